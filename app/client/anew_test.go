package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/internal/editions"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// lostKey is a match with protected hands in which the one whom it awaits has vanished
// with their key.
func lostKey(t *testing.T, seats, handOvers int) (c *circle, at int, gone engine.Seat) {
	t.Helper()
	c = gather(t, dice.Chained, seats, brianboru.HighKing())
	at = c.goOn(0, handOvers)
	for c.pages[at].m.Table.ByLink.Here {
		c.pages[at].choose()
	}
	gone = engine.Seat(c.awaited(c.pages[at]))
	c.pages[at].link()
	return c, at, gone
}

// TestTheOthersHandOnASeatWhoseKeyIsLost: they agree that a friend takes it and that the
// round is dealt again, a hand-over each; the friend plays on to the end with their own
// key, nobody is blamed, and the one who comes back hears of it.
func TestTheOthersHandOnASeatWhoseKeyIsLost(t *testing.T) {
	t.Parallel()
	moments := []int{9, 38}
	if !*editions.Long {
		moments = moments[:1]
	}
	for _, handOvers := range moments {
		c, at, gone := lostKey(t, 4, handOvers)
		p := c.pages[at]
		change := p.m.Table.match.Redeals(gone)
		if got := p.m.Table.ChangesOf(gone); !slices.Equal(got, []match.Change{change}) || p.m.Table.CanRewind() {
			t.Fatalf("%+v is offered", got)
		}
		if _, hint := p.m.Confirming(p.m.Table, change); !strings.Contains(hint, "begins again with a new deal: its old hands and tricks no longer count") {
			t.Errorf("before it is proposed the page says %q", hint)
		}
		before := p.m.Table.match.Len()
		p.change(change)
		for p.m.Table.ByLink.Proposal != nil {
			next := c.awaited(p)
			if engine.Seat(next) == gone {
				t.Fatal("the one who has vanished is asked")
			}
			c.send(at, next)
			at, p = next, c.pages[next]
			if said := p.m.Proposed(p.m.Table); !strings.Contains(said, "begins again with a new deal") || !strings.Contains(said, names[gone]) || len(p.m.Table.Picker.All()) > 0 {
				t.Fatalf("seat %d is told %q", next, said)
			}
			p.tell(AnswerProposal{Agree: true})
		}
		if m := p.m.Table.match; m.Len() >= before || p.m.Table.ByLink.Vacant != gone || p.kept().Seen > m.Len() {
			t.Fatalf("%d of %d choices are left, %+v", m.Len(), before, p.m.Table.ByLink)
		}
		back := c.pages[gone]
		c.pages[gone] = takes(t, p, gone, "Eve")
		lines := c.pages[gone].m.Settled(c.pages[gone].m.Table)
		if !slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, "begins again with a new deal.") }) {
			t.Errorf("what was settled: %q", lines)
		}
		at = c.goOn(int(gone), 300)
		c.blameless()
		if m := c.pages[at].m.Table.match; !m.Turn().Over() {
			t.Errorf("after %d choices the match is not over", m.Len())
		}
		back.open(c.pages[at].link())
		if post := back.m.Table.ByLink; back.m.Screen != Play || post.Plays(gone) || back.m.Table.Gave(gone) || !slices.Contains(back.said(), "amend.gone") {
			t.Errorf("screen %d, %+v, said %v", back.m.Screen, post, back.said())
		}
	}
}

