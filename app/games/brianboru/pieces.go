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

// raider is a Viking, of any holder.
var raider = shape.Side{Colour: 5, Letters: "V", Outline: shape.Raven, Charge: shape.Ship}

// The suits of the action cards by their numbers, from 1: yellow, red, blue and
// white.
const cardSuits = "yrbyrbyrbyrbwyrbyrbwwwyrb"

var suitColours = map[byte]string{'y': "yellow", 'r': "red", 'b': "blue", 'w': "white"}

// pieces is what is on the board and what is beside it.
var pieces = shape.Looks{Sides: sides, Kinds: withCards(kinds), Other: shape.Kind{Form: shape.Card}, Pictures: withPictures(pictures)}

// cardPictures has a picture for each action card: arms, holy things, feasts and royal beasts.
var cardPictures = map[byte][]shape.Sign{
	'y': {shape.Rose, shape.Sheaf, shape.Horn, shape.Harp, shape.Hand, shape.Knight, shape.Sun},
	'r': {shape.Javelins, shape.Bow, shape.Spear, shape.Seax, shape.Axe, shape.Sword, shape.Ship},
	'b': {shape.Cloud, shape.Flame, shape.Saltire, shape.Crescent, shape.Wheel, shape.ChiRho, shape.Cross},
	'w': {shape.Oak, shape.Stag, shape.Eagle, shape.Crown},
}

// withPictures adds those of the action cards, the higher in their suit the later.
func withPictures(pictures map[string]shape.Sign) map[string]shape.Sign {
	next := map[byte]int{}
	for i := range cardSuits {
		suit := cardSuits[i]
		pictures["card "+strconv.Itoa(i+1)] = cardPictures[suit][next[suit]]
		next[suit]++
	}
	return pictures
}

// withCards adds the action cards to the kinds of things.
func withCards(kinds map[string]shape.Kind) map[string]shape.Kind {
	for i := range cardSuits {
		n := strconv.Itoa(i + 1)
		kinds["card "+n] = shape.Kind{Form: shape.Card, Letters: n, Colour: suitColours[cardSuits[i]]}
	}
	return kinds
}

// pictures has a picture for each suitor.
var pictures = map[string]shape.Sign{
	"orlaith": shape.Rose, "aodhan": shape.Flame, "conall": shape.Seax, "cormac": shape.Wheel,
	"niall": shape.Hand, "aoife": shape.Sun, "brigid": shape.Cross, "estrid": shape.Ship,
}
