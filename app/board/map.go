package board

import (
	"fmt"
	"math"
	"math/bits"
	"slices"
	"strings"
	"sync"

	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// StopID is the place on the map that the tab key leads to.
const StopID = "on-map"

// Texts are the words of the map in the reader's language.
type Texts struct {
	Map    string                      // the accessible name of the whole map
	Whole  string                      // of the button that shows the whole board
	Name   func(place int8) string     // a place's name
	Stands func(place int8) []string   // what is there, a line each
	Worth  func(place int8) string     // what it is worth to whoever decides
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
	Pieces []engine.Piece
	Notes  []Note // to names
	Worth  []Worth
	Legend bool    // of it covers an edge
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
	Origins  uint64
	Targets  uint64
	Lit      uint64
	Pointed  uint64 // places that are spoken of, whatever may be done there
	Called   uint64 // towns that have their names from afar too, as those have that can be tapped
	Selected int8
	Arrow    []int8   // the places that the choice being made goes by, from first to last
	Ways     [][]int8 // and what is bound for somewhere already
	Focus    int8
}

// Handlers are told what people do on a map.
type Handlers struct {
	OnTap   func(place int8)
	OnAgain func(place int8) // the second of a double tap on a target; else that zooms
	OnHold  func(place int8) // a finger that rests, another button of the mouse, or the key i

	// Stacks in Movable are dragged: OnLift begins it with the kind of the stack, and OnDrop ends it,
	// over a target or over engine.None.
	Movable uint64
	OnLift  func(place, what int8)
	OnDrop  func(place int8)

	OnExplain func(app.Context) // a finger that rests on a card of a hand, or another button of the mouse
}

// News is what has just happened. Shown counts what has been done in the match as it is
// drawn. Where Motions tell all since Since, and that was drawn before, they are seen to
// happen if Moves. Purse is the id of the element to which the points of a side fly, and
// Gained what is written on them.
type News struct {
	Attacked     uint64 // where others fight the person, or the result of that rests
	Moves, Rolls bool   // Rolls: dice are seen to roll before anybody falls
	Since, Shown int
	Motions      []table.Motion
	Banners      []Banner // told after them, one after the other
	Purse        func(side int8) string
	Gained       func(points int) string
}

// arrangement is where names and pieces are, and what they were made of.
type arrangement struct {
	paper    paper
	words    []string // that names were made of, the places' first
	names    []Name   // of the places, then of titles
	written  string   // the names
	offers   string   // those of towns that can be tapped
	towns    uint64   // that they are of
	frame    box
	land     box            // of it without the seas
	arranged []engine.Piece // that clusters were made of
	clusters []cluster
	painted  *Look    // that pieces were drawn with
	drawn    []string // the pieces of each place as they are now
}

// sight is what is in view, and what is to come into view.
type sight struct {
	view    view
	turns   []turn     // since the last finger came down
	touched bool       // the person has moved the view
	fitted  [2]float64 // the size of the page that the view was fitted to
	sized   [2]float64 // and that of the element
	spread  bool       // the view came closer by itself, for towns to be tapped
	asked   question
	nearFor question // that the view has come closer for
	near    uint64   // the battle that it has come near
	sequel  sequel
	shown   int  // the Shown that is drawn
	focus   int8 // the Focus that was last brought into view
	chosen  int8 // the target to which something was sent last, or None: while it is in sight the view stays
}

// pressing is what fingers do, and where the keyboard is.
type pressing struct {
	gesture gesture
	pressed maps.Point // what of the chart the last finger came down on
	lift    lift
	dragged [2]int8 // from and to of the last stack dragged, or undragged
	stop    int8    // the place that the tab key stops at
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
	m.stop = max(0, m.Focus)
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
				director{m}.hold(motions)
				s.before, s.motions = m.clusters, motions
			}
		}
		m.shown, m.dragged = m.Shown, undragged
	}
	m.draw()
	s.reveals = s.reveals || m.Focus != m.focus
	m.focus = m.Focus
	s.asks = s.asks || m.asked != asked
	s.attacked = s.attacked || m.Attacked != m.near
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
	if c.legend(m.Legend) {
		camera{m}.resized()
		m.sequel.asks = true // what can be tapped is not left below it
	}
	c.fill(layerWorth, painter{m}.tints())
	c.fill(layerFigures, painter{m}.figures())
	c.fill(layerLights, painter{m}.lights(false))
	c.fill(layerArrow, painter{m}.march(m.clusters))
	m.drawPieces()
	c.asks(m.question())
	for i := range m.Chart.Places {
		p := int8(i)
		holds := strings.Join(m.Texts.Stands(p), ", ")
		if worth := m.Texts.Worth(p); holds != "" && worth != "" {
			holds += ". " + worth
		} else {
			holds += worth
		}
		c.stop(i, stopText{m.words[i], m.opens(p), holds, p == m.stop, stateOf(p, m.Selected, m.Origins|m.Targets, m.Arrow)})
	}
	c.tellStop()
	c.tellOdds()
}

