package britannia

import "bretwalda/engine/forecast"

// Time is the round, and how many nations have had their turn in it.
func (s *State) Time() int {
	return int(s.round-s.ed.Rounds[0])*forecast.Whole + int(s.turn)*forecast.Whole/nations
}

// Parts appends the points of the nations. One that is gone has no more to come.
func (j *judge) Parts(buf []forecast.Part) []forecast.Part {
	a := j.appraisal()
	a.judge()
	if j.turn >= nations && !j.over() { // a vote: the areas have been paid
		for at := Place(0); at < lands; at++ {
			if n := a.owner[at]; n != nobody {
				a.hopes[n] -= a.o.now[n][j.round][at]
			}
		}
	}
	for n := Nation(0); n < nations; n++ {
		p := forecast.Part{Row: int(n), Has: int(j.points[n]) * grain}
		p.Hope = int(a.hopes[n]) - p.Has
		if j.over() || p.Hope == 0 && j.gone(n) {
			p.Row = -1
		}
		buf = append(buf, p)
	}
	return buf
}

// Forecast appends the points and chances of the seats, once they have their nations.
func (j *judge) Forecast(parts []forecast.Part, t *forecast.Table, points, chances []int) ([]int, []int) {
	first := len(points)
	for seat := range int(j.seats) {
		points = append(points, -j.price(seat)*grain)
	}
	time, played := j.Time(), false
	for n, p := range parts {
		if seat := j.player[n]; seat >= 0 {
			played = true
			points[first+int(seat)] += max(p.Has, t.Points(p, time))
		}
	}
	if !played {
		return points[:first], chances
	}
	return points, forecast.Chances(chances, points[first:], t.Spread(time))
}

// Decided reports that points decide.
func (*judge) Decided() bool { return false }

// Doubt is the margin of whole games: see docs/BOTS.md.
func (*judge) Doubt() int { return 6 * grain }

// Par is by the edition, nation and round.
func (j *judge) Par(side int8) int { return pars[j.ed.ID].At(int(side), int(j.round)-1) }

// Table is the forecast of the judge's edition and scenario.
func (j *judge) Table() *forecast.Table { return forecasts[j.ed.ID+j.ed.Scenario] }
