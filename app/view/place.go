package view

import (
	"slices"
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/text"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// placeView is the card of a place.
type placeView struct{ *tableView }

// card is all that one may ask of a place: what it is worth, who is there, how
// one would come there now, and its neighbours.
func (s placeView) card(place int8) app.UI {
	lines := func(texts []string) []app.UI {
		var list []app.UI
		for _, l := range texts {
			list = append(list, app.Li().Text(text.Capitalize(l)))
		}
		return list
	}
	stands := s.stands(place)
	if len(stands) == 0 {
		stands = []string{s.say("place.empty")}
	}
	body := []app.UI{
		app.Ul().Class("place-lines").Aria("label", s.narrator.Place(place)).Body(lines(stands)...),
	}
	parts := []gameview.Part{{Lines: s.game.About(place)}}
	if p, ok := s.game.(gameview.Parted); ok {
		parts = p.Parts(place)
	}
	for _, part := range parts {
		if len(part.Lines) == 0 {
			continue
		}
		if part.Title != "" {
			body = append(body, app.H3().Text(part.Title))
		}
		body = append(body, app.Ul().Class("place-lines").Body(lines(part.Lines)...))
	}
	if list := s.marches(place, true); len(list) > 0 {
		body = append(body, app.H3().Text(s.say("place.reach")), app.Div().Class("place-reach").Body(s.met(list)...))
	}
	if list := s.marches(place, false); len(list) > 0 {
		body = append(body, app.H3().Text(s.say("place.goes")), app.Div().Class("place-reach").Body(s.met(list)...))
	}
	if list := s.neighbours(place); len(list) > 0 {
		body = append(body, app.H3().Text(s.say("place.near")), app.Ul().Class("place-near").Aria("label", s.say("place.near")).Body(list...))
	}
	return app.Div().Class("place-card").Body(body...)
}

// marches are the choices at hand that lead to a place, or from it: between it and each
// other place the one with the most units.
func (s placeView) marches(place int8, to bool) []engine.Choice {
	t := s.t
	if t.Passing || t.Stale || !t.Live() || t.Turn.Seat < 0 || t.Turn.Seat != t.Viewer {
		return nil
	}
	var ways []engine.Choice
	for _, c := range t.Picker.All() {
		if to && c.To != place || !to && c.From != place || c.From < 0 || c.To < 0 || c.From == c.To {
			continue
		}
		i := slices.IndexFunc(ways, func(w engine.Choice) bool { return w.From == c.From && w.To == c.To })
		switch {
		case i < 0:
			ways = append(ways, c)
		case c.Count+c.Extra > ways[i].Count+ways[i].Extra:
			ways[i] = c
		}
	}
	return ways
}

// met is what each of some choices would meet.
func (s placeView) met(ways []engine.Choice) []app.UI {
	var list []app.UI
	for _, c := range ways {
		list = append(list, app.P().Text(s.narrator.Choice(s.t.Turn, c)))
		for _, p := range s.t.PreviewsOf(c) {
			list = append(list, facetView(s).Preview(p))
		}
	}
	return list
}

// neighbours are the neighbours of a place as a list that leads on, each with who
// is there.
func (s placeView) neighbours(place int8) []app.UI {
	var list []app.UI
	for _, n := range s.game.Near(place) {
		msg := client.ShowPlace{Place: n}
		lines := s.stands(n)
		switch {
		case len(lines) == 0:
			lines = append(lines, s.say("place.empty"))
		case len(lines) == 1 && lines[0] == s.say("table.difficult"):
			lines = append(lines, strings.ToLower(s.say("place.empty")))
		}
		stands := s.L.Commas(lines)
		list = append(list, app.Li().Body(
			app.Button().Type("button").Class("link").OnClick(s.Tell(msg), gameview.Scope(msg)).Text(s.narrator.Place(n)),
			app.Span().Class("muted").Text(stands),
		))
	}
	return list
}
