package match_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// advanced is a match of which so many choices were made.
func advanced(t *testing.T, g engine.Game, choices int) *match.Match {
	t.Helper()
	s := g.Scenarios()[0]
	m, err := match.New(g, engine.Setup{Seats: s.Players(), Options: options(g)}, nil, dice.Source{Seed: 1066})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; m.Len() < choices && !m.Turn().Over(); n++ {
		if _, err := m.Do(n * 7 % len(m.Legal())); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func options(g engine.Game) []uint8 {
	var list []uint8
	for _, o := range g.Options() {
		list = append(list, o.Default)
	}
	return list
}

// TestABranchGoesOnWithOtherDice: it begins as its match does, its own rolls differ, and
// the match has not changed.
func TestABranchGoesOnWithOtherDice(t *testing.T) {
	for _, g := range games.All() {
		m := advanced(t, g, 400)
		before, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		for _, at := range []int{0, 1, 133, 250, m.Len()} {
			b, err := match.Branch(m, at, engine.Nobody, nil, 1)
			if err != nil {
				t.Fatalf("%s: a branch after %d choices: %v", g.ID(), at, err)
			}
			if match.Parting(m, b) < min(at, m.Len()) {
				t.Fatalf("%s: a branch after %d choices begins otherwise", g.ID(), at)
			}
			for n := 0; n < 120 && !b.Turn().Over(); n++ {
				if _, err := b.Do(n * 5 % len(b.Legal())); err != nil {
					t.Fatal(err)
				}
			}
			text, err := link.Encode(b)
			if err != nil || text[0] != '7' {
				t.Fatalf("%s: the link of a branch is %.20s: %v", g.ID(), text, err)
			}
			again, err := link.Decode(text, games.All())
			if err != nil {
				t.Fatalf("%s: the link of a branch after %d choices: %v", g.ID(), at, err)
			}
			if !slices.Equal(again.Log(), b.Log()) {
				t.Errorf("%s: a branch is another one once it has been a link", g.ID())
			}
			if f := match.Compare(m, b, nil); f.Relation != match.Other {
				t.Errorf("%s: a branch comes as %v of its match", g.ID(), f.Relation)
			}
			if r, err := match.Verify(b); err != nil || !r.Sound() {
				t.Errorf("%s: a branch does not play again: %v", g.ID(), err)
			}
		}
		if after, _ := link.Encode(m); after != before {
			t.Errorf("%s: a branch has changed its match", g.ID())
		}
	}
}

// TestABranchIsNotUndoneBeyondItsParting: what is before is the match's.
func TestABranchIsNotUndoneBeyondItsParting(t *testing.T) {
	g := games.All()[0]
	m := advanced(t, g, 200)
	parting := m.Len()
	b, err := match.Branch(m, parting, engine.Nobody, nil, 7)
	if err != nil {
		t.Fatal(err)
	}
	if b.CanUndo() || !errors.Is(b.TakeBack(), match.ErrNoUndo) || !errors.Is(b.TakeBackTo(parting-1), match.ErrNoUndo) {
		t.Error("a choice of the match is taken back in its branch")
	}
	for range 60 {
		if _, err := b.Do(0); err != nil {
			t.Fatal(err)
		}
	}
	for b.TakeBack() == nil {
	}
	if b.Len() < parting || match.Parting(m, b) < parting {
		t.Errorf("all taken back leaves %d choices, not %d", b.Len(), parting)
	}
	b.EnterDice()
	for n := 0; n < 300 && b.Turn().Seat != engine.Nature; n++ {
		if _, err := b.Do(n * 7 % len(b.Legal())); err != nil {
			t.Fatal(err)
		}
	}
	if b.Turn().Seat != engine.Nature {
		t.Error("nobody is asked for dice that are set by hand")
	}
	text, err := link.Encode(b)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := link.Decode(text, games.All()); err != nil {
		t.Errorf("with dice set by hand the link is refused: %v", err)
	}
}
