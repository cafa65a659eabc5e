package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

func TestOwnLinksThatComeBack(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	old, now := p.kept().Sent[0], p.link()
	id := p.m.Table.Record.ID

	p.open(now)
	if p.m.Screen != Play || p.m.Table.Record.ID != id || len(p.store.texts) != 1 {
		t.Fatal("the same link does not open the match")
	}
	p.open(p.m.World.Site + "#" + old.Link)
	if p.m.Screen != Arrived || p.m.Arrival.Relation != match.Older {
		t.Fatalf("screen %d: an older link does not say so", p.m.Screen)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Record.ID != id || len(p.store.texts) != 1 || !strings.HasSuffix(now, p.m.Table.Text()) {
		t.Fatal("an older link has set the match back")
	}
}

func TestAForkIsShownAndAskedAbout(t *testing.T) {
	for _, c := range []struct {
		name    string
		message Message
		stored  int
		theirs  bool // what the table shows afterwards
	}{
		{"kept beside", AcceptArrival{}, 2, true},
		{"in its place", ReplaceStored{}, 1, true},
		{"left alone", Goto{AtHome}, 1, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			friends := gather(t, dice.Chained, 3)
			at, _ := friends.play(0, 3)
			cheat, next := friends.pages[at], friends.awaited(friends.pages[at])
			// The one who is to play next gets the match, and so does the cheat's
			// second self, who plays the possession again.
			p := friends.pages[next]
			before := cheat.kept()
			friends.send(at, next)
			kept := p.m.Table.Text()
			again := another(t, friends, at, before.Sent[0].Link)
			p.open(again)
			a := p.m.Arrival
			if p.m.Screen != Arrived || a.Relation != match.Fork || !a.doubtful() {
				t.Fatalf("screen %d, %+v", p.m.Screen, a.Finding)
			}
			position, ours, theirs := a.Fork()
			if ours == theirs || ours.Holder < 0 || position.Turn().Over() {
				t.Fatalf("they part by %+v and %+v", ours, theirs)
			}
			p.tell(c.message)
			if len(p.store.texts) != c.stored {
				t.Fatalf("%d stored", len(p.store.texts))
			}
			if c.theirs && (!sameCourse(t, again, p.m.Table.Text()) || !p.m.Table.ByLink.Plays(engine.Seat(next)) || len(p.m.Table.ByLink.Lost) > 0) {
				t.Fatalf("the table shows another match, or its seat is lost: %+v", p.m.Table.ByLink)
			}
			if !c.theirs && p.kept().Link != kept {
				t.Fatal("unasked, the kept match was overwritten")
			}
		})
	}
}

// another is a link in which a seat plays its last possession in another way: from

// the link with which it was handed the match.

func another(t *testing.T, c *circle, at int, not string) string {
	t.Helper()
	r := c.pages[at].kept()
	secret, _ := r.Key(engine.Seat(at))
	known, err := link.Decode(r.Link, c.pages[at].m.World.Revisions)
	if err != nil {
		t.Fatal(err)
	}
	begun := known.Len()
	for begun > 0 && known.Log()[begun-1].Holder == engine.Seat(at) {
		begun--
	}
	for try := uint64(0); try < 50; try++ {
		m := rebuild(t, known, begun)
		if err := m.Hold(engine.Seat(at), secret); err != nil {
			t.Fatal(err)
		}
		for !m.Turn().Over() && m.Awaits() == engine.Seat(at) {
			if _, err := m.Do(dice.Draw(77+try, m.Len(), len(m.Legal()))); err != nil {
				t.Fatal(err)
			}
		}
		text, err := link.Encode(m)
		if err != nil {
			t.Fatal(err)
		}
		if n := match.Parting(m, known); text != not && n < min(m.Len(), known.Len()) {
			return text
		}
	}
	t.Fatal("the seat has no other way to play")
	return ""
}

// rebuild is a match after its first choices, as the seats had it then; some

// are bound to other chains.

