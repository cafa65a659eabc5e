package client

import (
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// circle is devices of friends who have nothing in common but the links that
// they send each other.
type circle struct {
	t     *testing.T
	pages []*page // by seat
}

var names = []string{"Ann", "Bob", "Cid", "Dora", "Eve"}

// device is one more of them.
func device(t *testing.T, number int, games ...engine.Game) *page {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, chance: uint64(1000 * number), games: games}
	p.start()
	p.tell(SetSetting{Speed, "once"})
	return p
}

// invite sets a match up on the first device, with seats for the others.
func invite(t *testing.T, kind dice.Kind, seats int, games ...engine.Game) *circle {
	t.Helper()
	return inviteTo(t, kind, seats, false, games...)
}

// inviteTo is invite, with hints or without.
func inviteTo(t *testing.T, kind dice.Kind, seats int, hints bool, games ...engine.Game) *circle {
	t.Helper()
	c := &circle{t: t}
	for n := range seats {
		c.pages = append(c.pages, device(t, n, games...))
	}
	host := c.pages[0]
	host.tell(Goto{AtNew}, SetSeats{seats}, SetName{0, names[0]})
	for n := 1; n < seats; n++ {
		host.tell(SetKind{n, match.Vacant})
	}
	host.tell(SetDice{kind}, SetHints{hints}, StartMatch{})
	if post := host.m.Table.ByLink; post == nil || post.Lobby == nil || !post.Lobby.In || len(post.Lobby.Vacant) != seats-1 {
		t.Fatalf("the match does not gather: %+v", post)
	}
	return c
}

// carried is another device of a person, to which a file has taken the match.
func carried(t *testing.T, p *page) *page {
	t.Helper()
	p.tell(ExportAll{})
	other := device(t, 9)
	other.file = p.files[len(p.files)-1].Bytes
	other.tell(ImportFile{})
	if len(other.store.texts) != 1 {
		t.Fatalf("%d stored, said %v", len(other.store.texts), other.said())
	}
	other.tell(Goto{AtMatch(other.m.Records[0].ID)})
	return other
}

// gather lets all claim their seats, one after the other, and the host begin.
func gather(t *testing.T, kind dice.Kind, seats int, games ...engine.Game) *circle {
	t.Helper()
	return gatherWith(t, kind, seats, nil, games...)
}

// gatherWith is gather, and each says something to their device before they
// hand the match over for the first time.
func gatherWith(t *testing.T, kind dice.Kind, seats int, say func(engine.Seat) Message, games ...engine.Game) *circle {
	t.Helper()
	c := invite(t, kind, seats, games...)
	c.claim(say)
	return c
}

// claim has everybody take a seat, and the host begin.
func (c *circle) claim(say func(engine.Seat) Message) {
	c.t.Helper()
	tell := func(n int) {
		if say != nil {
			c.pages[n].tell(say(engine.Seat(n)))
		}
	}
	tell(0)
	for n := 1; n < len(c.pages); n++ {
		c.send(n-1, n)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		tell(n)
	}
	c.send(len(c.pages)-1, 0)
	c.begin()
}

func (c *circle) begin() {
	c.t.Helper()
	host := c.pages[0]
	if post := host.m.Table.ByLink; post.Lobby == nil || !post.Lobby.Begin {
		c.t.Fatalf("the host cannot begin: %+v", post.Lobby)
	}
	host.tell(BeginMatch{})
	if host.m.Table.ByLink.Lobby != nil || !host.m.Table.match.Begun() {
		c.t.Fatal("the match does not begin")
	}
}

// link copies the link of the match on a device.
func (p *page) link() string {
	p.t.Helper()
	p.tell(CopyLink{})
	return p.copied[len(p.copied)-1]
}

// open pastes a message.
func (p *page) open(text string) { p.tell(Goto{AtHome}, SetPaste{"Look: " + text + " !"}, OpenPaste{}) }

// send hands the match over.
func (c *circle) send(from, to int) {
	c.t.Helper()
	c.pages[to].open(c.pages[from].link())
}

// awaited is the device on which the match goes on by what a device knows, or
// -1 when it is over.
func (c *circle) awaited(p *page) int { return max(int(p.m.Table.match.Awaits()), -1) }

// choose makes a choice that is neither always the first nor the last.
func (p *page) choose() {
	p.t.Helper()
	t := p.m.Table
	list := t.Picker.All()
	if len(list) == 0 {
		p.t.Fatalf("seat %d has no choice: %+v", t.match.Turn().Seat, t.ByLink)
	}
	before := t.match.Len()
	p.tell(Press{list[dice.Draw(3, before, len(list))]})
	if t.Asking == EndQuestion {
		p.tell(ConfirmEnd{})
	}
	if t.match.Len() == before {
		p.t.Fatalf("nothing was played: %+v", p.m.Notice)
	}
}

// play passes the match round until it has changed hands so often, or is over,
// and tells how often it has.
func (c *circle) play(at, handOvers int) (int, int) {
	c.t.Helper()
	for n := 0; ; n++ {
		p := c.pages[at]
		if !p.m.Table.Live() {
			p.tell(EndReplay{})
		}
		for p.m.Table.ByLink.Here {
			p.choose()
		}
		next := c.awaited(p)
		if next < 0 || n == handOvers {
			return at, n
		}
		if !p.m.Table.ByLink.HandOver {
			c.t.Fatalf("seat %d has done its part and is not to hand over: %+v", at, p.m.Table.ByLink)
		}
		c.send(at, next)
		if !p.m.Table.ByLink.Sent {
			c.t.Fatalf("the hand-over to seat %d is not noted", next)
		}
		if q := c.pages[next]; q.m.Screen != Play {
			c.t.Fatalf("seat %d is asked about what seat %d has sent: %s %+v", next, at, q.m.Arrival.Relation, q.m.Arrival.Finding.Doubts)
		}
		at = next
	}
}

// asked is a device that has just been given the match, and decides.
func (c *circle) asked() *page {
	c.t.Helper()
	at, _ := c.play(0, 5)
	next := c.awaited(c.pages[at])
	c.send(at, next)
	p := c.pages[next]
	if !p.m.Table.Live() {
		p.tell(EndReplay{})
	}
	if p.tell(Ready{}); !p.m.Table.ByLink.Here {
		c.t.Fatal("the match goes on elsewhere")
	}
	return p
}

// kept is the record of the match at hand as it is stored.
func (p *page) kept() store.Record {
	p.t.Helper()
	id := p.m.Table.Record.ID
	r, err := store.Read(id, p.store.texts[id])
	if err != nil {
		p.t.Fatal(err)
	}
	return r
}

// restart is the same device after its browser was closed.
func (p *page) restart(fragment string) *page {
	p.t.Helper()
	again := &page{t: p.t, store: p.store, chance: p.chance + 500, games: p.games, fragment: fragment}
	again.start()
	return again
}

// undoable plays until somebody could take a choice back, and names the seat.
// Before each of its own choices a seat does something.
func (c *circle) undoable(before func(at int)) int {
	at := 0
	for n := 0; !c.pages[at].m.Table.CanUndo; n++ {
		if p := c.pages[at]; p.m.Table.ByLink.Here {
			before(at)
			p.choose()
		} else {
			next := c.awaited(p)
			c.send(at, next)
			at = next
		}
		if n > 200 {
			c.t.Fatal("nothing can ever be undone")
		}
	}
	return at
}
