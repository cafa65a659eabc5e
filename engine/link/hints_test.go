package link_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// A friend who changes a link so that hints are allowed has another match, and that is
// noticed: the others agreed to none.
func TestNobodyAgreesToHintsAlone(t *testing.T) {
	setup := engine.DefaultSetup(toy.Game())
	setup.Seats = 2
	m, err := match.Invite(toy.Game(), setup, []match.Player{{}, {}}, 0, dice.Source{Kind: dice.Sealed, Seed: 77})
	if err != nil {
		t.Fatal(err)
	}
	for seat, name := range []string{"Ann", "Ben"} {
		if err := m.Claim(engine.Seat(seat), name, dice.Token{byte(seat) + 1}); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Begin(); err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 12, 3)
	honest := encode(t, m)
	opened, err := link.Decode(honest, everyGame())
	if err != nil {
		t.Fatal(err)
	}
	if h, _ := opened.Header(); h.Hints {
		t.Fatal("hints are allowed that nobody agreed to")
	}

	again, err := link.Decode(encode(t, rewritten(t, m, m.Len(), (*match.Match).AllowHints)), everyGame())
	if err != nil {
		t.Fatal(err)
	}
	if h, _ := again.Header(); !h.Hints || again.Len() != m.Len() {
		t.Fatal("a link loses what its players agreed to")
	}
	found := match.Compare(opened, again, nil)
	if found.Relation != match.Other || !slices.ContainsFunc(found.Doubts, func(d match.Doubt) bool { return d.Kind == match.Reseeded }) {
		t.Errorf("a match with hints is taken for one without: %+v", found)
	}
}
