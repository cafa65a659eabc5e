package main

import (
	"hash/fnv"
	"math"
	"slices"
	"strconv"
)

// Hills, reeds and trees are strewn over an area once, here, so that the charts
// need no more than a list of points: a slanted grid whose points are moved
// about, less those that would be on a border, a river, a road, a town or
// the area's name.

// growth is what grows somewhere: how far apart its marks stand, and how far
// they keep from lines, in tenths of a unit.
type growth struct {
	kind         string
	across, down int
	away         float64
}

var (
	hills = growth{"hills", 190, 130, 62}
	fens  = growth{"fens", 160, 115, 62}
	woods = growth{"woods", 115, 85, 52}
)

// ground is what marks keep away from.
type ground struct {
	lines [][][2]int // borders and coasts, rivers and roads
	names []oblong
	towns [][2]int
}

// oblong is a rectangle.
type oblong struct{ left, top, right, bottom int }

// Tenths of a unit.
const (
	townFree   = 210 // around the middle of a town
	letterWide = 95  // of a name
	nameHigh   = 105 // from its middle
	nameBelow  = 190 // from the area's point, see nameAt of the board
)

// nameOblong is about what the name of an area covers.
func nameOblong(name string, at [2]int) oblong {
	wide := len([]rune(name)) * letterWide / 2
	return oblong{at[0] - wide, at[1] - nameHigh, at[0] + wide, at[1] + nameHigh}
}

// strew gives the points of what grows within rings, from north to south.
func (g *ground) strew(w growth, rings [][][2]int) [][2]int {
	least, most := rings[0][0], rings[0][0]
	for _, r := range rings {
		for _, p := range r {
			least = [2]int{min(least[0], p[0]), min(least[1], p[1])}
			most = [2]int{max(most[0], p[0]), max(most[1], p[1])}
		}
	}
	var out [][2]int
	for row := least[1] / w.down; row <= most[1]/w.down; row++ {
		for column := least[0]/w.across - 1; column <= most[0]/w.across; column++ {
			a, b := chance(w.kind, row, column)
			p := [2]int{
				column*w.across + row%2*w.across/2 + int(a*float64(w.across)*.36),
				row*w.down + int(b*float64(w.down)*.36),
			}
			if inside(rings, p) && g.free(p, w.away) {
				out = append(out, p)
			}
		}
	}
	slices.SortFunc(out, func(a, b [2]int) int {
		if a[1] != b[1] {
			return a[1] - b[1]
		}
		return a[0] - b[0]
	})
	return out
}

// free reports whether a mark may be at a point.
func (g *ground) free(p [2]int, away float64) bool {
	for _, n := range g.names {
		if p[0] > n.left && p[0] < n.right && p[1] > n.top && p[1] < n.bottom {
			return false
		}
	}
	for _, t := range g.towns {
		if math.Hypot(float64(p[0]-t[0]), float64(p[1]-t[1])) < townFree {
			return false
		}
	}
	for _, l := range g.lines {
		for i := 1; i < len(l); i++ {
			if fromStretch(p, l[i-1], l[i]) < away {
				return false
			}
		}
	}
	return true
}

// chance gives two numbers from -1 to 1, always the same for the same place.
func chance(kind string, row, column int) (a, b float64) {
	h := fnv.New64a()
	h.Write([]byte(kind + strconv.Itoa(row) + "," + strconv.Itoa(column)))
	n := h.Sum64()
	n ^= n >> 31
	n *= 0x9e3779b97f4a7c15
	n ^= n >> 29
	return float64(n&0xffff)/0x8000 - 1, float64(n>>32&0xffff)/0x8000 - 1
}

// inside reports whether a point is within rings.
func inside(rings [][][2]int, p [2]int) bool {
	in := false
	for _, r := range rings {
		b := r[len(r)-1]
		for _, a := range r {
			if (a[1] > p[1]) != (b[1] > p[1]) &&
				float64(p[0]) < float64(b[0]-a[0])*float64(p[1]-a[1])/float64(b[1]-a[1])+float64(a[0]) {
				in = !in
			}
			b = a
		}
	}
	return in
}

// fromStretch is how far a point lies from a stretch of a line.
func fromStretch(p, a, b [2]int) float64 {
	dx, dy := float64(b[0]-a[0]), float64(b[1]-a[1])
	x, y := float64(p[0]-a[0]), float64(p[1]-a[1])
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = max(0, min(1, (x*dx+y*dy)/length))
	}
	return math.Hypot(x-t*dx, y-t*dy)
}
