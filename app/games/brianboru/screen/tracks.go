package screen

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// tracksView shows tracks, and claims to regions.
type tracksView struct{ view }

// draw shows the marriage track with the card of the round, the raiders and the
// church, and below them the rounds to come.
func (f tracksView) draw() app.UI {
	var spaces []app.UI
	for space := brianboru.TopSpace; space >= 0; space-- {
		var discs []app.UI
		var names []string
		for seat := range f.seats() {
			if f.st.Track(seat) == space {
				discs = append(discs, board.Emblem(f.Look(), int8(seat), 28))
				names = append(names, f.Called(seat))
			}
		}
		said := f.Say("brian.court.space", "count", space) + ": " + f.words().Space(space)
		if len(names) > 0 {
			said = f.Language().Commas(append([]string{said}, names...))
		}
		spaces = append(spaces, app.Li().Role("listitem").Aria("label", said).Body(
			app.B().Aria("hidden", true).Text(space),
			app.Span().Aria("hidden", true).Text(f.words().Space(space)),
			app.Span().Class("discs").Body(discs...),
		))
	}
	match, coming := "", f.Say("brian.deck", "count", f.st.Deck())
	if suitor := f.st.Suitor(); suitor >= 0 {
		match = f.suitor(suitor) + "."
	}
	if f.st.Deck() == 0 {
		coming = f.Say("brian.deck.last")
	}
	raiders := f.raidersLeft()
	return app.Div().Class("brian-drawer").Body(
		app.H3().Body(symbol(brianboru.CourtStep, 20), app.Span().Text(f.Say("brian.court.title"))),
		app.P().Class("match-card").Hidden(match == "").Body(board.Medal(f.Look(), f.st.Suitor(), 44), app.Span().Text(match)),
		app.P().Class("muted", "small").Text(coming),
		app.Ol().Class("track").Body(spaces...),
		app.P().Class("muted", "small").Text(f.Say("brian.court.rule")),
		app.Ul().Class("weddings").Body(f.weddings()...),
		app.H3().Body(symbol(brianboru.TakeRaider, 20), app.Span().Text(f.Say("brian.battle.title"))),
		app.P().Text(raiders),
		f.standings(f.st.Raiders, f.st.Battle() > 0),
		app.P().Class("muted", "small").Text(f.Say("brian.battle.rule")),
		app.H3().Body(symbol(brianboru.ChurchDisc, 20), app.Span().Text(f.Say("brian.church.title"))),
		f.standings(f.st.Church, false),
		app.P().Class("muted", "small").Text(f.Say("brian.church.rule")),
		app.H3().Text(f.Say("timeline.title")),
		forecastView(f).timeline(),
	)
}

// raidersLeft is how many raiders are left of the round.
func (f tracksView) raidersLeft() string {
	if left := f.st.Battle(); left > 0 {
		return f.Say("brian.battle.left", "count", left)
	}
	return f.Say("brian.battle.none")
}

// suitor is the marriage card of the round and what it brings.
func (f tracksView) suitor(card int8) string {
	return f.Say("brian.suitor", "what", f.Narrator().What(card), "gives", f.words().Marriage(card))
}

// seats counts the players.
func (f tracksView) seats() engine.Seat { return engine.Seat(f.st.Seats()) }

// standings is how many each player has of something, with a word about who is
// alone ahead and, where that is dangerous, who has the fewest.
func (f tracksView) standings(of func(engine.Seat) int, danger bool) app.UI {
	var list []app.UI
	for seat := range f.seats() {
		list = append(list, app.Li().Body(
			board.Emblem(f.Look(), int8(seat), 28),
			app.Span().Text(f.Called(seat)),
			app.Em().Text(f.stand(of, danger, seat)),
			app.B().Text(of(seat)),
		))
	}
	return app.Ul().Class("standings").Body(list...)
}

// stand is that word about a player, or "".
func (f tracksView) stand(of func(engine.Seat) int, danger bool, seat engine.Seat) string {
	var counts []int
	for seat := range f.seats() {
		counts = append(counts, of(seat))
	}
	most, leaders := slices.Max(counts), 0
	for _, n := range counts {
		if n == most && n > 0 {
			leaders++
		}
	}
	switch n := counts[seat]; {
	case n == most && leaders == 1:
		return f.Say("brian.trick.leads")
	case n == slices.Min(counts) && danger:
		return f.Say("brian.battle.risk")
	}
	return ""
}

