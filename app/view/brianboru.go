package view

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// brianBoruView is the view of Brian Boru: Ireland with its towns, the hand and the
// trick, the tracks, the claims, and what everybody would score now.
type brianBoruView struct {
	defaultView
	st *brianboru.State
}

func newBrianBoruView(p defaultView) (gameView, bool) {
	st, ok := p.t.State.(*brianboru.State)
	return brianBoruView{p, st}, ok
}

// Icons of the drawers.
const (
	iconTracks = "M6 19V3M11 19V3M16 19V3M3.5 14h5M8.5 6h5M13.5 10h5"
	iconClaims = "M6 20V3M6 4h11l-3 3.5 3 3.5H6"
	iconCards  = "M4 6.5l7-2.5 4 11.5-7 2.5zM13 5h5v12h-3"
)

// Drawers.
const (
	tracksDrawer = client.OwnDrawer + iota
	claimsDrawer
	cardsDrawer
)

func (brianBoruView) chart() *maps.Chart { return maps.Ireland() }

// mark brings the active town into view.
func (f brianBoruView) mark(m *board.Map) {
	if m.Focus < 0 {
		m.Focus = f.st.ActiveTown()
	}
}

// heading is the round, and the trick or the phase of it.
func (f brianBoruView) heading() (title, detail, note string) {
	title, _, _ = f.defaultView.heading()
	switch f.st.Phase() {
	case "draft":
		detail = f.say("brian.draft.title")
	case "action":
		now, last := f.st.Tricks()
		detail = f.say("brian.trick.title", "count", now, "last", last)
	case "marriage":
		detail = f.say("brian.court.title")
	case "battle":
		detail = f.say("brian.battle.title")
	case "church":
		detail = f.say("brian.church.title")
	}
	return title, detail, ""
}

// purse is a player's coins and renown, and the marker of who has it.
func (f brianBoruView) purse(seat engine.Seat) (app.UI, string) {
	coins, renown := f.st.Coins(seat), f.st.Renown(seat)
	said := []string{f.say("brian.gives.coins", "count", coins), f.say("brian.gives.renown", "count", renown)}
	held := f.st.Holder() == seat
	if held {
		said = append(said, f.say("brian.marker"))
	}
	return app.Span().Class("purse").Aria("hidden", true).Body(
		app.Span().Text(coins), symbol(brianboru.GainCoin, 12),
		app.Span().Text(renown), symbol(brianboru.GainRenown, 12),
		app.Span().Class("purse-marker").Hidden(!held).Body(symbol(brianboru.TakeTown, 14)),
	), f.L.Commas(said)
}

// beside is the raiders and the marriage card of the round.
func (f brianBoruView) beside() app.UI {
	raiders, suitor := f.st.Battle(), f.st.Suitor()
	came := raiders > 0
	open := func(name, label string, body ...app.UI) app.UI {
		msg := client.OpenDrawer{Drawer: tracksDrawer}
		if f.t.Drawer == tracksDrawer {
			msg.Drawer = client.NoDrawer
		}
		return app.Button().Type("button").Class("beside-"+name).Aria("label", label).OnClick(f.tell(msg), scope(msg)).Body(body...)
	}
	first, words := "", ""
	if suitor >= 0 {
		first, _, _ = strings.Cut(f.narrator.What(suitor), " ") // Estrid has a country too
		words = f.suitor(suitor)
	}
	return app.Div().Class("beside").Body(
		app.Div().Hidden(!came).Body(open("battle", f.say("brian.battle.left", "count", raiders),
			symbol(brianboru.TakeRaider, 22), app.Span().Text(raiders))),
		app.Div().Hidden(suitor < 0).Body(open("match", words,
			symbol(brianboru.CourtStep, 20), app.Span().Text(first))),
	)
}

