//go:build !js

package maps

import "embed"

// Files holds the charts. In the browser they are beside the program.
//
//go:embed *.json
var Files embed.FS

func open(name string) ([]byte, error) { return Files.ReadFile(name) }
