package view

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
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
	w := worker.New(games.Revisions())
	for pieces := 0; d.Asked != nil && d.Asked.Question.Review; pieces++ {
		if pieces == 1 {
			d.Shows("Where the points came from", "weighs every decision")
			if strings.Contains(d.HTML("en"), "The judge has weighed every decision.") {
				t.Errorf("%s: the judge is told to be ready before", g.ID())
			}
		}
		q := d.Asked.Question
		d.answer(w.Think(q, func() bool { return false }))
	}
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
		d.Shows("Where the points came from", "Moments that decided it", "The judge, a bot, may be wrong")
		if h := d.HTML("en"); !strings.Contains(h, " finished ") || !strings.Contains(h, "The judge, a bot that weighs every choice,") && !strings.Contains(h, "finished level") && !strings.Contains(h, "as expected") {
			t.Errorf("%s: nothing made the difference", g.ID())
		}
		for seat, a := range r.Seats {
			if sum := a.Start + a.Luck + a.Own + a.Others; sum != a.Final || client.Rounded(a.Final) != d.M.Table.Standing[seat].Points {
				t.Errorf("%s: the points of seat %d, %+v, make %d", g.ID(), seat, a, sum)
			}
			if len(a.Mistakes) > 0 {
				d.Shows("Show the better move")
			}
			for _, m := range a.Mistakes {
				if _, made, other := client.Other(d.M.Table, m); a.Wrong > 0 && m.Points <= r.Margin || made == other {
					t.Errorf("%s: %+v is called a mistake, made %v", g.ID(), m, made)
				}
			}
		}
		d.Asked = nil
		d.Tell(client.OpenReplay{At: r.Moments[0].To, Place: engine.None})
		if p := d.M.Table.Replay; p == nil || p.At != r.Moments[0].To {
			t.Errorf("%s: the moment is not shown", g.ID())
		}
		if d.M.Table.Replay.Running {
			t.Errorf("%s: what is to be seen after the moment runs", g.ID())
		}
		weighed := 0
		for range 300 { // step by step the review says what dice gave and decisions missed
			d.Tell(client.StepReplay{Step: -1})
			luck, missed := client.ReviewedStep(d.M.Table)
			if missed != nil && missed.Points >= botworker.Grain || luck != nil {
				weighed++
			}
			if missed != nil && missed.Points >= botworker.Grain {
				d.Shows("The judge would: ")
			}
		}
		if weighed == 0 {
			t.Errorf("%s: no step of the replay is weighed", g.ID())
		}
		d.EveryLanguage()
		if d.Tell(client.EndReplay{}); d.M.Table.Drawer != client.ReviewDrawer {
			t.Errorf("%s: the moment does not lead back to the review", g.ID())
		}
		if d.Asked != nil {
			t.Errorf("%s: a judge goes through it again", g.ID())
		}
	}
}

// TestAMatchUnderWayIsReviewed by whoever plays it alone with bots: by what they may know.
func TestAMatchUnderWayIsReviewed(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: i})
		for seat := 1; seat < d.M.Setup.Terms.Seats; seat++ {
			d.Tell(client.SetKind{Seat: seat, Kind: match.Easy})
		}
		d.Tell(client.StartMatch{})
		for n := 0; n < 60; n++ {
			list := d.M.Table.Picker.All()
			if d.Asked != nil {
				d.answer(worker.New(games.Revisions()).Think(d.Asked.Question, func() bool { return false }))
			} else if len(list) > 0 {
				d.Tell(client.Press{Choice: list[n%len(list)]}, client.ConfirmEnd{})
			} else {
				d.Tell(client.EndReplay{}, client.Continue{})
			}
		}
		d.Tell(client.OpenDrawer{Drawer: client.ReviewDrawer})
		if d.Asked == nil || !d.Asked.Question.Review {
			t.Fatalf("%s: nobody is asked", g.ID())
		}
		w := worker.New(games.Revisions())
		for d.Asked != nil && d.Asked.Question.Review {
			d.answer(w.Think(d.Asked.Question, func() bool { return false }))
		}
		if r := client.ReviewOf(d.M.Table); r == nil || r.Done < botworker.Whole {
			t.Fatalf("%s: the review is %+v", g.ID(), r)
		}
		d.EveryLanguage()
		d.Shows("Where the points will come from")
		if r := client.ReviewOf(d.M.Table); r.Margin < 3*botworker.Grain/4 {
			t.Errorf("%s: of few decisions the judge is sure to %d grains", g.ID(), r.Margin)
		}
		if d.M.Table.Record.Review != nil {
			t.Errorf("%s: it is kept although the match goes on", g.ID())
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
	d.Tell(client.Thought{Answer: worker.New(games.Revisions()).Think(late, func() bool { return false })})
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

// TestThePictureTellsOthersWhoWon: it names the person, and each player is on it.
func TestThePictureTellsOthersWhoWon(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t)
		d.finish(g.ID())
		d.M.Settings.Language = "en"
		msg := (endView{d.seatView()}).shared()
		if strings.HasPrefix(msg.Words, "You") || strings.Contains(msg.Words, "decide: ") {
			t.Errorf("%s: the picture says %q", g.ID(), msg.Words)
		}
		for seat := range d.M.Table.Seats {
			if name := d.M.Table.Name(d.M.Language(), engine.Seat(seat)); !strings.Contains(msg.Scores, name) {
				t.Errorf("%s: %s is not on the picture: %q", g.ID(), name, msg.Scores)
			}
		}
	}
}

// FuzzReview draws what may have been kept beside a match.
func FuzzReview(f *testing.F) {
	b, err := os.ReadFile("../../engine/link/testdata/frozen/brian-boru-r1-whole.txt")
	if err != nil {
		f.Fatal(err)
	}
	q := botworker.Question{Review: true, Link: strings.Fields(string(b))[0]}
	text, err := json.Marshal(worker.New(games.Revisions()).Think(q, func() bool { return false }).Review)
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
