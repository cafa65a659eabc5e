package board

import (
	"math"

	"bretwalda/engine"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// lift is a stack that is dragged to another place: by a mouse at once, by a finger after
// it has rested on it for a moment. A finger that drags at once moves the map.
type lift struct {
	place  int8 // whose pieces were pressed on, or None
	waits  bool // for a finger to rest
	raised bool // it has moved since
	at     maps.Point
	stack  Stack
	scale  float64
	over   int8 // the target below, or None
	half   float64
	ghost  app.Value
}

// touchStack notes the stack that was pressed on, if it may be moved.
func (m touch) touchStack(x, y float64) {
	m.lift = lift{place: engine.None, over: engine.None}
	if m.OnLift == nil {
		return
	}
	h := hitter{m.Chart, m.clusters, m.view.piecesScale()}
	at := m.view.chart(x, y)
	least := math.Inf(1)
	for i := range m.clusters {
		k := &m.clusters[i]
		if m.Movable>>k.Place&1 == 0 || h.toPieces(k, at) > 0 {
			continue
		}
		for n := range k.Pieces {
			p := (&play{k: h.scale}).seen(k, n)
			if far := math.Hypot(p.X-at.X, p.Y-at.Y); far < least {
				least = far
				m.lift.place, m.lift.stack, m.lift.scale, m.lift.at = k.Place, k.Pieces[n].Stack, k.Scale, p
			}
		}
	}
}

// dragTo moves what is dragged to a point of the element. The first time it is
// taken up.
func (m touch) dragTo(x, y float64) {
	l, c := &m.lift, m.canvas
	if !l.raised {
		l.raised = true
		l.ghost, l.half = director(m).puppet(l.stack, l.scale)
		l.ghost.Get("classList").Call("add", "board-ghost")
		c.class("board-dragging", true)
		c.showLifted(l.place, true)
		what := m.whatOf(l.place, l.stack)
		m.emit(l.place, func(place int8) { m.OnLift(place, what) })
	}
	l.ghost.Get("style").Set("transform", shift(x-l.half, y-l.half)+" scale(1.12)")
	over := m.below(x, y)
	if over == l.over {
		return
	}
	l.over = over
	arrow := ""
	if over >= 0 {
		arrow = painter(m).way([]int8{l.place, over}, m.clusters)
	}
	c.fill(layerArrow, arrow)
}

// whatOf is the kind of the pieces of a stack.
func (m touch) whatOf(place int8, s Stack) int8 {
	for _, p := range m.Pieces {
		if p.Place == place && p.Side == s.Side && p.Mark&engine.Hidden == 0 && m.Look.kind(p.What) == s.Kind {
			return p.What
		}
	}
	return engine.None
}

// liftPressed takes up the stack that a finger has rested on.
func (m touch) liftPressed() {
	if l := &m.lift; l.place >= 0 && l.waits && !m.gesture.moved {
		l.waits = false
		m.canvas.showLifted(l.place, true)
	}
}

// drop lets go what is dragged, at a point of the element or, not on the map,
// nowhere.
func (m touch) drop(x, y float64, onMap bool) {
	l, c := &m.lift, m.canvas
	place := int8(engine.None)
	if onMap {
		place = m.below(x, y)
	}
	l.ghost.Call("remove")
	c.class("board-dragging", false)
	c.showLifted(l.place, false)
	c.fill(layerArrow, painter(m).march(m.clusters))
	m.dragged = [2]int8{l.place, place}
	m.lift = lift{place: engine.None}
	m.choosing(place)
	m.emit(place, m.OnDrop)
}

// below is the target at a point of the element, or None.
func (m touch) below(x, y float64) int8 {
	h := hitter{m.Chart, m.clusters, m.view.piecesScale()}
	place := h.pick(m.view.chart(x, y), reachOfFinger/m.view.Zoom, m.Targets)
	if place < 0 || m.Targets>>place&1 == 0 {
		return engine.None
	}
	return place
}
