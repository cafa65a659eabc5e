package marcher

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// TestARedealLooksTheSame deals games anew that a seat has seen up to some position: its
// views are the same all along, and levies that lie face down and a set-up that is not
// shown yet are others.
func TestARedealLooksTheSame(t *testing.T) {
	var dealt, hides, other int
	for seed := range uint64(16) {
		setup := engine.DefaultSetup(Lords())
		setup.Scenario = int(seed % 2)
		first, err := Lords().New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := first.Clone()
		var log []engine.Choice
		for n := 0; !s.Turn().Over(); n++ {
			seat := engine.Seat(dice.Draw(seed+100, n, 2))
			secret := s.View(seat).(*State).concealed != 0
			if often := 60; secret && dice.Draw(seed+200, n, 12) == 0 || dice.Draw(seed+200, n, often) == 1 {
				k := 0
				again := first.(*State).Redeal(log, seat, func(of int) int { k++; return dice.Draw(seed+uint64(n), k, of) })
				if len(again) < len(log) {
					t.Fatalf("game %d, choice %d: no deal fits", seed, n)
				}
				o := first.Clone()
				for i, c := range again {
					if _, err := o.Play(c); err != nil {
						t.Fatalf("game %d, choice %d of %d: %v", seed, i, n, err)
					}
				}
				if !o.View(seat).(*State).Is(s.View(seat)) {
					t.Fatal("the seat sees something else")
				}
				dealt++
				if secret {
					hides++
				}
				if !o.(*State).Is(s) {
					other++
				}
				if !secret && !slices.Equal(log, again) {
					t.Error("what the seat knows is dealt anew")
				}
			}
			list := s.Legal(nil)
			c := list[dice.Draw(seed, n, len(list))]
			log = append(slices.Clone(log), c)
			if _, err := s.Play(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d positions, %d with secrets, %d of them others", dealt, hides, other)
	if hides < 40 || other*2 < hides {
		t.Errorf("%d positions, %d with secrets, %d of them others", dealt, hides, other)
	}
}
