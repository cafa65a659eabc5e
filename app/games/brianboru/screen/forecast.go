package screen

import (
	"cmp"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Points that Brian Boru may still bring: how far each player is from each claim, and
// the cards that the rounds to come turn up.

// forecastView says what is at stake in a region, and what rounds bring.
type forecastView struct{ view }

// stakeWords say how a seat stands in a region.
func (f forecastView) stakeWords(seat int8, region int) string {
	if seat < 0 || int(seat) >= f.st.Seats() {
		return ""
	}
	k := f.st.Stakes(engine.Seat(seat))[region]
	words := f.needWords(seat, k)
	if k.Opens > 0 {
		words = f.Language().Commas([]string{words, f.Say("brian.stake.opens", "count", int(k.Opens))})
	}
	return words
}

// needWords say how far a seat is from a claim.
func (f forecastView) needWords(seat int8, k brianboru.Stake) string {
	switch {
	case k.Needs > 0 && seat == int8(f.Match().User):
		return f.Say("brian.stake.needs.own", "count", int(k.Needs))
	case k.Needs > 0:
		return f.Say("brian.stake.needs", "side", f.Side(seat), "count", int(k.Needs))
	}
	if seat == int8(f.Match().User) {
		return f.Say("brian.stake.leads.own")
	}
	return f.Say("brian.stake.leads", "side", f.Side(seat))
}

// looker is the seat from which the claims are looked at: who holds the device,
// or the first.
func (f forecastView) looker() int8 { return int8(max(0, f.Match().User)) }

// showStakes is the button that shows on the map what is missing for each claim,
// while it may still come.
func (f forecastView) showStakes() app.UI {
	if f.Match().Turn.Over() {
		return app.Div().Hidden(true)
	}
	return f.ShowWorth(client.Layer{Side: f.looker(), During: engine.None}, f.Say("brian.claims.title"))
}

// Layer is how much weight a seat lacks in each region: the less, the darker.
func (f view) Layer() ([]board.Worth, gameview.Legend) {
	seat := f.Match().Layer.Side
	if !f.Match().Layer.On || f.Match().Turn.Over() || seat < 0 || int(seat) >= f.st.Seats() {
		return f.Default.Layer()
	}
	var marks []board.Worth
	for _, k := range f.st.Stakes(engine.Seat(seat)) {
		mark := board.Worth{Place: f.regions() + k.Region, Text: text.Added(int(k.Needs)), Level: max(0, board.WorthLevels-k.Needs)}
		if k.Needs == 0 {
			mark.Text, mark.Held = "✓", true
		}
		mark.Said = forecastView{f}.needWords(seat, k)
		marks = append(marks, mark)
	}
	e := f.st.Ending(engine.Seat(seat))
	words := f.Say("brian.stake.legend", "now", e.Now, "most", e.Most)
	name := f.Called(engine.Seat(seat))
	next := client.ShowWorth{Layer: client.Layer{Side: (seat + 1) % int8(f.st.Seats()), During: engine.None}}
	return marks, f.WorthLegend(seat, name, words, name+". "+words, f.IconButton(gameview.IconNext, f.Say("brian.stake.next"), next), []app.UI{
		app.Li().Class("worth-held").Text(f.Say("brian.stake.most")),
		app.Li().Class("worth-open").Text(f.Say("brian.stake.more")),
	})
}

// timeline is the rounds: what is turned up in this one, what may be in those to
// come, and what the last one ends with.
func (f forecastView) timeline() app.UI {
	var spaces []app.UI
	for round := 1; round <= f.st.Rounds(); round++ {
		when := cmp.Compare(round, f.st.Round())
		var notes []string
		switch {
		case f.Match().Turn.Over():
			when = -1
		case when == 0:
			notes = f.presentRound()
		case when > 0:
			notes = f.roundAhead(round)
		}
		if round == f.st.Rounds() && !f.Match().Turn.Over() {
			notes = append(notes, f.Say("brian.ahead.end"))
		}
		var items []app.UI
		for _, n := range notes {
			items = append(items, app.Li().Text(n))
		}
		spaces = append(spaces, f.Space(when, f.Say("table.round", "round", text.Roman(round)), "",
			app.Ul().Class("space-notes").Body(items...),
		))
	}
	return app.Div().Class("timeline-of").Body(
		app.P().Class("muted", "small").Text(f.Say("brian.ahead.each")),
		app.Ol().Class("timeline").Body(spaces...),
	)
}

// presentRound is the phase, the raiders and the marriage card of the round.
func (f forecastView) presentRound() []string {
	var notes []string
	if _, phase, _ := f.Heading(); phase != "" {
		notes = append(notes, phase)
	}
	if left := f.st.Battle(); left > 0 {
		notes = append(notes, f.Say("brian.battle.left", "count", left))
	}
	if suitor := f.st.Suitor(); suitor >= 0 {
		notes = append(notes, tracksView(f).suitor(suitor))
	}
	return notes
}

// roundAhead is what may be turned up in a round to come.
func (f forecastView) roundAhead(round int) []string {
	var notes []string
	if vikings := f.st.VikingsAhead(); len(vikings) > 0 {
		notes = append(notes, f.Say("brian.ahead.vikings", "least", vikings[0], "most", vikings[len(vikings)-1]))
	}
	suitors := f.st.SuitorsAhead()
	if n := len(suitors); n > 0 && round == f.st.Rounds() {
		return append(notes, f.Say("brian.ahead.suitors", "names", f.Narrator().What(suitors[n-1])))
	}
	var names []string
	for _, s := range suitors[:max(0, len(suitors)-1)] {
		names = append(names, f.Narrator().What(s))
	}
	if len(names) > 0 {
		notes = append(notes, f.Say("brian.ahead.oneOf", "names", f.Language().Commas(names)))
	}
	return notes
}
