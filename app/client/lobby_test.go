package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

func TestAFriendSeesWhatItIsBeforeHeClaims(t *testing.T) {
	c := invite(t, dice.Chained, 4)
	p := c.pages[1]
	p.open(c.pages[0].link())
	a := p.m.Arrival
	if p.m.Screen != Arrived || a.Lobby == nil || a.Relation != match.Other || !slices.Equal(a.Lobby.Vacant, []engine.Seat{1, 2, 3}) || a.Lobby.In {
		t.Fatalf("%+v", a)
	}
	if a.Lobby.Players[0].Name != "Ann" || a.Lobby.Host != 0 || len(p.store.texts) != 0 {
		t.Fatalf("%+v, %d stored", a.Lobby, len(p.store.texts))
	}
	p.tell(SetMyName{" ann "}, ClaimSeat{1})
	p.wantSaid("new.nameTwice")
	p.tell(SetMyName{strings.Repeat("x", 41)}, ClaimSeat{1})
	p.wantSaid("new.nameLong")
	p.tell(SetMyName{"Bob"}, ClaimSeat{0})
	p.wantSaid("lobby.taken")
	if len(p.store.texts) != 0 {
		t.Fatal("a claim that was refused is stored")
	}
	p.tell(Dismiss{}, ClaimSeat{2})
	table := p.m.Table
	if p.m.Screen != Play || !table.ByLink.Lobby.In || !table.ByLink.Plays(2) || !table.ByLink.HandOver || table.ByLink.Sent {
		t.Fatalf("screen %d, %+v", p.m.Screen, table.ByLink)
	}
	if p.m.Settings.Name != "Bob" || p.restart("").m.MyName != "Bob" {
		t.Error("the name is not remembered")
	}
	if len(table.Picker.All()) > 0 || table.BotTurn() || p.asked != nil {
		t.Error("somebody may play before the beginning")
	}
}

// TestAFriendTakesTheSeatThatIsNamedForHim: but not under the name of another's.
func TestAFriendTakesTheSeatThatIsNamedForHim(t *testing.T) {
	host := device(t, 0)
	host.tell(Goto{AtNew}, SetSeats{3}, SetName{0, "Ann"}, SetKind{1, match.Vacant}, SetName{1, "Bob"},
		SetKind{2, match.Vacant}, SetName{2, "Cem"}, SetDice{dice.Chained}, StartMatch{})
	friend := device(t, 1)
	friend.open(host.link())
	friend.tell(SetMyName{"Cem"}, ClaimSeat{1})
	friend.wantSaid("new.nameTwice")
	friend.tell(SetMyName{"Bob"}, ClaimSeat{1})
	if post := friend.m.Table.ByLink; post == nil || !post.Plays(1) || friend.m.Notice != nil {
		t.Fatalf("the friend has no seat, or is still refused one: %+v, said %v", post, friend.said())
	}
}

func TestAVisitorClaimsAtTheTable(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	p := c.pages[1]
	p.open(c.pages[0].link())
	p.tell(AcceptArrival{})
	if post := p.m.Table.ByLink; post.Lobby == nil || post.Lobby.In || post.HandOver || len(p.kept().Mine) != 0 {
		t.Fatalf("who only looks is in: %+v", post)
	}
	p.tell(SetMyName{" "}, ClaimSeat{1})
	p.wantSaid("lobby.nameless")
	p.hold = true
	p.tell(ClaimSeat{1})
	if p.m.Table.ByLink.Lobby.In {
		t.Fatal("a claim is shown before it is stored")
	}
	p.release()
	if !p.m.Table.ByLink.Lobby.In || p.m.Table.Name(p.m.Language(), 1) == "" {
		t.Fatal("nobody may play without a name")
	}
	p.tell(SetMyName{"Cid"}, ClaimSeat{2})
	if got := p.kept(); !slices.Equal(got.Mine, []int{1, 2}) || len(got.Keys) != 2 {
		t.Fatalf("two persons at one device: %+v", got)
	}
}

