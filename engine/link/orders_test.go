package link_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// settled plays on until the orders of an absent seat answer for it, and gives
// that seat: the device that has the match has not obeyed yet.
func (c *circle) settled() engine.Seat {
	c.Helper()
	for {
		m := c.at.m
		if m.Turn().Over() {
			c.Fatal("the game is over before an order answers")
		}
		if seat := m.Turn().Seat; seat >= 0 && seat != c.at.seat && c.passed >= 8 {
			if _, ok := m.Answer(); ok && len(m.Legal()) > 1 {
				return seat
			}
		}
		c.next()
	}
}

func ordersTable(t *testing.T) *circle {
	return begun(t, games.ByID("britannia-2008"), dice.Chained, 4)
}

// copied is the match as another program would have it, tokens shown and no
// secrets but one.
func copied(t *testing.T, d *device) *match.Match {
	m := rewritten(t, d.m, d.m.Len())
	if err := m.Hold(d.seat, d.secret); err != nil {
		t.Fatal(err)
	}
	return m
}

// A player decides for an absent one otherwise than that one has ordered.
func TestOrdersDisobeyed(t *testing.T) {
	c := ordersTable(t)
	var victim engine.Seat
	var m *match.Match
	var n int
	for m == nil || m.Awaits() == victim { // the seat that is asked next may change its orders first
		if m != nil {
			c.next()
		}
		victim = c.settled()
		m = copied(t, c.at)
		ordered, _ := m.Answer()
		rank := 0
		if m.Legal()[0] == ordered {
			rank = 1
		}
		n = m.Len()
		if _, err := m.DoFor(rank); err != nil {
			t.Fatal(err)
		}
	}
	cheat := c.at.seat
	for _, d := range c.devices {
		if d.seat != cheat {
			told(t, d, m, match.Continues, match.Doubt{Kind: match.Disobeyed, Seat: victim, Place: n, Holders: []engine.Seat{cheat}, Sure: true})
		}
	}
	report, err := match.Verify(decode(t, encode(t, m)))
	if err != nil || report.Sound() || report.Broken >= 0 {
		t.Errorf("the report finds it sound: %v", err)
	}
	if last := report.Ordered[len(report.Ordered)-1]; last.Number != n || last.Follows || last.Seat != victim || last.Holder != cheat {
		t.Errorf("the report tells %+v", last)
	}
}

// A player passes the match on to one whose orders would decide: the dice of their own
// possession do not suit them.
func TestOrdersPassedOver(t *testing.T) {
	c := ordersTable(t)
	victim := c.settled()
	m := copied(t, c.at)
	told(t, c.devices[victim], m, match.Continues, match.Doubt{Kind: match.PassedOn, Seat: victim, Place: m.Len(), Holders: []engine.Seat{c.at.seat}, Sure: true})
}

