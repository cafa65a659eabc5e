package client

import (
	"testing"

	"bretwalda/engine"
)

// back has the person go back, as a page does: from what covers the table.
func (p *page) back() {
	p.t.Helper()
	if !p.covered {
		p.t.Fatal("the way back leaves the match")
	}
	p.covered = false
	p.tell(WentBack{})
}

// TestTheWayBackClosesADrawer: and a card of a nation leads back to the list of all; the
// match is left only when nothing covers it.
func TestTheWayBackClosesADrawer(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(Ready{})
	if p.covered {
		t.Fatal("something lies over a table on which nothing was opened")
	}
	for _, open := range []Message{OpenDrawer{LogDrawer}, OpenDrawer{MenuDrawer}, ShowPlace{Place: 3}, AskTakeBack{}, ShowCode{}, OpenLine{}} {
		p.tell(open)
		p.back()
		if p.covered || table.Drawer != NoDrawer || table.Asking != NoQuestion || table.Code || table.Line != nil {
			t.Errorf("%T lies over the table still: %+v", open, table.Drawers)
		}
	}
	p.tell(OpenDrawer{NationsDrawer}, ShowSide{2})
	p.back()
	if !p.covered || table.Drawer != NationsDrawer || table.Side != engine.None {
		t.Errorf("a card leads back to drawer %d, card %d", table.Drawer, table.Side)
	}
	p.back()
	if p.covered || table.Drawer != NoDrawer {
		t.Errorf("the list of all leads back to drawer %d", table.Drawer)
	}
	p.tell(OpenDrawer{ScoresDrawer}, OpenDrawer{})
	if p.covered {
		t.Error("what its button has closed lies there still")
	}
}

// TestTheWayBackLeavesAMenuBehind: from the settings it leads to the match, with the menu as
// it was left; and a screen without a table has nothing over it.
func TestTheWayBackLeavesAMenuBehind(t *testing.T) {
	p := emptyPage(t)
	at := AtMatch(p.begin().Record.ID)
	p.tell(OpenDrawer{MenuDrawer}, Goto{AtSettings})
	if p.covered {
		t.Error("something lies over the settings")
	}
	p.tell(WentBack{}) // a browser is late
	if p.tell(Navigated{at}); !p.covered || p.m.Table.Drawer != MenuDrawer {
		t.Error("the menu is not as it was left")
	}
}

// TestTheWayBackEndsThePast that the person has opened, and leads to the page of reviews
// from where the match was opened with one.
func TestTheWayBackEndsThePast(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(Ready{})
	p.step()
	p.tell(OpenReplay{At: 0, Place: engine.None})
	p.back()
	if !table.Live() || p.covered {
		t.Errorf("the past goes on: %+v", table.Replay)
	}
	p.tell(Goto{AtHome}, ReplayMatch{table.Record.ID})
	if p.m.Table.Live() || p.covered {
		t.Error("a replay that the page came with is not left with it")
	}
}
