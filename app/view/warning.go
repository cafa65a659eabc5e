package view

import (
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/gameview"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// warningView asks whether a choice is meant.
type warningView struct{ *tableView }

// panel asks whether to make a choice that gives something up.
func (s warningView) panel() gameview.Panel {
	t := s.t
	c := t.Doubtful()
	label := s.narrator.Label(t.Turn, c)
	p := gameview.Panel{
		Emblem: s.emblem(t.Turn.Side), Title: s.say(t.Warning.Title), Hint: s.sentences(t.Warning.Words), Loss: s.sentences(t.Warning.Losses), Player: t.Viewer,
	}
	confirm := s.Button(label, client.ConfirmEnd{})
	if ends := s.say("button.endTurn"); t.EndVerb(c) && label != ends {
		confirm = confirm.Aria("label", gameview.Named(ends, label))
	}
	if t.Warning.Lost > 0 {
		confirm = confirm.Class("danger")
	}
	// The bright button is the one that loses nothing, whatever was done before.
	p.Buttons = []app.UI{s.Button(s.say(t.Warning.Stay), client.Stay{}).Class("primary"), confirm}
	return p
}

// sentences are what the advisor says, one after the other.
func (s *tableView) sentences(list []advice.Words) string {
	var words []string
	for _, w := range list {
		words = append(words, s.Words(w))
	}
	return strings.Join(words, " ")
}
