package veil

import "crypto/sha256"

// What guards a deck besides the prints of the acts. Two decks of one print can be
// made by whoever takes the trouble, since a print is short; so each device leaves
// a print of the deck that it has found, under a key of its own that nobody knows
// before the round is over, and its own doings are judged only where it has found
// what it should have. The points of owners have prints of their own, so that
// those that are left are still guarded when others have been read.

// ownerPrint is that of the points dealt to a seat.
type ownerPrint [ownerSize]byte

// ownerPrint is the print of a seat's points; that of the slots that are dealt to
// nobody for a seat beyond the last.
func (s *Shuffle) ownerPrint(seat int) (print ownerPrint) {
	if seat < s.table.Seats && s.Forgotten(seat) {
		return s.prints[seat]
	}
	text := append(s.table.label("owner"), byte(seat))
	from, to := s.table.Slots(seat)
	if seat == s.table.Seats {
		to = len(s.points)
	}
	for i := from; i < to; i++ {
		text = append(text, s.points[i][:]...)
	}
	sum := sha256.Sum256(text)
	copy(print[:], sum[:])
	return print
}

// deckPrint is that of all points.
func (s *Shuffle) deckPrint() [sha256.Size]byte {
	text := s.table.label("deck")
	for seat := range s.table.Seats + 1 {
		p := s.ownerPrint(seat)
		text = append(text, p[:]...)
	}
	return sha256.Sum256(text)
}

// found is the print of the deck that a seat finds before it does something.
func (s *Shuffle) found(k *Key, what Kind) (print [foundSize]byte) {
	if !s.table.Guarded {
		return print
	}
	deck := s.deckPrint()
	text := append(s.table.label("found"), byte(k.seat), byte(what))
	text = append(append(text, k.finds[:]...), deck[:]...)
	sum := sha256.Sum256(text)
	copy(print[:], sum[:])
	return print
}
