package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/dice"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// latest is how many finished matches the first screen shows.
const latest = 3

// lately is the section of the first screen for matches that are over.
func (v frontPage) lately() app.UI {
	var list []app.UI
	over := 0
	for _, r := range v.M.Records {
		if !r.About.Counts() {
			continue
		}
		if over++; over <= latest {
			list = append(list, historyScreen(v).finished(r))
		}
	}
	title := v.say("history.title") + " · " + strconv.Itoa(over)
	fold := client.FoldFinished{}
	return app.Section().Class("matches").Aria("label", v.say("history.title")).Hidden(over == 0).Body(
		app.Button().Type("button").Class("button", "wide", "finished-fold").Aria("label", title).Aria("expanded", v.M.Finished).
			OnClick(v.Tell(fold), gameview.Scope(fold)).Text(title),
		app.Div().Class("finished-list").Hidden(!v.M.Finished).Body(
			app.Ul().Body(list...),
			v.Button(v.say("history.all", "count", over), client.Goto{Fragment: client.AtHistory}).Class("wide", "history-all"),
		),
	)
}

// historyScreen shows matches that are over, and how people have fared.
type historyScreen struct{ *View }

// draw shows the screen of the matches that are over: how people have fared, and
// every match.
func (v historyScreen) draw() app.UI {
	list := v.M.History()
	var matches []app.UI
	for _, r := range v.M.Records {
		if r.About.Counts() {
			matches = append(matches, v.finished(r))
		}
	}
	return v.pageOf("history", v.say("history.heading"),
		app.P().Class("muted").Hidden(len(matches) > 0).Text(v.say("history.empty")),
		app.Div().Class("row").Hidden(len(matches) > 0).Body(v.Button(v.say("home.playNow"), client.PlayNow{}).Class("primary")),
		v.statistics(list),
		app.Div().Class("page-body").Body(
			v.ladder(list),
			app.Section().Class("matches").Hidden(len(matches) == 0).Aria("label", v.say("history.title")).Body(
				app.H2().Text(v.say("history.title")),
				app.Ul().Body(matches...),
			),
			app.Section().Class("group").Hidden(len(matches) == 0).Body(
				app.P().Class("muted", "small").Text(v.say("history.export")),
				app.Div().Class("row").Body(
					v.Button(v.say("history.csv"), client.ExportHistory{}),
					v.Button(v.say("button.export"), client.ExportAll{}),
				),
			),
		),
	)
}

// finished is a match that is over: its result, and on demand how it went.
func (v historyScreen) finished(r store.Record) app.UI {
	game, result, players := recordView(v).dated(r, v.GameName(r.About.Game)), recordView(v).standing(r.About, r.Bot, r.Mine), recordView(v).names(r)
	if score := v.M.Score(r); score != "" {
		result += " · " + score
	}
	when := v.say("home.played", "when", v.when(r.Updated))
	open := v.M.Unfolded == r.ID
	recall := client.UnfoldMatch{ID: r.ID}
	body := app.UI(app.Div().Hidden(true))
	if open {
		body = v.recalled(r)
	}
	return app.Li().Class("match", "match-over").Body(
		app.Button().Type("button").Class("match-open").Aria("label", game+": "+result+". "+players+". "+when).Aria("expanded", open).
			OnClick(v.Tell(recall), gameview.Scope(recall)).Body(
			app.Span().Class("match-game").Text(game+" "),
			app.Span().Class("match-turn").Text(result+" "),
			app.Span().Class("match-players").Text(players+" "),
			app.Span().Class("match-when").Text(when),
		),
		v.IconButton(gameview.IconDelete, gameview.Named(v.say("button.delete"), game), client.AskForget{ID: r.ID}),
		v.forgets(r),
		body,
	)
}

