package client

import (
	"bretwalda/app/table"
	"bretwalda/engine"
)

// What the device does when a hand is felt: milliseconds of trembling and rest
// in turn.
var (
	feltPick = []int{8}
	feltDone = []int{14}
	feltDice = []int{16, 44, 16, 60, 26}
)

// touch answers taps on places, and stacks that are lifted and dropped. The
// second tap makes the choice, where nothing about it is open and undoing is
// there for a slip; where there is more to settle, or odds to be seen, it is
// picked, and one tap more on its target makes it. What cannot be undone, or
// leads to a battle, is not made by a double tap.
func (m *Model) touch(message Message) []Command {
	t := m.Table
	t.Asking = NoQuestion
	if !t.Fighting() {
		t.Report = nil // seen, and in the way of the map
	}
	hint := t.Hint
	t.own()
	var touch table.Touch
	twice := false
	switch msg := message.(type) {
	case Tap:
		twice = msg.Twice
		t.touching(msg.Place, engine.None, func() { touch = t.Picker.Tap(msg.Place) })
	case Lift:
		t.Picker.Lift(msg.Place)
	case Drop:
		touch = t.Picker.Drop(msg.Place)
	}
	c, complete := t.Picker.Choice()
	switch {
	case touch == table.Picks || !complete:
	case touch == table.Insists && (!twice || t.plain(c)), touch == table.Aims && len(t.Picker.Offers()) == 0 && t.plain(c):
		t.Hint = hint // what the adviser would do is not doubted
		return m.pressPicked()
	}
	return m.feel(feltPick)
}

// pressPicked makes the choice that is picked, unless it is to be doubted.
func (m *Model) pressPicked() []Command {
	t := m.Table
	if c, ok := t.Picker.Choice(); ok && !t.doubt(c) {
		return append(m.choose(c), m.feel(feltDone)...)
	}
	return nil
}

// plain reports whether a choice can be made without a look at what it says: it
// could be undone, and nothing is staked.
func (t *Table) plain(c engine.Choice) bool {
	return t.harmless(c) && (t.Lesson != nil || !t.fights(c) && !t.Loses(c))
}

// harmless reports whether a choice of the seat that decides could be undone.
func (t *Table) harmless(c engine.Choice) bool {
	if t.Turn.Seat < 0 {
		return false
	}
	if shows := t.Game().Lexicon().Shows; shows != nil && shows(c.Verb) {
		return false
	}
	next := t.match.State().Clone()
	if _, err := next.Play(c); err != nil {
		return false
	}
	return next.Turn().Seat == t.Turn.Seat
}

// feel lets the device be felt, where it can be and the person wants it.
func (m *Model) feel(pattern []int) []Command {
	if !m.World.Vibrates || m.Settings.Vibration == "off" {
		return nil
	}
	return []Command{Vibrate{pattern}}
}

// feelDice lets dice be felt that a choice of a person has thrown.
func (m *Model) feelDice() []Command {
	t := m.Table
	if t.botHasDecided() {
		return nil
	}
	for _, e := range t.News {
		if int(e.Kind) == t.Kinds.Die {
			return m.feel(feltDice)
		}
	}
	return nil
}

// Moves reports whether pieces and dice may be seen to move.
func (m *Model) Moves() bool { return !m.World.Still && m.Settings.Motion != "off" }
