package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strings"
)

const width = 10000 // of the grid, in tenths of a unit

// The input: GeoJSON with the properties that the map's readers need.
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
		Kind      string      `json:"kind"` // land, sea, town, backdrop, beyond, strait, road, title, river, hills, woods, cartouche or rose
		Region    string      `json:"region"`
		Tint      int         `json:"tint"`   // of an area of land
		Colour    string      `json:"colour"` // of a town, or of an area's flag
		Threshold int         `json:"threshold"`
		Points    int         `json:"points"`
		Difficult bool        `json:"difficult"`
		Fen       bool        `json:"fen"`    // difficult for its marshes, not its hills
		Label     [2]float64  `json:"label"`  // a point far from every border
		Room      float64     `json:"room"`   // degrees of latitude free around it
		Name      *[2]float64 `json:"name"`   // the middle of the name, where the usual place is poor
		Bow       int         `json:"bow"`    // units by which the middle of the name rises above its ends, or sinks
		Pieces    *[2]float64 `json:"pieces"` // where pieces stand, where the usual place is poor
		Spare     *[2]float64 `json:"spare"`  // where pieces stand that the area has no room for
	}
)

// The output: lengths and points in tenths of a unit.
type (
	chart struct {
		Width    int      `json:"width"`
		Height   int      `json:"height"`
		Places   []place  `json:"places"`
		Backdrop [][]int  `json:"backdrop"`
		Straits  []line   `json:"straits,omitempty"`
		Roads    []line   `json:"roads,omitempty"`
		Titles   []title  `json:"titles,omitempty"`
		Beyond   []string `json:"beyond"` // outlines of land further away than the backdrop
		Rivers   []string `json:"rivers"` // from the spring on
		Hills    string   `json:"hills,omitempty"`
		Fens     string   `json:"fens,omitempty"`
		Woods    string   `json:"woods"`
		Arcs     []string `json:"arcs"`

		Cartouche title   `json:"cartouche"`
		Rose      [2]int  `json:"rose"`
		Mile      float64 `json:"mile"`      // a Roman one
		Meridians []int   `json:"meridians"` // whole degrees
		Parallels []int   `json:"parallels"`
	}
	place struct {
		Name      string  `json:"name"`
		Sea       bool    `json:"sea,omitempty"`
		Town      bool    `json:"town,omitempty"`
		Region    string  `json:"region,omitempty"`
		Tint      int     `json:"tint,omitempty"`
		Colour    string  `json:"colour,omitempty"`
		Threshold int     `json:"threshold,omitempty"`
		Points    int     `json:"points,omitempty"`
		Difficult bool    `json:"difficult,omitempty"`
		Fen       bool    `json:"fen,omitempty"`
		Label     [2]int  `json:"label"`
		Room      int     `json:"room,omitempty"`
		NameAt    *[2]int `json:"nameAt,omitempty"`
		Bow       int     `json:"bow,omitempty"` // in units
		Pieces    *[2]int `json:"pieces,omitempty"`
		Spare     *[2]int `json:"spare,omitempty"`
		Rings     [][]int `json:"rings,omitempty"`
	}
	line struct {
		Between [2]string `json:"between"`
		Line    string    `json:"line"`
	}
	title struct {
		Name string `json:"name"`
		At   [2]int `json:"at"`
	}
)

