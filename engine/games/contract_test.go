package games_test

import (
	"flag"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/fords"
	"bretwalda/engine/games"
	"bretwalda/engine/rulestest"
)

var matches = flag.Int("matches", 6, "how many matches of each game keep the contract; of an older revision a sixth")

// TestContract plays every game by the contract of package engine.
func TestContract(t *testing.T) {
	newest := append(games.All(), fords.Game())
	for _, g := range append(games.Revisions(), fords.Game()) {
		n := *matches
		if !slices.Contains(newest, g) {
			n /= 6 // most lines are those of the newest
		}
		t.Run(g.ID(), func(t *testing.T) { rulestest.Contract(t, g, n) })
	}
}

// BenchmarkRandomGame is how fast the rules are.
func BenchmarkRandomGame(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.ID(), func(b *testing.B) {
			var list []engine.Choice
			seed, made := uint64(0), 0
			for b.Loop() {
				s, err := g.New(engine.DefaultSetup(g))
				if err != nil {
					b.Fatal(err)
				}
				seed++
				for n := 0; !s.Turn().Over(); n++ {
					list = s.Legal(list[:0])
					if _, err := s.Play(list[dice.Draw(seed, n, len(list))]); err != nil {
						b.Fatal(err)
					}
					made++
				}
			}
			b.ReportMetric(float64(made)/b.Elapsed().Seconds(), "choices/s")
		})
	}
}
