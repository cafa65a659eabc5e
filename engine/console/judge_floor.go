package main

import (
	"math"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/forecast"
	"bretwalda/engine/match"
)

// floor is how far ends lie apart that come of one position, by stretches: root mean
// squares a seat. No judge misses less.
func (s *series) floor(games []*match.Match, held []*judged, playouts int) []float64 {
	var squares, counts []float64
	for i, g := range held {
		last := -1
		for _, m := range g.moments {
			k := m.time / forecast.Whole
			if k == last || (i+k)%4 != 0 {
				continue
			}
			last = k
			for len(squares) <= k {
				squares, counts = append(squares, 0), append(counts, 0)
			}
			ends := make([][]float64, playouts)
			for n := range ends {
				ends[n] = s.ending(games[3*i+2].Replay(m.at), word(s.seed, i<<16|k<<8|n))
			}
			for seat := range ends[0] {
				sum, square := 0.0, 0.0
				for _, e := range ends {
					sum += e[seat]
					square += e[seat] * e[seat]
				}
				squares[k] += (square - sum*sum/float64(playouts)) / float64(playouts-1)
				counts[k]++
			}
		}
	}
	for k := range squares {
		squares[k] = round(math.Sqrt(squares[k] / max(counts[k], 1)))
	}
	return squares
}

// ending plays a position to its end, and gives the points of the seats.
func (s *series) ending(state engine.State, seed uint64) (points []float64) {
	state = state.Clone()
	level := s.bots[0].(thinker).level
	for n := 0; !state.Turn().Over(); n++ {
		if state.Turn().Seat == engine.Nature {
			legal := state.Legal(nil)
			state.Play(legal[dice.Draw(seed, n, len(legal))])
			continue
		}
		for _, c := range level.Think(state, bot.Task{Seed: word(seed, n)}).Plan {
			state.Play(c)
		}
	}
	for _, score := range state.Standing() {
		if score.Side == engine.None {
			points = append(points, float64(score.Points))
		}
	}
	return points
}
