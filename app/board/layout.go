package board

import (
	"math"
	"slices"

	"bretwalda/app/shape"
	"bretwalda/engine"
	"bretwalda/static/maps"
)

// cluster is the stacks of one place, side by side.
type cluster struct {
	Place  int8
	At     maps.Point // the middle of its foot, on the chart
	Scale  float64
	Pieces []placed
	Lead   *maps.Point // the point of the place it belongs to, when it stands aside
}

// placed is a stack with its middle, from the cluster's foot, at scale 1.
type placed struct {
	Stack
	X, Y float64
}

// The sizes that clusters try, from the one they should have.
var clusterScales = [...]float64{1, .88, .77, .67, .58, .5}

// Faults of a way to place a cluster, in units of the chart squared.
const (
	costOnName    = 4    // for each unit squared of a name that is covered
	costOnTitle   = .8   // of a title, or a town's name
	costOnPieces  = 9    // of another cluster
	costOutside   = 6    // of the window that shows the whole board
	costSmaller   = 1500 // for shrinking to nothing
	costAside     = 4    // for each unit away from home
	costAbroad    = 900  // for each stack whose middle is in a neighbour's land
	costAstride   = 24   // for each corner of a stack that is in a neighbour's land
	costOffshore  = 60   // for each stack of a land whose middle is at sea
	costAdrift    = 2000 // for each that does not touch its area, where there is fighting
	costLeadLine  = 260
	gapOfStacks   = 2
	roundsOfMoves = 3
)

// layout places what is on a chart.
type layout struct {
	chart    *maps.Chart
	frame    box
	printed  []obstacle // names and towns
	homes    []maps.Point
	clusters []cluster
	fought   bool // there is fighting where a cluster is being settled
}

// fought reports whether armies of two sides are in a place: there is a battle,
// which is looked for in its place and nowhere else.
func fought(at []Stack) bool {
	first := -1
	for _, s := range at {
		switch {
		case isBehind(s.Kind.Form) && s.Kind.Form != shape.Leader || s.Side < 0 || s.Mark&engine.Arriving != 0:
		case first < 0:
			first = int(s.Side)
		case int(s.Side) != first:
			return true
		}
	}
	return false
}

// layOut places stacks so that they cover neither each other nor names, as far
// as room allows, and each is in its own place or on a line that leads to it.
func layOut(c *maps.Chart, look *Look, names []Name, pieces []engine.Piece) []cluster {
	l := &layout{chart: c, frame: frame(c, names), clusters: make([]cluster, len(c.Places))}
	for i := range names {
		l.printed = append(l.printed, printed(&names[i]))
	}
	at := stacks(look, c, pieces)
	for i := range c.Places {
		p := &c.Places[i]
		l.homes = append(l.homes, home(p))
		l.clusters[i] = cluster{Place: int8(i), At: l.homes[i], Scale: 1}
		if p.Town {
			l.printed = append(l.printed, obstacle{townBox(p, townReach), costOnPieces})
			l.clusters[i].Pieces = onTown(at[i])
			at[i] = nil // is settled
		} else if rows := waysToStand(at[i]); len(rows) > 0 {
			l.clusters[i].Pieces = rows[0]
		}
	}
	// Each makes way for the others, until nobody moves.
	for range roundsOfMoves {
		moved := false
		for i := range c.Places {
			if len(at[i]) > 0 && l.stand(int8(i), at[i]) {
				moved = true
			}
		}
		if !moved {
			break
		}
	}
	var out []cluster
	for _, k := range l.clusters {
		if len(k.Pieces) > 0 {
			out = append(out, k)
		}
	}
	return out
}

// home is where the foot of a place's pieces stands: just above its name.
func home(p *maps.Place) maps.Point {
	switch {
	case p.Town:
		return p.Label
	case p.Pieces != nil:
		return *p.Pieces
	case p.Sea:
		return maps.Point{X: p.Label.X, Y: p.Label.Y - 16}
	}
	return maps.Point{X: p.Label.X, Y: p.Label.Y + 10}
}

