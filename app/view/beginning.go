package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

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
	seat := s.t.OnlyPerson()
	if seat < 0 { // whoever has the device now
		seat = max(s.t.User, 0)
	}
	return app.Section().Class("beginning", "board-words").Aria("label", s.say("begin.title")).Hidden(len(list) == 0).Body(
		s.ofDay(),
		app.H2().Body(app.Text(s.say("begin.title")+" "), gameview.Swatch(s.game.SeatColour(seat))),
		app.Ul().Aria("label", s.say("begin.title")).Body(list...),
		app.P().Class("muted").Aria("hidden", true).Text(s.say("begin.go")), // fingers alone need to
	)
}

// ofDay is what a day's match is: the game, the opponents, and what is to be beaten.
func (s tableScreen) ofDay() app.UI {
	d := s.t.Record.Daily
	if d == nil {
		return app.Div().Hidden(true)
	}
	var others []string
	for seat, kind := range s.t.Seats {
		if kind.Bot() {
			others = append(others, s.t.Name(s.L, engine.Seat(seat))+" ("+s.kindName(kind)+")")
		}
	}
	title := s.say("daily.title") + " · " + client.DayName(s.L, d.Day)
	return app.Div().Class("of-day").Body(
		app.H2().Text(title),
		app.P().Hidden(d.Day >= s.M.Today()).Body(app.Strong().Text(s.say("daily.past.told"))),
		app.P().Text(s.say("daily.against", "game", s.GameName(s.t.Game().ID()), "players", s.L.And(others))),
		app.P().Class("muted").Text(s.say("daily.beat")),
	)
}
