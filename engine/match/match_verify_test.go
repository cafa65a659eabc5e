package match_test

import (
	"errors"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

func TestAReportTellsEveryRoll(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Seeded, dice.ByHand, dice.Chained, dice.Sealed} {
		var m *match.Match
		if kind == dice.Seeded {
			m = begin(t, seeded)
		} else {
			m = together(t, kind, 4)
		}
		playOn(t, m, match.MaxChoices, 3)
		r, err := match.Verify(m)
		if err != nil || !r.Sound() || r.Broken != -1 || r.Dice != m.Dice() || len(r.Seats) != 4 || len(r.Ordered) != 0 {
			t.Fatalf("%v: %v, %+v", kind, err, r)
		}
		faces, next := 0, 0
		for n, e := range m.Log() {
			if e.Seat != engine.Nature || e.Forced() {
				continue
			}
			roll := r.Rolls[next]
			next++
			if roll.Number != n || roll.Choice != e.Choice || roll.Rank != int(e.Rank) || roll.Choices != 6 || roll.Face != int(e.Rank)+1 || roll.Holder != e.Holder {
				t.Fatalf("%v: roll %d is told as %+v", kind, n, roll)
			}
			if !kind.Tokens() {
				if roll.Tokens != nil {
					t.Fatalf("%v: roll %d has tokens", kind, n)
				}
				continue
			}
			// Anybody with the report can throw the die again.
			var tokens []dice.Token
			for seat, k := range roll.Tokens {
				token, ok := m.Token(engine.Seat(seat), k)
				if !ok {
					t.Fatalf("%v: roll %d comes from a token that is not shown", kind, n)
				}
				tokens = append(tokens, token)
			}
			if got := dice.Draw(dice.Mix(r.Dice.Seed, tokens), n, roll.Choices); got != roll.Rank {
				t.Fatalf("%v: roll %d is %d of its tokens, told as %d", kind, n, got, roll.Rank)
			}
		}
		if next != len(r.Rolls) {
			t.Errorf("%v: %d rolls too many", kind, len(r.Rolls)-next)
		}
		for seat, l := range r.Seats {
			for _, n := range l.Faces {
				faces += n
			}
			if l.Chained != kind.Tokens() || (l.Possessions > 0) != (kind != dice.Seeded) {
				t.Errorf("%v: seat %d: %+v", kind, seat, l)
			}
			if first, ok := m.Token(engine.Seat(seat), 0); ok != kind.Tokens() || first != l.Commitment {
				t.Errorf("%v: seat %d is bound to %x", kind, seat, l.Commitment)
			}
		}
		if faces != len(r.Rolls) {
			t.Errorf("%v: %d faces of %d rolls", kind, faces, len(r.Rolls))
		}
	}
}

func TestAMatchInMidGameHasNoReport(t *testing.T) {
	m, err := match.NewAt(toy.Game(), begin(t, seeded).State(), seeded)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.Verify(m); !errors.Is(err, match.ErrNoStart) {
		t.Errorf("got %v", err)
	}
}

func TestAMatchThatGathersHasAReport(t *testing.T) {
	m := invite(t, dice.Chained, 3)
	r, err := match.Verify(m)
	if err != nil || !r.Sound() || len(r.Rolls) > 0 || !r.Seats[0].Chained || r.Seats[1].Chained {
		t.Errorf("%v, %+v", err, r)
	}
}
