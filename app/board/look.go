package board

import (
	"bretwalda/app/shape"
	"bretwalda/engine"
)

// Look says how the sides and the kinds of units of a game are drawn.
type Look struct {
	Sides    []shape.Side // by Piece.Side
	Kinds    []shape.Kind // by Piece.What
	Flags    []shape.Flag // by Piece.Count of a Banner
	Pictures []shape.Sign // by what
	// Portraits are the leaders' pictures, by What.
	Portraits []shape.Portrait
}

// Tells reports whether pictures alone tell kinds apart. No kind and a kingdom,
// which is no piece, have none, and leaders wear the same crown.
func (l *Look) Tells(whats []int) bool {
	seen := map[shape.Kind]bool{}
	for _, what := range whats {
		k := l.kind(int8(what))
		if what < 0 || k == (shape.Kind{Form: shape.Card}) || seen[k] {
			return false
		}
		seen[k] = true
	}
	return true
}

// Dress is the look of a game's pieces by the table of its family. colour is asked
// for each side of the lexicon. A side that the table does not know has the letter
// of its name.
func Dress(t shape.Looks, lexicon *engine.Lexicon, colour func(side int8) shape.Colour) *Look {
	l := &Look{Flags: t.Flags}
	for i, name := range lexicon.Sides {
		s, ok := t.Sides[name]
		if !ok {
			s.Letters = string([]rune(name)[:min(1, len([]rune(name)))])
		}
		s.Colour = colour(int8(i))
		l.Sides = append(l.Sides, s)
	}
	for _, name := range lexicon.Whats {
		k, ok := t.Kinds[name]
		if !ok {
			k = t.Other
		}
		l.Kinds = append(l.Kinds, k)
		l.Pictures = append(l.Pictures, t.Pictures[name])
		l.Portraits = append(l.Portraits, t.Portraits[name])
	}
	return l
}

// side is the look of a side; pieces of nobody are grey.
func (l *Look) side(i int8) shape.Side {
	if i < 0 || int(i) >= len(l.Sides) {
		return shape.Side{Colour: 5}
	}
	return l.Sides[i]
}

// kind is the look of a kind of unit; one that the viewer may not know is an
// army.
func (l *Look) kind(i int8) shape.Kind {
	if i < 0 || int(i) >= len(l.Kinds) {
		return shape.Kind{}
	}
	return l.Kinds[i]
}

// body is the look of a stack: its side's, or that of its kind.
func (l *Look) body(s Stack) shape.Side {
	if s.Kind.Own != nil {
		return *s.Kind.Own
	}
	return l.side(s.Side)
}
