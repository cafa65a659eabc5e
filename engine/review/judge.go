package review

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/forecast"
)

// judge says what seats may expect in positions of one match.
type judge struct {
	bot.Forecaster
	parts  []forecast.Part
	values []int
}

func judgeOf(s engine.State) (*judge, bool) {
	judged, ok := s.(bot.Judged)
	if !ok {
		return nil, false
	}
	f, ok := judged.Judge(true).(bot.Forecaster)
	return &judge{Forecaster: f}, ok
}

// settled reports whether every seat has a side: before, nobody can tell what it may
// expect.
func settled(s engine.State) bool {
	list := s.Standing()
	shared, shares := s.(engine.Shared)
	for _, seat := range list[:engine.Seats(s)] {
		plays := func(side engine.Score) bool {
			return side.Side >= 0 && (side.Seat == seat.Seat || shares && slices.Contains(shared.Seats(side.Side), int8(seat.Seat)))
		}
		if !slices.ContainsFunc(list, plays) {
			return false
		}
	}
	return true
}

// points is what each seat may expect; of a position that is over, its score. It is
// empty until that is settled.
func (j *judge) points(s engine.State) []int {
	points, _ := j.forecast(s)
	return points
}

// forecast is that, and the chances to win, in thousandths; empty where the game has
// none.
func (j *judge) forecast(s engine.State) (points, chances []int) {
	if !settled(s) {
		return nil, nil
	}
	if s.Turn().Over() {
		return ended(s.Standing())
	}
	j.CopyFrom(s)
	j.parts = j.Parts(j.parts[:0])
	return j.Forecast(j.parts, j.Table(), nil, nil)
}

// ended is what a game that is over has come to.
func ended(standing []engine.Score) (points, chances []int) {
	winners := 0
	for _, score := range standing {
		if score.Side == engine.None && score.Won {
			winners++
		}
	}
	for _, score := range standing {
		if score.Side != engine.None {
			continue
		}
		chance := 0
		if score.Won {
			chance = thousand / winners
		}
		points, chances = append(points, score.Points*Grain), append(chances, chance)
	}
	return points, chances
}

// thousand thousandths are all.
const thousand = 1000

// after is what each seat may expect after a choice.
func (j *judge) after(s engine.State, c engine.Choice) []int {
	next := s.Clone()
	next.Play(c) // a legal one
	return j.points(next)
}

// mean is what each seat may expect of a roll.
func (j *judge) mean(s engine.State, outcomes []engine.Choice) (mean []int) {
	for _, c := range outcomes {
		points := j.after(s, c)
		if mean == nil {
			mean = make([]int, len(points))
		}
		for i, p := range points {
			mean[i] += p
		}
	}
	for i, sum := range mean {
		mean[i] = nearest(sum, len(outcomes))
	}
	return mean
}

// nearest is a quotient rounded to the nearest, so that luck leans to no side.
func nearest(sum, n int) int {
	if sum < 0 {
		return -((n/2 - sum) / n)
	}
	return (sum + n/2) / n
}

// shortlist is how many choices the judge looks at closely. It goes by their immediate
// effects to find them: a closer look at all would take minutes for a match.
const shortlist = 3

// best is the best choice of the seat that decides, and by how many points it is better
// than the one made; and where that is the best, by how many it is better than the next.
func (j *judge) best(s engine.State, list []engine.Choice, made engine.Choice) (best engine.Choice, missed, edge int) {
	if len(list) < 2 {
		return made, 0, 0
	}
	seat := s.Turn().Seat
	var short [shortlist]promise
	n := 0
	for _, c := range list {
		if c == made {
			continue
		}
		j.CopyFrom(s)
		j.Foresee(c)
		j.values = j.Evaluate(j.values[:0])
		p := promise{c, ahead(j.values, seat)}
		if n < shortlist {
			n++
		} else if short[n-1].worth >= p.worth {
			continue
		}
		k := n - 1
		for ; k > 0 && short[k-1].worth < p.worth; k-- {
			short[k] = short[k-1]
		}
		short[k] = p
	}
	own := ahead(j.after(s, made), seat)
	best = made
	for i, p := range short[:n] {
		more := ahead(j.after(s, p.choice), seat) - own
		if more > missed {
			best, missed = p.choice, more
		}
		if i == 0 || -more < edge {
			edge = -more
		}
	}
	return best, missed, max(edge, 0)
}

// promise is a choice, and by how much its seat is ahead after its immediate effects.
type promise struct {
	choice engine.Choice
	worth  int
}

// ahead is by how much a seat is ahead of the mean of the others.
func ahead(points []int, seat engine.Seat) int {
	own, others := points[seat], 0
	for i, p := range points {
		if i != int(seat) {
			others += p
		}
	}
	return own - others/max(len(points)-1, 1)
}
