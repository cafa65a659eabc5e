// Package screen is what is seen of Brian Boru.
package screen

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/board"
	"bretwalda/app/client"
	known "bretwalda/app/games/brianboru"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/static/maps"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Screen is the family with its screen.
var Screen = gameview.Screen{Family: known.Family, New: newView, Chart: maps.Ireland}

// view is the view of Brian Boru: Ireland with its towns, the hand and the
// trick, the tracks, the claims, and what everybody would score now.
type view struct {
	gameview.Default
	st *brianboru.State
}

func newView(p gameview.Default) (gameview.View, bool) {
	st, ok := p.Match().State.(*brianboru.State)
	return view{p, st}, ok
}

// words says what is printed, in the language in use.
func (f view) words() known.Words { return known.Words{Narrator: f.Narrator()} }

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

func (view) Chart() *maps.Chart { return maps.Ireland() }

// Mark brings the active town into view, has it and the player's own towns named, and has
// cards explained that are held.
func (f view) Mark(m *board.Map) {
	active := f.st.ActiveTown()
	if m.Focus < 0 {
		m.Focus = active
	}
	if active >= 0 {
		m.Called |= board.Set(active)
	}
	for _, p := range f.Match().Pieces {
		if p.Place < f.regions() && p.Side >= 0 && p.Side == int8(f.Match().User) {
			m.Called |= board.Set(p.Place)
		}
	}
	explain := f.Tell(client.OpenDrawer{Drawer: cardsDrawer})
	m.OnExplain = func(ctx app.Context) { explain(ctx, app.Event{}) }
}

// Heading is the round, and the trick or the phase of it; until the upkeep has been read, its own.
func (f view) Heading() (title, detail, note string) {
	title, _, _ = f.Default.Heading()
	if list, _, over := f.told(); over && len(list) > 0 && !f.Match().Briefed() {
		if ended := f.Match().EndedRound(); len(ended) > 0 && int(ended[0].Kind) == f.Match().Kinds.Round {
			return f.Say("table.round", "round", text.Roman(int(ended[0].Count))), f.Say("brian.upkeep.title"), ""
		}
	}
	switch f.st.Phase() {
	case "draft":
		detail = f.Say("brian.draft.title")
	case "action":
		now, last := f.st.Tricks()
		detail = f.Say("brian.trick.title", "count", now, "last", last)
	case "marriage":
		detail = f.Say("brian.court.title")
	case "battle":
		detail = f.Say("brian.battle.title")
	case "church":
		detail = f.Say("brian.church.title")
	}
	if f.Match().RestsAt(client.AfterTrick) {
		if trick := client.LastTrick(f.Match()); len(trick) > 0 {
			_, last := f.st.Tricks()
			detail = f.Say("brian.trick.title", "count", int(trick[0].Count), "last", last)
		}
	}
	return title, detail, ""
}

// Reached is what a player would have if the game ended now.
func (f view) Reached(score engine.Score) int { return known.Family.Ending(f.st, score.Seat) }

// Purse is a player's coins and renown, and the marker, if it is the player's.
func (f view) Purse(seat engine.Seat) (app.UI, string) {
	coins, renown := f.st.Coins(seat), f.st.Renown(seat)
	said := []string{f.Say("brian.gives.coins", "count", coins), f.Say("brian.gives.renown", "count", renown)}
	held := f.st.Holder() == seat
	if held {
		said = append(said, f.Say("brian.marker"))
	}
	return app.Span().Class("purse").Aria("hidden", true).Body(
		app.Span().Text(coins), symbol(brianboru.GainCoin, 12),
		app.Span().Text(renown), symbol(brianboru.GainRenown, 12),
		app.Span().Class("purse-marker").Hidden(!held).Body(symbol(brianboru.TakeTown, 14)),
	), f.Language().Commas(said)
}

