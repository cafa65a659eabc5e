package view

import (
	"strconv"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// retryView goes through decisions that a review found fault with.
type retryView struct{ *seatView }

// retry leads through decisions that a player makes anew, above the choices: what was
// chosen and what it cost, then what the judge says of the new choice.
func (s retryView) draw() app.UI {
	r := s.t.Retry
	if r == nil {
		return app.Div().Hidden(true)
	}
	turn, made, best := r.Choices()
	d := r.Decision()
	decided := client.Decided(s.t)
	title, tone := s.say("retry.find"), ""
	cost := s.say("retry.made", "choice", sentence(s.narrator.Choice(turn, made)), "count", s.narrator.Points(max(client.Rounded(d.Points), 1)))
	var words []app.UI
	picked := s.t.Picker.To() >= 0 // which needs the room
	if decided || !r.Shown {
		words = append(words, app.P().Text(cost))
	}
	switch {
	case !decided:
	case r.Fault:
		title = s.say("retry.unknown")
	case r.Tried == nil:
		title = s.say("retry.judging")
	default:
		tone = "coach-kindly"
		switch better := client.Rounded(r.Better()); {
		case r.Same():
			title, tone = s.say("retry.found"), ""
		case better > 0:
			title = s.say("retry.better", "count", s.narrator.Points(better))
		case better == 0:
			title = s.say("retry.same")
		default:
			title = s.say("retry.worse", "count", s.narrator.Points(-better))
		}
		tried := client.Made(s.t, s.t.Header().Parting())
		words = append(words, app.P().Text(s.say("retry.tried", "choice", sentence(s.narrator.Choice(turn, tried)))))
		if short := client.Rounded(r.Short()); !r.Same() && short > 0 {
			words = append(words, app.P().Text(s.say("retry.short", "count", s.narrator.Points(short))))
		}
	}
	if r.Same() || r.Shown && (decided || !picked) {
		words = append(words,
			app.P().Body(app.Strong().Text(s.say("retry.best", "choice", sentence(s.narrator.Choice(turn, best))))),
			app.P().Text(s.say("retry.expects", "changes", s.L.Commas(s.gains(d.Change)))),
		)
		words = append(words, facetView(s).previews(r.Odds(s.t, best))...)
		if why := s.why(best); why != "" {
			words = append(words, app.P().Text(why))
		}
	}
	heading := app.H2()
	if decided {
		heading = askedHeading()
	}
	return app.Section().Class("coach", "retry").Aria("label", s.say("retry.title")).Body(
		app.Header().Class("coach-head").Body(
			heading.Text(title),
			app.Span().Class("coach-step").Aria("label", s.say("lesson.step", "step", r.At+1, "steps", r.Len())).
				Text(strconv.Itoa(r.At+1)+"/"+strconv.Itoa(r.Len())),
		),
		app.Div().Class("coach-words", tone).Role("status").Body(words...),
	)
}

// why is what speaks for a choice of the decision, in words of the game.
func (s retryView) why(c engine.Choice) string {
	var list []string
	for _, w := range s.t.Retry.Why(s.t, c) {
		list = append(list, s.Words(w))
	}
	return strings.Join(list, " ")
}

// retried is the sheet once a decision has been made anew: the card above tells of it.
func (s retryView) retried() gameview.Panel {
	r := s.t.Retry
	return gameview.Panel{Player: engine.Nobody, Window: s.game.Window(), Buttons: []app.UI{
		s.retryShow(),
		s.Button(s.say("retry.again"), client.RetryAgain{}),
		s.Button(s.say("retry.stay"), client.RetryStay{}).Hidden(!r.Shown && !r.Same()),
		s.retryNext().Class("primary"),
	}}
}

func (s retryView) retryShow() app.UI {
	return s.Button(s.say("retry.show"), client.RetryShow{}).Hidden(s.t.Retry.Shown || s.t.Retry.Same())
}

func (s retryView) retryNext() app.HTMLButton {
	label := s.say("retry.next")
	if s.t.Retry.Last() {
		label = s.say("retry.done")
	}
	return s.Button(label, client.RetryNext{})
}

// gains are what seats expect more or less.
func (s retryView) gains(change []int) (list []string) {
	for seat, grains := range change {
		if points := client.Rounded(grains); points != 0 && s.game.Counts(engine.Seat(seat)) {
			list = append(list, s.t.Name(s.L, engine.Seat(seat))+" "+s.Gained(points))
		}
	}
	return list
}

// learn is the button that leads to the mistakes of a seat.
func (s retryView) learn(seat engine.Seat) app.UI {
	return s.Button(s.say("retry.open"), client.BeginRetry{Seat: seat}).Hidden(!client.CanRetry(s.t, seat)).
		Aria("label", gameview.Named(s.say("retry.open"), s.t.Name(s.L, seat)))
}
