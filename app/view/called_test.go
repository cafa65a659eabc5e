package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine/match"
)

// TestAPersonAloneIsYou: on the list of matches, in the scores and in the menu, beside the
// names of the bots.
func TestAPersonAloneIsYou(t *testing.T) {
	d := newDesk(t)
	for seat := 1; seat < 4; seat++ {
		d.Tell(client.SetKind{Seat: seat, Kind: match.Easy})
	}
	d.Tell(client.StartMatch{}, client.OpenDrawer{Drawer: client.ScoresDrawer})
	number := func(where string) {
		t.Helper()
		if words := viewtest.Readable(d.HTML("en")); strings.Contains(words, "Player 1") || !strings.Contains(words, "You") {
			t.Errorf("%s: who plays is not You: %s", where, words)
		}
	}
	number("scores")
	d.Tell(client.Goto{Fragment: client.AtHome})
	number("home")
}

// TestASeatForAFriendIsFree: in the form, whose button invites, and on the list of matches.
func TestASeatForAFriendIsFree(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetKind{Seat: 1, Kind: match.Vacant})
	d.Shows(`placeholder="Free"`, `aria-label="Start: Invite"`)
	d.Tell(client.StartMatch{})
	d.Shows(">Free<")
	d.Tell(client.Goto{Fragment: client.AtHome})
	words := viewtest.Readable(d.HTML("en"))
	if !strings.Contains(words, "Free") || strings.Contains(words, "Player 2") {
		t.Errorf("the list names a friend: %s", words)
	}
}