// recalled is how a match went, and what can be done with it.
func (v historyScreen) recalled(r store.Record) app.UI {
	d, g := v.M.Digest(r), v.M.GameOf(r.About.Game)
	chart, ranking := app.UI(app.Div().Hidden(true)), app.UI(app.Div().Hidden(true))
	if d != nil && g != nil {
		chart, ranking = v.chart(v.plotOf(r, d, g)), v.ranking(r, d, g)
	}
	return app.Div().Class("recalled").Body(
		ranking,
		chart,
		app.Div().Class("row").Body(
			v.Button(v.say("history.open"), client.Goto{Fragment: client.AtMatch(r.ID)}),
			v.Button(v.say("replay.title"), client.ReplayMatch{ID: r.ID}).Class("primary"),
			v.Button(v.say("review.title"), client.ReviewMatch{ID: r.ID}),
			v.Button(v.say("button.copyLink"), client.CopyMatch{ID: r.ID}),
			v.Button(v.say("button.share"), client.ShareMatch{ID: r.ID}).Hidden(!v.M.World.CanShare),
		),
	)
}

// ranking is who came where in a match: the best first, where points were
// counted.
func (v historyScreen) ranking(r store.Record, d *store.Digest, g engine.Game) app.UI {
	order := make([]int, len(d.Seats))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return d.Seats[b].Points - d.Seats[a].Points })
	points := v.points(g)
	var rows []app.UI
	for _, seat := range order {
		share := d.Seats[seat]
		shown := "–"
		if share.Counts {
			shown = points(share.Points)
		}
		class, won := "", ""
		if share.Won {
			class, won = "won", v.say("history.won")
		}
		rows = append(rows, app.Tr().Class(class).Body(
			app.Th().Attr("scope", "row").Body(
				app.Span().Text(client.PlayerName(v.L, r.About.Game, r.About.Players, seat, r.Bot(seat))),
				app.Small().Text(v.sideNames(share.Sides)),
			),
			app.Td().Text(won), app.Td().Text(shown),
		))
	}
	return app.Table().Class("places-table").Body(app.TBody().Body(rows...))
}

// sideNames are sides by the names of the lexicon.
func (v historyScreen) sideNames(sides []string) string {
	var names []string
	for _, side := range sides {
		if key := "nation." + side; v.L.Has(key) {
			names = append(names, v.L.Noun(key).String())
		} else {
			names = append(names, side)
		}
	}
	return v.L.Commas(names)
}

// points writes points of a game as its rulebook prints them.
func (v historyScreen) points(g engine.Game) func(int) string {
	narrator := text.NewNarrator(v.L, g, func(engine.Seat) string { return "" })
	return func(n int) string { return narrator.Points(n).String() }
}

// plotOf is the chart of a match that is over.
func (v historyScreen) plotOf(r store.Record, d *store.Digest, g engine.Game) *plot {
	p := &plot{rounds: d.Rounds, figure: v.points(g), title: v.say("chart.title"), round: v.say(v.L.Own(g.ID(), "chart.round")), up: v.say("chart.points")}
	colours := v.hues(g, d)
	for seat, share := range d.Seats {
		first := slices.IndexFunc(d.Seats, func(o store.SeatShare) bool { return slices.Equal(o.Sides, share.Sides) })
		if !share.Counts || len(share.Course) != len(d.Rounds) || first < seat { // partners share a line
			continue
		}
		c := curve{client.PlayerName(v.L, r.About.Game, r.About.Players, seat, r.Bot(seat)), colours[seat], share.Course}
		if slices.ContainsFunc(d.Seats[seat+1:], func(o store.SeatShare) bool { return slices.Equal(o.Sides, share.Sides) }) {
			c.name = v.sideNames(share.Sides)
		}
		p.curves = append(p.curves, c)
	}
	return p
}

