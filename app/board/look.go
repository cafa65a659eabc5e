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
	Charge  Sign // for who looks closely; NoSign for none
}

// Kind is how a kind of unit, or another thing, is drawn. What a form does not
// use is left at its zero.
type Kind struct {
	Form    Form
	Sign    Sign   // on a counter
	Starred bool   // of a counter: it has a small star
	Hits    int8   // of a counter: what a die must show to hit
	Letters string // on a standard or a card
	Colour  string // of a standard or a card: "red", "blue", "yellow", "white", "black", "green" or "gold"
	Own     *Side  // the look of those who do not look like their side
}

// Form is the shape of a kind of unit or thing.
type Form uint8

// Tells reports whether pictures alone tell kinds apart. No kind and a kingdom,
// which is no piece, have none, and leaders wear the same crown.
func (l *Look) Tells(whats []int) bool {
	seen := map[Kind]bool{}
	for _, what := range whats {
		k := l.kind(int8(what))
		if what < 0 || k == (Kind{Form: Card}) || seen[k] {
			return false
		}
		seen[k] = true
	}
	return true
}

// Forms. What a piece's Count means is said where it does not count pieces.
const (
	Army     Form = iota // the side's outline with its letters
	Horse                // the same with a horseshoe
	Raiders              // the same with a sail
	Leader               // a crown
	Fort                 // a tower
	Burh                 // a palisade
	Counter              // the side's outline with a sign, and what hits
	Back                 // a counter face down, whatever it is
	Standard             // a leader's pennant on a pole
	Banner               // a small pennant; Count is whose, an index in banners
	Disc                 // the side's outline, small enough for a town
	Ring                 // a monastery around a town
	Cover                // a control token over a disc
	Marker               // a mark around a town
	Claim                // a claim face up, with what it is worth
	Sealed               // a claim face down, with the weight that opens it
	Card                 // a card with its letters
	Coin                 // a coin
	Renown               // a star
)

// building reports whether armies stand before it.
func (f Form) building() bool { return f == Fort || f == Burh }

// sides dresses the sides of a lexicon. colour is asked for each.
func sides(lexicon *engine.Lexicon, looks map[string]Side, colour func(side int8) Colour) []Side {
	var out []Side
	for i, name := range lexicon.Sides {
		s := looks[name]
		s.Colour = colour(int8(i))
		out = append(out, s)
	}
	return out
}

// kinds dresses the kinds of a lexicon; other is for those without a look of
// their own.
func kinds(lexicon *engine.Lexicon, looks map[string]Kind, other Kind) []Kind {
	var out []Kind
	for _, name := range lexicon.Whats {
		k, ok := looks[name]
		if !ok {
			k = other
		}
		out = append(out, k)
	}
	return out
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
		return Kind{}
	}
	return l.Kinds[i]
}

// body is the look of a stack: its side's, or that of its kind.
func (l *Look) body(s Stack) Side {
	if s.Kind.Own != nil {
		return *s.Kind.Own
	}
	return l.side(s.Side)
}
