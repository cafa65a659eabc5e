package languages

import "bretwalda/static/asset"

var listed []Language

func all() []Language {
	if listed == nil {
		listed = mustParse(asset.Read(List))
	}
	return listed
}

// Read is a file of a language that comes beside the program.
func Read(name string) ([]byte, error) { return asset.Read(name) }
