package main

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
)

const (
	width       = 10000 // of the grid, in tenths of a unit
	midLatitude = 55.0  // where the map is true to scale
)

// What is read: GeoJSON with the properties that the map's readers need.
type (
	collection struct {
		BBox     [4]float64 `json:"bbox"`
		Features []feature  `json:"features"`
	}
	feature struct {
		ID         string     `json:"id"`
		Properties properties `json:"properties"`
		Geometry   struct {
			Type        string          `json:"type"`
			Coordinates json.RawMessage `json:"coordinates"`
		} `json:"geometry"`
	}
	properties struct {
		Kind      string      `json:"kind"` // land, sea, backdrop or strait
		Region    string      `json:"region"`
		Difficult bool        `json:"difficult"`
		Fen       bool        `json:"fen"`    // difficult for its marshes, not its hills
		Label     [2]float64  `json:"label"`  // a point far from every border
		Room      float64     `json:"room"`   // degrees of latitude free around it
		Name      *[2]float64 `json:"name"`   // the middle of the name, where the usual place is poor
		Pieces    *[2]float64 `json:"pieces"` // where pieces stand, where the usual place is poor
		Spare     *[2]float64 `json:"spare"`  // where pieces stand that the area has no room for
	}
)

// What is written: lengths and points in tenths of a unit.
type (
	chart struct {
		Width    int      `json:"width"`
		Height   int      `json:"height"`
		Places   []place  `json:"places"`
		Backdrop [][]int  `json:"backdrop"`
		Straits  []strait `json:"straits"`
		Arcs     []string `json:"arcs"`
	}
	place struct {
		Name      string  `json:"name"`
		Sea       bool    `json:"sea,omitempty"`
		Region    string  `json:"region,omitempty"`
		Difficult bool    `json:"difficult,omitempty"`
		Fen       bool    `json:"fen,omitempty"`
		Label     [2]int  `json:"label"`
		Room      int     `json:"room,omitempty"`
		NameAt    *[2]int `json:"nameAt,omitempty"`
		Pieces    *[2]int `json:"pieces,omitempty"`
		Spare     *[2]int `json:"spare,omitempty"`
		Rings     [][]int `json:"rings"`
	}
	strait struct {
		Between [2]string `json:"between"`
		Line    string    `json:"line"`
	}
)

// project turns the text of a GeoJSON map into the text of a chart.
func project(source []byte) ([]byte, error) {
	var in collection
	if err := json.Unmarshal(source, &in); err != nil {
		return nil, err
	}
	g := newGrid(in.BBox)
	out := chart{Width: width, Height: g.height}
	var t topology
	for i := range in.Features {
		f := &in.Features[i]
		if f.Properties.Kind == "strait" {
			s, err := g.strait(f)
			if err != nil {
				return nil, err
			}
			out.Straits = append(out.Straits, s)
			continue
		}
		rings, err := g.rings(f)
		if err != nil {
			return nil, err
		}
		for _, r := range rings {
			t.add(i, r)
		}
	}
	rings := t.cut()
	out.Arcs = t.arcs
	for i := range in.Features {
		switch f := &in.Features[i]; f.Properties.Kind {
		case "land", "sea":
			p := g.place(f)
			p.Rings = rings[i]
			out.Places = append(out.Places, p)
		case "backdrop":
			out.Backdrop = append(out.Backdrop, rings[i]...)
		}
	}
	text, err := json.Marshal(out)
	return append(text, '\n'), err
}

// grid turns degrees into tenths of a unit.
type grid struct {
	west, north, perLon, perLat float64
	height                      int
}

func newGrid(bbox [4]float64) grid {
	perLon := width / (bbox[2] - bbox[0])
	perLat := perLon / math.Cos(midLatitude*math.Pi/180)
	return grid{bbox[0], bbox[3], perLon, perLat, int(math.Round((bbox[3] - bbox[1]) * perLat))}
}

func (g grid) point(p [2]float64) [2]int {
	return [2]int{int(math.Round((p[0] - g.west) * g.perLon)), int(math.Round((g.north - p[1]) * g.perLat))}
}

func (g grid) optional(p *[2]float64) *[2]int {
	if p == nil {
		return nil
	}
	q := g.point(*p)
	return &q
}

// line leaves out points that fall on the one before.
func (g grid) line(points [][2]float64) [][2]int {
	var out [][2]int
	for _, p := range points {
		q := g.point(p)
		if len(out) == 0 || out[len(out)-1] != q {
			out = append(out, q)
		}
	}
	return out
}

// rings are the outlines of a feature, each without its closing point.
func (g grid) rings(f *feature) ([][][2]int, error) {
	var polygons [][][][2]float64
	var err error
	switch f.Geometry.Type {
	case "Polygon":
		polygons = make([][][][2]float64, 1)
		err = json.Unmarshal(f.Geometry.Coordinates, &polygons[0])
	case "MultiPolygon":
		err = json.Unmarshal(f.Geometry.Coordinates, &polygons)
	default:
		err = fmt.Errorf("a %s has no outline", f.Geometry.Type)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.ID, err)
	}
	var out [][][2]int
	for _, polygon := range polygons {
		for _, ring := range polygon {
			r := g.line(ring)
			if len(r) < 4 || r[0] != r[len(r)-1] {
				return nil, fmt.Errorf("%s: a ring is not closed", f.ID)
			}
			out = append(out, r[:len(r)-1])
		}
	}
	return out, nil
}

func (g grid) strait(f *feature) (strait, error) {
	var line [][2]float64
	if err := json.Unmarshal(f.Geometry.Coordinates, &line); err != nil {
		return strait{}, fmt.Errorf("%s: %w", f.ID, err)
	}
	a, b, ok := strings.Cut(f.ID, " - ")
	if !ok {
		return strait{}, fmt.Errorf("%s: a strait is named after its two shores", f.ID)
	}
	return strait{[2]string{a, b}, steps(g.line(line))}, nil
}

func (g grid) place(f *feature) place {
	p := &f.Properties
	return place{
		Name:      f.ID,
		Sea:       p.Kind == "sea",
		Region:    p.Region,
		Difficult: p.Difficult,
		Fen:       p.Fen,
		Label:     g.point(p.Label),
		Room:      int(math.Round(p.Room * g.perLat)),
		NameAt:    g.optional(p.Name),
		Pieces:    g.optional(p.Pieces),
		Spare:     g.optional(p.Spare),
	}
}
