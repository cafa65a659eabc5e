package view

import (
	"bretwalda/app/advice"
	"bretwalda/app/gameview"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Stakes is a preview that opens to more about it, as its summary is described.
func (s *seatView) Stakes(p advice.Preview, about string, parts []app.UI) app.UI {
	var lines []app.UI
	for _, w := range p.More {
		lines = append(lines, app.Li().Text(s.Words(w)))
	}
	return app.Details().Class("target", "odds").Body(
		app.Summary().Aria("description", about).Body(parts...),
		app.Ul().Body(lines...),
	)
}

// rows lists answers, each with what it meets, what follows, and a button.
func (s *seatView) rows(answers []engine.Choice) app.UI {
	var rows []app.UI
	for _, c := range answers {
		var odds []app.UI
		for _, p := range s.t.PreviewsOf(c) {
			odds = append(odds, s.Preview(advice.Preview{Words: p.Words, Chances: p.Chances}))
		}
		label, name, numbered := s.narrator.Label(s.t.Turn, c), "", c.From < 0 && c.To < 0
		if name = s.narrator.Place(max(c.To, c.From)); c.To >= 0 {
			name = s.narrator.Place(c.To)
		}
		spoken := gameview.Named(label, name)
		if numbered {
			name, spoken = "", label
		}
		follows := s.sentences(s.t.Consequences(c))
		b := s.choiceButton(label, c, follows).Aria("label", spoken)
		rows = append(rows, app.Li().Body(
			app.Div().Class("bound-who").Body(app.B().Hidden(name == "").Text(name), app.Small().Hidden(follows == "").Text(follows)),
			app.Div().Class("bound-odds").Body(odds...),
			b,
		))
	}
	return app.Ul().Class("bound", "fights").Aria("label", s.narrator.Title(s.t.Turn)).Body(rows...)
}
