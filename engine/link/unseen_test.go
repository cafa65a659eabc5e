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

// marches is a party that plays The Marcher Lords, where levies and set-up are
// protected.
func marches(t *testing.T, scenario, seats int, kind dice.Kind, seed uint64) *party {
	setup := engine.DefaultSetup(marcher.Lords())
	setup.Scenario, setup.Seats = scenario, seats
	return gatherFor(t, marcher.Lords(), setup, kind, seed)
}

// TestDevicesLevyUnseen plays whole matches by links alone. Every device offers its
// own seat the true choices, counters are revealed as they were drawn, and with
// chained dice no seat gets the match that would not have got it without hiding.
func TestDevicesLevyUnseen(t *testing.T) {
	tables := []struct{ scenario, seats int }{{0, 2}, {0, 4}, {1, 2}, {0, 3}, {1, 3}}
	turnedUp, exposed := 0, 0
	for seed := range uint64(20) {
		if !*long && seed%4 != 0 {
			continue
		}
		table, kind := tables[seed%5], dice.Chained+dice.Kind(seed/5%2)
		t.Run(fmt.Sprint(table, kind, seed), func(t *testing.T) {
			p := marches(t, table.scenario, table.seats, kind, seed)
			p.orders = seed >= 10
			for !p.at.m.Turn().Over() {
				p.goOn()
			}
			passed := len(p.links) - table.seats
			p.end()
			whole := p.at.m
			for _, d := range p.devices {
				if err := d.m.Verdict(); err != nil {
					t.Error(err)
				}
			}
			if all, open := whole.Concealments(); all < 10 || open != all {
				t.Errorf("of %d times %d are open", all, open)
			}
			for _, d := range p.decided {
				if !slices.Equal(whole.Replay(d.number).Legal(nil), d.list) {
					t.Fatalf("choice %d was from another list", d.number)
				}
			}
			for n, e := range whole.Log() {
				if whole.Drawn(n) {
					exposed++
				} else if _, of := whole.Code(n); of > 1 && e.Seat >= 0 && whole.Game().Lexicon().Verbs[e.Choice.Verb] == "show" {
					turnedUp++
				}
			}
			var lengths []int
			for _, l := range p.links {
				lengths = append(lengths, len(l))
			}
			slices.Sort(lengths)
			most := lengths[len(lengths)-1]
			t.Logf("median %d characters, longest %d; %d hand-overs, of which the game needs %d", lengths[len(lengths)/2], most, passed, whole.HandOvers())
			if most > 900 {
				t.Errorf("a link of %d characters", most)
			}
			if kind == dice.Chained && passed > whole.HandOvers()+2 {
				t.Error("passed on more often than needed")
			}
			if *freeze == "marcher-lords" && (seed < 2 || seed >= 15 && seed < 17) {
				p.freeze(fmt.Sprintf("marcher-lords-r1-protocol%d-%s-%d", match.NewestProtocol, kind, table.seats), 9)
			}
		})
	}
	if turnedUp < 2 || exposed < 7 {
		t.Errorf("%d counters turned up in battles, %d drawn by events", turnedUp, exposed)
	}
}

func TestDamagedLinksOfLevies(t *testing.T) {
	p := marches(t, 0, 4, dice.Chained, 3)
	for open := 0; open < 4; _, open = p.at.m.Concealments() {
		p.goOn()
	}
	p.damage(damaged(3000))
}
