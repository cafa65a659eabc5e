package board

import "bretwalda/engine"

// What the sides of The Marcher Lords look like.
var marcherSides = map[string]Side{
	"Normans": {Letters: "N", Outline: Square, Charge: Gonfalon},
	"Welsh":   {Letters: "W", Outline: Shield, Charge: Dragon},
	"Vikings": {Letters: "V", Outline: Raven, Charge: Ship},
}

// irish are the auxiliaries from over the sea, who fight for the Welsh.
var irish = Side{Colour: 1, Letters: "I", Outline: Diamond, Charge: Harp}

// The counters, with what a die must show for each to hit, and the leaders with
// the colours of the flags that bind them (the counters' legend; 6.0).
var marcherKinds = map[string]Kind{
	"norman knight":       {Form: Counter, Sign: Knight, Hits: 4},
	"norman infantry":     {Form: Counter, Sign: Sword, Hits: 6},
	"norman archer":       {Form: Counter, Sign: Bow, Hits: 7},
	"norman gwent archer": {Form: Counter, Sign: Bow, Hits: 7, Starred: true},
	"welsh infantry":      {Form: Counter, Sign: Spear, Hits: 7},
	"welsh archer":        {Form: Counter, Sign: Bow, Hits: 6},
	"welsh gwent archer":  {Form: Counter, Sign: Bow, Hits: 6, Starred: true},
	"teulu":               {Form: Counter, Sign: Knight, Hits: 5},
	"irish":               {Form: Counter, Sign: Javelins, Hits: 6, Own: &irish},
	"viking":              {Form: Counter, Sign: Axe, Hits: 5},
	"hugh":                {Form: Standard, Letters: "H", Colour: "yellow"},
	"roger":               {Form: Standard, Letters: "R", Colour: "white"},
	"william":             {Form: Standard, Letters: "W", Colour: "black"},
	"gruffydd":            {Form: Standard, Letters: "G", Colour: "green", Sign: Crown},
	"rhys":                {Form: Standard, Letters: "Rh", Colour: "gold", Sign: Crown},
	"castle":              {Form: Fort},
	"banner":              {Form: Banner},
}

// banners are the pennants of the earls, by the Count of a banner.
var banners = [...]struct{ letters, colour string }{
	{"H", "yellow"},
	{"R", "white"},
	{"W", "black"},
}

// Marcher is the look of the pieces of The Marcher Lords. colour is asked for
// each side of the lexicon; the Irish, who have no side, are green.
func Marcher(lexicon *engine.Lexicon, colour func(side int8) Colour) *Look {
	return &Look{sides(lexicon, marcherSides, colour), kinds(lexicon, marcherKinds, Kind{Form: Card})}
}
