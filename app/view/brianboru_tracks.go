package view

import (
	"slices"

	"bretwalda/app/board"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// tracks are the marriage track with the card of the round, the raiders and the
// church, and below them the rounds to come.
func (f brianBoruView) tracks() app.UI {
	var spaces []app.UI
	for space := brianboru.TopSpace; space >= 0; space-- {
		var discs []app.UI
		var names []string
		for seat := range f.seats() {
			if f.st.Track(seat) == space {
				discs = append(discs, board.Emblem(f.look, int8(seat), 28))
				names = append(names, f.t.Name(f.L, seat))
			}
		}
		said := f.say("brian.court.space", "count", space) + ": " + f.narrator.Space(space)
		if len(names) > 0 {
			said = f.L.Commas(append([]string{said}, names...))
		}
		spaces = append(spaces, app.Li().Role("listitem").Aria("label", said).Body(
			app.B().Aria("hidden", true).Text(space),
			app.Span().Aria("hidden", true).Text(f.narrator.Space(space)),
			app.Span().Class("discs").Body(discs...),
		))
	}
	match, coming := "", f.say("brian.deck", "count", f.st.Deck())
	if suitor := f.st.Suitor(); suitor >= 0 {
		match = f.suitor(suitor) + "."
	}
	if f.st.Deck() == 0 {
		coming = f.say("brian.deck.last")
	}
	raiders := f.say("brian.battle.none")
	if left := f.st.Battle(); left > 0 {
		raiders = f.say("brian.battle.left", "count", left)
	}
	return app.Div().Class("brian-drawer").Body(
		app.H3().Body(symbol(brianboru.CourtStep, 20), app.Span().Text(f.say("brian.court.title"))),
		app.P().Hidden(match == "").Text(match),
		app.P().Class("muted", "small").Text(coming),
		app.Ol().Class("track").Body(spaces...),
		app.P().Class("muted", "small").Text(f.say("brian.court.rule")),
		app.Ul().Class("weddings").Body(f.weddings()...),
		app.H3().Body(symbol(brianboru.TakeRaider, 20), app.Span().Text(f.say("brian.battle.title"))),
		app.P().Text(raiders),
		f.standings(f.st.Raiders, f.st.Battle() > 0),
		app.P().Class("muted", "small").Text(f.say("brian.battle.rule")),
		app.H3().Body(symbol(brianboru.ChurchDisc, 20), app.Span().Text(f.say("brian.church.title"))),
		f.standings(f.st.Church, false),
		app.P().Class("muted", "small").Text(f.say("brian.church.rule")),
		app.H3().Text(f.say("timeline.title")),
		f.timeline(),
	)
}

// suitor is the marriage card of the round and what it brings.
func (f brianBoruView) suitor(card int8) string {
	return f.say("brian.suitor", "what", f.narrator.What(card), "gives", f.narrator.Marriage(card))
}

// seats counts the players.
func (f brianBoruView) seats() engine.Seat { return engine.Seat(f.st.Seats()) }

// standings is how many each player has of something, with a word about who is
// alone ahead and, where that is dangerous, who has the fewest.
func (f brianBoruView) standings(of func(engine.Seat) int, danger bool) app.UI {
	var counts []int
	for seat := range f.seats() {
		counts = append(counts, of(seat))
	}
	most, fewest, leaders := slices.Max(counts), slices.Min(counts), 0
	for _, n := range counts {
		if n == most && n > 0 {
			leaders++
		}
	}
	var list []app.UI
	for seat := range f.seats() {
		word := ""
		switch n := counts[seat]; {
		case n == most && leaders == 1:
			word = f.say("brian.trick.leads")
		case n == fewest && danger:
			word = f.say("brian.battle.risk")
		}
		list = append(list, app.Li().Body(
			board.Emblem(f.look, int8(seat), 28),
			app.Span().Text(f.t.Name(f.L, seat)),
			app.Em().Text(word),
			app.B().Text(counts[seat]),
		))
	}
	return app.Ul().Class("standings").Body(list...)
}

// weddings are the marriage cards of those who have any.
func (f brianBoruView) weddings() []app.UI {
	var list []app.UI
	for seat := range f.seats() {
		var names []string
		for _, what := range f.st.Marriages(seat) {
			name := f.narrator.What(what)
			if who, as := f.st.Princess(); who == seat && f.t.Game().Lexicon().Whats[what] == "estrid" {
				name += " (" + f.say("verb."+as) + ")"
			}
			names = append(names, name)
		}
		if len(names) > 0 {
			list = append(list, app.Li().Body(
				board.Emblem(f.look, int8(seat), 28),
				app.Span().Text(f.t.Name(f.L, seat)),
				app.Span().Text(f.say("brian.marriages", "names", f.L.Commas(names))),
			))
		}
	}
	return list
}

// claimWords are where a claim lies, and what opens it or what it is worth.
func (f brianBoruView) claimWords(c brianboru.Claim) string {
	points := f.say("brian.gives.points", "count", int(c.Points))
	switch {
	case !c.FaceUp:
		return f.say("brian.claims.faceDown", "points", points, "threshold", int(c.Threshold))
	case c.Holder < 0:
		return f.say("brian.claims.board", "points", points)
	}
	return f.say("brian.claims.held", "points", points, "side", f.side(int8(c.Holder)))
}

// claims are the regions, with who weighs what in each.
func (f brianBoruView) claims() app.UI {
	var list []app.UI
	for _, p := range f.t.Pieces {
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
				Aria("label", f.say("brian.claims.weight", "side", f.side(int8(side)), "count", int(weight))).Body(
				board.Emblem(f.look, int8(side), 26), app.B().Aria("hidden", true).Text(int(weight))))
		}
		list = append(list, app.Li().Body(
			board.Token(f.look, p, 44),
			app.Div().Body(
				app.H3().Text(f.narrator.Place(p.Place)),
				app.P().Class("muted", "small").Text(f.claimWords(claim)),
				app.Ul().Class("weights").Hidden(len(weights) == 0).Body(weights...),
				app.P().Class("small").Hidden(f.t.Holder < 0).Text(f.stakeWords(int8(f.t.Holder), int(p.Place-f.regions()))),
			),
		))
	}
	return app.Div().Class("brian-drawer").Body(
		f.showStakes(),
		app.Ul().Class("claims").Body(list...),
		app.P().Class("muted", "small").Text(f.say("brian.claims.monastery")),
	)
}

