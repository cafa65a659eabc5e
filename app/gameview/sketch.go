package gameview

import (
	"strconv"
	"strings"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/match"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// grid is into how many steps the longer side of a board is divided for a sketch.
const grid = 63

// Sketch is where whose pieces are on the board of a match, for all to see.
func (l Screens) Sketch(m *match.Match) (s store.Sketch) {
	state := m.State().View(engine.Nobody)
	seats := engine.Seats(state)
	colours := l.ColoursOf(m.Game(), state, seats)
	for _, f := range l {
		if f.Family.ID != engine.Family(m.Game().ID()) || f.Chart == nil {
			continue
		}
		c := f.Chart()
		scale := grid / max(c.Width, c.Height)
		s = append(s, byte(c.Width*scale), byte(c.Height*scale), 0)
		for _, p := range state.Pieces(nil) {
			if p.Side < 0 || p.Place < 0 || int(p.Place) >= len(c.Places) {
				continue
			}
			colour := int8(Grey) // of a side that nobody plays
			switch {
			case int(p.Side) < len(colours):
				colour = colours[p.Side]
			case int(p.Side) < seats:
				colour = p.Side % Grey
			}
			at := c.Places[p.Place].Label
			if spot := [3]byte{byte(at.X * scale), byte(at.Y * scale), byte(colour)}; !s.Has(spot) {
				s = append(s, spot[:]...)
			}
		}
	}
	return s
}

// Sketched is the drawing of a sketch, over the land of its family; nothing for none.
func Sketched(s store.Sketch) app.UI {
	if len(s) < 3 {
		return app.Text("")
	}
	number := func(n byte) string { return strconv.Itoa(int(n)) }
	var b strings.Builder
	b.WriteString(`<svg class="sketch" viewBox="0 0 ` + number(s[0]) + ` ` + number(s[1]) + `" aria-hidden="true">`)
	for ; len(s) >= 6; s = s[3:] {
		b.WriteString(`<circle class="plot-` + number(s[5]) + `" cx="` + number(s[3]) + `" cy="` + number(s[4]) + `" r="1.7"/>`)
	}
	b.WriteString(`</svg>`)
	return app.Raw(b.String())
}
