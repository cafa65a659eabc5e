package board

import (
	"strconv"

	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Milliseconds after a pointer went up in which a click is its own.
const clickAfterUp = 700

// listener listens to what people do to a canvas.
type listener struct{ *canvas }

// listen hangs the map on the page's events.
func (c listener) listen() {
	c.on(c.host, "pointerdown", c.pointerDown)
	c.on(c.host, "pointermove", c.pointerMove)
	c.on(c.host, "pointerup", c.pointerUp)
	c.on(c.host, "pointercancel", c.pointerCancel)
	c.on(c.host, "pointerleave", func(app.Value) { c.showHover(engine.None) })
	c.on(c.host, "contextmenu", c.contextMenu)
	// A tap has been answered when the finger went up: no click may follow it,
	// which would meet what the answer has laid below the finger.
	c.on(c.host, "touchend", func(e app.Value) {
		if e.Get("cancelable").Bool() {
			e.Call("preventDefault")
		}
	})
	c.on(c.host, "click", c.click)
	c.on(c.host, "wheel", c.wheel)
	c.on(c.host, "keydown", c.keyDown)
	c.on(c.host, "focusin", c.focusIn)
	// The button over the map is none of it.
	button := c.host.Call("querySelector", ".board-whole")
	for event, do := range map[string]func(){"pointerdown": func() {}, "touchend": func() {}, "click": camera{c.m}.showWhole} {
		c.on(button, event, func(e app.Value) {
			e.Call("stopPropagation")
			do()
		})
	}
	c.listenToHand()
	// Any press ends the animations: a person who does something has seen enough. A press on
	// words over the map closes only these, and of cards that wait for a touch only the first:
	// it did not mean what they hid.
	for _, event := range []string{"pointerdown", "keydown", "wheel"} {
		c.hearFirst(app.Window(), event, func(e app.Value) {
			banner, next := c.mover.restingBanner()
			c.closing = event == "pointerdown" && (c.onWords(e) || banner && c.contains(e))
			c.closesBanner = banner && c.closing
			if !next || event == "wheel" {
				director{c.m}.finish()
			}
		})
	}
	c.hearFirst(app.Window(), "click", func(e app.Value) {
		if c.closesBanner && e.Get("detail").Int() > 0 { // it would meet what the card has hidden
			e.Call("stopImmediatePropagation")
		}
		c.closesBanner = false
	})
	c.onResize(c.host, func() {
		if c.measure() {
			camera{c.m}.resized()
		}
	})
}

func (c listener) pointerDown(e app.Value) {
	m := c.m
	if c.closing || e.Get("pointerType").String() == "mouse" && e.Get("button").Int() > 0 {
		return
	}
	c.locate()
	c.showHover(engine.None)
	x, y := c.at(e)
	c.halt()
	camera{m}.catch(e.Get("timeStamp").Float())
	m.gesture.down(e.Get("pointerId").Int(), x, y)
	m.pressed = m.view.chart(x, y)
	m.gesture.note(e.Get("timeStamp").Float())
	if e.Get("pointerType").String() == "mouse" {
		touch{m}.touchStack(x, y)
		return
	}
	c.stopLongPress()
	if m.lift.raised {
		return
	}
	m.lift.place = engine.None
	if len(m.gesture.fingers) != 1 {
		return
	}
	touch{m}.touchStack(x, y)
	m.lift.waits = true
	// A page that was busy hears of a finger that has gone up after its timer: it
	// listens once more.
	c.pressTimer = after(liftTime, func() {
		touch{m}.liftPressed()
		c.pressTimer = after(longPressTime-lastLook-liftTime, func() {
			c.pressTimer = after(lastLook, func() {
				c.pressTimer = nil
				if m.OnLongPress != nil && m.gesture.isLongPress() {
					c.unlift()
					touch{m}.longPressed(m.pressed)
				}
			})
		})
	})
}

// unlift leaves a stack where it stands that nobody has dragged yet.
func (c listener) unlift() {
	if l := &c.m.lift; l.place >= 0 && !l.raised {
		c.showLifted(l.place, false)
		l.place = engine.None
	}
}

// stopLongPress waits for no finger any more.
func (c listener) stopLongPress() {
	if c.pressTimer != nil {
		c.pressTimer.stop()
		c.pressTimer = nil
	}
}

// contextMenu is the other button of a mouse. A browser also sends it for a finger that
// rests, which has its timer.
func (c listener) contextMenu(e app.Value) {
	m := c.m
	if m.OnLongPress == nil {
		return
	}
	e.Call("preventDefault")
	if kind := e.Get("pointerType"); kind.Truthy() && kind.String() != "mouse" || len(m.gesture.fingers) > 0 {
		return
	}
	c.locate()
	touch{m}.longPressed(m.view.chart(c.at(e)))
}

func (c listener) pointerMove(e app.Value) {
	m := c.m
	if len(m.gesture.fingers) == 0 {
		if e.Get("pointerType").String() == "mouse" {
			c.locate()
			c.showHover(touch{m}.meant(m.view.chart(c.at(e))))
		}
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
		if m.lift.waits || len(m.gesture.fingers) > 1 {
			c.unlift()
		}
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
		touch{m}.dragTo(x, y)
		return
	}
	m.gesture.note(e.Get("timeStamp").Float())
	camera{m}.drag(change)
}

func (c listener) pointerUp(e app.Value) {
	m := c.m
	c.lastUp = e.Get("timeStamp").Float()
	if c.closing {
		return
	}
	vx, vy := m.gesture.speed(c.lastUp)
	last, tapped := m.gesture.up(e.Get("pointerId").Int())
	if last {
		c.stopLongPress()
	}
	if last && !tapped { // a tap is answered before the page is looked at
		c.moving(false)
	}
	x, y := c.at(e)
	switch {
	case m.lift.raised && last:
		touch{m}.drop(x, y, c.contains(e))
	case tapped:
		m.emit(touch{m}.resolveTap(x, y, c.lastUp))
	case last && m.Moves && (vx != 0 || vy != 0):
		camera{m}.fling(vx, vy)
	}
	c.unlift()
	m.lift.place = engine.None
	director{m}.followSoon()
}

// emit hands the table a place, or engine.None, unless no handler wants it.
func (m *Map) emit(place int8, handle func(int8)) {
	if handle != nil {
		m.canvas.ctx.Dispatch(func(ctx app.Context) {
			ctx.Emit(func() { handle(place) })
		})
	}
}

func (c listener) pointerCancel(e app.Value) {
	m := c.m
	if last, _ := m.gesture.up(e.Get("pointerId").Int()); last {
		c.stopLongPress()
		c.moving(false)
	}
	if m.lift.raised {
		touch{m}.drop(0, 0, false)
	}
	c.unlift()
	m.lift.place = engine.None
	director{m}.followSoon()
}

// click handles a click without a pointer, by the keyboard or a reader of the screen.
func (c listener) click(e app.Value) {
	if e.Get("detail").Int() > 0 && e.Get("timeStamp").Float()-c.lastUp < clickAfterUp {
		return
	}
	if place, ok := placeOf(e.Get("target")); ok {
		touch{c.m}.choose(place, c.m.OnKey)
	}
}

func (c listener) wheel(e app.Value) {
	m := c.m
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
		camera{m}.drag(change{dx: dx, dy: dy, factor: 1})
		return
	}
	camera{m}.zoom(w.factor(), x, y, false)
}

