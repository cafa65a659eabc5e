package table

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

// Course is how the scores went, round by round.
type Course struct {
	Rows []Row // the first is the beginning
}

// Row is the scores at the end of a round, or now.
type Row struct {
	Round  int // 0 at the beginning
	At     int // how many choices had been made
	Scores []engine.Score
}

// CourseOf follows the scores of a match, of which events are told by its log.
// view is what may be seen of a position.
func CourseOf(m *match.Match, l *Log, k Kinds, view func(engine.State) engine.State) Course {
	standing := func(n int) []engine.Score { return view(m.Replay(n)).Standing() }
	c := Course{Rows: []Row{{0, 0, standing(0)}}}
	round := 0
	for i, e := range l.events {
		if int(e.Kind) != k.Round {
			continue
		}
		if round > 0 {
			c.Rows = append(c.Rows, Row{round, l.numbers[i] + 1, standing(l.numbers[i] + 1)})
		}
		round = int(e.Count)
	}
	if last := standing(m.Len()); round > 0 || len(l.events) > 0 {
		c.Rows = append(c.Rows, Row{max(round, 1), m.Len(), last})
	}
	return c
}

// Points gives the points of a seat (side None) or of a side in a row.
func (r Row) Points(seat engine.Seat, side int8) int {
	for _, s := range r.Scores {
		if s.Side == side && (side >= 0 || s.Seat == seat) {
			return s.Points
		}
	}
	return 0
}

// Of lists the points of a seat (side None) or of a side, row by row.
func (c *Course) Of(seat engine.Seat, side int8) []int {
	var list []int
	for _, r := range c.Rows {
		list = append(list, r.Points(seat, side))
	}
	return list
}

// Gained is what a seat gained in a round; false where the course does not tell.
func (c *Course) Gained(round int, seat engine.Seat) (points int, ok bool) {
	for i := 1; i < len(c.Rows); i++ {
		if c.Rows[i].Round == round {
			return c.Rows[i].Points(seat, engine.None) - c.Rows[i-1].Points(seat, engine.None), true
		}
	}
	return 0, false
}

// Swing is a round in which a seat has gained on the others.
type Swing struct {
	Round    int
	From, At int // how many choices had been made when it began, and when it was over
	Seat     engine.Seat
	Points   int // gained
	lead     int // over what the others gained
}

// mostSwings is how many are told of.
const mostSwings = 3

// Swings are the rounds with the largest gains over the others, in their order; to one who has
// lost the match, or Nobody, also those in which they lost points.
func (c *Course) Swings(loser engine.Seat) []Swing {
	var list []Swing
	for i := 1; i < len(c.Rows); i++ {
		before, now := c.Rows[i-1], c.Rows[i]
		best := Swing{Round: now.Round, From: before.At, At: now.At}
		sum, players := 0, 0
		for _, s := range now.Scores {
			if s.Side >= 0 {
				continue
			}
			points := s.Points - before.Points(s.Seat, engine.None)
			sum, players = sum+points, players+1
			if points > best.Points {
				best.Seat, best.Points = s.Seat, points
			}
		}
		best.lead = best.Points*players - sum
		if loser >= 0 {
			fell := now.Points(loser, engine.None) - before.Points(loser, engine.None)
			if lead := sum - fell*players; fell < 0 && (best.Points == 0 || lead > best.lead) {
				best.Seat, best.Points, best.lead = loser, fell, lead
			}
		}
		if best.Points != 0 && best.lead > 0 {
			list = append(list, best)
		}
	}
	slices.SortStableFunc(list, func(a, b Swing) int { return b.lead - a.lead })
	list = list[:min(len(list), mostSwings)]
	slices.SortFunc(list, func(a, b Swing) int { return a.Round - b.Round })
	return list
}