func (f brianBoruView) drawers() []drawer {
	return []drawer{
		{tracksDrawer, iconTracks, "brian.tracks.title", func() (string, app.UI) { return f.say("brian.tracks.title"), f.tracks() }},
		{claimsDrawer, iconClaims, "brian.claims.title", func() (string, app.UI) { return f.say("brian.claims.title"), f.claims() }},
		{cardsDrawer, iconCards, "brian.cards.title", func() (string, app.UI) { return f.say("brian.cards.title"), f.cardList() }},
	}
}

// announced are what is turned up for the round, and what the upkeep brings while
// others decide: who decides is told all of it, see upkeep.
func (f brianBoruView) announced(e engine.Event) bool {
	return !f.t.Decides() && slices.Contains([]string{
		"vikings", "suitor", "marry", "unwed", "support", "trade", "spurn",
		"repulsed", "incursion", "spared", "monastery", "flip", "claim",
		"scoreMarriage", "scoreSpurn", "scoreSpoils", "scoreChurch",
	}, f.t.Game().Lexicon().Events[e.Kind])
}

// secret: cards are dealt unseen; who begins and what a round turns up is for all.
func (f brianBoruView) secret(turn engine.Turn) bool {
	return f.t.Game().Lexicon().Asks[turn.Kind] == "deal"
}

// lines are a town's colour and region; a region's claim and who weighs what.
func (f brianBoruView) lines(place int8) []string {
	p := &f.chart().Places[place]
	if p.Town {
		return []string{f.say("brian.town." + p.Colour), f.boardTexts().Region(p.Region)}
	}
	claim := f.st.Claim(int(place - f.regions()))
	lines := []string{f.claimWords(claim)}
	for side, weight := range claim.Weights {
		if weight > 0 {
			lines = append(lines, f.say("brian.claims.weight", "side", f.side(int8(side)), "count", int(weight)))
		}
	}
	if f.t.Layer.On && !f.t.Turn.Over() {
		lines = append(lines, f.stakeWords(f.t.Layer.Side, int(place-f.regions())))
	}
	return lines
}

// units: of a claim all is told by the lines of its region.
func (f brianBoruView) units(p engine.Piece) string {
	if p.Place >= f.regions() {
		return ""
	}
	return f.defaultView.units(p)
}

// number is how many a piece stands for; on a claim, what opens it or what it is
// worth.
func (f brianBoruView) number(p engine.Piece) int8 {
	switch f.t.Game().Lexicon().Whats[p.What] {
	case "claim":
		return f.st.Claim(int(p.Place - f.regions())).Points
	case "claim face down":
		return f.st.Claim(int(p.Place - f.regions())).Threshold
	}
	return p.Count
}

// regions is the place of the first region: they follow the towns.
func (f brianBoruView) regions() int8 {
	return int8(slices.IndexFunc(f.chart().Places, func(p maps.Place) bool { return p.Towns }))
}

// counted is the price of what is bought.
func (f brianBoruView) counted(c engine.Choice) string {
	if f.verbName(int(c.Verb)) != "buy" {
		return f.defaultView.counted(c)
	}
	return f.say("brian.price", "coins", brianboru.ExtraPrice*int(c.Count), "purse", f.st.Coins(f.t.Viewer))
}

// decision puts what a choice would bring below it, and draws actions as the
// cards do.
func (f brianBoruView) decision(p panel) panel {
	t := f.t
	if t.Turn.Seat < 0 {
		return p
	}
	switch t.Game().Lexicon().Asks[t.Turn.Kind] {
	case "keep":
		if _, complete := t.Picker.Choice(); !complete {
			next := engine.Seat((int(t.Viewer) + 1) % f.st.Seats())
			passed := len(f.st.Packet(t.Viewer)) - 2
			p.hint += " " + f.say("brian.draft.pass", "player", t.Name(f.L, next), "count", passed)
		}
		p.middle = []app.UI{f.hand(), f.kept()}
	case "lead":
		if _, complete := t.Picker.Choice(); !complete && t.Picker.To() >= 0 {
			p.hint = f.contest(t.Picker.To())
		}
		p.middle = []app.UI{f.hand(), f.foresight(t.Previews())}
	case "follow":
		p.middle = []app.UI{f.hand(), f.foresight(t.Previews())}
	case "action", "princess":
		p.middle = []app.UI{f.options(), f.held("brian.held", t.Viewer)}
		p.buttons = p.buttons[:1] // to undo
	default:
		picked, complete := t.Picker.Choice()
		if !complete && t.Game().Lexicon().Asks[t.Turn.Kind] == "loseTown" {
			p.hint = f.whoChooses()
		}
		p.middle = append(f.facets(picked), f.foresight(t.Previews()), f.held("brian.held", t.Viewer))
	}
	return p
}

