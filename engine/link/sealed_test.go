package link_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// gatherOrdered is a match with sealed dice that is about to begin, in which all have
// given the usual orders for such dice with their claims.
func gatherOrdered(t *testing.T, id string) *circle {
	t.Helper()
	claims = func(x *engine.Lexicon) []engine.Order { return engine.UsualOrders(x, true) }
	defer func() { claims = orders }()
	g := games.ByID(id)
	return gather(t, g, dice.Sealed, engine.DefaultSetup(g).Seats)
}

// No dice fall in a possession in which its player has decided something, nor in the
// first one, whose tokens were known at the invitation.
func TestNobodyForeseesSealedDice(t *testing.T) {
	for _, id := range []string{"britannia-2008", "marcher-lords"} {
		c := gatherOrdered(t, id)
		if err := c.at.m.Begin(); err != nil {
			t.Fatal(err)
		}
		c.until(func(m *match.Match) bool { return c.passed >= *hands || m.Turn().Over() })
		holder, decided, rolls, own := c.devices[1].seat, true, 0, 0
		for n, e := range c.at.m.Log() {
			if e.Holder != holder {
				holder, decided = e.Holder, false
			}
			switch {
			case e.Seat == engine.Nature && !e.Forced():
				if rolls++; decided {
					t.Fatalf("%s: choice %d is rolled by seat %d, who has decided before", id, n, holder)
				}
			case e.Seat == holder && e.Orders:
				own++
			case e.Seat == holder && !e.Forced():
				decided = true
			}
		}
		if rolls < 5 || own == 0 && id == "britannia-2008" {
			t.Errorf("%s: %d rolls, %d orders followed by their own device", id, rolls, own)
		}
	}
}

// The first dice come from a token that the host cannot have known.
func TestTheHostDoesNotDrawTheLot(t *testing.T) {
	for _, kind := range []dice.Kind{dice.Chained, dice.Sealed} {
		c := begun(t, games.ByID("britannia-2008"), kind, 4)
		if m := c.at.m; m.Turn().Seat != engine.Nature || m.Awaits() == c.at.seat || m.Len() > 0 {
			t.Fatalf("%s: the host has drawn the lot", kind)
		}
		c.until(func(m *match.Match) bool { return m.Turn().Seat != engine.Nature })
		if c.passed != 1 {
			t.Errorf("%s: %d hand-overs for the lot", kind, c.passed)
		}
	}
}

// A player who rolls for another's turn knows the dice, and may not follow other orders in
// it than those that they were given with.
func TestOwnOrdersAlteredUnderTheDice(t *testing.T) {
	c := gatherOrdered(t, "britannia-2008")
	if err := c.at.m.Begin(); err != nil {
		t.Fatal(err)
	}
	for {
		m := c.at.m
		if m.Turn().Seat == c.at.seat && m.Holder() == c.at.seat && m.MayObey() && len(m.Legal()) > 1 {
			if _, ok := m.Answer(); ok {
				break
			}
		}
		c.next()
	}
	cheat, n := c.at.seat, c.at.m.Len()
	m := copied(t, c.at)
	ordered, _ := m.Answer()
	rank := 0
	if m.Legal()[0] == ordered {
		rank = 1
	}
	if _, err := m.DoFor(rank); err != nil {
		t.Fatal(err)
	}
	m.SetOrders(cheat, []engine.Order{})
	found := 0
	for _, d := range c.devices {
		if d.seat == cheat {
			continue
		}
		f := match.Compare(d.m, decode(t, encode(t, m)), d.mine())
		if slices.ContainsFunc(f.Doubts, func(w match.Doubt) bool { return w.Kind == match.Disobeyed && w.Seat == cheat && w.Place == n }) {
			found++
		}
	}
	if found == 0 {
		t.Errorf("nobody finds that seat %d has followed other orders than its own", cheat)
	}
}
