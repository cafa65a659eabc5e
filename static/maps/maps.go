// Package maps holds the charts that boards are drawn from.
//
// A chart is made once, by the program in project, from a GeoJSON map that
// people can edit; the client reads the chart alone. Coastlines are those of
// Natural Earth at 1:10 million, which are in the public domain; the borders
// between the areas are drawn by hand.
package maps

import (
	_ "embed"
	"sync"
)

//go:generate go run ./project

//go:embed britain.json
var britain []byte

var readBritain = sync.OnceValue(func() *Chart {
	c, err := read(britain)
	if err != nil {
		panic("maps: britain: " + err.Error()) // the file is part of the program
	}
	return c
})

// Britain is the chart of Britannia: 37 land areas and 6 seas. It is shared:
// callers must not change it.
func Britain() *Chart { return readBritain() }
