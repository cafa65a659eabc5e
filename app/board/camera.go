package board

import (
	"math"
	"math/bits"

	"bretwalda/app/table"
	"bretwalda/static/maps"
)

// sight is what is in view, and what is to come into view.
type sight struct {
	view      transform
	shifts    []shifted  // since the last finger came down
	touched   bool       // the person has moved the view
	fitted    [2]float64 // the size of the page that the view was fitted to
	sized     [2]float64 // and that of the element
	spread    bool       // the view came closer by itself, for towns to be tapped
	asked     question
	closerFor question // that the view has come closer for
	attended  uint64   // the Attacked that it has come near
	sequel    sequel
	shown     int  // the Shown that is drawn
	focus     int8 // the Focus that was last brought into view
	chosen    int8 // the target to which something was sent last, or None: while it is in sight the view stays
}

// camera moves the view of a map: as fingers and keys say, as the page changes its size,
// and by itself, to bring into sight what the game is about.
type camera struct{ *Map }

// Gestures.

// zoom comes closer by a factor around a point of the element.
func (m camera) zoom(factor, x, y float64, glide bool) {
	m.touched = true
	f, w := m.frame, m.canvas.window
	m.show(m.view.closer(factor, x, y, f, w).clamp(f, w), glide)
}

// drag does what fingers do.
func (m camera) drag(c change) {
	m.touched = true
	f, w := m.frame, m.canvas.window
	v := m.view.pan(c.dx, c.dy)
	if c.factor != 1 {
		v = v.closer(c.factor, c.x, c.y, f, w)
	}
	m.show(v.clamp(f, w), false)
}

// fling lets the map go on that a finger has let go.
func (m camera) fling(vx, vy float64) {
	m.show(m.view.fling(vx, vy).clamp(m.frame, m.canvas.window), true)
}

// closerOrWhole answers a double tap.
func (m camera) closerOrWhole(x, y float64) {
	f, w := m.frame, m.canvas.window
	if fit := first(f, w, m.view.chart(x, y)); m.view.Zoom > fit.Zoom*1.9 {
		m.touched = false
		m.show(fit, true)
		return
	}
	m.zoom(2.2, x, y, true)
}

// showWhole shows the whole board, or what matters next where the board is whole.
func (m camera) showWhole() {
	m.touched = false
	if all := whole(m.frame, m.canvas.window).clamp(m.frame, m.canvas.window); !m.view.alike(all) {
		m.show(all, true)
		return
	}
	m.closerFor = question{}
	m.fit()
	m.showOffered(true)
}

// catch gives back the view that a finger was aimed at: it came down at a time before the
// view changed by itself, or too soon after it.
func (m camera) catch(time float64) {
	for _, t := range m.shifts {
		if time < t.time+aiming {
			m.show(t.before, false)
			m.sequel.reveals, m.sequel.asks, m.sequel.fresh = true, true, true // once the finger is up
			break
		}
	}
	m.shifts = nil
}

// Changes of the page.

// fit shows the board as it opens.
func (m camera) fit() {
	f, w := m.frame, m.canvas.window
	around := f.middle()
	if m.Focus >= 0 {
		around = m.Chart.Places[m.Focus].Label
	}
	m.fitted, m.sized = m.canvas.page, m.canvas.window.size()
	m.show(first(f, w, around), false)
}

// resume shows what the last visit saw, if that was the board: the sheet may have
// grown or shrunk since the view was fitted.
func (m camera) resume(v transform) {
	w := m.canvas.window
	if at := v.clamp(m.frame, w); math.Abs(at.X-v.X) > w.Width || math.Abs(at.Y-v.Y) > w.Height {
		v = at
	}
	m.fitted, m.sized = m.canvas.page, m.canvas.window.size()
	m.show(v, false)
}

// resized fits the view again to another size of the page or the element. A sheet that grows
// and shrinks leaves it where it is, so that nothing moves below a finger on its way, but
// for what a question without places is about, as the town of a trick.
func (m camera) resized() {
	if m.touching() {
		m.sequel.resized = true
		return
	}
	if !m.touched && m.fitted != m.canvas.page {
		m.fit()
		return
	}
	v, size := m.view, m.canvas.window.size()
	if v.Zoom < whole(m.frame, m.canvas.window).Zoom || size != m.sized {
		v = v.clamp(m.frame, m.canvas.window)
	}
	m.sized = size
	if !m.touched && m.Focus >= 0 && (m.question().offered == 0 || len(m.surroundings(m.Focus)) > 1) {
		v = v.revealAll(m.surroundings(m.Focus), m.frame, m.canvas.window)
	}
	if v != m.view {
		m.shift(v, !m.touched)
	}
}

