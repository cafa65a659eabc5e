package brianboru

import (
	"strconv"

	"bretwalda/app/shape"
)

// sides has the looks of the dynasties, one for each colour of discs, and of the
// Vikings.
var sides = map[string]shape.Side{
	"Dál Cais":  {Letters: "D", Outline: shape.Round, Charge: shape.Sword},
	"Uí Néill":  {Letters: "N", Outline: shape.Hexagon, Charge: shape.Hand},
	"Eóganacht": {Letters: "E", Outline: shape.Shield, Charge: shape.Stag},
	"Uí Briúin": {Letters: "B", Outline: shape.Gable, Charge: shape.Oak},
	"Laigin":    {Letters: "L", Outline: shape.Kite, Charge: shape.Harp},
	"Vikings":   {Letters: "V", Outline: shape.Raven, Charge: shape.Ship},
}

var kinds = map[string]shape.Kind{
	"disc":            {Form: shape.Disc},
	"monastery":       {Form: shape.Ring},
	"viking control":  {Form: shape.Cover},
	"marker":          {Form: shape.Marker},
	"raider":          {Form: shape.Raiders, Own: &raider},
	"claim":           {Form: shape.Claim},
	"claim face down": {Form: shape.Sealed},
	"coin":            {Form: shape.Coin},
	"renown":          {Form: shape.Renown},
}

// raider is a Viking whoever holds it.
var raider = shape.Side{Colour: 5, Letters: "V", Outline: shape.Raven, Charge: shape.Ship}

// The suits of the action cards by their numbers, from 1: yellow, red, blue and
// white.
const cardSuits = "yrbyrbyrbyrbwyrbyrbwwwyrb"

var suitColours = map[byte]string{'y': "yellow", 'r': "red", 'b': "blue", 'w': "white"}

// pieces is what stands on the board and what lies beside it.
var pieces = shape.Table{Sides: sides, Kinds: withCards(kinds), Other: shape.Kind{Form: shape.Card}, Pictures: pictures}

// withCards adds the action cards to the kinds of things.
func withCards(kinds map[string]shape.Kind) map[string]shape.Kind {
	for i := range cardSuits {
		n := strconv.Itoa(i + 1)
		kinds["card "+n] = shape.Kind{Form: shape.Card, Letters: n, Colour: suitColours[cardSuits[i]]}
	}
	return kinds
}

// pictures are those of the suitors.
var pictures = map[string]shape.Sign{
	"orlaith": shape.Rose, "aodhan": shape.Flame, "conall": shape.Seax, "cormac": shape.Wheel,
	"niall": shape.Hand, "aoife": shape.Sun, "brigid": shape.Cross, "estrid": shape.Ship,
}
