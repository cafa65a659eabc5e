package view

import (
	"bretwalda/app/advice"

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
