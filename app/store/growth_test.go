package store

import "testing"

// A person sees how they have grown in a game and against a rival, the oldest match
// first; a winner without points is first all the same.
func TestGrowth(t *testing.T) {
	match := func(id, game string, won int, points ...int) Played {
		d := &Digest{}
		for seat, n := range points {
			kind := "medium"
			if seat == 0 {
				kind = "person"
			}
			d.Seats = append(d.Seats, SeatShare{Kind: kind, Points: n, Won: seat == won, Counts: true, Sides: []string{"Side"}})
		}
		return Played{Record{ID: id, Mine: []int{0}, About: Summary{Game: game, Players: make([]string, len(points)), Over: true, Won: []int{won}, Points: points}}, d}
	}
	list := []Played{match("c", "boru", 0, 30, 20), match("b", "marches", 0, 0, 5), match("a", "boru", 1, 10, 12, 11)}
	check := func(under Tally, want ...Step) {
		t.Helper()
		got := Growth(list, "", under)
		if len(got) != len(want) {
			t.Fatalf("under %+v: %+v", under, got)
		}
		for i := range want {
			if got[i] != want[i] {
				t.Errorf("under %+v, match %d: %+v, not %+v", under, i, got[i], want[i])
			}
		}
	}
	a, b, c := Step{"a", 10, true, 3}, Step{"b", 0, true, 1}, Step{"c", 30, true, 1}
	check(Tally{Game: "boru"}, a, c)
	check(Tally{Game: "marches", Sides: []string{"Side"}}, b)
	check(Tally{Game: "marches", Sides: []string{"Other"}})
	check(Tally{Bot: "medium"}, a, b, c)
	check(Tally{Bot: "hard"})
}
