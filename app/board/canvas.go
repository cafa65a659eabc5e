package board

import (
	"strconv"
	"strings"

	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// canvas is the map's element in the page: it listens to pointers, wheel and
// keys, and writes only what has changed.
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
	stops  []app.Value
	said   []stopText
	window window
	name   string          // of the whole map
	scaled string          // how large pieces are drawn against the land
	marks  map[string]bool // the classes of the element that come and go
	worthy bool            // the legend of what places are worth lies over an edge
	left   float64         // of the element in the page
	top    float64
	lastUp float64 // when a pointer last went up, in milliseconds
	glides float64 // until when the view glides, in milliseconds
	rest   *timer  // until the wheel rests
	mover  mover
	ends   []func()
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

// stopText is what a place's button says.
type stopText struct {
	name, stands           string
	tab, selected, offered bool
}

// Milliseconds after a pointer went up in which a click is its own.
const clickAfterUp = 700

func newCanvas(m *Map, ctx app.Context) *canvas {
	host := ctx.JSSrc()
	c := &canvas{m: m, paper: m.paper, ctx: ctx, host: host, world: host.Get("firstElementChild"), marks: map[string]bool{}}
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
	c.mover = newMover(host)
	c.measure()
	return c
}

// listen hangs the map on the page's events.
func (c *canvas) listen() {
	m := c.m
	c.on(c.host, "pointerdown", func(e app.Value) {
		if e.Get("pointerType").String() == "mouse" && e.Get("button").Int() > 0 {
			return
		}
		c.locate()
		x, y := c.at(e)
		c.halt()
		m.gesture.down(e.Get("pointerId").Int(), x, y)
		m.pressed = m.view.chart(x, y)
		m.gesture.note(e.Get("timeStamp").Float())
		if e.Get("pointerType").String() == "mouse" {
			m.touchStack(x, y)
		}
	})
	c.on(c.host, "pointermove", func(e app.Value) {
		if len(m.gesture.fingers) == 0 {
			return
		}
		x, y := c.at(e)
		id := e.Get("pointerId")
		before := m.gesture.moved
		change, ok := m.gesture.move(id.Int(), x, y)
		if !ok {
			return
		}
		if !before {
			if m.lift.place < 0 {
				c.moving(true)
			}
			// A mouse is the map's until it is let go, even over a sheet; a
			// finger is so by itself.
			if e.Get("pointerType").String() == "mouse" {
				c.host.Call("setPointerCapture", id)
			}
		}
		if m.lift.place >= 0 {
			m.carry(x, y)
			return
		}
		m.gesture.note(e.Get("timeStamp").Float())
		m.drag(change)
	})
	c.on(c.host, "pointerup", func(e app.Value) {
		c.lastUp = e.Get("timeStamp").Float()
		vx, vy := m.gesture.speed(c.lastUp)
		last, tapped := m.gesture.up(e.Get("pointerId").Int())
		if last {
			c.moving(false)
		}
		x, y := c.at(e)
		switch {
		case m.lift.raised && last:
			m.drop(x, y, c.holds(e))
		case tapped:
			m.tapped(x, y, c.lastUp)
		case last && m.Moves && (vx != 0 || vy != 0):
			m.fling(vx, vy)
		}
		m.lift.place = engine.None
	})
	c.on(c.host, "pointercancel", func(e app.Value) {
		if last, _ := m.gesture.up(e.Get("pointerId").Int()); last {
			c.moving(false)
		}
		if m.lift.raised {
			m.drop(0, 0, false)
		}
		m.lift.place = engine.None
	})
	// Whoever does something has seen enough.
	for _, event := range []string{"pointerdown", "keydown", "wheel"} {
		c.first(app.Window(), event, m.finish)
	}
	// A tap has been answered when the finger went up: no click may follow it,
	// which would meet what the answer has laid below the finger.
	c.on(c.host, "touchend", func(e app.Value) {
		if e.Get("cancelable").Bool() {
			e.Call("preventDefault")
		}
	})
	// The keyboard and readers of the screen click without a pointer.
	c.on(c.host, "click", func(e app.Value) {
		if e.Get("detail").Int() > 0 && e.Get("timeStamp").Float()-c.lastUp < clickAfterUp {
			return
		}
		if place := e.Get("target").Call("getAttribute", "data-place"); place.Truthy() {
			if i, err := strconv.Atoi(place.String()); err == nil {
				m.choose(int8(i), m.OnTap)
			}
		}
	})
	c.on(c.host, "wheel", func(e app.Value) {
		e.Call("preventDefault")
		c.locate()
		x, y := c.at(e)
		c.halt()
		c.stir()
		w := wheel{
			x: e.Get("deltaX").Float(), y: e.Get("deltaY").Float(), mode: e.Get("deltaMode").Int(),
			pinch: e.Get("ctrlKey").Bool(), aside: e.Get("shiftKey").Bool(),
		}
		if old := e.Get("wheelDeltaY"); old.Truthy() {
			w.notches = old.Float()
		}
		if dx, dy, ok := w.pans(); ok {
			m.drag(change{dx: dx, dy: dy, factor: 1})
			return
		}
		m.zoom(w.factor(), x, y, false)
	})
	c.on(c.host, "keydown", func(e app.Value) {
		if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
			return
		}
		if m.key(e.Get("key").String(), e.Get("shiftKey").Bool()) {
			e.Call("preventDefault")
			e.Call("stopPropagation")
		}
	})
	c.on(c.host, "focusin", func(e app.Value) {
		target := e.Get("target")
		if place := target.Call("getAttribute", "data-place"); place.Truthy() {
			if i, err := strconv.Atoi(place.String()); err == nil {
				m.moveStop(int8(i))
				if target.Call("matches", ":focus-visible").Bool() {
					m.unveil(m.stop)
				}
			}
		}
	})
	if observer := app.Window().Get("ResizeObserver"); observer.Truthy() {
		f := app.FuncOf(func(app.Value, []app.Value) any {
			c.measure()
			m.resized()
			return nil
		})
		o := observer.New(f)
		o.Call("observe", c.host)
		c.ends = append(c.ends, func() { o.Call("disconnect"); f.Release() })
	}
}

