package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// protected is the number of a game whose hands can be protected.
func protected(t *testing.T) int {
	t.Helper()
	i := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == "brian-boru" })
	if i < 0 {
		t.Fatal("no such game")
	}
	return i
}

// TestTheGuardOfHandsIsChosen tests that hands are protected by default and that the
// page says which other ways there are.
func TestTheGuardOfHandsIsChosen(t *testing.T) {
	d := newDesk(t)
	d.tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: protected(t)}, client.SetSeats{Seats: 3}, client.SetKind{Seat: 2, Kind: match.Easy})
	if strings.Contains(d.html("en"), "Protected hands need") || strings.Contains(d.html("en"), "Protected:") {
		t.Error("hands on one device are spoken of")
	}
	d.tell(client.SetKind{Seat: 1, Kind: match.Vacant})
	d.shows("Hidden hands: honour system", "Protected hands need a friend in every seat")
	d.everyLanguage()
	d.tell(client.SetKind{Seat: 2, Kind: match.Vacant})
	d.shows("Protected: everyone shuffles", "Honour system")
	d.everyLanguage()
	d.tell(client.SetGuard{Guard: client.Trusted})
	d.shows("All devices deal")
	d.tell(client.SetGuard{Guard: client.Protected}, client.StartMatch{})
	d.shows("Hidden hands: protected", "Everyone shuffles")
}

// TestProtectedHandsAreTold: the page says which players only take part in
// dealing, cannot read their cards or have cheated, and whose keys are missing at
// the end.
func TestProtectedHandsAreTold(t *testing.T) {
	t.Parallel()
	ann, bob := gathered(t, protected(t), dice.Chained)
	ann.play()
	ann.tell(client.OpenDrawer{Drawer: client.VerifyDrawer})
	ann.shows("The hidden hands", "1 round is still protected.")
	ann.tell(client.OpenDrawer{Drawer: client.NoDrawer})
	cards := ann.m.Table.ByLink.Cards
	if cards == nil {
		t.Fatal("hands are not protected")
	}
	told := func(c client.Cards, parts ...string) {
		t.Helper()
		*cards = c
		ann.shows(parts...)
		ann.everyLanguage()
	}
	awaited := ann.m.Table.Name(ann.m.Language(), ann.m.Table.ByLink.Awaits)
	told(client.Cards{Part: true}, "The cards are still to be dealt", awaited+" has nothing to decide yet", "Send the link to "+awaited)
	told(client.Cards{Complaint: 1, By: 0}, "Unreadable cards", "Ann’s cards in round I don’t agree")
	for deed := range match.Misdeeds {
		told(client.Cards{Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed, To: 1}}, "Something was altered", "In round II", "between Ann and", "This concerns one of your seats.")
		told(client.Cards{Cheat: &match.CheatError{Seat: 1, Round: 2, Misdeed: deed, To: engine.Nobody}}, "Something was altered", "In round II", "Go back to the last link")
		if misdeeds[deed] != "" {
			told(client.Cards{Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed, Proven: true}}, "Ann has cheated", "In round II", "The game can’t go on.")
		}
	}
	*cards = client.Cards{}
	ann.sends(bob)
	for bob.m.Table.ByLink.Here { // Bob has all other seats
		bob.play()
	}
	for from, to := bob, ann; !from.m.Table.Turn.Over(); from, to = to, from {
		from.tell(client.CopyLink{})
		to.tell(client.Goto{Fragment: from.m.Table.Text()}, client.EndReplay{})
		to.play()
	}
	at, other := ann, bob
	if !at.m.Table.Turn.Over() {
		at, other = bob, ann
	}
	keys := at.m.Table.ByLink.Cards.Keys
	if len(keys) == 0 {
		t.Fatal("no keys are missing at the end")
	}
	at.shows("it needs the keys of " + at.m.Table.Name(at.m.Language(), keys[0]))
	at.everyLanguage()
	for range 3 {
		at.tell(client.CopyLink{})
		other.tell(client.Goto{Fragment: at.m.Table.Text()}, client.EndReplay{}, client.Ready{})
		at, other = other, at
		if len(at.m.Table.ByLink.Cards.Keys) == 0 {
			break
		}
	}
	at.shows("so the others can check the last hands too", `class="plot"`, "Replay")
	at.everyLanguage()
	at.tell(client.CopyLink{})
	if strings.Contains(at.html("en"), "check the last hands too") {
		t.Error("who has sent it is asked to send it once more")
	}
}
