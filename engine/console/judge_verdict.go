package main

import (
	"math"

	"bretwalda/engine/forecast"
)

type verdictJSON struct {
	Game     string       `json:"game"`
	Scenario string       `json:"scenario"`
	Seats    int          `json:"seats"`
	Games    int          `json:"games"`
	Held     int          `json:"held"`
	Spans    []spanJSON   `json:"spans"`
	Chances  []chanceJSON `json:"chances"`
	Steady   steadyJSON   `json:"steady"`
	Pairs    *pairsJSON   `json:"pairs,omitempty"`
}

// spanJSON is a stretch between two knots: root mean squares of what was missed a seat,
// and the mean error of each.
type spanJSON struct {
	Span      int        `json:"span"`
	Judgement float64    `json:"judgement"` // as bots judge
	Line      float64    `json:"line"`      // the same on a straight line
	Forecast  float64    `json:"forecast"`
	Floor     *float64   `json:"floor,omitempty"`
	Errors    []meanJSON `json:"errors"` // of the forecast, by seat
}

// chanceJSON is how often a seat won that was told such a chance, in hundredths.
type chanceJSON struct {
	Said     float64 `json:"said"`
	Won      float64 `json:"won"`
	Interval float64 `json:"interval"`
	Times    int     `json:"times"`
}

// steadyJSON is by how much a chance changes from one decision to the next, in
// hundredths: root mean squares.
type steadyJSON struct {
	Calm float64 `json:"calm"` // no dice fell, and no card was drawn
	Dice float64 `json:"dice"`
}

// plain is the table that changes nothing.
func plain(like *forecast.Table) *forecast.Table {
	t := &forecast.Table{Spreads: like.Spreads}
	for _, row := range like.Rows {
		lines := make([]forecast.Line, len(row))
		for k := range lines {
			lines[k][1] = 256
		}
		t.Rows = append(t.Rows, lines)
	}
	return t
}

// missed collects numbers that belong to games, which are not alike within one.
type missed struct{ weight, sum, square map[*judged]float64 }

func newMissed() *missed {
	return &missed{map[*judged]float64{}, map[*judged]float64{}, map[*judged]float64{}}
}

func (m *missed) add(g *judged, weight, x float64) {
	m.weight[g] += weight
	m.sum[g] += weight * x
	m.square[g] += weight * x * x
}

func total(m map[*judged]float64, games []*judged) (sum float64) {
	for _, g := range games {
		sum += m[g]
	}
	return sum
}

// rms is the root of the mean square.
func (m *missed) rms(games []*judged) float64 {
	return math.Sqrt(total(m.square, games) / max(total(m.weight, games), 1e-9))
}

// mean is the mean and half its 95 % interval.
func (m *missed) mean(games []*judged) meanJSON {
	weight := max(total(m.weight, games), 1e-9)
	mean := total(m.sum, games) / weight
	square := 0.0
	for _, g := range games {
		d := m.sum[g] - mean*m.weight[g]
		square += d * d
	}
	return meanJSON{round(mean), round(1.96 * math.Sqrt(square) / weight)}
}

// straight is a line through points.
type straight struct{ n, x, y, xx, xy float64 }

func (l *straight) add(weight, x, y float64) {
	l.n += weight
	l.x += weight * x
	l.y += weight * y
	l.xx += weight * x * x
	l.xy += weight * x * y
}

func (l *straight) at(x float64) float64 {
	slope := 0.0
	if d := l.n*l.xx - l.x*l.x; d > 1e-9 {
		slope = (l.n*l.xy - l.x*l.y) / d
	}
	return l.y/max(l.n, 1e-9) + slope*(x-l.x/max(l.n, 1e-9))
}

