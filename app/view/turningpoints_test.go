package view

import (
	"html"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// TestAMomentIsPlayed on the map, from where it begins to where it ends, with its own place and
// turn at its end, whatever has begun since.
func TestAMomentIsPlayed(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		for _, m := range client.ReviewOf(d.M.Table).Moments {
			d.Tell(client.OpenReplay{At: m.To, Place: engine.None, Plays: true, From: m.From, Card: client.MomentNote{Title: "The moment", Words: "Words.", Round: "Its round", Place: 2}})
			p, steps, time := d.M.Table.Replay, 0, 0
			if p.At > m.From || !p.Running {
				t.Fatalf("%s: %d to %d begins at %d, runs: %v", g.ID(), m.From, m.To, p.At, p.Running)
			}
			for d.M.Table.Replay.Running && steps < 1000 {
				d.Shows("The moment", "Its round")
				time += d.Waits.Milliseconds
				d.Tell(client.Waited{Ticket: d.Waits.Ticket})
				steps++
			}
			if time > 5000 {
				t.Errorf("%s: %d to %d takes %d ms", g.ID(), m.From, m.To, time)
			}
			if p := d.M.Table.Replay; p == nil || p.At != m.To || !p.Tells() || (replayView{d.seatView()}).pastPlace() != 1 {
				t.Errorf("%s: %d to %d ends at %d", g.ID(), m.From, m.To, p.At)
			}
			d.Shows("Words.")
			d.Tell(client.StepReplay{Step: -1})
			if d.Tell(client.StepReplay{Step: -1}); d.M.Table.Replay.ShowsMoment() {
				t.Errorf("%s: what comes before is told as the moment", g.ID())
			}
			d.Tell(client.EndReplay{})
		}
	}
}

// TestEachMomentSaysWhatItDidToChances, with the name of the one whose chance it is, and
// what the moment was.
func TestEachMomentSaysWhatItDidToChances(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		d.M.Settings.Language = "en"
		v := reviewView{retryView{d.seatView()}, client.ReviewOf(d.M.Table)}
		for _, m := range v.r.Moments {
			if said := v.chances(m, engine.Nobody); !strings.Contains(said, "rises from") || !strings.Contains(said, "falls from") {
				t.Errorf("%s: a moment did %q", g.ID(), said)
			}
			if said := v.chances(m, 0); !strings.HasPrefix(said, "Your chance to win ") {
				t.Errorf("%s: to the person a moment did %q", g.ID(), said)
			}
		}
		if h := html.UnescapeString(d.HTML("en")); strings.Contains(h, "The die shows") {
			t.Errorf("%s: a moment is a die, and nobody is told whose", g.ID())
		}
	}
}

// TestMomentsOfAPlayer are those that moved their own chance, not that of others alone; who looks
// on has those of all.
func TestMomentsOfAPlayer(t *testing.T) {
	for _, g := range games.All() {
		v := reviewView{retryView{reviewed(t, g).seatView()}, nil}
		v.r = client.ReviewOf(v.t)
		for seat, a := range v.r.Seats {
			for _, m := range a.Moments {
				if len(m.Before) > 0 && m.Before[seat]-m.After[seat] < 5 && m.After[seat]-m.Before[seat] < 5 {
					t.Errorf("%s: seat %d stays at %d in %+v", g.ID(), seat, m.Before[seat], m)
				}
			}
			if len(a.Moments) > 0 && !slices.EqualFunc(v.momentsOf(engine.Seat(seat)), a.Moments, func(a, b botworker.Moment) bool { return a.From == b.From }) {
				t.Errorf("%s: seat %d is told of others", g.ID(), seat)
			}
		}
		if list := v.momentsOf(engine.Nobody); len(list) != len(v.r.Moments) {
			t.Errorf("%s: who looks on is told of %d moments", g.ID(), len(list))
		}
	}
}

// TestWhatMovedAPlayer: dice where they changed more than decisions did.
func TestWhatMovedAPlayer(t *testing.T) {
	for _, c := range []struct {
		change, luck int
		words        string
	}{
		{-50, -40, "review.moment.luck"},
		{-50, 10, "review.moment.play"},
		{30, 0, "review.moment.play"},
	} {
		m := botworker.Moment{Change: []int{c.change, 5}, Luck: []int{c.luck, 0}}
		for _, person := range []engine.Seat{0, engine.Nobody} {
			if got := (reviewView{}).reason(m, person); got != c.words {
				t.Errorf("%+v: %s, not %s", c, got, c.words)
			}
		}
	}
}
