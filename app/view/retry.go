package view

import (
	"slices"
	"strconv"
	"strings"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// retryView goes through decisions that a review found fault with.
type retryView struct{ *tableView }

// draw leads through decisions that a player makes again, above the choices: what was
// chosen and what it cost, then what the judge says of the new choice.
func (s retryView) draw() app.UI {
	r := s.t.Retry
	if r == nil {
		return app.Div().Hidden(true)
	}
	decided := client.Decided(s.t)
	said := s.judged()
	words := said.words
	words = append([]app.UI{app.P().Text(s.made())}, words...)
	if picked := s.t.Picker.To() >= 0; r.Same() || r.Shown && (decided || !picked) { // what is picked needs the room
		words = append(words, s.best()...)
	}
	if decided && r.Tried == nil && !r.Fault {
		words = append(words, app.Progress().Aria("label", said.title))
	}
	heading := app.H2()
	if decided {
		heading = askedHeading()
	}
	return app.Section().Class("coach", "retry").Aria("label", s.say("retry.title")).Body(
		app.Header().Class("coach-head").Body(
			heading.Text(said.title),
			app.Span().Class("coach-step").Aria("label", s.say("lesson.step", "step", r.At+1, "steps", r.Len())).
				Text(strconv.Itoa(r.At+1)+"/"+strconv.Itoa(r.Len())),
		),
		app.Div().Class("coach-words", said.tone).Role("status").Body(words...),
	)
}

// made is what was chosen in the match and what it cost.
func (s retryView) made() string {
	r := s.t.Retry
	turn, made, _ := r.Choices()
	return s.say("retry.made", "choice", sentence(s.narrator.Choice(turn, made)), "count", s.cost(r.Decision().Points, r.Fine()))
}

// judgement is what the judge says of a new choice: tone is the class of its words.
type judgement struct {
	title, tone string
	words       []app.UI
}

// judged is what is said of the choice made again, or before there is one.
func (s retryView) judged() judgement {
	r := s.t.Retry
	switch {
	case !client.Decided(s.t) && r.Shown:
		return judgement{title: s.say("retry.shown")}
	case !client.Decided(s.t):
		return judgement{title: s.say("retry.find")}
	case r.Fault:
		return judgement{title: s.say("retry.unknown")}
	case r.Tried == nil:
		return judgement{title: s.say("retry.judging")}
	}
	turn, made, best := r.Choices()
	tried := client.RetriedChoices(s.t)
	j := judgement{tone: "coach-kindly"}
	add := func(words string) { j.words = append(j.words, app.P().Text(words)) }
	if !r.Same() || !slices.Contains(tried, best) { // the judge's is told anyhow
		add(s.say("retry.tried", "choice", s.together(turn, tried)))
	}
	better := r.Better()
	level := !s.tells(better, r.Fine())
	switch {
	case r.Same():
		j.title, j.tone = s.say("retry.level"), ""
		if r.Tried.Points >= 0 && slices.Contains(tried, best) {
			j.title = s.say("retry.found")
		}
		return j
	case level:
		j.title = s.say("retry.same")
		even := "retry.even"
		if len(tried) == 1 && tried[0] == made {
			even = "retry.even.same"
		}
		add(s.say(even))
	case better > 0:
		j.title = s.say("retry.better", "count", s.cost(better, r.Fine()))
	default:
		j.title = s.say("retry.worse", "count", s.cost(-better, r.Fine()))
	}
	if short := s.shown(r.Decision().Points, r.Fine()) - s.shown(better, r.Fine()); s.tells(short, r.Fine()) { // as the figures above make it
		add(s.say("retry.short", "count", s.cost(short, r.Fine())))
	}
	return j
}

// best is what the judge would have chosen, and why.
func (s retryView) best() []app.UI {
	r := s.t.Retry
	turn, _, best := r.Choices()
	words := append([]app.UI{
		app.P().Body(app.Strong().Text(s.say("retry.best", "choice", sentence(s.narrator.Choice(turn, best))))),
		s.expects(r.Decision(), r.Fine()),
	}, facetView(s).previews(r.Odds(s.t, best))...)
	if why := s.why(best); why != "" {
		words = append(words, app.P().Text(why))
	}
	return words
}

// heard is which decision is to be made again, and what it was in the match, before it is.
func (s retryView) heard() string {
	r := s.t.Retry
	if r == nil || r.Shown || client.Decided(s.t) {
		return ""
	}
	return strings.Join([]string{
		sentence(s.say("retry.find")), sentence(s.say("lesson.step", "step", r.At+1, "steps", r.Len())), s.made(),
	}, " ")
}

// why is what speaks for a choice of the decision, in words of the game.
func (s retryView) why(c engine.Choice) string {
	var list []string
	for _, w := range s.t.Retry.Why(s.t, c) {
		list = append(list, s.Words(w))
	}
	return strings.Join(list, " ")
}

// retried is the sheet once a decision has been made again: the card above tells of it.
func (s retryView) retried() gameview.Panel {
	r := s.t.Retry
	return gameview.Panel{Player: engine.Nobody, Window: s.game.Window(), Buttons: []app.UI{
		s.retryShow(),
		s.Button(s.say("retry.again"), client.RetryAgain{}),
		s.Button(s.say("retry.stay"), client.RetryStay{}).Hidden(r.Tried == nil && !r.Fault),
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

// together tells what has been chosen, with all that went at once.
func (s retryView) together(turn engine.Turn, list []engine.Choice) string {
	first := s.narrator.Choice(turn, list[0])
	var others []string
	for _, c := range list[1:] {
		if c.Verb != list[0].Verb || c.To != list[0].To || c.What < 0 {
			continue
		}
		others = append(others, s.narrator.Units(c.What, max(int(c.Count), 1)))
	}
	if len(others) == 0 {
		return sentence(first)
	}
	return sentence(s.say("retry.company", "choice", strings.TrimSuffix(first, "."), "others", s.L.And(others)))
}

// tells reports whether so much is anything, as it is told.
func (s retryView) tells(grains int, fine bool) bool {
	if fine {
		return max(grains, -grains)*20 >= botworker.Grain
	}
	return client.Rounded(grains) != 0
}

// tenths is a number of grains in tenths of a point, that are not counted by the half.
func tenths(grains int) int {
	if grains < 0 {
		return -tenths(-grains)
	}
	return (grains*10 + botworker.Grain/2) / botworker.Grain
}

// shown is how many grains are told for so many, so that those that are added up make what is
// told of the sum.
func (s retryView) shown(grains int, fine bool) int {
	if fine {
		return tenths(grains) * botworker.Grain / 10
	}
	return client.Rounded(grains) * botworker.Grain
}

// cost is how many points something costs, at least the smallest figure that is said.
func (s retryView) cost(grains int, fine bool) any {
	if fine {
		return s.L.Tenths(max(tenths(grains), 1))
	}
	return s.narrator.Points(max(client.Rounded(grains), 1))
}

// said is points that are not negative, by tenths where the judge is fine.
func (s retryView) said(grains int, fine bool) string {
	if fine {
		return s.L.Tenths(tenths(grains))
	}
	return s.figure(client.Rounded(grains))
}

// gains are what seats expect more or less.
func (s retryView) gains(change []int, fine bool) (list []string) {
	for seat, grains := range change {
		if !s.tells(grains, fine) || !s.game.Counts(engine.Seat(seat)) {
			continue
		}
		list = append(list, s.called(engine.Seat(seat))+" "+text.Signed(grains, s.said(max(grains, -grains), fine)))
	}
	return list
}

// expects says by how much the better choice is ahead of that of the match, and what each seat
// expects more or less then.
func (s retryView) expects(d botworker.Decision, fine bool) app.UI {
	gains := s.gains(d.Change, fine)
	return app.P().Text(s.say("retry.expects", "count", s.cost(d.Points, fine), "changes", s.L.Commas(gains))).Hidden(len(gains) == 0)
}

// called is the name of a player, in a retry of the one person who decides again.
func (s *tableView) called(seat engine.Seat) string {
	if r := s.t.Retry; r != nil && seat == r.Seat {
		return s.say("table.self")
	}
	return s.t.Called(s.L, seat)
}

// learn is the button that leads to the mistakes of a seat, or else to its weakest choices.
func (s retryView) learn(seat engine.Seat) app.UI {
	words := "retry.open"
	if r := client.ReviewOf(s.t); r != nil && int(seat) < len(r.Seats) && r.Seats[seat].Wrong == 0 {
		words = "retry.open.weak"
	}
	return s.Button(s.say(words), client.BeginRetry{Seat: seat}).Hidden(!client.CanRetry(s.t, seat)).
		Aria("label", gameview.Named(s.say(words), s.called(seat)))
}
