package link_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// playout plays a game with choices drawn at random, at most n of them.
func playout(t testing.TB, g engine.Game, source dice.Source, seed uint64, n int) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.DefaultSetup(g), nil, source)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; i < n && !m.Turn().Over(); i++ {
		if _, err := m.Do(dice.Draw(seed, m.Len(), len(m.Legal()))); err != nil {
			t.Fatalf("%s, seed %d: %v", g.ID(), seed, err)
		}
	}
	return m
}

func TestEveryGameTravelsByLink(t *testing.T) {
	for _, g := range games.Revisions() {
		for seed := range uint64(6) {
			source := dice.Source{Kind: dice.ByHand}
			if seed%2 == 0 {
				source = dice.Source{Seed: seed * 0x9e3779b97f4a7c15}
			}
			for _, n := range []int{0, 1, 30, 300, match.MaxChoices} {
				m := playout(t, g, source, seed, n)
				text := encode(t, m)
				again, err := link.Decode(text, games.Revisions())
				if err != nil {
					t.Fatalf("%s, seed %d, %d choices: %v", g.ID(), seed, n, err)
				}
				same(t, again, m)
				if limit := ideal(m)*1.02 + 24; float64(len(text)) > limit {
					t.Errorf("%s, seed %d, %d choices: %d characters, limit %.1f", g.ID(), seed, n, len(text), limit)
				}
			}
		}
	}
}

// A whole match of Britannia fits into one code that phones scan.
func TestWholeBritanniaFitsThousandCharacters(t *testing.T) {
	g := games.ByID("britannia-2008")
	var lengths []int
	for seed := range uint64(9) {
		lengths = append(lengths, len(encode(t, playout(t, g, dice.Source{Seed: seed}, seed, match.MaxChoices))))
	}
	slices.Sort(lengths)
	if lengths[len(lengths)/2] > 1000 {
		t.Errorf("the median is %d characters", lengths[len(lengths)/2])
	}
}

func BenchmarkEncodeBritannia(b *testing.B) {
	m := playout(b, games.ByID("britannia-2008"), dice.Source{Seed: 1}, 1, match.MaxChoices)
	b.ResetTimer()
	for range b.N {
		if _, err := link.Encode(m); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDecodeBritannia(b *testing.B) {
	text := encode(b, playout(b, games.ByID("britannia-2008"), dice.Source{Seed: 1}, 1, match.MaxChoices))
	b.ResetTimer()
	for range b.N {
		if _, err := link.Decode(text, games.Revisions()); err != nil {
			b.Fatal(err)
		}
	}
}
