package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// twin is another device of a player, to which the key of a seat has been taken
// as an address.
func twin(t *testing.T, p *page, seat engine.Seat) *page {
	t.Helper()
	p.tell(CopyKey{seat})
	p.wantSaid("seat.copied")
	other := device(t, 20+int(seat), p.games...)
	other.open(p.copied[len(p.copied)-1])
	return other
}

// playsHere reports whether a seat plays on a device, with its key.
func (p *page) playsHere(seat engine.Seat) bool {
	_, secret := p.kept().Key(seat)
	return p.m.Screen == Play && p.m.Table.ByLink.hasKey(seat) && secret
}

func TestAKeyIsOfferedAtTheClaim(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		c := invite(t, kind, 3)
		c.send(0, 1)
		bob := c.pages[1]
		bob.tell(SetMyName{"Bob"}, ClaimSeat{1})
		if text := bob.m.Table.KeyText(1); len(strings.Split(text, "-")) != 7 || bob.m.Table.KeyText(0) != "" {
			t.Fatalf("%v: the key offered is %q", kind, text)
		}
		other := twin(t, bob, 1)
		if !other.playsHere(1) || !slices.Equal(other.kept().Mine, []int{1}) {
			t.Fatalf("%v: the seat does not play on the other device: %+v", kind, other.m.Table)
		}
		if !bob.kept().IsTwin(1) || !other.kept().IsTwin(1) {
			t.Errorf("%v: the devices do not know of each other", kind)
		}
		if len(bob.kept().Sent) > 0 {
			t.Errorf("%v: a key counts as a hand-over", kind)
		}
		if strings.HasPrefix(other.fragment, AtSeat) {
			t.Errorf("%v: the key stays in the address", kind)
		}
	}
}

func TestAKeyOpensASeatInAMatch(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 5)
	next := engine.Seat(c.awaited(c.pages[at]))
	owner := c.pages[next]
	link := c.pages[at].link()

	t.Run("a code", func(t *testing.T) {
		owner.tell(ShowKey{next})
		if table := owner.m.Table; !table.Code || table.Keyed != int(next)+1 || !strings.Contains(owner.m.KeyAddress(table, next), "/bretwalda/#/seat/") {
			t.Fatalf("%v, %d", table.Code, table.Keyed)
		}
		scanned := owner.m.KeyAddress(owner.m.Table, next) + owner.m.Table.Text()
		owner.tell(HideCode{})
		if owner.m.Table.Code || owner.m.Table.Keyed != 0 {
			t.Error("the code stays")
		}
		other := device(t, 30)
		other.tell(Navigated{scanned[strings.Index(scanned, "#")+1:]})
		if !other.playsHere(next) {
			t.Fatal("it does not play")
		}
	})
	t.Run("letters alone, where the match is", func(t *testing.T) {
		other := device(t, 31)
		other.open(link)
		other.tell(AcceptArrival{})
		if other.m.Table.ByLink.Here || len(other.kept().Mine) > 0 {
			t.Fatal("a seat plays without its key")
		}
		other.tell(SetPaste{strings.ToLower(owner.m.Table.KeyText(next))}, OpenPaste{})
		if !other.playsHere(next) || !other.m.Table.ByLink.Here {
			t.Fatalf("it does not play: %+v", other.m.Table)
		}
		if len(other.store.texts) != 1 {
			t.Errorf("%d matches are kept", len(other.store.texts))
		}
		other.choose()
	})
	t.Run("a file", func(t *testing.T) {
		owner.tell(SaveKey{next})
		file := owner.files[len(owner.files)-1]
		records, _, err := store.ReadFile(file.Bytes)
		if err != nil || len(records) != 1 || len(records[0].Keys) != 1 || len(records[0].Sent) > 0 {
			t.Fatalf("%s: %+v, %v", file.Name, records, err)
		}
		other := device(t, 32)
		other.file = file.Bytes
		other.tell(ImportFile{})
		other.tell(Goto{AtMatch(other.m.Records[0].ID)})
		if !other.playsHere(next) {
			t.Fatal("it does not play")
		}
	})
	t.Run("a key that belongs nowhere", func(t *testing.T) {
		other := device(t, 33)
		other.tell(SetPaste{owner.m.Table.KeyText(next)}, OpenPaste{})
		if other.m.Screen != Arrived || other.m.Arrival.Code != NoSeat {
			t.Fatalf("%+v", other.m.Arrival)
		}
		foreign := owner.m.World.Site + "#" + AtSeat + store.KeyText(next, dice.Token{9}) + "/" + owner.m.Table.Text()
		other.open(foreign)
		if other.m.Arrival.Code != NoSeat || len(other.store.texts) > 0 {
			t.Fatalf("%+v", other.m.Arrival)
		}
		other.tell(Navigated{AtSeat + "0000"})
		if other.m.Arrival.Code != BadKey {
			t.Fatalf("%+v", other.m.Arrival)
		}
		other.open(owner.m.World.Site + "#" + AtSeat + store.KeyText(next, dice.Token{9}) + "/" + owner.m.Table.Text()[:20])
		if other.m.Arrival.Code != "cut" {
			t.Fatalf("%+v", other.m.Arrival)
		}
	})
}

