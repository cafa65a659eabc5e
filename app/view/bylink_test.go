package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// gathered is two desks: Ann's, from which a match by link goes out, and Bob's,
// who takes all the other seats.
func gathered(t *testing.T, game int, kind dice.Kind) (ann, bob *desk) {
	t.Helper()
	ann, bob = newDesk(t), newDesk(t)
	setup := []client.Message{client.Goto{Fragment: client.AtNew}, client.SetGame{Game: game}, client.SetName{Seat: 0, Name: "Ann"}}
	for seat := 1; seat < engine.MaxSeats; seat++ {
		setup = append(setup, client.SetKind{Seat: seat, Kind: match.Vacant})
	}
	ann.Tell(append(setup, client.SetDice{Dice: kind})...)
	ann.EveryLanguage()
	ann.Tell(client.StartMatch{})
	ann.EveryLanguage()
	ann.Shows(`class="link-text`, "#"+ann.M.Table.Text()) // to be copied by hand
	ann.Tell(client.ShowCode{})
	ann.Shows("code-screen", "M4 4h7v1h-7z")
	ann.Tell(client.HideCode{}, client.OpenDrawer{Drawer: client.OrdersDrawer})
	ann.EveryLanguage()
	ann.Tell(client.UsualOrders{Seat: 0}, client.OpenDrawer{Drawer: client.NoDrawer}, client.CopyLink{})
	ann.Shows("Copied ", "Link copied.")

	bob.M.World.LinksOpenInTab = true
	bob.Tell(client.Goto{Fragment: ann.M.Table.Text()}, client.SetMyName{Name: "Bob"})
	bob.EveryLanguage()
	bob.Shows("Players", "Take seat 2", "Copy for the app")
	for n, seat := range bob.M.Arrival.Lobby.Vacant {
		bob.Tell(client.SetMyName{Name: strings.Repeat("B", n+1) + "ob"}, client.ClaimSeat{Seat: seat})
		bob.EveryLanguage()
	}
	bob.Tell(client.CopyMessage{})
	bob.Shows("Message copied, with the link.")
	ann.Tell(client.Goto{Fragment: bob.M.Table.Text()})
	ann.EveryLanguage()
	ann.Tell(client.BeginMatch{})
	return ann, bob
}

// TestEachIsToldWhoseASeatIsThatTwoHaveTaken by the host's link, and by one that
// comes before it.
func TestEachIsToldWhoseASeatIsThatTwoHaveTaken(t *testing.T) {
	for _, names := range [][2]string{{"Bob", "Cid"}, {"Bob", "Bob"}} {
		ann, bob, cid := newDesk(t), newDesk(t), newDesk(t)
		cid.M.World.Random = func() uint64 { return 7 } // else all desks have the same keys
		ann.Tell(client.Goto{Fragment: client.AtNew}, client.SetName{Seat: 0, Name: "Ann"},
			client.SetKind{Seat: 1, Kind: match.Vacant}, client.SetKind{Seat: 2, Kind: match.Vacant}, client.StartMatch{})
		posted := ann.M.Table.Text()
		for n, d := range []*desk{bob, cid} {
			d.Tell(client.Goto{Fragment: posted}, client.SetMyName{Name: names[n]}, client.ClaimSeat{Seat: 1})
		}
		told := func(d *desk, from string, parts ...string) {
			t.Helper()
			d.Tell(client.Goto{Fragment: from})
			d.EveryLanguage()
			d.Shows(parts...)
		}
		first := bob.M.Table.Text()
		ann.Tell(client.Goto{Fragment: first})
		if names[0] == names[1] {
			told(ann, cid.M.Table.Text(), "Two devices took seat 2 under one name.")
			told(cid, first, "Another device took seat 2 too", "Ann decides", "Take seat 3")
			continue
		}
		told(ann, cid.M.Table.Text(), "Bob and Cid both took seat 2. Bob came first and keeps it.")
		if strings.Contains(ann.HTML("en"), "added it to your game") {
			t.Error("Ann is told that Cid is in")
		}
		told(cid, first, "You and Bob both took seat 2", "Ann decides", "Take seat 3")
		told(bob, cid.M.Table.Text(), "You and Cid both took seat 2")
		bob.Tell(client.AcceptArrival{})
		told(bob, first, "Seat 2 is yours after all.")
	}
}