func TestTheHostPostsOneLinkToAll(t *testing.T) {
	c := invite(t, dice.Chained, 4)
	posted := c.pages[0].link()
	var back []string
	for n := 1; n < 4; n++ {
		c.pages[n].open(posted)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		back = append(back, c.pages[n].link())
	}
	for i, n := range []int{2, 0, 1} {
		c.pages[0].open(back[n])
		post := c.pages[0].m.Table.ByLink
		if c.pages[0].m.Screen != Play || len(post.Lobby.Vacant) != 2-i {
			t.Fatalf("after %d claims %v are free", i+1, post.Lobby.Vacant)
		}
	}
	if len(c.pages[0].store.texts) != 1 {
		t.Fatal("the claims are kept as matches of their own")
	}
	c.begin()
	if at, n := c.play(0, 12); n != 12 {
		t.Fatalf("handed over %d times, to %d", n, at)
	}
}

func TestASeatClaimedTwiceIsAskedAbout(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	posted := c.pages[0].link()
	c.pages[1].open(posted)
	c.pages[1].tell(SetMyName{"Bob"}, ClaimSeat{1})
	c.pages[2].open(posted)
	c.pages[2].tell(SetMyName{"Cid"}, ClaimSeat{1})
	host := c.pages[0]
	host.open(c.pages[1].link())
	host.open(c.pages[2].link())
	if a := host.m.Arrival; host.m.Screen != Arrived || len(a.Finding.Clashes) != 1 || a.Finding.Clashes[0].Seat != 1 {
		t.Fatalf("screen %d: %+v", host.m.Screen, a.Finding)
	}
	host.tell(AcceptArrival{})
	if h := host.m.Table.Header(); h.Players[1].Name != "Bob" {
		t.Fatalf("the seat of Bob went to %q", h.Players[1].Name)
	}
	// Cid hears of it, and finds that the seat is Bob's, and takes another.
	cid := c.pages[2]
	cid.open(host.link())
	a := cid.m.Arrival
	if cid.m.Screen != Arrived || len(a.Finding.Doubts) > 0 || len(a.Twice()) != 1 || a.Lobby.In || len(a.Mine) > 0 || !slices.Equal(a.Lobby.Vacant, []engine.Seat{2}) {
		t.Fatalf("Cid is not told, or is accused: %+v, %+v", a.Finding, a.Lobby)
	}
	cid.tell(AcceptArrival{})
	if post := cid.m.Table.ByLink; post.Plays(1) || len(post.Lost) > 0 || post.Lobby.In || cid.m.Table.Header().Players[1].Name != "Bob" {
		t.Fatalf("Cid keeps the seat: %+v", post)
	}
	cid.tell(ClaimSeat{2})
	host.open(cid.link())
	c.begin()
}

// TestASeatThatIsLetGoComesBack: a friend opens the other's link before the host
// has decided.
func TestASeatThatIsLetGoComesBack(t *testing.T) {
	c := invite(t, dice.Chained, 3)
	host, bob, cid := c.pages[0], c.pages[1], c.pages[2]
	posted := host.link()
	for n, p := range c.pages[1:] {
		p.open(posted)
		p.tell(SetMyName{names[n+1]}, ClaimSeat{1})
	}
	first := bob.link()
	host.open(first)
	bob.open(cid.link())
	bob.tell(ClaimSeat{2})
	if r := bob.kept(); !slices.Equal(r.Mine, []int{2}) || len(r.Keys) != 2 {
		t.Fatalf("Bob has %+v", r)
	}
	host.open(bob.link()) // Bob is in already
	if a := host.m.Arrival; len(a.Twice()) != 1 || !slices.Equal(a.Lobby.Vacant, []engine.Seat{2}) {
		t.Fatalf("%+v, %+v", a.Finding, a.Lobby)
	}
	host.tell(AcceptArrival{})
	bob.open(host.link())
	if a := bob.m.Arrival; bob.m.Screen != Arrived || !slices.Equal(a.Back(), []engine.Seat{1}) || !slices.Equal(a.Mine, []engine.Seat{1}) || len(a.Finding.Doubts) > 0 {
		t.Fatalf("Bob is not told that seat 1 is Bob's again: %+v", a)
	}
	bob.tell(AcceptArrival{})
	if r := bob.kept(); !slices.Equal(r.Mine, []int{1}) || len(bob.m.Table.ByLink.Lost) > 0 {
		t.Fatalf("the host has Bob on seat 1, and Bob plays %+v", r)
	}
}

