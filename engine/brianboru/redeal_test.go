package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// TestARedealLooksTheSame deals games anew that a seat has seen up to some decision: its
// views are the same all along, what others hold is not, and games that look the same to
// the seat are dealt to the same end.
func TestARedealLooksTheSame(t *testing.T) {
	dealt, other := 0, 0
	for seed := range uint64(12) {
		seats := 3 + int(seed%3)
		first, err := HighKing().New(engine.Setup{Seats: seats, Options: []uint8{0}})
		if err != nil {
			t.Fatal(err)
		}
		s := first.Clone()
		var log []engine.Choice
		for n := 0; !s.Turn().Over(); n++ {
			list := s.Legal(nil)
			if seat := engine.Seat(int(seed) % seats); s.Turn().Seat == seat && dice.Draw(seed, n, 3) == 0 {
				found := false
				for try := 0; try < 40 && !found; try++ {
					k := 0
					again := first.(*State).Redeal(log, seat, func(of int) int { k++; return dice.Draw(seed+uint64(n), try<<16+k, of) })
					if again == nil {
						continue
					}
					found = true
					o := first.Clone()
					for _, c := range again {
						if _, err := o.Play(c); err != nil {
							t.Fatal(err)
						}
					}
					if !o.View(seat).(*State).Is(s.View(seat)) {
						t.Fatal("the seat sees something else")
					}
					if !o.(*State).Is(s) {
						other++
					}
				}
				if !found {
					t.Errorf("game %d, choice %d: no deal fits", seed, n)
				}
				dealt++
			}
			c := list[dice.Draw(seed, n, len(list))]
			log = append(slices.Clone(log), c)
			if _, err := s.Play(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d positions, %d of them with other hands", dealt, other)
	if dealt < 100 || other*3 < dealt {
		t.Errorf("%d positions, %d of them with other hands", dealt, other)
	}
}
