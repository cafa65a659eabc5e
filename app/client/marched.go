package client

import (
	"bretwalda/app/advice"
	"bretwalda/app/table"
	"bretwalda/engine"
)

// Marched is a march that its gesture has made at once. Whatever was open about it may
// still be changed, which makes it again, and Undo takes it back.
type Marched struct {
	Picker  table.Picker // as it was picked
	Turn    engine.Turn
	Choice  engine.Choice
	Follows []advice.Words
	log     [2]int // its choice
}

// marches reports whether a choice is made as soon as its target is touched: it can be
// changed, and gives nothing up.
func marches(t *Table, c engine.Choice) bool { return changeable(t, c) && !t.Loses(c) }

// changeable reports whether the same is asked again after a march, so that it can be
// undone and made again.
func changeable(t *Table, c engine.Choice) bool {
	if t.Lesson != nil || t.Turn.Seat < 0 || c.From < 0 || c.To < 0 || t.advisor.Follows(t.adviceContext().Ask()) || !t.undoable(c) {
		return false
	}
	next := t.match.State().Clone()
	if _, err := next.Play(c); err != nil {
		return false
	}
	after := next.Turn()
	return after.Kind == t.Turn.Kind && after.Side == t.Turn.Side
}

// MarchedOf is the march that has just been made, while nothing else is picked; nil
// elsewhere.
func MarchedOf(t *Table) *Marched {
	g := t.muster.marched
	if g == nil || g.log[1] != t.match.Len() || t.Hint != nil || !t.Live() || t.Picker.From() >= 0 || t.Picker.To() >= 0 || len(t.Picker.All()) == 0 {
		return nil
	}
	return g
}

// PickerOf is the picker of what is open: of the choice being made, or of the march that has
// just been made.
func PickerOf(t *Table) *table.Picker {
	if g := MarchedOf(t); g != nil {
		return &g.Picker
	}
	return &t.Picker
}

// newMarched is a march that is about to be made, as picked, and s the position before it; nil
// for any other choice.
func newMarched(t *Table, p table.Picker, c engine.Choice, s advice.Context) *Marched {
	if picked, ok := p.Choice(); !ok || picked != c || !changeable(t, c) {
		return nil
	}
	g := &Marched{Picker: p, Turn: s.Turn, Choice: c, Follows: t.advisor.Consequences(s, c)}
	g.Picker.Propose(c) // whatever is thought of it after it is made
	g.Picker.Avoid(nil, nil)
	g.Picker.StartWith(nil)
	g.log[0] = t.match.Len()
	return g
}

// noteMade notes that it is made.
func (g *Marched) noteMade(t *Table) {
	if t.muster.marched = g; g != nil {
		g.log[1] = t.match.Len()
		t.Picker.Clear()
	}
}

// setOpen sets something that is open. A march that has been made is made again, or picked
// again where that would give something up.
func setOpen(m *TableScreen, set func(*table.Picker)) []Command {
	t := m.Table
	t.clearHint()
	g := MarchedOf(t)
	if g == nil {
		set(&t.Picker)
		return nil
	}
	p := g.Picker
	set(&p)
	c, ok := p.Choice()
	if !ok || c == g.Choice {
		return nil
	}
	s, err := backTo(t, g.log[0])
	if err != nil {
		return m.changed(err)
	}
	if t.advisor.Warn(s, c).Needed() {
		t.muster.marched, t.muster.again = nil, &p
		return m.changed(nil)
	}
	next := newMarched(t, p, c, s)
	_, err = t.match.Play(c)
	next.noteMade(t)
	return m.changed(err)
}