// topic tells of some players where they stand in courtship, in battle or in the church, after
// what the round has brought; of all, where of is nil, after what the rules reward.
func (f tracksView) topic(n int, of func(engine.Seat) bool) []string {
	rule := of == nil
	if !rule && f.Match().Turn.Over() { // there is no round to come
		return nil
	}
	if rule {
		of = func(engine.Seat) bool { return true }
	}
	whole, own := "", 0
	for seat := range f.seats() {
		if of(seat) {
			own++
		}
	}
	title := f.Say(f.Match().Family.Topics[n][0])
	standing := func(counted func(engine.Seat) int, danger bool) func(engine.Seat) string {
		return func(seat engine.Seat) string {
			return f.Language().Commas(slices.DeleteFunc([]string{strconv.Itoa(counted(seat)), f.stand(counted, danger, seat)}, func(w string) bool { return w == "" }))
		}
	}
	said := standing(f.st.Church, false)
	switch n {
	case 0:
		said = func(seat engine.Seat) string {
			space := f.st.Track(seat)
			return f.Say("brian.court.space", "count", space) + " (" + f.words().Space(space) + ")"
		}
		if suitor := f.st.Suitor(); suitor >= 0 {
			whole = f.suitor(suitor) + "."
		}
	case 1:
		said, whole = standing(f.st.Raiders, f.st.Battle() > 0), f.raidersLeft()
	}
	if own < int(f.seats()) {
		whole = ""
	}
	lines := []string{strings.TrimSpace(title + ". " + whole)}
	if rule {
		lines = append(lines, f.Say([...]string{"brian.court.rule", "brian.battle.rule", "brian.church.rule"}[n]))
	}
	for seat := range f.seats() {
		if of(seat) {
			lines = append(lines, f.Say("brian.row", "player", f.Called(seat), "count", said(seat))+".")
		}
	}
	return []string{strings.Join(lines, " ")}
}

// weddings are the marriage cards of those who have any.
func (f tracksView) weddings() []app.UI {
	var list []app.UI
	for seat := range f.seats() {
		var names []string
		for _, what := range f.st.Marriages(seat) {
			name := f.Narrator().What(what)
			if who, as := f.st.Princess(); who == seat && f.Match().Game().Lexicon().Whats[what] == "estrid" {
				name += " (" + f.Say("verb."+as) + ")"
			}
			names = append(names, name)
		}
		if len(names) > 0 {
			list = append(list, app.Li().Body(
				board.Emblem(f.Look(), int8(seat), 28),
				app.Span().Text(f.Called(seat)),
				app.Span().Text(f.Say("brian.marriages", "names", f.Language().Commas(names))),
			))
		}
	}
	return list
}

// claimWords are where a claim lies, and what opens it or what it is worth.
func (f tracksView) claimWords(c brianboru.Claim) string {
	points := f.Say("brian.gives.points", "count", int(c.Points))
	switch {
	case !c.FaceUp:
		return f.Say("brian.claims.faceDown", "points", points, "threshold", int(c.Threshold))
	case c.Holder < 0:
		return f.Say("brian.claims.board", "points", points)
	}
	return f.Say("brian.claims.held", "points", points, "side", f.Side(int8(c.Holder)))
}

// claims are the regions, with who weighs what in each.
func (f tracksView) claims() app.UI {
	var list []app.UI
	for _, p := range f.Match().Pieces {
		if p.Place < f.regions() {
			continue
		}
		claim := f.st.Claim(int(p.Place - f.regions()))
		p.Count = f.number(p)
		most := slices.Max(claim.Weights[:])
		var weights []app.UI
		for side, weight := range claim.Weights {
			if weight == 0 {
				continue
			}
			class := ""
			if weight == most {
				class = "weight-most"
			}
			weights = append(weights, app.Li().Class(class).Role("listitem").
				Aria("label", f.Say("brian.claims.weight", "side", f.Side(int8(side)), "count", int(weight))).Body(
				board.Emblem(f.Look(), int8(side), 26), app.B().Aria("hidden", true).Text(int(weight))))
		}
		list = append(list, app.Li().Body(
			board.Token(f.Look(), p, 44),
			app.Div().Body(
				app.H3().Text(f.Narrator().Place(p.Place)),
				app.P().Class("muted", "small").Text(f.claimWords(claim)),
				app.Ul().Class("weights").Hidden(len(weights) == 0).Body(weights...),
				app.P().Class("small").Hidden(f.Match().User < 0).Text(forecastView(f).stakeWords(int8(f.Match().User), int(p.Place-f.regions()))),
			),
		))
	}
	return app.Div().Class("brian-drawer").Body(
		forecastView(f).showStakes(),
		app.Ul().Class("claims").Body(list...),
		app.P().Class("muted", "small").Text(f.Say("brian.claims.monastery")),
	)
}

