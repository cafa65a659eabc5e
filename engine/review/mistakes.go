package review

import (
	"slices"

	"bretwalda/engine"
)

// missed is a choice that a side misses in a phase.
type missed struct {
	worst  int           // the step where it costs most
	best   engine.Choice // with as many as have not gone since
	place  int8          // about which it was asked
	harmed bool          // something that was done instead did harm by itself
}

// sameChoice reports whether a choice of a step is the one that is missed, however many go.
func (m *missed) sameChoice(s *Step, c engine.Choice) bool {
	c.Count, c.Extra = m.best.Count, m.best.Extra
	return m.best == c && m.place == s.Turn.Place
}

// sameArmy reports whether the best choice of a step is for the same army: the same units, wherever
// they are to go, or others that are to go with them.
func (m *missed) sameArmy(s *Step) bool {
	return goes(m.best) && goes(s.Best) && m.best.From == s.Best.From && m.place == s.Turn.Place &&
		(m.best.What == s.Best.What || m.best.To == s.Best.To)
}

// makeUpFor takes from what is missed what a step does of it, and reports whether nothing is
// left.
func (m *missed) makeUpFor(s *Step) bool {
	if m.harmed || !m.sameChoice(s, s.Choice) {
		return false
	}
	m.best.Count, m.best.Extra = max(m.best.Count-s.Choice.Count, 0), max(m.best.Extra-s.Choice.Extra, 0)
	return m.best.Count+m.best.Extra == 0
}

// march is the way of an army in a phase, step by step or in parts.
type march struct {
	what     int8 // of its last step, as what follows
	from, at int8
	worst    int // the step that costs most, or -1
}

// goes reports whether a choice leads from one place to another.
func goes(c engine.Choice) bool { return c.From >= 0 && c.To >= 0 && c.From != c.To }

// goesOn reports whether a choice is a step of the march: on from where it has come, or the same
// step for others of the army.
func (m *march) goesOn(c engine.Choice) bool {
	return m.what == c.What && m.at == c.From || m.from == c.From && m.at == c.To
}

// phase is what a side does until the same is asked of another side; battles may come between.
type phase struct {
	engine.Seat
	side    int8
	missed  []missed
	marches []march
}

// missOnce excuses what is missed again, or made up for, and all steps of a march but the one
// that costs most.
func (r *Review) missOnce() {
	phases := map[uint8]*phase{} // by what is asked
	of := make([]*phase, len(r.Steps))
	for i := range r.Steps {
		s := &r.Steps[i]
		if s.Turn.Seat < 0 {
			continue
		}
		p := phases[s.Turn.Kind]
		if p == nil || p.Seat != s.Turn.Seat || p.side != s.Turn.Side {
			p = &phase{Seat: s.Turn.Seat, side: s.Turn.Side}
			phases[s.Turn.Kind] = p
		}
		of[i], s.Excused = p, false
		r.miss(p, i)
	}
	for i, p := range of { // what is made up for costs nothing
		if p != nil && goes(r.Steps[i].Choice) {
			r.march(p, i)
		}
	}
}

// miss notes what a step misses or makes up for.
func (r *Review) miss(p *phase, i int) {
	s := &r.Steps[i]
	for k := len(p.missed) - 1; k >= 0; k-- {
		if p.missed[k].makeUpFor(s) {
			r.Steps[p.missed[k].worst].Excused = true
			p.missed = slices.Delete(p.missed, k, k+1)
		}
	}
	if s.Error == 0 || s.Best.To < 0 {
		return
	}
	harms := Ahead(s.Before, s.Turn.Seat)-Ahead(s.After, s.Turn.Seat) > r.Margin
	at := slices.IndexFunc(p.missed, func(m missed) bool { return m.sameChoice(s, s.Best) })
	same := at >= 0
	if !same {
		at = slices.IndexFunc(p.missed, func(m missed) bool { return m.sameArmy(s) })
	}
	if at < 0 {
		p.missed = append(p.missed, missed{i, s.Best, s.Turn.Place, harms})
		return
	}
	m := &p.missed[at]
	m.harmed = m.harmed || harms
	if r.Steps[m.worst].Error >= s.Error {
		s.Excused = true
		return
	}
	r.Steps[m.worst].Excused, m.worst = true, i
	if !same {
		m.best = s.Best
	}
}

// march notes a step of a march.
func (r *Review) march(p *phase, i int) {
	s := &r.Steps[i]
	at := slices.IndexFunc(p.marches, func(m march) bool { return m.goesOn(s.Choice) })
	if at < 0 {
		at = len(p.marches)
		p.marches = append(p.marches, march{worst: -1})
	}
	m := &p.marches[at]
	m.what, m.from, m.at = s.Choice.What, s.Choice.From, s.Choice.To
	switch {
	case s.Error == 0 || s.Excused:
	case m.worst < 0:
		m.worst = i
	case r.Steps[m.worst].Error >= s.Error:
		s.Excused = true
	default:
		r.Steps[m.worst].Excused, m.worst = true, i
	}
}
