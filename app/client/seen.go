package client

import (
	"sync"

	"bretwalda/engine"
)

// Unseen reports whether something has happened in a match by link that the
// person has not been shown.
func (t *Table) Unseen() bool { return t.Post != nil && t.Record.Seen < t.logged }

var hiding sync.Map // of bool, by the ID of a game

// Hides reports whether hands are hidden in a game.
func Hides(g engine.Game) bool {
	if known, ok := hiding.Load(g.ID()); ok {
		return known.(bool)
	}
	hidden := hides(g)
	hiding.Store(g.ID(), hidden)
	return hidden
}
