package worker

import (
	"slices"
	"testing"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Bots play a person's seat to the end in pieces: what one leaves the next goes on
// with, and each comes to a result of its own.
func TestRivalsPlayInPieces(t *testing.T) {
	g := brianboru.HighKing()
	setup := engine.DefaultSetup(g)
	setup.Seats = 3
	m, err := match.New(g, setup, []match.Player{{Kind: match.Easy}, {Kind: match.Person}, {Kind: match.Easy}}, dice.Source{Kind: dice.Seeded, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	var leads []int
	pieces := 0
	for ; len(leads) < 5; pieces++ {
		if pieces > 5000 {
			t.Fatal("it comes to no end")
		}
		a := New(games.Revisions()).Think(botworker.Question{Ticket: 1, Link: text, Kind: match.Easy, Limit: time.Millisecond, Rival: len(leads) + 1}, func() bool { return false })
		if a.Fault != "" || a.Link == "" {
			t.Fatal(a)
		}
		leads, text = append(leads, a.Leads...), a.Link
	}
	if pieces < 2 {
		t.Error("all at once")
	}
	if slices.Max(leads) == slices.Min(leads) {
		t.Errorf("all come to %v", leads)
	}
}

// A lead is over the best of the others.
func TestLeads(t *testing.T) {
	for _, tt := range []struct {
		points []int
		seat   int
		want   int
	}{
		{[]int{10, 34, 30}, 1, 4},
		{[]int{10, 34, 30}, 0, -24},
		{[]int{0, -3}, 0, 3},
		{nil, 0, 0},
	} {
		if got := botworker.Lead(tt.points, tt.seat); got != tt.want {
			t.Errorf("seat %d of %v leads by %d", tt.seat, tt.points, got)
		}
	}
}
