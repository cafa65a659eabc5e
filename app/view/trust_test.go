package view

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// TestSecretBallotsAreOnTrust: the form and the lobby of a match by link say so.
func TestSecretBallotsAreOnTrust(t *testing.T) {
	const words = "Secret votes work on the honour system"
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetKind{Seat: 1, Kind: match.Easy})
	if strings.Contains(d.HTML("en"), words) {
		t.Error("votes on one device are spoken of")
	}
	d.Tell(client.SetKind{Seat: 1, Kind: match.Vacant})
	d.Shows(words)
	d.EveryLanguage()
	d.Tell(client.StartMatch{})
	d.Shows(words)
}

// TestLeviesAreProtectedByTheirOwnWords: nothing is said of cards where levies and
// set-up are hidden.
func TestLeviesAreProtectedByTheirOwnWords(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: viewtest.Number(t, "marcher-lords")}, client.SetKind{Seat: 1, Kind: match.Vacant})
	d.Shows("Levies and set-up", "the other side’s counters or set-up", "All devices roll")
	d.EveryLanguage()
	d.Tell(client.SetGuard{Guard: client.Trusted})
	d.Shows("The link carries face-down levies")

	ann, bob := gathered(t, viewtest.Number(t, "marcher-lords"), dice.Chained)
	for from, to := ann, bob; from.M.Table.Turn.Seat >= 0 && from.M.Table.State.(interface{ Round() int }).Round() < 3; from, to = to, from {
		from.play()
		from.sends(to)
	}
	if ann.M.Table.ByLink.Here { // who waits is told
		ann, bob = bob, ann
	}
	ann.Tell(client.OpenDrawer{Drawer: client.VerifyDrawer})
	ann.Shows("The hidden counters", "set-ups and levies are open")
	ann.EveryLanguage()
	ann.Tell(client.OpenDrawer{Drawer: client.NoDrawer})
	cards := ann.M.Table.ByLink.Cards
	if cards == nil {
		t.Fatal("nothing is protected")
	}
	awaited := ann.M.Table.Name(ann.M.Language(), ann.M.Table.ByLink.Awaits)
	for deed, words := range map[match.Misdeed]string{
		match.PlayedOther: "revealed a different counter", match.PassedOther: "gave a partner a wrong key",
		match.Withheld: "and kept the key", match.Complained: "that was right",
	} {
		*cards = client.Cards{Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed, Proven: true}}
		ann.Shows("Ann has cheated", words)
		ann.EveryLanguage()
	}
	*cards = client.Cards{Part: true}
	ann.Shows("Partners must see the levies", awaited+" has nothing to decide yet")
	ann.EveryLanguage()
}

// TestALinkOfANewerVersionOffersToReload, and nobody is told to ask for
// the link again.
func TestALinkOfANewerVersionOffersToReload(t *testing.T) {
	d := newDesk(t)
	for link, newer := range map[string]bool{
		"8AOOH_______-AAGrCKSQ81":  true, // of a version to come
		"1APP7iCqqqqqn9___rB1O4e2": true, // of rules to come, revision 60
		"6AOOH_______-AAGrEKJ6Lz":  false,
	} {
		d.Tell(client.Goto{Fragment: link})
		d.Shows("This link won’t open", "Your games")
		offer := regexp.MustCompile(`<button[^>]*>\s*Reload\s*</button>`).FindString(d.HTML("en"))
		if offer == "" || strings.Contains(offer, `hidden="false"`) != newer {
			t.Errorf("%s: %s", link, offer)
		}
		d.EveryLanguage()
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
		d.Tell(client.Goto{Fragment: link}, client.AcceptArrival{}, client.OpenDrawer{Drawer: client.MenuDrawer})
		if said := hint.FindString(d.HTML("en")); said == "" || strings.Contains(said, `hidden="false"`) != earlier {
			t.Errorf("%s: %s", link, said)
		}
		d.EveryLanguage()
	}
}

// TestARefusedLinkTellsWhatDoesNotFit: and names nobody as the cheat, since whoever
// had the link may have altered it.
func TestARefusedLinkTellsWhatDoesNotFit(t *testing.T) {
	d := newDesk(t)
	for _, deed := range []match.Misdeed{match.Withheld, match.PlayedOther} {
		d.Tell(client.Goto{Fragment: "1AA"})
		d.M.Screen, d.M.Arrival = client.Arrived, &client.Arrival{Code: "forged", Cheat: &match.CheatError{Seat: 0, Round: 2, Misdeed: deed}}
		d.Shows("This link won’t open", "In round II something hidden from Player 1 does not fit", "a choice that the rules forbid")
		if strings.Contains(d.HTML("en"), "has cheated") {
			t.Error("somebody is named as the cheat")
		}
		d.EveryLanguage()
	}
}

// TestCardsTurnedUpAreNoSecret: the audit tells who began, the raiders and the
// marriage of each round, and no card that was dealt.
func TestCardsTurnedUpAreNoSecret(t *testing.T) {
	d := ireland(t, 3)
	d.RoamTo("follow")
	s := d.seatView()
	lexicon := d.M.Table.Game().Lexicon()
	report, err := d.M.Table.Verify()
	if err != nil {
		t.Fatal(err)
	}
	told := map[string]int{}
	for _, roll := range report.Rolls {
		ask := lexicon.Asks[roll.Turn.Kind]
		_, words := verifyView{s}.fell(roll)
		if hidden := words == "not shown: it may be secret"; hidden != (ask == "deal") {
			t.Errorf("asked %s, the audit says %q", ask, words)
		}
		told[ask]++
	}
	for _, ask := range []string{"first", "viking", "suitor", "deal"} {
		if told[ask] == 0 {
			t.Errorf("nobody asked Nature for %q", ask)
		}
	}
}

// TestWhatFriendsWillGetIsShown before it is sent: the message word for word, and as whom they
// see a person who has no name.
func TestWhatFriendsWillGetIsShown(t *testing.T) {
	d := newDesk(t)
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: viewtest.Number(t, "brian-boru")}, client.SetKind{Seat: 1, Kind: match.Vacant})
	d.Shows("Your friends will see you as Player 1", `placeholder="Your name"`, "Bots in all other seats")
	d.EveryLanguage()
	if d.Tell(client.SetName{Seat: 0, Name: "Ann"}); strings.Contains(d.HTML("en"), "Your friends will see you as") {
		t.Error("Ann is told that she has no name")
	}
	d.Tell(client.StartMatch{})
	d.EveryLanguage()
	d.M.Settings.Language = "en"
	said := d.M.Message(d.M.Table)
	if !strings.Contains(said, "Ann") || strings.Contains(said, "http") {
		t.Fatalf("friends are told %q", said)
	}
	d.Shows(viewtest.Readable(said))
}
