package view

import (
	"strings"

	"bretwalda/app/board"
	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// changes is what the person has lost and gained since their last decision, a line a
// side: wars of others, rules and dice cost units while nobody looks.
func (s *seatView) changes() app.UI {
	var rows []app.UI
	list := s.t.Changes
	if s.t.Briefed() { // it was on the page before
		list = nil
	}
	for _, x := range list {
		lost, gained := s.holding("changes.lost", x.Lost), s.holding("changes.gained", x.Gained)
		points := ""
		if s.game.Counts(s.t.Turn.Seat) {
			points = strings.TrimSpace(s.scored(x.Gained.Points) + "\n" + s.scored(-x.Lost.Points))
		}
		var off []string
		for _, g := range x.Off {
			off = append(off, s.say("changes.off", "side", s.narrator.Side(g.Side), "points", s.scored(g.Points)))
		}
		others := strings.Join(off, "\n")
		if lost+gained+points+others == "" {
			continue
		}
		if lost+gained == "" && points != "" {
			gained = s.say("changes.score")
		}
		rows = append(rows, app.Li().Body(
			board.Emblem(s.look, x.Side, 22),
			app.Div().Body(
				app.Span().Class("aside").Text(s.narrator.Side(x.Side)),
				app.Span().Class("changes-lost").Hidden(lost == "").Text(lost),
				app.Span().Hidden(gained == "").Text(gained),
				app.Span().Class("changes-off").Hidden(others == "").Text(others),
			),
			app.B().Hidden(points == "").Text(points),
		))
	}
	return app.Ul().Class("changes").Aria("label", s.say("changes.title")).Hidden(len(rows) == 0).Body(rows...)
}

// scored says how many points were won or lost; "" for none.
func (s *seatView) scored(points int) string {
	if points == 0 {
		return ""
	}
	return s.say("changes.points", "count", s.narrator.Points(max(points, -points)), "points", s.Gained(points))
}

// holding lists places, then units; "" for none.
func (s *seatView) holding(key string, h client.Holding) string {
	var list []string
	for _, p := range h.Places {
		list = append(list, s.narrator.Place(p))
	}
	for _, u := range h.Units {
		list = append(list, s.narrator.Units(u.What, u.Count))
	}
	if len(list) == 0 {
		return ""
	}
	return s.say(key, "what", s.L.Commas(list))
}
