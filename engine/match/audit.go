package match

import (
	"errors"
	"fmt"

	"bretwalda/engine"
	"bretwalda/engine/veil"
)

// Misdeed is what a cheat with veiled hands has done.
type Misdeed uint8

const (
	MaskedOther   Misdeed = iota // masked or shuffled the deck otherwise than his key says
	StrippedOther                // stripped something else than his mask
	ShownOther                   // showed another point for passing than that of his key
	ToldOther                    // passed on a card and told another
	PlayedOther                  // played a card, or passed, against what his hand was
	Complained                   // could not read his cards, he said, and all were in order
	Misdeeds                     // how many there are
)

var (
	misdeeds     = [...]Misdeed{veil.Mask: MaskedOther, veil.Strip: StrippedOther, veil.Show: ShownOther}
	misdeedNames = [Misdeeds]string{
		"masked otherwise", "stripped otherwise", "shown otherwise", "told otherwise", "played otherwise", "complained for nothing",
	}
)

func (d Misdeed) String() string {
	if d < Misdeeds {
		return misdeedNames[d]
	}
	return "unknown"
}

// CheatError names a seat that has cheated with veiled hands.
type CheatError struct {
	Seat  engine.Seat
	Round int // whose cards it was about
	Deed  Misdeed
}

func (e *CheatError) Error() string {
	return fmt.Sprintf("match: seat %d has cheated with the cards of round %d: %s", e.Seat, e.Round, e.Deed)
}

// Verdict is a *CheatError that names who has cheated with veiled hands, as far
// as this device can know: by cards that its seats know better, and by what was
// left of the last rounds whose keys were shown. Nil: nothing was found.
func (m *Match) Verdict() error {
	if m.hands == nil {
		return nil
	}
	if m.hands.cheat != nil {
		return m.hands.cheat
	}
	for i := range m.hands.rounds {
		if err := m.audit(i + 1); err != nil {
			return err
		}
	}
	return nil
}

// audit does a round once more with the keys of all, as far as they are shown
// and the round was not audited before.
func (m *Match) audit(round int) error {
	r := &m.hands.rounds[round-1]
	keys := m.keys(round)
	if keys == nil || r.Shuffle == nil {
		return nil
	}
	cheat := func(seat int, deed Misdeed) error {
		return &CheatError{Seat: engine.Seat(seat), Round: round, Deed: deed}
	}
	var found *veil.Cheat
	if errors.As(r.Shuffle.Audit(keys), &found) {
		return cheat(found.Seat, misdeeds[found.Kind])
	}
	if !r.Shuffle.Masked() {
		return nil
	}
	deck := veil.Deck(m.Deck(round), r.Shuffle.Order(), keys)
	for i, told := range r.Told {
		p := r.passes[i]
		for j, card := range veil.Overhear(keys[p.by], keys[p.to], p.before, told) {
			if card != deck[p.slots[j]] {
				return cheat(p.by, ToldOther)
			}
		}
	}
	return nil
}

// unveil opens rounds whose keys were all shown: once they are audited the true
// deck takes the place of this device's guess.
func (m *Match) unveil() error {
	h := m.hands
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.Open {
			continue
		}
		if h.cheat != nil || m.keys(i+1) == nil {
			return nil
		}
		var cheat *CheatError
		if errors.As(m.audit(i+1), &cheat) {
			h.cheat = cheat
			return nil
		}
		if r.Complaint != engine.Nobody {
			h.cheat = &CheatError{Seat: r.Complaint, Round: i + 1, Deed: Complained}
			return nil
		}
		before := m.snapshot()
		r.reveal(veil.Deck(m.Deck(i+1), r.Shuffle.Order(), m.keys(i+1)))
		if err := m.again(r.from, before); err != nil || h.cheat != nil {
			return err
		}
		r.Open, r.Order = true, r.Shuffle.Order()
		r.Shuffle.Close()
		r.Noted = [engine.MaxSeats][]int8{}
		m.forget(i)
	}
	return nil
}
