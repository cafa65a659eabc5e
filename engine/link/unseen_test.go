package link_test

import (
	"fmt"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// lords is a setup of The Marcher Lords.
func lords(scenario, seats int) engine.Setup {
	setup := engine.DefaultSetup(marcher.Lords())
	setup.Scenario, setup.Seats = scenario, seats
	return setup
}

func TestDevicesPlayWithUnseenLevies(t *testing.T) {
	for _, table := range []struct{ scenario, seats int }{{0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}} {
		for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
			t.Run(fmt.Sprint(table, kind), func(t *testing.T) {
				for seed := range uint64(2) {
					p := gatherFor(t, marcher.Lords(), lords(table.scenario, table.seats), kind, seed)
					p.orders = seed%2 == 1
					for !p.at.m.Turn().Over() {
						p.goOn()
					}
					p.end()
					whole := p.at.m
					for _, d := range p.devices {
						if err := d.m.Verdict(); err != nil {
							t.Error(err)
						}
					}
					if all, open := whole.Spells(); all < 10 || open != all {
						t.Errorf("of %d levies %d are open", all, open)
					}
					for _, d := range p.decided {
						if !slices.Equal(whole.Replay(d.number).Legal(nil), d.list) {
							t.Fatalf("choice %d was from another list", d.number)
						}
					}
					var lengths []int
					for _, l := range p.links {
						lengths = append(lengths, len(l))
					}
					slices.Sort(lengths)
					t.Logf("median %d characters, longest %d; %d hand-overs, of which the game needs %d",
						lengths[len(lengths)/2], lengths[len(lengths)-1], len(p.links)-3*table.seats, whole.HandOvers())
				}
			})
		}
	}
}

var _ = match.Withheld