// hues are the colours of the seats, as they are at the table.
func (v historyScreen) hues(g engine.Game, d *store.Digest) []int8 {
	list := make([]int8, len(d.Seats))
	for seat := range list {
		list[seat] = int8(seat) % gameview.Grey
	}
	setup := engine.DefaultSetup(g)
	setup.Seats = len(d.Seats)
	setup.Scenario = max(slices.IndexFunc(g.Scenarios(), func(s engine.Scenario) bool { return s.ID == d.Scenario }), 0)
	state, err := g.New(setup)
	if err != nil {
		return list
	}
	colours := v.Screens.ColoursOf(g, state, len(d.Seats))
	for seat, share := range d.Seats {
		if len(colours) > 0 && len(share.Sides) > 0 {
			list[seat] = colours[max(slices.Index(g.Lexicon().Sides, share.Sides[0]), 0)]
		}
	}
	return list
}

// forgets asks whether to delete a match, and says what goes with it.
func (v historyScreen) forgets(r store.Record) app.UI {
	goes := v.say("home.goes")
	if r.About.Counts() {
		goes = v.say("home.goes.over")
	}
	if len(r.Keys) > 0 && !r.About.Over {
		goes += " " + v.say("home.goes.key")
	}
	return storageView(v).asks(r.ID, v.say("home.delete"), goes)
}

// statistics is how a person has fared on this device.
func (v historyScreen) statistics(list []store.Played) app.UI {
	people := store.People(list)
	if len(people) == 0 {
		return app.Section().Hidden(true)
	}
	person := v.M.Person(people)
	counted := slices.DeleteFunc(slices.Clone(list), func(p store.Played) bool { return !v.M.Practice && p.Practice(person) })
	a := store.StatisticsOf(counted, person)
	var choices []gameview.Choice
	for _, name := range people {
		choices = append(choices, gameview.Choice{Label: v.personName(name), Chosen: name == person, Msg: client.SetWho{Name: name}})
	}
	return app.Section().Class("statistics").Aria("label", v.say("stats.title")).Body(
		app.H2().Text(v.say("stats.title")),
		v.Pick(v.say("stats.who"), choices),
		v.Pick(v.say("stats.practice"), v.alone(list, person)),
		app.P().Hidden(len(a.Games) > 0).Text(v.say("stats.practice.only")),
		v.growth(counted, person, a),
		v.tallies(v.say("stats.games"), a.Games, true, func(t store.Tally) string { return v.edition(t.Game, a.Games) }),
		v.tallies(v.say("stats.sizes"), a.Sizes, true, func(t store.Tally) string {
			return v.say("stats.players", "game", v.edition(t.Game, a.Games), "count", t.Players)
		}),
		v.tallies(v.say("stats.sides"), a.Sides, true, func(t store.Tally) string { return v.sideNames(t.Sides) }),
		v.tallies(v.say("stats.rivals"), a.Rivals, false, v.rival),
		v.fortune(a),
	)
}

// edition is the name of a game, with its edition where several are in a list.
func (v historyScreen) edition(id string, list []store.Tally) string {
	short := v.GameName(id)
	if slices.ContainsFunc(list, func(t store.Tally) bool { return t.Game != id && v.GameName(t.Game) == short }) {
		return v.say("game." + id)
	}
	return short
}

// alone offers to count the matches of one person alone, where there are any.
func (v historyScreen) alone(list []store.Played, person string) []gameview.Choice {
	if !slices.ContainsFunc(list, func(p store.Played) bool { return p.Practice(person) }) {
		return nil
	}
	hint := v.say("stats.practice.hint")
	return []gameview.Choice{
		{Label: v.say("stats.practice.without"), Hint: hint, Chosen: !v.M.Practice, Msg: client.SetPractice{}},
		{Label: v.say("stats.practice.with"), Hint: hint, Chosen: v.M.Practice, Msg: client.SetPractice{Counts: true}},
	}
}

func (v historyScreen) personName(name string) string {
	if shown := text.PersonName(name); shown != "" {
		return shown
	}
	return v.say("stats.nameless")
}

