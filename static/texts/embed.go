//go:build !js

package texts

import "embed"

// Files holds a file CODE.json for each language. In the browser they lie beside
// the program.
//
//go:embed *.json
var Files embed.FS

func open(name string) ([]byte, error) { return Files.ReadFile(name) }
