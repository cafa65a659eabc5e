package board

import (
	"math/bits"
	"slices"

	"bretwalda/app/table"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// sequel is what follows a change once it is painted. The answer to a tap is
// painted first, and the view waits until no finger is down.
type sequel struct {
	due         bool
	resized     bool // the element has another size
	roomier     bool // a large sheet has gone
	attacked    bool // another battle is one of the person's
	reveals     bool // another place has the focus
	asks, fresh bool // something else can be tapped; fresh: for a new question, or after none
	before      []cluster
	motions     []table.Motion // that are seen to happen
	banners     []Banner       // that are told of
}

// later is what waits while a finger is down: how the view is to move, not what is seen to happen.
func (s sequel) later() sequel {
	s.due, s.before, s.motions, s.banners = false, nil, nil, nil
	return s
}

// director lets what has changed on a map be seen to happen.
type director struct{ *Map }

// followSoon has what is due follow, if anything is.
func (m director) followSoon() {
	s := &m.sequel
	if (s.resized || s.reveals || s.asks || s.attacked || s.motions != nil || s.banners != nil) && !s.due {
		s.due = true
		painted(m.follow)
	}
}

// follow brings into sight what the change that was painted is about, and lets it
// be seen to happen.
func (m director) follow() {
	s := m.sequel
	m.sequel = sequel{}
	if m.canvas == nil {
		return
	}
	m.canvas.measure()
	s.roomier = s.roomier || m.sequel.roomier
	delay := 0
	if m.touching() {
		m.sequel = s.later()
	} else {
		if s.resized {
			camera(m).resized()
		}
		if s.reveals && m.Focus >= 0 && (camera(m)).reveal(m.Focus) {
			delay = timeOfGlide
		}
		if s.asks || s.roomier {
			m.sequel.roomier = s.roomier
			camera(m).showOffered(s.fresh)
		}
		if s.attacked && camera(m).attend() {
			delay = timeOfGlide
		}
		if v := m.view; (camera(m)).free() && (camera(m)).bringScored(s.motions) && v != m.view {
			delay = timeOfGlide
		}
	}
	m.placeWords()
	if s.motions != nil || s.banners != nil {
		m.perform(s, delay)
	}
}

// placeWords moves what is told over the map, and a tip, to the edge where they hide less
// of what matters. Those that hide some of it at either stay for a shorter time.
func (m director) placeWords() {
	table := m.canvas.host.Call("closest", ".table")
	if !table.Truthy() {
		return
	}
	toasts, tip := table.Call("querySelector", ".toasts > :not([hidden])"), table.Call("querySelector", ".tip:not([hidden])")
	classes := app.Window().Get("document").Get("body").Get("classList")
	high := classes.Call("contains", "tip-high").Bool()
	classes.Call("remove", "words-low", "words-brief", "tip-high")
	offer := table.Call("querySelector", ".sound-offer:not([hidden])")
	classes.Call("remove", "offer-waits")
	if !toasts.Truthy() && !tip.Truthy() && !offer.Truthy() { // else nothing need be measured
		return
	}
	m.canvas.locate()
	if toasts.Truthy() {
		if high := m.boxOf(toasts.Get("parentElement")); high.bottom > high.top {
			floor := m.canvas.window.Height - m.canvas.window.Bottom
			low := box{high.left, floor - (high.bottom - high.top), high.right, floor}
			least := m.hides(high)
			if below := m.hides(low); below < least {
				classes.Call("add", "words-low")
				least = below
			}
			if least >= matters {
				classes.Call("add", "words-brief")
			}
		}
	}
	if offer.Truthy() && m.hides(m.boxOf(offer)) >= matters {
		classes.Call("add", "offer-waits")
	}
	if tip.Truthy() {
		below := m.hides(m.boxOf(tip))
		classes.Call("add", "tip-high")
		above := m.hides(m.boxOf(tip))
		if high && above >= matters && below < above || !high && (below < matters || above >= below) { // it stays where it hides nothing that matters
			classes.Call("remove", "tip-high")
		}
	}
}

// boxOf is the part of the map that an element of the page covers.
func (m director) boxOf(e app.Value) box {
	r := e.Call("getBoundingClientRect")
	left, top := r.Get("left").Float()-m.canvas.left, r.Get("top").Float()-m.canvas.top
	return box{left, top, left + r.Get("width").Float(), top + r.Get("height").Float()}
}

// matters is how much a place counts that is asked about, or fought over, against another
// stack.
const matters = 100

// hides is how much of the map a box of the window hides, whatever is seen there now.
func (m director) hides(b box) int {
	_, asked := camera(m).offered()
	for named := m.Named; named != 0; named &= named - 1 {
		asked = append(asked, stopPoint(&m.Chart.Places[bits.TrailingZeros64(named)]))
	}
	var stacks []maps.Point
	for i := range m.clusters {
		k := &m.clusters[i]
		for n := range k.Pieces {
			if stacks = append(stacks, k.middle(n)); k.fought() {
				asked = append(asked, k.middle(n))
			}
		}
	}
	if m.Focus >= 0 { // it counts more than all others
		asked = append(asked, slices.Repeat([]maps.Point{stopPoint(&m.Chart.Places[m.Focus])}, len(asked)+1)...)
	}
	return matters*m.view.below(b, asked) + m.view.below(b, stacks)
}

// flash shows where something happens, for a time.
func (m director) flash(places uint64, time int) {
	for ; places != 0; places &= places - 1 {
		e := app.Window().Get("document").Call("createElement", "i")
		e.Set("className", "board-flash")
		m.canvas.mover.floor.Call("appendChild", e)
		at := m.put(stopPoint(&m.Chart.Places[bits.TrailingZeros64(places)]), halfFlash)
		animate(e, []any{
			map[string]any{"transform": at + " scale(.3)", "opacity": 0},
			map[string]any{"transform": at, "opacity": 1, "offset": .2},
			map[string]any{"transform": at + " scale(1.15)", "opacity": 1, "offset": .8},
			map[string]any{"transform": at + " scale(1.3)", "opacity": 0},
		}, time, "ease-out")
	}
}

// halfFlash is half the size of a flash, in pixels: see motion.css.
const halfFlash = 26

// touching reports whether a finger or a button of the mouse is down on the map.
func (m *Map) touching() bool { return len(m.gesture.fingers) > 0 }
