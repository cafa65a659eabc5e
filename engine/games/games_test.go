package games

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

func TestRevisionsAreInOrder(t *testing.T) {
	seen := map[string]int{} // the revision last seen of each game
	last := ""
	for _, g := range Revisions() {
		older, known := seen[g.ID()]
		if known && (last != g.ID() || g.Revision() >= older) {
			t.Errorf("%s, revision %d, stands in the wrong place", g.ID(), g.Revision())
		}
		seen[g.ID()], last = g.Revision(), g.ID()
	}
	if len(seen) == 0 {
		t.Error("there are no games")
	}
}

func TestEveryGameIsFoundAndTitled(t *testing.T) {
	for _, g := range All() {
		if got := ByID(g.ID()); got == nil || got.Revision() != g.Revision() {
			t.Errorf("%s is not found by its ID", g.ID())
		}
		if name, edition := Title(g); name == "" || edition == "" {
			t.Errorf("%s has no title", g.ID())
		}
	}
	if ByID("chess") != nil {
		t.Error("a game nobody wrote was found")
	}
	if name, _ := Title(toy.Game()); name != "" {
		t.Error("a game nobody wrote has a title")
	}
}

// Every scenario and player count that a game offers begins, and has a link.
func TestEverySetupBegins(t *testing.T) {
	for _, g := range Revisions() {
		setup := engine.DefaultSetup(g)
		for i, s := range g.Scenarios() {
			for _, n := range s.Seats {
				setup.Scenario, setup.Seats = i, n
				m, err := match.New(g, setup, nil, dice.Source{Seed: 1})
				if err != nil {
					t.Errorf("%s, %s, %d players: %v", g.ID(), s.ID, n, err)
					continue
				}
				text, err := link.Encode(m)
				if err != nil {
					t.Errorf("%s: %v", g.ID(), err)
					continue
				}
				if _, err := link.Decode(text, Revisions()); err != nil {
					t.Errorf("%s, %s, %d players: %v", g.ID(), s.ID, n, err)
				}
			}
		}
	}
}