// Beside is the raiders and the marriage card of the round.
func (f view) Beside() app.UI {
	raiders, suitor := f.st.Battle(), f.st.Suitor()
	came := raiders > 0
	open := func(name, label string, body ...app.UI) app.UI {
		msg := client.OpenDrawer{Drawer: tracksDrawer}
		if f.Match().Drawer == tracksDrawer {
			msg.Drawer = client.NoDrawer
		}
		return app.Button().Type("button").Class("beside-"+name).Aria("label", label).OnClick(f.Tell(msg), gameview.Scope(msg)).Body(body...)
	}
	first, words := "", ""
	if suitor >= 0 {
		first, _, _ = strings.Cut(f.Narrator().What(suitor), " ") // Estrid has a country too
		words = tracksView{f}.suitor(suitor)
	}
	return app.Div().Class("beside").Body(
		app.Div().Hidden(!came).Body(open("battle", f.Say("brian.battle.left", "count", raiders),
			symbol(brianboru.TakeRaider, 22), app.Span().Text(raiders))),
		app.Div().Hidden(suitor < 0).Body(open("match", words,
			board.Medal(f.Look(), suitor, 26), app.Span().Text(first))),
	)
}

func (f view) Drawers() []gameview.Drawer {
	return []gameview.Drawer{
		{ID: tracksDrawer, Icon: iconTracks, Key: "brian.tracks.title", Open: func() (string, app.UI) { return f.Say("brian.tracks.title"), tracksView{f}.draw() }},
		{ID: claimsDrawer, Icon: iconClaims, Key: "brian.claims.title", Open: func() (string, app.UI) { return f.Say("brian.claims.title"), tracksView{f}.claims() }},
		{ID: cardsDrawer, Icon: iconCards, Key: "brian.cards.title", Open: func() (string, app.UI) { return f.Say("brian.cards.title"), cardsView{f}.cardList() }},
	}
}

// Announced are what is turned up for the round, and what the upkeep brings while
// others decide. The player who decides is told all of it, see upkeep.
func (f view) Announced(e engine.Event) bool {
	return !f.Match().Decides() && slices.Contains([]string{
		"vikings", "suitor", "marry", "unwed", "support", "trade", "spurn",
		"repulsed", "incursion", "spared", "monastery", "flip", "claim",
		"scoreMarriage", "scoreSpurn", "scoreSpoils", "scoreChurch",
	}, f.Match().Game().Lexicon().Events[e.Kind])
}

// mostNews is how much of the upkeep is told to a player who waits, though it is others'.
const mostNews = 2

// Shortened leaves out, for a player who waits, what the upkeep brings others alone: the sheet
// that follows tells all of it.
func (f view) Shortened(news []engine.Event) (rest []engine.Event, lines []string) {
	own, names := int8(f.Match().User), f.Match().Game().Lexicon().Events
	if own < 0 {
		return news, nil
	}
	for _, e := range news {
		if e.Side == own || e.Other == own || slices.Contains([]string{"vikings", "suitor"}, names[e.Kind]) {
			rest = append(rest, e)
		}
	}
	left := len(news) - len(rest)
	if left <= mostNews {
		return news, nil
	}
	return rest, []string{f.Say("changes.more", "count", left)}
}

// Secret reports whether Nature deals unseen cards; all else that she draws is for all.
func (f view) Secret(turn engine.Turn) bool {
	return f.Match().Game().Lexicon().Asks[turn.Kind] == "deal"
}

// Lines are a town's colour and region; a region's claim and who weighs what.
func (f view) Lines(place int8) []string {
	p := &f.Chart().Places[place]
	if p.Town {
		return []string{f.Say("brian.town." + p.Colour)}
	}
	claim := f.st.Claim(int(place - f.regions()))
	lines := []string{tracksView{f}.claimWords(claim)}
	for side, weight := range claim.Weights {
		if weight > 0 {
			lines = append(lines, f.Say("brian.claims.weight", "side", f.Side(int8(side)), "count", int(weight)))
		}
	}
	if f.Match().Layer.On && !f.Match().Turn.Over() {
		lines = append(lines, forecastView{f}.stakeWords(f.Match().Layer.Side, int(place-f.regions())))
	}
	return lines
}