// project turns the text of a GeoJSON map into the text of a chart that is true
// to scale at a latitude.
func project(source []byte, latitude float64) ([]byte, error) {
	var in collection
	if err := json.Unmarshal(source, &in); err != nil {
		return nil, err
	}
	g := newGrid(in.BBox, latitude)
	out := chart{Width: width, Height: g.height}
	t := topology{owners: len(in.Features)}
	for i := range in.Features {
		var err error
		switch f := &in.Features[i]; f.Properties.Kind {
		case "land", "sea", "backdrop":
			err = g.outline(&t, i, f)
		case "town": // has no outline
		case "strait":
			out.Straits, err = g.lines(out.Straits, f)
		case "road":
			out.Roads, err = g.lines(out.Roads, f)
		case "title":
			var at [2]int
			at, err = g.at(f)
			out.Titles = append(out.Titles, title{f.ID, at})
		case "beyond":
			out.Beyond, err = g.distant(f)
		case "river":
			var course [][2]int
			course, err = g.course(f)
			out.Rivers = append(out.Rivers, steps(course))
		case "cartouche":
			out.Cartouche.Name = f.ID
			out.Cartouche.At, err = g.at(f)
		case "rose":
			out.Rose, err = g.at(f)
		case "hills", "woods": // are strewn over the areas
		default:
			err = fmt.Errorf("no kind %q", f.Properties.Kind)
		}
		if err != nil {
			return nil, fmt.Errorf("%s: %w", in.Features[i].ID, err)
		}
	}
	rings := t.cut()
	out.Arcs = t.arcs
	for i := range in.Features {
		switch f := &in.Features[i]; f.Properties.Kind {
		case "land", "sea", "town":
			p, err := g.place(f)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f.ID, err)
			}
			p.Rings = rings[i]
			out.Places = append(out.Places, p)
		case "backdrop":
			out.Backdrop = append(out.Backdrop, rings[i]...)
		}
	}
	out.Mile = math.Round(g.perLat/degree*romanMile*100) / 100
	out.Meridians, out.Parallels = g.degrees()
	if err := g.strew(&out, in.Features); err != nil {
		return nil, err
	}
	text, err := json.Marshal(out)
	return append(text, '\n'), err
}

// grid turns degrees into tenths of a unit.
type grid struct {
	west, north, perLon, perLat float64
	height                      int
}

func newGrid(bbox [4]float64, latitude float64) grid {
	perLon := width / (bbox[2] - bbox[0])
	perLat := perLon / math.Cos(latitude*math.Pi/180)
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

// outline adds a feature's rings to the topology.
func (g grid) outline(t *topology, owner int, f *feature) error {
	rings, err := g.rings(f)
	for _, r := range rings {
		t.add(owner, r)
	}
	return err
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
		return nil, err
	}
	var out [][][2]int
	for _, polygon := range polygons {
		for _, ring := range polygon {
			r := g.line(ring)
			if len(r) < 4 || r[0] != r[len(r)-1] {
				return nil, errors.New("a ring is not closed")
			}
			out = append(out, r[:len(r)-1])
		}
	}
	return out, nil
}

// at is the point of a feature that has no more.
func (g grid) at(f *feature) ([2]int, error) {
	var p [2]float64
	if f.Geometry.Type != "Point" {
		return [2]int{}, fmt.Errorf("a %s is no point", f.Geometry.Type)
	}
	err := json.Unmarshal(f.Geometry.Coordinates, &p)
	return g.point(p), err
}

// lines appends the line of a strait or a road, which is named after its ends.
func (g grid) lines(to []line, f *feature) ([]line, error) {
	var points [][2]float64
	if err := json.Unmarshal(f.Geometry.Coordinates, &points); err != nil {
		return nil, err
	}
	a, b, ok := strings.Cut(f.ID, " - ")
	if !ok {
		return nil, fmt.Errorf("a %s is named after its two ends", f.Properties.Kind)
	}
	return append(to, line{[2]string{a, b}, steps(g.line(points))}), nil
}

// Lengths in kilometres.
const (
	degree    = 111.2 // of latitude
	romanMile = 1.48
)

// farAround is how many degrees the lines of whole degrees go on beyond the map.
const farAround = 16

// degrees are the places of whole degrees of longitude and latitude.
func (g grid) degrees() (meridians, parallels []int) {
	for i := -farAround; i <= farAround; i++ {
		p := g.point([2]float64{math.Round(g.west) + float64(i), math.Round(g.north) + float64(i)})
		meridians, parallels = append(meridians, p[0]), append(parallels, p[1])
	}
	return meridians, parallels
}

// course is the line of a river or a road.
func (g grid) course(f *feature) ([][2]int, error) {
	var points [][2]float64
	err := json.Unmarshal(f.Geometry.Coordinates, &points)
	return g.line(points), err
}

