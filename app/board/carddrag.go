package board

import (
	"math"
	"strconv"

	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// aimTime is how long a card rests over a target until the table says what it would do there,
// in milliseconds.
const aimTime = 200

// slack is how far a card is dragged, in pixels, before it leaves the hand: a tap may
// tremble.
const slack = 14

// cardDrag is what is dragged out of a hand onto the map, or held to be explained. It is
// outside the map's element, so the whole page is listened to.
type cardDrag struct {
	pointer   int
	pressed   app.Value // the button of the card, or nil
	ghost     app.Value // what is seen of it on its way, or nil
	x, y      float64   // where it was pressed
	over      int8      // the target below, or None
	longPress *timer    // until a finger has rested on it, or it over a target
	told      bool      // what it means was told: the click that follows is none
}

// listenToHand listens to cards.
func (c listener) listenToHand() {
	page := app.Window()
	c.on(page, "pointerdown", c.cardDown)
	c.on(page, "pointermove", c.cardMove)
	c.on(page, "pointerup", func(e app.Value) { c.cardUp(e, true) })
	c.on(page, "pointercancel", func(e app.Value) { c.cardUp(e, false) })
	c.on(page, "contextmenu", func(e app.Value) {
		if c.m.OnExplain != nil && c.cardOf(e, ".thing").Truthy() {
			e.Call("preventDefault")
			c.explain()
		}
	})
	c.hearFirst(page, "click", func(e app.Value) {
		if c.card.told {
			e.Call("stopPropagation")
		}
		c.card.told = false
	})
}

// cardOf is the button of a card that an event is about, if it is about one.
func (c listener) cardOf(e app.Value, selector string) app.Value {
	if target := e.Get("target"); target.Get("closest").Truthy() {
		return target.Call("closest", selector)
	}
	return app.Null()
}

// explain tells what cards mean, and lets go the one that was pressed.
func (c listener) explain() {
	c.stopCardPress()
	c.card = cardDrag{told: c.card.pressed != nil}
	c.ctx.Dispatch(func(ctx app.Context) {
		ctx.Emit(func() { c.m.OnExplain(ctx) })
	})
}

// stopCardPress waits for no finger on a card any more.
func (c listener) stopCardPress() {
	if c.card.longPress != nil {
		c.card.longPress.stop()
		c.card.longPress = nil
	}
}

func (c listener) cardDown(e app.Value) {
	c.card.told = false
	if c.m.OnDrop == nil && c.m.OnExplain == nil || c.card.pressed != nil {
		return
	}
	thing := c.cardOf(e, ".thing:enabled")
	if !thing.Truthy() {
		return
	}
	c.card = cardDrag{e.Get("pointerId").Int(), thing, nil, e.Get("clientX").Float(), e.Get("clientY").Float(), engine.None, nil, false}
	if c.m.OnExplain != nil && e.Get("pointerType").String() != "mouse" {
		c.card.longPress = after(longPressTime, func() {
			c.card.longPress = nil
			c.explain()
		})
	}
}

// cardMove has the card follow, once it has left the hand: a finger that goes along the
// hand looks through it. It is taken as a tap takes it, and aims at the target that it rests
// over, so that the table says what it would do while it is held.
func (c listener) cardMove(e app.Value) {
	d := &c.card
	if d.pressed == nil || e.Get("pointerId").Int() != d.pointer {
		return
	}
	x, y := e.Get("clientX").Float()-d.x, e.Get("clientY").Float()-d.y
	if d.ghost == nil {
		if math.Hypot(x, y) < slack {
			return
		}
		c.stopCardPress()
		if c.m.OnDrop == nil || math.Abs(x) > -y && c.inHand(e) {
			return
		}
		at := d.pressed.Call("getBoundingClientRect")
		d.ghost = d.pressed.Call("cloneNode", true)
		d.ghost.Get("classList").Call("add", "thing-carried")
		style := d.ghost.Get("style")
		for _, edge := range []string{"left", "top", "width", "height"} {
			style.Set(edge, strconv.FormatFloat(at.Get(edge).Float(), 'f', 1, 64)+"px")
		}
		c.host.Call("closest", ".table").Call("append", d.ghost)
		c.locate()
		if d.pressed.Call("getAttribute", "aria-pressed").String() != "true" {
			d.pressed.Call("click")
		}
	}
	d.ghost.Get("style").Set("transform", shift(x, y))
	if over := (touch{c.m}).below(c.at(e)); over != d.over {
		c.stopCardPress()
		if d.over = over; over >= 0 && over != c.m.Selected && c.contains(e) {
			d.longPress = after(aimTime, func() {
				c.card.longPress = nil
				c.m.emit(over, c.m.OnTap)
			})
		}
	}
}

// inHand reports whether an event's point is on the hand of the card.
func (c listener) inHand(e app.Value) bool {
	hand := c.card.pressed.Call("closest", ".hand")
	if !hand.Truthy() {
		return false
	}
	r, x, y := hand.Call("getBoundingClientRect"), e.Get("clientX").Float(), e.Get("clientY").Float()
	return x >= r.Get("left").Float() && x <= r.Get("right").Float() && y >= r.Get("top").Float() && y <= r.Get("bottom").Float()
}

// cardUp plays the card where it was let go over the map, if the table has said what that
// would do: there is no target, or it aims there. At another it only aims, as a tap does.
// Elsewhere it only stays taken.
func (c listener) cardUp(e app.Value, let bool) {
	d := c.card
	if d.pressed == nil || e.Get("pointerId").Int() != d.pointer {
		return
	}
	c.stopCardPress()
	c.card = cardDrag{}
	if d.ghost == nil {
		return
	}
	d.ghost.Call("remove")
	if c.locate(); let && c.contains(e) {
		place, handler := touch{c.m}.below(c.at(e)), c.m.OnDrop
		switch {
		case place < 0 || place == c.m.Selected:
		case d.longPress == nil: // it has just aimed there
			handler = nil
		default:
			handler = c.m.OnTap
		}
		c.m.emit(place, handler)
	}
}
