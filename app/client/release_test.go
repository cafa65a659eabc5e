package client

import (
	"testing"
)

func TestANewVersionWaitsForThePerson(t *testing.T) {
	p := emptyPage(t)
	p.tell(UpdateWaits{})
	if !p.m.Offers() || p.updated {
		t.Fatal("updated unasked")
	}
	p.tell(PutOffUpdate{})
	if p.m.Offers() {
		t.Fatal("the offer stays")
	}
	p.blocked = errQuota
	p.tell(UpdateWaits{}, AcceptUpdate{})
	p.wantSaid("update.failed")
	if p.updated || !p.m.CanUpdate() {
		t.Fatal("a version that could not take over is offered no more")
	}
	p.blocked = nil
	p.tell(AcceptUpdate{})
	if !p.updated {
		t.Fatal("not updated")
	}
}

// A whole game by the last choice of each list: every position can be shown,

// stored and opened again.
