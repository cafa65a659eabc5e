package view

import (
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// branchView is about “What if?”.
type branchView struct{ *tableView }

// whatIf is the button that opens a branch of the match as it is shown just now.
func (s branchView) whatIf() app.UI {
	return s.Button(s.say("branch.open"), client.WhatIf{}).Class("what-if").Aria("description", s.say("branch.open.hint")).Hidden(!client.CanBranch(s.t))
}

// setRolls is the button by which the dice of a branch are set by hand.
func (s branchView) setRolls() app.UI {
	if !client.CanSetRolls(s.t) {
		return app.Button().Type("button").Hidden(true)
	}
	return s.Button(s.say("branch.dice"), client.SetRolls{})
}

// draw says over the board that this is not the match, and leads back to it.
func (s branchView) draw() app.UI {
	_, kept := s.M.Origin(s.t.Record)
	title := s.say("branch.open")
	if client.IsPlan(s.M) {
		title = s.say("branch.plan")
	}
	return app.Div().Class("branch").Hidden(!s.t.Branch()).Role("note").Body(
		app.Strong().Text(title),
		app.Small().Hidden(!client.Parts(s.t)).Text(s.say("branch.open.hint")),
		s.Button(s.say("branch.back"), client.LeaveBranch{}).Hidden(!kept),
		s.judged(),
	)
}

// judged holds what the person may expect in a branch against what they could in the match.
func (s branchView) judged() app.UI {
	trial := client.TrialOf(s.t)
	var lines [2][]string
	if here, there, ok := trial.Chances(); ok {
		for i, chance := range []int{here, there} {
			lines[i] = append(lines[i], s.say("branch.wins", "percent", chance))
		}
	}
	if here, there, ok := trial.Points(); ok && s.game.Counts(trial.Seat) {
		for i, points := range []int{here, there} {
			lines[i] = append(lines[i], s.say("branch.expects", "count", s.narrator.Points(points)))
		}
	}
	if len(lines[0]) == 0 {
		return app.Div().Class("branch-judged").Role("status").Hidden(true)
	}
	whose := ""
	if s.t.OnlyPerson() != trial.Seat { // somebody else's seat was played, too
		whose = s.called(trial.Seat)
	}
	here, there := "branch.here.turn", "branch.there"
	if trial.Level {
		here, there = "branch.here", "branch.there.now"
	}
	line := func(key string, said []string) app.UI {
		return app.P().Body(app.Span().Text(s.say(key)+" "), app.Text(strings.Join(said, ", ")))
	}
	return app.Div().Class("branch-judged").Role("status").Body(
		app.P().Hidden(whose == "").Body(app.B().Text(whose)),
		app.P().Text(s.say("branch.expected")),
		line(here, lines[0]), line(there, lines[1]),
	)
}

// branchEnd is the end of a branch, which claims nothing.
func (s branchView) branchEnd(p gameview.Panel) gameview.Panel {
	p.Title, p.Hint = s.say("branch.over"), s.say("branch.over.hint")
	p.Middle = []app.UI{endView(s).ranked(s.t.Log.All(), false), s.beside()}
	_, kept := s.M.Origin(s.t.Record)
	p.Buttons = []app.UI{
		undoView(s).undo(),
		s.Button(s.say("replay.title"), client.OpenReplay{Place: -1}),
		s.Button(s.say("branch.back"), client.LeaveBranch{}).Class("primary").Hidden(!kept),
	}
	return p
}

// beside holds the points of a branch against those of its match at the same point.
func (s branchView) beside() app.UI {
	there := client.Beside(s.M, s.t)
	var rows []app.UI
	for _, score := range s.t.Standing {
		if score.Side >= 0 || int(score.Seat) >= len(there) || !s.game.Counts(score.Seat) {
			continue
		}
		rows = append(rows, app.Tr().Body(
			app.Th().Attr("scope", "row").Body(gameview.Swatch(s.game.SeatColour(score.Seat)), app.Span().Text(s.t.Called(s.L, score.Seat))),
			app.Td().Text(s.narrator.Points(score.Points)),
			app.Td().Text(s.narrator.Points(there[score.Seat])),
		))
	}
	here, match := "branch.compare.so", "branch.match"
	switch origin, _ := s.M.Origin(s.t.Record); {
	case s.t.Over() && origin.About.Over:
		here, match = "branch.compare.end", "branch.match.end"
	case s.t.Over():
		here, match = "branch.compare.end", "branch.match.so"
	case client.Level(s.t):
		match = "branch.match.then"
	}
	return app.Section().Class("forecast", "outlook").Hidden(len(rows) == 0).Body(
		app.H3().Text(s.say("branch.compare")),
		app.Table().Class("score-table", "forecast-table").Body(
			app.THead().Body(app.Tr().Body(
				app.Td(),
				app.Th().Attr("scope", "col").Text(s.say(here)),
				app.Th().Attr("scope", "col").Text(s.say(match)),
			)),
			app.TBody().Body(rows...),
		),
		endView(s).atEnd(),
	)
}

// branches is the section of the first screen for branches, until they are deleted: behind
// one line, for nobody plays them on as they do a match.
func (v frontPage) branches() app.UI {
	var list []app.UI
	for _, r := range v.M.Records {
		if r.About.Branch {
			list = append(list, v.match(r))
		}
	}
	title, fold := v.say("branch.open")+" · "+strconv.Itoa(len(list)), client.FoldBranches{}
	return app.Section().Class("matches", "branches").Aria("label", v.say("branch.open")).Hidden(len(list) == 0).Body(
		app.Button().Type("button").Class("button", "wide", "finished-fold").Aria("label", title).Aria("expanded", v.M.Branches).
			OnClick(v.Tell(fold), gameview.Scope(fold)).Text(title),
		app.Ul().Class("trials").Hidden(!v.M.Branches).Body(list...),
	)
}
