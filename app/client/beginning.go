package client

import (
	"slices"

	"bretwalda/engine/match"
)

// Begun says that the person has seen what they play.
type Begun struct{}

func (Begun) apply(m *Model) []Command {
	if t := m.matchAtHand(); t != nil {
		if announced(t) { // the bots have waited
			t.bots.stopped = false
		}
		begin(t)
	}
	return nil
}

// Begins reports whether the person decides for the first time in a match, and has done
// nothing yet.
func Begins(t *Table) bool {
	return t.Lesson == nil && (t.Decides() || announced(t)) && t.Drawer == NoDrawer && t.Asking == NoQuestion && t.begun>>uint(t.Holder)&1 == 0 &&
		!slices.ContainsFunc(t.match.Log(), func(e match.Entry) bool { return e.Seat == t.Holder })
}

// announced reports whether a day's match has just begun: what it is is told before anything
// happens in it, whoever is first.
func announced(t *Table) bool {
	return t.Record.Daily != nil && t.Holder >= 0 && t.Replay == nil && t.begun>>uint(t.Holder)&1 == 0 &&
		!slices.ContainsFunc(t.match.Log(), func(e match.Entry) bool { return e.Seat >= 0 })
}

// begin notes that who holds the device has done something.
func begin(t *Table) {
	if t.Holder >= 0 {
		t.begun |= 1 << uint(t.Holder)
	}
}
