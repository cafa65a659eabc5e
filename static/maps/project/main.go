// Command project makes britain.json, the chart that boards are drawn from, out
// of britain.geojson, the map that people edit. It runs in static/maps:
//
//	go run ./project
//
// Longitude and latitude become a grid 1,000 wide with one decimal, kept in
// tenths. Outlines become arcs, as in TopoJSON: each stretch between two
// places, or between one and the sea, is written once as a point and steps from
// point to point; a ring is a list of arcs, ^i being arc i walked backwards.
package main

import (
	"fmt"
	"os"
)

func main() {
	source, err := os.ReadFile("britain.geojson")
	if err == nil {
		var chart []byte
		if chart, err = project(source); err == nil {
			err = os.WriteFile("britain.json", chart, 0o644)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "project:", err)
		os.Exit(1)
	}
}