// About tells of a region what the person who looks still needs for its claim, and of a
// town its region and the same of that; then of a town its roads, and of a region its towns.
func (f view) About(place int8) []string {
	seat, region := f.Match().Viewer, forecastView{f}.regionOf(place)
	p := &f.Chart().Places[place]
	var lines []string
	if seat >= 0 && region >= 0 && !f.Match().Turn.Over() {
		if p.Town {
			lines = append(lines, f.BoardTexts().Region(p.Region)+": "+tracksView{f}.claimWords(f.st.Claim(region)))
		}
		lines = append(lines, forecastView{f}.stakeWords(int8(seat), region))
	}
	if p.Town {
		roads := brianboru.Roads(place)
		if len(roads) == 0 {
			return append(lines, f.Say("brian.roads.none"))
		}
		return append(lines, f.Say("brian.roads", "towns", f.Language().Commas(tracksView{f}.owned(roads))))
	}
	var towns []int8
	for at, q := range f.Chart().Places {
		if q.Town && q.Region == p.Region {
			towns = append(towns, int8(at))
		}
	}
	return append(lines, f.Say("brian.towns", "towns", f.Language().Commas(tracksView{f}.owned(towns))))
}

// owned names towns, and behind each whose it is now, and whether it counts twice.
func (f tracksView) owned(towns []int8) (names []string) {
	for _, at := range towns {
		name, about := f.Narrator().Place(at), ""
		for _, p := range f.Match().Pieces {
			if p.Place == at && p.Side >= 0 { // the Vikings come last
				about = f.Narrator().Side(p.Side)
			}
		}
		if about != "" {
			if hasMonastery(f.view, at) {
				about += ", " + f.Say("brian.counts.two")
			}
			name += " (" + about + ")"
		}
		names = append(names, name)
	}
	return names
}

// hasMonastery reports whether a town has one.
func hasMonastery(f view, town int8) bool {
	return slices.ContainsFunc(f.Match().Pieces, func(p engine.Piece) bool {
		return p.Place == town && f.Match().Game().Lexicon().Whats[p.What] == "monastery"
	})
}

// Upcoming is who is still to play a card to the trick, or to act, in order.
func (f view) Upcoming() []engine.Seat {
	now, trick := f.Match().Turn.Seat, f.st.Trick()
	var list []engine.Seat
	switch ask := f.Match().Game().Lexicon().Asks[max(f.Match().Turn.Kind, 0)]; {
	case now < 0:
	case ask == "lead" || ask == "follow":
		for n := 1; n < f.st.Seats()-len(trick); n++ {
			list = append(list, engine.Seat((int(now)+n)%f.st.Seats()))
		}
	case f.st.Resolving() >= 0: // the lowest card acts first
		slices.SortFunc(trick, func(a, b brianboru.Played) int { return int(a.Card) - int(b.Card) })
		for _, p := range trick {
			if !p.Done && p.Seat != now {
				list = append(list, p.Seat)
			}
		}
	}
	return list
}

// Worth is what the claim to the region of a town is worth, and how far from that of a
// region the person is who looks.
func (f view) Worth(place int8) string {
	seat, region := f.Match().Viewer, forecastView{f}.regionOf(place)
	if seat < 0 || region < 0 || f.Match().Turn.Over() {
		return ""
	}
	if p := &f.Chart().Places[place]; p.Town {
		return f.BoardTexts().Region(p.Region) + ": " + f.Say("points", "count", f.Narrator().Points(int(f.st.Claim(region).Points)))
	}
	if f.Match().Layer.On {
		return ""
	}
	return forecastView{f}.needWords(int8(seat), f.st.Stakes(seat)[region])
}

// regionOf is the region of a place, or below zero.
func (f forecastView) regionOf(place int8) int {
	if p := &f.Chart().Places[place]; p.Town {
		place = int8(slices.IndexFunc(f.Chart().Places, func(q maps.Place) bool { return q.Towns && q.Region == p.Region }))
	}
	return int(place - f.regions())
}

// Near are the towns at the ends of a town's roads.
func (f view) Near(place int8) []int8 {
	if f.Chart().Places[place].Town {
		return brianboru.Roads(place)
	}
	return f.Default.Near(place)
}

// Usual reports whether an event is nothing new: all keep cards, again and again.
func (f view) Usual(e engine.Event) bool {
	return f.Match().Game().Lexicon().Events[e.Kind] == "kept"
}

// Units is the words for a piece; none for a claim, of which the lines of its region tell.
func (f view) Units(p engine.Piece) string {
	if p.Place >= f.regions() {
		return ""
	}
	return f.Default.Units(p)
}

