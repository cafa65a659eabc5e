package board

import (
	"math"
	"slices"
	"strings"

	"bretwalda/static/maps"
)

// How a place is lit, from the first drawn to the last.
var lightClasses = [...]string{"board-origin", "board-lit", "board-target", "board-pointed", "board-selected"}

// painter draws what changes on a map above its ground.
type painter struct{ *Map }

// light is the class a place is lit with, as an index, or -1.
func (m painter) light(place int8) int {
	bit := uint64(1) << place
	switch {
	case place == m.Selected:
		return 4
	case m.Pointed&bit != 0:
		return 3
	case m.Targets&bit != 0:
		return 2
	case m.Lit&bit != 0:
		return 1
	case m.Origins&bit != 0:
		return 0
	}
	return -1
}

// lights draws what can be done and what is pointed out: areas of land as a
// whole, towns as a ring, seas as a pool around their names and fleets.
func (m painter) lights(sea bool) string {
	var b strings.Builder
	for _, towns := range []bool{false, true} {
		for class, name := range lightClasses {
			for i := range m.Chart.Places {
				p := &m.Chart.Places[i]
				if p.Sea == sea && p.Town == towns && m.light(int8(i)) == class {
					writeLight(&b, p, name)
				}
			}
		}
	}
	return b.String()
}

// writeLight lights a place.
func writeLight(b *strings.Builder, p *maps.Place, class string) {
	switch {
	case p.Sea:
		b.WriteString(`<ellipse class="` + class + `" cx="` + number(p.Label.X) + `" cy="` + number(p.Label.Y-22) + `" rx="126" ry="60"/>`)
	case p.Town:
		b.WriteString(`<g style="` + at(p.Label, 1) + `"><circle class="` + class + `" r="24"/></g>`)
	default:
		b.WriteString(`<path class="` + class + `" d="` + p.Path + `"/>`)
	}
}

// arrow draws a march along the points of its way, and leaves the pieces at both
// ends in sight: a bow, or a curve through what it goes by.
func arrow(way []maps.Point) string {
	way = slices.Compact(way)
	last := len(way) - 1
	if last < 1 {
		return ""
	}
	first, end := way[1], way[last-1]
	if last == 1 {
		first = bow(way[0], way[1])
		end = first
	}
	start := toward(way[0], first, min(24, far(way[0], way[1])*.3))
	tip := toward(way[last], end, min(23, far(way[last-1], way[last])*.28))
	ux, uy := unit(end, tip)
	neck := maps.Point{X: tip.X - ux*13, Y: tip.Y - uy*13}
	line := `d="M` + point(start)
	if last == 1 {
		line += `Q` + point(first) + ` ` + point(neck) + `"`
	} else {
		line += through(start, way[1:last], neck) + `"`
	}
	head := `d="M` + point(tip) + `L` + number(neck.X-uy*9) + ` ` + number(neck.Y+ux*9) + `L` + number(neck.X+uy*9) + ` ` + number(neck.Y-ux*9) + `z"`
	return `<path class="board-march-halo" ` + line + `/><path class="board-march-halo" ` + head + `/><path class="board-march" ` + line + `/><path class="board-march-head" ` + head + `/>`
}

// bow is what the line between two points bends towards: the north, where its own
// names do not stand.
func bow(from, to maps.Point) maps.Point {
	dx, dy := unit(from, to)
	nx, ny := dy, -dx
	if ny > 0 {
		nx, ny = -nx, -ny
	}
	by := 2 * min(28, 11+far(from, to)*.1)
	return maps.Point{X: (from.X+to.X)/2 + nx*by, Y: (from.Y+to.Y)/2 + ny*by}
}

// through is a curve that goes on from a point through others to the last, and
// at each turns as the line from the one before it to the one after it has it.
func through(start maps.Point, by []maps.Point, end maps.Point) string {
	points := append(append([]maps.Point{start}, by...), end)
	curve := ""
	for i := range len(points) - 1 {
		a, b := points[i], points[i+1]
		before, after := points[max(i-1, 0)], points[min(i+2, len(points)-1)]
		leaves := maps.Point{X: a.X + (b.X-before.X)/6, Y: a.Y + (b.Y-before.Y)/6}
		comes := maps.Point{X: b.X - (after.X-a.X)/6, Y: b.Y - (after.Y-a.Y)/6}
		curve += `C` + point(leaves) + ` ` + point(comes) + ` ` + point(b)
	}
	return curve
}

func point(p maps.Point) string { return number(p.X) + ` ` + number(p.Y) }

func far(a, b maps.Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

// toward is the point so far from a on the way to b.
func toward(a, b maps.Point, far float64) maps.Point {
	ux, uy := unit(a, b)
	return maps.Point{X: a.X + ux*far, Y: a.Y + uy*far}
}

func unit(a, b maps.Point) (x, y float64) {
	l := max(1, math.Hypot(b.X-a.X, b.Y-a.Y))
	return (b.X - a.X) / l, (b.Y - a.Y) / l
}

// march draws Arrow, over what is bound for somewhere already.
func (m painter) march(clusters []cluster) string {
	ways := ""
	for _, way := range m.Ways {
		if !slices.Equal(way, m.Arrow) {
			ways += m.way(way, clusters)
		}
	}
	if ways != "" {
		ways = `<g class="board-ways">` + ways + `</g>`
	}
	return ways + m.way(m.Arrow, clusters)
}

// way draws an arrow from where pieces stand to where they go.
func (m painter) way(places []int8, clusters []cluster) string {
	var way []maps.Point
	for i, place := range places {
		at := home(&m.Chart.Places[place])
		for _, k := range clusters {
			if k.Place == place && (i == 0 || i+1 == len(places)) {
				at = k.At
			}
		}
		if !m.Chart.Places[place].Town {
			at.Y -= 20
		}
		way = append(way, at)
	}
	return arrow(way)
}
