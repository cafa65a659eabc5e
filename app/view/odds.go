package view

import (
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/client"
	"bretwalda/app/gameview"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// Stakes is a preview that opens to more about it, as its summary is described.
func (s facetView) Stakes(p advice.Preview, about string, parts []app.UI) app.UI {
	var lines []app.UI
	for _, w := range p.More {
		lines = append(lines, app.Li().Text(s.Words(w)))
	}
	return app.Details().Class("target", "odds").Body(
		app.Summary().Aria("description", about).Body(parts...),
		app.Ul().Body(lines...),
	)
}

// rows lists answers, each with what it meets, what follows, and a button; those of which
// there is nothing to tell are buttons alone.
func (s facetView) rows(answers []client.Offered) []app.UI {
	var rows, chips []app.UI
	shared := s.shared(answers)
	for i, o := range answers {
		c := o.Choice
		var odds []app.UI
		for _, p := range client.PreviewsOfOffered(s.t, o) {
			odds = append(odds, s.Preview(advice.Preview{Words: p.Words, Chances: p.Chances}))
		}
		label, follows := s.narrator.Label(s.t.Turn, c), s.sentences(s.t.Consequences(c))
		if shared != "" {
			follows = ""
		}
		loss := ""
		if client.Retreats(s.t, c) {
			follows = strings.TrimSpace(follows + " " + s.sentences(s.t.Reasons(c)))
			loss = s.sentences(s.t.WarningOf(c).Losses)
		}
		name, picture := s.narrator.Place(max(c.To, c.From)), app.UI(app.Span().Hidden(true))
		switch {
		case c.From >= 0 && c.To >= 0 && (s.VerbName(int(c.Verb)) == "march" || c.Count > 1): // who is left where others have gone, or retreats
			name = s.say("table.sends", "units", s.narrator.Units(c.What, max(int(c.Count), 1)), "to", s.Place(c.To))
		case c.To >= 0:
			name = s.narrator.Place(c.To)
		case c.From < 0 && kindsDiffer(answers):
			if of, token := s.kind(c); token != nil {
				name, picture = of, token
			} else {
				name = of
			}
		}
		if o.Both && !s.t.EndVerb(o.Then) {
			label = s.narrator.Label(s.t.Turn, o.Then)
			follows = s.narrator.Hint(client.AskedThen(s.t, o)) // what it is good for
		}
		spoken := label
		if !strings.Contains(label, name) {
			spoken = gameview.Named(label, name)
		}
		if len(odds) == 0 && follows == "" {
			chips = append(chips, sheetView(s).choiceButton(label, c, "").Class("chip").Body(picture, app.Span().Text(spoken)))
			continue
		}
		button := sheetView(s).choiceButton(label, c, follows).Aria("label", spoken)
		if o.Both {
			button = s.Button(label, client.PressOffered{Offered: o}).Aria("label", spoken).Aria("description", follows)
			if client.Advises(s.t, o) {
				button = button.Class("primary", "suggested")
			}
		}
		if len(rows) == 0 && s.VerbName(int(c.Verb)) == "fight" {
			button = button.ID(client.Battle)
		}
		rows = append(rows, app.Li().Body(
			app.Div().Class("bound-who").Body(picture, app.B().Hidden(name == "" || spoken == label || o.Both && i > 0 && answers[i-1].Choice == c).Text(name), app.Small().Hidden(follows == "").Text(follows), app.Small().Class("loss").Hidden(loss == "").Text(loss)),
			app.Div().Class("bound-odds").Body(odds...),
			button,
		))
	}
	if shared != "" {
		chips = append([]app.UI{app.P().Class("follows").Text(shared)}, chips...)
	}
	if len(rows) > 0 {
		return append(chips, app.Ul().Class("bound", "fights").Aria("label", s.narrator.Title(s.t.Turn)).Body(rows...))
	}
	return chips
}

// shared is what follows from all of some answers alike, or "": it is said once.
func (s facetView) shared(answers []client.Offered) string {
	words := ""
	for i, o := range answers {
		follows := s.sentences(s.t.Consequences(o.Choice))
		if o.Both || i > 0 && follows != words {
			return ""
		}
		words = follows
	}
	return words
}

// kindsDiffer reports whether answers are about different kinds.
func kindsDiffer(answers []client.Offered) bool {
	return len(answers) > 1 && answers[0].Choice.What != answers[1].Choice.What
}