// distant are outlines that are seen from afar: whole units will do.
func (g grid) distant(f *feature) ([]string, error) {
	rings, err := g.rings(f)
	var out []string
	for _, r := range rings {
		var coarse [][2]int
		for _, p := range r {
			if q := wholeUnits(p); len(coarse) == 0 || coarse[len(coarse)-1] != q {
				coarse = append(coarse, q)
			}
		}
		if len(coarse) > 2 {
			out = append(out, steps(coarse))
		}
	}
	return out, err
}

func wholeUnits(p [2]int) [2]int {
	return [2]int{int(math.Round(float64(p[0])/10)) * 10, int(math.Round(float64(p[1])/10)) * 10}
}

// strew adds the hills, fens and woods: those of difficult areas, and those of
// the patches that the map names.
func (g grid) strew(out *chart, features []feature) error {
	land, patches, err := g.survey(features)
	if err != nil {
		return err
	}
	marks := map[string][][2]int{}
	for _, p := range patches {
		// The least islands have no room to keep away from their shores.
		grown := land.strew(p.growth, p.rings)
		for len(grown) == 0 && p.away > 10 {
			p.away /= 2
			grown = land.strew(p.growth, p.rings)
		}
		for _, at := range grown {
			marks[p.kind] = append(marks[p.kind], wholeUnits(at))
		}
	}
	for kind, text := range map[string]*string{"hills": &out.Hills, "fens": &out.Fens, "woods": &out.Woods} {
		*text = steps(marks[kind])
	}
	return nil
}

// patch is an area in which something grows.
type patch struct {
	growth
	name  string
	rings [][][2]int
}

// survey is what hills, fens and woods keep away from, and the patches on which they stand.
func (g grid) survey(features []feature) (land ground, patches []patch, err error) {
	for i := range features {
		f := &features[i]
		var rings [][][2]int
		var err error
		switch p := &f.Properties; p.Kind {
		case "land":
			if rings, err = g.rings(f); err != nil {
				return ground{}, nil, fmt.Errorf("%s: %w", f.ID, err)
			}
			for _, r := range rings {
				land.lines = append(land.lines, append(r, r[0]))
			}
			at := g.point(p.Label)
			at[1] += nameBelow
			if p.Name != nil {
				at = g.point(*p.Name)
			}
			land.names = append(land.names, nameOblong(f.ID, at))
			switch {
			case p.Fen:
				patches = append(patches, patch{fens, f.ID, rings})
			case p.Difficult:
				patches = append(patches, patch{hills, f.ID, rings})
			}
		case "hills", "woods":
			rings, err = g.rings(f)
			w := hills
			if p.Kind == "woods" {
				w = woods
			}
			patches = append(patches, patch{w, f.ID, rings})
		case "town":
			var at [2]int
			at, err = g.at(f)
			land.towns = append(land.towns, at)
		case "road", "river":
			var course [][2]int
			course, err = g.course(f)
			land.lines = append(land.lines, course)
		case "title":
			var at [2]int
			at, err = g.at(f)
			land.names = append(land.names, nameOblong(f.ID, at))
		}
		if err != nil {
			return ground{}, nil, fmt.Errorf("%s: %w", f.ID, err)
		}
	}
	return land, patches, nil
}

func (g grid) place(f *feature) (place, error) {
	p := &f.Properties
	out := place{
		Name:      f.ID,
		Sea:       p.Kind == "sea",
		Town:      p.Kind == "town",
		Region:    p.Region,
		Tint:      p.Tint,
		Colour:    p.Colour,
		Threshold: p.Threshold,
		Points:    p.Points,
		Difficult: p.Difficult,
		Fen:       p.Fen,
		Label:     g.point(p.Label),
		Room:      int(math.Round(p.Room * g.perLat)),
		NameAt:    g.optional(p.Name),
		Bow:       p.Bow,
		Pieces:    g.optional(p.Pieces),
		Spare:     g.optional(p.Spare),
	}
	var err error
	if out.Town {
		out.Label, err = g.at(f)
	}
	return out, err
}
