package view

import (
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// placeCard is all that one may ask of a place: what it is worth, who stands there, how
// one would come there now, and its neighbours.
func (s *seatView) placeCard(place int8) app.UI {
	lines := func(texts []string) []app.UI {
		var list []app.UI
		for _, l := range texts {
			list = append(list, app.Li().Text(l))
		}
		return list
	}
	stands := s.stands(place)
	if len(stands) == 0 {
		stands = []string{s.say("place.empty")}
	}
	body := []app.UI{
		app.Ul().Class("place-lines").Body(lines(stands)...),
		app.Ul().Class("place-lines").Body(lines(s.game.About(place))...),
	}
	if list := s.arrivals(place); len(list) > 0 {
		body = append(body, app.H3().Text(s.say("place.reach")), app.Div().Class("place-reach").Body(list...))
	}
	if list := s.neighbours(place); len(list) > 0 {
		body = append(body, app.H3().Text(s.say("place.near")), app.Ul().Class("place-near").Body(list...))
	}
	return app.Div().Class("place-card").Body(body...)
}

// arrivals are the choices at hand that lead to a place: from each other place the one
// with the most units, with what it would meet.
func (s *seatView) arrivals(place int8) []app.UI {
	t := s.t
	if t.Passing || t.Stale || t.Replay != nil || t.Turn.Seat < 0 || t.Turn.Seat != t.Viewer {
		return nil
	}
	var from []int8
	most := map[int8]engine.Choice{}
	for _, c := range t.Picker.All() {
		if c.To != place || c.From < 0 || c.From == place {
			continue
		}
		best, known := most[c.From]
		if !known {
			from = append(from, c.From)
		}
		if !known || c.Count+c.Extra > best.Count+best.Extra {
			most[c.From] = c
		}
	}
	var list []app.UI
	for _, f := range from {
		c := most[f]
		list = append(list, app.P().Text(s.narrator.Choice(t.Turn, c)))
		for _, p := range t.PreviewsOf(c) {
			list = append(list, s.Preview(p))
		}
	}
	return list
}

// neighbours are the places that share a border with one, each with who stands there.
func (s *seatView) neighbours(place int8) []app.UI {
	chart := s.game.Chart()
	if chart == nil {
		return nil
	}
	var list []app.UI
	for set, n := chart.Places[place].Beside, int8(0); set != 0; set, n = set>>1, n+1 {
		if set&1 == 0 {
			continue
		}
		msg := client.ShowPlace{Place: n}
		stands := s.L.Commas(s.stands(n))
		list = append(list, app.Li().Body(
			app.Button().Type("button").Class("link").OnClick(s.tell(msg), gameview.Scope(msg)).Text(s.narrator.Place(n)),
			app.Span().Class("muted").Text(stands),
		))
	}
	return list
}
