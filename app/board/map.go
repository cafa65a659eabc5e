package board

import (
	"fmt"
	"slices"
	"sync"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Texts are the words of the map in the reader's language.
type Texts struct {
	Map    string                      // the accessible name of the whole map
	Whole  string                      // of the button that shows the whole board
	Name   func(place int8) string     // a place's name
	Stands func(place int8) []string   // what is there, a line each
	Holds  func(place int8) string     // the same in short sentences, but for the last point
	Worth  func(place int8) string     // what it is worth to the seat that decides
	Open   string                      // said of a place that can be tapped
	Goes   string                      // said of one that what is picked can go to
	Odds   func(place int8) string     // what a tap on it would meet; asked when the map rests
	Meets  func(place int8) string     // the choice that a tap on it would lead to, and what follows; asked where the keyboard is
	Region func(english string) string // a region's name; "" asks for the seas'
}

// Map is the board with what is on it. The zero value of a place is a
// place: say engine.None for none.
type Map struct {
	app.Compo

	Chart  *maps.Chart
	Cut    [2]int8 // two neighbours on the chart that do not touch in this edition; equal: none
	Look   *Look
	Texts  Texts
	StopID string // the element that the tab key leads to
	Pieces []engine.Piece
	Notes  []Note // to names
	Worth  []Worth
	Legend bool    // of it covers an edge
	Tip    bool    // so does a tip: the map leaves room for it, but does not move as it comes
	Fallen []Worth // how many have just gone from a place
	Offer
	Handlers
	News

	canvas *canvas
	arrangement
	sight
	pressing
}

// Offer is what may be done on a board, and what is spoken of. Bit p of a set is place p.
type Offer struct {
	Origins  uint64   // places where a choice begins
	Targets  uint64   // places where it may end
	Lit      uint64   // places to point out
	Pointed  uint64   // places that are spoken of
	Called   uint64   // towns whose names are shown from afar too, as those of towns that can be tapped
	Named    uint64   // places that others have just taken: towns that can be tapped are shown with them
	Selected int8     // the origin that is picked, or None
	Arrow    []int8   // the way of the choice being made
	Ways     [][]int8 // the ways of units that are bound for somewhere
	Focus    int8     // the place to bring into view, or None
}

// Handlers are told what people do on a map.
type Handlers struct {
	OnTap       func(place int8)
	OnKey       func(place int8) // Enter, or a press by a reader of the screen
	OnAgain     func(place int8) // the second of a double tap on a target; else that zooms
	OnLongPress func(place int8) // a finger that rests, another button of the mouse, or the key i

	// Stacks in Movable are dragged: OnLift begins it with the kind of the stack, and OnDrop ends it,
	// over a target or over engine.None.
	Movable uint64
	OnLift  func(place, what int8)
	OnDrop  func(place int8)

	OnExplain func(app.Context) // a finger that rests on a card of a hand, or another button of the mouse
}

// News is what has just happened.
type News struct {
	Attacked uint64                  // where others fight the person, or where the result waits
	Shown    int                     // the choices of the match that are drawn
	Since    int                     // the choices before Motions; the map shows these only if it has drawn so many
	Motions  []table.Motion          // all that has happened since
	Moves    bool                    // motions are seen to happen
	Rolls    bool                    // dice are seen to roll before a unit falls
	Banners  []Banner                // shown after the motions, one after the other
	Purse    func(side int8) string  // the id of the element to which the points of a side fly
	Gained   func(points int) string // the words on them
}

// arrangement is where names and pieces are, with the fields of the map that it was made
// from: while they stay the same, so does the arrangement.
type arrangement struct {
	paper    paper
	words    []string       // the words of names, those of places first
	names    []Name         // of places, then of titles
	written  string         // the names as drawn
	towns    uint64         // the towns that can be tapped
	offers   string         // their names as drawn
	frame    box            // around the chart and its names
	land     box            // around the land alone
	arranged []engine.Piece // the pieces in clusters
	clusters []cluster
	painted  *Look    // the look of drawn
	drawn    []string // the pieces of each place as drawn
}

// pressing is what fingers do, and where the keyboard is.
type pressing struct {
	gesture gesture
	pressed maps.Point // what of the chart the last finger came down on
	lift    lift
	dragged [2]int8 // from and to of the last stack dragged, or undragged
	tabStop int8    // the place that the tab key stops at
}

var undragged = [2]int8{engine.None, engine.None}

// Set is the set of the given places. None is left out.
func Set(places ...int8) uint64 {
	var s uint64
	for _, p := range places {
		if p >= 0 {
			s |= 1 << uint(p)
		}
	}
	return s
}

// Render is the element that the map lives in, with the land and the sea. The
// rest is drawn into it without go-app's help: pointers move faster than trees
// are compared.
func (m *Map) Render() app.UI {
	m.paper = paper{m.Chart, m.Cut}
	return app.Div().Class("board").Body(
		app.Raw(m.paper.ground()),
		app.Button().Type("button").Class("icon-button", "board-whole").Aria("label", m.Texts.Whole).Body(app.Raw(wholeIcon)),
		app.Div().Class("board-hover").Aria("hidden", true),
	)
}

// paper is what the ground is made of.
type paper struct {
	chart *maps.Chart
	cut   [2]int8
}

// lastGround is the ground that was drawn last. Each match makes a map of its own,
// most often of the same chart.
var lastGround struct {
	sync.Mutex
	paper paper
	drawn string
}

// ground is what never changes of a map of this paper.
func (p paper) ground() string {
	lastGround.Lock()
	defer lastGround.Unlock()
	if lastGround.paper != p {
		lastGround.paper, lastGround.drawn = p, ground(p.chart, p.cut)
	}
	return lastGround.drawn
}

// OnMount takes hold of the element and draws.
func (m *Map) OnMount(ctx app.Context) { m.open(ctx) }

func (m *Map) open(ctx app.Context) {
	m.focus = m.Focus
	m.shown, m.dragged = m.Shown, undragged
	m.chosen = engine.None
	m.lift = lift{place: engine.None}
	m.tabStop = max(0, m.Focus)
	m.touched, m.spread = false, false
	m.words = nil
	m.sequel = sequel{}
	m.canvas = newCanvas(m, ctx)
	m.draw()
	listener{m.canvas}.listen()
	ctx.Defer(func(app.Context) {
		if m.canvas != nil {
			m.canvas.watchSheet()
		}
	})
}

// OnUpdate draws what has changed. Another match may have brought another board.
func (m *Map) OnUpdate(ctx app.Context) {
	if m.canvas == nil {
		return
	}
	if m.canvas.paper != m.paper {
		m.canvas.close()
		m.open(ctx)
		return
	}
	s := &m.sequel
	asked := m.asked
	m.asked = m.question()
	if m.asked.offered == 0 { // others go on
		m.chosen = engine.None
	}
	if m.Shown != m.shown {
		director{m}.finish()
		motions := m.Motions
		if len(motions) > 0 && m.dragged == [2]int8{motions[0].From, motions[0].To} {
			motions = motions[1:] // was seen: the person has done it by hand
		}
		if m.Shown > m.shown && m.Since == m.shown {
			s.banners = m.Banners
			if m.Moves && len(motions) > 0 {
				director{m}.freeze(motions)
				s.before, s.motions = m.clusters, motions
			}
		}
		m.shown, m.dragged = m.Shown, undragged
	}
	m.draw()
	s.reveals = s.reveals || m.Focus != m.focus
	m.focus = m.Focus
	s.asks = s.asks || m.asked != asked
	s.attacked = s.attacked || m.Attacked != m.attended
	s.fresh = s.fresh || m.asked.shown != asked.shown || asked.offered == 0
	director{m}.followSoon()
}

// OnDismount lets go of the element.
func (m *Map) OnDismount() {
	if m.canvas != nil {
		m.canvas.close()
		m.canvas = nil
	}
}

// draw brings the drawing up to date with the fields.
func (m *Map) draw() {
	m.arrange()
	c := m.canvas
	c.label(m.Texts.Map)
	c.fill(layerNames, m.written+m.offers)
	c.fill(layerSeaLights, painter{m}.lights(true))
	if c.legend(m.Legend || m.Tip) && m.Legend { // as it goes nothing moves below the next finger
		camera{m}.resized()
		m.sequel.asks = true // what can be tapped is not left below it
	}
	c.fill(layerWorth, painter{m}.tints())
	c.fill(layerFigures, painter{m}.figures())
	c.fill(layerLights, painter{m}.lights(false))
	c.fill(layerArrow, painter{m}.march(m.clusters))
	m.drawPieces()
	c.forgetOdds(m.question())
	for i := range m.Chart.Places {
		p := int8(i)
		holds := m.Texts.Holds(p)
		if worth := m.Texts.Worth(p); holds != "" && worth != "" {
			holds += ". " + worth
		} else {
			holds += worth
		}
		c.updateStop(i, stopText{m.words[i], m.opens(p), holds, p == m.tabStop, stateOf(p, m.Selected, m.Origins|m.Targets, m.Arrow)})
	}
	c.tellStop()
	c.tellOdds()
}

// drawPieces draws what is in the places that are not held as they were.
func (m *Map) drawPieces() {
	for i, s := range m.drawn {
		if m.canvas.mover.frozen>>i&1 == 0 {
			m.canvas.pieces(i, s)
		}
	}
}

// opens says what a place is to the question; "" is nothing.
func (m *Map) opens(place int8) string {
	switch {
	case place == m.Selected:
		return ""
	case m.Selected >= 0 && m.Targets>>place&1 != 0:
		return m.Texts.Goes
	case (m.Origins|m.Targets)>>place&1 != 0:
		return m.Texts.Open
	}
	return ""
}

// arrange sets names and pieces in their places, when they are others than
// before: most changes are of what is lit.
func (m *Map) arrange() {
	words := m.Texts.words(m.Chart)
	for _, note := range m.Notes {
		words = append(words, fmt.Sprint(note))
	}
	if !slices.Equal(words, m.words) {
		m.words = words
		m.names = names(m.Chart, m.Texts)
		annotate(m.names, m.Notes)
		m.written = writeNames(m.names)
		m.frame, m.land = frame(m.Chart, m.names), landOf(m.Chart)
		m.arranged = nil
		m.towns = 0
	}
	if towns := m.tappableTowns() | m.Called; m.arranged == nil || towns != m.towns {
		m.towns = towns
		m.offers = writeNames(nameOffered(m.Chart, m.names, towns))
	}
	if m.arranged == nil || m.painted != m.Look || !slices.Equal(m.Pieces, m.arranged) {
		m.arranged, m.painted = append([]engine.Piece{}, m.Pieces...), m.Look
		m.clusters = layOut(m.Chart, m.Look, m.names, m.Pieces)
		m.drawn = make([]string, len(m.Chart.Places))
		for i := range m.clusters {
			k := &m.clusters[i]
			m.drawn[k.Place] = m.Look.piecesAt(k)
		}
	}
}

// tappableTowns are the towns that can be tapped or are picked.
func (m *Map) tappableTowns() (towns uint64) {
	for i := range m.Chart.Places {
		if m.Chart.Places[i].Town {
			towns |= 1 << i
		}
	}
	return towns & (m.Origins | m.Targets | Set(m.Selected))
}

// words are all that names are made of.
func (t Texts) words(c *maps.Chart) []string {
	var out []string
	for i := range c.Places {
		out = append(out, t.Name(int8(i)))
	}
	for _, title := range c.Titles {
		out = append(out, t.Region(title.Name))
	}
	return out
}

// IconWhole is four corners.
const IconWhole = "M8 4H4v4M14 4h4v4M8 18H4v-4M14 18h4v-4"

const wholeIcon = `<svg class="icon" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><path d="` + IconWhole + `"/></svg>`
