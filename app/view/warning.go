package view

import (
	"strings"

	"bretwalda/app/client"
	"bretwalda/app/counsel"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// warning asks whether to make a choice that gives something up.
func (s *seatView) warning() panel {
	t := s.t
	label := s.say("button.endTurn")
	if c := t.Doubtful(); !t.EndVerb(c) {
		label = s.herald.Label(t.Turn, c)
	}
	p := panel{
		emblem: s.emblem(t.Turn.Side), title: s.say(t.Warning.Title), hint: s.sentences(t.Warning.Words), player: t.Viewer,
	}
	stay, confirm := s.button(s.say(t.Warning.Stay), client.Stay{}), s.button(label, client.ConfirmEnd{})
	switch {
	case t.Warning.Lost > 0:
		p.middle = s.losses(t.Warning)
		stay, confirm = stay.Class("primary"), confirm.Class("danger")
	case t.Risky(t.Doubtful()):
		stay = stay.Class("primary")
	default:
		confirm = confirm.Class("primary")
	}
	p.buttons = []app.UI{stay, confirm}
	return p
}

// losses says in red what the rules would take.
func (s *seatView) losses(w counsel.Warning) []app.UI {
	if w.Lost == 0 {
		return nil
	}
	return []app.UI{app.P().Class("loss").Role("status").Text(s.sentences(w.Losses))}
}

// sentences are what the counsel says, one after the other.
func (s *seatView) sentences(list []counsel.Words) string {
	var words []string
	for _, w := range list {
		words = append(words, s.words(w))
	}
	return strings.Join(words, " ")
}