// Scores are what everybody would score if the game ended now, line by line.
// When it is over, that is where the points come from.
func (f view) Scores() app.UI {
	over := f.Match().Turn.Over()
	var tally []brianboru.Tally
	var points []int // before the end
	for seat := range (tracksView{f}).seats() {
		tally = append(tally, f.st.Tally(seat))
		for _, score := range f.Match().Standing {
			if score.Side < 0 && score.Seat == seat {
				points = append(points, score.Points)
			}
		}
		if over {
			points[seat] -= tally[seat].Total()
		}
	}
	sum := func(list [8]int) int {
		n := 0
		for _, p := range list {
			n += p
		}
		return n
	}
	title, first := "brian.tally.title", "brian.tally.points"
	if over {
		title, first = "brian.tally.end", "brian.tally.before"
	}
	row := func(class, label string, of func(engine.Seat) int) app.HTMLTr {
		cells := []app.UI{app.Th().Attr("scope", "row").Text(label)}
		for seat := range (tracksView{f}).seats() {
			cells = append(cells, app.Td().Text(of(seat)))
		}
		return app.Tr().Class(class).Body(cells...)
	}
	head := []app.UI{app.Td()}
	for seat := range (tracksView{f}).seats() {
		name := f.Called(seat)
		short := name
		if short == f.Match().Name(f.Language(), seat) && !f.Match().Named(seat) && !f.Match().Bot(seat) {
			short = f.Say("scores.player.short", "number", int(seat)+1)
		}
		head = append(head, app.Th().Attr("scope", "col").Body(
			board.Emblem(f.Look(), int8(seat), 30), app.Span().Class("aside").Text(name), app.Span().Class("seat-name").Aria("hidden", true).Text(short)))
	}
	return app.Div().Class("brian-drawer").Body(
		app.H3().Text(f.Say(title)),
		app.Table().Class("tally").Body(
			app.THead().Body(app.Tr().Body(head...)),
			app.TBody().Body(
				row("", f.Say(first), func(s engine.Seat) int { return points[s] }),
				row("", f.Say("brian.tally.coins"), func(s engine.Seat) int { return tally[s].Coins }),
				row("", f.Say("brian.tally.marker"), func(s engine.Seat) int { return tally[s].Marker }),
				row("", f.Say("brian.tally.renown"), func(s engine.Seat) int { return tally[s].Renown }),
				row("", f.Say("brian.tally.claims"), func(s engine.Seat) int { return sum(tally[s].Claims) }),
				row("", f.Say("brian.tally.halves"), func(s engine.Seat) int { return sum(tally[s].Halves) }),
				row("", f.Say("brian.tally.spread"), func(s engine.Seat) int { return tally[s].Regions }),
				row("tally-total", f.Say("brian.tally.total"), func(s engine.Seat) int { return points[s] + tally[s].Total() }),
				row("tally-most", f.Say("brian.tally.most"), func(s engine.Seat) int { return f.st.Ending(s).Most }).Hidden(over),
			),
		),
		app.P().Class("muted", "small").Text(tracksView{f}.presence(tally)),
		app.P().Class("muted", "small").Hidden(over).Text(f.Say("brian.tally.most.hint")),
	)
}

// Outcome names the winners and their points and, where others have as many, what
// has decided between them.
func (f view) Outcome(winners []string, points int) string {
	var first engine.Seat
	var level []engine.Seat // with the winners
	for _, score := range f.Match().Standing {
		switch {
		case score.Side >= 0 || score.Points != points:
		case score.Won:
			first = score.Seat
		default:
			level = append(level, score.Seat)
		}
	}
	words := f.Default.Outcome(winners, points)
	var byClaims, byMarriages []string
	for _, seat := range level {
		if name := f.Match().Name(f.Language(), seat); (tracksView{f}).claimsOf(seat) < (tracksView{f}).claimsOf(first) {
			byClaims = append(byClaims, name)
		} else {
			byMarriages = append(byMarriages, name)
		}
	}
	if below := (tracksView{f}).below(); below != "" {
		words += " " + below
	}
	if len(byClaims) > 0 {
		words += " " + f.Say("brian.tie.claims", "players", f.Language().And(byClaims))
	}
	if len(byMarriages) > 0 {
		words += " " + f.Say("brian.tie.marriages", "players", f.Language().And(byMarriages))
	}
	return words
}

// below says what has decided between the one person of the device and another who has as many
// points, where neither has won.
func (f tracksView) below() string {
	own := f.Match().OnlyPerson()
	mine := -1
	for i, score := range client.Ranked(f.Match()) {
		if score.Seat == own && !score.Won {
			mine = i
		}
	}
	for i, score := range client.Ranked(f.Match()) {
		if mine < 0 || i != mine-1 && i != mine+1 || score.Won || score.Points != client.Ranked(f.Match())[mine].Points {
			continue
		}
		key := "brian.tie.claims.below"
		if f.claimsOf(score.Seat) == f.claimsOf(own) {
			key = "brian.tie.marriages.below"
		}
		return f.Say(key, "player", f.Match().Name(f.Language(), score.Seat))
	}
	return ""
}

// claimsOf counts the claims that a seat holds.
func (f tracksView) claimsOf(seat engine.Seat) int {
	n := 0
	for place := f.regions(); int(place) < len(f.Chart().Places); place++ {
		if f.st.Claim(int(place-f.regions())).Holder == seat {
			n++
		}
	}
	return n
}

// presence says in how many regions each player has towns.
func (f tracksView) presence(tally []brianboru.Tally) string {
	var list []string
	for seat := range f.seats() {
		list = append(list, f.Say("brian.row", "player", f.Called(seat), "count", tally[seat].Present))
	}
	return f.Say("brian.tally.regions") + ". " + f.Language().Commas(list) + "."
}

// Topic tells of some players how they stand in courtship, in battle or in the church.
func (f view) Topic(n int, of func(engine.Seat) bool) []string { return tracksView{f}.topic(n, of) }
