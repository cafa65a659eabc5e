package rulestest

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
)

// Weights checks, at every so many choices of a random match of each scenario, that a
// judge with the weights set by hand judges as the hard level does, and that each other
// weight changes what some position is worth, but for the idle ones.
func Weights(t *testing.T, every int, idle []int, games ...engine.Game) {
	t.Helper()
	var matters []bool
	for _, g := range games {
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
				if n%every == 0 {
					s := state.(bot.Learner)
					want := worth(s.Judge(true))
					w := make([]int16, len(s.Weights()))
					if matters == nil {
						matters = make([]bool, len(w))
					}
					if got := worth(s.Taught(w)); !slices.Equal(got, want) {
						t.Fatalf("choice %d: %v by hand, not %v", n, got, want)
					}
					for i := range w {
						if matters[i] {
							continue
						}
						w[i] = 200
						matters[i] = !slices.Equal(worth(s.Taught(w)), want)
						w[i] = 0
					}
				}
				if _, err := state.Play(legal[dice.Draw(3, n, len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for i, m := range matters {
		if !m && !slices.Contains(idle, i) {
			t.Errorf("weight %d changes nothing", i)
		}
	}
}

// worth is what a judge says a position is worth.
func worth(judge engine.State) []int {
	return judge.(bot.Evaluator).Evaluate(nil)
}
