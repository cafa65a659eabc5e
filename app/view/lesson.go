package view

import (
	"strconv"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/learn"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// lesson is the table of a lesson, or that it is on its way.
func (v learnScreen) lesson() app.UI {
	if v.M.Table == nil || v.M.Table.Lesson == nil || v.M.LessonWords() == nil {
		return v.page(v.say("learn.title"), rulesScreen(v).fetching())
	}
	return v.play()
}

// lessonView is what a lesson says.
type lessonView struct{ *tableView }

// draw shows what a lesson says, above the choices.
func (s lessonView) draw() app.UI {
	l, words := s.t.Lesson, s.M.LessonWords()
	if l == nil || words == nil {
		return app.Div().Hidden(true)
	}
	if l.Over() {
		return s.learned()
	}
	said, _ := words.Step(l.At().ID)
	kindly := said.Kindly
	if kindly == "" {
		kindly = s.say("lesson.wrong")
	}
	return app.Section().Class("coach").Aria("label", words.Title).Body(
		app.Header().Class("coach-head").Body(
			askedHeading().Text(said.Title),
			app.Span().Class("coach-step").Aria("label", s.say("lesson.step", "step", l.Step+1, "steps", l.Len())).
				Text(strconv.Itoa(l.Step+1)+"/"+strconv.Itoa(l.Len())),
			s.IconButton(gameview.IconClose, s.say("lesson.leave"), client.Goto{Fragment: client.AtLearn}),
		),
		app.Div().Class("coach-way").Aria("hidden", true).Body(
			app.I().Style("width", strconv.Itoa(100*l.Step/max(l.Len()-1, 1))+"%"),
		),
		app.Div().Class("coach-words").Role("status").Body(rulesScreen{s.View}.prose(said.Blocks, s.M.LessonBook())...),
		s.explained(l.At().Shown),
		app.P().Class("coach-kindly").Role("status").Hidden(!l.Wrong).Text(kindly),
		app.Div().Class("row", "coach-row").Hidden(l.Awaits()).Body(
			s.Button(s.say("button.back"), client.StepBack{}).Disabled(l.Step == 0),
			s.Button(s.say("lesson.next"), client.NextStep{}).Class("primary"),
		),
	)
}

// learned is the end of a lesson, and the way to its next part or to a match of the game.
func (s lessonView) learned() app.UI {
	words, play := "lesson.over.hint", s.Button(s.say("home.playNow"), client.PlayNow{Game: learn.Taught(s.t.Lesson.ID)})
	ways := []app.UI{s.Button(s.say("lesson.again"), client.LessonAgain{}), play.Class("primary")}
	if next := client.NextLesson(s.M.Device, s.t.Lesson.ID); next != "" {
		words = "lesson.over.part"
		ways = []app.UI{play, s.Button(s.say("lesson.next.part"), client.Goto{Fragment: client.AtLesson(next)}).Class("primary")}
	}
	return app.Section().Class("coach").Body(
		app.Header().Class("coach-head").Body(
			askedHeading().Text(s.say("lesson.over")),
			app.Span().Class("coach-step").Hidden(true),
			s.IconButton(gameview.IconClose, s.say("lesson.leave"), client.Goto{Fragment: client.AtLearn}),
		),
		app.Div().Class("coach-way").Aria("hidden", true).Body(app.I().Style("width", "100%")),
		app.Div().Class("coach-words").Role("status").Body(app.P().Text(s.say(words))),
		app.Div().Hidden(true),
		app.P().Hidden(true),
		app.Div().Class("row", "coach-row").Body(ways...),
	)
}

// explained names the buttons at the edge, where a step is about them.
func (s lessonView) explained(shown string) app.UI {
	var list []app.UI
	if shown == learn.Tools {
		list = tableScreen(s).legend()
	}
	return app.Ul().Class("tools-named").Hidden(len(list) == 0).Body(list...)
}

// resting is the sheet of a lesson while nothing is to be chosen: the coach has
// the word.
func (s lessonView) resting() gameview.Panel {
	return gameview.Panel{Player: engine.Nobody, Window: s.game.Window()}
}
