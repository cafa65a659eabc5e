package view

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/client"
	"bretwalda/app/thinker"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// reviewed is a desk at which a match is over and somebody looks at what decided it.
func reviewed(t *testing.T, g engine.Game) *desk {
	t.Helper()
	d := newDesk(t)
	d.finish(g.ID())
	d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
	if d.Asked == nil || !d.Asked.Question.Review {
		t.Fatalf("%s: nobody is asked what decided it", g.ID())
	}
	d.Shows("choice by choice")
	d.answer(thinker.Think(d.Asked.Question, games.Revisions(), func() bool { return false }))
	return d
}

// TestTheReviewTellsWhatDecidedIt: where the points came from, the moments, and mistakes
// with something better; a tap shows the moment, and nobody is asked a second time.
func TestTheReviewTellsWhatDecidedIt(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		r := client.ReviewOf(d.M.Table)
		if r == nil || len(r.Moments) == 0 || len(r.Course) < 10 {
			t.Fatalf("%s: the review is %+v, %v", g.ID(), r, d.M.Table.Unreviewed)
		}
		d.EveryLanguage()
		d.Shows("Where the points came from", "Moments that decided it", "The judge is the bots’")
		for seat, a := range r.Seats {
			if sum := a.Start + a.Luck + a.Own + a.Others + a.Drift; sum != a.Final || client.Rounded(a.Final) != d.M.Table.Standing[seat].Points {
				t.Errorf("%s: the points of seat %d, %+v, make %d", g.ID(), seat, a, sum)
			}
			if len(a.Mistakes) > 0 {
				d.Shows("Find something better")
			}
			for _, m := range a.Mistakes {
				if _, made, other := client.Other(d.M.Table, m); m.Points <= r.Margin || made == other {
					t.Errorf("%s: %+v is called a mistake, made %v", g.ID(), m, made)
				}
			}
		}
		d.Asked = nil
		d.Tell(client.OpenReplay{At: r.Moments[0].To, Place: engine.None})
		if p := d.M.Table.Replay; p == nil || p.At != r.Moments[0].To {
			t.Errorf("%s: the moment is not shown", g.ID())
		}
		if d.Tell(client.EndReplay{}); d.M.Table.Drawer != client.ReviewDrawer {
			t.Errorf("%s: the moment does not lead back to the review", g.ID())
		}
		if d.Asked != nil {
			t.Errorf("%s: a judge goes through it again", g.ID())
		}
	}
}

// TestWhoeverClosesTheReviewStopsIt, and a device that cannot make it says so.
func TestWhoeverClosesTheReviewStopsIt(t *testing.T) {
	d := newDesk(t)
	d.finish("brian-boru")
	d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
	late := d.Asked.Question
	d.Tell(client.OpenDrawer{Drawer: client.NoDrawer})
	d.Tell(client.Thought{Answer: thinker.Think(late, games.Revisions(), func() bool { return false })})
	if client.ReviewOf(d.M.Table) != nil {
		t.Error("what was stopped has come all the same")
	}
	d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
	if d.Asked.Question.Ticket == late.Ticket {
		t.Fatal("nobody is asked anew")
	}
	d.answer(botworker.Answer{Fault: "too slow"})
	d.EveryLanguage()
	d.Shows("This device cannot review the game.")
}

// FuzzReview draws what may have been kept beside a match.
func FuzzReview(f *testing.F) {
	b, err := os.ReadFile("../../engine/link/testdata/frozen/brian-boru-r1-whole.txt")
	if err != nil {
		f.Fatal(err)
	}
	q := botworker.Question{Review: true, Link: strings.Fields(string(b))[0]}
	text, err := json.Marshal(thinker.Think(q, games.Revisions(), func() bool { return false }).Review)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(strings.ReplaceAll(string(text), `"number":`, `"number":9`)))
	f.Add([]byte(strings.ReplaceAll(string(text), `"other":`, `"other":99`)))
	f.Add([]byte(`{"seats":null,"course":[{"at":-1}]}`))
	var d *desk
	f.Fuzz(func(t *testing.T, text []byte) {
		var r botworker.Review
		if json.Unmarshal(text, &r) != nil {
			return
		}
		if d == nil {
			d = reviewed(t, games.ByID("brian-boru"))
		}
		d.M.Table.Record.Review = &r
		d.M.Table.Unreviewed = true // nobody is asked again
		d.HTML("en")
	})
}
