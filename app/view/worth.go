package view

import (
	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// The layer of the map that shows what places are worth, as all games have it.

// iconMap is a folded map.
const iconMap = "M3 5l5-2 6 2 5-2v14l-5 2-6-2-5 2zM8 3v14M14 5v14"

// iconThreats are arrows that meet.
const iconThreats = "M3 11h6M6 8l3 3-3 3M19 11h-6M16 8l-3 3 3 3M11 3v4M11 15v4"

// worthView shows what places are worth, and who threatens them.
type worthView struct{ *tableView }

// worthKey is the legend of the layer.
func (s worthView) worthKey() app.UI {
	_, legend := s.game.Layer()
	return legend.UI
}

// WorthLegend is what the layer shows, with the button that puts it away. next leads
// to another layer. Where room is short it is one line until it is tapped.
func (s worthView) WorthLegend(side int8, title, words, said string, next app.UI, key []app.UI) gameview.Legend {
	unfolded, class := s.t.Layer.Unfolded, ""
	if unfolded {
		class = "worth-unfolded"
	}
	sign, layer, hide := board.Emblem(s.look, side, 30), "worth.layer", "worth.hide"
	if s.t.Layer.Threats {
		sign, layer, hide = gameview.Icon(iconThreats), "threats.title", "threats.hide"
	}
	drawn := app.Section().ID(client.WorthLegend).TabIndex(-1).Class("worth-legend", class).Aria("label", s.say(layer)).Body(
		sign,
		app.Div().Class("worth-words").Body(
			app.B().Text(title),
			app.Span().Text(words),
		),
		app.Button().Type("button").Class("worth-fold").Aria("label", said).Aria("expanded", unfolded).OnClick(s.Tell(client.FoldWorth{})),
		next,
		s.IconButton(gameview.IconClose, s.say(hide), client.HideWorth{}),
		app.Ul().Class("worth-key").Body(key...),
		app.Span().Class("aside").Role("status").Text(said),
	)
	return gameview.Legend{UI: drawn, Said: said}
}

// ShowWorth is the button that turns the layer on.
func (s worthView) ShowWorth(l client.Layer, about string) app.UI {
	msg := client.ShowWorth{Layer: l}
	return app.Button().Type("button").Class("chip", "worth-show").Aria("label", gameview.Named(s.say("worth.show"), about)).
		OnClick(s.Tell(msg), gameview.Scope(msg)).Body(gameview.Icon(iconMap), app.Span().Text(s.say("worth.map")))
}