// Note is why the town of a disc counts twice, or not for its house.
func (f view) Note(p engine.Piece) string {
	vikings := func(q engine.Piece) bool { return q.Place == p.Place && q.Side == int8(brianboru.Vikings) }
	switch {
	case p.Side < 0 || p.Side == int8(brianboru.Vikings):
	case slices.ContainsFunc(f.Match().Pieces, vikings):
		return f.Say("brian.taken")
	case hasMonastery(f, p.Place):
		return f.Say("brian.counts.two")
	}
	return ""
}

// number is how many a piece stands for; on a claim, what opens it or what it is
// worth.
func (f tracksView) number(p engine.Piece) int8 {
	switch f.Match().Game().Lexicon().Whats[p.What] {
	case "claim":
		return f.st.Claim(int(p.Place - f.regions())).Points
	case "claim face down":
		return f.st.Claim(int(p.Place - f.regions())).Threshold
	}
	return p.Count
}

// regions is the place of the first region: they follow the towns.
func (f view) regions() int8 {
	return int8(slices.IndexFunc(f.Chart().Places, func(p maps.Place) bool { return p.Towns }))
}

// Counted is the price of what is bought.
func (f view) Counted(c engine.Choice) string {
	if f.VerbName(int(c.Verb)) != "buy" {
		return f.Default.Counted(c)
	}
	return f.Say("brian.price", "coins", brianboru.ExtraPrice*int(c.Count), "purse", f.st.Coins(f.Match().Viewer))
}

// Decision puts what a choice would bring below it, and draws actions as the
// cards do.
func (f view) Decision(p gameview.Panel) gameview.Panel {
	t := f.Match()
	if t.Turn.Seat < 0 {
		return p
	}
	switch t.Game().Lexicon().Asks[t.Turn.Kind] {
	case "keep":
		_, complete := t.Picker.Choice()
		switch marked := len(t.Picker.Picks()); {
		case complete:
			p.Hint = f.Say("brian.draft.marked", "count", marked, "most", t.Picker.HandPicks) + " " + p.Hint
		case marked > 0:
			p.Hint = f.Say("brian.draft.marked", "count", marked, "most", t.Picker.HandPicks)
		default:
			next := engine.Seat((int(t.Viewer) + 1) % f.st.Seats())
			passed := len(f.st.Packet(t.Viewer)) - 2
			key := "brian.draft.pass"
			if passed == 2 { // the last packet is kept whole: nothing is asked
				key = "brian.draft.pass.last"
			}
			p.Hint = f.Say(key, "player", t.Name(f.Language(), next), "side", f.Side(int8(next)), "count", passed, "cards", passed+2)
		}
		p.Middle = []app.UI{f.Hand(), cardsView{f}.kept()}
		p.HandWords = cardsView{f}.choosesFrom()
	case "lead", "follow":
		town, list := f.st.ActiveTown(), t.Previews()
		if town < 0 {
			town = t.Picker.To()
		}
		c, complete := t.Picker.Choice()
		told := ""
		if complete && p.Hint != "" && len(list) > 0 { // it is seen however high the hand is
			var words []string
			for _, q := range list {
				words = append(words, f.Words(q.Words))
			}
			if to := t.Picker.To(); to >= 0 {
				words = slices.Insert(words, 0, f.Narrator().Place(to))
			}
			p.Hint = strings.Join(words, ". ") + "."
			p.Heard, told = f.Narrator().Choice(t.Turn, c), "foresight-told"
			list = slices.DeleteFunc(list, func(q advice.Preview) bool { return len(q.More) == 0 })
		} else if !complete && town >= 0 {
			p.Hint = trickView{f}.contest(town)
		}
		p.Middle = []app.UI{f.Hand(), trickView{f}.foresight(list).Class(told)}
		p.HandWords = cardsView{f}.playable()
	case "action", "princess":
		if f.st.Phase() == "action" && known.Endangered(f.st, t.Turn.Seat) {
			p.Hint = f.Say("brian.danger")
		}
		p.Middle = []app.UI{trickView{f}.options(), cardsView{f}.held("brian.held", t.Viewer)}
		p.Buttons = p.Buttons[:1] // to undo
	default:
		picked, complete := t.Picker.Choice()
		if !complete && t.Game().Lexicon().Asks[t.Turn.Kind] == "loseTown" {
			p.Hint = trickView{f}.whoChooses()
		}
		if len(client.Rows(t)) == 0 { // else each with what it brings
			p.Middle = append(f.Facets(picked), trickView{f}.foresight(t.Previews()))
		}
		p.Middle = append(p.Middle, cardsView{f}.held("brian.held", t.Viewer))
	}
	return p
}