// on listens until the canvas is closed.
func (c *canvas) on(target app.Value, event string, do func(e app.Value)) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
	target.Call("addEventListener", event, f)
	c.ends = append(c.ends, func() { target.Call("removeEventListener", event, f); f.Release() })
}

// first is told of an event of the page before anybody else.
func (c *canvas) first(target app.Value, event string, do func()) {
	f := app.FuncOf(func(app.Value, []app.Value) any {
		do()
		return nil
	})
	how := map[string]any{"capture": true, "passive": true}
	target.Call("addEventListener", event, f, how)
	c.ends = append(c.ends, func() { target.Call("removeEventListener", event, f, how); f.Release() })
}

// holds reports whether an event's point is on the map, not on what lies over it.
func (c *canvas) holds(e app.Value) bool {
	return c.meets(e.Get("clientX").Float(), e.Get("clientY").Float())
}

// meets reports whether the map is what lies at a point of the page.
func (c *canvas) meets(x, y float64) bool {
	met := app.Window().Get("document").Call("elementFromPoint", x, y)
	return met.Truthy() && c.host.Call("contains", met).Bool()
}

// bareAround is how far around a point of the map nothing lies over it where it is
// bare, in pixels: a stop's 12, and the round corners of buttons.
const bareAround = 17

// bare reports whether nothing lies over the map around a point of the element.
func (c *canvas) bare(x, y float64) bool {
	c.locate()
	x, y = x+c.left, y+c.top
	for _, d := range [][2]float64{{0, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}} {
		if !c.meets(x+d[0]*bareAround, y+d[1]*bareAround) {
			return false
		}
	}
	return true
}

// hasFocus reports whether the keyboard is on the map.
func (c *canvas) hasFocus() bool {
	return c.host.Call("contains", app.Window().Get("document").Get("activeElement")).Bool()
}

