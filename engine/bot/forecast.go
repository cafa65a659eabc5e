package bot

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/forecast"
)

// Forecaster is a judge whose judgement was held against the ends of games.
type Forecaster interface {
	Evaluator
	Foreseer
	// Time is how far the game has come, in the unit of its table.
	Time() int
	// Parts appends the parts of the score, always as many.
	Parts(buf []forecast.Part) []forecast.Part
	// Decided reports whether a game is about winning: one side scores, and the other
	// wins by keeping that low.
	Decided() bool
	// Doubt is by how many grains the judge contradicts itself in a whole game, in 5
	// decisions of 100: of a game under way it has seen too few to tell.
	Doubt() int
	// Par is what decisions of a side usually bring it from one knot to the next, in the
	// position at hand, in grains.
	Par(side int8) int
	// Table corrects the parts; nil where a game has none.
	Table() *forecast.Table
	// Forecast appends for each seat the points that it may expect at the end of the
	// game, in grains, and its chance to win, in thousandths from 1 to 999; a draw is
	// half a victory.
	Forecast(parts []forecast.Part, t *forecast.Table, points, chances []int) ([]int, []int)
}

// deals is over how many deals of what a seat does not know a forecast goes.
const deals = 24

// Expected is the parts of the score as a seat may expect them, and the judge of the
// position; nil where the game makes no forecast.
func Expected(s engine.State, seat engine.Seat) (Forecaster, []forecast.Part) {
	view := s.View(seat)
	judged, ok := view.(Judged)
	if !ok {
		return nil, nil
	}
	f, ok := judged.Judge(true).(Forecaster)
	if !ok {
		return nil, nil
	}
	dealer, hides := view.(Dealer)
	if !hides {
		return f, f.Parts(nil)
	}
	draws := 0
	draw := func(n int) int {
		draws++
		return dice.Draw(1, draws, n)
	}
	var sum, one []forecast.Part
	for k := range deals {
		deal := dealer.Deal(draw)
		if deal == view {
			return f, f.Parts(nil)
		}
		f.CopyFrom(deal)
		if one = f.Parts(one[:0]); k == 0 {
			sum = append(sum, one...)
			continue
		}
		for i := range sum {
			sum[i].Hope += one[i].Hope
		}
	}
	for i := range sum {
		sum[i].Hope /= deals
	}
	return f, sum
}

// Forecast is for each seat the points that it may expect at the end of the game, in
// grains, and its chance to win, in thousandths, by what a seat may know. Both are
// empty where nobody can tell.
func Forecast(s engine.State, seat engine.Seat) (points, chances []int) {
	f, parts := Expected(s, seat)
	if f == nil {
		return nil, nil
	}
	return f.Forecast(parts, f.Table(), nil, nil)
}

// outlook is what a seat may expect: points, those of all others, its chance to win. Both
// points are 0 in a game that is about winning.
type outlook struct{ points, others, chance int }

// outlook is the seat's in the position that was judged last.
func (t *thinker) outlook() (o outlook) {
	points := t.expectations
	if f, ok := t.scratch.(Forecaster); ok && f.Table() != nil {
		var chances []int
		if points, chances = f.Forecast(f.Parts(nil), f.Table(), nil, nil); len(chances) == 0 {
			points = t.expectations
		} else {
			if o.chance = chances[t.seat]; f.Decided() {
				return o
			}
		}
	}
	for i, p := range points {
		if engine.Seat(i) == t.seat {
			o.points = p
		} else {
			o.others += p
		}
	}
	return o
}