func rebuild(t *testing.T, m *match.Match, choices int, swapped ...engine.Seat) *match.Match {
	t.Helper()
	h, err := m.Header()
	if err != nil {
		t.Fatal(err)
	}
	again, err := match.Invite(m.Game(), h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for n := range h.Players {
		seat := engine.Seat(n)
		newest, token, ok := m.Committed(seat)
		if !ok {
			continue
		}
		if slices.Contains(swapped, seat) {
			token[0]++
		}
		if err := again.Commit(seat, newest, token); err != nil {
			t.Fatal(err)
		}
	}
	if err := again.Begin(); err != nil {
		t.Fatal(err)
	}
	for again.Len() < choices {
		if _, err := again.Do(int(m.Log()[again.Len()].Rank)); err != nil {
			t.Fatal(err)
		}
	}
	return again
}

func TestAForgedChoiceIsKeptApart(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 6)
	// The holder of the match alters what another device has done: the honest one of
	// that device keeps its own.
	p := c.pages[at]
	victim := c.awaited(p)
	v := c.pages[victim]
	c.send(at, victim)
	kept := v.m.Table.Text()
	m := rebuild(t, v.m.Table.match, 0)
	swapped := rebuild(t, m, 0, engine.Seat(at))
	text, err := link.Encode(swapped)
	if err != nil {
		t.Fatal(err)
	}
	v.open(v.m.World.Site + "#" + text)
	a := v.m.Arrival
	if v.m.Screen != Arrived || !a.Finding.Cheated() {
		t.Fatalf("screen %d: %+v", v.m.Screen, a.Finding)
	}
	v.tell(AcceptArrival{})
	if len(v.store.texts) > 2 {
		t.Fatalf("%d stored", len(v.store.texts))
	}
	found := false
	for id, text := range v.store.texts {
		r, err := store.Read(id, text)
		found = found || err == nil && r.Link == kept
	}
	if !found {
		t.Fatal("the kept match is gone")
	}
}

// TestPlayedOnAnotherDeviceOfOnesOwn: it may be innocent, is asked about, and

// then goes on in its place.

func TestPlayedOnAnotherDeviceOfOnesOwn(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	second := carried(t, p)
	next := c.awaited(p)
	first := p
	c.pages[at] = second
	c.send(at, next)
	now := next
	for n := 0; now != at; n++ {
		if now, _ = c.play(now, 1); n > 40 {
			t.Fatal("the match does not come back")
		}
	}
	text := second.link()
	first.open(text)
	if a := first.m.Arrival; first.m.Screen != Arrived || a.Relation != match.Continues || !a.doubtful() || a.Finding.Cheated() {
		t.Fatalf("screen %d: %+v", first.m.Screen, first.m.Arrival.Finding)
	}
	first.tell(AcceptArrival{})
	if len(first.store.texts) != 1 || !strings.HasSuffix(text, first.m.Table.Text()) {
		t.Fatalf("%d stored", len(first.store.texts))
	}
}

