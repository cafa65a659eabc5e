package poker

import "crypto/sha256"

// Guards of a deck. Each device leaves a print of what it has found, under a key
// of its own that nobody else knows before the round is over: nobody can aim at it,
// so it may be short. When the keys are shown everybody knows what each should have
// found, and where it was something else the deck was altered between two seats, by
// one of them or on the way. A print that anybody can make would have to be long,
// since two decks of one print can be looked for; and it could say no more.

// found is the print of what a seat finds before it does something: of all points,
// or of its own where it reads them.
func (s *Shuffle) found(k *Key, what Kind) (print [foundSize]byte) {
	if !s.table.Guarded {
		return print
	}
	points := s.points
	if what == Read {
		from, to := s.table.Slots(k.seat)
		points = points[from:to]
	}
	text := append(s.table.label("found"), byte(k.seat), byte(what))
	text = appendPoints(append(text, k.finds[:]...), points)
	sum := sha256.Sum256(text)
	copy(print[:], sum[:])
	return print
}
