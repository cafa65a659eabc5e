package britannia

import (
	"testing"

	"bretwalda/engine"
)

// An option that does not apply changes nothing: games with the same choices run alike
// with all its values.
func TestOptionsThatDoNotApplyChangeNothing(t *testing.T) {
	course := func(g engine.Game, setup engine.Setup) (list []engine.Choice, last engine.State) {
		stroll(t, g, setup, 7, func(_ *testing.T, s *State, c engine.Choice, _ []engine.Event) {
			list, last = append(list, c), s
		})
		return list, last
	}
	idle := 0
	for _, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		for i, scenario := range g.Scenarios() {
			for _, seats := range scenario.Seats {
				setup := engine.DefaultSetup(g)
				setup.Scenario, setup.Seats = i, seats
				want, end := course(g, setup)
				for o, option := range g.Options() {
					if option.Applies(setup) {
						continue
					}
					idle++
					other := engine.DefaultSetup(g)
					other.Scenario, other.Seats = i, seats
					other.Options[o] = 1 - option.Default
					got, over := course(g, other)
					if len(got) != len(want) {
						t.Errorf("%s, %s, %d players: %s does not apply and makes a game of %d choices, not %d", g.ID(), scenario.ID, seats, option.ID, len(got), len(want))
						continue
					}
					for n := range want {
						if got[n] != want[n] {
							t.Fatalf("%s, %s, %d players: %s does not apply and changes choice %d", g.ID(), scenario.ID, seats, option.ID, n)
						}
					}
					for n, score := range over.Standing() {
						if score != end.Standing()[n] {
							t.Errorf("%s, %s, %d players: %s does not apply and changes a score", g.ID(), scenario.ID, seats, option.ID)
						}
					}
				}
			}
		}
	}
	if idle < 20 {
		t.Errorf("only %d options do not apply anywhere", idle)
	}
}

// An option applies where some choices come out otherwise for its values.
func TestOptionsApply(t *testing.T) {
	g := Revised()
	for bid := range 2 {
		setup := engine.DefaultSetup(g)
		if bid == 1 {
			setup.Options[0] = coloursBid
		}
		for _, option := range g.Options() {
			if want := option.ID != "raise" || bid == 1; option.Applies(setup) != want {
				t.Errorf("auction %d: %s applies: %v", bid, option.ID, !want)
			}
		}
	}
}