// rival is an opponent: a person, or bots of a level.
func (v historyScreen) rival(t store.Tally) string {
	if t.Bot == "" {
		return v.personName(t.Rival)
	}
	return v.say("bot.kind." + t.Bot)
}

// tallies is a table of how often a person has played and won.
func (v historyScreen) tallies(title string, list []store.Tally, points bool, name func(store.Tally) string) app.UI {
	head := []app.UI{
		app.Th().Attr("scope", "col").Text(title),
		app.Th().Attr("scope", "col").Text(v.say("stats.matches")),
		app.Th().Attr("scope", "col").Text(v.say("stats.wins")),
	}
	if points {
		head = append(head,
			app.Th().Attr("scope", "col").Text(v.say("stats.best")),
			app.Th().Attr("scope", "col").Text(v.say("stats.average")),
		)
	}
	var rows []app.UI
	for _, t := range list {
		cells := []app.UI{
			app.Th().Attr("scope", "row").Text(name(t)),
			app.Td().Body(app.Text(t.Matches), app.Small().Class("tally-seats").Hidden(t.Seats == t.Matches).Text(v.say("stats.seats", "count", t.Seats))),
			app.Td().Text(t.Wins),
		}
		if points {
			best, mean := "–", "–"
			if average, ok := t.Average(); ok {
				if g := v.M.GameOf(t.Game); g != nil {
					figure := v.points(g)
					best, mean = figure(t.Best), figure(average)
				}
			}
			cells = append(cells, app.Td().Text(best), app.Td().Text(mean))
		}
		rows = append(rows, app.Tr().Body(cells...))
	}
	return app.Table().Class("tallies").Hidden(len(list) == 0).Body(app.THead().Body(app.Tr().Body(head...)), app.TBody().Body(rows...))
}

// fortune is how a person's dice fell, and those of the others.
func (v historyScreen) fortune(a store.Statistics) app.UI {
	var parts []app.UI
	for i := range a.Own {
		parts = append(parts,
			v.fallen(v.say("stats.dice.own", "count", len(a.Own[i])), a.Own[i]),
			v.fallen(v.say("stats.dice.others", "count", len(a.Others[i])), a.Others[i]),
		)
	}
	none := a.Own[0] == nil && a.Own[1] == nil && a.Others[0] == nil && a.Others[1] == nil
	return app.Section().Class("group", "fortune").Hidden(none).Body(
		app.H3().Text(v.say("stats.dice")),
		app.P().Class("muted", "small").Text(v.say("stats.dice.hint")),
		app.Div().Class("spreads").Body(parts...),
	)
}

// fallen is a spread of dice as bars, its mean, and how ordinary it is.
func (v historyScreen) fallen(whose string, faces []int) app.UI {
	total, sum := 0, 0
	for i, n := range faces {
		total += n
		sum += (i + 1) * n
	}
	if total == 0 {
		return app.Figure().Hidden(true)
	}
	bars, told := v.spreadBars(faces, func(face int) app.UI { return app.Small().Text(face) })
	words := v.say("verify.few")
	switch oneIn := dice.Uneven(faces); {
	case oneIn == 1:
		words = v.say("verify.ordinary")
	case oneIn > 1:
		words = v.say("stats.dice.uneven", "count", oneIn)
	}
	mean := v.say("stats.dice.mean", "count", total, "mean", v.decimal(float64(sum)/float64(total)), "fair", v.decimal(float64(len(faces)+1)/2))
	return app.Figure().Class("spread").Body(
		app.FigCaption().Body(app.Strong().Text(whose), app.Small().Text(mean+" "+words)),
		app.Div().Class("spread-bars").Role("img").Aria("label", strings.Join(told, ", ")).Body(bars...),
	)
}

// decimal is a number with two digits, as the language writes it.
func (v historyScreen) decimal(x float64) string {
	return strings.Replace(strconv.FormatFloat(x, 'f', 2, 64), ".", v.say("stats.point"), 1)
}
