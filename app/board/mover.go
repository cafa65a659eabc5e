package board

import (
	"strconv"

	"bretwalda/app/table"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// mover shows beats over the map. It moves pictures of its own, each a layer
// that the browser moves without painting anything again.
type mover struct {
	floor  app.Value // over the map, below what covers its edges
	sky    app.Value // over everything
	beats  []beat    // that are still to be shown, the one under way first
	frozen uint64    // places that are still drawn as they were
	wait   *timer    // until the next step
}

// timer is a call that waits.
type timer struct {
	id app.Value // nil: for a touch
	f  app.Func
}

// downs are the events that end what rests until something is touched.
var downs = [...]string{"pointerdown", "keydown"}

// atTouch calls once a finger or a key is down, wherever.
func atTouch(do func()) *timer {
	t := &timer{}
	t.f = app.FuncOf(func(app.Value, []app.Value) any {
		t.stop()
		do()
		return nil
	})
	for _, event := range downs {
		app.Window().Call("addEventListener", event, t.f, true)
	}
	return t
}

// after calls once so many milliseconds have gone.
func after(milliseconds int, do func()) *timer {
	t := &timer{}
	t.f = app.FuncOf(func(app.Value, []app.Value) any {
		t.f.Release()
		do()
		return nil
	})
	t.id = app.Window().Call("setTimeout", t.f, milliseconds)
	return t
}

// stop lets a call wait no more. One that was made is left alone.
func (t *timer) stop() {
	if t.id == nil {
		for _, event := range downs {
			app.Window().Call("removeEventListener", event, t.f, true)
		}
	} else {
		app.Window().Call("clearTimeout", t.id)
	}
	t.f.Release()
}

// painted calls once what has been drawn by now is on the screen: measuring is
// cheap then, and keeps nobody waiting.
func painted(do func()) {
	var f app.Func
	f = app.FuncOf(func(app.Value, []app.Value) any {
		f.Release()
		after(0, do)
		return nil
	})
	app.Window().Call("requestAnimationFrame", f)
}

func newMover(host app.Value) mover {
	document := app.Window().Get("document")
	sheet := func(class string, in app.Value) app.Value {
		e := document.Call("createElement", "div")
		e.Set("className", class)
		e.Call("setAttribute", "aria-hidden", "true")
		in.Call("appendChild", e)
		return e
	}
	return mover{floor: sheet("board-motion", host), sky: sheet("board-sky", document.Get("body"))}
}

func (v *mover) close() {
	if v.wait != nil {
		v.wait.stop()
	}
	v.clear()
	v.floor.Call("remove")
	v.sky.Call("remove")
}

// perform shows motions that have led from the last position to the present one, and
// tells of what they brought.
func (m director) perform(s sequel, delay int) {
	beats := stage(m.Map, s.before, s.motions)
	if len(beats) == 0 {
		m.finish()
	}
	for i := range s.banners {
		beats = append(beats, beat{banner: &s.banners[i]})
	}
	if len(beats) == 0 {
		return
	}
	v := &m.canvas.mover
	v.beats = beats
	if m.Rolls && !beats[0].moves {
		delay = max(delay, timeOfDice)
	}
	if delay > 0 {
		v.wait = after(delay, m.begin)
		return
	}
	m.begin()
}

// freeze keeps the places of motions as they are drawn.
func (m director) freeze(motions []table.Motion) {
	for _, d := range motions {
		if d.Kind != table.Scores {
			m.canvas.mover.frozen |= Set(d.From, d.To)
		}
	}
}

// begin shows the next beat, or leaves off.
func (m director) begin() {
	v := &m.canvas.mover
	v.wait = nil
	if len(v.beats) == 0 {
		m.finish()
		return
	}
	s := &v.beats[0]
	m.release(s.begin)
	time := timeOfFalls
	apart := 0 // between points that set out
	if n := len(s.gains); n > 1 {
		apart = min(gainAfter, timeOfGains/(n-1))
		time = timeOfGain + apart*(n-1)
	}
	switch {
	case s.moves:
		time = timeOfMoves
	case s.banner != nil:
		time = s.banner.Time
		if (camera(m)).free() {
			camera(m).bringAll(s.banner.Places)
		}
		if m.Moves {
			m.flash(s.banner.Places, time)
		}
		m.unfurl(s.banner, time)
	}
	for i := range s.acts {
		m.act(&s.acts[i], min(time, timeOfFalls))
	}
	for i := range s.gains {
		m.gain(&s.gains[i], apart*i, time-apart*(len(s.gains)-1))
	}
	next := func() {
		v.floor.Set("textContent", "")
		if s.banner != nil {
			v.clear()
		}
		m.release(s.end)
		v.beats = v.beats[1:]
	}
	if s.banner != nil && s.banner.Rests {
		v.wait = atTouch(func() {
			next()
			v.wait = after(timeOfFalls, m.begin) // the finger is down, and the view is not to move under it
		})
		return
	}
	v.wait = after(time, func() {
		next()
		m.begin()
	})
}

// release draws places as they are now.
func (m director) release(places uint64) {
	m.canvas.mover.frozen &^= places
	m.drawPieces()
}

// finish leaves off at once: everything is drawn as it is.
func (m director) finish() {
	v := &m.canvas.mover
	m.sequel.motions, m.sequel.banners = nil, nil
	if v.wait != nil {
		v.wait.stop()
		v.wait = nil
	}
	if v.frozen == 0 && v.beats == nil {
		return
	}
	v.beats, v.frozen = nil, 0
	v.floor.Set("textContent", "")
	v.clear()
	m.drawPieces()
}

// restingBanner reports whether a banner that rests until something is touched is shown, or comes
// next.
func (v *mover) restingBanner() (shown, next bool) {
	next = len(v.beats) > 0 && v.beats[0].banner != nil && v.beats[0].banner.Rests
	return next && v.wait != nil && v.wait.id == nil, next
}

// clear takes away what covers everything.
func (v *mover) clear() {
	v.sky.Set("textContent", "")
	app.Window().Get("document").Get("body").Get("classList").Call("remove", "telling")
}

// act moves the picture of a stack.
func (m director) act(a *act, time int) {
	e, half := m.puppet(a.stack, a.scale)
	frames := make([]any, len(a.way))
	for i, p := range a.way {
		frames[i] = map[string]any{"transform": m.put(p, half)}
	}
	ease := "cubic-bezier(.35,.1,.25,1)"
	switch a.kind {
	case table.Comes:
		at := m.put(a.way[0], half)
		frames = []any{
			map[string]any{"transform": at + " translateY(-14px) scale(1.35)", "opacity": 0},
			map[string]any{"transform": at, "opacity": 1},
		}
	case table.Falls:
		at := m.put(a.way[0], half)
		frames = []any{
			map[string]any{"transform": at, "opacity": 1},
			map[string]any{"transform": at + " translateY(9px) scale(.72)", "opacity": 0},
		}
		ease = "ease-in"
	}
	animate(e, frames, time, ease)
}

// gain lets points fly to the side that has scored them, after a while.
func (m director) gain(g *gain, delay, time int) {
	if m.Purse == nil || m.Gained == nil {
		return
	}
	purse := app.Window().Get("document").Call("getElementById", m.Purse(g.side))
	if !purse.Truthy() {
		return
	}
	c := m.canvas
	c.locate()
	x, y := m.view.screen(g.from)
	r := purse.Call("getBoundingClientRect")
	toX, toY := r.Get("left").Float()+r.Get("width").Float()/2, r.Get("top").Float()+r.Get("height").Float()/2
	e := app.Window().Get("document").Call("createElement", "b")
	e.Set("className", "board-gain")
	e.Set("textContent", m.Gained(g.points))
	c.mover.sky.Call("appendChild", e)
	from := shift(x+c.left, y+c.top)
	animation := animate(e, []any{
		map[string]any{"transform": from + " scale(.6)", "opacity": 0},
		map[string]any{"transform": from + " translateY(-10px) scale(1.25)", "opacity": 1, "offset": .3},
		map[string]any{"transform": from + " translateY(-10px) scale(1.15)", "opacity": 1, "offset": .5},
		map[string]any{"transform": shift(toX, toY) + " scale(.8)", "opacity": .8},
	}, time, "cubic-bezier(.5,0,.4,1)")
	animation.Get("effect").Call("updateTiming", map[string]any{"delay": delay})
	f := app.Func(nil)
	f = app.FuncOf(func(app.Value, []app.Value) any {
		f.Release()
		e.Call("remove")
		animate(purse, []any{map[string]any{"transform": "none"}, map[string]any{"transform": "scale(1.14)"}, map[string]any{"transform": "none"}}, 220, "ease-out")
		return nil
	})
	animation.Set("onfinish", f)
}

// puppet is a picture of a stack as large as on the map, and half its size.
func (m director) puppet(s Stack, scale float64) (e app.Value, half float64) {
	left, top, right, bottom := s.half()
	half = max(left, top, right, bottom) * scale * m.view.piecesScale() * m.view.Zoom
	e = app.Window().Get("document").Call("createElement", "div")
	e.Set("className", "board-puppet")
	e.Set("innerHTML", m.Look.picture(s, int(2*half+.5)))
	m.canvas.mover.floor.Call("appendChild", e)
	return e, half
}

// put is the transform that puts a picture of half a size at a point of the
// chart.
func (m director) put(p maps.Point, half float64) string {
	x, y := m.view.screen(p)
	return shift(x-half, y-half)
}

func shift(x, y float64) string { return "translate(" + number(x) + "px," + number(y) + "px)" }

// animate moves an element by its own layer.
func animate(e app.Value, frames []any, milliseconds int, ease string) app.Value {
	return e.Call("animate", frames, map[string]any{"duration": milliseconds, "easing": ease, "fill": "both"})
}

// Purse is the id of the element that shows what a seat has scored.
func Purse(seat int) string { return "purse-" + strconv.Itoa(seat) }
