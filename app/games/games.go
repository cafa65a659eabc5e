// Package games lists the families of games that the page knows. A new family is a
// folder here and a line of the list; a new edition of a family is neither.
package games

import (
	brianboru "bretwalda/app/games/brianboru/screen"
	britannia "bretwalda/app/games/britannia/screen"
	marcher "bretwalda/app/games/marcher/screen"
	"bretwalda/app/gameview"
)

// All lists the families, each with its screen.
func All() gameview.Screens {
	return gameview.Screens{britannia.Screen, marcher.Screen, brianboru.Screen}
}