// TestTheBeginningSettlesASeatThatTwoHaveClaimed, for whoever hears of it only then.
func TestTheBeginningSettlesASeatThatTwoHaveClaimed(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.ByHand} {
		c := invite(t, kind, 3)
		host, bob, cid, late := c.pages[0], c.pages[1], c.pages[2], device(t, 7)
		posted := host.link()
		late.open(posted)
		late.tell(SetMyName{"Dan"}, ClaimSeat{1})
		for n, p := range []*page{bob, cid} {
			p.open(posted)
			p.tell(SetMyName{names[n+1]}, ClaimSeat{engine.Seat(n + 1)})
			host.open(p.link())
		}
		c.begin()
		c.play(0, 5)
		late.open(host.link())
		a := late.m.Arrival
		if late.m.Screen != Arrived || a.Relation != match.Continues || len(a.Finding.Doubts) > 0 || len(a.Twice()) != 1 || len(a.Mine) > 0 {
			t.Fatalf("%v: Dan finds %+v", kind, a)
		}
		late.tell(AcceptArrival{})
		if r := late.kept(); len(r.Mine)+len(r.Keys) > 0 || len(late.m.Table.ByLink.Lost) > 0 {
			t.Fatalf("%v: Dan plays %+v", kind, r)
		}
	}
}

func TestWithDiceByHandASeatIsWhoSaysSo(t *testing.T) {
	c := gather(t, dice.ByHand, 3)
	at, _ := c.play(0, 3)
	next := c.awaited(c.pages[at])
	fresh := device(t, 9)
	fresh.open(c.pages[at].link())
	fresh.tell(AcceptArrival{})
	if fresh.m.Table.ByLink.Here {
		t.Fatal("a seat plays here unasked")
	}
	fresh.tell(AdoptSeat{engine.Seat(next)})
	if !fresh.m.Table.ByLink.Here || len(fresh.m.Table.Picker.All()) == 0 || !slices.Equal(fresh.kept().Mine, []int{next}) {
		t.Fatalf("%+v", fresh.m.Table.ByLink)
	}
	fresh.choose()
}

func TestTheHostMustBeThere(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew})
	if p.m.Setup.ByLink() || !slices.Equal(p.m.Setup.Tiers(), []dice.Kind{dice.Seeded, dice.ByHand}) || p.m.Setup.DiceKind() != dice.Seeded {
		t.Fatal("the form is of a match by link unasked")
	}
	p.tell(SetKind{0, match.Vacant}, SetKind{1, match.Easy})
	if p.m.Setup.Fault != "new.noHost" {
		t.Fatalf("%q", p.m.Setup.Fault)
	}
	p.tell(StartMatch{})
	if p.m.Screen != New {
		t.Fatal("begun without a host")
	}
	p.tell(SetKind{2, match.Person}, SetName{2, "Zoe"})
	if p.m.Setup.Fault != "" || p.m.Setup.DiceKind() != dice.Sealed || !slices.Equal(p.m.Setup.Tiers(), []dice.Kind{dice.Sealed, dice.Chained, dice.ByHand}) {
		t.Fatalf("%q, %v", p.m.Setup.Fault, p.m.Setup.Tiers())
	}
	p.tell(StartMatch{})
	if h := p.m.Table.Header(); h.Host != 2 || p.m.MyName != "Zoe" || !slices.Equal(p.kept().Mine, []int{2}) {
		t.Fatalf("%+v", h)
	}
}

func TestHandsAreToldToBeReadable(t *testing.T) {
	for _, g := range games.All() {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{g}}
		p.start()
		if p.tell(Goto{AtNew}); p.m.Setup.Trusting() {
			t.Errorf("%s on one device trusts", g.ID())
		}
		p.tell(SetKind{1, match.Vacant})
		hidden := g.ID() == "brian-boru" || g.ID() == "marcher-lords"
		if p.tell(SetGuard{Trusted}); p.m.Setup.Trusting() != hidden {
			t.Errorf("%s: trusting is %v", g.ID(), !hidden)
		}
		if byHand := slices.Contains(p.m.Setup.Tiers(), dice.ByHand); byHand == g.Lexicon().Dealt {
			t.Errorf("%s: dice by hand: %v", g.ID(), byHand)
		}
	}
}

func TestTheNameOfWhoInvitesIsKnownTheNextTime(t *testing.T) {
	p := device(t, 0)
	p.tell(Goto{AtNew}, SetName{0, "Ann"}, SetKind{1, match.Vacant}, StartMatch{})
	again := p.restart(AtNew)
	if got := again.m.Setup; got.Names[0] != "Ann" || !got.ByLink() {
		t.Fatalf("%q, by link: %v", got.Names[0], got.ByLink())
	}
}
