package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// beginning is what the person plays, over the map until they do something.
func (s tableScreen) beginning() app.UI {
	var list []app.UI
	if client.Begins(s.t) {
		for _, a := range s.game.Aims() {
			list = append(list, app.Li().Body(
				board.Emblem(s.look, a.Side, 36),
				app.Div().Body(
					app.P().Body(app.B().Text(s.narrator.Side(a.Side)), app.Small().Text(" "+a.When)),
					app.P().Hidden(a.Wants == "").Text(a.Wants),
					app.P().Hidden(a.Foes == "").Class("foes").Text(a.Foes),
				),
			))
		}
	}
	return app.Section().Class("beginning", "board-words").Aria("label", s.say("begin.title")).Hidden(len(list) == 0).Body(
		app.H2().Text(s.say("begin.title")),
		app.Ul().Aria("label", s.say("begin.title")).Body(list...),
		app.P().Class("muted").Text(s.say("begin.go")),
	)
}