// Changes of the game.

// question is what can be tapped, and after how many choices.
type question struct {
	shown    int
	offered  uint64
	selected int8
}

func (m *Map) question() question {
	return question{m.Shown, m.Origins | m.Targets, m.Selected}
}

// showOffered brings what can be tapped into sight. Only for a new question it goes
// farther away, or comes back. As something is picked on the map the view stays where all that
// can be tapped then is in sight, however close: see doubted. A map that the person has moved stays,
// unless a new question is about nothing in sight; so does one that shows where something was
// just sent.
func (m camera) showOffered(fresh bool) {
	if m.canvas == nil || m.touched && !fresh {
		return
	}
	if m.touching() {
		m.sequel.asks, m.sequel.fresh = true, m.sequel.fresh || fresh
		return
	}
	v, w := m.view, m.canvas.window
	part, offered := m.offered()
	if len(offered) > 0 && m.tappableTowns() != 0 {
		part = m.around(m.Named, part)
	}
	if m.sequel.roomier && !m.touched {
		if v = v.clamp(m.frame, w); len(offered) == 0 {
			v = m.asOpened(v)
		}
	}
	m.sequel.roomier = false
	kept := m.chosen >= 0 && v.showsMost(stopPoint(&m.Chart.Places[m.chosen]), offered, w)
	switch {
	case kept:
		v = m.view
	case m.touched:
		v = v.recall(offered, part, m.frame, w)
	default:
		if len(offered) > 0 {
			v = m.bringOffered(v, part, offered, fresh)
		}
		v = m.withMarked(v)
	}
	m.closerFor = m.asked
	if v != m.view {
		m.shift(v, true)
		return
	}
	m.showStop()
}

// bringOffered is a view with what can be tapped in sight: near enough for towns, where
// towns are among it.
func (m camera) bringOffered(v transform, part box, offered []maps.Point, fresh bool) transform {
	w := m.canvas.window
	if !fresh && m.Selected >= 0 {
		if !v.shows(offered, w) {
			v = v.bring(part, false, m.frame, w)
		}
		return v
	}
	if fresh {
		if m.spread {
			v = m.asOpened(v)
		}
		v, m.spread = v.back(part, m.frame, w), false
	}
	v = v.bring(part, fresh, m.frame, w)
	if !fresh && m.closerFor == m.asked {
		return v
	}
	before, closest := v.Zoom, 0.0
	if m.tappableTowns() != 0 {
		closest = zoomNear
	}
	v = v.spread(offered, part, closest, m.land, m.frame, w)
	m.spread = m.spread || closest > 0 && v.Zoom > before
	return v
}

// partAt comes so much closer around a point of the element, for a finger that met two targets.
func (m camera) partAt(factor, x, y float64) {
	m.spread = true
	m.shift(m.view.closer(factor, x, y, m.frame, m.canvas.window).clamp(m.frame, m.canvas.window), true)
}

// withMarked is a view with the place that is selected, and that of the focus, in sight.
func (m camera) withMarked(v transform) transform {
	if m.Selected >= 0 {
		v = v.reveal(stopPoint(&m.Chart.Places[m.Selected]), m.frame, m.canvas.window)
	}
	if m.Focus >= 0 {
		if points := m.surroundings(m.Focus); len(points) > 1 {
			v = v.revealAll(points, m.frame, m.canvas.window)
		}
	}
	return v
}

// asOpened is a view as near as the board opens, of what is in the middle of another.
func (m camera) asOpened(v transform) transform {
	w := m.canvas.window
	at := w.free().middle()
	return first(m.frame, w, v.chart(at.X, at.Y))
}

// offered are the stops of the places that can be tapped or are picked, and the
// part of the chart that shows them.
func (m camera) offered() (part box, stops []maps.Point) {
	for i := range m.Chart.Places {
		p := int8(i)
		if p != m.Selected && (m.Origins|m.Targets)>>i&1 == 0 {
			continue
		}
		part, stops = m.around(Set(p), part), append(stops, stopPoint(&m.Chart.Places[i]))
	}
	return part, stops
}

