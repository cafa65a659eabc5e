package client

import (
	"cmp"
	"errors"
	"slices"

	"bretwalda/app/table"
	"bretwalda/engine"
)

// PutBack is what was picked and is not any more, since it does not go with what
// was touched after it.
type PutBack struct {
	Place  int8 // or None
	Things []int8
	To     int8 // the place that was tapped, or None
	For    int8 // the thing that was taken, or None
	Full   bool // no more things may be picked
}

// CloseReason puts away why a place is not offered.
type CloseReason struct{}

func (CloseReason) Apply(m *Model) []Command {
	if m.Table != nil {
		m.Table.Why = ""
	}
	return nil
}

// putBack notes what was picked before a place or a thing was touched, and is not any
// more.
func (t *Scene) putBack(before table.Picker, place, thing int8) {
	back := PutBack{To: place, For: thing}
	back.Place, back.Things = t.Picker.PutBack(before, place)
	switch {
	case thing < 0:
	case before.HandPicks == 1 || slices.Contains(back.Things, thing): // exchanged, or put back by hand
		back.Things = nil
	default:
		back.Full = len(back.Things) > 0
	}
	if t.PutBack = nil; back.Place >= 0 || len(back.Things) > 0 {
		t.PutBack = &back
	}
}

// refused is the rule for which a place is not offered just now, with the place that
// stands in the way; none where it is offered, or places are not asked for. The vague rules
// say least about it, the least first.
func (t *Scene) refused(place int8, state engine.State, vague []string) engine.IllegalError {
	p := &t.Picker
	if t.Turn.Seat < 0 || !p.HasPlaces() || place == p.From() || place == p.To() {
		return engine.IllegalError{}
	}
	var tries []engine.Choice
	for _, c := range p.All() {
		from, to := table.Ends(c)
		switch {
		case from == place || p.From() == from && to == place:
			return engine.IllegalError{}
		case from < 0 && to < 0:
			continue
		}
		if try, ok := t.instead(c, place); ok && !slices.Contains(tries, try) {
			tries = append(tries, try)
		}
	}
	// A leader with others says more than one alone.
	slices.SortStableFunc(tries, func(a, b engine.Choice) int { return cmp.Compare(min(b.Count, 1), min(a.Count, 1)) })
	return reason(state, tries, vague)
}

// looksAt reports whether a place that is not offered was tapped to be looked at: pieces are
// to be picked, none is, and none of theirs is there.
func looksAt(t *Table, place int8) bool {
	if t.Lesson != nil || t.Picker.Picked() || t.Picker.From() >= 0 || t.Picker.To() >= 0 || t.Picker.Origins() == 0 {
		return false
	}
	return !slices.ContainsFunc(t.Pieces, func(p engine.Piece) bool {
		return p.Place == place && p.Side == t.Turn.Side && p.Mark&engine.Destroyed == 0
	})
}

// instead is a choice as it would be with another place: that to which it leads
// once it is known from where, else that where it begins.
func (t *Scene) instead(c engine.Choice, place int8) (engine.Choice, bool) {
	from, to := table.Ends(c)
	origin := t.Picker.From()
	switch {
	case from >= 0 && origin < 0 && from != place:
		c.From, c.To = place, engine.None
	case from >= 0 && from == origin && to != place:
		c.To = place
	case from < 0 && c.To >= 0 && origin < 0:
		c.To = place
	case from < 0 && origin < 0:
		c.From = place
	default:
		return c, false
	}
	c.Via, c.Via2 = engine.None, engine.None
	if from >= 0 {
		c.Count = min(c.Count, 1)
	}
	return c, true
}

// Forbidden is the rule that forbids a choice just now; "" where none does.
func (t *Table) Forbidden(c engine.Choice) string {
	return reason(t.match.State(), []engine.Choice{c}, nil).Rule
}

// reason returns the most telling error if every choice is illegal, else none. The list vague
// has the rules that say least, the least telling first.
func reason(state engine.State, tries []engine.Choice, vague []string) engine.IllegalError {
	var best engine.IllegalError
	rank := func(rule string) int { return slices.Index(vague, rule) }
	for _, c := range tries {
		_, err := state.Clone().Play(c)
		var illegal *engine.IllegalError
		if !errors.As(err, &illegal) {
			continue
		}
		switch r := rank(illegal.Rule); {
		case r < 0:
			return *illegal
		case best.Rule == "" || r > rank(best.Rule):
			best = *illegal
		}
	}
	return best
}
