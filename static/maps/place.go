package maps

import (
	"math"
	"slices"
	"strconv"
	"strings"
)

// Shared is the border of two places as SVG path data: the points that both
// outlines have, in the order of the first; "" when they do not touch.
func (c *Chart) Shared(a, b int) string {
	var theirs []Point
	for _, ring := range c.Places[b].Rings {
		theirs = append(theirs, ring...)
	}
	var d strings.Builder
	for _, ring := range c.Places[a].Rings {
		on := false
		for i := range len(ring) + 1 { // round to the first point again
			at := ring[i%len(ring)]
			if !slices.Contains(theirs, at) {
				on = false
				continue
			}
			letter := "M"
			if on {
				letter = "L"
			}
			on = true
			d.WriteString(letter + strconv.FormatFloat(at.X, 'f', -1, 64) + " " + strconv.FormatFloat(at.Y, 'f', -1, 64))
		}
	}
	return d.String()
}

// measure finds the rectangle around the place.
func (p *Place) measure() { p.from, p.to = around(p.Rings) }

// around gives the corners of the rectangle around rings.
func around(rings [][]Point) (from, to Point) {
	from, to = Point{math.Inf(1), math.Inf(1)}, Point{math.Inf(-1), math.Inf(-1)}
	for _, ring := range rings {
		for _, a := range ring {
			from = Point{min(from.X, a.X), min(from.Y, a.Y)}
			to = Point{max(to.X, a.X), max(to.Y, a.Y)}
		}
	}
	return from, to
}

// Contains reports whether a point is inside the place's outlines. A sea's
// outline runs below the land too; a town has none.
func (p *Place) Contains(at Point) bool {
	if at.X < p.from.X || at.X > p.to.X || at.Y < p.from.Y || at.Y > p.to.Y {
		return false
	}
	inside := false
	for _, ring := range p.Rings {
		b := ring[len(ring)-1]
		for _, a := range ring {
			if (a.Y > at.Y) != (b.Y > at.Y) && at.X < (b.X-a.X)*(at.Y-a.Y)/(b.Y-a.Y)+a.X {
				inside = !inside
			}
			b = a
		}
	}
	return inside
}

// Distance is how far a point lies from the place: 0 inside.
func (p *Place) Distance(at Point) float64 {
	if p.Town {
		return math.Hypot(at.X-p.Label.X, at.Y-p.Label.Y)
	}
	if p.Contains(at) {
		return 0
	}
	return p.ToOutline(at)
}

// ToOutline is how far a point lies from the place's outline.
func (p *Place) ToOutline(at Point) float64 {
	best := math.Inf(1)
	for _, ring := range p.Rings {
		b := ring[len(ring)-1]
		for _, a := range ring {
			best = min(best, fromSegment(at, a, b))
			b = a
		}
	}
	return best
}

func fromSegment(p, a, b Point) float64 { return math.Sqrt(squareFromSegment(p, a, b)) }

func squareFromSegment(p, a, b Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := 0.0
	if length := dx*dx + dy*dy; length > 0 {
		t = max(0, min(1, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/length))
	}
	x, y := p.X-a.X-t*dx, p.Y-a.Y-t*dy
	return x*x + y*y
}