// trickView shows the trick under way, and who may play what to it.
type trickView struct{ view }

// whoChooses says why it is this player who chooses the town that falls.
func (f trickView) whoChooses() string {
	if f.Match().Turn.Other == f.Match().Turn.Side {
		return f.Say("brian.lose.own")
	}
	return f.Say("brian.lose.theirs", "side", f.Side(f.Match().Turn.Other))
}

// foresight is what a choice would bring, a line each. Its room is there before
// anything is chosen, so that nothing shifts.
func (f trickView) foresight(list []advice.Preview) app.HTMLUl {
	var lines []app.UI
	for _, p := range list {
		words := f.Words(p.Words)
		if len(p.More) == 0 {
			lines = append(lines, app.Li().Text(words))
			continue
		}
		lines = append(lines, app.Li().Class("foresight-more").Body(f.Stakes(p, f.Say("brian.out.more"), []app.UI{app.Span().Text(words)})))
	}
	return app.Ul().Class("foresight").Body(lines...)
}

// options are the actions of a card, or what Estrid may be married for: what
// each says, and what it would bring now.
func (f trickView) options() app.UI {
	var list []app.UI
	for _, c := range f.Match().Picker.Buttons() {
		label, sentence, picture := f.Narrator().Label(f.Match().Turn, c), f.Narrator().Choice(f.Match().Turn, c), app.UI(app.Span().Hidden(true))
		if card := f.st.Resolving(); card >= 0 {
			runs := brianboru.ActionCard(card).Upper
			if f.VerbName(int(c.Verb)) == "lower" {
				label = f.Say("brian.action." + brianboru.ActionCard(card).Suit.String())
				runs = brianboru.ActionCard(card).Lower
			}
			sentence, picture = f.words().Action(runs), symbols(runs, 26)
		}
		previews := f.Match().PreviewsOf(c)
		if f.st.Resolving() < 0 { // the first says what the choice means
			sentence = f.Words(previews[0].Words)
			previews = previews[1:]
		}
		for _, w := range f.Match().Consequences(c) {
			if w.Key != "follows.ladder" { // which is told where more may be bought
				previews = append(previews, advice.Preview{Words: w})
			}
		}
		class := ""
		if f.Advised(c) {
			class = "suggested"
		}
		var told []string
		for _, p := range previews {
			told = append(told, f.Words(p.Words))
		}
		msg := client.Press{Choice: c}
		list = append(list, app.Li().Body(app.Button().Type("button").Class("option", class).
			OnClick(f.Tell(msg), gameview.Scope(msg)).Body(gameview.Pictured(strings.TrimSpace(gameview.Named(label, sentence)+" "+f.Language().Commas(told)),
			picture,
			app.Span().Class("option-words").Body(app.B().Text(label), app.Span().Text(sentence)),
			f.foresight(previews),
		)...)))
	}
	return app.Ul().Class("options").Body(list...)
}

// Window is the trick: what everybody has played, who wins so far, whose action
// it is.
func (f view) Window() app.UI {
	if f.Match().RestsAt(client.AfterTrick) {
		return trickView{f}.finished()
	}
	played, others := f.st.Trick(), trickView{f}.others()
	mine, has := app.UI(app.Div().Hidden(true)), false
	if (f.Match().BotTurn() || !f.Match().Live()) && f.Match().User >= 0 { // a player who waits or looks back may see their hand
		mine, has = cardsView{f}.held("brian.held", f.Match().User), len(f.st.Hand(f.Match().User)) > 0
	}
	if len(played) == 0 && mayLead(f.Match()) == engine.Nobody {
		return app.Div().Class("trick").Hidden(len(others) == 0 && !has).Body(app.P().Hidden(true), app.Ol().Hidden(true), trickView{f}.hands(others), mine)
	}
	title, class, first := f.Say("brian.trick.order"), "", mayLead(f.Match())
	switch town := f.st.ActiveTown(); {
	case len(played) == 0: // the places of the cards are there before the cards
		title, class = "", "trick-asked"
	case town >= 0 && len(played) < f.st.Seats():
		title = trickView{f}.contest(town)
		if t := f.Match(); t.Turn.Seat >= 0 && t.Game().Lexicon().Asks[t.Turn.Kind] == "follow" {
			class = "trick-asked"
		}
	case f.Match().Decides(): // of one of them
		class = "trick-full"
	}
	if len(played) > 0 {
		first = played[0].Seat
	}
	var list []app.UI
	for i := range f.st.Seats() {
		seat := engine.Seat((int(first) + i) % f.st.Seats())
		card := brianboru.Played{Seat: seat, Card: engine.None}
		if i < len(played) {
			card = played[i]
		}
		list = append(list, trickView{f}.played(card))
	}
	return app.Div().Class("trick", class).Body(
		app.P().Hidden(title == "").Text(title),
		app.Ol().Class("plays").Body(list...),
		trickView{f}.hands(others),
		mine,
	)
}

