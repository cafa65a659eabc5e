package review

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// blunders is what a blunder costs in each family, in tenths of a point: ten points in
// Britannia, where margins spread by 41, and elsewhere as large a part of theirs, a quarter
// of 3.7 and of 5.7 (see docs/BOTS.md).
var blunders = map[string]int{"britannia": 100, "marcher": 9, "brian": 14}

// BenchmarkPlantedBlunders puts choices that cost at least so much, by a close look at all
// that was legal, in the place of what bots have chosen, and tells how many of them, and of
// those that cost twice as much, a review calls mistakes.
func BenchmarkPlantedBlunders(b *testing.B) {
	const every = 5
	for _, g := range games.All() {
		blunder := blunders[engine.Family(g.ID())] * Grain / 10
		b.Run(g.ID(), func(b *testing.B) {
			var planted, found, large, largeFound int
			for n := range b.N {
				m := botMatch(b, g, uint64(n)+1)
				r, err := Of(m)
				if err != nil {
					b.Fatal(err)
				}
				j, _ := judgeOf(m.Replay(0), engine.Nobody)
				for i, step := range r.Steps {
					if i%every > 0 || step.Turn.Seat < 0 {
						continue
					}
					s := m.Replay(step.Number)
					list := s.Legal(nil)
					worth := make([]int, len(list))
					for k, c := range list {
						worth[k] = Ahead(j.after(s, c), step.Turn.Seat)
					}
					worst, best := slices.Min(worth), slices.Max(worth)
					if best-worst < blunder {
						continue
					}
					planted++
					twice := best-worst >= 2*blunder
					if twice {
						large++
					}
					if v := j.judge(s, list, list[slices.Index(worth, worst)]); r.Mistake(Step{Error: v.missed}) {
						found++
						if twice {
							largeFound++
						}
					}
				}
			}
			b.ReportMetric(float64(planted), "planted")
			b.ReportMetric(100*float64(found)/float64(max(planted, 1)), "found-%")
			b.ReportMetric(float64(large), "large")
			b.ReportMetric(100*float64(largeFound)/float64(max(large, 1)), "large-found-%")
		})
	}
}

// botMatch is a match of easy bots.
func botMatch(t testing.TB, g engine.Game, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Turn().Over() {
		n, seat := m.Len(), m.Turn().Seat
		o := bot.Task{Seed: seed<<32 + uint64(n), Patient: m.Patient(), Past: m.Past(n, seat), Stop: func() bool { return false }}
		for _, c := range bot.Easy.Think(m.State(), o).Plan {
			at := m.Len()
			if _, err := m.Do(slices.Index(m.Legal(), c)); err != nil {
				t.Fatal(err)
			}
			if m.Len() > at+1 || m.Turn().Seat != seat { // the rest was planned without the dice
				break
			}
		}
	}
	return m
}