// stand gives a cluster the best way to stand while all others stay, and
// reports whether that is a new one.
func (l *layout) stand(place int8, at []Stack) bool {
	old := l.clusters[place]
	best, least := old, math.Inf(1)
	try := func(k cluster, others []obstacle, extra float64) {
		if extra < least {
			if cost := extra + l.cost(&k, others, least-extra); cost < least {
				best, least = k, cost
			}
		}
	}
	home := l.homes[place]
	p := &l.chart.Places[place]
	ways := waysToStand(at)
	all := l.others(place)
	here := reachable(all, ways, home, stepMost)
	l.fought = fought(at)
	var aside []obstacle
	if p.Spare != nil {
		aside = reachable(all, ways, *p.Spare, 0)
	}
	for _, scale := range clusterScales {
		smaller := costSmaller * (1 - scale)
		for _, pieces := range ways {
			for _, step := range footsteps {
				foot := maps.Point{X: home.X + step.X, Y: home.Y + step.Y}
				try(cluster{place, foot, scale, pieces, nil}, here, smaller+costAside*math.Hypot(step.X, step.Y))
			}
			if p.Spare != nil && !l.fought {
				try(cluster{place, *p.Spare, scale, pieces, &p.Label}, aside, smaller+costLeadLine)
			}
		}
	}
	l.clusters[place] = best
	return best.At != old.At || best.Scale != old.Scale || len(best.Pieces) > 0 && len(old.Pieces) > 0 && best.Pieces[0] != old.Pieces[0]
}

// reachable are the obstacles that stacks on a foot, or so many units from it,
// may cover.
func reachable(all []obstacle, ways [][]placed, foot maps.Point, step float64) []obstacle {
	around := box{foot.X, foot.Y, foot.X, foot.Y}
	for _, pieces := range ways {
		k := cluster{At: foot, Scale: 1, Pieces: pieces}
		for i := range pieces {
			around = around.union(k.box(i))
		}
	}
	around = box{around.left - step, around.top - step, around.right + step, around.bottom + step}
	var out []obstacle
	for _, o := range all {
		if around.overlap(o.box) > 0 {
			out = append(out, o)
		}
	}
	return out
}

// obstacle is what a cluster should not cover, and how bad it is.
type obstacle struct {
	box
	cost float64
}

// printed is a name as an obstacle. Titles may be stood on, and names of towns
// are there only from near.
func printed(n *Name) obstacle {
	if n.Place < 0 || n.Near {
		return obstacle{n.box(), costOnTitle}
	}
	return obstacle{n.box(), costOnName}
}

// others are all that is printed and the pieces of all other places.
func (l *layout) others(place int8) []obstacle {
	out := slices.Clone(l.printed)
	for i := range l.clusters {
		if k := &l.clusters[i]; k.Place != place {
			for o := range k.Pieces {
				out = append(out, obstacle{k.box(o), costOnPieces})
			}
		}
	}
	return out
}

// stepMost is the farthest that a cluster's foot steps aside.
const stepMost = 32

// The ways a cluster's foot may step aside, from home outwards.
var footsteps = func() []maps.Point {
	steps := []maps.Point{{}}
	for _, r := range []float64{7, 14, 22, stepMost} {
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			steps = append(steps, maps.Point{X: math.Round(r * math.Cos(a)), Y: math.Round(r * math.Sin(a))})
		}
	}
	return steps
}()

// fought reports whether there is fighting where a cluster stands.
func (k *cluster) fought() bool {
	var at []Stack
	for i := range k.Pieces {
		at = append(at, k.Pieces[i].Stack)
	}
	return fought(at)
}

// waysToStand sets the stacks of a cluster in one row, or in two or three.
func waysToStand(at []Stack) [][]placed {
	var out [][]placed
	for rows := 1; rows <= min(3, len(at)); rows++ {
		out = append(out, inRows(at, (len(at)+rows-1)/rows))
	}
	return out
}

