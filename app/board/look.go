package board

import "bretwalda/engine"

// Colour is the colour of a player's pieces: 0 yellow, 1 green, 2 red, 3 blue,
// 4 purple, 5 grey. The style sheet says what they look like.
type Colour int8

// Look says how the sides and the kinds of units of a game are drawn.
type Look struct {
	Sides []Side // by Piece.Side
	Kinds []Kind // by Piece.What
}

// Side is how the pieces of one side look.
type Side struct {
	Colour  Colour
	Letters string // one or two
	Outline Outline
}

// Kind is how a kind of unit is drawn.
type Kind uint8

// Kinds of units.
const (
	Army    Kind = iota // the side's outline
	Horse               // the same with a horseshoe
	Raiders             // the same with a sail
	Leader              // a crown
	Fort                // a tower
	Burh                // a palisade
)

// What the seventeen nations of Britannia look like, by their English names.
// Peoples that are kin share an outline, never within one player's colour.
var britanniaSides = map[string]Side{
	"Romans":         {Letters: "R", Outline: Square},
	"Romano-British": {Letters: "RB", Outline: Banner},
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
	"infantry": Army,
	"cavalry":  Horse,
	"raiders":  Raiders,
	"fort":     Fort,
	"burh":     Burh,
}

// Britannia is the look of the pieces of Britannia. colour is asked for each
// side of the lexicon. A kind of unit that is no army and no building is a leader.
func Britannia(lexicon *engine.Lexicon, colour func(side int8) Colour) *Look {
	l := &Look{}
	for i, name := range lexicon.Sides {
		s := britanniaSides[name]
		s.Colour = colour(int8(i))
		l.Sides = append(l.Sides, s)
	}
	for _, name := range lexicon.Whats {
		k, ok := britanniaKinds[name]
		if !ok {
			k = Leader
		}
		l.Kinds = append(l.Kinds, k)
	}
	return l
}

// side is the look of a side; pieces of nobody are grey.
func (l *Look) side(i int8) Side {
	if i < 0 || int(i) >= len(l.Sides) {
		return Side{Colour: 5}
	}
	return l.Sides[i]
}

// kind is the look of a kind of unit; one that the viewer may not know is an
// army.
func (l *Look) kind(i int8) Kind {
	if i < 0 || int(i) >= len(l.Kinds) {
		return Army
	}
	return l.Kinds[i]
}
