package view

import (
	"slices"
	"strings"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// reviewView shows what decided a match that is over.
type reviewView struct {
	*seatView
	r *botworker.Review
}

// review is what decided the match, or that a judge is about to find out.
func (s retryView) review() app.UI {
	v := reviewView{s.seatView, client.ReviewOf(s.t)}
	if v.r == nil {
		words := "review.thinking"
		if s.t.Unreviewed {
			words = "review.failed"
		}
		return app.Div().Class("review").Role("status").Body(app.P().Text(s.say(words)), app.Progress().Hidden(s.t.Unreviewed).Aria("label", s.say("review.title")))
	}
	person := client.Reviewer(s.t)
	accounts := s.say("review.accounts")
	if !s.t.Over() {
		accounts = s.say("review.now")
	}
	list := []app.UI{
		v.verdict(person),
		v.progress(person),
		app.H3().Text(accounts), v.accounts(), app.P().Class("muted", "small").Text(s.say("review.how")),
		app.H3().Text(s.say("review.moments")), v.moments(),
		app.H3().Text(s.say("review.course")), s.chart(v.course(func(o botworker.Outlook) []int { return o.Points }, false)),
	}
	if len(v.r.Course) > 0 && len(v.r.Course[0].Chances) > 0 {
		list = append(list, app.H3().Text(s.say("review.chances")), s.chart(v.course(func(o botworker.Outlook) []int { return o.Chances }, true)))
	}
	if v.r.Done == botworker.Whole {
		for _, seat := range v.seats(person) {
			list = append(list, v.decisions(seat))
		}
		unsure := 0
		for _, a := range v.r.Seats {
			unsure = max(unsure, client.Rounded(a.Unsure))
		}
		list = append(list,
			app.P().Class("muted", "small").Text(s.say("review.sure", "count", v.cost(v.r.Margin))),
			app.P().Class("muted", "small").Text(s.say("review.unsure", "count", s.narrator.Points(max(unsure, 1)))),
		)
	}
	return app.Div().Class("review").Body(list...)
}

// verdict is what made the difference between the winner and the person, or the second; of
// one who alone has points, between them and what was expected at first. It counts the
// decisions of everybody: what the judge gives to one of two instead of the other makes no
// difference to it.
func (v reviewView) verdict(person engine.Seat) app.UI {
	first, second := v.ends(person)
	if !v.t.Over() || first < 0 {
		return app.Div().Hidden(true)
	}
	of := func(points func(botworker.Account) int) int {
		n := client.Rounded(points(v.r.Seats[first]))
		if second >= 0 {
			n -= client.Rounded(points(v.r.Seats[second]))
		}
		return n
	}
	luck := of(func(a botworker.Account) int { return a.Luck })
	start := of(func(a botworker.Account) int { return a.Start })
	ahead := of(func(a botworker.Account) int { return a.Final })
	names := []any{"first", v.t.Name(v.L, first)}
	words, level := "review.ahead", "review.level"
	if second >= 0 {
		names = append(names, "second", v.t.Name(v.L, second))
	} else {
		ahead, start = ahead-start, 0
		words, level = "review.above", "review.expected"
	}
	play := ahead - luck - start
	shares := []string{v.say("review.play") + " " + v.Gained(play), v.say("review.luck") + " " + v.Gained(luck)}
	if start != 0 {
		shares = append(shares, v.say("review.begun")+" "+v.Gained(start))
	}
	if ahead < 0 {
		words, ahead, play, luck = "review.below", -ahead, -play, -luck
	}
	if ahead == 0 {
		return app.Div().Class("review-verdict").Body(app.P().Text(v.say(level, names...)))
	}
	return app.Div().Class("review-verdict").Body(
		app.P().Body(app.Strong().Text(v.say(words, append(names, "count", ahead)...)), app.Text(" "+sentence(v.L.Commas(shares)))),
		app.P().Text(v.say(decisive(play, luck, start))),
	)
}

// decisive says what made the difference: two parts in three of what speaks for the winner.
func decisive(play, luck, start int) string {
	all := max(play, 0) + max(luck, 0) + max(start, 0)
	switch {
	case 3*play >= 2*all:
		return "review.by.play"
	case 3*luck >= 2*all:
		return "review.by.luck"
	case 3*start >= 2*all:
		return "review.by.start"
	}
	return "review.by.all"
}

// ends are the winner and, where it is somebody else, the person; else the second, or nobody.
// Of partners, who have the same points, it knows one.
func (v reviewView) ends(person engine.Seat) (first, second engine.Seat) {
	sides := courseView{v.seatView}.sides()
	list := slices.DeleteFunc(v.ranked(), func(seat engine.Seat) bool { return len(sides) > 0 && len(sides[seat]) == 0 })
	switch {
	case len(list) == 0:
		return engine.Nobody, engine.Nobody
	case len(list) == 1:
		return list[0], engine.Nobody
	case slices.Contains(list[1:], person):
		return list[0], person
	}
	return list[0], list[1]
}

// ranked are the seats that have points, the winner first.
func (v reviewView) ranked() (seats []engine.Seat) {
	for seat := range v.r.Seats {
		if v.game.Counts(engine.Seat(seat)) {
			seats = append(seats, engine.Seat(seat))
		}
	}
	slices.SortStableFunc(seats, func(a, b engine.Seat) int { return v.r.Seats[b].Final - v.r.Seats[a].Final })
	return seats
}

// progress is how far the judge has come with the decisions, and then the way to learn
// from them.
func (v reviewView) progress(person engine.Seat) app.UI {
	switch {
	case v.r.Done == botworker.Whole:
	case v.t.Unreviewed:
		return app.Div().Class("review-way").Body(app.P().Text(v.say("review.failed")))
	default:
		return app.Div().Class("review-way").Body(
			app.P().Text(v.say("review.judging")),
			app.Progress().Max(botworker.Whole).Value(v.r.Done).Aria("label", v.say("review.judging")),
		)
	}
	if person >= 0 {
		none := app.P().Text(v.say("review.flawless")).Hidden(client.CanRetry(v.t, person))
		return app.Div().Class("review-way").Body(retryView{v.seatView}.learn(person), none)
	}
	var list []app.UI
	for _, seat := range v.seats(person) {
		msg := client.BeginRetry{Seat: seat}
		list = append(list, app.Button().Type("button").Class("button", "chip").Text(v.t.Name(v.L, seat)).
			Aria("label", gameview.Named(v.say("retry.open"), v.t.Name(v.L, seat))).
			OnClick(v.Tell(msg), gameview.Scope(msg)).Hidden(!client.CanRetry(v.t, seat)))
	}
	return app.Div().Class("review-way").Body(app.P().Text(v.say("retry.open")+":"), app.Div().Class("row").Body(list...))
}

// seats are those whose decisions are told, the person's first.
func (v reviewView) seats(person engine.Seat) (list []engine.Seat) {
	for seat := range v.r.Seats {
		list = append(list, engine.Seat(seat))
	}
	slices.SortStableFunc(list, func(a, b engine.Seat) int {
		switch {
		case a == person && b != person:
			return -1
		case b == person && a != person:
			return 1
		}
		return 0
	})
	if !v.t.Over() && client.Hides(v.t.Game()) { // of the others nobody knows what they could have done
		list = list[:1]
	}
	return list
}

// accounts is where the points of each seat came from, the winner first.
func (v reviewView) accounts() app.UI {
	var rows []app.UI
	for _, seat := range v.ranked() {
		a := v.r.Seats[seat]
		start, luck, own, final := client.Rounded(a.Start), client.Rounded(a.Luck), client.Rounded(a.Own), client.Rounded(a.Final)
		rows = append(rows, app.Tr().Body(
			app.Th().Attr("scope", "row").Body(
				app.Span().Body(gameview.Swatch(v.game.SeatColour(seat)), app.Text(" "+v.t.Name(v.L, seat))),
				app.Small().Text(v.L.Commas([]string{
					v.say("review.start") + " " + v.figure(start),
					v.say("review.luck") + " " + v.Gained(luck),
					v.say("review.own") + " " + v.Gained(own),
					v.say("review.others") + " " + v.Gained(final-start-luck-own), // figures that are rounded make the score too
				})),
			),
			app.Td().Text(v.figure(final)),
		))
	}
	return app.Table().Class("places-table").Body(app.TBody().Body(rows...))
}

// moments are those that moved most; each shows what happened on the map.
func (v reviewView) moments() app.UI {
	var list []app.UI
	for _, m := range v.r.Moments {
		told, before := client.Told(v.t, m.From, m.To)
		words := []string{v.heading(v.t.Log.HeadingOf(v.t.Kinds, before)) + "."}
		for _, e := range told {
			words = append(words, sentence(v.narrator.Event(e)))
		}
		if len(told) == 0 {
			turn, made := client.LastOf(v.t, m.To)
			if place := v.narrator.Place(turn.Place); place != "" {
				words = append(words, sentence(place))
			}
			words = append(words, sentence(v.narrator.Choice(turn, made)))
		}
		list = append(list, v.replayed(m.To, strings.Join(words, " "), v.L.Commas(v.changes(m.Change))))
	}
	return app.Div().Class("swings").Body(list...)
}

// replayed is a button that shows the match after so many choices.
func (v reviewView) replayed(at int, words, gains string) app.UI {
	msg := client.OpenReplay{At: at, Place: engine.None}
	return app.Button().Type("button").Class("button", "review-moment").OnClick(v.Tell(msg), gameview.Scope(msg)).Body(
		app.Span().Text(words+" "), app.Strong().Text(gains),
	)
}

// fine reports whether the judge is sure enough to tell points by tenths: where it errs by
// less than two.
func (v reviewView) fine() bool { return v.r.Margin < 2*botworker.Grain }

// cost is how many points something costs, at least the smallest figure that is said.
func (v reviewView) cost(grains int) any {
	if v.fine() {
		return v.said(grains)
	}
	return v.narrator.Points(max(client.Rounded(grains), 1))
}

// said is points that are not negative, by tenths where the judge is fine.
func (v reviewView) said(grains int) string {
	if v.fine() {
		return v.L.Tenths((grains*10 + botworker.Grain/2) / botworker.Grain)
	}
	return v.figure(client.Rounded(grains))
}

// changes are what seats expect more or less.
func (v reviewView) changes(change []int) (list []string) {
	if !v.fine() {
		return retryView{v.seatView}.gains(change)
	}
	for seat, grains := range change {
		sign := "+"
		if grains < 0 {
			sign, grains = "−", -grains
		}
		if grains*20 >= botworker.Grain && v.game.Counts(engine.Seat(seat)) {
			list = append(list, v.t.Name(v.L, engine.Seat(seat))+" "+sign+v.said(grains))
		}
	}
	return list
}

// parts is into how many a chart divides a point, so that a line is no staircase.
const parts = 10

// course is what the seats could expect through the match: points, or chances in
// hundredths.
func (v reviewView) course(of func(botworker.Outlook) []int, percent bool) *plot {
	p := &plot{title: v.say("review.course"), round: v.say("chart.round")}
	p.figure = func(n int) string { return v.figure(client.Rounded(n * botworker.Grain / parts)) }
	unit := func(n int) int { return n * parts / botworker.Grain }
	if percent {
		p.title = v.say("review.chances")
		p.figure = func(n int) string { return v.say("threats.figure", "percent", n) }
		unit = func(n int) int { return (n + 5) / 10 }
	}
	for seat := range v.r.Seats {
		if seat := engine.Seat(seat); percent || v.game.Counts(seat) {
			p.curves = append(p.curves, curve{name: v.t.Name(v.L, seat), colour: v.game.SeatColour(seat)})
		}
	}
	for _, o := range v.r.Course {
		round := 0
		if e, _ := v.t.Log.Heading(v.t.Kinds, o.At); e != nil {
			round = int(e.Count)
		}
		p.rounds = append(p.rounds, round)
		i := 0
		for seat, n := range of(o) {
			if percent || v.game.Counts(engine.Seat(seat)) {
				p.curves[i].points = append(p.curves[i].points, unit(n))
				i++
			}
		}
	}
	return p
}

// decisions are the best and the worst of a seat. What would have been better is folded
// away, for those who want to find it.
func (v reviewView) decisions(seat engine.Seat) app.UI {
	a := v.r.Seats[seat]
	list := []app.UI{app.H3().Text(v.say("review.decisions", "player", v.t.Name(v.L, seat)))}
	if a.Wrong == 0 {
		list = append(list, app.P().Text(v.say("review.none")))
	} else {
		list = append(list, app.P().Text(v.say("review.wrong", "count", a.Wrong)+" "+v.say("review.cost", "count", v.cost(a.Errors))))
	}
	if d := a.Finest; d != nil {
		turn, made, _ := client.Other(v.t, *d)
		list = append(list, v.replayed(d.Number, v.say("review.finest")+" "+replayView{v.seatView}.moment(d.Number)+". "+v.narrator.Choice(turn, made), "+"+v.said(d.Points)))
	}
	for _, d := range a.Mistakes {
		turn, made, other := client.Other(v.t, d)
		list = append(list,
			v.replayed(d.Number, replayView{v.seatView}.moment(d.Number)+". "+v.narrator.Choice(turn, made), "−"+v.said(d.Points)),
			app.Details().Class("review-better").Body(app.Summary().Text(v.say("review.better")), app.P().Text(v.narrator.Choice(turn, other)), app.P().Text(v.say("retry.expects", "changes", v.L.Commas(v.changes(d.Change))))),
		)
	}
	list = append(list, retryView{v.seatView}.learn(seat))
	return app.Section().Class("swings").Body(list...)
}

// soFar is the way to the review of a match under way.
func (s retryView) soFar() app.UI {
	return s.Button(s.say("review.title"), client.OpenDrawer{Drawer: client.ReviewDrawer}).Class("wide").Hidden(s.t.Over() || s.t.Lesson != nil || !s.t.Reviewable())
}