func (c *canvas) close() {
	c.mover.close()
	if c.rest != nil {
		c.rest.stop()
	}
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

// measure reads the element's size and what lies over its edges, which the
// style sheet makes its padding, so that any length is known in pixels.
func (c *canvas) measure() {
	s := app.Window().Call("getComputedStyle", c.host)
	pixels := func(property string) float64 {
		f, _ := strconv.ParseFloat(strings.TrimSuffix(s.Call("getPropertyValue", property).String(), "px"), 64)
		return f
	}
	c.window = window{
		Width: c.host.Get("clientWidth").Float(), Height: c.host.Get("clientHeight").Float(),
		Top: pixels("padding-top"), Right: pixels("padding-right"), Bottom: pixels("padding-bottom"), Left: pixels("padding-left"),
	}
	if sheet := c.sheet(); sheet.Truthy() {
		r, h := sheet.Call("getBoundingClientRect"), c.host.Call("getBoundingClientRect")
		if r.Get("width").Float() > .7*c.window.Width {
			c.window.Bottom = max(c.window.Bottom, h.Get("bottom").Float()-r.Get("top").Float())
		} else {
			left, top := r.Get("left").Float()-h.Get("left").Float(), r.Get("top").Float()-h.Get("top").Float()
			c.window.Card = box{left, top, left + r.Get("width").Float(), top + r.Get("height").Float()}
		}
	}
}

// sheet is what asks below the map, if it is there yet.
func (c *canvas) sheet() app.Value {
	if table := c.host.Call("closest", ".table"); table.Truthy() {
		return table.Call("querySelector", ".sheet")
	}
	return app.Null()
}

// heed watches the sheet: what it comes to cover is brought into sight.
func (c *canvas) heed() {
	observer, sheet := app.Window().Get("ResizeObserver"), c.sheet()
	if !observer.Truthy() || !sheet.Truthy() {
		return
	}
	f := app.FuncOf(func(app.Value, []app.Value) any {
		c.measure()
		if s := &c.m.sequel; s.due {
			s.asks = true // soon
		} else {
			c.m.heed(false)
		}
		return nil
	})
	o := observer.New(f)
	o.Call("observe", sheet)
	c.ends = append(c.ends, func() { o.Call("disconnect"); f.Release() })
	c.measure()
	c.m.resized()
	c.m.heed(true)
}

// show moves the drawing. Names and pieces take their new size when the
// fingers rest: drawing them anew each time would not keep up.
func (c *canvas) show(v view, glide bool) {
	glide = glide && c.m.Moves
	c.glide(glide)
	if glide {
		c.glides = c.now() + timeOfGlide
	}
	z := number4(v.Zoom)
	c.style.Set("transform", "matrix("+z+",0,0,"+z+","+number(v.X)+","+number(v.Y)+")")
	if len(c.m.gesture.fingers) == 0 && c.rest == nil {
		c.settle()
	}
}

// Milliseconds that the view takes to glide, as the style sheet has it, and that
// the wheel must rest before the map is drawn sharp.
const (
	timeOfGlide = 260
	timeOfRest  = 140
)

// halt stops a glide where it is.
func (c *canvas) halt() {
	if c.now() >= c.glides {
		return
	}
	c.glides = 0
	now := app.Window().Get("DOMMatrixReadOnly").New(app.Window().Call("getComputedStyle", c.world).Get("transform"))
	c.m.show(view{now.Get("a").Float(), now.Get("e").Float(), now.Get("f").Float()}, false)
}

// stir is told of each turn of the wheel: the map moves until it rests.
func (c *canvas) stir() {
	if c.rest != nil {
		c.rest.stop()
	} else {
		c.moving(true)
	}
	c.rest = after(timeOfRest, func() {
		c.rest = nil
		c.moving(false)
	})
}

func (c *canvas) now() float64 { return app.Window().Get("performance").Call("now").Float() }

// settle is what waits until the view rests.
func (c *canvas) settle() {
	c.scale()
	c.m.settle()
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
		c.settle()
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

// pieces draws what stands in a place.
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

// stop brings a place's button up to date.
func (c *canvas) stop(i int, name string, stands []string, tab, selected, offered bool) {
	t := stopText{name, strings.Join(stands, ", "), tab, selected, offered}
	old := c.said[i]
	if t == old {
		return
	}
	c.said[i] = t
	e := c.stops[i]
	e.Call("setAttribute", "aria-label", t.name)
	e.Call("setAttribute", "aria-description", t.stands)
	e.Call("setAttribute", "aria-pressed", strconv.FormatBool(t.selected))
	e.Get("classList").Call("toggle", "board-offered", t.offered)
	c.setTab(i, tab)
}

func (c *canvas) tabStop(i int, on bool) {
	if c.said[i].tab != on {
		c.said[i].tab = on
		c.setTab(i, on)
	}
}

func (c *canvas) setTab(i int, on bool) {
	index := "-1"
	if on {
		index = "0"
	}
	c.stops[i].Call("setAttribute", "tabindex", index)
}

func (c *canvas) focusStop(i int) {
	c.stops[i].Call("focus", map[string]any{"preventScroll": true})
}

// lifted shows that the pieces of a place are dragged.
func (c *canvas) lifted(place int8, on bool) {
	c.groups[place].Get("classList").Call("toggle", "board-lifted", on)
}
