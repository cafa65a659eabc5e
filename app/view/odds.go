package view

import (
	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/gameview"

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

// fights are the battles that wait, each with its odds and a button, until one is picked.
func (s *seatView) fights() app.UI {
	var rows []app.UI
	for _, c := range s.t.Picker.All() {
		if s.VerbName(int(c.Verb)) != "fight" || c.To < 0 {
			continue
		}
		var odds []app.UI
		for _, p := range s.t.PreviewsOf(c) {
			odds = append(odds, s.Preview(advice.Preview{Words: p.Words, Chances: p.Chances}))
		}
		msg := client.Press{Choice: c}
		label := s.narrator.Label(s.t.Turn, c)
		rows = append(rows, app.Li().Body(
			app.Div().Class("bound-who").Body(app.B().Text(s.narrator.Place(c.To))),
			app.Div().Class("bound-odds").Body(odds...),
			s.button(label, msg).Aria("label", gameview.Named(label, s.narrator.Place(c.To))),
		))
	}
	return app.Ul().Class("bound", "fights").Body(rows...)
}
