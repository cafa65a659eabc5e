// Package view draws the client: from its model to elements, and from what a
// person does to messages. It decides nothing.
//
// Two habits of go-app shape it. Children are matched by their index, so an
// element that comes and goes keeps its place and is hidden; one that must not go
// on as another is made again. Handlers are matched by where they are written, so
// each names its message as its scope.
package view

import (
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// View is what screens draw from: one model, the language, and buttons. Each screen embeds
// it.
type View struct {
	M       *client.Model
	L       *text.Language
	Screens gameview.Screens // the views of games
	Send    client.Sender

	said app.UI // what the table on screen says by itself
}

// Draw is the whole page.
func Draw(m *client.Model, screens gameview.Screens, send client.Sender) app.UI {
	v := &View{M: m, L: m.Language(), Screens: screens, Send: send}
	return app.Div().Class("client").Body(
		v.screen(),
		v.release(),
		v.notice(),
		v.heard(),
	)
}

// heard is the region of what a table says by itself, on every screen: what comes with
// its region is not announced.
func (v *View) heard() app.UI {
	if v.said != nil {
		return v.said
	}
	return heardRegion("polite", v.say("table.heard"))
}

func (v *View) screen() app.UI {
	switch v.M.Screen {
	case client.Home:
		return frontPage{v}.draw()
	case client.New:
		return newMatchScreen{v}.draw()
	case client.Play:
		return v.play()
	case client.Arrived:
		return arrivalScreen{v}.draw()
	case client.History:
		return historyScreen{v}.draw()
	case client.Dailies:
		return dailyScreen{v}.draw()
	case client.Options:
		return settingsScreen{v}.draw()
	case client.About:
		return settingsScreen{v}.about()
	case client.Learn:
		return learnScreen{v}.draw()
	case client.Rules:
		return rulesScreen{v}.draw()
	case client.Lessons:
		return learnScreen{v}.lesson()
	}
	return storageView{v}.opening()
}

func (v *View) say(key string, args ...any) string { return v.L.Say(key, args...) }

// Tell is a handler that sends a message.
func (v *View) Tell(msg client.Message) app.EventHandler {
	return func(app.Context, app.Event) { v.Send(msg) }
}

// release offers a new version, when nobody is in the middle of something.
func (v *View) release() app.UI {
	return app.Div().Class("toast", "toast-release").Role("status").Hidden(!v.M.Offers()).Body(
		app.P().Body(
			app.Strong().Text(v.say("update.ready")),
			app.Text(" "+v.say("update.hint")),
		),
		app.Div().Class("row").Body(
			v.Button(v.say("button.later"), client.PutOffUpdate{}),
			v.Button(v.say("button.update"), client.AcceptUpdate{}).Class("primary"),
		),
	)
}

// notice is what the client has to say just now.
func (v *View) notice() app.UI {
	n := v.M.Notice
	var lines []app.UI
	class := ""
	if n != nil {
		for _, l := range n.Lines {
			lines = append(lines, app.P().Text(v.say(l.Key, l.Args...)))
		}
		if n.Error {
			class = "toast-error"
		}
	}
	over := ""
	if t := v.M.Table; t != nil && t.Branch() && v.M.Screen == client.Play {
		over = "toast-high"
	}
	return app.Div().Class("toast", class, over).Role("alert").Hidden(n == nil).Body(
		app.Div().Body(lines...),
		v.IconButton(gameview.IconClose, v.say("button.close"), client.Dismiss{}),
	)
}
