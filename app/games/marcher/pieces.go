package marcher

import "bretwalda/app/shape"

// sides has the looks of both sides.
var sides = map[string]shape.Side{
	"Normans": {Letters: "N", Outline: shape.Square, Charge: shape.Gonfalon},
	"Welsh":   {Letters: "W", Outline: shape.Shield, Charge: shape.Dragon},
	"Vikings": {Letters: "V", Outline: shape.Raven, Charge: shape.Ship},
}

// irish are the auxiliaries from over the sea, who fight for the Welsh.
var irish = shape.Side{Colour: 1, Letters: "I", Outline: shape.Diamond, Charge: shape.Harp}

// The counters, with what a die must show for each to hit, and the leaders with
// the colours of the flags that bind them (the counters' legend; 6.0).
var kinds = map[string]shape.Kind{
	"norman knight":       {Form: shape.Counter, Sign: shape.Knight, Hits: 4},
	"norman infantry":     {Form: shape.Counter, Sign: shape.Sword, Hits: 6},
	"norman archer":       {Form: shape.Counter, Sign: shape.Bow, Hits: 7},
	"norman gwent archer": {Form: shape.Counter, Sign: shape.Bow, Hits: 7, Starred: true},
	"welsh infantry":      {Form: shape.Counter, Sign: shape.Spear, Hits: 7},
	"welsh archer":        {Form: shape.Counter, Sign: shape.Bow, Hits: 6},
	"welsh gwent archer":  {Form: shape.Counter, Sign: shape.Bow, Hits: 6, Starred: true},
	"teulu":               {Form: shape.Counter, Sign: shape.Knight, Hits: 5},
	"irish":               {Form: shape.Counter, Sign: shape.Javelins, Hits: 6, Own: &irish},
	"viking":              {Form: shape.Counter, Sign: shape.Axe, Hits: 5},
	"hugh":                {Form: shape.Standard, Letters: "H", Colour: "yellow"},
	"roger":               {Form: shape.Standard, Letters: "R", Colour: "white"},
	"william":             {Form: shape.Standard, Letters: "W", Colour: "black"},
	"gruffydd":            {Form: shape.Standard, Letters: "G", Colour: "green", Sign: shape.Crown},
	"rhys":                {Form: shape.Standard, Letters: "Rh", Colour: "gold", Sign: shape.Crown},
	"castle":              {Form: shape.Fort},
	"banner":              {Form: shape.Banner},
}

// flags are the pennants of the earls, by the Count of a banner.
var flags = []shape.Flag{
	{Letters: "H", Colour: "yellow"},
	{Letters: "R", Colour: "white"},
	{Letters: "W", Colour: "black"},
}

// pieces is what is on the board. The Irish, who have no side, are green.
var pieces = shape.Looks{Sides: sides, Kinds: kinds, Other: shape.Kind{Form: shape.Card}, Flags: flags, Pictures: pictures, Portraits: portraits}

// portraits has a picture for each leader: earls in mail, kings in crowns.
var portraits = map[string]shape.Portrait{
	"hugh":     {Headgear: shape.Coif, Beard: shape.FullBeard},
	"roger":    {Headgear: shape.Coif},
	"william":  {Headgear: shape.Coif, Beard: shape.Moustache},
	"gruffydd": {Headgear: shape.Circlet, Hair: shape.Long, Beard: shape.FullBeard},
	"rhys":     {Headgear: shape.Crowned, Hair: shape.Braided, Beard: shape.FullBeard},
}

// pictures has a picture for each event.
var pictures = map[string]shape.Sign{
	"quietSeason": shape.Oak, "clearWeather": shape.Sun, "badWeather": shape.Cloud, "vikingRaid": shape.Ship,
	"welshInsurgents": shape.Spear, "castleBurned": shape.Flame, "reinforcements": shape.Knight, "recalled": shape.Crown,
	"welshFeud": shape.Seax, "knightsCharge": shape.Knight, "siegeEngineers": shape.Hammer, "ambush": shape.Javelins,
	"campFever": shape.RavenBird, "irishAuxiliaries": shape.Saltire, "bards": shape.Harp, "kingdomRises": shape.Dragon,
	"masterArchers": shape.Bow, "dynasticFeud": shape.Axe, "poorHarvest": shape.Sheaf, "bribery": shape.Hand,
}
