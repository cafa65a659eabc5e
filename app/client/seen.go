package client

import (
	"slices"

	"bretwalda/engine/match"
)

// HasUnseenNews reports whether something has happened on other devices in a match by
// link that the person has not been shown.
func (t *Seating) HasUnseenNews() bool {
	return t.ByLink != nil && slices.ContainsFunc(t.match.Log()[min(t.Record.Seen, t.match.Len()):], func(e match.Entry) bool {
		return !t.ByLink.Plays(e.Holder)
	})
}

// hasChosen reports whether the player who decides has made a choice before.
func hasChosen(t *Table) bool {
	return slices.ContainsFunc(t.match.Log(), func(e match.Entry) bool { return e.Seat == t.Viewer })
}
