// Package games lists the families of games that the client knows. A new family is a
// folder here and a line of the list; a new edition of a family is neither.
package games

import (
	"bretwalda/app/family"
	"bretwalda/app/games/brianboru"
	"bretwalda/app/games/britannia"
	"bretwalda/app/games/marcher"
)

// All lists the families.
func All() family.List {
	return family.List{britannia.Family, marcher.Family, brianboru.Family}
}
