package client

import (
	"slices"
	"strings"

	"bretwalda/app/advice"
	"bretwalda/app/table"
	"bretwalda/engine"
)

// mostRows is how many answers the sheet lists: more are for the map.
const mostRows = 3

// Offered is an answer with a button of its own. Both says that Then answers the question
// that the choice leads to.
type Offered struct {
	Choice, Then engine.Choice
	Both         bool
}

// Rows are the answers that the sheet lists, each with what it meets and a button of its
// own: the battles that wait, and a few places or numbers. None while one is picked.
func Rows(t *Table) []Offered {
	p := &t.Picker
	if t.Lesson != nil || t.Turn.Seat < 0 || p.HandPicks > 0 || p.To() >= 0 || t.Marks.Most > 1 {
		return nil
	}
	x := t.Game().Lexicon()
	if x.Asks[t.Turn.Kind] == "place" { // the last piece is set up as those before it
		return nil
	}
	var list []Offered
	if x.Asks[t.Turn.Kind] == "battle" {
		for _, c := range p.All() {
			if x.Verbs[c.Verb] == "fight" && c.To >= 0 {
				list = append(list, answersWith(t, c)...)
			}
		}
		return list
	}
	if !p.HasPlaces() {
		return kinds(p)
	}
	for _, c := range p.All() {
		from, to := table.Ends(c)
		same := slices.IndexFunc(list, func(o Offered) bool { _, other := table.Ends(o.Choice); return other == to })
		switch {
		case from < 0 && to < 0:
			continue
		case same >= 0 && Retreats(t, c): // as many as can
			if c.Count >= list[same].Choice.Count {
				list[same].Choice = c
			}
			continue
		case from >= 0 && from != t.Turn.Place, len(list) == mostRows, same >= 0:
			return nil
		}
		list = append(list, Offered{Choice: c})
	}
	if len(list) == 1 && !t.Fighting() {
		return nil // a retreat has a button however few the ways
	}
	return list
}

// Retreats reports whether a choice leads units out of a battle.
func Retreats(t *Table, c engine.Choice) bool {
	return strings.HasPrefix(t.Game().Lexicon().Verbs[c.Verb], "retreat")
}

// answersWith are a choice alone, or with each answer to the question that it leads to, the
// plainest first.
func answersWith(t *Table, c engine.Choice) []Offered {
	next, ok := t.advisor.Next(t.adviceContext(), c)
	if !ok {
		return []Offered{{Choice: c}}
	}
	var list []Offered
	for _, then := range next.Legal {
		o := Offered{c, then, true}
		if t.EndVerb(then) {
			list = slices.Insert(list, 0, o)
		} else {
			list = append(list, o)
		}
	}
	return list
}

// PreviewsOfOffered tells what an answer would meet.
func PreviewsOfOffered(t *Table, o Offered) []advice.Preview {
	if next, ok := t.advisor.Next(t.adviceContext(), o.Choice); o.Both && ok {
		return t.advisor.Previews(next, o.Then)
	}
	return t.PreviewsOf(o.Choice)
}

// AskedThen is the question that an answer leads to and answers too.
func AskedThen(t *Table, o Offered) engine.Turn {
	next, _ := t.advisor.Next(t.adviceContext(), o.Choice)
	return next.Turn
}

// PressOffered makes the choice, and answers the question that it leads to.
type PressOffered struct{ Offered }

func (msg PressOffered) Apply(m *Model) []Command {
	t := m.beginDecision()
	switch {
	case t == nil:
		return nil
	case !msg.Both || t.Lesson != nil || t.Turn.Seat < 0:
		return m.press(msg.Choice, false)
	case t.asksFirst(msg.Choice):
		return nil
	}
	begun := t.match.Len()
	_, err := t.match.Play(msg.Choice)
	if err == nil && slices.Contains(t.match.Legal(), msg.Then) {
		_, err = t.match.Play(msg.Then)
		t.confirmed = append(t.confirmed, [2]int{begun, t.match.Len()})
	}
	return append(m.changed(err), m.feel(feltDone)...)
}

// kinds are the choices of which a number alone is open, or a kind.
func kinds(p *table.Picker) []Offered {
	offers := p.Offers()
	if len(offers) != 1 || offers[0].Facet != table.Count && offers[0].Facet != table.What || len(offers[0].Values) > mostRows+1 {
		return nil
	}
	var list []Offered
	for _, value := range offers[0].Values {
		if c, ok := p.With(offers[0].Facet, value); ok {
			list = append(list, Offered{Choice: c})
		}
	}
	return list
}