// verdictOf measures a table on games held out; nil stands for the game's own. The others
// teach the straight line that it is compared with.
func verdictOf(held, taught []*judged, table *forecast.Table) (r verdictJSON) {
	if table == nil {
		table = held[0].moments[0].judge.Table()
	}
	raw := plain(table)
	spans := len(table.Spreads) - 1
	lines := straightsOf(taught, raw, spans)
	seats := len(held[0].points)
	judgements, straights, forecasts := make([]*missed, spans), make([]*missed, spans), make([][]*missed, spans)
	for k := range spans {
		judgements[k], straights[k] = newMissed(), newMissed()
		for range seats + 1 {
			forecasts[k] = append(forecasts[k], newMissed())
		}
	}
	c := newChances()
	for _, g := range held {
		var before []int
		for _, m := range g.moments {
			k := span(m, spans)
			points, _ := m.judge.Forecast(m.parts, raw, nil, nil)
			for seat, p := range points {
				x := float64(p) / forecast.Grain
				judgements[k].add(g, m.weigh, x-g.points[seat])
				straights[k].add(g, m.weigh, lines[k].at(x)-g.points[seat])
			}
			points, chances := m.judge.Forecast(m.parts, table, nil, nil)
			for seat, p := range points {
				d := float64(p)/forecast.Grain - g.points[seat]
				forecasts[k][seat].add(g, m.weigh, d)
				forecasts[k][seats].add(g, m.weigh, d)
			}
			c.add(g, m, before, chances)
			before = chances
		}
	}
	for k := range spans {
		s := spanJSON{Span: k + 1, Judgement: round(judgements[k].rms(held)), Line: round(straights[k].rms(held)), Forecast: round(forecasts[k][seats].rms(held))}
		for _, m := range forecasts[k][:seats] {
			s.Errors = append(s.Errors, m.mean(held))
		}
		r.Spans = append(r.Spans, s)
	}
	r.Chances, r.Steady = c.met(held)
	return r
}

// straightsOf fits a straight line through what was judged and what came of it in each span.
func straightsOf(taught []*judged, raw *forecast.Table, spans int) []straight {
	lines := make([]straight, spans)
	for _, g := range taught {
		for _, m := range g.moments {
			points, _ := m.judge.Forecast(m.parts, raw, nil, nil)
			for seat, p := range points {
				lines[span(m, spans)].add(m.weigh, float64(p)/forecast.Grain, g.points[seat])
			}
		}
	}
	return lines
}

// chances sets chances that were told against who won, by tenths, and tells how much they
// change from moment to moment: in calm, and by dice.
type chances struct {
	said, won  [10]*missed
	times      [10]int
	calm, dice *missed
}

func newChances() *chances {
	c := &chances{calm: newMissed(), dice: newMissed()}
	for i := range c.said {
		c.said[i], c.won[i] = newMissed(), newMissed()
	}
	return c
}

// add adds the chances of all seats at a moment, and at the one before, if there was one.
func (c *chances) add(g *judged, m moment, before, now []int) {
	for seat, chance := range now {
		i := min(chance/100, 9)
		c.times[i]++
		c.said[i].add(g, m.weigh, float64(chance)/10)
		c.won[i].add(g, m.weigh, 100*g.wins[seat])
		if len(before) > 0 && m.calm {
			c.calm.add(g, 1, float64(chance-before[seat])/10)
		} else if len(before) > 0 {
			c.dice.add(g, 1, float64(chance-before[seat])/10)
		}
	}
}

// met is how well they were met.
func (c *chances) met(held []*judged) (list []chanceJSON, steady steadyJSON) {
	for i := range c.said {
		if c.times[i] > 0 {
			w := c.won[i].mean(held)
			list = append(list, chanceJSON{c.said[i].mean(held).Mean, w.Mean, w.Interval, c.times[i]})
		}
	}
	return list, steadyJSON{round(c.calm.rms(held)), round(c.dice.rms(held))}
}

// span is the stretch of a moment.
func span(m moment, spans int) int { return min(m.time/forecast.Whole, spans-1) }
