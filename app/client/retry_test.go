package client

import (
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// retriedMarch opens the retry of a march, of those that a review of a match of The
// Marcher Lords could find fault with, in which several kinds may go at once.
func retriedMarch(t *testing.T) (p *page, from, to int8) {
	t.Helper()
	p = overPage(t, marcher.Lords())
	over := p.m.Table
	log := over.match.Log()
	for n := range log {
		s := over.match.Replay(n)
		turn := s.Turn()
		if turn.Seat < 0 || !over.advisor.Follows(over.Game().Lexicon().Asks[turn.Kind]) {
			continue
		}
		kinds := map[[2]int8]map[int8]bool{}
		for _, c := range s.Legal(nil) {
			if c.From < 0 || c.To < 0 {
				continue
			}
			way := [2]int8{c.From, c.To}
			if kinds[way] == nil {
				kinds[way] = map[int8]bool{}
			}
			if kinds[way][c.What] = true; len(kinds[way]) < 3 {
				continue
			}
			seats := make([]botworker.Account, len(over.Seats))
			seats[turn.Seat] = botworker.Account{Wrong: 1, Mistakes: []botworker.Decision{{Number: n, Points: 2 * botworker.Grain, Change: make([]int, len(seats))}}}
			over.reviewed = &botworker.Review{Version: botworker.ReviewVersion, Choices: len(log), Done: botworker.Whole, Seats: seats}
			p.tell(BeginRetry{Seat: turn.Seat})
			if p.m.Table.Retry == nil {
				t.Fatalf("the decision %d does not come back: %+v %v %v", n, p.m.Notice, CanRetry(p.m.Table, turn.Seat), ReviewOf(p.m.Table) != nil)
			}
			p.tell(Tap{Place: way[0]}, Tap{Place: way[1]})
			if Decided(p.m.Table) {
				t.Fatal("a second tap is taken for the answer")
			}
			if !Decided(p.m.Table) {
				p.tell(PressPicked{}, ConfirmEnd{})
			}
			if Decided(p.m.Table) && len(RetriedChoices(p.m.Table)) > 1 {
				return p, way[0], way[1]
			}
			p.tell(LeaveBranch{})
			over = p.m.Table
			break
		}
	}
	t.Fatal("several kinds march nowhere at once")
	return nil, 0, 0
}

// TestAnOlderReviewIsMadeAnew: what was kept of a match before the judge judged as now is
// shown no longer, and whoever opens the review gets one of now.
func TestAnOlderReviewIsMadeAnew(t *testing.T) {
	p := overPage(t, marcher.Lords())
	over := p.m.Table
	seats := make([]botworker.Account, len(over.Seats))
	over.Record.Review = &botworker.Review{Version: botworker.ReviewVersion, Choices: over.match.Len(), Done: botworker.Whole, Seats: seats}
	over.Drawer = ReviewDrawer
	if ReviewOf(over) == nil || reviews(over) {
		t.Fatal("what is kept is made again")
	}
	over.Record.Review.Version--
	if ReviewOf(over) != nil || !reviews(over) {
		t.Error("an older review is shown as if it were of now")
	}
	over.Record.Review.Version += 2
	if ReviewOf(over) != nil {
		t.Error("a newer review is shown as if it were of now")
	}
}

// TestWhoPlaysOnFromARetryMayChoose: what has been tried is judged as a whole, and
// whoever plays on from it goes on with the same question.
func TestWhoPlaysOnFromARetryMayChoose(t *testing.T) {
	p, from, to := retriedMarch(t)
	for _, c := range RetriedChoices(p.m.Table) {
		if c.From != from || c.To != to {
			t.Errorf("%+v is told among those that went from %d to %d", c, from, to)
		}
	}
	if len(p.m.Table.Picker.All()) > 0 {
		t.Error("more is asked before the judge has spoken")
	}
	p.tell(RetryStay{})
	b := p.m.Table
	if b.Retry != nil || !b.Branch() || b.Over() {
		t.Fatal("the branch is not played on")
	}
	if len(b.Picker.All()) == 0 {
		t.Error("whoever plays on has nothing to choose")
	}
}

// TestABranchIsLeftForWhereItWasOpened: the review, or the moment of the replay, and the
// way back of the browser does not lead into it again.
func TestABranchIsLeftForWhereItWasOpened(t *testing.T) {
	p, _, _ := retriedMarch(t)
	p.tell(LeaveBranch{})
	if b := p.m.Table; b.Branch() || b.Drawer != ReviewDrawer || !b.Live() {
		t.Errorf("from a decision made anew the way back leads to %+v", b.Drawer)
	}
	if len(p.places) < 2 || p.places[len(p.places)-2] != "kept" || p.places[len(p.places)-1] != DrawerTitle {
		t.Errorf("the review is read on from %q", p.places)
	}
	card := MomentNote{Title: "Round V", Words: "This decided it."}
	moment := OpenReplay{At: p.m.Table.match.Len() / 2, Place: engine.None, Card: card}
	p.tell(moment)
	at := p.m.Table.Replay.At
	back := func() {
		t.Helper()
		past := p.m.Table.Replay
		if past == nil || past.At != at || !past.FromReview() || !past.Tells() || past.Card != card {
			t.Errorf("the way back leads to %+v, not to choice %d", past, at)
		}
	}
	found := &botworker.Review{Version: botworker.ReviewVersion}
	p.m.Table.reviewed = found // not all of it
	b := p.branch()
	p.tell(LeaveBranch{})
	if back(); p.m.Table.reviewed != found {
		t.Error("what has been found out of the match is to be found out again")
	}
	p.branch()
	p.tell(Goto{AtMatch(b.Record.Origin)}) // by the browser
	back()
	p.tell(StepReplay{Step: 1}) // a trial from elsewhere, and the moment is told as before
	p.branch()
	p.tell(LeaveBranch{}, StepReplay{Step: -1})
	back()
	if p.tell(EndReplay{}); p.m.Table.Drawer != ReviewDrawer || p.places[len(p.places)-1] != ReviewRow(moment) {
		t.Errorf("the moment leads back to %q, not to its own row", p.places)
	}
	p.tell(moment)
	for _, c := range update(p.m, LeaveBranch{}) {
		t.Errorf("a match is left for %+v", c)
	}
	p.branch()
	for _, c := range update(p.m, LeaveBranch{}) {
		if c, ok := c.(Go); ok && (!c.Replace || !strings.HasPrefix(c.Fragment, "/match/")) {
			t.Errorf("a branch is left by %+v", c)
		}
	}
}