// whoChooses says why it is this player who chooses the town that falls.
func (f brianBoruView) whoChooses() string {
	if f.t.Turn.Other == f.t.Turn.Side {
		return f.say("brian.lose.own")
	}
	return f.say("brian.lose.theirs", "side", f.side(f.t.Turn.Other))
}

// foresight is what a choice would bring, a line each. Its room is there before
// anything is chosen, so that nothing shifts.
func (f brianBoruView) foresight(list []advice.Preview) app.UI {
	var lines []app.UI
	for _, p := range list {
		words := f.words(p.Words)
		if len(p.More) == 0 {
			lines = append(lines, app.Li().Text(words))
			continue
		}
		lines = append(lines, app.Li().Class("foresight-more").Body(f.stakes(p, f.say("brian.out.more"), []app.UI{app.Span().Text(words)})))
	}
	return app.Ul().Class("foresight").Body(lines...)
}

// options are the actions of a card, or what Estrid may be married for: what
// each says, and what it would bring now.
func (f brianBoruView) options() app.UI {
	var list []app.UI
	for _, c := range f.t.Picker.Buttons() {
		label, sentence, picture := f.narrator.Label(f.t.Turn, c), f.narrator.Choice(f.t.Turn, c), app.UI(app.Span().Hidden(true))
		if card := f.st.Resolving(); card >= 0 {
			runs := brianboru.ActionCard(card).Upper
			if f.verbName(int(c.Verb)) == "lower" {
				label = f.say("brian.action." + brianboru.ActionCard(card).Suit.String())
				runs = brianboru.ActionCard(card).Lower
			}
			sentence, picture = f.narrator.Action(runs), symbols(runs, 26)
		}
		previews := f.t.PreviewsOf(c)
		if f.st.Resolving() < 0 { // the first says what the choice means
			sentence = f.words(previews[0].Words)
			previews = previews[1:]
		}
		class := ""
		if f.advised(c) {
			class = "suggested"
		}
		var told []string
		for _, p := range previews {
			told = append(told, f.words(p.Words))
		}
		msg := client.Press{Choice: c}
		list = append(list, app.Li().Body(app.Button().Type("button").Class("option", class).
			OnClick(f.tell(msg), scope(msg)).Body(pictured(strings.TrimSpace(named(label, sentence)+" "+f.L.Commas(told)),
			picture,
			app.Span().Class("option-words").Body(app.B().Text(label), app.Span().Text(sentence)),
			f.foresight(previews),
		)...)))
	}
	return app.Ul().Class("options").Body(list...)
}

