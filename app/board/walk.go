package board

import (
	"math"

	"bretwalda/static/maps"
)

// walk is the place that an arrow key leads to: the nearest in that direction,
// what is straight ahead before what is aside. The step is one of the four
// unit steps of the screen; there may be nothing further, and the place stays.
func walk(c *maps.Chart, from int8, dx, dy float64) int8 {
	a := stopPoint(&c.Places[from])
	// Nothing ahead, as seen from a shore: then what is well aside.
	for _, breadth := range []float64{1.2, 4} {
		best, least := from, math.Inf(1)
		for i := range c.Places {
			b := stopPoint(&c.Places[i])
			x, y := b.X-a.X, b.Y-a.Y
			ahead := x*dx + y*dy
			aside := math.Abs(x*dy - y*dx)
			if ahead <= 0 || aside > ahead*breadth {
				continue
			}
			if cost := ahead + 2*aside; cost < least {
				best, least = int8(i), cost
			}
		}
		if best != from {
			return best
		}
	}
	return from
}

// nearestClear is the place that the tab key had best lead to: one that is clear, what
// can be tapped before what cannot, the nearest to where it led before. Where
// nothing is clear it stays.
func nearestClear(c *maps.Chart, before int8, offered uint64, clear func(place int8) bool) int8 {
	a := stopPoint(&c.Places[before])
	best, least, tapped := before, math.Inf(1), false
	for i := range c.Places {
		p, offers := int8(i), offered>>i&1 != 0
		b := stopPoint(&c.Places[i])
		far := math.Hypot(b.X-a.X, b.Y-a.Y)
		if tapped && !offers || tapped == offers && far >= least || !clear(p) {
			continue
		}
		best, least, tapped = p, far, offers
	}
	return best
}

// stopPoint is the point of a place where the keyboard's focus and a reader's finger
// find it.
func stopPoint(p *maps.Place) maps.Point {
	if p.Sea {
		return maps.Point{X: p.Label.X, Y: p.Label.Y - 12}
	}
	return p.Label
}
