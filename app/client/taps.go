package client

import (
	"slices"

	"bretwalda/app/commandline"
	"bretwalda/app/table"
	"bretwalda/engine"
)

// Vibrations that answer a finger: on and off times in milliseconds, alternating.
var (
	feltPick = []int{8}
	feltDone = []int{14}
	feltDice = []int{16, 44, 16, 60, 26}
)

// Messages that build a choice.
type (
	// Tap is a tap on a place; Twice says that it is the second of a double tap, and Keyed that
	// it is none, but Enter, or a press by a reader of the screen.
	Tap struct {
		Place        int8
		Twice, Keyed bool
	}
	// Lift takes a stack up to be dragged away from a place, and Drop lets it go over one,
	// or over None. They take hold of the kind What, or of any: of a march of several it
	// goes alone.
	Lift struct{ Place, What int8 }
	Drop struct{ Place int8 }
	// SetFacet settles what is open about the choice being made.
	SetFacet struct {
		Facet table.Facet
		Value int
	}
	// StepFacet makes a number that is open so many steps more, or fewer: from what
	// it is when it is pressed, however long ago the button was drawn.
	StepFacet struct {
		Facet table.Facet
		Step  int
	}
	// Take picks a thing from the hand. A second tap on it makes the choice, or puts it
	// back where the choice lacks something; Twice says that both were a double tap.
	Take struct {
		Thing int8
		Twice bool
	}
	// PressPicked makes the choice that is picked.
	PressPicked struct{}
)

// Tap sends a tap on a place, and Look Enter on one.
func (s Sender) Tap(place int8)  { s(Tap{Place: place}) }
func (s Sender) Look(place int8) { s(Tap{Place: place, Keyed: true}) }

// Apply picks what is tapped. A second tap plays the choice if nothing is left open and
// it can be undone; so does a tap on a target where a march has left one stack.
// Otherwise the tap only selects it: its player settles the rest or sees the odds, and
// one tap more on its target plays it. A double tap plays no choice that cannot be
// undone or leads to a battle. By keys nothing is played before it has been read back: the
// first Enter on a target picks it, and the second plays it.
func (msg Tap) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil {
		return nil
	}
	if t.muster.keyed = msg.Keyed; msg.Keyed { // what was typed before is answered no more
		t.Answer, t.Reads, t.Made, t.Undid = commandline.Answer{}, false, nil, false
	}
	if markPlace(t, msg.Place, msg.Twice) {
		t.tidy()
		return m.feel(feltPick)
	}
	if !msg.Keyed {
		if commands, ok := redirect(&m.TableScreen, msg.Place); ok {
			return append(commands, m.feel(feltDone)...)
		}
	}
	if t.Lesson == nil && !msg.Twice { // the first of a double tap may have made a march
		table.PickForced(&t.Picker, msg.Place)
	}
	refused := t.refused(msg.Place, t.match.State(), t.Family.Vague)
	if refused.Rule != "" && looksAt(t, msg.Place) {
		return ShowPlace{Place: msg.Place}.Apply(m)
	}
	t.Why, t.WhyAt, t.Blocks = refused.Rule, msg.Place, refused.Place-1
	hint := t.tidy()
	if t.Why != "" { // and what is picked stays
		return m.feel(feltPick)
	}
	before := t.Picker
	if t.muster.lifted >= 0 {
		t.muster.lifted, t.muster.from = engine.None, engine.None // all may go again
	}
	touch := t.Picker.Tap(msg.Place)
	t.putBack(before, msg.Place, engine.None)
	c, makes := t.completes(touch, msg.Twice)
	if !makes || msg.Keyed && touch != table.Repeated {
		return m.feel(feltPick)
	}
	t.Hint = hint // what the hint bot would do is not doubted
	return m.press(c, false)
}

func (msg Lift) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil {
		return nil
	}
	t.tidy()
	t.muster.keyed = false
	t.Picker.Lift(msg.Place)
	t.muster.lifted, t.muster.party, t.muster.from = msg.What, nil, engine.None
	return m.feel(feltPick)
}

func (msg Drop) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil {
		return nil
	}
	hint := t.tidy()
	c, makes := t.completes(t.Picker.Drop(msg.Place), false)
	if !makes {
		return m.feel(feltPick)
	}
	t.Hint = hint
	return m.press(c, false)
}

