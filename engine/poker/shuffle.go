// Package poker deals cards between distant players by mental poker: only its owner
// can read a hand, and nobody knows the deck.
//
// Every card is a fixed point of the group ristretto255. Each seat in turn multiplies all
// points by a secret number, its mask, and puts them into an order of its own. Multiplying
// commutes, so whenever a seat has the deck it can strip its mask from the cards dealt to
// others. In the end a card is under its owner's mask only. Each slot of the deck goes to a
// fixed seat, and slots tell nothing about cards.
//
// All acts of a seat follow from a token that it is bound to. When a round is over all
// show theirs, and Audit repeats everything: a seat that has done something else is
// named. Notes and passed cards are sealed with keys of the same token.
//
// Nothing here reads a clock or draws at random.
package poker

import (
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"errors"
	"slices"
	"sync"

	"github.com/gtank/ristretto255"
)

var (
	ErrOrder      = errors.New("poker: not the moment for that")
	ErrPoint      = errors.New("poker: not the point of a card")
	ErrUnreadable = errors.New("poker: a card that is none")
)

const (
	MaxSeats = 6
	MaxCards = 32

	pointSize = 32
	printSize = 6 // bytes of the print that an act leaves; none where the deck is guarded
	foundSize = 4 // bytes of the print of the deck before an act: nobody can aim at it without the key
	tagSize   = 5 // symbols, each one of the number of cards, that guard told cards: nobody else can make them
)

// Deal identifies a deck and who is dealt how much of it.
type Deal struct {
	Match uint64 // the number of the match
	Round int    // of the match, from 1
	Seats int    // at most MaxSeats
	Cards int    // of the deck, at most MaxCards
	Each  int    // dealt to each seat
	// Guarded: every device leaves a print of the deck it has found, under a key of its
	// own, and told cards carry a tag. Matches by the first protocol have prints of the
	// decks that seats have left instead.
	Guarded bool
}

// label begins every text that is hashed.
func (d Deal) label(purpose string) []byte {
	text := []byte("bretwalda veil " + purpose)
	text = append(text, 0)
	text = binary.BigEndian.AppendUint64(text, d.Match)
	return binary.BigEndian.AppendUint16(text, uint16(d.Round))
}

// dealt is how many slots are dealt; the rest stays under all masks.
func (d Deal) dealt() int { return d.Seats * d.Each }

// Slots gives the slots dealt to a seat: the first and one beyond the last.
func (d Deal) Slots(seat int) (from, to int) { return seat * d.Each, (seat + 1) * d.Each }

// Owner is the seat that a slot is dealt to, or -1.
func (d Deal) Owner(slot int) int {
	if slot >= d.dealt() {
		return -1
	}
	return slot / d.Each
}

// Point is the canonical form of a point.
type Point [pointSize]byte

func encode(e *ristretto255.Element) (p Point) {
	e.Encode(p[:0])
	return p
}

// decode fails unless the point is canonical and not the neutral one.
func decode(p Point) (*ristretto255.Element, error) {
	e := ristretto255.NewElement()
	if p == (Point{}) || e.Decode(p[:]) != nil {
		return nil, ErrPoint
	}
	return e, nil
}

// timesBase multiplies the base of the group. The way the library has for it is
// faster, but needs a table of 30 KB in every client.
func timesBase(by *ristretto255.Scalar) *ristretto255.Element {
	base := ristretto255.NewElement().Base()
	return base.ScalarMult(by, base)
}

// times multiplies a point.
func times(p Point, by *ristretto255.Scalar) (Point, error) {
	e, err := decode(p)
	if err != nil {
		return p, err
	}
	return encode(e.ScalarMult(by, e)), nil
}

// faces are the points of the cards, the same in every match.
var faces = sync.OnceValue(func() []Point {
	var points []Point
	for card := range MaxCards {
		sum := sha512.Sum512(append([]byte("bretwalda card"), byte(card)))
		points = append(points, encode(ristretto255.NewElement().FromUniformBytes(sum[:])))
	}
	return points
})

// Kind is a kind of act with the deck. Every seat does each once.
type Kind uint8

const (
	Mask  Kind = iota // masks all cards and shuffles them
	Strip             // strips its mask from the cards of others, once all have masked
	Show              // shows the point by which cards are passed to it
	Read              // reads its cards, and leaves their points out; only of a guarded deck
)

// kinds is how many there are for a deck.
func (d Deal) kinds() int {
	if d.Guarded {
		return int(Read) + 1
	}
	return int(Show) + 1
}

func (k Kind) String() string {
	switch k {
	case Mask:
		return "mask"
	case Strip:
		return "strip"
	case Show:
		return "show"
	case Read:
		return "read"
	}
	return "unknown"
}

// Act is an act of a seat.
type Act struct {
	Seat  int
	Kind  Kind
	Print [printSize]byte // of the deck after it, or of the point shown; none of a guarded deck
	Found [foundSize]byte // of the deck before it, under the seat's key; only of a guarded deck, none of Show
}

