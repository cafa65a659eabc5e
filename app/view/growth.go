package view

import (
	"slices"
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// growth is how a person's points and places went from match to match, in a game, with
// a side or against a player, and which of the matches were best.
func (v historyScreen) growth(list []store.Played, person string, a store.Statistics) app.UI {
	var choices []gameview.Choice
	conditions := slices.Concat(a.Games, a.Sides, a.Rivals)
	if len(conditions) == 0 {
		return app.Section().Hidden(true)
	}
	shown := min(v.M.Shown, len(conditions)-1)
	for i, t := range conditions {
		label := v.say("stats.rivals") + ": " + v.rival(t)
		switch {
		case t.Sides != nil:
			label = v.GameName(t.Game) + ": " + v.sideNames(t.Sides)
		case t.Game != "":
			label = v.edition(t.Game, a.Games)
		}
		choices = append(choices, gameview.Choice{Label: label, Chosen: i == shown, Msg: client.SetShown{Index: i}})
	}
	of := conditions[shown]
	steps := store.Growth(list, person, of)
	if !slices.ContainsFunc(conditions, func(t store.Tally) bool { return len(store.Growth(list, person, t)) > 1 }) {
		return app.Section().Hidden(true) // nothing has grown
	}
	points := &plot{title: v.say("stats.points"), round: v.say("stats.nth"), up: v.say("stats.pts"), figure: strconv.Itoa, series: true}
	places := &plot{title: v.say("stats.places"), round: points.round, up: v.say("stats.place"), series: true, figure: func(n int) string {
		if n == 0 { // there is no such place
			return ""
		}
		return strconv.Itoa(-n)
	}}
	if g := v.M.GameOf(of.Game); g != nil {
		points.figure = v.points(g)
	}
	counted := of.Game != ""
	var gained, reached []int
	for i, step := range steps {
		if i == 0 { // the line begins there
			gained, reached = append(gained, step.Points), append(reached, -step.Place)
			points.rounds = append(points.rounds, 0)
		}
		gained, reached = append(gained, step.Points), append(reached, -step.Place)
		points.rounds = append(points.rounds, i+1)
		counted = counted && step.Counted
	}
	places.rounds = points.rounds
	points.curves = []curve{{v.say("stats.pts"), 0, gained}}
	places.curves = []curve{{v.say("stats.place"), 1, reached}}
	return app.Section().Class("group").Body(
		v.Pick(v.say("stats.growth"), choices),
		v.grown(points, counted && len(steps) > 1),
		v.grown(places, len(steps) > 1),
		v.best(steps, counted),
	)
}

// grown is a chart, where there is anything to see.
func (v historyScreen) grown(p *plot, seen bool) app.UI {
	if !seen {
		return app.Div().Hidden(true)
	}
	return app.Div().Body(app.H3().Text(p.title), v.chart(p))
}

// best are the best three of some matches, by points where they are counted.
func (v historyScreen) best(steps []store.Step, counted bool) app.UI {
	const most = 3
	var items []app.UI
	for n := range min(most, len(steps)) {
		best := n
		for i := n + 1; i < len(steps); i++ {
			if counted && steps[i].Points > steps[best].Points || !counted && steps[i].Place < steps[best].Place {
				best = i
			}
		}
		steps[n], steps[best] = steps[best], steps[n]
		for _, r := range v.M.Records {
			if r.ID == steps[n].ID {
				items = append(items, app.Li().Body(v.Button(v.M.Score(r)+" · "+recordView(v).dated(r, v.GameName(r.About.Game)), client.Goto{Fragment: client.AtMatch(r.ID)}).Class("wide")))
			}
		}
	}
	return app.Div().Hidden(len(steps) < 2).Body(app.H3().Text(v.say("stats.top")), app.Ol().Class("rungs").Body(items...))
}

// levels is the number of levels of difficulty, with one for a game of which nobody tells it.
const levels = 4

// rung is a scenario.
type rung struct {
	level, game, scenario int
	name                  string
	played                bool
}

// ladder are the scenarios of all games from the shortest of the easiest to the whole
// of the most demanding, and which of them the person has played to the end.
func (v historyScreen) ladder(list []store.Played) app.UI {
	var rungs []rung
	last := ""
	for i, g := range v.M.World.Games {
		family := engine.Family(g.ID())
		if family == last { // of editions the first stands for all
			continue
		}
		last = family
		for n, s := range slices.Backward(g.Scenarios()) { // the whole stands first
			name := v.GameName(g.ID())
			if len(g.Scenarios()) > 1 {
				name += ": " + v.say("scenario."+s.ID)
			}
			played := slices.ContainsFunc(list, func(p store.Played) bool {
				return engine.Family(p.About.Game) == family && p.Result.Scenario == s.ID
			})
			rungs = append(rungs, rung{v.M.World.Families.Of(g.ID()).Level, i, n, name, played})
		}
	}
	var items []app.UI
	for i := range len(rungs) * levels {
		r := rungs[i%len(rungs)]
		if r.level != i/len(rungs) {
			continue
		}
		said, sign := r.name, "○ "
		if r.played {
			said, sign = said+", "+v.say("stats.done"), "✓ "
		}
		msg := client.SetUpScenario{Game: r.game, Scenario: r.scenario}
		items = append(items, app.Li().Body(v.Button(sign+r.name, msg).Class("wide").Aria("label", said)))
	}
	return app.Section().Class("group").Hidden(len(list) == 0).Body(
		app.H2().Class("legend").Text(v.say("stats.ladder")),
		app.Ol().Class("rungs").Body(items...),
	)
}