// play makes first choices until the match goes on elsewhere, or is over.
func (d *desk) play() {
	d.T.Helper()
	for n := 0; d.M.Table.ByLink.Here; n++ {
		t := d.M.Table
		if n > 300 {
			d.T.Fatalf("the match does not leave: %+v", t.Turn)
		}
		d.Tell(client.EndReplay{}, client.Ready{})
		c := t.Picker.All()[0]
		for _, other := range t.Picker.All() {
			if t.EndVerb(other) {
				c = other
			}
		}
		d.Tell(client.Press{Choice: c})
		if t.Asking != client.NoQuestion {
			d.Tell(client.ConfirmEnd{})
		}
	}
}

// sends hands the match over to another desk, with every page on the way drawn.
func (d *desk) sends(to *desk) {
	d.T.Helper()
	d.EveryLanguage()
	d.Tell(client.OpenDrawer{Drawer: client.HandOverDrawer})
	d.EveryLanguage()
	d.Tell(client.OpenDrawer{Drawer: client.NoDrawer}, client.CopyMessage{})
	d.EveryLanguage()
	to.Tell(client.Goto{Fragment: d.M.Table.Text()})
	to.EveryLanguage()
	to.Tell(client.StepReplay{Step: 1})
	to.EveryLanguage()
	to.Tell(client.EndReplay{}, client.Ready{})
	to.EveryLanguage()
}

func TestMatchesByLinkAreDrawn(t *testing.T) {
	for i, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			ann, bob := gathered(t, i, dice.Kind(2+i%2))
			from, to := ann, bob
			for range 6 {
				from.play()
				if from.M.Table.Turn.Over() {
					break
				}
				from.sends(to)
				from, to = to, from
			}
			for _, drawer := range []client.Drawer{client.MenuDrawer, client.OrdersDrawer, client.VerifyDrawer} {
				from.Tell(client.OpenDrawer{Drawer: drawer})
				from.EveryLanguage()
			}
			from.Tell(client.Goto{Fragment: client.AtHome})
			from.Shows("Your turn")
			to.Tell(client.Goto{Fragment: client.AtHome})
			to.Shows("Waiting for ")
		})
	}
}

// TestAForkIsDrawn: Bob takes back what was sent and played on, and plays
// otherwise; Ann is shown both, and what of it is certain.
func TestAForkIsDrawn(t *testing.T) {
	ann, bob := gathered(t, 0, dice.Chained)
	ann.play()
	ann.sends(bob)
	before := bob.M.Table.Record
	bob.play()
	bob.sends(ann)
	ann.play()
	ann.sends(bob)

	// The same device as it was, which has forgotten what it did.
	bob.Texts = map[string]string{before.ID: before.Text()}
	bob.M.Table, bob.M.Records = nil, nil
	bob.Tell(client.Goto{Fragment: client.AtHome}, client.Goto{Fragment: client.AtMatch(before.ID)}, client.EndReplay{}, client.Ready{})
	list := bob.M.Table.Picker.All()
	other := slices.IndexFunc(list, func(c engine.Choice) bool { return c != list[0] && !bob.M.Table.EndVerb(c) })
	if other < 0 {
		t.Fatal("there is nothing else to do")
	}
	bob.Tell(client.Press{Choice: list[other]}, client.ConfirmEnd{})
	bob.play()

	ann.Tell(client.Goto{Fragment: bob.M.Table.Text()})
	if a := ann.M.Arrival; a.Relation != match.Fork || !a.Finding.Cheated() {
		t.Fatalf("%v: %+v", a.Relation, a.Finding)
	}
	ann.EveryLanguage()
	ann.Shows("Two versions of one game", "On this device", "In the link", "Suspected", "Keep mine", "Keep both", "Take the new one")
	found := ann.M.Arrival.Finding.Doubts
	const excuse = "unless someone played on two devices"
	for kind, excused := range map[match.Suspicion]bool{match.Edited: true, match.Elsewhere: true, match.Swapped: false, match.Tampered: false} {
		ann.M.Arrival.Finding.Doubts = []match.Doubt{{Kind: match.Stale, Seat: 1, Sure: true}, {Kind: kind, Seat: 1, Sure: true}}
		if got := strings.Contains(ann.HTML("en"), excuse); got != excused {
			t.Errorf("%v is excused: %v", kind, got)
		}
	}
	for kind := range match.Renamed + 1 {
		ann.M.Arrival.Finding.Doubts = []match.Doubt{{Kind: kind, Seat: 1, Place: 3, Holders: []engine.Seat{0, 2}, Sure: kind%2 == 0}}
		ann.EveryLanguage()
	}
	ann.M.Arrival.Finding.Doubts = found
	left := ann.M.Arrival.Stored.Link
	ann.Tell(client.ReplaceStored{})
	if r := ann.M.Table.Record; len(r.Sent) == 0 || r.Sent[0].Link != left || r.Link == left {
		t.Errorf("what was left cannot be sent again: %+v", r.Sent)
	}

	ann.Tell(client.Goto{Fragment: client.AtHome})
	twin := ann.M.Records[0]
	twin.ID = "twin"
	ann.M.Records = append(ann.M.Records, twin)
	ann.Shows("One of 2 versions")
}