// tidy puts away what is in the way of the map, and what the hint bot says, which
// it answers.
func (t *Table) tidy() *Hint {
	t.Asking = NoQuestion
	if !t.Fighting() {
		t.Report = nil // seen
	}
	hint := t.Hint
	t.clearHint()
	return hint
}

// completes is the choice that a tap makes, rather than only picks; false where it
// makes none.
func (t *Table) completes(outcome table.Outcome, twice bool) (engine.Choice, bool) {
	c, complete := t.Picker.Choice()
	switch {
	case !complete:
		return c, false
	case outcome == table.Repeated:
		return c, !twice || t.safe(c)
	case outcome == table.Targeted && t.Retry != nil: // an answer is given on purpose
		return c, false
	case outcome == table.Targeted:
		if p := PartyOf(t); p != nil {
			return c, drops(t, p)
		}
		return c, len(t.Picker.Offers()) == 0 && t.safe(c) || marches(t, c)
	}
	return c, false
}

func (msg SetFacet) Apply(m *Model) []Command {
	if m.beginDecision() == nil {
		return nil
	}
	return setOpen(&m.TableScreen, func(p *table.Picker) { p.Set(msg.Facet, msg.Value) })
}

func (msg StepFacet) Apply(m *Model) []Command {
	if m.beginDecision() == nil {
		return nil
	}
	return setOpen(&m.TableScreen, func(p *table.Picker) { p.Step(msg.Facet, msg.Step) })
}

func (msg Take) Apply(m *Model) []Command {
	if t := m.beginDecision(); t != nil {
		t.clearHint()
		t.Asking = NoQuestion
		if c, complete := t.Picker.Choice(); complete && t.Picker.HandPicks == 1 && slices.Contains(t.Picker.Picks(), msg.Thing) {
			if msg.Twice {
				return nil // nobody has read yet what it does
			}
			return m.press(c, false)
		}
		before := t.Picker
		t.Picker.Pick(msg.Thing)
		t.putBack(before, engine.None, msg.Thing)
	}
	return nil
}

func (PressPicked) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil {
		return nil
	}
	if c, ok := t.Picker.Choice(); ok {
		return m.press(c, false)
	}
	if len(t.Marks.List) == 0 {
		return nil
	}
	t.Made = nil
	if end, ok := closing(t); ok {
		return m.press(end, false) // which asks first where that gives something up
	}
	if !t.Marks.Done() {
		return nil
	}
	return confirm(&m.TableScreen)
}

// press makes a choice, for any seat, unless there is something to ask about it
// first and the person is not sure. The party that marches with what is picked goes too.
func (m *TableScreen) press(c engine.Choice, sure bool) []Command {
	t := m.Table
	t.Made = nil
	if p := partyFor(t, c); p != nil {
		return together(m, p, sure)
	}
	if !sure && t.asksFirst(c) {
		return nil
	}
	var commands []Command
	switch {
	case t.Lesson != nil:
		commands = m.try(c)
	case t.Turn.Seat == engine.Nature:
		_, err := t.match.Play(c)
		commands = m.changed(err)
	case len(t.Marks.List) > 0:
		commands = confirm(m, c)
	default:
		g := newMarched(t, t.Picker, c, t.adviceContext())
		_, err := t.match.Play(c)
		g.noteMade(t)
		commands = m.changed(err)
	}
	if sure {
		return commands
	}
	return append(commands, m.feel(feltDone)...)
}

// safe reports whether a choice can be made without a look at what it says: it
// could be undone, and nothing is staked.
func (t *Table) safe(c engine.Choice) bool {
	return t.undoable(c) && !t.fights(c) && !t.Loses(c)
}

// undoable reports whether a choice of the seat that decides could be undone.
func (t *Seating) undoable(c engine.Choice) bool {
	seat := t.match.Turn().Seat
	if seat < 0 {
		return false
	}
	if shows := t.Game().Lexicon().Shows; shows != nil && shows(c.Verb) {
		return false
	}
	next := t.match.State().Clone()
	if _, err := next.Play(c); err != nil {
		return false
	}
	return next.Turn().Seat == seat
}

// feel vibrates, where the device can and the person wants it.
func (m *Device) feel(pattern []int) []Command {
	if !m.World.Vibrates || m.Settings.Vibration == "off" {
		return nil
	}
	return []Command{Vibrate{pattern}}
}

// feelDice vibrates for dice that a choice of a person has thrown.
func (m *TableScreen) feelDice() []Command {
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
func (m *Device) Moves() bool { return !m.World.ReducedMotion && m.Settings.Motion != "off" }
