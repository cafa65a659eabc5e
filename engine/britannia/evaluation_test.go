package britannia

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// At the end the judgement is the score.
func TestEvaluationEndsAsTheScore(t *testing.T) {
	for _, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		stroll(t, g, engine.DefaultSetup(g), 4, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
			if !s.Turn().Over() {
				return
			}
			for seat, p := range s.Judge(false).(*judge).Evaluate(nil) {
				if want := s.Standing()[seat].Points * grain; p != want {
					t.Errorf("%s: seat %d expects %d, has %d", g.ID(), seat, p, want)
				}
			}
		})
	}
}

// Foreseeing a choice leaves the position alone, a copy is judged alike, and judging
// the changes gives the same as judging everything.
func TestForesightTouchesNothing(t *testing.T) {
	for _, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		t.Run(g.ID(), func(t *testing.T) { foresightTouchesNothing(t, g) })
	}
}

func foresightTouchesNothing(t *testing.T, g engine.Game) {
	var trials [2]*judge // the second is wary
	n := 0
	stroll(t, g, engine.DefaultSetup(g), 2, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if n++; n%20 != 0 || s.Turn().Seat < 0 {
			return
		}
		k := n / 20 % 2
		if trials[k] == nil {
			trials[k] = judgeOf(s, k == 1)
		}
		trial := trials[k]
		before := s.position
		expected := judgeOf(s, trial.wary).Evaluate(nil)
		for _, c := range s.Legal(nil) {
			trial.CopyFrom(s)
			if !slices.Equal(trial.Evaluate(nil), expected) {
				t.Fatal("a copy is judged otherwise")
			}
			trial.Foresee(c)
			alone := judgeOf(s, trial.wary)
			if alone.Foresee(c); alone.position != trial.position {
				t.Fatalf("round %d, %+v: foreseen otherwise after other choices", s.round, c)
			}
			if got, want := trial.Evaluate(nil), judgeOf(&trial.State, trial.wary).Evaluate(nil); !slices.Equal(got, want) {
				t.Fatalf("round %d, %+v: judged %v by what has changed, %v in full", s.round, c, got, want)
			}
		}
		if s.position != before {
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
		return judgeOf(s, false).Evaluate(nil)[s.player[Romans]] - int(k)*int(outlookOf(s.ed, &byHand).army[Romans][2])
	}
	if one, two := promise(1), promise(2); two <= one {
		t.Errorf("one promises %d beside itself, two %d", one, two)
	}
}

// A wary judge of an area looks at the armies near it: the more of them, the less the
// area is worth. The usual one asks only whether there are any, and takes off what the
// armies in the area can no longer do.
func TestWaryJudgesByArmiesNear(t *testing.T) {
	promise := func(wary bool, k int8) int {
		s := Revised().(game).empty(0, 4, [options]uint8{optColours: coloursChosen})
		for seat := int8(0); seat < s.seats; seat++ {
			s.assign(engine.Seat(seat), seat)
		}
		s.round, s.turn, s.act, s.half = 7, 0, nobody, 0
		s.addInfantry(Welsh, Wessex, 1)
		s.addInfantry(Saxons, Sussex, k)
		return judgeOf(s, wary).Evaluate(nil)[s.player[Welsh]]
	}
	usual, wary := promise(false, 1)-promise(false, 6), promise(true, 1)-promise(true, 6)
	if wary <= usual+grain/4 {
		t.Errorf("six enemies instead of one take %d grains from a wary judgement, %d from the usual one", wary, usual)
	}
}

// Chances stay chances, with any armies near an area.
func TestPerilIsAChance(t *testing.T) {
	for hill := range 2 {
		for strength := int8(0); strength <= mostStanding; strength++ {
			for armies := int8(0); armies <= mostComing; armies++ {
				for _, wary := range []bool{false, true} {
					x := exposure{all: 2, soon: 1, known: 2}
					x.foes[0] = foe{armies: armies, soon: true, wants: 30 * grain}
					x.foes[1] = foe{armies: mostComing, wants: 30 * grain}
					if now, later := x.peril(hill, strength, wary); now < 0 || now > later || later > sure {
						t.Errorf("terrain %d, %d against %d armies: peril %d, then %d of %d", hill, strength, armies, now, later, sure)
					}
				}
			}
		}
	}
}
