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

// gathered is two desks: Ann's, from which a match by link goes out, and Bob's,
// who takes all the other seats.
func gathered(t *testing.T, game int, kind dice.Kind) (ann, bob *desk) {
	t.Helper()
	ann, bob = newDesk(t), newDesk(t)
	setup := []client.Message{client.Goto{Fragment: client.AtNew}, client.SetGame{Game: game}, client.SetName{Seat: 0, Name: "Ann"}}
	for seat := 1; seat < engine.MaxSeats; seat++ {
		setup = append(setup, client.SetKind{Seat: seat, Kind: match.Vacant})
	}
	ann.tell(append(setup, client.SetDice{Dice: kind})...)
	ann.everyLanguage()
	ann.tell(client.StartMatch{})
	ann.everyLanguage()
	ann.shows(`class="link-text`, "#"+ann.m.Table.Text()) // to be copied by hand
	ann.tell(client.ShowCode{})
	ann.shows("code-screen", "M4 4h7v1h-7z")
	ann.tell(client.HideCode{}, client.OpenDrawer{Drawer: client.OrdersDrawer})
	ann.everyLanguage()
	ann.tell(client.UsualOrders{Seat: 0}, client.OpenDrawer{Drawer: client.NoDrawer}, client.CopyLink{})

	bob.m.World.Apart = true
	bob.tell(client.Goto{Fragment: ann.m.Table.Text()}, client.SetMyName{Name: "Bob"})
	bob.everyLanguage()
	bob.shows("Players", "Take seat 2", "Copy for the app")
	for n, seat := range bob.m.Arrival.Lobby.Vacant {
		bob.tell(client.SetMyName{Name: strings.Repeat("B", n+1) + "ob"}, client.ClaimSeat{Seat: seat})
		bob.everyLanguage()
	}
	bob.tell(client.CopyMessage{})
	ann.tell(client.Goto{Fragment: bob.m.Table.Text()})
	ann.everyLanguage()
	ann.tell(client.BeginMatch{})
	return ann, bob
}

// TestEachIsToldWhoseASeatIsThatTwoHaveTaken by the host's link, and by one that
// comes before it.
func TestEachIsToldWhoseASeatIsThatTwoHaveTaken(t *testing.T) {
	for _, names := range [][2]string{{"Bob", "Cid"}, {"Bob", "Bob"}} {
		ann, bob, cid := newDesk(t), newDesk(t), newDesk(t)
		cid.m.World.Random = func() uint64 { return 7 } // else all desks have the same keys
		ann.tell(client.Goto{Fragment: client.AtNew}, client.SetName{Seat: 0, Name: "Ann"},
			client.SetKind{Seat: 1, Kind: match.Vacant}, client.SetKind{Seat: 2, Kind: match.Vacant}, client.StartMatch{})
		posted := ann.m.Table.Text()
		for n, d := range []*desk{bob, cid} {
			d.tell(client.Goto{Fragment: posted}, client.SetMyName{Name: names[n]}, client.ClaimSeat{Seat: 1})
		}
		told := func(d *desk, from string, parts ...string) {
			t.Helper()
			d.tell(client.Goto{Fragment: from})
			d.everyLanguage()
			d.shows(parts...)
		}
		first := bob.m.Table.Text()
		ann.tell(client.Goto{Fragment: first})
		if names[0] == names[1] {
			told(ann, cid.m.Table.Text(), "Two devices took seat 2 under one name.")
			told(cid, first, "Another device took seat 2 too", "Ann decides", "Take seat 3")
			continue
		}
		told(ann, cid.m.Table.Text(), "Bob came first and keeps it; Cid needs another one.")
		told(cid, first, "Bob took seat 2 too", "Ann decides", "Take seat 3")
		told(bob, cid.m.Table.Text(), "Cid took seat 2 too")
		bob.tell(client.AcceptArrival{})
		told(bob, first, "Seat 2 is yours after all.")
	}
}

// shows checks that the page holds all of these.
func (d *desk) shows(parts ...string) {
	d.t.Helper()
	h := strings.ReplaceAll(d.html("en"), "\n", "")
	for _, part := range parts {
		if !strings.Contains(h, part) {
			d.t.Errorf("the page has no %q", part)
		}
	}
}

// play makes first choices until the match goes on elsewhere, or is over.
func (d *desk) play() {
	d.t.Helper()
	for n := 0; d.m.Table.ByLink.Here; n++ {
		t := d.m.Table
		if n > 300 {
			d.t.Fatalf("the match does not leave: %+v", t.Turn)
		}
		d.tell(client.EndReplay{}, client.Ready{})
		c := t.Picker.All()[0]
		for _, other := range t.Picker.All() {
			if t.EndVerb(other) {
				c = other
			}
		}
		d.tell(client.Press{Choice: c})
		if t.Asking != client.NoQuestion {
			d.tell(client.ConfirmEnd{})
		}
	}
}

// sends hands the match over to another desk, with every page on the way drawn.
func (d *desk) sends(to *desk) {
	d.t.Helper()
	d.everyLanguage()
	d.tell(client.OpenDrawer{Drawer: client.HandOverDrawer})
	d.everyLanguage()
	d.tell(client.OpenDrawer{Drawer: client.NoDrawer}, client.CopyMessage{})
	d.everyLanguage()
	to.tell(client.Goto{Fragment: d.m.Table.Text()})
	to.everyLanguage()
	to.tell(client.StepReplay{Step: 1})
	to.everyLanguage()
	to.tell(client.EndReplay{}, client.Ready{})
	to.everyLanguage()
}

