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
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: protected(t)}, client.SetSeats{Seats: 3}, client.SetKind{Seat: 2, Kind: match.Easy})
	if strings.Contains(d.HTML("en"), "Protected hands need") || strings.Contains(d.HTML("en"), "Protected:") {
		t.Error("hands on one device are spoken of")
	}
	d.Tell(client.SetKind{Seat: 1, Kind: match.Vacant})
	d.Shows("Hidden hands: honour system", "Protected hands need a friend in every seat")
	d.EveryLanguage()
	d.Tell(client.SetKind{Seat: 2, Kind: match.Vacant})
	d.Shows("Protected: only you see yours", "Honour system")
	d.EveryLanguage()
	if h := d.HTML("en"); strings.Contains(h, "plan with your own pieces") {
		t.Error("with protected hands nobody can plan")
	}
	d.Tell(client.SetGuard{Guard: client.Trusted})
	d.Shows("All devices deal")
	d.Tell(client.SetGuard{Guard: client.Protected}, client.StartMatch{})
	d.Shows("Hidden hands: protected", "Everyone shuffles")
}

// TestProtectedHandsAreTold: the page says which players only take part in
// dealing, cannot read their cards or have cheated, and whose keys are missing at
// the end.
func TestProtectedHandsAreTold(t *testing.T) {
	t.Parallel()
	ann, bob := gathered(t, protected(t), dice.Chained)
	ann.play()
	ann.Tell(client.OpenDrawer{Drawer: client.VerifyDrawer})
	ann.Shows("The hidden hands", "1 round is still protected.")
	ann.Tell(client.OpenDrawer{Drawer: client.NoDrawer})
	cards := ann.M.Table.ByLink.Cards
	if cards == nil {
		t.Fatal("hands are not protected")
	}
	told := func(c client.Cards, parts ...string) {
		t.Helper()
		*cards = c
		ann.Shows(parts...)
		ann.EveryLanguage()
	}
	awaited := ann.M.Table.Name(ann.M.Language(), ann.M.Table.ByLink.Awaits)
	told(client.Cards{Part: true}, "The deal isn’t finished yet", awaited+" has nothing to decide yet", "Send the link to "+awaited)
	told(client.Cards{Complaint: 1, By: 0}, "Unreadable cards", "Ann’s cards in round I don’t agree")
	for deed := range match.Misdeeds {
		told(client.Cards{Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed, To: 1}}, "Someone altered something", "In round II", "between Ann and", "This concerns one of your seats.")
		told(client.Cards{Cheat: &match.CheatError{Seat: 1, Round: 2, Misdeed: deed, To: engine.Nobody}}, "Someone altered something", "In round II", "Go back to the last link")
		if misdeeds[deed] != "" {
			told(client.Cards{Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed, Proven: true}}, "Ann has cheated", "In round II", "The game can’t go on.")
		}
	}
	*cards = client.Cards{}
	ann.sends(bob)
	for bob.M.Table.ByLink.Here { // Bob has all other seats
		bob.play()
	}
	for from, to := bob, ann; !from.M.Table.Turn.Over(); from, to = to, from {
		from.Tell(client.CopyLink{})
		to.Tell(client.Goto{Fragment: from.M.Table.Text()}, client.EndReplay{})
		to.play()
	}
	at, other := ann, bob
	if !at.M.Table.Turn.Over() {
		at, other = bob, ann
	}
	keys := at.M.Table.ByLink.Cards.Keys
	if len(keys) == 0 {
		t.Fatal("no keys are missing at the end")
	}
	at.Shows("it needs keys from " + at.M.Table.Name(at.M.Language(), keys[0]))
	at.EveryLanguage()
	for range 3 {
		at.Tell(client.CopyLink{})
		other.Tell(client.Goto{Fragment: at.M.Table.Text()}, client.EndReplay{}, client.Ready{})
		at, other = other, at
		if len(at.M.Table.ByLink.Cards.Keys) == 0 {
			break
		}
	}
	at.Shows("so the others can check the last hands too", `class="plot"`, "Replay")
	at.EveryLanguage()
	at.Tell(client.CopyLink{})
	if strings.Contains(at.HTML("en"), "check the last hands too") {
		t.Error("who has sent it is asked to send it once more")
	}
}
