package screen

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine/marcher"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// The points still open in The Marcher Lords, and the turns to come.

// forecastView says what places are worth, and who threatens them.
type forecastView struct{ view }

// needs says what the next band takes that is still possible; "" where none is.
func (f forecastView) needs() string {
	c := f.st.Forecast()
	for _, b := range f.st.Bands() {
		if b.Low > c.Now && b.Low <= c.Most {
			return f.Say("marcher.forecast.next", "points", f.Say("points", "count", f.Narrator().Points(b.Low-c.Now)), "band", reservesView(f).bandName(b))
		}
	}
	return ""
}

// of says between what the score may still end, what the next band takes,
// and shows on the map which zones count.
func (f forecastView) of() app.UI {
	c := f.st.Forecast()
	if c.Least == c.Most {
		return app.Div().Hidden(true)
	}
	next := f.needs()
	return app.Div().Class("forecast").Body(
		app.P().Text(f.Say("marcher.forecast.range", "least", f.Narrator().Points(c.Least), "most", f.Narrator().Points(c.Most))),
		app.P().Hidden(next == "").Text(next),
		f.ShowWorth(client.Layer{Side: f.st.Score().Side, During: f.st.Side()}, f.Say("scores.title")),
	)
}

// Layer is the zones that count for the side that scores, or against it.
func (f view) Layer() ([]board.Worth, gameview.Legend) {
	if !f.Match().Layer.On || f.Match().Turn.Over() {
		return f.Default.Layer()
	}
	if f.Match().Layer.Threats {
		return forecastView{f}.threatLayer()
	}
	var marks []board.Worth
	most := 1
	for _, p := range f.zonePoints() {
		most = max(most, p.Points, -p.Points)
	}
	for _, p := range f.zonePoints() {
		level := max(p.Points, -p.Points) * board.WorthLevels / most
		when := f.Say("worth.open")
		if p.Counts {
			when = f.Say("worth.held")
		}
		marks = append(marks, board.Worth{Place: p.Place, Text: text.Added(p.Points), Said: text.Added(p.Points) + ", " + when, Level: int8(level), Held: p.Counts})
	}
	c := f.st.Forecast()
	side := f.st.Score().Side
	words := f.Say("marcher.forecast.legend", "now", f.Narrator().Points(c.Now), "least", f.Narrator().Points(c.Least), "most", f.Narrator().Points(c.Most))
	return marks, f.WorthLegend(side, f.Narrator().Side(side), words, f.Narrator().Side(side)+". "+words, app.Span().Hidden(true), []app.UI{
		app.Li().Class("worth-held").Text(f.Say("worth.held")),
		app.Li().Class("worth-open").Text(f.Say("worth.open")),
	})
}

// worthLines are what a zone counts, or who threatens it, while that layer is on.
func (f forecastView) worthLines(place int8) []string {
	if !f.Match().Layer.On {
		return nil
	}
	if f.Match().Layer.Threats {
		return f.comes(place)
	}
	return f.counts(place)
}

// Worth is what a zone counts.
func (f view) Worth(place int8) string {
	if f.Match().Layer.On || f.Match().Turn.Over() {
		return ""
	}
	return strings.Join(forecastView{f}.counts(place), "")
}

// About tells what a zone counts, what supply takes there, and who can come.
func (f view) About(place int8) []string {
	return slices.Concat(waitsFaceDown(f, place), forecastView{f}.counts(place), forecastView{f}.supplied(place), forecastView{f}.comes(place))
}

// counts tells what a zone counts.
func (f forecastView) counts(place int8) []string {
	for _, p := range f.zonePoints() {
		if p.Place == place {
			when := f.Say("marcher.worth.falls")
			switch {
			case p.Counts:
				when = f.Say("worth.held")
			case f.st.Score().Side == marcher.Normans && f.st.Control(place) == marcher.Normans && p.Points > 0:
				when = f.Say("marcher.worth.castle")
			}
			return []string{f.Say("worth.place", "side", f.Narrator().Side(f.st.Score().Side), "points", text.Added(p.Points), "when", when)}
		}
	}
	return nil
}

// levyKeys say who levies in a turn of a side.
var levyKeys = [...]string{
	marcher.NobodyLevies: "marcher.turn.noLevy",
	marcher.EarldomsLevy: "marcher.turn.earldoms",
	marcher.EverybodyMay: "marcher.turn.levy",
}

// timeline is the turns of the game: who moves first and who levies, and what is
// under way.
func (f forecastView) timeline() app.UI {
	first := f.st.First()
	var spaces []app.UI
	for turn := 1; turn <= f.st.Turns(); turn++ {
		var lines []app.UI
		for _, side := range []int8{first, marcher.Normans + marcher.Welsh - first} {
			words := f.Say(levyKeys[f.st.LevyIn(side, turn)])
			if turn == f.st.Round() && side == f.st.Side() && f.st.Phase() != marcher.Over && f.st.Phase() != marcher.SetUp {
				words = f.Language().Commas([]string{words, f.Say("marcher.turn.now", "phase", f.Say("marcher.phase."+strconv.Itoa(int(f.st.Phase()))))})
			}
			lines = append(lines, app.Li().Body(
				board.Emblem(f.Look(), side, 26),
				app.Span().Body(app.B().Text(f.Narrator().Side(side)), app.Span().Text(" "+words)),
			))
		}
		note := ""
		if turn == f.st.Turns() {
			note = f.Say("marcher.turn.last")
		}
		spaces = append(spaces, f.Space(cmp.Compare(turn, f.st.Round()), f.Say("table.round", "round", text.Roman(turn)), "",
			app.Ul().Class("space-lines").Body(lines...),
			app.Ul().Class("space-notes").Hidden(note == "").Body(app.Li().Text(note)),
		))
	}
	return app.Div().Class("timeline-of").Body(
		app.P().Class("muted", "small").Text(f.Say("marcher.turn.each")),
		app.Ol().Class("timeline").Body(spaces...),
	)
}