// Shuffle is the deck of a round on its way.
type Shuffle struct {
	deal   Deal
	acts   []Act
	points []Point // by slot
	read   uint8   // seats whose slots are no longer needed, a bit each
	public []Point // by seat: for cards that are passed on; nil once that is over
}

// New is the deck before anybody has masked it.
func New(d Deal) *Shuffle {
	s := &Shuffle{deal: d, public: make([]Point, d.Seats)}
	s.points = slices.Clone(faces()[:d.Cards])
	return s
}

// Done reports whether a seat has done an act.
func (s *Shuffle) Done(seat int, what Kind) bool {
	return slices.ContainsFunc(s.acts, func(a Act) bool { return a.Seat == seat && a.Kind == what })
}

// all reports whether every seat has done an act.
func (s *Shuffle) all(what Kind) bool {
	n := 0
	for _, a := range s.acts {
		if a.Kind == what {
			n++
		}
	}
	return n == s.deal.Seats
}

// may reports whether a seat's act is due. Points for passing are shown in the first
// round at once, later when points of the deck can be left out. So the deck of a round
// is never longer than it must be.
func (s *Shuffle) may(seat int, what Kind) bool {
	if s.Done(seat, what) {
		return false
	}
	switch what {
	case Mask:
		return true
	case Strip:
		return s.Masked()
	case Read:
		return s.deal.Guarded && s.Stripped()
	}
	return s.public != nil && s.Done(seat, Mask) && (s.deal.Round == 1 || s.Forgotten(seat))
}

// Owes reports whether a seat can mask the deck or strip it now.
func (s *Shuffle) Owes(seat int) bool { return s.may(seat, Mask) || s.may(seat, Strip) }

// Do does all acts that a seat can do now, and reports whether there were any.
func (s *Shuffle) Do(k *Key) (did bool, err error) {
	for what, act := range [...]func(*Key) error{s.Mask, s.Strip, s.Show} {
		if !s.may(k.seat, Kind(what)) {
			continue
		}
		if err := act(k); err != nil {
			return did, err
		}
		did = true
	}
	return did, nil
}

// Masked reports whether all seats have masked the deck.
func (s *Shuffle) Masked() bool { return s.all(Mask) }

// Stripped reports whether every dealt card is under its owner's mask only.
func (s *Shuffle) Stripped() bool { return s.all(Strip) }

// Ready reports whether a seat's cards are under its own mask only.
func (s *Shuffle) Ready(seat int) bool {
	for k := range s.deal.Seats {
		if k != seat && !s.Done(k, Strip) {
			return false
		}
	}
	return true
}

// Acts is the number of acts so far.
func (s *Shuffle) Acts() int { return len(s.acts) }

// LastOf is one beyond the number of a seat's last act, or 0.
func (s *Shuffle) LastOf(seat int) int {
	for n := len(s.acts); n > 0; n-- {
		if s.acts[n-1].Seat == seat {
			return n
		}
	}
	return 0
}

// After is the next seat that has used the deck after an act of another, or -1.
func (s *Shuffle) After(act int) (seat int) {
	for _, a := range s.acts[min(act+1, len(s.acts)):] {
		if a.Kind != Show && a.Seat != s.acts[act].Seat {
			return a.Seat
		}
	}
	return -1
}

// Transcript appends the first acts, for a proof.
func (s *Shuffle) Transcript(text []byte, acts int) []byte {
	for _, a := range s.acts[:acts] {
		text = append(text, byte(a.Seat), byte(a.Kind))
		text = append(text, a.Found[:]...)
	}
	return text
}

// Parts is the seat of the first act that a later deck lacks, or of which it has other
// points, and whether there is one.
func (s *Shuffle) Parts(later *Shuffle) (seat int, parts bool) {
	for i, a := range s.acts {
		if i >= len(later.acts) || a != later.acts[i] {
			return a.Seat, true
		}
	}
	if !s.deal.Guarded || len(s.acts) == 0 || s.points == nil || later.points == nil {
		return 0, false
	}
	for k := range min(len(s.public), len(later.public)) {
		if s.Done(k, Show) && s.public[k] != later.public[k] {
			return k, true
		}
	}
	last := s.lastOfDeck()
	if last != later.lastOfDeck() {
		return 0, false
	}
	for i, p := range s.points {
		if !s.dropped(i) && !later.dropped(i) && p != later.points[i] {
			return last.Seat, true
		}
	}
	return 0, false
}

// Order is the seats in the order in which they masked the deck.
func (s *Shuffle) Order() []int {
	var order []int
	for _, a := range s.acts {
		if a.Kind == Mask {
			order = append(order, a.Seat)
		}
	}
	return order
}

// Mask masks the deck for a seat and shuffles it.
func (s *Shuffle) Mask(k *Key) error {
	if !s.may(k.seat, Mask) {
		return ErrOrder
	}
	found := s.found(k, Mask)
	masked := make([]Point, len(s.points))
	for i, from := range k.shuffle {
		p, err := times(s.points[from], k.mask)
		if err != nil {
			return err
		}
		masked[i] = p
	}
	s.points = masked
	s.did(k.seat, Mask, found)
	return nil
}