// drawPieces draws what is in the places that are not held as they were.
func (m *Map) drawPieces() {
	for i, s := range m.drawn {
		if m.canvas.mover.held>>i&1 == 0 {
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

// camera moves the view of a map.
type camera struct{ *Map }

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
func (m camera) resume(v view) {
	w := m.canvas.window
	if at := v.clamp(m.frame, w); math.Abs(at.X-v.X) > w.Width || math.Abs(at.Y-v.Y) > w.Height {
		v = at
	}
	m.fitted, m.sized = m.canvas.page, m.canvas.window.size()
	m.show(v, false)
}

// resized fits the view anew to another size of the page or the element. A sheet that grows
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
		m.turn(v, !m.touched)
	}
}

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
// farther away, or comes back. A map that the person has moved stays, unless a new
// question is about nothing in sight; so does one that shows where something was just sent.
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
	if m.sequel.roomier && !m.touched {
		if v = v.clamp(m.frame, w); len(offered) == 0 {
			at := w.free().middle()
			v = first(m.frame, w, v.chart(at.X, at.Y))
		}
	}
	m.sequel.roomier = false
	if m.chosen >= 0 && v.keeps(stop(&m.Chart.Places[m.chosen]), offered, w) {
		m.nearFor = m.asked
		m.showStop()
		return
	}
	switch {
	case m.touched:
		v = v.recall(offered, part, m.frame, w)
	case len(offered) > 0:
		if fresh {
			if m.spread {
				at := w.free().middle()
				v = first(m.frame, w, v.chart(at.X, at.Y))
			}
			v = v.back(part, m.frame, w)
		}
		v = v.bring(part, fresh, m.frame, w)
		if fresh {
			m.spread = false
		}
		if fresh || m.nearFor != m.asked {
			before, closest := v.Zoom, 0.0
			if m.tappableTowns() != 0 {
				closest = zoomNear
			}
			v = v.spread(offered, part, closest, m.land, m.frame, w)
			m.spread = m.spread || closest > 0 && v.Zoom > before
		}
	}
	m.nearFor = m.asked
	if m.Selected >= 0 && !m.touched {
		v = v.reveal(stop(&m.Chart.Places[m.Selected]), m.frame, w)
	}
	if m.Focus >= 0 && !m.touched {
		if points := m.surroundings(m.Focus); len(points) > 1 {
			v = v.revealAll(points, m.frame, w)
		}
	}
	if v != m.view {
		m.turn(v, true)
		return
	}
	m.showStop()
}

// attend comes near a battle with the person that others have begun, and goes back when it
// is over, unless places are asked about. It reports whether the view has moved.
func (m camera) attend() bool {
	if m.near == m.Attacked {
		return false
	}
	m.near = m.Attacked
	if !m.free() {
		return false
	}
	v, w := m.view, m.canvas.window
	if m.near != 0 {
		v = v.approach(stop(&m.Chart.Places[bits.TrailingZeros64(m.near)]), m.frame, w)
		m.spread = true
	} else {
		at := w.free().middle()
		v = first(m.frame, w, v.chart(at.X, at.Y))
		m.spread = false
	}
	if v == m.view {
		return false
	}
	m.turn(v, true)
	return true
}

// offered are the stops of the places that can be tapped or are picked, and the
// part of the chart that shows them.
func (m camera) offered() (part box, stops []maps.Point) {
	for i := range m.Chart.Places {
		p := int8(i)
		if p != m.Selected && (m.Origins|m.Targets)>>i&1 == 0 {
			continue
		}
		at := stop(&m.Chart.Places[i])
		around := box{at.X - 12, at.Y - 34, at.X + 12, at.Y + 12}
		if len(stops) > 0 {
			around = around.union(part)
		}
		part, stops = around, append(stops, at)
	}
	return part, stops
}

// surroundings are what to show of a place: its stop, and each of its stacks where there
// is fighting.
func (m camera) surroundings(place int8) []maps.Point {
	points := []maps.Point{stop(&m.Chart.Places[place])}
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
	m.turn(v, true)
	return true
}

// IconWhole is four corners.
const IconWhole = "M8 4H4v4M14 4h4v4M8 18H4v-4M14 18h4v-4"

const wholeIcon = `<svg class="icon" viewBox="0 0 22 22" width="22" height="22" aria-hidden="true"><path d="` + IconWhole + `"/></svg>`

// showWhole shows the whole board, or what matters next where the board is whole.
func (m camera) showWhole() {
	m.touched = false
	if all := whole(m.frame, m.canvas.window).clamp(m.frame, m.canvas.window); !m.view.near(all) {
		m.show(all, true)
		return
	}
	m.nearFor = question{}
	m.fit()
	m.showOffered(true)
}

// show changes the view, at once or gliding.
func (m camera) show(v view, glide bool) {
	m.view = v
	m.canvas.show(v, glide)
}

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
