package board

import (
	"math"
	"strings"

	"bretwalda/static/maps"
)

// The marks of towns by their colours, so different that no one needs colours
// to tell them apart: a square with crossed swords, a cross and a lozenge with a ring.
var townPaths = map[string]struct{ outline, sign string }{
	"red":    {outline: "M-11.5-11.5h23v23h-23z", sign: "M-7-7L7 7M7-7L-7 7"},
	"blue":   {outline: "M-5.5-15h11v9.5h9.5v11h-9.5v9.5h-11v-9.5h-9.5v-11h9.5z", sign: "M0-9v18M-9 0h18"},
	"yellow": {outline: "M0-16l16 16-16 16-16-16z", sign: "M0-6a6 6 0 0 1 0 12a6 6 0 0 1 0-12z"},
}

// townReach is how far a town's mark and its disc reach from their middle.
const townReach = 16

// writeTowns draws the towns' marks, which shrink and grow as pieces do.
func writeTowns(b *strings.Builder, c *maps.Chart) {
	for i := range c.Places {
		p := &c.Places[i]
		if !p.Town {
			continue
		}
		t := townPaths[p.Colour]
		b.WriteString(`<g class="board-town board-town-` + p.Colour + `" style="` + at(p.Label, 1) + `"><path class="board-town-mark" d="` + t.outline + `"/><path class="board-town-sign" d="` + t.sign + `"/></g>`)
	}
}

// townBox is what a town covers with what stands on it.
func townBox(p *maps.Place, r float64) box {
	return box{p.Label.X - r, p.Label.Y - r, p.Label.X + r, p.Label.Y + r}
}

// What is bad about where a town's name stands, for each unit squared that is
// covered.
const (
	costNameOnName = 10
	costNameOnTown = 6
	costNameOnRoad = 14 // for each road
)

// The sides of a town where its name may stand, the best first.
var townSides = [...]struct{ x, y float64 }{
	{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, .62}, {-1, .62}, {1, -.62}, {-1, -.62},
}

// nameTowns sets each town's name on the side of the town where it covers least.
func nameTowns(c *maps.Chart, list []Name) {
	var towns []int
	var fixed []box // what never moves
	for i := range c.Places {
		switch p := &c.Places[i]; {
		case p.Town:
			towns = append(towns, i)
			list[i].At = beside(p, list[i], 0)
		case p.Towns: // with its claim and a note
			b, foot := list[i].box(), home(p)
			b.bottom += noteLeading
			fixed = append(fixed, b, box{foot.X - 22, foot.Y - 46, foot.X + 22, foot.Y})
		}
	}
	for range 4 {
		moved := false
		for _, i := range towns {
			best, least := list[i].At, math.Inf(1)
			for side := range townSides {
				n := list[i]
				n.At = beside(&c.Places[i], n, side)
				if cost := float64(side) + onOthers(c, list, towns, fixed, i, n); cost < least {
					best, least = n.At, cost
				}
			}
			if best != list[i].At {
				list[i].At, moved = best, true
			}
		}
		if !moved {
			return
		}
	}
}

// beside is the middle of a town's name on one of its sides.
func beside(p *maps.Place, n Name, side int) maps.Point {
	s := townSides[side]
	w, h := n.width()/2+townReach+3, n.height()/2+townReach+5
	if s.x != 0 && math.Abs(s.y) == 1 {
		w = n.width() / 2
	}
	return maps.Point{X: p.Label.X + s.x*w, Y: p.Label.Y + s.y*h}
}

// onOthers is how bad a name of town i stands on other names, towns and roads.
func onOthers(c *maps.Chart, list []Name, towns []int, fixed []box, i int, n Name) float64 {
	b := n.box()
	cost := 0.0
	for _, o := range fixed {
		cost += costNameOnName * b.overlap(o)
	}
	for _, k := range towns {
		cost += costNameOnTown * b.overlap(townBox(&c.Places[k], townReach+2))
		if k != i {
			cost += costNameOnName * b.overlap(list[k].box())
		}
	}
	for _, r := range c.Roads {
		if b.crossed(c.Places[r[0]].Label, c.Places[r[1]].Label) {
			cost += costNameOnRoad
		}
	}
	return cost
}
