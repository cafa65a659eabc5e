package poker

import "crypto/sha256"

// Guards of a deck. Each device leaves a print of the deck it has found, under a key
// that nobody else knows before the round is over. Nobody can aim at it, so it may be
// short. Once the keys are shown, the right print of each seat is known. A wrong one
// shows between which two seats the deck was altered, by one of them or on the way. A
// print that anybody can make would have to be long, since one could search for two
// decks with the same print. It would tell no more.

// found is the print of the deck before a seat's act: of all points, or of its own
// where it reads them.
func (s *Shuffle) found(k *Key, what Kind) (print [foundSize]byte) {
	if !s.deal.Guarded {
		return print
	}
	points := s.points
	if what == Read {
		from, to := s.deal.Slots(k.seat)
		points = points[from:to]
	}
	text := append(s.deal.label("found"), byte(k.seat), byte(what))
	text = appendPoints(append(text, k.finds[:]...), points)
	sum := sha256.Sum256(text)
	copy(print[:], sum[:])
	return print
}
