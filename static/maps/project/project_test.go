package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
)

func TestChartsAreUpToDate(t *testing.T) {
	for _, c := range charts {
		source, err := os.ReadFile("../" + c.name + ".geojson")
		if err != nil {
			t.Fatal(err)
		}
		want, err := project(source, c.latitude)
		if err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile("../" + c.name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s.json is older than %s.geojson: run go generate ./static/maps", c.name, c.name)
		}
	}
}

// Two squares side by side, the second with an island off its coast, and two
// towns with a road. Land beyond the map is east of the second.
const squares = `{"bbox":[0,54,2,56],"features":[
{"id":"West","properties":{"kind":"land","region":"England","label":[0.5,54.5]},"geometry":{"type":"Polygon","coordinates":[[[0,54],[1,54],[1,55],[0,55],[0,54]]]}},
{"id":"East","properties":{"kind":"land","region":"Wales","tint":2,"colour":"white","label":[1.5,54.5]},"geometry":{"type":"MultiPolygon","coordinates":[[[[1,54],[2,54],[2,55],[1,55],[1,54]]],[[[1,55.5],[2,55.5],[2,56],[1,55.5]]]]}},
{"id":"Beyond","properties":{"kind":"backdrop"},"geometry":{"type":"Polygon","coordinates":[[[2,54],[3,54],[3,55],[2,55],[2,54]]]}},
{"id":"York","properties":{"kind":"town","region":"West","colour":"red"},"geometry":{"type":"Point","coordinates":[0.5,54.5]}},
{"id":"Chester","properties":{"kind":"town","region":"West","colour":"blue"},"geometry":{"type":"Point","coordinates":[0.5,54.6]}},
{"id":"Wales","properties":{"kind":"title"},"geometry":{"type":"Point","coordinates":[1.5,55]}},
{"id":"York - Chester","properties":{"kind":"road"},"geometry":{"type":"LineString","coordinates":[[0.5,54.5],[0.5,54.6]]}},
{"id":"West - East","properties":{"kind":"strait"},"geometry":{"type":"LineString","coordinates":[[0,54],[2,55]]}}]}`

func TestSharedBorderIsOneArc(t *testing.T) {
	got, err := project([]byte(squares), 55)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`"name":"West","region":"England","label":[2500,13076],"rings":[[0,1]]`,
		`"name":"East","region":"Wales","tint":2,"colour":"white","label":[7500,13076],"rings":[[2,3,4,-1],[5]]`,
		`"backdrop":[[6,-4]]`,
		`"straits":[{"between":["West","East"],"line":"0 17434 10000 -8717"}]`,
		`"arcs":["5000 17434 0 -8717",`,
	} {
		if !strings.Contains(string(got), want) {
			t.Errorf("no %s in %s", want, got)
		}
	}
}

func TestTownsAndTitlesArePoints(t *testing.T) {
	got, err := project([]byte(squares), 55)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{
		`{"name":"York","town":true,"region":"West","colour":"red","label":[2500,13076]}`,
		`"roads":[{"between":["York","Chester"],"line":"2500 13076 0 -872"}]`,
		`"titles":[{"name":"Wales","at":[7500,8717]}]`,
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
		{`York - Chester`, `York`},
		{`[[0,54],[2,55]]`, `7`},
		{`"title"`, `"name"`},
		{`"Point","coordinates":[0.5,54.5]`, `"Polygon","coordinates":[[0.5,54.5]]`},
		{`"Point","coordinates":[1.5,55]`, `"Point","coordinates":"here"`},
		{`"bbox"`, `bbox`},
	} {
		if _, err := project([]byte(strings.Replace(squares, change[0], change[1], 1)), 55); err == nil {
			t.Errorf("%s for %s is accepted", change[1], change[0])
		}
	}
}
