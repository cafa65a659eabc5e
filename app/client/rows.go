package client

import (
	"slices"

	"bretwalda/app/table"
	"bretwalda/engine"
)

// mostRows is how many answers the sheet lists: more are for the map.
const mostRows = 3

// Rows are the answers that the sheet lists, each with what it meets and a button of its
// own: the battles that wait, and a few places or numbers. None while one is picked.
func Rows(t *Table) []engine.Choice {
	p := &t.Picker
	if t.Lesson != nil || t.Turn.Seat < 0 || p.Hand > 0 || p.To() >= 0 || t.Marks.Most > 1 {
		return nil
	}
	x := t.Game().Lexicon()
	var list []engine.Choice
	if x.Asks[t.Turn.Kind] == "battle" {
		for _, c := range p.All() {
			if x.Verbs[c.Verb] == "fight" && c.To >= 0 {
				list = append(list, c)
			}
		}
		return list
	}
	if !p.HasPlaces() {
		return kinds(p)
	}
	for _, c := range p.All() {
		from, to := table.Ends(c)
		switch {
		case from < 0 && to < 0:
			continue
		case from >= 0 && from != t.Turn.Place, len(list) == mostRows:
			return nil
		case slices.ContainsFunc(list, func(d engine.Choice) bool { _, other := table.Ends(d); return other == to }):
			return nil
		}
		list = append(list, c)
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// kinds are the choices of which a number alone is open, or a kind.
func kinds(p *table.Picker) []engine.Choice {
	offers := p.Offers()
	if len(offers) != 1 || offers[0].Facet != table.Count && offers[0].Facet != table.What || len(offers[0].Values) > mostRows+1 {
		return nil
	}
	var list []engine.Choice
	for _, value := range offers[0].Values {
		if c, ok := p.With(offers[0].Facet, value); ok {
			list = append(list, c)
		}
	}
	return list
}
