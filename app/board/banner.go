package board

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Banner is a moment in words over the map. Readers of the screen are told elsewhere.
type Banner struct {
	Side         int8 // whose crest it bears, or None
	What         int8 // whose picture it bears before a crest, or None
	Title, Words string
	Lost         string   // what somebody lost by it, or ""
	Points       string   // what it brings, or ""
	Loss         bool     // the person loses by it
	Places       uint64   // where it happens
	Time         int      // it is shown, in milliseconds
	Rests        bool     // it stays instead until something is touched
	Also         []Banner // told below it, in the same frame
}

// crest is the size in pixels of that of a banner.
const crest = 52

// halfBanner is half the width of a banner at most, in pixels, and aroundBanner what is
// left beside it.
const halfBanner, aroundBanner = 210, 10

// unfurl shows a banner for a time, over all that is on the map.
func (m director) unfurl(b *Banner, time int) {
	document := app.Window().Get("document")
	add := func(in app.Value, tag, class, words string) app.Value {
		e := document.Call("createElement", tag)
		e.Set("className", class)
		e.Set("textContent", words)
		in.Call("appendChild", e)
		return e
	}
	document.Get("body").Get("classList").Call("add", "telling")
	class := "board-banner board-words"
	if b.Loss {
		class += " board-banner-loss"
	}
	if b.Rests {
		class += " board-banner-rests"
	}
	e := add(m.canvas.mover.sky, "div", class, "")
	m.canvas.locate()
	w := m.canvas.window
	half := min(halfBanner, w.Width/2-aroundBanner)
	middle := max(w.Left+(w.Width-w.Left-w.Right)/2, half+aroundBanner)
	style := e.Get("style")
	style.Set("left", number(m.canvas.left+min(middle, w.Width-half-aroundBanner)-half)+"px")
	style.Set("top", number(m.canvas.top+w.Top+aroundBanner)+"px")
	style.Set("width", number(2*half)+"px")
	all := add(e, "div", "", "")
	for _, b := range append([]Banner{*b}, b.Also...) {
		part := add(all, "p", "", "")
		if m.Look.pictured(b.What) {
			add(part, "i", "", "").Set("innerHTML", m.Look.medal(b.What, crest))
		} else if b.Side >= 0 {
			add(part, "i", "", "").Set("innerHTML", m.Look.picture(Stack{Side: b.Side, Count: 1}, crest))
		}
		said := add(part, "span", "", "")
		add(said, "b", "", b.Title)
		add(said, "span", "", b.Words)
		add(said, "span", "loss", b.Lost)
		if b.Points != "" {
			add(part, "em", "", b.Points)
		}
	}
	if !m.Moves {
		return
	}
	if b.Rests {
		animate(e, []any{
			map[string]any{"transform": "translateY(-16px) scale(.92)", "opacity": 0},
			map[string]any{"transform": "none", "opacity": 1},
		}, time/10, "ease-out")
		return
	}
	animate(e, []any{
		map[string]any{"transform": "translateY(-16px) scale(.92)", "opacity": 0},
		map[string]any{"transform": "none", "opacity": 1, "offset": .1},
		map[string]any{"transform": "none", "opacity": 1, "offset": .88},
		map[string]any{"transform": "translateY(-8px)", "opacity": 0},
	}, time, "ease-out")
}
