package table

import (
	"slices"

	"bretwalda/engine"
)

// things are what a choice names of the things that are picked from a hand.
func (p *Picker) things(c engine.Choice) []int8 {
	switch {
	case p.Hand == 0 || c.What < 0:
		return nil
	case p.Hand == 1 || c.Extra < 0:
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

// Taken lists the things picked so far. It is not to be written to.
func (p *Picker) Taken() []int8 { return p.taken }

// names reports whether a choice names every thing picked so far.
func (p *Picker) names(c engine.Choice) bool {
	named := p.things(c)
	return !slices.ContainsFunc(p.taken, func(t int8) bool { return !slices.Contains(named, t) })
}

// Take picks a thing from the hand, or puts it back. One too many takes the
// place of the one picked first. A place that does not go with it is forgotten.
// A thing that cannot be picked is left alone.
func (p *Picker) Take(thing int8) {
	if i := slices.Index(p.taken, thing); i >= 0 {
		p.taken = slices.Delete(slices.Clone(p.taken), i, i+1)
		return
	}
	if !slices.Contains(p.Things(), thing) {
		return
	}
	p.taken = append(slices.Clone(p.taken), thing)
	if len(p.taken) > p.Hand {
		p.taken = p.taken[1:]
	}
	if p.from >= 0 && !has(p.Origins(), p.from) {
		p.from, p.to, p.held, p.aimed = engine.None, engine.None, false, false
	}
	if p.to >= 0 && !has(p.Targets(), p.to) {
		p.to, p.aimed = engine.None, false
	}
}

// inHand leaves the choices that name what is picked from the hand, in
// whatever order, and nothing else.
func (p *Picker) inHand(choices []engine.Choice) []engine.Choice {
	if p.Hand == 0 {
		return choices
	}
	return slices.DeleteFunc(choices, func(c engine.Choice) bool {
		return len(p.things(c)) != len(p.taken) || !p.names(c)
	})
}
