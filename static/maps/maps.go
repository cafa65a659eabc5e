// Package maps holds the charts that boards are drawn from.
//
// A chart is made once, by the program in project, from a GeoJSON map that
// people can edit; the client reads the chart alone. Coastlines come from
// Natural Earth at 1:10 million, which are in the public domain; the borders
// between the areas are drawn by hand.
package maps

import "sync"

//go:generate go run ./project

var (
	readBritain = reader("britain")
	readWales   = reader("wales")
	readIreland = reader("ireland")
)

// reader reads a chart when it is first asked for.
func reader(name string) func() *Chart {
	return sync.OnceValue(func() *Chart {
		text, err := open(name + ".json")
		if err != nil {
			panic("maps: " + err.Error()) // the file comes with the program
		}
		c, err := read(text)
		if err != nil {
			panic("maps: " + name + ": " + err.Error())
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
// regions they are in.
func Ireland() *Chart { return readIreland() }
