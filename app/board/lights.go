package board

import (
	"math"
	"strings"

	"bretwalda/static/maps"
)

// How a place is lit, from what is drawn first to what lies on top.
var lightClasses = [...]string{"board-origin", "board-lit", "board-target", "board-pointed", "board-selected"}

// light is the class a place is lit with, as an index, or -1.
func (m *Map) light(place int8) int {
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
func (m *Map) lights(sea bool) string {
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

// arrow draws a march from one place to another: a bow that leaves the pieces
// at both ends in sight.
func arrow(from, to maps.Point) string {
	dx, dy := to.X-from.X, to.Y-from.Y
	length := math.Hypot(dx, dy)
	if length < 1 {
		return ""
	}
	dx, dy = dx/length, dy/length
	// The bow bends to the north, where its own names do not stand.
	nx, ny := dy, -dx
	if ny > 0 {
		nx, ny = -nx, -ny
	}
	bow := min(28, 11+length*.1)
	top := maps.Point{X: (from.X+to.X)/2 + nx*bow*2, Y: (from.Y+to.Y)/2 + ny*bow*2}
	start := toward(from, top, min(24, length*.3))
	tip := toward(to, top, min(23, length*.28))
	ux, uy := unit(top, tip)
	neck := maps.Point{X: tip.X - ux*13, Y: tip.Y - uy*13}
	line := `d="M` + number(start.X) + ` ` + number(start.Y) + `Q` + number(top.X) + ` ` + number(top.Y) + ` ` + number(neck.X) + ` ` + number(neck.Y) + `"`
	head := `d="M` + number(tip.X) + ` ` + number(tip.Y) + `L` + number(neck.X-uy*9) + ` ` + number(neck.Y+ux*9) + `L` + number(neck.X+uy*9) + ` ` + number(neck.Y-ux*9) + `z"`
	return `<path class="board-march-halo" ` + line + `/><path class="board-march-halo" ` + head + `/><path class="board-march" ` + line + `/><path class="board-march-head" ` + head + `/>`
}

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
func (m *Map) march(clusters []Cluster) string {
	ways := ""
	for _, way := range m.Ways {
		if way != m.Arrow {
			ways += m.way(way, clusters)
		}
	}
	if ways != "" {
		ways = `<g class="board-ways">` + ways + `</g>`
	}
	return ways + m.way(m.Arrow, clusters)
}

// way draws an arrow from where pieces stand to where they go.
func (m *Map) way(ends [2]int8, clusters []Cluster) string {
	if ends[0] < 0 || ends[1] < 0 {
		return ""
	}
	var end [2]maps.Point
	for i, place := range ends {
		end[i] = home(&m.Chart.Places[place])
		for _, k := range clusters {
			if k.Place == place {
				end[i] = k.At
			}
		}
		if !m.Chart.Places[place].Town {
			end[i].Y -= 20
		}
	}
	return arrow(end[0], end[1])
}