// scores are what everybody would score if the game ended now, line by line.
// When it is over, that is where the points come from.
func (f brianBoruView) scores() app.UI {
	over := f.t.Turn.Over()
	var tally []brianboru.Tally
	var points []int // before the end
	for seat := range f.seats() {
		tally = append(tally, f.st.Tally(seat))
		for _, score := range f.t.Standing {
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
		for seat := range f.seats() {
			cells = append(cells, app.Td().Text(of(seat)))
		}
		return app.Tr().Class(class).Body(cells...)
	}
	head := []app.UI{app.Td()}
	for seat := range f.seats() {
		name := f.t.Name(f.L, seat)
		short := name
		if !f.t.Named(seat) && !f.t.Bot(seat) {
			short = f.say("scores.player.short", "number", int(seat)+1)
		}
		head = append(head, app.Th().Attr("scope", "col").Body(
			board.Emblem(f.look, int8(seat), 30), app.Span().Class("aside").Text(name), app.Span().Class("seat-name").Aria("hidden", true).Text(short)))
	}
	return app.Div().Class("brian-drawer").Body(
		app.H3().Text(f.say(title)),
		app.Table().Class("tally").Body(
			app.THead().Body(app.Tr().Body(head...)),
			app.TBody().Body(
				row("", f.say(first), func(s engine.Seat) int { return points[s] }),
				row("", f.say("brian.tally.coins"), func(s engine.Seat) int { return tally[s].Coins }),
				row("", f.say("brian.tally.marker"), func(s engine.Seat) int { return tally[s].Marker }),
				row("", f.say("brian.tally.renown"), func(s engine.Seat) int { return tally[s].Renown }),
				row("", f.say("brian.tally.claims"), func(s engine.Seat) int { return sum(tally[s].Claims) }),
				row("", f.say("brian.tally.halves"), func(s engine.Seat) int { return sum(tally[s].Halves) }),
				row("", f.say("brian.tally.regions"), func(s engine.Seat) int { return tally[s].Regions }),
				row("tally-total", f.say("brian.tally.total"), func(s engine.Seat) int { return points[s] + tally[s].Total() }),
				row("tally-most", f.say("brian.tally.most"), func(s engine.Seat) int { return f.st.Ending(s).Most }).Hidden(over),
			),
		),
		app.P().Class("muted", "small").Text(f.presence(tally)),
		app.P().Class("muted", "small").Hidden(over).Text(f.say("brian.tally.most.hint")),
	)
}

// outcome names the winners and their points and, where others have as many, what
// has decided between them.
func (f brianBoruView) outcome(winners []string, points int) string {
	var first engine.Seat
	var level []engine.Seat // with the winners
	for _, score := range f.t.Standing {
		switch {
		case score.Side >= 0 || score.Points != points:
		case score.Won:
			first = score.Seat
		default:
			level = append(level, score.Seat)
		}
	}
	words := f.defaultView.outcome(winners, points)
	var byClaims, byMarriages []string
	for _, seat := range level {
		if name := f.t.Name(f.L, seat); f.claimsOf(seat) < f.claimsOf(first) {
			byClaims = append(byClaims, name)
		} else {
			byMarriages = append(byMarriages, name)
		}
	}
	if len(byClaims) > 0 {
		words += " " + f.say("brian.tie.claims", "players", f.L.And(byClaims))
	}
	if len(byMarriages) > 0 {
		words += " " + f.say("brian.tie.marriages", "players", f.L.And(byMarriages))
	}
	return words
}

// claimsOf counts the claims that a seat holds.
func (f brianBoruView) claimsOf(seat engine.Seat) int {
	n := 0
	for place := f.regions(); int(place) < len(f.chart().Places); place++ {
		if f.st.Claim(int(place-f.regions())).Holder == seat {
			n++
		}
	}
	return n
}

// presence says in how many regions each player has towns.
func (f brianBoruView) presence(tally []brianboru.Tally) string {
	var list []string
	for seat := range f.seats() {
		list = append(list, f.say("brian.row", "player", f.t.Name(f.L, seat), "count", tally[seat].Present))
	}
	return f.say("brian.tally.regions") + ". " + f.L.Commas(list) + "."
}
