package table

import (
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
	Scores []engine.Score
}

// CourseOf follows the scores of a match, of which events are told by its log.
// view is what may be seen of a position.
func CourseOf(m *match.Match, l *Log, k Kinds, view func(engine.State) engine.State) Course {
	standing := func(n int) []engine.Score { return view(m.Replay(n)).Standing() }
	c := Course{Rows: []Row{{0, standing(0)}}}
	round := 0
	for i, e := range l.events {
		if int(e.Kind) != k.Round {
			continue
		}
		if round > 0 {
			c.Rows = append(c.Rows, Row{round, standing(l.numbers[i] + 1)})
		}
		round = int(e.Count)
	}
	if last := standing(m.Len()); round > 0 || len(l.events) > 0 {
		c.Rows = append(c.Rows, Row{max(round, 1), last})
	}
	return c
}

// Points are those of a seat (side None) or of a side in a row.
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
