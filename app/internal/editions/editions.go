// Package editions says which games the tests of the client play in full.
package editions

import (
	"flag"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

// Long asks for the long tests: docs/TESTING.md.
var Long = flag.Bool("long", false, "play all editions of a game as often as its newest, and friends in every order")

// Repeats reports whether a game is another edition of one that is played in full. It
// asks and shows nearly the same, so it is played less unless -long asks for all.
func Repeats(g engine.Game) bool {
	first := slices.IndexFunc(games.All(), func(o engine.Game) bool { return engine.Family(o.ID()) == engine.Family(g.ID()) })
	return !*Long && games.All()[first].ID() != g.ID()
}
