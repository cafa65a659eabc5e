package main

import (
	"math"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// pairsJSON is how a judgement orders two positions to which the same seat may come by one
// choice.
type pairsJSON struct {
	Tried     int     `json:"tried"`
	Certain   int     `json:"certain"`   // playouts tell for certain which is better for the seat
	Judgement float64 `json:"judgement"` // of these, how many in a hundred bots order rightly
	Forecast  float64 `json:"forecast"`  // the same of what players are shown
	Interval  float64 `json:"interval"`  // half of the 95 % interval of both, at most
}

// How pairs are tried.
const (
	pairsOf  = 6   // of a game
	at1st    = 8   // playouts of each position before the first look
	settled  = 3.9 // standard errors, since there are many looks
	hopeless = 0.7 // with fewer after half of the playouts no more follow
)

// pairs tries two random choices in some positions of each game.
func (s *series) pairs(games []*match.Match, held []*judged, playouts int) (r pairsJSON) {
	valued, foretold := 0.0, 0.0
	for i, g := range held {
		for k := range pairsOf {
			at := g.moments[(2*k+1)*len(g.moments)/(2*pairsOf)].at
			root := games[3*i+2].Replay(at)
			legal := root.Legal(nil)
			if len(legal) < 2 {
				continue
			}
			chance := word(s.seed, i<<8|k)
			first := dice.Draw(chance, 0, len(legal))
			second := (first + 1 + dice.Draw(chance, 1, len(legal)-1)) % len(legal)
			seat := root.Turn().Seat
			one, other := root.Clone(), root.Clone()
			one.Play(legal[first])
			other.Play(legal[second])
			r.Tried++
			better := s.better(one, other, seat, playouts, chance)
			if better == 0 {
				continue
			}
			r.Certain++
			valued += rightly(better, float64(bot.Judge(one, seat)-bot.Judge(other, seat)))
			foretold += rightly(better, lead(hopes(one, seat), seat)-lead(hopes(other, seat), seat))
		}
	}
	n := max(float64(r.Certain), 1)
	r.Judgement, r.Forecast = round(100*valued/n), round(100*foretold/n)
	for _, p := range []float64{valued / n, foretold / n} {
		r.Interval = max(r.Interval, round(196*math.Sqrt(p*(1-p)/n)))
	}
	return r
}

// better is above 0 if playouts show for certain that the first of two positions is better
// for a seat, below 0 if the second is, and else 0.
func (s *series) better(one, other engine.State, seat engine.Seat, playouts int, chance uint64) float64 {
	sum, square := 0.0, 0.0
	for n := range playouts {
		seed := word(chance, n+1) // of both, to have more of the same luck
		d := lead(s.ending(one, seed), seat) - lead(s.ending(other, seed), seat)
		sum += d
		square += d * d
		if n+1 < at1st || square == 0 {
			continue
		}
		k := float64(n + 1)
		switch apart := math.Abs(sum) / math.Sqrt(max(square-sum*sum/k, square/k)*k/(k-1)); {
		case apart > settled:
			return sum
		case apart < hopeless && 2*(n+1) >= playouts:
			return 0
		}
	}
	return 0
}

// lead is by how much a seat is ahead of the mean of the others.
func lead(points []float64, seat engine.Seat) float64 {
	others := 0.0
	for _, p := range points {
		others += p
	}
	return points[seat] - (others-points[seat])/float64(max(len(points)-1, 1))
}

// hopes is what a seat is shown that everybody may expect.
func hopes(s engine.State, seat engine.Seat) (points []float64) {
	list, _ := bot.Forecast(s, seat)
	for _, p := range list {
		points = append(points, float64(p)/bot.Grain)
	}
	return points
}

// rightly is 1 if a judgement goes the way of what is true, and half where it knows no
// difference.
func rightly(true, judged float64) float64 {
	switch {
	case judged == 0:
		return 0.5
	case judged > 0 == (true > 0):
		return 1
	}
	return 0
}
