package view

import (
	"bretwalda/app/counsel"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// stakes is a prospect that opens to more about it, as its summary is described.
func (s *seatView) stakes(p counsel.Prospect, about string, parts []app.UI) app.UI {
	var lines []app.UI
	for _, w := range p.More {
		lines = append(lines, app.Li().Text(s.words(w)))
	}
	return app.Details().Class("target", "odds").Body(
		app.Summary().Aria("description", about).Body(parts...),
		app.Ul().Body(lines...),
	)
}
