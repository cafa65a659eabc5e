//go:build !js

package games

import (
	"embed"
	"io/fs"
)

// styles are the style sheets of families. The build serves them, so the client does
// without.
//
//go:embed */style.css
var styles embed.FS

// Styles lists the style sheets of families, a path like "marcher/style.css" each.
func Styles() ([]string, error) { return fs.Glob(styles, "*/style.css") }

// Style reads one of them.
func Style(name string) ([]byte, error) { return styles.ReadFile(name) }