// A player alters another's orders, and obeys them.
func TestOrdersAltered(t *testing.T) {
	c := ordersTable(t)
	victim := c.settled()
	cheat := c.at.seat
	m := copied(t, c.at)
	var altered []engine.Order
	for _, o := range m.Orders(victim) {
		o.Value = 1
		altered = append(altered, o)
	}
	if err := m.SetOrders(victim, altered); err != nil {
		t.Fatal(err)
	}
	found := told(t, c.devices[victim], m, match.Continues, match.Doubt{Kind: match.Resettled, Seat: victim, Place: -1, Holders: []engine.Seat{cheat}, Sure: true})
	if !found.Cheated() || found.ByTwoDevices() {
		t.Errorf("the seat's proof does not tell it from what a second device has ordered: %+v", found)
	}

	// To others it may seem that two seats share a device. The one whom a device has last
	// seen with the match may have altered theirs.
	other := engine.Nobody
	for seat := engine.Seat(0); seat < 4; seat++ {
		last := slices.ContainsFunc(c.devices, func(d *device) bool { return d.seat != seat && d.seat != cheat && d.m.Holder() == seat })
		if seat != cheat && seat != victim && !last {
			other = seat
		}
	}
	m = copied(t, c.at)
	if err := m.SetOrders(other, nil); err != nil {
		t.Fatal(err)
	}
	for _, d := range c.devices {
		if d.seat == cheat {
			continue
		}
		found := match.Compare(d.m, decode(t, encode(t, m)), d.mine())
		if !slices.ContainsFunc(found.Doubts, func(w match.Doubt) bool {
			return w.Kind == match.Resettled && w.Seat == other && w.Sure == (d.seat == other)
		}) {
			t.Errorf("seat %d is told %+v", d.seat, found)
		}
	}

	// They may alter their own: they have the match.
	m = copied(t, c.at)
	for obeyed := true; obeyed; {
		var err error
		if _, obeyed, err = m.Obey(); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.SetOrders(cheat, nil); err != nil {
		t.Fatal(err)
	}
	for _, d := range c.devices {
		if d.seat != cheat {
			if found := match.Compare(d.m, decode(t, encode(t, m)), d.mine()); found.Relation != match.Continues || len(found.Doubts) > 0 {
				t.Errorf("seat %d doubts whom it may trust: %+v", d.seat, found)
			}
		}
	}
}

// A player alters another's orders and decides by them. To others it may seem that the two
// share a device, or that the other one has a second: nobody is accused of it for certain.
func TestOrdersAlteredAndObeyed(t *testing.T) {
	c := ordersTable(t)
	var victim engine.Seat
	var m *match.Match
	for decided := false; !decided; {
		victim = c.settled()
		m = copied(t, c.at)
		ordered, _ := m.Answer()
		for value := uint8(0); value < 4 && !decided; value++ {
			var altered []engine.Order
			for _, o := range c.at.m.Orders(victim) {
				o.Value = value
				altered = append(altered, o)
			}
			if m.SetOrders(victim, altered) != nil {
				continue
			}
			choice, ok := m.Answer()
			decided = ok && choice != ordered
		}
		if !decided {
			c.next()
		}
	}
	n, cheat := m.Len(), c.at.seat
	if _, obeyed, err := m.Obey(); err != nil || !obeyed {
		t.Fatalf("nothing is obeyed: %v", err)
	}
	for _, d := range c.devices {
		if d.seat == cheat {
			continue
		}
		found := match.Compare(d.m, decode(t, encode(t, m)), d.mine())
		i := slices.IndexFunc(found.Doubts, func(w match.Doubt) bool { return w.Kind == match.Disobeyed && w.Seat == victim && w.Place == n })
		if i < 0 || found.Doubts[i].Sure {
			t.Errorf("seat %d is told %+v", d.seat, found)
		}
		if found.Cheated() != (d.seat == victim) {
			t.Errorf("seat %d, where %d has been ordered for: it is certain: %v", d.seat, victim, found.Cheated())
		}
	}
}

// A name is the one that a player has claimed under.
func TestANameAltered(t *testing.T) {
	c := arena{t, games.ByID("britannia-2008"), dice.Chained, 6}.table()
	m := c.at.m
	h, _ := m.Header()
	players := append([]match.Player(nil), h.Players...)
	players[2].Name = "another"
	renamed, err := match.Invite(m.Game(), h.Setup, players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range c.devices {
		n, token, _ := m.Committed(d.seat)
		if err := renamed.Commit(d.seat, n, token); err != nil {
			t.Fatal(err)
		}
		if err := renamed.SetOrders(d.seat, m.Orders(d.seat)); err != nil {
			t.Fatal(err)
		}
	}
	if err := renamed.Begin(); err != nil {
		t.Fatal(err)
	}
	copyOn(t, renamed, m, m.Len())
	told(t, c.at, renamed, match.Same, match.Doubt{Kind: match.Renamed, Seat: 2, Place: -1, Sure: true})
}