func TestMatchesByLinkAreDrawn(t *testing.T) {
	for i, g := range games.All() {
		t.Run(g.ID(), func(t *testing.T) {
			t.Parallel()
			ann, bob := gathered(t, i, dice.Kind(2+i%2))
			from, to := ann, bob
			for range 6 {
				from.play()
				if from.m.Table.Turn.Over() {
					break
				}
				from.sends(to)
				from, to = to, from
			}
			for _, drawer := range []client.Drawer{client.MenuDrawer, client.OrdersDrawer, client.VerifyDrawer} {
				from.tell(client.OpenDrawer{Drawer: drawer})
				from.everyLanguage()
			}
			from.tell(client.Goto{Fragment: client.AtHome})
			from.shows("Your turn")
			to.tell(client.Goto{Fragment: client.AtHome})
			to.shows("Waiting for ")
		})
	}
}

// TestAForkIsDrawn: Bob takes back what he has sent and played on, and plays
// otherwise; Ann is shown both, and what of it is certain.
func TestAForkIsDrawn(t *testing.T) {
	ann, bob := gathered(t, 0, dice.Chained)
	ann.play()
	ann.sends(bob)
	before := bob.m.Table.Record
	bob.play()
	bob.sends(ann)
	ann.play()
	ann.sends(bob)

	// The same device as it was, which has forgotten what it did.
	bob.texts = map[string]string{before.ID: before.Text()}
	bob.m.Table, bob.m.Records = nil, nil
	bob.tell(client.Goto{Fragment: client.AtHome}, client.Goto{Fragment: client.AtMatch(before.ID)}, client.EndReplay{}, client.Ready{})
	list := bob.m.Table.Picker.All()
	other := slices.IndexFunc(list, func(c engine.Choice) bool { return c != list[0] && !bob.m.Table.EndVerb(c) })
	if other < 0 {
		t.Fatal("there is nothing else to do")
	}
	bob.tell(client.Press{Choice: list[other]}, client.ConfirmEnd{})
	bob.play()

	ann.tell(client.Goto{Fragment: bob.m.Table.Text()})
	if a := ann.m.Arrival; a.Relation != match.Fork || !a.Finding.Cheated() {
		t.Fatalf("%v: %+v", a.Relation, a.Finding)
	}
	ann.everyLanguage()
	ann.shows("Two versions of one game", "On this device", "In the link", "Suspected", "Keep mine", "Keep both", "Take the new one")
	found := ann.m.Arrival.Finding.Doubts
	const excuse = "unless someone played on two devices"
	for kind, excused := range map[match.Suspicion]bool{match.Edited: true, match.Elsewhere: true, match.Swapped: false, match.Tampered: false} {
		ann.m.Arrival.Finding.Doubts = []match.Doubt{{Kind: match.Stale, Seat: 1, Sure: true}, {Kind: kind, Seat: 1, Sure: true}}
		if got := strings.Contains(ann.html("en"), excuse); got != excused {
			t.Errorf("%v is excused: %v", kind, got)
		}
	}
	for kind := range match.Renamed + 1 {
		ann.m.Arrival.Finding.Doubts = []match.Doubt{{Kind: kind, Seat: 1, Place: 3, Hands: []engine.Seat{0, 2}, Sure: kind%2 == 0}}
		ann.everyLanguage()
	}
	ann.m.Arrival.Finding.Doubts = found
	left := ann.m.Arrival.Kept.Link
	ann.tell(client.ReplaceKept{})
	if r := ann.m.Table.Record; len(r.Sent) == 0 || r.Sent[0].Link != left || r.Link == left {
		t.Errorf("what was left cannot be sent again: %+v", r.Sent)
	}

	ann.tell(client.Goto{Fragment: client.AtHome})
	twin := ann.m.Records[0]
	twin.ID = "twin"
	ann.m.Records = append(ann.m.Records, twin)
	ann.shows("One of 2 versions")
}

// TestTheDiceOfOneDeviceAreVerified: the page says which promises
// hold there, and shows nothing hidden.
func TestTheDiceOfOneDeviceAreVerified(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.begin(client.SetGame{Game: i})
		for range 60 {
			d.tell(client.Ready{})
			d.tell(client.Press{Choice: d.m.Table.Picker.All()[0]}, client.ConfirmEnd{})
		}
		d.tell(client.OpenDrawer{Drawer: client.VerifyDrawer})
		d.everyLanguage()
		d.shows("check out", "The game lives on one device")
		if r, err := d.m.Table.Verify(); err != nil || len(r.Rolls) == 0 {
			t.Errorf("%s: %d rolls, %v", g.ID(), len(r.Rolls), err)
		}
	}
}

// TestAStrangerHearsWhatBecomesOfALostSeat: others hand it on, but not where it is
// its key that reads the cards.
func TestAStrangerHearsWhatBecomesOfALostSeat(t *testing.T) {
	told := map[string]bool{}
	for i := range games.All() {
		ann, _ := gathered(t, i, dice.Sealed)
		cid := newDesk(t)
		cid.m.World.Random = func() uint64 { return 7 } // else all desks have the same keys
		cid.tell(client.Goto{Fragment: ann.m.Table.Text()}, client.AcceptArrival{})
		want := "Is that device gone for good?"
		if cid.m.Table.Header().HiddenHands {
			want = "no one can recover the seat"
		}
		cid.shows("Your seat is in the browser where you took it. ", want)
		told[want] = true
	}
	if len(told) != 2 {
		t.Errorf("heard is only %v", told)
	}
}
