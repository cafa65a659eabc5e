package board

import (
	"math"
	"unicode"

	"bretwalda/app/commandline"
	"bretwalda/engine"
	"bretwalda/static/maps"
)

// Pixels that a tap may miss a place by.
const reachOfFinger = 22

// doubt is how much nearer, in pixels, a finger must be to a target than to another close by
// for it to be the one that was meant.
const doubt = 10

// doubted reports how much closer the map has to come for a tap at a point of the element to
// tell a target from another that is as near: they are then fingers apart. Of no other it is 0.
func (m touch) doubted(x, y float64, place int8) (closer float64) {
	if place < 0 || m.Targets>>place&1 == 0 || m.view.Zoom >= zoomMost {
		return 0
	}
	near := []maps.Point{stopPoint(&m.Chart.Places[place])}
	far := func(p maps.Point) float64 {
		atX, atY := m.view.screen(p)
		return math.Hypot(atX-x, atY-y)
	}
	for i := range m.Chart.Places {
		other := stopPoint(&m.Chart.Places[i])
		if int8(i) == place || m.Targets>>i&1 == 0 || far(other) > min(fingers, far(near[0])+doubt) {
			continue
		}
		for _, p := range near {
			closer = max(closer, fingers/(math.Hypot(other.X-p.X, other.Y-p.Y)*m.view.Zoom))
		}
		near = append(near, other)
	}
	if closer < spreadWorth {
		return 0
	}
	return closer
}

// touch answers fingers, the mouse and keys on a map.
type touch struct{ *Map }

// resolveTap is the place that a tap at a point of the element chooses, and its handler;
// none where it only moves the view. It means what was there when the finger came
// down, whatever has moved since.
func (m touch) resolveTap(x, y, time float64) (place int8, handler func(int8)) {
	place = m.meant(m.pressed)
	if closer := m.doubted(x, y, place); closer > 0 { // the next tap is asked which
		camera(m).partAt(closer, x, y)
		return engine.None, nil
	}
	handler = m.OnTap
	if m.gesture.double(tap{time, x, y, place}) {
		if m.OnAgain == nil || place < 0 || m.Targets>>place&1 == 0 {
			camera(m).closerOrWhole(x, y)
			return engine.None, nil
		}
		handler = m.OnAgain
	}
	if place < 0 {
		return engine.None, nil
	}
	m.choosing(place)
	m.moveStop(place)
	return place, handler
}

// choosing notes the target to which what is picked is sent.
func (m touch) choosing(place int8) {
	m.chosen = engine.None
	if m.Selected >= 0 && place >= 0 && m.Targets>>place&1 != 0 {
		m.chosen = place
	}
}

// meant is the place that a tap on a point of the chart means, or engine.None.
func (m touch) meant(at maps.Point) int8 {
	h := hitter{m.Chart, m.clusters, m.view.piecesScale()}
	return h.pick(at, reachOfFinger/m.view.Zoom, m.Origins|m.Targets)
}

// longPressed answers a finger that rests, or the other button of a mouse, on a point of the
// chart.
func (m touch) longPressed(at maps.Point) {
	h := hitter{m.Chart, m.clusters, m.view.piecesScale()}
	if place := h.pick(at, reachOfFinger/m.view.Zoom, 0); place >= 0 {
		m.choose(place, m.OnLongPress)
	}
}

// choose tells the table which place was meant.
func (m touch) choose(place int8, handler func(int8)) {
	m.choosing(place)
	m.moveStop(place)
	m.emit(place, handler)
}

// moveStop moves the tab key's stop.
func (m touch) moveStop(place int8) {
	m.tabStop = place
	for i := range m.Chart.Places {
		m.canvas.tabStop(i, int8(i) == place)
	}
}

// nextOffered is the next place that can be tapped, in the order of the chart or against
// it, from where the keyboard is; or None.
func (m touch) nextOffered(by int) int8 {
	n := len(m.Chart.Places)
	for k := 1; k <= n; k++ {
		if p := (int(m.tabStop) + by*k + n) % n; (m.Origins|m.Targets)>>p&1 != 0 {
			return int8(p)
		}
	}
	return engine.None
}

// key answers a key and reports whether it had a meaning.
func (m touch) key(name string, shift bool) bool {
	const panned = 70.0
	arrows := map[string][2]float64{"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowUp": {0, -1}, "ArrowDown": {0, 1}}
	b := m.canvas.window.free().middle()
	switch name {
	case "+", "=":
		camera(m).zoom(1.5, b.X, b.Y, true)
	case "-", "_":
		camera(m).zoom(1/1.5, b.X, b.Y, true)
	case "i":
		if m.OnLongPress == nil {
			return false
		}
		m.choose(m.tabStop, m.OnLongPress)
	case "n", "p":
		by := 1
		if name == "p" {
			by = -1
		}
		if next := m.nextOffered(by); next >= 0 {
			m.stopAt(next)
		}
	case "0":
		m.touched = true
		camera(m).show(whole(m.frame, m.canvas.window), true)
	default:
		way, ok := arrows[name]
		if !ok {
			next := m.nextNamed(name)
			if next < 0 {
				return false
			}
			m.stopAt(next)
			return true
		}
		if shift {
			m.touched = true
			camera(m).show(m.view.pan(-way[0]*panned, -way[1]*panned).clamp(m.frame, m.canvas.window), true)
			return true
		}
		m.stopAt(walk(m.Chart, m.tabStop, way[0], way[1]))
	}
	return true
}

// stopAt moves the keyboard to a place.
func (m touch) stopAt(place int8) {
	m.moveStop(place)
	m.canvas.focusStop(int(place))
	camera(m).intoView(place)
}

// nextNamed is the next place whose name begins with a capital letter, with or without
// its accent.
func (m touch) nextNamed(letter string) int8 {
	if r := []rune(letter); len(r) != 1 || !unicode.IsUpper(r[0]) {
		return engine.None
	}
	n := len(m.Chart.Places)
	for k := 1; k <= n; k++ {
		p := (int(m.tabStop) + k) % n
		if commandline.Begins(m.words[p], letter) {
			return int8(p)
		}
	}
	return engine.None
}
