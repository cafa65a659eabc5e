// Package screens lists the screens of the families that package games lists. It is
// apart from them, as a program without a screen has no use for it.
package screens

import (
	brianboru "bretwalda/app/games/brianboru/screen"
	britannia "bretwalda/app/games/britannia/screen"
	marcher "bretwalda/app/games/marcher/screen"
	"bretwalda/app/gameview"
)

// All lists the screens.
func All() gameview.Screens {
	return gameview.Screens{britannia.Screen, marcher.Screen, brianboru.Screen}
}
