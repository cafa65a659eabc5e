package board

import "bretwalda/engine"

// What the seventeen nations of Britannia look like, by their English names.
// Peoples that are kin share an outline, never within one player's colour.
var britanniaSides = map[string]Side{
	"Romans":         {Letters: "R", Outline: Square},
	"Romano-British": {Letters: "RB", Outline: Swallowtail},
	"Belgae":         {Letters: "Be", Outline: Shield},
	"Welsh":          {Letters: "W", Outline: Shield},
	"Brigantes":      {Letters: "Br", Outline: Shield},
	"Caledonians":    {Letters: "C", Outline: Hexagon},
	"Picts":          {Letters: "P", Outline: Hexagon},
	"Irish":          {Letters: "I", Outline: Diamond},
	"Scots":          {Letters: "Sc", Outline: Diamond},
	"Norsemen":       {Letters: "N", Outline: Octagon},
	"Dubliners":      {Letters: "Du", Outline: Gable},
	"Danes":          {Letters: "D", Outline: Raven},
	"Norwegians":     {Letters: "Nw", Outline: Raven},
	"Saxons":         {Letters: "Sx", Outline: Round},
	"Jutes":          {Letters: "J", Outline: Round},
	"Angles":         {Letters: "A", Outline: Round},
	"Normans":        {Letters: "Nm", Outline: Kite},
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
