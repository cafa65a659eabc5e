package client

import (
	"bytes"

	"bretwalda/engine"
)

// secret reports whether the seat that decides may see what others may not, or
// decides what others must not see.
func secret(state engine.State, seat engine.Seat) bool {
	return !same(state.View(seat), state.View(engine.Nobody)) || decidesInSecret(state)
}

// decidesInSecret reports whether two choices make positions that differ, but
// not for everybody: a vote in secret, a card laid face down. The first and the
// last choice of each verb stand for all.
func decidesInSecret(state engine.State) bool {
	var ends []engine.Choice
	legal := state.Legal(nil)
	for i, c := range legal {
		if i == 0 || i == len(legal)-1 || legal[i-1].Verb != c.Verb || legal[i+1].Verb != c.Verb {
			ends = append(ends, c)
		}
	}
	var after []engine.State
	for _, c := range ends {
		next := state.Clone()
		if _, err := next.Play(c); err != nil {
			return true // the rules contradict themselves: show less rather than more
		}
		for _, other := range after {
			if same(next.View(engine.Nobody), other.View(engine.Nobody)) && !same(next, other) {
				return true
			}
		}
		after = append(after, next)
	}
	return false
}

// same compares two positions, or two views of them.
func same(a, b engine.State) bool {
	one, errOne := a.MarshalJSON()
	two, errTwo := b.MarshalJSON()
	return errOne == nil && errTwo == nil && bytes.Equal(one, two)
}
