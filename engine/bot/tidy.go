package bot

import (
	"slices"

	"bretwalda/engine"
)

// Idler is a state of a game in which things may be moved about for nothing.
type Idler interface {
	engine.State
	// Idle reports whether a legal choice only moves things about, so that it
	// neither takes anything nor leads to a fight.
	Idle(engine.Choice) bool
}

// trifle is the least gain, in grains, that justifies moving things about. Moves back
// and forth look foolish, and gain no more than the error of the judgement.
const trifle = Grain / 2

// tidy removes from a plan the choices that only move things about and gain less than a
// trifle, from the last to the first. Two that exchange things go together, others one
// by one.
func (t *thinker) tidy(root engine.State, p plan) plan {
	if _, ok := root.(Idler); !ok || len(p.choices) == longest {
		return p
	}
	idle := t.idle(root, p.choices)
	if len(idle) == 0 {
		return p
	}
	worth := t.worthOf(root, p.choices)
	drop := func(which ...int) bool {
		list := without(root, p.choices, which)
		if list == nil {
			return false
		}
		w := t.worthOf(root, list)
		if w+trifle <= worth {
			return false
		}
		p.choices, worth = list, w
		return true
	}
	for k := len(idle) - 1; k >= 0 && !t.interrupted(); k-- {
		if drop(idle[k]) {
			continue
		}
		c := p.choices[idle[k]]
		for j := k - 1; j >= 0; j-- {
			if d := p.choices[idle[j]]; d.From == c.To && d.To == c.From && drop(idle[j], idle[k]) {
				idle = slices.Delete(idle, j, j+1)
				k--
				break
			}
		}
	}
	return p
}

// worthOf is the stake in the position after the last choice of a plan, before
// anything follows.
func (t *thinker) worthOf(root engine.State, choices []engine.Choice) int {
	s := root.Clone()
	last := len(choices) - 1
	for _, c := range choices[:last] {
		s.Play(c)
	}
	return t.after(s, choices[last])
}

// without is a plan without some of its choices, brought to its end; nil where the
// others cannot be made then.
func without(root engine.State, choices []engine.Choice, which []int) []engine.Choice {
	var list []engine.Choice
	for i, c := range choices {
		if !slices.Contains(which, i) {
			list = append(list, c)
		}
	}
	s, asked := root.Clone(), root.Turn()
	for _, c := range choices[:len(choices)-1] {
		if _, err := s.Play(c); err != nil {
			return nil
		}
		asked = s.Turn()
	}
	s = root.Clone()
	for _, c := range list {
		if _, err := s.Play(c); err != nil {
			return nil
		}
	}
	if now := s.Turn(); now == asked {
		legal := s.Legal(nil)
		end := legal[len(legal)-1]
		if end.From >= 0 || end.To >= 0 {
			return nil // the things that it moved would have to move
		}
		list = append(list, end)
	}
	return list
}

// idle numbers the choices of a plan that only move things about.
func (t *thinker) idle(root engine.State, choices []engine.Choice) []int {
	var list []int
	s := root.Clone()
	for i, c := range choices {
		if s.(Idler).Idle(c) {
			list = append(list, i)
		}
		if _, err := s.Play(c); err != nil {
			return nil
		}
	}
	return list
}
