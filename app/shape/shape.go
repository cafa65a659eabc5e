// Package shape says what the pieces of games look like, as values: outlines, signs,
// forms. Package board draws them.
package shape

// Colour is the colour of a player's pieces: 0 yellow, 1 green, 2 red, 3 blue,
// 4 purple, 5 grey. The style sheet says what they look like.
type Colour int8

// Side is how the pieces of one side look.
type Side struct {
	Colour  Colour
	Letters string // one or two
	Outline Outline
	Charge  Sign // for whoever looks closely; NoSign for none
}

// Kind is how a kind of unit, or another thing, is drawn. Fields that a form
// does not use are zero.
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

// Forms. Comments say what a piece's Count means where it does not count pieces.
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
	Banner               // a small pennant; Count is whose, an index in Looks.Flags
	Disc                 // the side's outline, small enough for a town
	Ring                 // a ring around a town, with a cross
	Cover                // a control token over a disc
	Marker               // a mark around a town
	Claim                // a claim face up, with what it is worth
	Sealed               // a claim face down, with the weight that opens it
	Card                 // a card with its letters
	Coin                 // a coin
	Renown               // a star
)

// Building reports whether armies stand before it.
func (f Form) Building() bool { return f == Fort || f == Burh }

// Outline is the shape of a side's pieces.
type Outline uint8

// Outlines, so different that no one needs colours to tell them apart.
const (
	Square Outline = iota
	Swallowtail
	Shield
	Hexagon
	Diamond
	Octagon
	Gable
	Raven
	Round
	Kite
	Outlines // how many there are
)

// Sign is a small picture: a weapon on a counter, the charge of a people on its
// pieces, or what a note is about.
type Sign uint8

// Signs.
const (
	NoSign Sign = iota
	Knight
	Sword
	Spear
	Javelins
	Bow
	Axe
	Crown
	Horn
	Eagle
	ChiRho
	Wheel
	Dragon
	Boar
	Stag
	Crescent
	Harp
	Saltire
	Ship
	Hammer
	RavenBird
	Seax
	Cross
	Gonfalon
	Hand
	Oak
	Sun
	Cloud
	Flame
	Sheaf
	Rose
	Signs // how many there are
)

// Flag is a small pennant with letters.
type Flag struct {
	Letters, Colour string // the colour as that of a Kind
}

// Looks tells what the pieces of a family of games look like, by the names of their
// lexicons.
type Looks struct {
	Sides    map[string]Side // their colours are the players'
	Kinds    map[string]Kind
	Other    Kind            // the look of kinds that are not among them
	Flags    []Flag          // of pieces of the form Banner
	Pictures map[string]Sign // of what is no piece: events, people
	// Portraits has a picture for each leader.
	Portraits map[string]Portrait
}

// Portrait is a head by its parts: the zero value is none.
type Portrait struct {
	Headgear Headgear
	Hair     Hair
	Beard    Beard
}

// Headgear is what somebody wears on their head.
type Headgear uint8

// Headgear.
const (
	Bareheaded Headgear = iota
	Crowned
	Circlet
	NasalHelm
	CrestedHelm
	Laurel
	Coif
	Headgears // how many there are
)

// Hair is how somebody wears it.
type Hair uint8

// Hair.
const (
	Unseen Hair = iota
	Short
	Long
	Braided
	Hairs // how many there are
)

// Beard is what grows on a face.
type Beard uint8

// Beards.
const (
	Shaven Beard = iota
	Moustache
	FullBeard
	ForkedBeard
	Beards // how many there are
)