// onTown sets things on a town, one over the other.
func onTown(at []Stack) []placed {
	slices.SortStableFunc(at, func(a, b Stack) int { return int(a.Kind.Form) - int(b.Kind.Form) })
	out := make([]placed, len(at))
	for i, s := range at {
		out[i].Stack = s
	}
	return out
}

// inRows sets stacks in rows of so many, the last row on the foot.
func inRows(at []Stack, wide int) []placed {
	var out []placed
	foot := 0.0
	for end := len(at); end > 0; end -= wide {
		row := at[max(0, end-wide):end]
		width, top, bottom := -float64(gapOfStacks), 0.0, 0.0
		for _, s := range row {
			l, t, r, b := s.half()
			width += l + r + gapOfStacks
			top, bottom = max(top, t), max(bottom, b)
		}
		x := -width / 2
		for _, s := range row {
			l, _, r, b := s.half()
			y := foot - bottom
			if s.Kind.Form.Building() {
				y = foot - b - 2
			}
			out = append(out, placed{s, x + l, y})
			x += l + r + gapOfStacks
		}
		foot -= top + bottom + gapOfStacks
	}
	return out
}

// box is what a stack of the cluster covers on the chart.
func (k *cluster) box(i int) box {
	p := &k.Pieces[i]
	l, t, r, b := p.half()
	return box{
		k.At.X + (p.X-l)*k.Scale, k.At.Y + (p.Y-t)*k.Scale,
		k.At.X + (p.X+r)*k.Scale, k.At.Y + (p.Y+b)*k.Scale,
	}
}

// middle is where a stack of the cluster is on the chart.
func (k *cluster) middle(i int) maps.Point {
	return maps.Point{X: k.At.X + k.Pieces[i].X*k.Scale, Y: k.At.Y + k.Pieces[i].Y*k.Scale}
}

// cost is how badly a cluster fits among the others; at limit it stops counting.
func (l *layout) cost(k *cluster, others []obstacle, limit float64) float64 {
	cost := 0.0
	own := &l.chart.Places[k.Place]
	for i := range k.Pieces {
		b := k.box(i)
		cost += costOutside * (b.overlap(b) - b.overlap(l.frame))
		for _, o := range others {
			cost += o.cost * b.overlap(o.box)
		}
		if cost >= limit {
			return cost
		}
		middle := k.middle(i)
		if k.Lead == nil && !own.Sea && !own.Contains(middle) {
			cost += costOffshore
			if l.fought && !touches(own, middle) {
				cost += costAdrift
			}
		}
		for j := range l.chart.Places {
			if p := &l.chart.Places[j]; !p.Sea && int8(j) != k.Place {
				cost += abroad(p, middle, b)
			}
		}
	}
	return cost
}

// closeBy is how far the middle of a stack may be from its area and it still
// is there, for a person who looks.
const closeBy = 14

// touches reports whether a stack with its middle at a point is in a place, or
// leans out of it.
func touches(p *maps.Place, at maps.Point) bool {
	for i := range 8 {
		a := float64(i) * math.Pi / 4
		if p.Contains(maps.Point{X: at.X + closeBy*math.Cos(a), Y: at.Y + closeBy*math.Sin(a)}) {
			return true
		}
	}
	return p.Contains(at)
}

// abroad is how bad it is that a stack is in a neighbour's land.
func abroad(p *maps.Place, middle maps.Point, b box) float64 {
	if p.Contains(middle) {
		return costAbroad
	}
	cost := 0.0
	for _, corner := range [...]maps.Point{{X: b.left, Y: b.top}, {X: b.right, Y: b.top}, {X: b.left, Y: b.bottom}, {X: b.right, Y: b.bottom}} {
		if p.Contains(corner) {
			cost += costAstride
		}
	}
	return cost
}
