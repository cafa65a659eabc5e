package view

import (
	"slices"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// reviewView shows what decided a match that is over.
type reviewView struct {
	retryView
	r *botworker.Review
}

// review is what decided the match, or that a judge is about to find out.
func (s retryView) review() app.UI {
	v := reviewView{s, client.ReviewOf(s.t)}
	if v.r == nil {
		words := "review.thinking"
		if s.t.Unreviewed {
			words = "review.failed"
		}
		return app.Div().Class("review").Body(heardOf(s.say(words)), app.P().Aria("hidden", true).Text(s.say(words)), app.Progress().Hidden(s.t.Unreviewed).Aria("label", s.say("review.title")))
	}
	person := s.t.OnlyPerson()
	accounts := s.say("review.accounts")
	if !s.t.Over() {
		accounts = s.say("review.now")
	}
	verdict, said := v.verdict(person)
	list := []app.UI{
		heardOf(said),
		verdict,
		v.progress(person),
		app.H3().Text(accounts), v.within(), v.accounts(), v.even(), app.P().Class("muted", "small").Text(s.say("review.how")),
		app.H3().Text(v.decided(person)), v.moments(person),
		app.H3().Text(s.say("review.course")), s.chart(v.course(func(o botworker.Outlook) []int { return o.Points }, false)),
	}
	if len(v.r.Course) > 0 && len(v.r.Course[0].Chances) > 0 {
		list = append(list, app.H3().Text(s.say("review.chances")), s.chart(v.course(func(o botworker.Outlook) []int { return o.Chances }, true)))
	}
	if !(endView{v.tableView}).all() {
		list = append(list, app.P().Class("muted", "small").Text(v.say("review.half")))
	}
	if v.r.Done == botworker.Whole {
		for _, seat := range v.seats(person) {
			list = append(list, v.decisions(seat))
		}
		list = append(list,
			app.P().Class("muted", "small").Text(s.say("review.sure", "count", v.cost(v.r.Margin, client.Fine(v.r)))),
			app.P().Class("muted", "small").Text(s.say(v.trust())),
		)
	}
	return app.Div().Class("review").Body(list...)
}

// heardOf is how far the review is, in a region that stays, so that it is announced.
func heardOf(words string) app.UI {
	return app.P().Class("aside").Role("status").Text(words)
}

// sign is -1, 0 or 1, as a number is.
func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
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
		said := v.say("review.flawless", "count", v.cost(v.r.Margin, client.Fine(v.r)))
		if client.Rounded(v.r.Seats[person].Own) < 0 {
			said += " " + v.say("review.small")
		}
		none := app.P().Text(said).Hidden(v.r.Seats[person].Wrong > 0)
		return app.Div().Class("review-way").Body(none, v.learn(person))
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

// waits reports whether the judge still weighs decisions: what it says of points changes until then.
func (v reviewView) waits() bool { return v.r.Done < botworker.Whole && !v.t.Unreviewed }

// soFar is the way to the review of a match under way, or why that of a day has none.
func (s retryView) soFar() app.UI {
	under := !s.t.Over() && s.t.Lesson == nil
	return app.Div().Body(
		s.Button(s.say("review.title"), client.OpenDrawer{Drawer: client.ReviewDrawer}).Class("wide").Hidden(!under || !s.t.Reviewable()),
		app.P().Class("muted", "small").Text(s.say("review.daily")).Hidden(!under || s.t.Record.Daily == nil),
	)
}