// Strip takes a seat's mask from the cards of the others.
func (s *Shuffle) Strip(k *Key) error {
	if !s.may(k.seat, Strip) {
		return ErrOrder
	}
	found := s.found(k, Strip)
	s.points = s.points[:s.deal.dealt()]
	unmask := k.unmask()
	for i := range s.points {
		if s.deal.Owner(i) == k.seat {
			continue
		}
		p, err := times(s.points[i], unmask)
		if err != nil {
			return err
		}
		s.points[i] = p
	}
	s.did(k.seat, Strip, found)
	return nil
}

// Show shows the point by which others pass cards to the seat.
func (s *Shuffle) Show(k *Key) error {
	if !s.may(k.seat, Show) {
		return ErrOrder
	}
	s.public[k.seat] = k.public()
	s.did(k.seat, Show, [foundSize]byte{})
	return nil
}

// did records an act.
func (s *Shuffle) did(seat int, what Kind, found [foundSize]byte) {
	s.acts = append(s.acts, Act{seat, what, s.print(seat, what), found})
}

// print is the fingerprint of the deck as a seat has left it, or of its public point.
func (s *Shuffle) print(seat int, what Kind) (print [printSize]byte) {
	if s.deal.Guarded {
		return print
	}
	text := append(s.deal.label("act"), byte(seat), byte(what))
	if what == Show {
		text = append(text, s.public[seat][:]...)
	} else {
		text = appendPoints(text, s.points)
	}
	sum := sha256.Sum256(text)
	copy(print[:], sum[:])
	return print
}

func appendPoints(text []byte, points []Point) []byte {
	for i := range points {
		text = append(text, points[i][:]...)
	}
	return text
}

// Read is the cards of a seat, in the order of its slots. ErrUnreadable: an act
// contradicts its seat's key.
func (s *Shuffle) Read(k *Key) ([]int8, error) {
	if !s.Masked() || !s.Ready(k.seat) || s.Forgotten(k.seat) {
		return nil, ErrOrder
	}
	var hand []int8
	unmask := k.unmask()
	from, to := s.deal.Slots(k.seat)
	for _, p := range s.points[from:to] {
		open, err := times(p, unmask)
		card := int8(slices.Index(faces()[:s.deal.Cards], open))
		if err != nil || card < 0 || slices.Contains(hand, card) {
			return nil, ErrUnreadable
		}
		hand = append(hand, card)
	}
	return hand, nil
}

// Forget leaves out the points of a key's seat once it has read them and all is
// stripped. Of a guarded deck that is an act.
func (s *Shuffle) Forget(k *Key) {
	if !s.Stripped() || s.Forgotten(k.seat) {
		return
	}
	if s.deal.Guarded {
		s.did(k.seat, Read, s.found(k, Read))
	}
	s.read |= 1 << uint(k.seat)
}

// Forgotten reports whether a seat's points were left out.
func (s *Shuffle) Forgotten(seat int) bool { return s.read>>uint(seat)&1 != 0 }

// Close leaves out all points: the acts stay, for the audit.
func (s *Shuffle) Close() {
	s.points, s.public = nil, nil
	s.read = 1<<uint(s.deal.Seats) - 1
}

// EndPassing leaves out the points for passing cards.
func (s *Shuffle) EndPassing() { s.public = nil }

// Passing reports whether cards may still be passed on.
func (s *Shuffle) Passing() bool { return s.public != nil }

// Shown reports whether cards can be passed to a seat.
func (s *Shuffle) Shown(seat int) bool { return s.public != nil && s.Done(seat, Show) }

// Tell seals the cards that a seat passes to another. from is how many it has
// passed to it before in the round.
func (s *Shuffle) Tell(k *Key, to, from int, cards []int8) ([]int8, error) {
	if !s.Shown(to) {
		return nil, ErrOrder
	}
	secret, err := k.shared(s.public[to], k.seat, to)
	if err != nil {
		return nil, err
	}
	told := s.deal.seal(secret, from, cards)
	if s.deal.Guarded {
		told = append(told, s.deal.tag(secret, from, cards)...)
	}
	return told, nil
}

// Hear reads cards that another seat sealed with Tell. ErrUnreadable: they were sealed
// otherwise, or with other points than those here.
func (s *Shuffle) Hear(k *Key, by, from int, told []int8) ([]int8, error) {
	if !s.Shown(by) {
		return nil, ErrOrder
	}
	secret, err := k.shared(s.public[by], by, k.seat)
	if err != nil {
		return nil, err
	}
	cards, meant := s.deal.open(secret, from, told)
	if !meant {
		return nil, ErrUnreadable
	}
	return cards, nil
}

// Overhear reads the same once the keys of both seats are open. It returns false if
// something else was told: with a point that is not of the key, or altered.
func Overhear(by, to *Key, from int, told []int8) (cards []int8, meant bool) {
	secret, err := by.shared(to.public(), by.seat, to.seat)
	if err != nil {
		return nil, false // a public point of our own making is a point
	}
	return by.deal.open(secret, from, told)
}