func (c listener) keyDown(e app.Value) {
	if e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool() || e.Get("altKey").Bool() {
		return
	}
	if (touch{c.m}).key(e.Get("key").String(), e.Get("shiftKey").Bool()) {
		e.Call("preventDefault")
		e.Call("stopPropagation")
	}
}

func (c listener) focusIn(e app.Value) {
	target := e.Get("target")
	place, ok := placeOf(target)
	if !ok {
		return
	}
	touch{c.m}.moveStop(place)
	c.tellStop()
	if target.Call("matches", ":focus-visible").Bool() {
		camera{c.m}.intoView(c.m.tabStop)
	}
}

// placeOf is the place whose button an element is.
func placeOf(e app.Value) (place int8, ok bool) {
	name := e.Call("getAttribute", "data-place")
	if !name.Truthy() {
		return 0, false
	}
	i, err := strconv.Atoi(name.String())
	return int8(i), err == nil
}

// on listens until the canvas is closed.
func (c listener) on(target app.Value, event string, do func(e app.Value)) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
	target.Call("addEventListener", event, f)
	c.ends = append(c.ends, func() { target.Call("removeEventListener", event, f); f.Release() })
}

// hearFirst is told of an event of the page before anybody else.
func (c listener) hearFirst(target app.Value, event string, do func(e app.Value)) {
	f := app.FuncOf(func(_ app.Value, args []app.Value) any {
		do(args[0])
		return nil
	})
	how := map[string]any{"capture": true, "passive": true}
	target.Call("addEventListener", event, f, how)
	c.ends = append(c.ends, func() { target.Call("removeEventListener", event, f, how); f.Release() })
}

// onWords reports whether an event's point is on words that cover the map for a while.
func (c listener) onWords(e app.Value) bool {
	x, y := e.Get("clientX").Float(), e.Get("clientY").Float()
	all := app.Window().Get("document").Call("querySelectorAll", ".board-words:not([hidden])")
	for i := range all.Get("length").Int() {
		r := all.Index(i).Call("getBoundingClientRect")
		if x >= r.Get("left").Float() && x <= r.Get("right").Float() && y >= r.Get("top").Float() && y <= r.Get("bottom").Float() {
			return true
		}
	}
	return false
}

// contains reports whether an event's point is on the map, not on what covers it.
func (c listener) contains(e app.Value) bool {
	return c.meets(e.Get("clientX").Float(), e.Get("clientY").Float())
}

// meets reports whether the map is what is at a point of the page.
func (c listener) meets(x, y float64) bool {
	met := app.Window().Get("document").Call("elementFromPoint", x, y)
	return met.Truthy() && c.host.Call("contains", met).Bool()
}

// bareAround is how far around a point of the map nothing covers it where it is
// bare, in pixels: a stop's 12, and the round corners of buttons.
const bareAround = 17

// bare reports whether nothing covers the map around a point of the element.
func (c listener) bare(x, y float64) bool {
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
func (c listener) hasFocus() bool {
	return c.host.Call("contains", app.Window().Get("document").Get("activeElement")).Bool()
}

// onResize calls each time an element has another size, until the canvas is closed.
func (c listener) onResize(target app.Value, do func()) {
	observer := app.Window().Get("ResizeObserver")
	if !observer.Truthy() {
		return
	}
	f := app.FuncOf(func(app.Value, []app.Value) any {
		do()
		return nil
	})
	o := observer.New(f)
	o.Call("observe", target)
	c.ends = append(c.ends, func() { o.Call("disconnect"); f.Release() })
}
