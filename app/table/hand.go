package table

import (
	"slices"

	"bretwalda/engine"
)

// things are what a choice names of the things that are picked from a hand.
func (p *Picker) things(c engine.Choice) []int8 {
	switch {
	case p.HandPicks == 0 || c.What < 0:
		return nil
	case p.HandPicks == 1 || c.Extra < 0:
		return []int8{c.What}
	}
	return []int8{c.What, c.Extra}
}

// Things lists what may be picked from the hand, in the order of the list.
func (p *Picker) Things() []int8 {
	var list []int8
	for _, c := range p.legal {
		for _, t := range p.things(c) {
			if !slices.Contains(list, t) {
				list = append(list, t)
			}
		}
	}
	return list
}

// Picks lists the things picked so far. It is not to be written to.
func (p *Picker) Picks() []int8 { return p.picks }

// names reports whether a choice names every thing picked so far.
func (p *Picker) names(c engine.Choice) bool {
	named := p.things(c)
	return !slices.ContainsFunc(p.picks, func(t int8) bool { return !slices.Contains(named, t) })
}

// Pick picks a thing from the hand, or puts it back. One too many takes the
// place of the one picked first. A place that does not go with it is forgotten.
// A thing that cannot be picked is left alone.
func (p *Picker) Pick(thing int8) {
	if i := slices.Index(p.picks, thing); i >= 0 {
		p.picks = slices.Delete(slices.Clone(p.picks), i, i+1)
		return
	}
	if !slices.Contains(p.Things(), thing) {
		return
	}
	p.picks = append(slices.Clone(p.picks), thing)
	if len(p.picks) > p.HandPicks {
		p.picks = p.picks[1:]
	}
	if p.from >= 0 && !has(p.Origins(), p.from) {
		p.from, p.to, p.fromTapped, p.toTapped = engine.None, engine.None, false, false
	}
	if p.to >= 0 && !has(p.Targets(), p.to) {
		p.to, p.toTapped = engine.None, false
	}
}

// inHand leaves the choices that name what is picked from the hand, in
// whatever order, and nothing else.
func (p *Picker) inHand(choices []engine.Choice) []engine.Choice {
	if p.HandPicks == 0 {
		return choices
	}
	return slices.DeleteFunc(choices, func(c engine.Choice) bool {
		return len(p.things(c)) != len(p.picks) || !p.names(c)
	})
}
