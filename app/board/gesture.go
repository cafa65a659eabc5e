package board

import "math"

// gesture follows the pointers on the map from the first that goes down to the
// last that goes up, and tells a tap from a drag and a pinch.
type gesture struct {
	fingers []finger // at most two count
	moved   bool     // it is a drag or a pinch
	last    tap      // the last tap, to know a double one
	trail   []sample // where a single finger was just now
}

// sample is where a finger was.
type sample struct{ time, x, y float64 }

type finger struct {
	id             int
	x, y           float64
	startX, startY float64
}

type tap struct {
	time, x, y float64
	place      int8
}

// Pixels and milliseconds.
const (
	trailTime     = 90  // what of a finger's way tells how fast it is
	speedLeast    = .25 // pixels a millisecond: a slower one has come to rest
	slop          = 8   // how far a finger may slip in a tap
	doubleTime    = 300 // between the taps of a double tap
	doubleSlop    = 24
	liftTime      = 180 // that a finger rests on a stack to drag it
	longPressTime = 500 // that a finger rests
	lastLook      = 60  // of it, to hear whether the finger is gone
)

// change is what a movement does to the view: a shift, and a zoom around a point.
type change struct{ dx, dy, factor, x, y float64 }

func (g *gesture) down(id int, x, y float64) {
	if len(g.fingers) == 0 {
		g.moved = false
	}
	if len(g.fingers) == 2 {
		return
	}
	g.fingers = append(g.fingers, finger{id, x, y, x, y})
	if len(g.fingers) == 2 {
		g.moved = true
	}
}

// move reports what a pointer's movement does, if anything.
func (g *gesture) move(id int, x, y float64) (change, bool) {
	for i := range g.fingers {
		f := &g.fingers[i]
		if f.id != id {
			continue
		}
		if !g.moved {
			if math.Hypot(x-f.startX, y-f.startY) <= slop {
				return change{}, false
			}
			g.moved = true
		}
		before, spread := g.middle()
		f.x, f.y = x, y
		after, wider := g.middle()
		c := change{after[0] - before[0], after[1] - before[1], 1, after[0], after[1]}
		if len(g.fingers) == 2 && spread > 4 && wider > 4 {
			c.factor = wider / spread
		}
		return c, true
	}
	return change{}, false
}

// isLongPress takes a single finger that has rested since it came down for a hold, so that its
// going up is no tap, and reports whether there is one.
func (g *gesture) isLongPress() bool {
	if g.moved || len(g.fingers) != 1 {
		return false
	}
	g.moved = true
	return true
}

// note keeps where a single finger is.
func (g *gesture) note(time float64) {
	if len(g.fingers) != 1 {
		g.trail = g.trail[:0]
		return
	}
	f := g.fingers[0]
	g.trail = append(g.trail, sample{time, f.x, f.y})
	for len(g.trail) > 0 && time-g.trail[0].time > trailTime {
		g.trail = g.trail[1:]
	}
}

// speed is how fast a single finger was that goes up now, in pixels a
// millisecond; nothing when it had come to rest, or had help.
func (g *gesture) speed(time float64) (x, y float64) {
	for len(g.trail) > 0 && time-g.trail[0].time > trailTime {
		g.trail = g.trail[1:]
	}
	if !g.moved || len(g.fingers) != 1 || len(g.trail) < 2 {
		return 0, 0
	}
	from, to := g.trail[0], g.trail[len(g.trail)-1]
	if to.time <= from.time {
		return 0, 0
	}
	x, y = (to.x-from.x)/(to.time-from.time), (to.y-from.y)/(to.time-from.time)
	if math.Hypot(x, y) < speedLeast {
		return 0, 0
	}
	return x, y
}

// up forgets a pointer. It reports whether none is left, and whether that one
// has tapped.
func (g *gesture) up(id int) (last, tapped bool) {
	for i, f := range g.fingers {
		if f.id == id {
			g.fingers = append(g.fingers[:i], g.fingers[i+1:]...)
			tapped = len(g.fingers) == 0 && !g.moved
			break
		}
	}
	return len(g.fingers) == 0, tapped
}

// middle is the point between the fingers, and how far they are apart.
func (g *gesture) middle() (at [2]float64, spread float64) {
	for _, f := range g.fingers {
		at[0] += f.x / float64(len(g.fingers))
		at[1] += f.y / float64(len(g.fingers))
	}
	if len(g.fingers) == 2 {
		a, b := g.fingers[0], g.fingers[1]
		spread = math.Hypot(a.x-b.x, a.y-b.y)
	}
	return at, spread
}

// double notes a tap and reports whether it is the second of a double one: soon
// after another, near it and on the same place.
func (g *gesture) double(t tap) bool {
	l := g.last
	if t.time-l.time < doubleTime && math.Hypot(t.x-l.x, t.y-l.y) < doubleSlop && t.place == l.place {
		g.last = tap{time: math.Inf(-1)}
		return true
	}
	g.last = t
	return false
}