func TestAMatchUnderAnotherNumberIsDoubted(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	at, _ := c.play(0, 4)
	p := c.pages[at]
	kept := p.m.Table.Text()
	h := p.m.Table.Header()
	h.Dice.Seed++
	m, err := match.Invite(p.m.Table.Game(), h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for n := range h.Players {
		first, _ := p.m.Table.match.Token(engine.Seat(n), 0)
		if err := m.Commit(engine.Seat(n), 0, first); err != nil {
			t.Fatal(err)
		}
	}
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	p.open(p.m.World.Site + "#" + text)
	if a := p.m.Arrival; p.m.Screen != Arrived || a.Relation != match.Other || !a.Finding.Cheated() {
		t.Fatalf("screen %d: %+v", p.m.Screen, a)
	}
	p.tell(ReplaceStored{})
	if len(p.store.texts) != 2 || len(p.m.Table.ByLink.Mine) > 0 {
		t.Fatalf("%d stored, of which %v plays here", len(p.store.texts), p.m.Table.ByLink.Mine)
	}
	if r := p.m.Records[1]; r.Link != kept {
		t.Fatal("the kept match is another")
	}
}

// sameCourse reports whether two links hold the same choices.

func sameCourse(t *testing.T, a, b string) bool {
	t.Helper()
	m, o := opened(t, a), opened(t, b)
	return m.Len() == o.Len() && match.Parting(m, o) == m.Len()
}

func TestALinkOpensOnAnotherDevice(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.march()
	p.tell(CopyLink{})
	p.wantSaid("share.copied")
	site, text, _ := strings.Cut(p.copied[0], "#")
	if site != "https://example.org/bretwalda/" {
		t.Errorf("the link is of %q", site)
	}
	other := newPage(t, &memoryStore{texts: map[string]string{}}, text)
	if other.m.Screen != Arrived || other.m.Arrival.Code != "" || other.m.Arrival.Relation != match.Other || len(other.store.texts) != 0 {
		t.Fatalf("arrival %+v", other.m.Arrival)
	}
	other.tell(AcceptArrival{})
	if other.m.Screen != Play || other.m.Table.Record.Link != text || len(other.store.texts) != 1 {
		t.Fatalf("screen %d, %d stored", other.m.Screen, len(other.store.texts))
	}
	if news := other.m.Table.News; len(news) > 0 {
		t.Errorf("what is in the log is told as news: %+v", news)
	}
}

func TestALinkOfAMatchThatIsKept(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	old := table.Text()
	p.march()
	kept := table.Text()
	id := table.Record.ID

	p.tell(Goto{kept})
	if p.m.Arrival.Relation != match.Same {
		t.Errorf("the same link is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.fragment != AtMatch(id) || len(p.store.texts) != 1 {
		t.Errorf("the same link opens %q, %d stored", p.fragment, len(p.store.texts))
	}

	p.tell(Goto{old})
	if p.m.Arrival.Relation != match.Older {
		t.Errorf("the older link is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Text() != kept {
		t.Error("an older link has set the match back")
	}

	ahead := newPage(t, &memoryStore{texts: map[string]string{}}, kept)
	ahead.tell(AcceptArrival{})
	ahead.step()
	p.tell(Goto{ahead.m.Table.Text()})
	if p.m.Arrival.Relation != match.Continues {
		t.Errorf("the link that goes on is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Text() != ahead.m.Table.Text() || p.m.Table.Record.ID != id || len(p.store.texts) != 1 {
		t.Error("the match has not gone on")
	}

	fork := newPage(t, &memoryStore{texts: map[string]string{}}, old)
	fork.tell(AcceptArrival{})
	fork.step()
	p.tell(Goto{fork.m.Table.Text()})
	if p.m.Arrival.Relation != match.Fork {
		t.Errorf("the fork is %d", p.m.Arrival.Relation)
	}
	p.tell(AcceptArrival{})
	if p.m.Table.Record.ID == id || len(p.store.texts) != 2 {
		t.Error("the fork is not kept beside")
	}
}

func TestDamagedLinksSayWhatIsWrong(t *testing.T) {
	p := emptyPage(t)
	text := p.begin().Text()
	for _, c := range []struct{ text, code string }{
		{text[:len(text)-5], "cut"},
		{text[:10] + "-" + text[11:], "damaged"},
		{"hello", "notGame"},
	} {
		p.tell(Goto{c.text})
		if p.m.Screen != Arrived || p.m.Arrival.Code != c.code {
			t.Errorf("%.20q: %q", c.text, p.m.Arrival.Code)
		}
		p.tell(SetPaste{"look: " + c.text}, OpenPaste{})
		if p.m.Screen != Arrived || p.m.Arrival.Code != c.code {
			t.Errorf("pasted %.20q: %q", c.text, p.m.Arrival.Code)
		}
		p.tell(AcceptArrival{})
		if len(p.store.texts) != 1 {
			t.Fatal("a damaged link was kept")
		}
	}
	p.tell(SetPaste{"Your turn! https://example.org/#" + text + "."}, OpenPaste{})
	if p.m.Screen != Arrived || p.m.Arrival.Code != "" || p.fragment != text {
		t.Errorf("a pasted message: %+v", p.m.Arrival)
	}
}