// TestTwoDevicesOfOnePlayerTakeTurns: whichever opens the newest link plays on, and
// neither accuses anybody.
func TestTwoDevicesOfOnePlayerTakeTurns(t *testing.T) {
	t.Parallel()
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed, dice.ByHand} {
		c := gather(t, kind, 3)
		phone := c.pages[1]
		laptop := twin(t, phone, 1)
		at, taken := 0, 0
		for n := range 40 {
			at, _ = c.play(at, 0)
			next := c.awaited(c.pages[at])
			if next < 0 {
				break
			}
			if next == 1 {
				taken++
				if c.pages[1] = laptop; n%2 == 0 {
					c.pages[1] = phone
				}
			}
			c.send(at, next)
			if q := c.pages[next]; q.m.Screen != Play {
				t.Fatalf("%v: seat %d is asked: %s %+v", kind, next, q.m.Arrival.Relation, q.m.Arrival.Finding.Doubts)
			}
			at = next
		}
		if taken < 4 {
			t.Fatalf("%v: the devices had %d turns", kind, taken)
		}
	}
}

// begins has a device make a choice that it does not hand over.
func begins(t *testing.T, p *page, which int) {
	t.Helper()
	list := p.m.Table.Picker.All()
	if len(list) < 2 {
		t.Fatal("there is nothing to choose from")
	}
	p.tell(Press{list[which%len(list)]})
	if p.m.Table.Asking == EndQuestion {
		p.tell(ConfirmEnd{})
	}
}

// TestTheOtherDeviceHasGoneOn: a turn begun here and not handed over gives way to
// the one that the other device of the player has handed over.
func TestTheOtherDeviceHasGoneOn(t *testing.T) {
	c, phone, laptop, _ := onTwo(t)
	begins(t, phone, 0)
	left := phone.m.Table.Text()
	begins(t, laptop, 1)
	c.pages[1] = laptop
	at, _ := c.play(1, 1)
	for c.awaited(c.pages[at]) != 1 {
		at, _ = c.play(at, 1)
	}
	phone.open(c.pages[at].link())
	if phone.m.Screen != Play || !phone.m.Table.ByLink.Here || phone.m.Table.Text() != c.pages[at].m.Table.Text() && phone.m.Table.match.Len() < c.pages[at].m.Table.match.Len() {
		t.Fatalf("screen %d: %+v", phone.m.Screen, phone.m.Arrival.Finding)
	}
	if !slices.ContainsFunc(phone.kept().Sent, func(s store.Sent) bool { return s.Link == left }) {
		t.Error("what was begun here is lost")
	}
	if len(phone.store.texts) != 1 {
		t.Errorf("%d versions are kept", len(phone.store.texts))
	}
}

// onTwo plays until it is the turn of seat 1, whose player has two devices that both
// have the match, and a choice.
func onTwo(t *testing.T) (c *circle, phone, laptop *page, at int) {
	t.Helper()
	c = gather(t, dice.Chained, 3)
	phone = c.pages[1]
	laptop = twin(t, phone, 1)
	for at = 0; ; {
		at, _ = c.play(at, 0)
		next := c.awaited(c.pages[at])
		c.send(at, next)
		if at = next; at == 1 && len(phone.m.Table.Picker.All()) > 1 {
			break
		}
	}
	laptop.open(c.pages[c.before(1)].link())
	if len(laptop.m.Table.Picker.All()) < 2 {
		t.Fatal("the other device has no choice")
	}
	return c, phone, laptop, at
}

// before is the device that has sent the match to a seat last.
func (c *circle) before(seat int) int {
	for n, p := range c.pages {
		if n != seat && p.m.Table.match.Len() == c.pages[seat].m.Table.match.Len() {
			return n
		}
	}
	c.t.Fatal("nobody has sent it")
	return 0
}

// TestATurnPlayedTwiceIsNoFraud: both devices have handed over, and the player is
// told so.
func TestATurnPlayedTwiceIsNoFraud(t *testing.T) {
	c, phone, laptop, _ := onTwo(t)
	begins(t, phone, 0)
	phone.link()
	begins(t, laptop, 1)
	c.pages[1] = laptop
	at, _ := c.play(1, 1)
	phone.open(c.pages[at].link())
	a := phone.m.Arrival
	if phone.m.Screen != Arrived || a.Relation != match.Fork || !a.Twin || len(a.Finding.Doubts) > 0 {
		t.Fatalf("screen %d: %+v", phone.m.Screen, a)
	}
}

// TestOnlyOnesOwnOtherDeviceIsBelieved: a device that has given its key to none asks
// as before, and once the person has taken what came, it knows.
func TestOnlyOnesOwnOtherDeviceIsBelieved(t *testing.T) {
	c, phone, laptop, _ := onTwo(t)
	r := phone.kept()
	r.Twins, r.Writes = nil, r.Writes+1
	if err := phone.store.save(r); err != nil {
		t.Fatal(err)
	}
	phone = phone.restart(AtMatch(r.ID))
	c.pages[1] = laptop
	at, _ := c.play(1, 1)
	phone.open(c.pages[at].link())
	if a := phone.m.Arrival; phone.m.Screen != Arrived || a.Twin || len(a.Finding.Doubts) == 0 || !a.Finding.ByTwoDevices() {
		t.Fatalf("screen %d: %+v", phone.m.Screen, phone.m.Arrival)
	}
	phone.tell(AcceptArrival{})
	if !phone.kept().IsTwin(1) {
		t.Error("it still knows of no other device")
	}
}
