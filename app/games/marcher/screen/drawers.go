package screen

import (
	"strconv"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/gameview"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/marcher"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Scores is victory: what counts now, line by line, and the bands.
func (f view) Scores() app.UI {
	score := f.st.Score()
	var lines []app.UI
	for _, l := range score.Lines {
		var where []string
		for _, z := range l.Places {
			where = append(where, f.Narrator().Place(z))
		}
		lines = append(lines, app.Tr().Body(
			app.Th().Attr("scope", "row").Body(
				app.Span().Text(reservesView{f}.counting(l, l.Count)),
				app.Small().Hidden(len(where) == 0).Text(f.Language().Commas(where)),
			),
			app.Td().Text(f.Say("marcher.points.each", "count", l.Count, "each", f.Narrator().Points(l.Each))),
			app.Td().Text(f.Narrator().Points(l.Each*l.Count)),
		))
	}
	lines = append(lines, app.Tr().Class("total").Body(
		app.Th().Attr("scope", "row").Text(f.Say("marcher.points.total", "side", f.Side(score.Side))),
		app.Td(), app.Td().Text(f.Narrator().Points(score.Total)),
	))
	said := f.Say("marcher.points.now", "count", score.Total, "points", f.Narrator().Points(score.Total), "band", reservesView{f}.bandName(reservesView{f}.band()))
	if f.st.Phase() == marcher.Over {
		said = f.End().Hint
	}
	return app.Div().Class("victory").Body(
		app.P().Class("victory-now").Text(said),
		reservesView{f}.bands(),
		forecastView{f}.of(),
		app.Table().Class("victory-lines").Body(app.TBody().Body(lines...)),
		app.P().Class("muted", "small").Text(f.Say("marcher.points.end")),
		app.H3().Text(f.Say("new.seats")),
		app.Ul().Class("commanders").Body(reservesView{f}.commanders()...),
	)
}

// reservesView shows what the sides have besides what is on the map.
type reservesView struct{ view }

// tally is what counts after a round: castles, fallen leaders, zones, what costs points
// apart, and the counters in the pools. The moment points to where it counts.
func (f reservesView) tally(m *table.Moment) (told, lost string) {
	score := f.st.Score()
	var gained, costs []string
	for _, l := range score.Lines {
		if l.Count == 0 {
			continue
		}
		line := f.counting(l, l.Count)
		var where []string
		for _, z := range l.Places {
			m.Places |= board.Set(z)
			where = append(where, f.Narrator().Place(z))
		}
		if len(where) > 0 && len(where) <= 4 {
			line += " (" + f.Language().Commas(where) + ")"
		}
		line += ": " + f.Say("points", "count", f.Narrator().Points(l.Each*l.Count)) // in all, not besides
		if l.Each < 0 {
			costs = append(costs, line)
		} else {
			gained = append(gained, line)
		}
	}
	total := f.Say("marcher.points.now", "count", score.Total, "points", f.Narrator().Points(score.Total), "band", f.bandName(f.band()))
	pools := f.Say("marcher.pools", "normans", f.st.Pool(int8(marcher.Normans)), "welsh", f.st.Pool(int8(marcher.Welsh)))
	return strings.Join(append(gained, total, pools), "\n"), strings.Join(costs, "\n")
}

// counting says so many of what a line counts.
func (f reservesView) counting(l marcher.Line, count int) string {
	kind := strings.ToLower(strings.TrimPrefix(f.Match().Game().Lexicon().Events[l.Event], "score"))
	return f.Say("marcher.points."+kind, "count", count)
}

// bands lists what totals mean, with the present one marked.
func (f reservesView) bands() app.UI {
	now := f.band()
	var items []app.UI
	for _, b := range f.st.Bands() {
		class, current := "", ""
		if b == now {
			class, current = "now", "true"
		}
		items = append(items, app.Li().Class(class).Aria("current", current).Body(
			app.B().Text(f.bandRange(b)), app.Span().Text(f.bandName(b)),
		))
	}
	return app.Ol().Class("bands").Body(items...)
}

// band is where the score is now.
func (f reservesView) band() marcher.Band {
	total := f.st.Score().Total
	bands := f.st.Bands()
	for _, b := range bands {
		if total >= b.Low && total <= b.High {
			return b
		}
	}
	return bands[0]
}

// bandName is what a band means. One side may win twice.
func (f reservesView) bandName(b marcher.Band) string {
	switch {
	case b.Winner < 0:
		return f.Say("marcher.band.draw")
	case b.Winner == marcher.Welsh:
		return f.Say("marcher.band.welsh")
	case b.Major:
		return f.Say("marcher.band.major")
	}
	for _, other := range f.st.Bands() {
		if other.Major {
			return f.Say("marcher.band.minor")
		}
	}
	return f.Say("marcher.band.norman")
}

// bandRange is the points of a band; the outermost have no end.
func (f reservesView) bandRange(b marcher.Band) string {
	bands := f.st.Bands()
	switch {
	case b == bands[0]:
		return f.Say("marcher.band.upTo", "count", b.High)
	case b == bands[len(bands)-1]:
		return f.Say("marcher.band.from", "count", b.Low)
	}
	return f.Say("marcher.band.between", "first", b.Low, "last", b.High)
}

// commanders says who plays whom.
func (f reservesView) commanders() []app.UI {
	var items []app.UI
	for _, score := range f.Match().Standing {
		if score.Side >= 0 {
			continue
		}
		side := f.sideOf(score.Seat)
		words := []string{f.Narrator().Side(side)}
		if len(f.st.Seats(side)) > 1 {
			words = nil
			for _, flag := range f.st.Flags(int8(score.Seat)) {
				words = append(words, f.Narrator().What(flag))
			}
		}
		items = append(items, app.Li().Body(
			gameview.Swatch(f.SeatColour(score.Seat)),
			app.B().Text(f.Called(score.Seat)),
			app.Span().Text(f.Language().Commas(words)),
		))
	}
	return items
}

// levies is the pools, and which kingdom is in arms.
func (f reservesView) levies() app.UI {
	var pools []app.UI
	for side := int8(marcher.Normans); side <= marcher.Welsh; side++ {
		down, unknown := f.faceDown(side)
		note := ""
		switch {
		case unknown:
			note = f.Say("marcher.levy.poolHidden")
		case down > 0:
			note = f.Say("marcher.levy.faceDown", "count", down)
		}
		pools = append(pools, app.Li().Body(
			board.Token(f.Look(), engine.Piece{Side: side, What: engine.None, Count: 1, Mark: engine.Hidden}, 34),
			app.Span().Body(
				app.B().Text(f.Say("marcher.levy.pool", "count", f.st.Pool(side), "side", f.Narrator().Side(side))),
				app.Small().Hidden(note == "").Text(note),
			),
		))
	}
	var aside, lost []string
	for _, s := range []marcher.Stack{{What: marcher.Irish, Count: int8(f.st.IrishAside())}, {What: marcher.Viking, Count: int8(f.st.Pool(marcher.Vikings))}} {
		if s.Count > 0 {
			aside = append(aside, f.Narrator().Units(s.What, int(s.Count)))
		}
	}
	for _, s := range f.st.Fallen() {
		lost = append(lost, f.Narrator().Units(s.What, int(s.Count)))
	}
	return app.Div().Class("levies").Body(
		app.P().Text(f.nextLevy()),
		app.Ul().Class("pools").Body(pools...),
		app.P().Hidden(len(aside) == 0).Text(f.Say("marcher.levy.aside", "units", f.Language().Commas(aside))),
		app.P().Hidden(len(lost) == 0).Text(f.Say("marcher.levy.lost", "units", f.Language().Commas(lost))),
		app.H3().Text(f.Say("marcher.levy.kingdoms")),
		app.Ul().Class("kingdoms").Body(f.kingdoms()...),
	)
}

// nextLevy says who levies when.
func (f reservesView) nextLevy() string {
	if f.st.Score().Side == marcher.Welsh {
		return f.Say("marcher.levy.revival")
	}
	return f.Say("marcher.levy.conquest")
}

// faceDown counts a side's levies that are not active yet; unknown are those of
// the other side.
func (f reservesView) faceDown(side int8) (count int, unknown bool) {
	for _, p := range f.Match().Pieces {
		if p.Side == side && p.Mark&engine.Hidden != 0 {
			count += int(p.Count)
			unknown = unknown || p.What < 0
		}
	}
	return count, unknown
}

// kingdoms lists them with who holds how much, and whether they are in arms.
func (f reservesView) kingdoms() []app.UI {
	var items []app.UI
	for k := int8(marcher.Mon); k <= marcher.Dyfed; k++ {
		state, zones := f.kingdom(k)
		horn := app.UI(app.Span())
		if f.st.Mobilised(k) && !f.st.Rests(k) {
			horn = gameview.Icon(iconLevies)
		}
		items = append(items, app.Li().Body(
			horn,
			app.B().Text(f.Narrator().What(k)),
			app.Span().Text(state),
			app.Small().Text(zones),
		))
	}
	return items
}

// kingdom tells whether one is mobilised, and who holds its zones.
func (f reservesView) kingdom(k int8) (state, zones string) {
	all, welsh, normans := 0, 0, 0
	for z := range f.Match().Game().Lexicon().Places {
		if marcher.Kingdom(int8(z)) != k {
			continue
		}
		all++
		switch f.st.Control(int8(z)) {
		case marcher.Welsh:
			welsh++
		case marcher.Normans:
			normans++
		}
	}
	state = f.Say("marcher.levy.unmobilised")
	switch {
	case f.st.Rests(k):
		state = f.Say("marcher.levy.rests")
	case f.st.Mobilised(k):
		state = f.Say("marcher.levy.mobilised")
	}
	return state, f.Say("marcher.levy.zones", "welsh", welsh, "normans", normans, "count", all)
}

// charts are the event tables and the legend of the counters, which are
// reconstructed, as it says, and what victory takes.
func (f reservesView) charts() app.UI {
	var force []app.UI
	for _, event := range f.st.InForce() {
		force = append(force, app.Li().Body(app.B().Text(f.Narrator().What(event)), app.Span().Text(f.effect(event))))
	}
	var worth []app.UI
	for _, l := range f.st.Score().Lines {
		worth = append(worth, app.Tr().Body(
			app.Th().Attr("scope", "row").Text(f.counting(l, 1)), app.Td().Text(f.Narrator().Points(l.Each)),
		))
	}
	return app.Div().Class("charts").Body(
		f.Reconstructed(f.Match().Game().ID()),
		app.Section().Class("charts-force").Hidden(len(force) == 0).Body(
			app.H3().Text(f.Say("marcher.event.inForce")),
			app.Ul().Body(force...),
		),
		f.eventTable(marcher.Normans),
		f.eventTable(marcher.Welsh),
		app.H3().Text(f.Say("marcher.legend.title")),
		f.legend(),
		app.Ul().Class("legend-notes").Body(
			app.Li().Text(f.Say("marcher.legend.hits")),
			app.Li().Text(f.Say("marcher.legend.shoot")),
			app.Li().Text(f.Say("marcher.legend.ride")),
			app.Li().Text(f.Say("marcher.legend.lead")),
			app.Li().Text(f.Say("marcher.legend.castle")),
		),
		app.H3().Text(f.Say("scores.title")),
		app.Table().Class("victory-lines").Body(app.TBody().Body(worth...)),
		f.bands(),
	)
}

// eventTable is what each throw of a side's two dice brings.
func (f reservesView) eventTable(side int8) app.UI {
	var rows []app.UI
	for _, row := range marcher.EventTable(side) {
		class := ""
		if row.Event == f.st.Event() && side == f.st.Side() {
			class = "now"
		}
		rows = append(rows, app.Tr().Class(class).Body(
			app.Th().Attr("scope", "row").Text(f.Say("marcher.event.range", "first", twoDigits(row.From), "last", twoDigits(row.To))),
			app.Td().Body(app.B().Text(f.Narrator().What(row.Event)), app.Span().Text(f.effect(row.Event))),
		))
	}
	return app.Section().Body(
		app.H3().Body(board.Emblem(f.Look(), side, 26), app.Span().Text(f.Say("marcher.event.table", "side", f.Side(side)))),
		app.Table().Class("event-table").Body(app.TBody().Body(rows...)),
	)
}

// twoDigits is a number as two dice show it, tens and units.
func twoDigits(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }

// legend is the kinds of counters with their values.
func (f reservesView) legend() app.UI {
	rows := []app.UI{app.Tr().Body(
		app.Th().Attr("scope", "col").Text(f.Say("marcher.legend.kind")),
		app.Th().Attr("scope", "col").Text(f.Say("marcher.legend.strength")),
		app.Th().Attr("scope", "col").Text(f.Say("marcher.legend.move")),
		app.Th().Attr("scope", "col").Text(f.Say("marcher.legend.count")),
	)}
	for _, r := range marcher.Legend() {
		name, strength := f.Narrator().What(r.What), strconv.Itoa(r.Strength)+"+"
		switch r.What {
		case marcher.Hugh:
			name, strength = f.Say("marcher.legend.earl"), "–"
		case marcher.Gruffydd:
			name, strength = f.Say("marcher.legend.king"), "–"
		}
		rows = append(rows, app.Tr().Body(
			app.Th().Attr("scope", "row").Body(app.Div().Class("legend-kind").Body(
				board.Token(f.Look(), engine.Piece{Side: r.Side, What: r.What, Count: 1}, 32),
				app.Span().Body(app.Text(name), app.Small().Text(f.Narrator().Side(r.Side))),
			)),
			app.Td().Text(strength), app.Td().Text(r.Move), app.Td().Text(r.Count),
		))
	}
	return app.Table().Class("legend").Body(app.TBody().Body(rows...))
}
