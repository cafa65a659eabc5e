package maps

import (
	"encoding/json"
	"fmt"
	"math/bits"
	"slices"
	"strings"
)

// Chart is a map cut into the places of a game. Lengths are in units of a grid
// 1,000 wide; y grows to the south.
type Chart struct {
	Width, Height float64
	Places        []Place
	Straits       []Strait
	Roads         [][2]int8 // the towns that each joins
	Titles        []Title   // of regions that are not places themselves

	Corners []Point // where four areas meet, of which no two across are neighbours

	// The corners of the rectangle around the grid and the backdrop, which ends
	// there though the land goes on.
	From, To Point

	Lines
	Shores
	Scenery
}

// Lines has the lines of a chart as SVG path data, each stretch drawn once.
type Lines struct {
	Coast     string // where land meets sea
	Borders   string // between areas of a region
	Frontiers string // between regions
	Rim       string // between the areas and land that is not part of the game
	SeaLines  string // between seas
	Backdrop  string // land that is not part of the game, as closed outlines
	Crossings string // the straits
	Tracks    string // the roads
	Beyond    string // land still further away than the backdrop, as closed outlines that may overlap it
	Rivers    string
	Reaches   string // the rivers' lower halves
	Graticule string // whole degrees, as far as a screen may reach
}

// Shores are all shores of a chart, simplified for broad strokes and for broader ones, and
// those of land that is not part of the game: a path for each part of the map.
type Shores struct {
	Shallows, Deeps, Abroad []string
}

// Scenery is what is on a chart for its looks alone.
type Scenery struct {
	Cartouche Title   // the map's own name, and where it is written
	Rose      Point   // the middle of the compass rose
	Mile      float64 // length of a Roman mile

	// Where hills, reeds and trees are drawn, from north to south.
	Hills, Fens, Woods []Point
}

// Place is an area of land or sea, or a town.
type Place struct {
	Name      string // in English
	Sea       bool
	Town      bool   // a point in an area, without an outline of its own
	Towns     bool   // an area with towns in it: its name is their Region
	Region    string // in English; "" for a sea
	Tint      int    // which of the land's tints an area has
	Colour    string // of a town, or of the flag on an area: "red", "blue", "yellow", "white", "black"; "" for none
	Threshold int    // of a region that is claimed: the weight of towns that opens it
	Points    int    // and what it is worth
	Difficult bool
	Fen       bool   // difficult for its marshes
	Beside    uint64 // the land areas that share a border, or the seas that do
	Spots
	Outline
}

// Spots are where a place's name and pieces are.
type Spots struct {
	Label  Point   // inside, far from the borders; a town's point
	Room   float64 // radius that is free around Label; 0 for a sea and a town
	NameAt *Point  // the middle of the name, where the usual place is poor
	Bow    float64 // how far the middle of the name rises above its ends; below 0 it sinks
	Pieces *Point  // where pieces stand, where the usual place is poor
	Spare  *Point  // where pieces stand that the area has no room for
}

// Outline is how far a place reaches.
type Outline struct {
	Rings    [][]Point // outlines, each without its closing point
	Path     string    // the outlines as SVG path data
	from, to Point     // the corners of the rectangle around it
}

// Point is a point of the grid.
type Point struct{ X, Y float64 }

// Title is the name of a region and the middle of where it is written.
type Title struct {
	Name string // in English
	At   Point
}

// Strait joins two areas across water.
type Strait struct {
	Between [2]int8
	From    Point
	To      Point
}

// file is the form of a chart's file, which the program in project writes.
type file struct {
	Width, Height int
	Places        []struct {
		Name, Region, Colour      string
		Sea, Town, Difficult, Fen bool
		Tint, Threshold, Points   int
		Bow                       float64
		Label                     [2]int
		Room                      int
		NameAt, Pieces, Spare     *[2]int
		Rings                     [][]int
	}
	Backdrop       [][]int
	Straits, Roads []struct {
		Between [2]string
		Line    string
	}
	Titles []struct {
		Name string
		At   [2]int
	}
	Beyond, Rivers     []string
	Hills, Fens, Woods string
	Arcs               []string

	Cartouche struct {
		Name string
		At   [2]int
	}
	Rose                 [2]int
	Mile                 float64
	Meridians, Parallels []int
}

// steps are a point and the way from each point to the next, in tenths.
type steps [][2]int

