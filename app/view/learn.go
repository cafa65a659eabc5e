package view

import (
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/learn"
	"bretwalda/app/store"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// learnScreen shows what there is to learn from.
type learnScreen struct{ *View }

// draw shows what there is to learn from: lessons and rules.
func (v learnScreen) draw() app.UI {
	var lessons []app.UI
	for _, game := range v.M.Lessons() {
		lessons = append(lessons, v.lessonCard(game))
	}
	return v.page(v.say("learn.title"),
		app.P().Class("muted").Text(v.say("learn.hint")),
		app.Ul().Class("lesson-list").Body(lessons...),
		app.H2().Class("legend").Text(v.say("rules.title")),
		app.P().Class("muted", "small").Text(v.say("learn.rules")),
		app.Div().Class("menu-list").Body(rulesScreen(v).books()...),
		v.byEar(v.say).Open(v.M.Guide),
	)
}

// byEar is the guide for those who play by keys, or hear the page, in the words of the game at
// hand.
func (v learnScreen) byEar(say func(string, ...any) string) app.HTMLDetails {
	var lines []app.UI
	for _, key := range []string{"ear.table", "ear.map", "ear.line", "ear.odds", "ear.news", "ear.list", "ear.switch", "ear.off"} {
		lines = append(lines, app.P().Text(say(key)))
	}
	return app.Details().Class("by-ear").Body(
		app.Summary().ID(client.EarGuide).Body(app.H2().Class("legend").Text(v.say("ear.title"))),
		app.Div().Body(lines...),
	)
}

// lessonCard is what a lesson teaches, and how far the person has come in it.
func (v learnScreen) lessonCard(game string) app.UI {
	s := v.M.Settings
	label, mark := v.say("lesson.start"), ""
	switch {
	case s.Learned(game):
		label, mark = v.say("lesson.again"), v.say("lesson.learned")
	case s.Begun(game):
		label, mark = v.say("lesson.goOn"), v.say("lesson.begun")
	}
	name := v.lessonName(game)
	return app.Li().Class("lesson-card").Body(
		app.H2().Text(name),
		app.Span().Class("lesson-mark").Hidden(mark == "").Text(mark),
		app.P().Text(v.say("lesson.about."+game)),
		v.Button(label, client.Goto{Fragment: client.AtLesson(game)}).Class("primary").Aria("label", gameview.Named(label, name)),
	)
}

// lessonName is the game of a lesson, and which part of it that is.
func (v learnScreen) lessonName(id string) string {
	name := v.GameName(learn.Taught(id))
	if _, part, has := strings.Cut(id, "."); has {
		return v.say("lesson.part", "game", name, "part", part)
	}
	if client.NextLesson(v.M.Device, id) != "" {
		return v.say("lesson.part", "game", name, "part", 1)
	}
	return name
}

// invite leads to the lessons who has not yet played a match to its end.
func (v frontPage) invite() app.UI {
	return app.Button().Type("button").Class("invite").Hidden(!v.fresh()).OnClick(v.Tell(client.Goto{Fragment: client.AtLearn})).Body(
		gameview.Icon(iconHelp),
		app.Span().Body(app.B().Text(v.say("learn.title")), app.Small().Text(v.say("learn.invite"))),
	)
}

// fresh reports whether no match has come to its end here.
func (v frontPage) fresh() bool {
	return !slices.ContainsFunc(v.M.Records, func(r store.Record) bool { return r.About.Counts() })
}
