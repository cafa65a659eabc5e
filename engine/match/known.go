package match

import "bretwalda/engine"

// Known reports whether this device knows all cards that a seat may see. Else
// the seat's view holds some that are a guess.
func (m *Match) Known(seat engine.Seat) bool {
	return m.hands == nil || !m.seated(seat) || m.hands.known(seat)
}

func (m cardHands) known(seat engine.Seat) bool {
	for i := range m.hands.rounds {
		r := &m.hands.rounds[i]
		if r.Open || r.from < 0 {
			continue
		}
		for _, b := range m.batches(r, int(seat)) {
			for _, slot := range b.slots {
				if !r.isSure(slot) {
					return false
				}
			}
		}
	}
	return true
}

// Caught is the cheat with veiled hands that this device has found out so far,
// or nil. It looks at nothing anew: see Verdict.
func (m *Match) Caught() *CheatError {
	if m.hands == nil {
		return nil
	}
	return m.hands.cheat
}
