package board

import "bretwalda/engine"

// What the seventeen nations of Britannia look like, by their English names.
// Peoples that are kin share an outline, never within one player's colour.
var britanniaSides = map[string]Side{
	"Romans":         {Letters: "R", Outline: Square, Charge: Eagle},
	"Romano-British": {Letters: "RB", Outline: Swallowtail, Charge: ChiRho},
	"Belgae":         {Letters: "Be", Outline: Shield, Charge: Wheel},
	"Welsh":          {Letters: "W", Outline: Shield, Charge: Dragon},
	"Brigantes":      {Letters: "Br", Outline: Shield, Charge: Boar},
	"Caledonians":    {Letters: "C", Outline: Hexagon, Charge: Stag},
	"Picts":          {Letters: "P", Outline: Hexagon, Charge: Crescent},
	"Irish":          {Letters: "I", Outline: Diamond, Charge: Harp},
	"Scots":          {Letters: "Sc", Outline: Diamond, Charge: Saltire},
	"Norsemen":       {Letters: "N", Outline: Octagon, Charge: Ship},
	"Dubliners":      {Letters: "Du", Outline: Gable, Charge: Hammer},
	"Danes":          {Letters: "D", Outline: Raven, Charge: RavenBird},
	"Norwegians":     {Letters: "Nw", Outline: Raven, Charge: Axe},
	"Saxons":         {Letters: "Sx", Outline: Round, Charge: Seax},
	"Jutes":          {Letters: "J", Outline: Round, Charge: Knight},
	"Angles":         {Letters: "A", Outline: Round, Charge: Cross},
	"Normans":        {Letters: "Nm", Outline: Kite, Charge: Gonfalon},
}

var britanniaKinds = map[string]Kind{
	"infantry": {Form: Army},
	"cavalry":  {Form: Horse},
	"raiders":  {Form: Raiders},
	"fort":     {Form: Fort},
	"burh":     {Form: Burh},
}

// Britannia is the look of the pieces of Britannia. colour is asked for each
// side of the lexicon. A kind of unit that is no army and no building is a leader.
func Britannia(lexicon *engine.Lexicon, colour func(side int8) Colour) *Look {
	return &Look{sides(lexicon, britanniaSides, colour), kinds(lexicon, britanniaKinds, Kind{Form: Leader})}
}