// mayLead is who leads to the trick that is to begin, or engine.Nobody.
func mayLead(t *client.Table) engine.Seat {
	if t.Turn.Seat >= 0 && t.Game().Lexicon().Asks[t.Turn.Kind] == "lead" {
		return t.Turn.Seat
	}
	return engine.Nobody
}

// contest says which cards win a town.
func (f trickView) contest(town int8) string {
	return f.Say("brian.trick.town", "place", f.Place(town), "colour", f.Say("brian.colour."+brianboru.TownOf(town).Suit.String()))
}

// others are the seats whose hands are shown beside that of the holder: all that
// have one, once the match is over and is shown once more, when nothing is secret.
func (f trickView) others() []engine.Seat {
	var list []engine.Seat
	if !f.Match().Live() && f.Match().Over() {
		for seat := range (tracksView(f)).seats() {
			if seat != f.Match().User && f.st.HandSize(seat) > 0 {
				list = append(list, seat)
			}
		}
	}
	return list
}

// hands shows the cards of some seats, each behind its name.
func (f trickView) hands(seats []engine.Seat) app.UI {
	var list []app.UI
	for _, seat := range seats {
		list = append(list, f.handOf(seat))
	}
	return app.Ul().Class("hands").Aria("label", f.Say("brian.hands")).Hidden(len(list) == 0).Body(list...)
}

// owner is a player by the emblem of their house, which has its colour, and by name.
func (f view) owner(seat engine.Seat) app.UI {
	return app.Span().Class("play-name").Aria("hidden", true).Body(board.Emblem(f.Look(), int8(seat), 20), app.Span().Text(f.Called(seat)))
}

// handOf is a hand in a line.
func (f trickView) handOf(seat engine.Seat) app.UI {
	name := f.Called(seat)
	var words []string
	var cards []app.UI
	for _, what := range f.st.Hand(seat) {
		words = append(words, f.Narrator().What(what))
		cards = append(cards, smallCard(what))
	}
	return app.Li().Role("listitem").Aria("label", f.Say("brian.row", "player", name, "count", f.Language().Commas(words))).Body(
		f.owner(seat),
		app.Div().Class("held").Aria("hidden", true).Body(cards...),
	)
}

// played is a place of the trick: a card, or that one is to come.
func (f trickView) played(p brianboru.Played) app.UI {
	name := f.Called(p.Seat)
	state, class := "", ""
	switch {
	case p.Card < 0:
		state, class = f.Say("brian.trick.waits"), "waits"
	case p.Card == f.st.Resolving():
		state, class = f.Say("brian.trick.acts"), "acts"
	case p.Wins:
		state, class = f.Say("brian.trick.wins"), "leads"
	case p.Done:
		state, class = f.Say("brian.trick.done"), "done"
	case p.Seat == f.st.Ahead():
		state, class = f.Say("brian.trick.leads"), "leads"
	}
	picture, said := app.UI(app.Span().Class("small-card", "no-card")), f.Say("brian.row", "player", name, "count", state)
	if p.Card >= 0 {
		picture = smallCard(p.Card)
		what := f.Narrator().What(p.Card)
		said = f.Say("brian.row", "player", name, "count", what)
		if state != "" {
			said = f.Language().Commas([]string{said, state})
		}
	}
	return app.Li().Class("play", class).Role("listitem").Aria("label", said).Body(
		f.owner(p.Seat),
		picture,
		app.Span().Class("play-state").Aria("hidden", true).Text(state),
	)
}
