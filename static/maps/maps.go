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

var (
	//go:embed britain.json
	britain []byte
	//go:embed wales.json
	wales []byte
	//go:embed ireland.json
	ireland []byte
)

var (
	readBritain = reader("britain", britain)
	readWales   = reader("wales", wales)
	readIreland = reader("ireland", ireland)
)

// reader reads a chart when it is first asked for.
func reader(name string, text []byte) func() *Chart {
	return sync.OnceValue(func() *Chart {
		c, err := read(text)
		if err != nil {
			panic("maps: " + name + ": " + err.Error()) // the file is part of the program
		}
		return c
	})
}

// Britain is the chart of Britannia: 37 land areas and 6 seas. It is shared:
// callers must not change it, nor any other chart.
func Britain() *Chart { return readBritain() }

// Wales is the chart of The Marcher Lords: 33 zones. Its regions are the
// kingdoms, the earldoms and the borderland between them.
func Wales() *Chart { return readWales() }

// Ireland is the chart of Brian Boru: 53 towns, joined by roads, and then the 8
// regions they lie in.
func Ireland() *Chart { return readIreland() }
