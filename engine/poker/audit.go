package poker

import (
	"fmt"
	"slices"
)

// Deck is the card of every slot, by the keys of all seats and the order in
// which they masked. It needs no points.
func Deck(d Deal, order []int, keys []*Key) []int8 {
	deck := make([]int8, d.Cards)
	for i := range deck {
		deck[i] = int8(i)
	}
	for _, seat := range order {
		was := slices.Clone(deck)
		for i, from := range keys[seat].shuffle {
			deck[i] = was[from]
		}
	}
	return deck
}

// Cheat is the place where a deck contradicts the keys. A seat has left another deck;
// or, where To is a seat, that one has found a deck that the seat before it should not
// have left.
type Cheat struct {
	Seat int
	Kind Kind
	Act  int // its number
	To   int // -1: the seat's own act differs
}

func (c *Cheat) Error() string {
	return fmt.Sprintf("poker: seat %d: to %s was not done with the key of the seat", c.Seat, c.Kind)
}

// Audit repeats all acts with the keys of all seats. It returns a *Cheat that names
// the first seat whose act differs.
func (s *Shuffle) Audit(keys []*Key) error {
	again := New(s.deal)
	before := -1 // the seat that left the deck last
	for i, a := range s.acts {
		if a.Kind == Show && again.Stripped() && !s.deal.Guarded {
			again.Forget(keys[a.Seat])
		}
		act := [...]func(*Key) error{again.Mask, again.Strip, again.Show, again.reread}[a.Kind]
		err := act(keys[a.Seat])
		switch {
		case err == nil && again.acts[i].Found != a.Found && before >= 0:
			return &Cheat{before, a.Kind, i, a.Seat}
		case err != nil || again.acts[i] != a:
			return &Cheat{a.Seat, a.Kind, i, -1}
		}
		if a.Kind == Mask || a.Kind == Strip {
			before = a.Seat
		}
	}
	return nil
}

// reread has a seat read its cards in an audit.
func (s *Shuffle) reread(k *Key) error {
	if s.may(k.seat, Read) {
		s.Forget(k)
		return nil
	}
	return ErrOrder
}
