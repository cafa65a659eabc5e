package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// TestAnswersAreLegal checks that in random games every value of every policy gives a
// legal choice, for all hands. All but first discs and decisions from a hand are
// answered.
func TestAnswersAreLegal(t *testing.T) {
	var seen [asks]int
	x, dealt := chooser(5), 0
	wander(t, 50, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.ask.seat < 0 {
			return
		}
		if _, ok := s.Answer(nil); ok {
			t.Fatalf("%s is answered without orders", lexicon.Asks[s.ask.kind])
		}
		hidden := s.ask.kind == askStart || s.ask.kind == askKeep || s.ask.kind == askLead || s.ask.kind == askFollow
		before := s.position
		for v := 1; v <= 3; v++ {
			c, ok := s.Answer(rulestest.Orders(orderBook[:], v))
			switch {
			case s.position != before:
				t.Fatal("an answer changed the position")
			case ok == hidden:
				t.Fatalf("%s, answered: %v", lexicon.Asks[s.ask.kind], ok)
			case !ok:
				continue
			case !slices.Contains(s.list, c):
				t.Fatalf("%s is answered by %v, which is not legal", lexicon.Asks[s.ask.kind], c)
			}
			seen[s.ask.kind]++
			other := shuffled(s, engine.Nobody, &x)
			if other.position != s.position {
				dealt++
			}
			if d, ok := other.Answer(rulestest.Orders(orderBook[:], v)); !ok || d != c {
				t.Fatalf("%s is answered otherwise with other hands", lexicon.Asks[s.ask.kind])
			}
		}
	})
	for kind := uint8(askAction); kind < asks; kind++ {
		if seen[kind] == 0 {
			t.Errorf("%s was never answered", lexicon.Asks[kind])
		}
	}
	if dealt == 0 {
		t.Error("no position hid anything")
	}
}
