package brianboru

import "bretwalda/engine/forecast"

// quarters divide a round: the draft, two halves of the tricks, the upkeep.
const quarters = 4

// Time is the round, and how far it has come.
func (j *judge) Time() int {
	const quarter = forecast.Whole
	time := int(j.round-1) * quarters * quarter
	switch {
	case j.phase == phaseAction:
		a := evaluation{State: &j.State, w: j.weights}
		a.estimateTime()
		return time + quarter + 2*quarter*(a.full()-a.tricks)/a.full()
	case j.phase > phaseAction:
		return time + 3*quarter + quarter*int(j.phase-phaseMarriage)/int(phaseOver-phaseMarriage)
	}
	return time
}

// Parts appends the points of the players, whom one row corrects alike.
func (j *judge) Parts(buf []forecast.Part) []forecast.Part {
	a := evaluation{State: &j.State, w: j.weights}
	a.judge()
	for i := range a.seats {
		p := forecast.Part{Has: int(a.player[i].points) * grain}
		if p.Hope = a.expected[i] - p.Has; j.phase == phaseOver {
			p.Row = -1
		}
		buf = append(buf, p)
	}
	return buf
}

// Forecast appends the points and chances of the players.
func (j *judge) Forecast(parts []forecast.Part, t *forecast.Table, points, chances []int) ([]int, []int) {
	first, time := len(points), j.Time()
	for _, p := range parts {
		points = append(points, max(p.Has, t.Points(p, time)))
	}
	return points, forecast.Chances(chances, points[first:], t.Spread(time))
}

// Decided reports that points decide.
func (*judge) Decided() bool { return false }

// Par is by the number of players.
func (j *judge) Par(side int8) int { return pars[j.seats].At(int(side), j.Time()/forecast.Whole) }

// Doubt is the margin of whole games: see docs/BOTS.md.
func (*judge) Doubt() int { return 2 * grain }

// Table is the forecast for the number of players.
func (j *judge) Table() *forecast.Table { return forecasts[j.seats] }
