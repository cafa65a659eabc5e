package games_test

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/fords"
	"bretwalda/engine/tabletest"
)

// Every game keeps the contract of package engine.
func TestContract(t *testing.T) {
	for _, g := range append(games.Shelf(), fords.Game()) {
		t.Run(g.ID(), func(t *testing.T) { tabletest.Contract(t, g, 30) })
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
