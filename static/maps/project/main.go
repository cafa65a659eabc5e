// Command project makes britain.json, wales.json and ireland.json, the charts
// that boards are drawn from, out of the GeoJSON maps of the same names, which
// people edit. It runs in static/maps:
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

// charts are the maps' names, each with the latitude where its chart is true to
// scale.
var charts = []struct {
	name     string
	latitude float64
}{
	{"britain", 55},
	{"wales", 52.4},
	{"ireland", 53.4},
}

func main() {
	for _, c := range charts {
		if err := write(c.name, c.latitude); err != nil {
			fmt.Fprintf(os.Stderr, "project: %s: %v\n", c.name, err)
			os.Exit(1)
		}
	}
}

func write(name string, latitude float64) error {
	source, err := os.ReadFile(name + ".geojson")
	if err != nil {
		return err
	}
	chart, err := project(source, latitude)
	if err != nil {
		return err
	}
	return os.WriteFile(name+".json", chart, 0o644)
}
