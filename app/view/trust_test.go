package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// numberOf is the number of a game in the list of all.
func numberOf(t *testing.T, id string) int {
	t.Helper()
	i := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == id })
	if i < 0 {
		t.Fatalf("no game %s", id)
	}
	return i
}

// TestSecretBallotsAreOnTrust: the form and the lobby of a match by link say so.
func TestSecretBallotsAreOnTrust(t *testing.T) {
	const words = "Secret votes work on the honour system"
	d := newDesk(t)
	d.tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: numberOf(t, "britannia-2008")}, client.SetKind{Seat: 1, Kind: match.Easy})
	if strings.Contains(d.html("en"), words) {
		t.Error("votes on one device are spoken of")
	}
	d.tell(client.SetKind{Seat: 1, Kind: match.Vacant})
	d.shows(words)
	d.everyLanguage()
	d.tell(client.StartMatch{})
	d.shows(words)
}

// TestLeviesAreProtectedByTheirOwnWords: nothing is said of cards where levies and
// set-up are hidden.
func TestLeviesAreProtectedByTheirOwnWords(t *testing.T) {
	d := newDesk(t)
	d.tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: numberOf(t, "marcher-lords")}, client.SetKind{Seat: 1, Kind: match.Vacant})
	d.shows("Levies and set-up", "the other side’s counters or set-up", "All devices roll")
	d.everyLanguage()
	d.tell(client.SetGuard{Guard: client.Trusted})
	d.shows("The link carries face-down levies")

	ann, bob := gathered(t, numberOf(t, "marcher-lords"), dice.Chained)
	for from, to := ann, bob; from.m.Table.Turn.Seat >= 0 && from.m.Table.State.(interface{ Round() int }).Round() < 3; from, to = to, from {
		from.play()
		from.sends(to)
	}
	if ann.m.Table.ByLink.Here { // who waits is told
		ann, bob = bob, ann
	}
	ann.tell(client.OpenDrawer{Drawer: client.VerifyDrawer})
	ann.shows("What was hidden", "set-ups and levies are open")
	ann.everyLanguage()
	ann.tell(client.OpenDrawer{Drawer: client.NoDrawer})
	cards := ann.m.Table.ByLink.Cards
	if cards == nil {
		t.Fatal("nothing is protected")
	}
	awaited := ann.m.Table.Name(ann.m.Language(), ann.m.Table.ByLink.Awaits)
	for deed, words := range map[match.Misdeed]string{
		match.PlayedOther: "revealed a different counter", match.PassedOther: "gave a partner a wrong key",
		match.Withheld: "and kept the key", match.Complained: "that was right",
	} {
		*cards = client.Cards{Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed, Proven: true}}
		ann.shows("Ann has cheated", words)
		ann.everyLanguage()
	}
	*cards = client.Cards{Part: true}
	ann.shows("Partners must see the levies", awaited+" has nothing to decide yet")
	ann.everyLanguage()
}

// TestALinkOfANewerVersionOffersToReload, and nobody is told to ask for
// the link again.
func TestALinkOfANewerVersionOffersToReload(t *testing.T) {
	d := newDesk(t)
	for link, newer := range map[string]bool{
		"6AOOH_______-AAGrBA3KdF":  true, // of a version to come
		"1APP7iCqqqqqn9___rB1O4e2": true, // of rules to come, revision 60
		"6AOOH_______-AAGrEKJ6Lz":  false,
	} {
		d.tell(client.Goto{Fragment: link})
		d.shows("This link can’t be opened", "Your games")
		offer := regexp.MustCompile(`<button[^>]*>\s*Reload\s*</button>`).FindString(d.html("en"))
		if offer == "" || strings.Contains(offer, `hidden="false"`) != newer {
			t.Errorf("%s: %s", link, offer)
		}
		d.everyLanguage()
	}
}

// TestAMatchOfEarlierRulesSaysSo: it goes on as it began, whatever the rules of
// today say.
func TestAMatchOfEarlierRulesSaysSo(t *testing.T) {
	hint := regexp.MustCompile(`<p[^>]*>\s*This game keeps the rules it began with`)
	d := newDesk(t)
	for link, earlier := range map[string]bool{
		"1ADMhWA1zbhx":            true,  // the first revision of britannia-2008
		"1AOOH_______-AAGrAbLkEw": true,  // the second
		"1AOOoKqqqqqn9__-rALUq1b": false, // the third
	} {
		d.tell(client.Goto{Fragment: link}, client.AcceptArrival{}, client.OpenDrawer{Drawer: client.MenuDrawer})
		if said := hint.FindString(d.html("en")); said == "" || strings.Contains(said, `hidden="false"`) != earlier {
			t.Errorf("%s: %s", link, said)
		}
		d.everyLanguage()
	}
}

// TestARefusedLinkTellsWhatDoesNotFit: and names nobody as the cheat, since whoever
// had the link may have altered it.
func TestARefusedLinkTellsWhatDoesNotFit(t *testing.T) {
	d := newDesk(t)
	for _, deed := range []match.Misdeed{match.Withheld, match.PlayedOther} {
		d.tell(client.Goto{Fragment: "1AA"})
		d.m.Screen, d.m.Arrival = client.Arrived, &client.Arrival{Code: "forged", Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed}}
		d.shows("This link can’t be opened", "In round II something hidden from Player 1 does not fit", "a choice that the rules forbid")
		if strings.Contains(d.html("en"), "has cheated") {
			t.Error("somebody is named as the cheat")
		}
		d.everyLanguage()
	}
}
