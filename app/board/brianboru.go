package board

import (
	"strconv"

	"bretwalda/engine"
)

// What the dynasties of Brian Boru look like, one for each colour of discs, and
// the Vikings.
var brianBoruSides = map[string]Side{
	"Dál Cais":  {Letters: "D", Outline: Round, Charge: Sword},
	"Uí Néill":  {Letters: "N", Outline: Hexagon, Charge: Hand},
	"Eóganacht": {Letters: "E", Outline: Shield, Charge: Stag},
	"Uí Briúin": {Letters: "B", Outline: Gable, Charge: Oak},
	"Laigin":    {Letters: "L", Outline: Kite, Charge: Harp},
	"Vikings":   {Letters: "V", Outline: Raven, Charge: Ship},
}

var brianBoruKinds = map[string]Kind{
	"disc":            {Form: Disc},
	"monastery":       {Form: Ring},
	"viking control":  {Form: Cover},
	"marker":          {Form: Marker},
	"raider":          {Form: Raiders, Own: &raider},
	"claim":           {Form: Claim},
	"claim face down": {Form: Sealed},
	"coin":            {Form: Coin},
	"renown":          {Form: Renown},
}

// raider is a Viking whoever holds it.
var raider = Side{Colour: 5, Letters: "V", Outline: Raven, Charge: Ship}

// The suits of the action cards by their numbers, from 1: yellow, red, blue and
// white.
const cardSuits = "yrbyrbyrbyrbwyrbyrbwwwyrb"

var suitColours = map[byte]string{'y': "yellow", 'r': "red", 'b': "blue", 'w': "white"}

// BrianBoru is the look of the pieces of Brian Boru. colour is asked for each
// side of the lexicon.
func BrianBoru(lexicon *engine.Lexicon, colour func(side int8) Colour) *Look {
	looks := map[string]Kind{}
	for name, k := range brianBoruKinds {
		looks[name] = k
	}
	for i := range cardSuits {
		n := strconv.Itoa(i + 1)
		looks["card "+n] = Kind{Form: Card, Letters: n, Colour: suitColours[cardSuits[i]]}
	}
	return &Look{sides(lexicon, brianBoruSides, colour), kinds(lexicon, looks, Kind{Form: Card})}
}