// around is a part of the chart with places in it too.
func (m camera) around(places uint64, part box) box {
	for ; places != 0; places &= places - 1 {
		at := stopPoint(&m.Chart.Places[bits.TrailingZeros64(places)])
		b := box{at.X - 12, at.Y - 34, at.X + 12, at.Y + 12}
		if part != (box{}) {
			b = b.union(part)
		}
		part = b
	}
	return part
}

// attend comes near a battle with the person that others have begun, and goes back when it
// is over, unless places are asked about. It reports whether the view has moved.
func (m camera) attend() bool {
	if m.attended == m.Attacked {
		return false
	}
	m.attended = m.Attacked
	if !m.free() {
		return false
	}
	v := m.view
	if m.attended != 0 {
		v = v.approach(stopPoint(&m.Chart.Places[bits.TrailingZeros64(m.attended)]), m.frame, m.canvas.window)
		m.spread = true
	} else {
		v, m.spread = m.asOpened(v), false
	}
	if v == m.view {
		return false
	}
	m.shift(v, true)
	return true
}

// bringScored brings places that score together into sight, and reports whether there
// are some.
func (m camera) bringScored(motions []table.Motion) bool {
	places := uint64(0)
	for _, d := range motions {
		if d.Kind == table.Scores {
			places |= Set(d.To)
		}
	}
	if places&(places-1) == 0 {
		return false
	}
	m.bringAll(places)
	return true
}

// bringAll brings places into sight together.
func (m camera) bringAll(places uint64) {
	part := m.around(places, box{})
	if v := m.view.bring(part, true, m.frame, m.canvas.window); places != 0 && v != m.view {
		m.shift(v, true)
	}
}

// surroundings are what to show of a place: its stop, and each of its stacks where there
// is fighting.
func (m camera) surroundings(place int8) []maps.Point {
	points := []maps.Point{stopPoint(&m.Chart.Places[place])}
	for i := range m.clusters {
		if k := &m.clusters[i]; k.Place == place && k.fought() {
			for n := range k.Pieces {
				points = append(points, k.middle(n))
			}
		}
	}
	return points
}

// reveal brings a place into view, and reports whether it was out of it.
func (m camera) reveal(place int8) bool {
	v := m.view.revealAll(m.surroundings(place), m.frame, m.canvas.window)
	if v == m.view {
		return false
	}
	m.shift(v, true)
	return true
}

// intoView brings a place that has the keyboard into view, from below a button too.
func (m camera) intoView(place int8) {
	if !m.reveal(place) && !m.clear(place) {
		f, w := m.frame, m.canvas.window
		m.show(m.view.toward(stopPoint(&m.Chart.Places[place]), w.free()).clamp(f, w), true)
	}
}

// The view itself.

// free reports whether the view may go where something happens: the person has not moved
// it, and is asked for no place. A question keeps its view.
func (m camera) free() bool { return !m.touched && m.question().offered == 0 }

// show changes the view, at once or gliding.
func (m camera) show(v transform, glide bool) {
	m.view = v
	m.canvas.show(v, glide)
}

// shift changes the view by itself. A finger that was on its way to the map meets what
// was there: see catch.
func (m camera) shift(v transform, glide bool) {
	m.shifts = append(m.shifts[max(0, len(m.shifts)-7):], shifted{m.canvas.now(), m.view})
	m.show(v, glide)
}

// shifted is a time at which the view changed by itself, and the view before.
type shifted struct {
	time   float64
	before transform
}

// aiming is how long nobody can have aimed at what a change of the view has just shown, in
// milliseconds.
const aiming = 350

// showStop moves the tab key's stop to where it can be seen, unless the keyboard is
// on the map.
func (m camera) showStop() {
	if !(listener{m.canvas}).hasFocus() && !m.clear(m.tabStop) {
		touch(m).moveStop(nearestClear(m.Chart, m.tabStop, m.Origins|m.Targets, m.clear))
	}
}

// clear reports whether a place's stop can be seen whole: nothing but the map is
// there.
func (m camera) clear(place int8) bool {
	return listener{m.canvas}.bare(m.view.screen(stopPoint(&m.Chart.Places[place])))
}
