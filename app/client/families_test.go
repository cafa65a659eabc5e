package client

import (
	"bretwalda/app/family"
	"bretwalda/app/games/brianboru"
	"bretwalda/app/games/britannia"
	"bretwalda/app/games/marcher"
)

// families are those of package games, whose screens import this package.
var families = family.List{britannia.Family, marcher.Family, brianboru.Family}
