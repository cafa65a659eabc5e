package match_test

import (
	"errors"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

// The host offers a match with hints before anybody has taken a seat, and never later.
func TestHintsAreAgreedToBeforeSeatsAreTaken(t *testing.T) {
	players := []match.Player{{Kind: match.Vacant}, {Kind: match.Vacant}}
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = 2
	source := dice.Source{Kind: dice.Chained, Seed: 5}
	m, err := match.Invite(toy.Game(), setup, players, 0, source)
	if err != nil {
		t.Fatal(err)
	}
	without, _ := m.Header()
	if err := m.AllowHints(); err != nil {
		t.Fatal(err)
	}
	with, _ := m.Header()
	if !with.Hints || with.Equal(without) {
		t.Error("a match with hints begins like one without")
	}
	if err := m.Claim(0, "host", secretOf(0)); err != nil {
		t.Fatal(err)
	}
	if err := m.AllowHints(); !errors.Is(err, match.ErrHints) {
		t.Errorf("after a claim: %v", err)
	}
	old, err := match.InviteBy(match.FirstProtocol, toy.Game(), setup, players, 0, source)
	if err != nil {
		t.Fatal(err)
	}
	if err := old.AllowHints(); !errors.Is(err, match.ErrHints) {
		t.Errorf("by the first protocol: %v", err)
	}
	table, err := match.New(toy.Game(), setup, make([]match.Player, 2), dice.Source{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	if err := table.AllowHints(); !errors.Is(err, match.ErrHints) {
		t.Errorf("at one table: %v", err)
	}
}

// The number of the dice tells of every kind by link with hints and without, and of no
// seeded dice with hints.
func TestDiceNumbers(t *testing.T) {
	seen := map[int]bool{}
	for kind := range dice.Kinds {
		for _, hints := range []bool{false, true} {
			if kind == dice.Seeded && hints {
				continue
			}
			h := match.Header{Dice: dice.Source{Kind: kind}, Hints: hints}
			n := h.DiceNumber()
			var back match.Header
			if !back.SetDiceNumber(n) || back.Dice.Kind != kind || back.Hints != hints || seen[n] {
				t.Errorf("%v with hints %v has number %d, which is %+v", kind, hints, n, back)
			}
			seen[n] = true
		}
	}
	for _, n := range []int{-1, 7, 65534} {
		if (&match.Header{}).SetDiceNumber(n) {
			t.Errorf("%d is a number of dice", n)
		}
	}
}
