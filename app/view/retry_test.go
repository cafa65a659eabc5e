package view

import (
	"html"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// TestADecisionIsMadeAnew: the worst decision comes back on the board; the old choice is no
// better, the judge's is as good as it gets, and after the last the review is there.
func TestADecisionIsMadeAnew(t *testing.T) {
	for _, g := range games.All() {
		d := reviewed(t, g)
		r := client.ReviewOf(d.M.Table)
		seat := slices.IndexFunc(r.Seats, func(a botworker.Account) bool { return len(a.Mistakes) > 0 })
		if seat < 0 {
			t.Fatalf("%s: nobody has made a mistake", g.ID())
		}
		over, kept := d.M.Table.Record.ID, len(d.M.Records)
		d.Shows("Learn from the mistakes")
		d.Tell(client.BeginRetry{Seat: engine.Seat(seat)})
		for n, m := range r.Seats[seat].Mistakes {
			retry := d.M.Table.Retry
			if retry == nil || retry.At != n || !d.M.Table.Branch() || d.M.Table.BotTurn() {
				t.Fatalf("%s: decision %d does not come back: %+v", g.ID(), n, retry)
			}
			d.EveryLanguage()
			d.Shows("Find something better", "In the game:")
			d.Tell(client.RetryShow{})
			d.Shows("The better move", "In the game:", "The judge would:")
			if strings.Contains(d.HTML("en"), `id="confirm"`) {
				t.Errorf("%s: a grey button waits although the better move is told", g.ID())
			}
			retry.Shown = false
			_, made, best := retry.Choices()
			try := func(c engine.Choice) {
				d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
				if d.Asked == nil || d.Asked.Question.Retry == nil {
					t.Fatalf("%s: nobody judges %+v", g.ID(), c)
				}
				d.Shows("The judge weighs it.")
				d.answer(worker.New(games.Revisions()).Think(d.Asked.Question, func() bool { return false }))
				d.EveryLanguage()
			}
			try(made)
			if retry.Tried == nil || retry.Better() != 0 || retry.Same() {
				t.Errorf("%s: the mistake of %d is judged %+v", g.ID(), m.Points, retry.Tried)
			}
			d.Shows("No better", "Try again", "The best brings")
			short := retry.Tried.Points
			retry.Tried.Points = 0
			d.Shows("As good as the judge’s choice", "Now: ", "The judge would:")
			retry.Tried.Points = short
			d.Tell(client.RetryAgain{})
			try(best)
			if !retry.Same() || retry.Better() != m.Points {
				t.Errorf("%s: the best is judged %+v", g.ID(), retry.Tried)
			}
			d.Shows("You found the best", "The judge would:", "than the choice made. Points at the end: ", "You +")
			for _, w := range retry.Why(d.M.Table, best) {
				d.Shows(html.EscapeString(d.seatView().Words(w)))
			}
			d.Tell(client.RetryNext{})
		}
		if d.M.Table == nil || d.M.Table.Record.ID != over || d.M.Table.Drawer != client.ReviewDrawer || len(d.M.Records) != kept {
			t.Errorf("%s: after the last the review is not there, with %d of %d records", g.ID(), len(d.M.Records), kept)
		}
	}
}

// TestTheJudgeDoesNotWaitForATap: while the trick that a new choice ended is there, the judge
// weighs the choice already.
func TestTheJudgeDoesNotWaitForATap(t *testing.T) {
	d := reviewed(t, games.ByID("brian-boru"))
	r := client.ReviewOf(d.M.Table)
	seat := slices.IndexFunc(r.Seats, func(a botworker.Account) bool { return len(a.Mistakes) > 0 })
	d.Tell(client.BeginRetry{Seat: engine.Seat(seat)})
	_, made, _ := d.M.Table.Retry.Choices()
	d.Tell(client.Press{Choice: made}, client.ConfirmEnd{})
	if d.Asked == nil || d.Asked.Question.Retry == nil {
		t.Fatal("nobody judges the choice")
	}
	d.Shows("The judge weighs it.", "<progress")
	late := d.Asked.Question
	d.Tell(client.OpenReplay{Place: engine.None})
	d.Asked = nil
	d.Tell(client.Thought{Answer: worker.New(games.Revisions()).Think(late, func() bool { return false })})
	if d.M.Table.Retry.Tried == nil {
		t.Error("what the judge says is not heard while something is shown once more")
	}
}
