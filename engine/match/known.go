package match

import "bretwalda/engine"

// Known reports whether this device knows all cards that a seat may see. Else
// the seat's view holds some that are a guess.
func (h *hidden) Known(seat engine.Seat) bool {
	return h == nil || !h.play.seated(seat) || h.kind.known(seat)
}

func (h cards) known(seat engine.Seat) bool {
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.Open || r.from < 0 {
			continue
		}
		for _, b := range r.batches(int(seat)) {
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
func (h *hidden) Caught() *CheatError {
	if h == nil {
		return nil
	}
	return h.cheat
}
