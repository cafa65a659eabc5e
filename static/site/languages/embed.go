//go:build !js

package languages

import (
	"io/fs"

	"bretwalda/static/site"
)

// Files is the site that the languages are read from. In the browser they come beside
// the program. A test may put a site with another language here.
var Files fs.FS = site.Files

func all() []Language { return mustParse(fs.ReadFile(Files, List)) }

// Read is a file of a language.
func Read(name string) ([]byte, error) { return fs.ReadFile(Files, name) }
