package britannia_test

import (
	"os"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
)

// An army that came to Lothian by boat from Bernicia and one that marched there by way
// of Bernicia retreat to different places. Over the limit, either may be the one to go
// (§Stacking).
func TestRemovalsOfArmiesByBoatAndByLand(t *testing.T) {
	position, err := os.ReadFile("testdata/two_ways.json")
	if err != nil {
		t.Fatal(err)
	}
	s := sit(t, britannia.Classic(), position).State
	seen, left := map[engine.Choice]bool{}, map[string]bool{}
	list := s.Legal(nil)
	for _, c := range list {
		next := s.Clone()
		if _, err := next.Play(c); err != nil {
			t.Fatal(err)
		}
		words, err := next.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		seen[c], left[string(words)] = true, true
	}
	if len(list) != 3 || len(seen) != 3 || len(left) != 3 {
		t.Errorf("%d removals, %d of them distinct, leave %d positions", len(list), len(seen), len(left))
	}
}
