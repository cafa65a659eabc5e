package view

import (
	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Space is a round on the timeline of a game: over where when is negative, under way
// where it is 0.
func (s tableScreen) Space(when int, title, years string, body ...app.UI) app.UI {
	class, id, now := "", "", ""
	switch {
	case when == 0:
		class, id, now = "now", client.Now, s.say("timeline.now")
	case when < 0:
		class = "past"
	}
	head := app.H3().ID(id).TabIndex(-1).Body(
		app.Span().Text(title),
		app.Small().Hidden(years == "").Text(years),
		app.Em().Hidden(now == "").Text(now),
	)
	return app.Li().Class("space", class).Body(append([]app.UI{head}, body...)...)
}