// TestNoRoundIsDealtAnewAgainstAPlayersWill checks that a player who is asked may
// refuse, and so may the one who was taken to have vanished; a proposal that was
// overtaken is a fork by a change.
func TestNoRoundIsDealtAnewAgainstAPlayersWill(t *testing.T) {
	t.Parallel()
	c, at, gone := lostKey(t, 3, 9)
	asks, there := c.pages[at], c.pages[gone]
	other := 3 - at - int(gone)
	asks.change(asks.m.Table.match.Redeals(gone))
	length := asks.m.Table.match.Len()
	c.send(at, other)
	c.pages[other].tell(AnswerProposal{})
	if m := c.pages[other].m.Table.match; m.Proposal() != nil || m.Len() < length || m.HandedOn(gone) > 0 {
		t.Fatal("it is done though one has refused")
	}
	c.send(other, int(gone))
	if !there.m.Table.ByLink.Here || !there.m.Table.match.Known(gone) {
		t.Fatalf("the hand is not there any more: %+v", there.m.Table.ByLink)
	}
	at = c.goOn(int(gone), 6)
	for c.pages[at].m.Table.ByLink.Here {
		c.pages[at].choose()
	}
	asks, gone = c.pages[at], engine.Seat(c.awaited(c.pages[at]))
	there = c.pages[gone]
	there.open(asks.link())
	asks.change(asks.m.Table.match.Redeals(gone))
	for there.m.Table.ByLink.Here {
		there.choose()
	}
	asks.open(there.link())
	if a := asks.m.Arrival; asks.m.Screen != Arrived || a.Relation != match.Fork || !a.Finding.Amended || a.ForkHint() != "fork.amended" {
		t.Fatalf("screen %d, %+v", asks.m.Screen, asks.m.Arrival)
	}
}

// TestASeatOutlivesTheKeyOfItsLevies: with levies face down the page says before that the
// turn goes back to the levy; a friend takes the seat and plays on to the end.
func TestASeatOutlivesTheKeyOfItsLevies(t *testing.T) {
	t.Parallel()
	tables := []int{3, 2}
	if !*editions.Long {
		tables = tables[:1]
	}
	for _, seats := range tables {
		c := gather(t, dice.Chained, seats, marcher.Lords())
		at, gone := 0, engine.Nobody
		levies := func() bool {
			m := c.pages[at].m.Table.match
			gone = engine.Seat(c.awaited(c.pages[at]))
			return gone >= 0 && m.Deals(m.Redeals(gone)) && m.Redeals(gone).Round > 1
		}
		for range 60 {
			if at = c.goOn(at, 1); c.pages[at].m.Table.match.Turn().Over() {
				break
			}
			for c.pages[at].m.Table.ByLink.Here {
				c.pages[at].choose()
			}
			if levies() {
				break
			}
		}
		if !levies() {
			t.Fatal("nobody vanishes with levies face down")
		}
		p := c.pages[at]
		p.link()
		change := p.m.Table.match.Redeals(gone)
		if got := p.m.Table.ChangesOf(gone); !slices.Equal(got, []match.Change{change}) {
			t.Fatalf("%+v is offered", got)
		}
		if _, hint := p.m.Confirming(p.m.Table, change); !strings.Contains(hint, "goes back to that side’s levy in round ") {
			t.Errorf("before it is proposed the page says %q", hint)
		}
		before := p.m.Table.match.Len()
		p.change(change)
		for p.m.Table.ByLink.Proposal != nil {
			next := c.awaited(p)
			c.send(at, next)
			at, p = next, c.pages[next]
			if said := p.m.Proposed(p.m.Table); !strings.Contains(said, "goes back to that side’s levy") || !strings.Contains(said, names[gone]) {
				t.Fatalf("seat %d is told %q", next, said)
			}
			p.tell(AnswerProposal{Agree: true})
		}
		if m := p.m.Table.match; m.Len() >= before || p.m.Table.ByLink.Vacant != gone {
			t.Fatalf("%d of %d choices are left, %+v", m.Len(), before, p.m.Table.ByLink)
		}
		c.pages[gone] = takes(t, p, gone, "Eve")
		lines := c.pages[gone].m.Settled(c.pages[gone].m.Table)
		if !slices.ContainsFunc(lines, func(l string) bool { return strings.Contains(l, "goes back to the levy in round ") }) {
			t.Errorf("what was settled: %q", lines)
		}
		at = c.goOn(int(gone), 300)
		c.blameless()
		if m := c.pages[at].m.Table.match; !m.Turn().Over() {
			t.Errorf("after %d choices the match is not over", m.Len())
		}
	}
}