// read turns the text of a chart into a chart.
func read(text []byte) (*Chart, error) {
	var f file
	if err := json.Unmarshal(text, &f); err != nil {
		return nil, err
	}
	return f.chart()
}

// chart is the chart that a file describes.
func (f *file) chart() (*Chart, error) {
	arcs := make([]steps, len(f.Arcs))
	for i, a := range f.Arcs {
		var err error
		if arcs[i], err = parseSteps(a); err != nil {
			return nil, fmt.Errorf("arc %d: %w", i, err)
		}
	}
	c := &Chart{Width: units(f.Width), Height: units(f.Height)}
	owners, err := c.readPlaces(f, arcs)
	if err != nil {
		return nil, err
	}
	backdrop, err := join(arcs, f.Backdrop)
	if err != nil {
		return nil, fmt.Errorf("backdrop: %w", err)
	}
	c.Backdrop = closed(backdrop)
	var abroad [][]Point
	for _, outline := range backdrop {
		abroad = append(abroad, outline.walked())
	}
	c.From, c.To = around(append(points(backdrop), []Point{{}, {c.Width, c.Height}}))
	beyond := make([]bool, len(arcs))
	for _, r := range f.Backdrop {
		for _, a := range r {
			beyond[max(a, ^a)] = true
		}
	}
	coasts := c.drawLines(arcs, owners, beyond)
	c.findCorners(arcs, owners)
	if err := c.readWays(f); err != nil {
		return nil, err
	}
	if err := c.readScenery(f, coasts, abroad); err != nil {
		return nil, err
	}
	for _, t := range f.Titles {
		c.Titles = append(c.Titles, Title{t.Name, point(t.At)})
	}
	return c, nil
}

// readPlaces reads the places; owners is of each arc the places that it bounds.
func (c *Chart) readPlaces(f *file, arcs []steps) (owners [][]int8, err error) {
	owners = make([][]int8, len(arcs))
	for i, p := range f.Places {
		rings, err := join(arcs, p.Rings)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name, err)
		}
		for _, r := range p.Rings {
			for _, a := range r {
				owners[max(a, ^a)] = append(owners[max(a, ^a)], int8(i))
			}
		}
		c.Places = append(c.Places, Place{
			Name: p.Name, Sea: p.Sea, Town: p.Town, Region: p.Region,
			Tint: p.Tint, Colour: p.Colour, Threshold: p.Threshold, Points: p.Points,
			Difficult: p.Difficult, Fen: p.Fen,
			Spots: Spots{
				Label: point(p.Label), Room: units(p.Room),
				NameAt: optional(p.NameAt), Bow: p.Bow, Pieces: optional(p.Pieces), Spare: optional(p.Spare),
			},
			Outline: Outline{Rings: points(rings), Path: closed(rings)},
		})
		c.Places[i].measure()
	}
	for _, p := range c.Places {
		if p.Town {
			area := c.Index(p.Region)
			if area < 0 {
				return nil, fmt.Errorf("%s lies in no area", p.Name)
			}
			c.Places[area].Towns = true
		}
	}
	return owners, nil
}

// readWays reads straits and roads.
func (c *Chart) readWays(f *file) error {
	for _, s := range f.Straits {
		ends, line, err := c.between(s.Between, s.Line)
		if err != nil {
			return fmt.Errorf("strait %v: %w", s.Between, err)
		}
		shores := points([]steps{line})[0]
		c.Straits = append(c.Straits, Strait{ends, shores[0], shores[len(shores)-1]})
		c.Crossings += line.path()
	}
	for _, r := range f.Roads {
		ends, line, err := c.between(r.Between, r.Line)
		if err != nil {
			return fmt.Errorf("road %v: %w", r.Between, err)
		}
		c.Roads = append(c.Roads, ends)
		c.Tracks += line.path()
	}
	return nil
}

