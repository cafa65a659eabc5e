package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

func TestChartIsUpToDate(t *testing.T) {
	source, err := os.ReadFile("../britain.geojson")
	if err != nil {
		t.Fatal(err)
	}
	want, err := project(source, 55)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../britain.json")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("britain.json is older than britain.geojson: run go generate ./static/maps")
	}
}

// Two squares side by side, the second with an island off its coast.
const squares = `{"bbox":[0,54,2,56],"features":[
{"id":"West","properties":{"kind":"land","region":"England","label":[0.5,54.5]},"geometry":{"type":"Polygon","coordinates":[[[0,54],[1,54],[1,55],[0,55],[0,54]]]}},
{"id":"East","properties":{"kind":"land","region":"Wales","label":[1.5,54.5]},"geometry":{"type":"MultiPolygon","coordinates":[[[[1,54],[2,54],[2,55],[1,55],[1,54]]],[[[1,55.5],[2,55.5],[2,56],[1,55.5]]]]}},
{"id":"West - East","properties":{"kind":"strait"},"geometry":{"type":"LineString","coordinates":[[0,54],[2,55]]}}]}`

func TestSharedBorderIsOneArc(t *testing.T) {
	got, err := project([]byte(squares), 55)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"name":"West","region":"England","label":[2500,13076],"rings":[[0,1]]`,
		`"name":"East","region":"Wales","label":[7500,13076],"rings":[[2,-1],[3]]`,
		`"straits":[{"between":["West","East"],"line":"0 17434 10000 -8717"}]`,
		`"arcs":["5000 17434 0 -8717",`,
	} {
		if !strings.Contains(string(got), want) {
			t.Errorf("no %s in %s", want, got)
		}
	}
}

func TestPoorMapsAreRefused(t *testing.T) {
	for _, change := range [][2]string{
		{`"Polygon"`, `"Point"`},
		{`[0,55],[0,54]]]`, `[0,55]]]`},
		{`West - East`, `West to East`},
		{`[[0,54],[2,55]]`, `7`},
		{`"bbox"`, `bbox`},
	} {
		if _, err := project([]byte(strings.Replace(squares, change[0], change[1], 1)), 55); err == nil {
			t.Errorf("%s for %s is accepted", change[1], change[0])
		}
	}
}