// window is the trick: what everybody has played, who wins so far, whose action
// it is.
func (f brianBoruView) window() app.UI {
	played, others := f.st.Trick(), f.others()
	mine, has := app.UI(app.Div().Hidden(true)), false
	if (f.t.BotTurn() || f.t.Replay != nil) && f.t.Holder >= 0 { // who waits or looks back may see his hand
		mine, has = f.held("brian.held", f.t.Holder), len(f.st.Hand(f.t.Holder)) > 0
	}
	if len(played) == 0 {
		return app.Div().Class("trick").Hidden(len(others) == 0 && !has).Body(app.P().Hidden(true), app.Ol().Hidden(true), f.hands(others), mine)
	}
	title, class := f.say("brian.trick.order"), "trick-full"
	if town := f.st.ActiveTown(); town >= 0 && len(played) < f.st.Seats() {
		class = ""
		title = f.contest(town)
	}
	var list []app.UI
	for i := range f.st.Seats() {
		seat := engine.Seat((int(played[0].Seat) + i) % f.st.Seats())
		card := brianboru.Played{Seat: seat, Card: engine.None}
		if i < len(played) {
			card = played[i]
		}
		list = append(list, f.played(card))
	}
	return app.Div().Class("trick", class).Body(
		app.P().Text(title),
		app.Ol().Class("plays").Body(list...),
		f.hands(others),
		mine,
	)
}

// contest says which cards win a town.
func (f brianBoruView) contest(town int8) string {
	return f.say("brian.trick.town", "place", f.place(town), "colour", f.say("brian.colour."+brianboru.TownOf(town).Suit.String()))
}

// others are the seats whose hands are shown beside that of the holder: all that
// have one, once the match is over and is shown once more, when nothing is secret.
func (f brianBoruView) others() []engine.Seat {
	var list []engine.Seat
	if f.t.Replay != nil && f.t.Over() {
		for seat := range f.seats() {
			if seat != f.t.Holder && f.st.HandSize(seat) > 0 {
				list = append(list, seat)
			}
		}
	}
	return list
}

// hands are those of some seats, each behind its name.
func (f brianBoruView) hands(seats []engine.Seat) app.UI {
	var list []app.UI
	for _, seat := range seats {
		list = append(list, f.handOf(seat))
	}
	return app.Ul().Class("hands").Aria("label", f.say("brian.hands")).Hidden(len(list) == 0).Body(list...)
}

// handOf is a hand in a line.
func (f brianBoruView) handOf(seat engine.Seat) app.UI {
	name := f.t.Name(f.L, seat)
	var words []string
	var cards []app.UI
	for _, what := range f.st.Hand(seat) {
		words = append(words, f.narrator.What(what))
		cards = append(cards, smallCard(what))
	}
	return app.Li().Role("listitem").Aria("label", f.say("brian.row", "player", name, "count", f.L.Commas(words))).Body(
		app.Span().Class("play-name").Aria("hidden", true).Body(swatch(f.seatColour(seat)), app.Span().Text(name)),
		app.Div().Class("held").Aria("hidden", true).Body(cards...),
	)
}

// played is a place of the trick: a card, or that one is to come.
func (f brianBoruView) played(p brianboru.Played) app.UI {
	name := f.t.Name(f.L, p.Seat)
	state, class := "", ""
	switch {
	case p.Card < 0:
		state, class = f.say("brian.trick.waits"), "waits"
	case p.Card == f.st.Resolving():
		state, class = f.say("brian.trick.acts"), "acts"
	case p.Wins:
		state, class = f.say("brian.trick.wins"), "leads"
	case p.Done:
		state, class = f.say("brian.trick.done"), "done"
	case p.Seat == f.st.Ahead():
		state, class = f.say("brian.trick.leads"), "leads"
	}
	picture, said := app.UI(app.Span().Class("small-card", "no-card")), f.say("brian.row", "player", name, "count", state)
	if p.Card >= 0 {
		picture = smallCard(p.Card)
		what := f.narrator.What(p.Card)
		said = f.say("brian.row", "player", name, "count", what)
		if state != "" {
			said = f.L.Commas([]string{said, state})
		}
	}
	return app.Li().Class("play", class).Role("listitem").Aria("label", said).Body(
		app.Span().Class("play-name").Aria("hidden", true).Body(swatch(f.seatColour(p.Seat)), app.Span().Text(name)),
		picture,
		app.Span().Class("play-state").Aria("hidden", true).Text(state),
	)
}
