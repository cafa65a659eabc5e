package marcher

import (
	"bretwalda/engine"
	"bretwalda/engine/forecast"
)

// How the game is likely to end, as a person sees it. Evaluate compares positions of one
// moment; games between bots have shown the results.

// The rows of a table, two for each side: in its turn before its movement, and from its
// first march on, when the judgement looks at the movement of the other side.
const (
	beforeMarch = iota
	afterMarch
	rowsOfSide
)

// Time is the turns of sides, and how far the one under way has come.
func (j *judge) Time() int {
	t := 2 * int(j.turn-1)
	if j.act != j.scenario().first {
		t++
	}
	return t*forecast.Whole + int(j.phase)*forecast.Whole/int(Over)
}

// Parts appends the points of the side that scores.
func (j *judge) Parts(buf []forecast.Part) []forecast.Part {
	p := forecast.Part{Row: -1, Has: int(j.points()) * sure}
	if !j.over() {
		p.Row, p.Has, p.Hope = int(j.act)*rowsOfSide+afterMarch, 0, int(j.expect(true).points)
		if j.yetToMove() {
			p.Row += beforeMarch - afterMarch
		}
	}
	return append(buf, p)
}

// Forecast appends the points of the side that scores, and each seat's chance to win.
func (j *judge) Forecast(parts []forecast.Part, t *forecast.Table, points, chances []int) ([]int, []int) {
	time, scorer := j.Time(), j.scenario().scores
	expects := t.Points(parts[0], time)
	spread := t.Spread(time)
	if j.over() {
		spread = 1
	}
	win, _ := j.scenario().victories(int32(expects), int32(spread))
	chance := min(max(1, int(win)*forecast.Sure/certain), forecast.Sure-1)
	for i := engine.Seat(0); i < engine.Seat(j.seats); i++ {
		if j.sideOf(i) == scorer {
			points, chances = append(points, expects), append(chances, chance)
		} else {
			points, chances = append(points, 0), append(chances, forecast.Sure-chance)
		}
	}
	return points, chances
}

// Decided reports that only the scoring side's points count.
func (*judge) Decided() bool { return true }

// Par is by the scenario.
func (j *judge) Par(side int8) int {
	return pars[j.scenarioIndex].At(int(side), j.Time()/forecast.Whole)
}

// Doubt is the margin of whole games: see docs/BOTS.md.
func (*judge) Doubt() int { return 4 * sure / 5 }

// Table is the forecast of the judge's scenario.
func (j *judge) Table() *forecast.Table { return forecasts[j.scenarioIndex] }
