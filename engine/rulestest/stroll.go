package rulestest

import (
	"testing"

	"bretwalda/engine"
)

// longest is how many choices a match has at most.
const longest = 10_000

// Stroll plays a match by chance, from a position to its end, and calls look after
// every choice. The same seed makes the same choices.
func Stroll(t *testing.T, s engine.State, seed uint64, look func(c engine.Choice, events []engine.Event)) {
	t.Helper()
	x := seed*2654435761 + 1
	var list []engine.Choice
	for made := 0; !s.Turn().Over(); made++ {
		if made > longest {
			t.Fatalf("match %d does not end", seed)
		}
		list = s.Legal(list[:0])
		if n := len(list); n == 0 || n == 1 && s.Turn().Seat != engine.Nature {
			t.Fatalf("match %d asks %+v with %d choices", seed, s.Turn(), n)
		}
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		c := list[x%uint64(len(list))]
		events, err := s.Play(c)
		if err != nil {
			t.Fatalf("match %d: %v", seed, err)
		}
		look(c, events)
	}
}
