package screen

import (
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// outcome is a card of a trick that is over, and what its action brought.
type outcome struct {
	brianboru.Played
	gains  [brianboru.LiberateTown + 1]int // of each symbol
	bought int                             // of one of them, for coins
	kind   brianboru.Symbol                // of which
	towns  []int8                          // taken, or freed
	debt   int                             // points, for coins that were not there
	from   int                             // the space of courtship before,
	aim    int                             // where the steps led,
	to     int                             // and where the disc came to rest; 0 without steps
	events []engine.Event
}

// outcomes reads a trick out of its events, in the order of play.
func (f trickView) outcomes(events []engine.Event) []outcome {
	var list []outcome
	lexicon := f.Match().Game().Lexicon()
	was := f.before()
	of := func(side int8) *outcome {
		for i := range list {
			if list[i].Seat == engine.Seat(side) {
				return &list[i]
			}
		}
		return &outcome{}
	}
	for _, e := range events {
		o, count, kind := of(e.Side), int(e.Count), brianboru.GainCoin
		switch lexicon.Events[e.Kind] {
		case "lead", "play":
			list = append(list, outcome{Played: brianboru.Played{Seat: engine.Seat(e.Side), Card: e.What, Done: true}})
			continue
		case "trick":
			o.Wins = true
			continue
		case "town":
			o.gains[brianboru.TakeTown]++
			o.towns = append(o.towns, e.To)
		case "expand":
			o.towns = append(o.towns, e.To)
			o.gains[brianboru.ExpandRoad]++
			o.gains[brianboru.GainCoin] += brianboru.ExpandPrice // the symbol has its price
		case "liberate":
			o.towns = append(o.towns, e.To)
			o.gains[brianboru.LiberateTown]++
		case "coins":
			o.gains[brianboru.GainCoin] += count
		case "renown":
			o.gains[brianboru.GainRenown] += count
		case "church":
			kind = brianboru.ChurchDisc
			o.gains[kind] += count
		case "raid":
			kind = brianboru.TakeRaider
			o.gains[kind] += count
		case "court":
			kind = brianboru.CourtStep
			o.gains[kind] += count
			if o.to == 0 {
				o.from = was.spaces[e.Side]
			}
			o.aim, o.to = int(e.Extra), int(e.Extra)
		case "fallBack":
			o.to = int(e.Extra)
		case "scorePay":
			o.debt -= count
		default:
			continue
		}
		if n := len(o.events); n > 1 && o.events[n-2].Kind == e.Kind && o.events[n-1].Count < 0 { // the card brings some, coins bring more
			o.bought, o.kind = o.bought+count, kind
		}
		o.events = append(o.events, e)
	}
	return list
}

// before is what each house had before the trick that has ended last.
func (f trickView) before() (had tokens) {
	all, won := f.Match().Log.Before(f.Match().LogEnd()), false
	for i, e := range slices.Backward(all) {
		won = won || int(e.Kind) == f.Match().Kinds.Trick // the next may have begun
		if won && int(e.Kind) == f.Match().Kinds.Turn {
			all = all[:i]
			break
		}
	}
	for _, e := range all {
		had.add(f.Match().Game().Lexicon().Events[e.Kind], e)
	}
	return had
}

// court tells from which space of courtship to which a disc has gone, and which was taken.
func (f trickView) court(o *outcome) string {
	if o.aim > o.to {
		return f.Say("brian.trick.court.taken", "before", o.from, "after", o.to, "aim", o.aim)
	}
	return f.Say("brian.trick.court", "before", o.from, "after", o.to)
}

// runs are what the action brought, as cards show it.
func (o *outcome) runs() (list []brianboru.Run) {
	for y, n := range o.gains {
		symbol := brianboru.Symbol(y)
		if n < 0 {
			symbol, n = brianboru.PayCoin, -n
		}
		if n > 0 {
			list = append(list, brianboru.Run{Symbol: symbol, Count: int8(n)})
		}
	}
	return list
}

// finished is the trick that is over: its cards, who has won it, and what each card has
// brought.
func (f trickView) finished() app.UI {
	var list []app.UI
	for _, o := range f.outcomes(client.LastTrick(f.Match())) {
		class, said := "", []string{f.Narrator().What(o.Card)}
		if o.Wins {
			class, said = "leads", append(said, f.Say("brian.trick.wins"))
		}
		words := f.Say("brian.row", "player", f.Called(o.Seat), "count", f.Language().Commas(said))
		for _, e := range o.events {
			words += ". " + strings.TrimSuffix(f.Narrator().Event(e), ".")
		}
		var towns []string
		for _, at := range o.towns {
			towns = append(towns, f.Narrator().Place(at))
		}
		list = append(list, app.Li().Class("play", class).Role("listitem").Aria("label", words).Body(
			f.owner(o.Seat),
			smallCard(o.Card),
			app.Span().Class("play-gains").Aria("hidden", true).Body(symbols(o.runs(), 17)),
			app.Span().Class("play-gains").Aria("hidden", true).Hidden(o.bought == 0).Body(
				app.Text(f.Say("brian.trick.bought", "count", o.bought)+" "), symbol(o.kind, 17),
			),
			app.Span().Class("play-gains").Aria("hidden", true).Hidden(o.aim == 0).Text(f.court(&o)),
			app.Span().Class("play-gains").Aria("hidden", true).Hidden(len(towns) == 0).Text(f.Language().Commas(towns)),
			app.Span().Class("play-gains", "loss").Aria("hidden", true).Hidden(o.debt == 0).Text(f.Say("brian.trick.debt", "count", o.debt)),
		))
	}
	mine := app.UI(app.Div().Hidden(true))
	if f.Match().User >= 0 {
		mine = cardsView(f).held("brian.held", f.Match().User)
	}
	return app.Div().Class("trick", "trick-over").Body(app.Ol().Class("plays").Body(list...), mine)
}
