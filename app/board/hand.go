package board

import (
	"math"
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// slack is how far a card is dragged, in pixels, before it leaves the hand: a tap may
// tremble.
const slack = 14

// card is what is dragged out of a hand onto the map. It lies outside the map's element,
// so the whole page is listened to.
type card struct {
	pointer int
	pressed app.Value // the button of the card, or nil
	ghost   app.Value // what is seen of it on its way, or nil
	x, y    float64   // where it was pressed
}

// listenToHand listens to cards.
func (c *canvas) listenToHand() {
	page := app.Window()
	c.on(page, "pointerdown", c.cardDown)
	c.on(page, "pointermove", c.cardMove)
	c.on(page, "pointerup", func(e app.Value) { c.cardUp(e, true) })
	c.on(page, "pointercancel", func(e app.Value) { c.cardUp(e, false) })
}

func (c *canvas) cardDown(e app.Value) {
	target := e.Get("target")
	if c.m.OnDrop == nil || c.card.pressed != nil || !target.Get("closest").Truthy() {
		return
	}
	if thing := target.Call("closest", ".thing:enabled"); thing.Truthy() {
		c.card = card{e.Get("pointerId").Int(), thing, nil, e.Get("clientX").Float(), e.Get("clientY").Float()}
	}
}

// cardMove has the card follow. It is taken from the hand as a tap takes it, so that the
// table says what it would do while it is held.
func (c *canvas) cardMove(e app.Value) {
	d := &c.card
	if d.pressed == nil || e.Get("pointerId").Int() != d.pointer {
		return
	}
	x, y := e.Get("clientX").Float()-d.x, e.Get("clientY").Float()-d.y
	if d.ghost == nil {
		if math.Hypot(x, y) < slack {
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
		if d.pressed.Call("getAttribute", "aria-pressed").String() != "true" {
			d.pressed.Call("click")
		}
	}
	d.ghost.Get("style").Set("transform", shift(x, y))
}

// cardUp plays the card where it was let go over the map; elsewhere it only stays taken.
func (c *canvas) cardUp(e app.Value, let bool) {
	d := c.card
	if d.pressed == nil || e.Get("pointerId").Int() != d.pointer {
		return
	}
	c.card = card{}
	if d.ghost == nil {
		return
	}
	d.ghost.Call("remove")
	if c.locate(); let && c.holds(e) {
		c.m.tell(c.m.below(c.at(e)), c.m.OnDrop)
	}
}
