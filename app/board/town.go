package board

import (
	"math"
	"slices"
	"strings"

	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// The marks of towns by their colours, so different that no one needs colours
// to tell them apart: a square with crossed swords, a cross and a lozenge with a ring.
var townPaths = map[string]struct{ outline, sign string }{
	"red":    {outline: "M-11.5-11.5h23v23h-23z", sign: "M-7-7L7 7M7-7L-7 7"},
	"blue":   {outline: "M-5.5-15h11v9.5h9.5v11h-9.5v9.5h-11v-9.5h-9.5v-11h9.5z", sign: "M0-9v18M-9 0h18"},
	"yellow": {outline: "M0-16l16 16-16 16-16-16z", sign: "M0-6a6 6 0 0 1 0 12a6 6 0 0 1 0-12z"},
}

// TownMark is the mark of towns of a colour, for what goes with them: an inline
// picture of so many pixels, without a name of its own. White is no town's
// colour and goes with all: a crown.
func TownMark(colour string, pixels int) app.UI {
	size := number(float64(pixels))
	drawing := `<svg class="board-token board-town-` + colour + `" width="` + size + `" height="` + size + `" viewBox="-17 -17 34 34" aria-hidden="true">`
	if t, ok := townPaths[colour]; ok {
		drawing += `<path class="board-town-mark" d="` + t.outline + `"/><path class="board-town-sign" d="` + t.sign + `"/>`
	} else {
		drawing += `<path class="board-crown" transform="translate(0 29) scale(1.35)" d="` + crownPath + `"/>`
	}
	return app.Raw(drawing + `</svg>`)
}

const (
	townReach = 16 // how far a town's mark and its disc reach from their middle
	townGap   = 4  // between names of towns
)

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

// townBox is what a town covers with what is on it.
func townBox(p *maps.Place, r float64) box {
	return box{p.Label.X - r, p.Label.Y - r, p.Label.X + r, p.Label.Y + r}
}

// claimBox is what the claim to an area with towns covers.
func claimBox(p *maps.Place) box {
	foot := home(p)
	return box{foot.X - 22, foot.Y - 46, foot.X + 22, foot.Y}
}

// Faults of where a town's name stands, for each unit squared that is
// covered.
const (
	costNameOnName = 10
	costNameOnTown = 6
	costNameOnRoad = 14 // for each road
)

// The sides of a town where its name may stand, the best first.
var townSides = [...]struct{ x, y float64 }{
	{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {.6, 1}, {-.6, 1}, {.6, -1}, {-.6, -1}, {1, .62}, {-1, .62}, {1, -.62}, {-1, -.62},
}

// nameTowns sets each town's name on the side of the town where it covers least,
// unless the chart says where it stands.
func nameTowns(c *maps.Chart, list []Name) {
	t := townNames{c: c, boxes: make([]box, len(c.Places))}
	for i := range c.Places {
		p, n := &c.Places[i], &list[i]
		switch {
		case p.Town:
			n.Anchor = p.Label
			if p.NameAt == nil {
				n.At = beside(p, *n, 0)
				t.free = append(t.free, i)
			}
			t.fixed = append(t.fixed, obstacle{townBox(p, townReach+2), costNameOnTown})
		case p.Towns:
			t.fixed = append(t.fixed, obstacle{claimBox(p), costNameOnName})
		}
		t.boxes[i] = n.box()
	}
	t.moveAll(list)
}

// Sizes of the names of towns that can be tapped, where all names are too far away:
// the largest at which each is clear.
var offeredSizes = [...]float64{30, 27, 24, townSize}

// nameOffered writes the names of towns that can be tapped as one reads them from
// where other towns have no names.
func nameOffered(c *maps.Chart, all []Name, offered uint64) []Name {
	var out []Name
	for _, size := range offeredSizes {
		list := slices.Clone(all[:len(c.Places)])
		t := townNames{c: c, boxes: make([]box, len(c.Places))}
		for i := range c.Places {
			p, n := &c.Places[i], &list[i]
			switch {
			case p.Town:
				t.fixed = append(t.fixed, obstacle{townBox(p, townReach+2), costNameOnTown})
				if offered>>i&1 == 0 {
					continue // has no name there
				}
				n.Class, n.Size, n.Near = "board-name board-town-offered", size, false
				n.At = beside(p, *n, 0)
				t.free = append(t.free, i)
			case p.Towns:
				t.fixed = append(t.fixed, obstacle{claimBox(p), costNameOnName})
			}
			t.boxes[i] = n.box()
		}
		t.moveAll(list)
		out = nil
		clear := true
		for _, i := range t.free {
			out = append(out, list[i])
			clear = clear && t.clear(i)
		}
		if clear {
			break
		}
	}
	return out
}

// townNames is the state of placing the names of towns.
type townNames struct {
	c     *maps.Chart
	free  []int      // the towns whose names may move
	fixed []obstacle // what is no name
	boxes []box      // the names of all places
}

// moveAll moves names until none moves.
func (t *townNames) moveAll(list []Name) {
	for range 4 {
		moved := false
		for _, i := range t.free {
			moved = t.move(i, &list[i]) || moved
		}
		if !moved {
			return
		}
	}
}

// clear reports whether the name of place i covers no other name, and of towns no
// more than an edge.
func (t *townNames) clear(i int) bool {
	const edge = 40
	for k, o := range t.boxes {
		if k != i && t.boxes[i].overlap(o) > 0 {
			return false
		}
	}
	for _, o := range t.fixed {
		if t.boxes[i].overlap(o.box) > edge {
			return false
		}
	}
	return true
}

// move moves a town's name to its best side and reports whether it moved.
func (t *townNames) move(i int, n *Name) bool {
	p := &t.c.Places[i]
	best, least := n.At, math.Inf(1)
	for side := range townSides {
		at := beside(p, *n, side)
		b := t.boxes[i].moved(at.X-n.At.X, at.Y-n.At.Y)
		if cost := float64(side) + t.cost(i, b); cost < least {
			best, least = at, cost
		}
	}
	t.boxes[i] = t.boxes[i].moved(best.X-n.At.X, best.Y-n.At.Y)
	moved := best != n.At
	n.At = best
	return moved
}

// beside is the middle of a town's name on one of its sides.
func beside(p *maps.Place, n Name, side int) maps.Point {
	s := townSides[side]
	w, h := n.width()/2+townReach+3, n.height()/2+townReach+5
	if s.x != 0 && math.Abs(s.y) == 1 {
		w = n.width() / 2
	}
	if s.y < 0 {
		h += 5 // for the cross of a ring
	}
	return maps.Point{X: p.Label.X + s.x*w, Y: p.Label.Y + s.y*h}
}

// cost is how badly the name of place i covers other names, towns and roads.
func (t *townNames) cost(i int, b box) float64 {
	b.left, b.right = b.left-townGap, b.right+townGap
	cost := 0.0
	for _, o := range t.fixed {
		cost += o.cost * b.overlap(o.box)
	}
	for k, o := range t.boxes {
		if k != i {
			cost += costNameOnName * b.overlap(o)
		}
	}
	for _, r := range t.c.Roads {
		if b.crossed(t.c.Places[r[0]].Label, t.c.Places[r[1]].Label) {
			cost += costNameOnRoad
		}
	}
	return cost
}
