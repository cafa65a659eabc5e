package review_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
	"bretwalda/engine/review"
)

// played is a match of random choices.
func played(t testing.TB, g engine.Game, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.Turn().Over(); n++ {
		if n == 20 {
			if _, err := review.Of(m); !errors.Is(err, review.ErrRunning) {
				t.Fatalf("a running match is reviewed: %v", err)
			}
		}
		if _, err := m.Do(dice.Draw(seed, n, len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestEveryPointIsAccountedFor checks that start, luck and decisions make the
// score of each seat exactly, that a choice never beats the best, and that a second
// review says the same.
func TestEveryPointIsAccountedFor(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			m := played(t, g, 7)
			r, err := review.Of(m)
			if err != nil {
				t.Fatal(err)
			}
			for i, s := range r.Steps {
				if i > 0 && (s.Number != r.Steps[i-1].To || !slices.Equal(s.Before, r.Steps[i-1].After)) {
					t.Fatalf("step %d begins where the last does not end", i)
				}
			}
			if last := r.Steps[len(r.Steps)-1]; last.To != m.Len() {
				t.Fatalf("the last step ends after %d of %d choices", last.To, m.Len())
			}
			for i, a := range r.Seats {
				score := m.State().Standing()[i].Points * review.Grain
				if sum := a.Start + a.Luck + a.Own + a.Others; sum != score || a.Final != score {
					t.Errorf("seat %d: %+v makes %d, scored %d", i, a, sum, score)
				}
			}
			for _, s := range r.Steps {
				if s.Error < 0 || (s.Error == 0) != (s.Best == s.Choice) {
					t.Fatalf("choice %d: error %d with the best %+v, made %+v", s.Number, s.Error, s.Best, s.Choice)
				}
			}
			again, err := review.Of(m)
			if err != nil || !slices.Equal(again.Seats, r.Seats) {
				t.Errorf("again: %+v, before: %+v (%v)", again.Seats, r.Seats, err)
			}
		})
	}
}

// BenchmarkReview is how long the review of a whole match takes.
func BenchmarkReview(b *testing.B) {
	for _, g := range games.All() {
		m := played(b, g, 7)
		b.Run(g.ID(), func(b *testing.B) {
			for b.Loop() {
				if _, err := review.Of(m); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(m.Len()), "choices")
		})
	}
}