// TestTheDiceOfOneDeviceAreVerified: the page says which promises
// hold there, and shows nothing hidden.
func TestTheDiceOfOneDeviceAreVerified(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.Begin(client.SetGame{Game: i})
		for range 60 {
			d.Tell(client.Ready{})
			d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]}, client.ConfirmEnd{})
		}
		d.Tell(client.OpenDrawer{Drawer: client.VerifyDrawer})
		d.EveryLanguage()
		d.Shows("check out", "The game lives on one device")
		if r, err := d.M.Table.Verify(); err != nil || len(r.Rolls) == 0 {
			t.Errorf("%s: %d rolls, %v", g.ID(), len(r.Rolls), err)
		}
	}
}

// TestAStrangerHearsWhatBecomesOfALostSeat: the others hand it on, in every game.
func TestAStrangerHearsWhatBecomesOfALostSeat(t *testing.T) {
	for i := range games.All() {
		ann, _ := gathered(t, i, dice.Sealed)
		cid := newDesk(t)
		cid.M.World.Random = func() uint64 { return 7 } // else all desks have the same keys
		cid.Tell(client.Goto{Fragment: ann.M.Table.Text()}, client.AcceptArrival{})
		cid.Shows("Your seat is in the browser where you took it. ", "Is that device gone for good?")
	}
}

// TestTheEndOfAMatchByLinkIsSent: nobody else knows that it is over.
func TestTheEndOfAMatchByLinkIsSent(t *testing.T) {
	const words = "the others don’t know yet how the game ended."
	from, to := gathered(t, viewtest.Number(t, "britannia-2008"), dice.Chained)
	for n := 0; ; n++ {
		from.play()
		if from.M.Table.Turn.Over() {
			break
		}
		if n > 300 {
			t.Fatal("the match does not end")
		}
		from.Tell(client.CopyLink{})
		to.Tell(client.Goto{Fragment: from.M.Table.Text()}, client.EndReplay{}, client.Ready{})
		from, to = to, from
	}
	from.Shows(words)
	from.EveryLanguage()
	from.Tell(client.CopyLink{})
	if strings.Contains(from.HTML("en"), words) {
		t.Error("the player is told so once more")
	}
	to.Tell(client.Goto{Fragment: from.M.Table.Text()}, client.EndReplay{})
	if h := to.HTML("en"); !to.M.Table.Turn.Over() || strings.Contains(h, words) {
		t.Error("who is told how it ended is asked to send it")
	}
}

// TestWhoOnlyDealsIsToldSo: by the message with the link, and by their own screen.
func TestWhoOnlyDealsIsToldSo(t *testing.T) {
	rita, tom := newDesk(t), newDesk(t)
	rita.Tell(client.Goto{Fragment: client.AtNew}, client.SetGame{Game: viewtest.Number(t, "brian-boru")},
		client.SetKind{Seat: 1, Kind: match.Vacant}, client.SetName{Seat: 0, Name: "Rita"}, client.SetName{Seat: 1, Name: "Tom"}, client.StartMatch{})
	tom.Tell(client.Goto{Fragment: rita.M.Table.Text()})
	tom.Shows("Rita invites you.", `placeholder="Tom"`, "<strong>Tom</strong>", ">Free<")
	tom.Tell(client.ClaimSeat{Seat: 1}) // under the name by which he is expected
	rita.Tell(client.Goto{Fragment: tom.M.Table.Text()}, client.BeginMatch{})
	rita.Shows("Tom’s device deals the cards.", "Send the link to Tom.")
	if told := rita.M.Message(rita.M.Table); !strings.HasPrefix(told, "Brian Boru: Tom, open the link so that your device deals") {
		t.Error(told)
	}
	tom.Tell(client.Goto{Fragment: rita.M.Table.Text()}, client.EndReplay{})
	tom.Shows("Your device has dealt", "Send the link to Rita.")
	if told := tom.M.Message(tom.M.Table); !strings.HasPrefix(told, "Brian Boru, round I: Rita’s turn.") {
		t.Error(told)
	}
	rita.Tell(client.Goto{Fragment: tom.M.Table.Text()}, client.EndReplay{}, client.Ready{})
	if strings.Contains(rita.HTML("en"), "Your device has dealt") {
		t.Error("who has not dealt is told so")
	}
}
