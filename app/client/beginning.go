package client

import (
	"slices"
	"strings"

	"bretwalda/engine/match"
)

// SawBeginning says that the person has seen what they play.
type SawBeginning struct{}

func (SawBeginning) Apply(m *Model) []Command {
	if t := m.openMatch(); t != nil {
		if announced(t) { // the bots have waited
			t.bots.stopped = false
		}
		first := Begins(t) && alike(t) && !slices.Contains(strings.Fields(m.wanted.TipsSeen), t.Game().ID())
		begin(t)
		if first {
			m.wanted.TipsSeen = strings.TrimSpace(m.wanted.TipsSeen + " " + t.Game().ID())
			return []Command{m.saveSettings()}
		}
	}
	return nil
}

// alike reports whether all who play the game want the same, so that the one person of the device
// is told once for all their matches, but for those of days, which tell more.
func alike(t *Table) bool { return t.Kinds.Trick >= 0 && t.person() >= 0 && t.Record.Daily == nil }

// Begins reports whether the person decides for the first time in a match, and has done
// nothing yet.
func Begins(t *Table) bool {
	return t.Lesson == nil && (t.Decides() || announced(t)) && t.Drawer == NoDrawer && t.Asking == NoQuestion && t.begun>>uint(t.User)&1 == 0 &&
		!slices.ContainsFunc(t.match.Log(), func(e match.Entry) bool { return e.Seat == t.User })
}

// announced reports whether a match has just begun in which others may do much before the one
// person who plays it here decides: what it is, and what they play, is told before anything
// happens. Where all play to each trick, that comes soon enough, but for a day's match.
func announced(t *Table) bool {
	told := t.Record.Daily != nil || t.Kinds.Trick < 0 && t.ByLink == nil && !t.Branch()
	return told && t.User >= 0 && t.Live() && t.begun>>uint(t.User)&1 == 0 &&
		!slices.ContainsFunc(t.match.Log(), func(e match.Entry) bool { return e.Seat >= 0 })
}

// begin notes that who holds the device has done something.
func begin(t *Table) {
	if t.User >= 0 {
		t.begun |= 1 << uint(t.User)
	}
}