// readScenery reads what is on the map for its looks alone, and draws the shores
// of the game and those abroad.
func (c *Chart) readScenery(f *file, coasts, abroad [][]Point) error {
	var beyond, rivers, reaches strings.Builder
	for i, text := range f.Beyond {
		outline, err := parseSteps(text)
		if err != nil {
			return fmt.Errorf("land beyond %d: %w", i, err)
		}
		beyond.WriteString(outline.path())
		beyond.WriteByte('z')
		abroad = append(abroad, uncut(outline.walked())...)
	}
	for i, text := range f.Rivers {
		course, err := parseSteps(text)
		if err != nil {
			return fmt.Errorf("river %d: %w", i, err)
		}
		rivers.WriteString(course.winding())
		reaches.WriteString(course.from(len(course) / 2).winding())
	}
	c.Graticule = graticule(f.Meridians, f.Parallels)
	c.Cartouche, c.Rose, c.Mile = Title{f.Cartouche.Name, point(f.Cartouche.At)}, point(f.Rose), f.Mile/10
	c.Beyond, c.Rivers, c.Reaches = beyond.String(), rivers.String(), reaches.String()
	all := append(coasts, abroad...)
	c.Shallows, c.Deeps, c.Abroad = shores(all, 1), shores(all, 6), shores(abroad, .6)
	for text, marks := range map[*string]*[]Point{&f.Hills: &c.Hills, &f.Fens: &c.Fens, &f.Woods: &c.Woods} {
		if *text == "" {
			continue
		}
		strewn, err := parseSteps(*text)
		if err != nil {
			return fmt.Errorf("scenery: %w", err)
		}
		*marks = points([]steps{strewn})[0]
	}
	return nil
}

// graticule draws meridians and parallels as long as each other's number allows.
func graticule(meridians, parallels []int) string {
	if len(meridians) == 0 || len(parallels) == 0 {
		return ""
	}
	var lines strings.Builder
	west, east := meridians[0], meridians[len(meridians)-1]
	north, south := slices.Min(parallels), slices.Max(parallels)
	for _, x := range meridians {
		lines.WriteString(steps{{x, north}, {0, south - north}}.path())
	}
	for _, y := range parallels {
		lines.WriteString(steps{{west, y}, {east - west, 0}}.path())
	}
	return lines.String()
}

// between reads a line from one place to another.
func (c *Chart) between(names [2]string, text string) (ends [2]int8, line steps, err error) {
	if line, err = parseSteps(text); err != nil {
		return ends, nil, err
	}
	for i, name := range names {
		if ends[i] = c.Index(name); ends[i] < 0 {
			return ends, nil, fmt.Errorf("no place %q", name)
		}
	}
	return ends, line, nil
}

// drawLines sorts the arcs by what they part; beyond has the arcs of the backdrop. It
// gives the coasts as points, too.
func (c *Chart) drawLines(arcs []steps, owners [][]int8, beyond []bool) (coasts [][]Point) {
	var coast, borders, frontiers, rim, seaLines strings.Builder
	for i, by := range owners {
		switch {
		case len(by) == 2:
			a, b := &c.Places[by[0]], &c.Places[by[1]]
			a.Beside |= 1 << by[1]
			b.Beside |= 1 << by[0]
			switch {
			case a.Sea:
				seaLines.WriteString(arcs[i].path())
			case a.Region == b.Region:
				borders.WriteString(arcs[i].path())
			default:
				frontiers.WriteString(arcs[i].path())
			}
		case len(by) == 1 && beyond[i]:
			rim.WriteString(arcs[i].path())
		case len(by) == 1 && !c.Places[by[0]].Sea:
			coast.WriteString(arcs[i].path())
			coasts = append(coasts, arcs[i].walked())
		}
	}
	c.Coast = coast.String()
	c.Borders, c.Frontiers, c.Rim, c.SeaLines = borders.String(), frontiers.String(), rim.String(), seaLines.String()
	return coasts
}

// findCorners looks for ends of borders where four areas of land meet.
func (c *Chart) findCorners(arcs []steps, owners [][]int8) {
	meet := map[Point]uint64{}
	for i, line := range arcs {
		ends := points([]steps{line})[0]
		for _, end := range []Point{ends[0], ends[len(ends)-1]} {
			before := meet[end]
			for _, place := range owners[i] {
				if !c.Places[place].Sea {
					meet[end] |= 1 << place
				}
			}
			if bits.OnesCount64(before) < 4 && bits.OnesCount64(meet[end]) >= 4 {
				c.Corners = append(c.Corners, end)
			}
		}
	}
}

// Index is the index of a place by its English name, or -1.
func (c *Chart) Index(name string) int8 {
	for i := range c.Places {
		if c.Places[i].Name == name {
			return int8(i)
		}
	}
	return -1
}

func units(tenths int) float64 { return float64(tenths) / 10 }

func point(p [2]int) Point { return Point{units(p[0]), units(p[1])} }

func optional(p *[2]int) *Point {
	if p == nil {
		return nil
	}
	q := point(*p)
	return &q
}
