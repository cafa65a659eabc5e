package client

import (
	"testing"

	"bretwalda/app/botworker"
)

// TestTheOutlookIsThatOfThePosition: opening the scores asks for it, playing on asks
// again, and looking does not.
func TestTheOutlookIsThatOfThePosition(t *testing.T) {
	p, table := alone(t, "once")
	p.tell(OpenDrawer{ScoresDrawer})
	if p.asked == nil || !p.asked.Question.Forecast || p.asked.Question.Seat != table.User || table.Thinking() || table.Hinting() {
		t.Fatalf("the scores ask for %+v", p.asked)
	}
	tell := func(chance int) {
		a := botworker.Answer{Ticket: p.asked.Question.Ticket}
		for range table.Seats {
			a.Ends, a.Chances = append(a.Ends, 40*botworker.Grain), append(a.Chances, chance)
		}
		p.asked = nil
		p.tell(Thought{a})
	}
	tell(310)
	if o := table.Outlook; len(o.Points) != len(table.Seats) || o.Points[0] != 40 || o.Chances[0] != 31 {
		t.Errorf("the outlook is %+v", table.Outlook)
	}
	p.tell(OpenDrawer{NoDrawer}, OpenDrawer{ScoresDrawer})
	if p.asked != nil {
		t.Error("the same is asked twice")
	}
	p.tell(OpenDrawer{NoDrawer})
	p.choose()
	p.untilPerson()
	p.asked = nil
	if p.tell(OpenDrawer{ScoresDrawer}); p.asked == nil || !p.asked.Question.Forecast || table.Outlook.Chances[0] != 31 {
		t.Fatalf("after a choice the outlook is %+v", table.Outlook)
	}
	a := botworker.Answer{Ticket: p.asked.Question.Ticket, Fault: "no worker"}
	if p.tell(Thought{a}); len(table.Outlook.Chances) != 0 || table.Stopped() {
		t.Error("a fault is an outlook")
	}
}
