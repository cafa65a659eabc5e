package board

import (
	"strconv"
	"strings"

	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// canvas is the map's element in the page. It writes only what has changed.
type canvas struct {
	m      *Map
	paper  paper // that it was made for
	ctx    app.Context
	host   app.Value
	world  app.Value
	style  app.Value
	scales []app.Value // the styles of what shrinks against the chart when one looks closer
	layers [layers]app.Value
	drawn  [layers]string
	groups []app.Value // the pieces of each place
	stacks []string
	scaled string          // how large pieces are drawn against the land
	marks  map[string]bool // the classes of the element that come and go
	worthy bool            // the legend of what places are worth covers an edge
	mover  mover
	speech
	extent
	hearing
	ends []func()
}

// speech is what the element says.
type speech struct {
	name  string // of the whole map
	stops []app.Value
	said  []stopText
	told  int       // the place that says what a tap on it would lead to, or -1
	hover app.Value // says what a press of the mouse would do
	over  int8      // the place below the mouse, or -1

	asked  question // that the odds are of
	odds   []odds   // of each place
	naming *timer   // until the next place says its odds
}

// extent is where the element is, and how large.
type extent struct {
	window window
	page   [2]float64 // the size of the whole page
	left   float64    // of the element in the page
	top    float64
}

// hearing is what is under way of what a person does.
type hearing struct {
	lastUp       float64 // when a pointer last went up, in milliseconds
	closing      bool    // the press under way closes words over the map
	closesBanner bool    // and these are a card, whose click is nobody else's
	wheelTimer   *timer  // until the wheel rests
	pressTimer   *timer  // until a finger has rested
	card         cardDrag
}

// The groups of the drawing that change, by their classes.
const (
	layerSeaLights = iota
	layerWorth
	layerLights
	layerNames
	layerFigures
	layerArrow
	layers
)

var layerClasses = [layers]string{"board-sea-lights", "board-worths", "board-lights", "board-names", "board-figures", "board-arrow"}

// stopText is what a place's button says: the place, what it is to the question, what
// is there and what it scores.
type stopText struct {
	name, opens, holds string
	tab                bool
	state              state
}

// with is the whole name, with the odds of choosing the place.
func (t stopText) with(odds string) string {
	name := t.name
	if t.opens != "" {
		name += ": " + t.opens
		if odds != "" {
			name += ", " + odds
		}
	}
	if t.holds != "" {
		name += ". " + t.holds
	}
	return name
}

// odds are what a tap on a place would meet, once they are known.
type odds struct {
	words string
	known bool
}

func newCanvas(m *Map, ctx app.Context) *canvas {
	host := ctx.JSSrc()
	c := &canvas{m: m, paper: m.paper, ctx: ctx, host: host, speech: speech{told: -1, over: -1, hover: host.Call("querySelector", ".board-hover")}, world: host.Get("firstElementChild"), marks: map[string]bool{}}
	host.Set("className", "board") // without the marks of a board before it
	c.style = c.world.Get("style")
	for i, class := range layerClasses {
		c.layers[i] = c.world.Call("querySelector", "."+class)
	}
	scales := c.world.Call("querySelectorAll", ".board-scaled")
	for i := range scales.Length() {
		c.scales = append(c.scales, scales.Index(i).Get("style"))
	}
	groups := c.world.Call("querySelector", ".board-pieces").Get("children")
	stops := c.world.Call("querySelectorAll", ".board-stop")
	for i := range m.Chart.Places {
		c.groups = append(c.groups, groups.Index(i))
		c.stops = append(c.stops, stops.Index(i))
	}
	c.stacks = make([]string, len(c.groups))
	c.said = make([]stopText, len(c.stops))
	c.odds = make([]odds, len(c.stops))
	c.mover = newMover(host)
	return c
}

// close lets go of the page, of fingers that are down too: they go up unheard.
func (c *canvas) close() {
	c.mover.close()
	for _, t := range []*timer{c.wheelTimer, c.naming, c.pressTimer, c.card.longPress} {
		if t != nil {
			t.stop()
		}
	}
	c.m.gesture, c.m.lift = gesture{}, lift{place: engine.None}
	for _, end := range c.ends {
		end()
	}
}

// locate finds the element in the page.
func (c *canvas) locate() {
	r := c.host.Call("getBoundingClientRect")
	c.left, c.top = r.Get("left").Float(), r.Get("top").Float()
}

// at is an event's point in the element.
func (c *canvas) at(e app.Value) (x, y float64) {
	return e.Get("clientX").Float() - c.left, e.Get("clientY").Float() - c.top
}

// measure reads the element's size and what covers its edges, which the
// style sheet makes its padding, so that any length is known in pixels. It reports
// whether that has changed: a ResizeObserver calls once as it begins, too.
func (c *canvas) measure() bool {
	before, page := c.window, c.page
	c.read()
	if before.large() && !c.window.large() {
		c.m.sequel.roomier = true
	}
	return c.window != before || c.page != page
}

// read reads them.
func (c *canvas) read() {
	whole := app.Window()
	c.page = [2]float64{whole.Get("innerWidth").Float(), whole.Get("innerHeight").Float()}
	s := whole.Call("getComputedStyle", c.host)
	pixels := func(property string) float64 {
		f, _ := strconv.ParseFloat(strings.TrimSuffix(s.Call("getPropertyValue", property).String(), "px"), 64)
		return f
	}
	c.window = window{
		Width: c.host.Get("clientWidth").Float(), Height: c.host.Get("clientHeight").Float(),
		Top: pixels("padding-top"), Right: pixels("padding-right"), Bottom: pixels("padding-bottom"), Left: pixels("padding-left"),
	}
	if sheet := c.sheet(); sheet.Truthy() {
		h := c.host.Call("getBoundingClientRect")
		r := sheet.Call("getBoundingClientRect")
		if r.Get("left").Float() >= h.Get("right").Float() { // beside the map
			return
		}
		if r.Get("width").Float() > .7*c.window.Width {
			c.window.Bottom = max(c.window.Bottom, h.Get("bottom").Float()-r.Get("top").Float())
			r = c.rail()
		}
		if r.Truthy() {
			card := c.inside(r)
			if b := c.boxOf(".board-whole"); b.left >= card.left-1 && b.right <= card.right+1 {
				card = card.union(b) // it is below them
			}
			if card.right-card.left < .7*c.window.Width { // a row is no column: it covers the edge
				c.window.Corner = card
			}
		}
	}
}

// inside is where a rectangle of the page is in the element.
func (c *canvas) inside(r app.Value) box {
	h := c.host.Call("getBoundingClientRect")
	left, top := r.Get("left").Float()-h.Get("left").Float(), r.Get("top").Float()-h.Get("top").Float()
	return box{left, top, left + r.Get("width").Float(), top + r.Get("height").Float()}
}

// boxOf is where a part of the element is in it.
func (c *canvas) boxOf(selector string) box {
	return c.inside(c.host.Call("querySelector", selector).Call("getBoundingClientRect"))
}

// sheet has the question below the map, if it is there yet.
func (c *canvas) sheet() app.Value {
	if table := c.host.Call("closest", ".table"); table.Truthy() {
		return table.Call("querySelector", ".sheet")
	}
	return app.Null()
}

// rail is where the buttons over a corner of the map are, if there are any: the
// element that holds them is wider.
func (c *canvas) rail() app.Value {
	rail := c.host.Call("closest", ".table").Call("querySelector", ".rail")
	if !rail.Truthy() {
		return app.Null()
	}
	buttons := app.Window().Get("document").Call("createRange")
	buttons.Call("selectNodeContents", rail)
	return buttons.Call("getBoundingClientRect")
}

// watchSheet watches the sheet: what it comes to cover is brought into sight, but for what
// a refusal covers.
func (c *canvas) watchSheet() {
	c.measure()
	if sheet := c.sheet(); sheet.Truthy() {
		listener{c}.onResize(sheet, func() {
			if !c.measure() || sheet.Get("classList").Call("contains", "sheet-wrong").Bool() { // it says why a tap meant nothing
				return
			}
			if s := &c.m.sequel; s.due {
				s.asks = true // soon
			} else {
				camera{c.m}.showOffered(false)
			}
		})
	}
	if v, ok := c.lastVisit(); ok {
		camera{c.m}.resume(v)
		return
	}
	camera{c.m}.fit()
	if c.window.low() { // it opens with the whole board
		c.m.asked = c.m.question()
		c.m.closerFor = c.m.asked
	} else {
		camera{c.m}.showOffered(true)
	}
	painted(func() {
		if c.m.canvas == c {
			director{c.m}.placeWords()
		}
	})
}

// lastVisit is what the last visit saw of the table, if its picture was shown.
func (c *canvas) lastVisit() (v transform, ok bool) {
	kept := app.Window().Call("bretwaldaView")
	if !kept.Truthy() {
		return v, false
	}
	return transform{kept.Index(0).Float(), kept.Index(1).Float(), kept.Index(2).Float()}, true
}

// show moves the drawing. Names and pieces take their new size when the
// fingers rest: drawing them again each time would not keep up.
func (c *canvas) show(v transform, glide bool) {
	c.glide(glide && c.m.Moves)
	z := number4(v.Zoom)
	c.style.Set("transform", "matrix("+z+",0,0,"+z+","+number(v.X)+","+number(v.Y)+")")
	if len(c.m.gesture.fingers) == 0 && c.wheelTimer == nil {
		c.atRest()
	}
}

// Milliseconds that the view takes to glide, as the style sheet has it, and that
// the wheel must rest before the map is drawn sharp.
const (
	timeOfGlide = 260
	timeOfRest  = 140
)

// halt stops a glide where it is. A slow browser begins it late, so no clock tells
// whether it is over.
func (c *canvas) halt() {
	if !c.marks["board-gliding"] {
		return
	}
	now := app.Window().Get("DOMMatrixReadOnly").New(app.Window().Call("getComputedStyle", c.world).Get("transform"))
	v := transform{now.Get("a").Float(), now.Get("e").Float(), now.Get("f").Float()}
	if v.alike(c.m.view) { // it is over
		v = c.m.view
	}
	camera{c.m}.show(v, false)
}

// stir is told of each turn of the wheel: the map moves until it rests.
func (c *canvas) stir() {
	if c.wheelTimer != nil {
		c.wheelTimer.stop()
	} else {
		c.moving(true)
	}
	c.wheelTimer = after(timeOfRest, func() {
		c.wheelTimer = nil
		c.moving(false)
	})
}

func (c *canvas) now() float64 { return app.Window().Get("performance").Call("now").Float() }

// atRest does what waits until the view rests.
func (c *canvas) atRest() {
	c.scale()
	camera{c.m}.showStop()
}

func (c *canvas) scale() {
	if k := number4(c.m.view.piecesScale()); k != c.scaled {
		c.scaled = k
		for _, s := range c.scales {
			s.Call("setProperty", "--board-k", k)
		}
	}
	zoom := c.m.view.Zoom
	c.class("board-named", zoom >= zoomNamed)
	c.class("board-near", zoom >= zoomNear)
	c.class("board-close", zoom >= zoomClose)
}

func (c *canvas) moving(on bool) {
	c.class("board-moving", on)
	if !on {
		c.atRest()
	}
}

func (c *canvas) glide(on bool) {
	c.class("board-gliding", on)
}

func (c *canvas) class(name string, on bool) {
	if c.marks[name] != on {
		c.marks[name] = on
		c.host.Get("classList").Call("toggle", name, on)
	}
}

// fill draws a layer.
func (c *canvas) fill(layer int, svg string) {
	if c.drawn[layer] != svg {
		c.drawn[layer] = svg
		c.layers[layer].Set("innerHTML", svg)
	}
}

// pieces draws what is in a place.
func (c *canvas) pieces(place int, svg string) {
	if c.stacks[place] != svg {
		c.stacks[place] = svg
		c.groups[place].Set("innerHTML", svg)
	}
}

// label names the whole map.
func (c *canvas) label(s string) {
	if c.name != s {
		c.name = s
		c.world.Call("setAttribute", "aria-label", s)
	}
}

// forgetOdds forgets the odds of another question.
func (c *canvas) forgetOdds(q question) {
	if c.asked != q {
		c.asked = q
		clear(c.odds)
	}
}

// Milliseconds that the map rests before places say their odds one by one, and between
// two of them: to compute all at once would keep a finger waiting.
const (
	timeBeforeOdds  = 300
	timeBetweenOdds = 30
)

// tellOdds has places that can be tapped say their odds, one after the other.
func (c *canvas) tellOdds() {
	if c.naming != nil {
		c.naming.stop()
		c.naming = nil
	}
	if c.nextOdds() >= 0 {
		c.naming = after(timeBeforeOdds, c.tellNext)
	}
}

// nextOdds is a place whose odds are not known yet, or -1.
func (c *canvas) nextOdds() int {
	for i := range c.odds {
		if !c.odds[i].known && c.m.Targets>>i&1 != 0 {
			return i
		}
	}
	return -1
}

func (c *canvas) tellNext() {
	c.naming = nil
	i := c.nextOdds()
	if i < 0 {
		return
	}
	c.findOdds(i)
	if c.nextOdds() >= 0 {
		c.naming = after(timeBetweenOdds, c.tellNext)
	}
}

// findOdds has a place say its odds, if they are not known yet.
func (c *canvas) findOdds(i int) {
	if !c.odds[i].known {
		c.odds[i] = odds{c.m.Texts.Odds(int8(i)), true}
		c.setLabel(i)
	}
}

// setLabel gives a place's button its name.
func (c *canvas) setLabel(i int) {
	c.stops[i].Call("setAttribute", "aria-label", c.said[i].with(c.odds[i].words))
}

// tellStop has the place that has the keyboard say its odds at once, and to which choice
// a tap on it would lead: that takes too long for all of them.
func (c *canvas) tellStop() {
	i, meets := int(c.m.tabStop), ""
	if c.said[i].state.offered && (listener{c}).hasFocus() {
		c.findOdds(i)
		meets = c.m.Texts.Meets(c.m.tabStop)
	}
	if c.told >= 0 && c.told != i {
		c.stops[c.told].Call("removeAttribute", "aria-description")
	}
	if c.told = i; meets == "" {
		c.told = -1
		c.stops[i].Call("removeAttribute", "aria-description")
		return
	}
	c.stops[i].Call("setAttribute", "aria-description", meets)
}

// showHover says what a press of the mouse on a place would lead to; -1 is none.
func (c *canvas) showHover(place int8) {
	m := c.m
	if place == c.over {
		return
	}
	c.over = place
	words := ""
	if place >= 0 && (m.Origins|m.Targets)>>place&1 != 0 {
		c.findOdds(int(place))
		words = strings.TrimSpace(m.Texts.Meets(place) + " " + c.odds[place].words)
	}
	c.hover.Set("textContent", words)
}

// updateStop brings a place's button up to date.
func (c *canvas) updateStop(i int, t stopText) {
	if t == c.said[i] {
		return
	}
	c.said[i] = t
	c.setLabel(i)
	e := c.stops[i]
	for name, value := range t.state.attributes() {
		e.Call("setAttribute", name, value)
	}
	e.Get("classList").Call("toggle", "board-offered", t.state.offered)
	c.setTab(i, t.tab)
}

func (c *canvas) tabStop(i int, on bool) {
	if c.said[i].tab != on {
		c.said[i].tab = on
		c.setTab(i, on)
	}
}

func (c *canvas) setTab(i int, on bool) {
	index, id := "-1", ""
	if on {
		index, id = "0", c.m.StopID
	}
	c.stops[i].Call("setAttribute", "tabindex", index)
	c.stops[i].Set("id", id)
}

func (c *canvas) focusStop(i int) {
	c.stops[i].Call("focus", map[string]any{"preventScroll": true})
}

// showLifted shows that the pieces of a place are dragged.
func (c *canvas) showLifted(place int8, on bool) {
	c.groups[place].Get("classList").Call("toggle", "board-lifted", on)
}
