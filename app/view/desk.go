package view

import (
	"bretwalda/app/client"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// onDesk is text that is seen where there is room beside the map.
func (s tableScreen) onDesk(class, words string) app.UI {
	on := s.M.Desk && words != ""
	if !on {
		words = ""
	}
	return app.Span().Class(class).Aria("hidden", true).Hidden(!on).Text(words)
}

// overview is below the scores of a desk: what the first drawer of the game tells,
// unless it is open, and the card of the side that acts.
func (s tableScreen) overview() app.UI {
	var parts []app.UI
	if own := s.game.Drawers(); s.M.Desk && len(own) > 0 && s.t.Drawer != own[0].ID {
		title, body := own[0].Open()
		parts = append(parts, app.H2().Text(title), body)
		if side := (sheetView(s)).cardSide(); side >= 0 {
			parts = append(parts, app.H2().Text(s.narrator.Side(side)), s.game.Card(side))
		}
	}
	return app.Div().Class("overview").Hidden(len(parts) == 0).Body(parts...)
}

// deskLog is the log where there is room beside the map, unless its drawer is open.
func (s tableScreen) deskLog() app.UI {
	on := s.M.Desk && s.t.Drawer != client.LogDrawer
	body := app.UI(app.Div())
	if on {
		body = logView(s).draw()
	}
	title := s.say("log.title")
	return app.Section().Class("desk-log").Hidden(!on).Aria("label", title).TabIndex(0).Body(app.H2().Text(title), body)
}

// broad reports whether the map is nearly as wide as high.
func (s tableScreen) broad() bool {
	chart := s.game.Chart()
	return chart != nil && chart.Height < 1.4*chart.Width
}
