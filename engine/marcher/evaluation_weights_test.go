package marcher

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
)

var _ bot.Learner = (*State)(nil)

// An earldom has a castle from the start.
const earldomOpen, earldomWeak = int(zonesOpen), int(zonesOpenWeak)

// TestWeightsMoveTheJudgement checks that a judge with the weights set by hand judges as
// the hard level does, and that each other weight changes what some position is worth.
func TestWeightsMoveTheJudgement(t *testing.T) {
	matters := map[int]bool{}
	for _, g := range []engine.Game{game{}} {
		for scenario := range g.Scenarios() {
			setup := engine.DefaultSetup(g)
			if setup.Scenario = scenario; engine.CheckSetup(g, setup) != nil {
				setup.Seats = g.Scenarios()[scenario].Players()
			}
			state, err := g.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			for n := 0; !state.Turn().Over(); n++ {
				legal := state.Legal(nil)
				if n%7 == 0 {
					s := state.(*State)
					want := s.Judge(true).(bot.Evaluator).Evaluate(nil)
					var w weights
					if got := s.Taught(w[:]).(bot.Evaluator).Evaluate(nil); !slices.Equal(got, want) {
						t.Fatalf("choice %d: %v by hand, not %v", n, got, want)
					}
					for i := range w {
						if matters[i] {
							continue
						}
						w[i] = 200
						matters[i] = !slices.Equal(s.Taught(w[:]).(bot.Evaluator).Evaluate(nil), want)
						w[i] = 0
					}
				}
				if _, err := state.Play(legal[dice.Draw(3, n, len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for i := range weightCount {
		if of := []int{earldomOpen, earldomWeak, ofTurn + earldomOpen, ofTurn + earldomWeak}; !matters[i] && !slices.Contains(of, i) {
			t.Errorf("weight %d changes nothing", i)
		}
	}
}
