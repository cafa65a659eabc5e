package screen

import (
	"cmp"
	"slices"

	"bretwalda/app/board"
	"bretwalda/app/client"
	known "bretwalda/app/games/britannia"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/britannia"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// timelineView shows what the rounds bring.
type timelineView struct{ view }

// draw shows the rounds and what they bring: everybody, or the nations that the
// person has chosen.
func (f timelineView) draw() app.UI {
	var spaces []app.UI
	for _, space := range f.words().Timeline(f.st.Edition()) {
		if item, some := f.round(space); some {
			spaces = append(spaces, item)
		}
	}
	return app.Div().Class("timeline-of").Body(
		f.Pick(f.Say("timeline.filter"), f.filters()),
		app.Ol().Class("timeline").Body(spaces...),
	)
}

// filters are whom the timeline can show.
func (f timelineView) filters() []gameview.Choice {
	list := []gameview.Choice{{Label: f.Say("timeline.filter.all"), Msg: client.FilterTimeline{Side: client.AllSides}}}
	if f.Match().User >= 0 {
		list = append(list, gameview.Choice{Label: f.Say("timeline.filter.own"), Msg: client.FilterTimeline{Side: client.OwnSides}})
	}
	for _, nation := range f.st.Edition().Order {
		if n := int8(nation); f.SeatOf(n) >= 0 && !f.gone(n) {
			list = append(list, gameview.Choice{Label: f.Narrator().Side(n), Msg: client.FilterTimeline{Side: n}})
		}
	}
	for i := range list {
		list[i].Chosen = list[i].Msg == client.FilterTimeline{Side: f.Match().Timeline}
	}
	return list
}

// concerns reports whether the timeline is to show a nation.
func (f timelineView) concerns(nation int8) bool {
	switch f.Match().Timeline {
	case client.AllSides:
		return true
	case client.OwnSides:
		return f.own(nation)
	}
	return nation == f.Match().Timeline
}

// gone reports whether a nation has no army on the board and none to come.
func (f timelineView) gone(nation int8) bool {
	if slices.ContainsFunc(f.Match().Pieces, func(p engine.Piece) bool { return p.Side == nation && p.Mark&engine.Destroyed == 0 }) {
		return false
	}
	e := f.st.Edition()
	if britannia.Nation(nation) == britannia.RomanoBritish && f.Match().Round() <= int(e.BritonsRound) {
		return false
	}
	for round := max(f.Match().Round(), 0); round <= int(e.Rounds[1]); round++ {
		if slices.ContainsFunc(e.Timeline[round].Arrivals, func(a britannia.Arrival) bool { return a.Nation == britannia.Nation(nation) }) {
			return false
		}
	}
	return true
}

// own reports whether the person who holds the device plays a nation.
func (f timelineView) own(nation int8) bool {
	return f.Match().User >= 0 && f.SeatOf(nation) == f.Match().User
}

// round is a round of the timeline, and whether it brings anything to those who
// are shown. The present round is always there.
func (f timelineView) round(space known.Space) (app.UI, bool) {
	when := cmp.Compare(space.Round, f.Match().Round())
	var lines, notes, occupied, held []app.UI
	for _, l := range space.Lines {
		if f.concerns(l.Nation) && (when < 0 || !f.gone(l.Nation)) {
			lines = append(lines, f.arrival(l))
		}
	}
	for _, p := range space.Pays {
		if !f.concerns(p.Nation) || when >= 0 && f.gone(p.Nation) {
			continue
		}
		if p.Occupied.Any() {
			occupied = append(occupied, f.pay(p.Nation, p.Occupied))
		}
		if p.Held.Any() {
			held = append(held, f.pay(p.Nation, p.Held))
		}
	}
	for _, n := range slices.Concat(space.Notes, space.Ends) {
		notes = append(notes, app.Li().Text(n))
	}
	return f.Space(when, space.Title, space.Years,
		app.Ul().Class("space-lines").Body(lines...),
		app.Ul().Class("space-notes").Body(notes...),
		app.P().Class("space-pay").Hidden(len(occupied) == 0).Text(f.Say("timeline.occupied")),
		app.Ul().Class("space-pays").Hidden(len(occupied) == 0).Body(occupied...),
		app.P().Class("space-pay").Hidden(len(held) == 0).Text(f.Say("timeline.held")),
		app.Ul().Class("space-pays").Hidden(len(held) == 0).Body(held...),
	), when == 0 || f.Match().Timeline == client.AllSides || len(lines)+len(occupied)+len(held) > 0
}

// arrival is what a round brings a nation.
func (f timelineView) arrival(l known.Line) app.UI {
	words := " " + f.Language().Commas(filled(append([]string{l.Text}, f.words().Marks(l)...)))
	return app.Li().Class(f.ownClass(l.Nation)).Body(
		board.Emblem(f.Look(), l.Nation, 26),
		app.Span().Body(
			app.B().Text(f.Narrator().Side(l.Nation)),
			app.Span().Class("aside").Text(f.ownAside(l.Nation)),
			app.Span().Text(words),
		),
	)
}

// pay is a nation's emblem with the most that a round gives it for areas.
func (f timelineView) pay(nation int8, most text.Points) app.UI {
	said := f.Say("timeline.pay", "side", f.Narrator().Side(nation), "count", most) + f.ownAside(nation)
	return app.Li().Class(f.ownClass(nation)).Role("listitem").Aria("label", said).Body(
		board.Emblem(f.Look(), nation, 24),
		app.B().Aria("hidden", true).Text(most.String()),
	)
}

// ownClass and ownAside mark the nations of the person who holds the device.
func (f timelineView) ownClass(nation int8) string {
	if f.own(nation) {
		return "own"
	}
	return ""
}

func (f timelineView) ownAside(nation int8) string {
	if f.own(nation) {
		return gameview.Aside(f.Say("timeline.own"))
	}
	return ""
}
