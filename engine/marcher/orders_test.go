package marcher

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// TestAnswersAreLegal checks that in random games every value of every policy gives a
// legal choice, for all face-down levies. A commander who moves first is asked about
// their levy; nothing else that has a policy is left open.
func TestAnswersAreLegal(t *testing.T) {
	t.Parallel()
	var seen [asks]int
	x, dealt := uint64(7), 0
	roam(t, 5, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if s.ask.seat < 0 {
			return
		}
		if _, ok := s.Answer(nil); ok {
			t.Fatalf("%s is answered without orders", lexicon.Asks[s.ask.kind])
		}
		if !decisions[s.ask.kind].HasPolicy() {
			if _, ok := s.Answer(rulestest.Orders(orderBook[:], 1)); ok {
				t.Fatalf("%s is answered", lexicon.Asks[s.ask.kind])
			}
			return
		}
		before := s.position
		for v := 1; v <= 3; v++ {
			c, ok := s.Answer(rulestest.Orders(orderBook[:], v))
			switch {
			case s.position != before:
				t.Fatal("an answer changed the position")
			case !ok:
				t.Fatalf("%s of seat %d is not answered", lexicon.Asks[s.ask.kind], s.ask.seat)
			case !slices.Contains(s.Legal(nil), c):
				t.Fatalf("%s is answered by %v, which is not legal", lexicon.Asks[s.ask.kind], c)
			}
			seen[s.ask.kind]++
			for a := range lords {
				other, changed := shuffleSecrets(s, a, &x)
				if changed {
					dealt++
				}
				if d, ok := other.Answer(rulestest.Orders(orderBook[:], v)); !ok || d != c {
					t.Fatalf("%s is answered otherwise with other levies", lexicon.Asks[s.ask.kind])
				}
			}
		}
	})
	for kind, d := range decisions {
		if d.HasPolicy() && seen[kind] == 0 {
			t.Errorf("%s was never answered", lexicon.Asks[kind])
		}
	}
	if dealt == 0 {
		t.Error("nothing lay face down")
	}
}
