package table

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// TestTheCourseAddsUp: in every game what is gained in the rounds is what a seat
// has at the end, and so it is with its sides.
func TestTheCourseAddsUp(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			setup := engine.DefaultSetup(g)
			players := make([]match.Player, setup.Seats)
			m, err := match.New(g, setup, players, dice.Source{Seed: 17})
			if err != nil {
				t.Fatal(err)
			}
			for i := 0; !m.Turn().Over(); i++ {
				if _, err := m.Do(dice.Draw(5, i, len(m.Legal()))); err != nil {
					t.Fatal(err)
				}
			}
			var l Log
			m.Plies(0, func(d match.Ply) bool { l.Add(d.Number, d.Events); return true })
			c := CourseOf(m, &l, KindsOf(g.Lexicon()), func(s engine.State) engine.State { return s })
			if len(c.Rows) < 3 {
				t.Fatalf("%d rows", len(c.Rows))
			}
			for i := 2; i < len(c.Rows); i++ {
				if c.Rows[i].Round <= c.Rows[i-1].Round {
					t.Errorf("round %d after round %d", c.Rows[i].Round, c.Rows[i-1].Round)
				}
			}
			swings := c.Swings(engine.Nobody)
			if len(swings) > mostSwings {
				t.Errorf("%d rounds decided it", len(swings))
			}
			for _, w := range swings {
				if gained, _ := c.Gained(w.Round, w.Seat); gained != w.Points || w.Points <= 0 || w.At > m.Len() {
					t.Errorf("%+v, gained %d", w, gained)
				}
			}
			for _, score := range m.State().Standing() {
				of := c.Of(score.Seat, score.Side)
				if of[len(of)-1] != score.Points {
					t.Errorf("seat %d, side %d ends with %d, not %d", score.Seat, score.Side, of[len(of)-1], score.Points)
				}
				if score.Side >= 0 {
					continue
				}
				sum := of[0]
				for _, row := range c.Rows[1:] {
					points, ok := c.Gained(row.Round, score.Seat)
					if !ok {
						t.Fatalf("nothing is known of round %d", row.Round)
					}
					sum += points
				}
				if sum != score.Points {
					t.Errorf("seat %d gains %d in all, not %d", score.Seat, sum, score.Points)
				}
			}
			if _, ok := c.Gained(99, 0); ok {
				t.Error("a round that never was")
			}
		})
	}
}

// TestWhoLostSeesTheirFalls: the round in which a player lost points is one of theirs, and of
// nobody else's.
func TestWhoLostSeesTheirFalls(t *testing.T) {
	score := func(own, other int) []engine.Score {
		return []engine.Score{{Seat: 0, Side: engine.None, Points: own}, {Seat: 1, Side: engine.None, Points: other}}
	}
	c := Course{Rows: []Row{{0, 0, score(0, 0)}, {1, 9, score(5, 4)}, {2, 20, score(2, 4)}}}
	if list := c.Swings(0); len(list) != 2 || list[1].Seat != 0 || list[1].Points != -3 {
		t.Errorf("who lost is told of %+v", list)
	}
	if list := c.Swings(engine.Nobody); len(list) != 1 {
		t.Errorf("who looks on is told of %+v", list)
	}
}
