package client

import (
	"slices"

	"bretwalda/app/advice"
	"bretwalda/engine"
)

// Undoing is how far choices can be taken back.
type Undoing struct {
	*Seating
	CanUndo bool
	CanBack bool

	undone    Undone   // what Undo takes back from the match as it is shown
	confirmed [][2]int // where in the log a Confirm made several choices: from, to
}

// Undone is what Undo takes back: a question and its answers, the first to last. One
// Confirm may have made several.
type Undone struct {
	Turn    engine.Turn
	Choices []engine.Choice
}

// Undone is what Undo would take back; it has no choices where it would take back
// nothing. It stays until the change is stored, as all that is shown does.
func (t *Undoing) Undone() Undone {
	if !t.CanUndo {
		return Undone{}
	}
	return t.undone
}

// TakenBack is what TakeBack takes back first: the last decision of the person who holds the device.
// It has no choices where another person here has made it, who alone may know it.
func TakenBack(t *Table) Undone {
	n := t.lastOwn()
	if n < 0 || t.match.Log()[n].Seat != t.User {
		return Undone{}
	}
	return Undone{t.match.Replay(n).Turn(), []engine.Choice{t.match.Log()[n].Choice}}
}

// TakenFrom is the person here, other than who holds the device, whose decision TakeBack takes
// back first; else Nobody.
func TakenFrom(t *Table) engine.Seat {
	if n := t.lastOwn(); n >= 0 && t.match.Log()[n].Seat >= 0 && t.match.Log()[n].Seat != t.User {
		return t.match.Log()[n].Seat
	}
	return engine.Nobody
}

// UndoEnds says what keeps Undo from taking anything back: "dice" that have fallen, what has
// been "seen", a choice of "others"; "" where no person here has done anything, or Undo would.
func UndoEnds(t *Table) string {
	log := t.match.Log()
	if t.CanUndo || t.Lesson != nil || len(log) <= t.Header().Parting() || t.Turn.Seat < 0 {
		return ""
	}
	if !t.CanBack || t.ByLink != nil && !hasChosen(t) {
		return ""
	}
	x, last := t.Game().Lexicon(), log[len(log)-1]
	switch {
	case last.Seat == engine.Nature && x.Verbs[last.Choice.Verb] == "roll":
		return "dice"
	case last.Seat == engine.Nature, x.Shows != nil && x.Shows(last.Choice.Verb):
		return "seen"
	case last.Seat != t.Turn.Seat:
		return "others"
	}
	return ""
}

// UndoAsks reports whether Undo can go across what ends it, as the menu does, once the
// person has said yes: what another person has done only the menu takes back.
func UndoAsks(t *Table) bool {
	for _, e := range slices.Backward(t.match.Log()) {
		if e.Seat >= 0 && !t.Bot(e.Seat) {
			return t.ByLink == nil && e.Seat == t.User && UndoEnds(t) != ""
		}
	}
	return t.ByLink == nil && UndoEnds(t) != ""
}

// reach looks again at what Undo would take back.
func (t *Undoing) reach() {
	if t.undone = (Undone{}); !t.CanUndo {
		return
	}
	from := t.undoTo()
	t.undone.Turn = t.match.Replay(from).Turn()
	log := t.match.Log()[from:]
	for _, e := range log {
		if e.Seat != log[0].Seat { // in a branch what dice and bots have answered goes, too
			break
		}
		t.undone.Choices = append(t.undone.Choices, e.Choice)
	}
}

// undoTo is the number of choices that Undo leaves.
func (t *Undoing) undoTo() int {
	if n := len(t.confirmed); n > 0 && t.confirmed[n-1][1] == t.match.Len() {
		return t.confirmed[n-1][0]
	}
	if t.Branch() && (t.botHasDecided() || !t.match.CanUndo()) {
		return t.lastOwn()
	}
	return t.match.Len() - 1
}

// Messages that take back: Undo the last choice, TakeBack across dice and seats, and
// AskTakeBack asks whether to.
type (
	Undo        struct{}
	TakeBack    struct{}
	AskTakeBack struct{}
)

func (TakeBack) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	return m.changed(t.match.TakeBackTo(t.lastOwn()))
}

func (AskTakeBack) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		t.Asking, t.Drawer = BackQuestion, NoDrawer
	}
	return nil
}

func (Undo) Apply(m *Model) []Command {
	t := m.beginDecision()
	if t == nil || t.Lesson != nil {
		return nil
	}
	if n := len(t.Marks.List); n > 0 {
		mark(t, t.Marks.List[:n-1])
		return nil
	}
	if !t.CanUndo {
		return nil
	}
	var err error
	before := t.match.Log()
	for to := t.undoTo(); err == nil && t.match.Len() > to; {
		if err = t.match.Undo(); err != nil && t.Branch() {
			err = t.match.TakeBackTo(to)
		}
	}
	forget(t)
	commands := m.changed(err)
	noteUndone(t, before, m.Language())
	return commands
}

// forget forgets the Confirms of which something was taken back, and cuts the log: as much as
// was taken back may be made before the match is shown again.
func forget(t *Table) {
	t.Log.Cut(t.match.Len())
	for n := len(t.confirmed); n > 0 && t.confirmed[n-1][1] > t.match.Len(); n-- {
		t.confirmed = t.confirmed[:n-1]
	}
}

// backTo takes back what came after so many choices, and is what the advisor sees then.
func backTo(t *Table, choices int) (advice.Context, error) {
	for t.match.Len() > choices {
		if err := t.match.Undo(); err != nil {
			return advice.Context{}, err
		}
	}
	forget(t)
	s := contextOf(t.Game().Lexicon(), t.match.State().View(t.viewer(t.User)))
	s.Legal, s.Witnessed = t.match.Legal(), t.witnessed
	return s, nil
}

// SameQuestion reports whether the question is the one that its player has just answered: News
// tells what has changed since.
func SameQuestion(t *Table) bool {
	log, n := t.match.Log(), t.newsRange[0]
	if t.Turn.Seat < 0 || !t.Live() || n >= len(log) || log[n].Seat != t.Turn.Seat {
		return false
	}
	asked := t.match.Replay(n).Turn()
	return asked.Kind == t.Turn.Kind && asked.Side == t.Turn.Side
}
