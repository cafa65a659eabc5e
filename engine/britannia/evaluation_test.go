package britannia

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// At the end the judgement is the score.
func TestProspectsEndAsTheScore(t *testing.T) {
	for _, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		stroll(t, g, engine.DefaultSetup(g), 4, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
			if !s.Turn().Over() {
				return
			}
			for seat, p := range s.Prospects(nil) {
				if want := s.Standing()[seat].Points * grain; p != want {
					t.Errorf("%s: seat %d expects %d, has %d", g.ID(), seat, p, want)
				}
			}
		})
	}
}

// Foreseeing a choice leaves the position alone, a copy is judged alike, and
// what is judged by what has changed is judged as if all had been looked at.
func TestForesightTouchesNothing(t *testing.T) {
	for _, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		t.Run(g.ID(), func(t *testing.T) { foresightTouchesNothing(t, g) })
	}
}

func foresightTouchesNothing(t *testing.T, g engine.Game) {
	trial := &State{}
	n := 0
	stroll(t, g, engine.DefaultSetup(g), 2, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if n++; n%20 != 0 || s.Turn().Seat < 0 {
			return
		}
		s.wary = n%40 == 0
		before := s.position
		expected := s.Prospects(nil)
		for _, c := range s.Legal(nil) {
			trial.CopyFrom(s)
			if !slices.Equal(trial.Prospects(nil), expected) {
				t.Fatal("a copy is judged otherwise")
			}
			trial.Foresee(c)
			alone := &State{position: s.position, list: slices.Clone(s.list), known: s.known}
			if alone.Foresee(c); alone.position != trial.position {
				t.Fatalf("round %d, %+v: foreseen otherwise after other choices", s.round, c)
			}
			if got, want := trial.Prospects(nil), (&State{position: trial.position, wary: s.wary}).Prospects(nil); !slices.Equal(got, want) {
				t.Fatalf("round %d, %+v: judged %v by what has changed, %v in full", s.round, c, got, want)
			}
		}
		if s.position != before || !slices.Equal(s.Prospects(nil), expected) {
			t.Fatal("foreseeing changed the position")
		}
	})
}

// Two Romans before a lone Briton promise more than one.
func TestMoreAttackersPromiseMore(t *testing.T) {
	promise := func(k int8) int {
		s := Revised().(game).empty(0, 4, [options]uint8{optColours: coloursChosen})
		for seat := int8(0); seat < s.seats; seat++ {
			s.assign(engine.Seat(seat), seat)
		}
		s.round, s.turn, s.act, s.half = 2, 0, Romans, 0
		s.addInfantry(Belgae, Kent, 1)
		s.addInfantry(Romans, Kent, k)
		return s.Prospects(nil)[s.player[Romans]] - int(k)*int(outlookOf(s.ed).army[Romans][2])
	}
	if one, two := promise(1), promise(2); two <= one {
		t.Errorf("one promises %d beside itself, two %d", one, two)
	}
}
