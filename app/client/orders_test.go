package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// settled gathers three friends with standing orders; those of Bob settle all.
func settled(t *testing.T) *circle {
	t.Helper()
	c := invite(t, dice.Chained, 3, obliging{britannia.Revised().(engine.Edition)})
	for n := 1; n < 3; n++ {
		c.send(n-1, n)
		c.pages[n].tell(SetMyName{names[n]}, ClaimSeat{engine.Seat(n)})
		if n == 1 {
			c.pages[n].tell(UsualOrders{1})
			if c.pages[n].m.Table.OrdersWait(1) {
				t.Fatal("before anything is handed over orders wait")
			}
		}
	}
	c.send(2, 0)
	c.begin()
	return c
}

func TestStandingOrdersAreObeyed(t *testing.T) {
	c := settled(t)
	at, _ := c.play(0, 1) // the lot is another's than the host's
	for range 8 {
		if at, _ = c.play(at, 1); at == 1 {
			t.Fatal("Bob, who has settled all, is asked")
		}
	}
	table := c.pages[at].m.Table
	ordered := 0
	for _, e := range table.match.Log() {
		if e.Orders {
			ordered++
		}
	}
	if ordered == 0 || table.match.HandOvers() == 0 {
		t.Fatal("nothing was decided by orders")
	}
	// Bob looks in, and finds nothing to complain of.
	c.send(at, 1)
	if bob := c.pages[1]; bob.m.Screen != Play || bob.m.Table.ByLink.Here {
		t.Fatalf("screen %d: %+v", bob.m.Screen, bob.m.Arrival.Finding)
	}
}

func TestOrdersTravelOnlyWithTheirSeatsPossession(t *testing.T) {
	c := settled(t)
	at, _ := c.play(0, 4)
	bob := c.pages[1]
	c.send(at, 1)
	bob.tell(SetOrder{1, engine.Order{Policy: policyAll, Side: engine.None, Value: 0}})
	table := bob.m.Table
	if !table.OrdersWait(1) || engine.OrderedValue(table.Orders(1), policyAll, engine.None) != 0 {
		t.Fatalf("orders %+v, waiting: %v", table.Orders(1), table.OrdersWait(1))
	}
	if got := table.match.Orders(1); engine.OrderedValue(got, policyAll, engine.None) != 1 {
		t.Fatalf("the link has them already: %+v", got)
	}
	again := bob.restart(AtMatch(table.Record.ID))
	if !again.m.Table.OrdersWait(1) {
		t.Fatal("the wish is forgotten")
	}
	// The others settle who plays while theirs are at hand.
	p := c.pages[at]
	p.tell(UsualOrders{engine.Seat(at)})
	if !p.m.Table.handedOver() || !p.m.Table.OrdersWait(engine.Seat(at)) {
		t.Fatal("orders do not wait although the match was handed over")
	}
	p.tell(SetOrder{1, engine.Order{Policy: policyAll, Value: 0, Side: engine.None}})
	if len(p.kept().Wishes) > 1 {
		t.Fatal("somebody settles for a seat of another")
	}
}

func TestAnOrderInPlaceOfTheOneBefore(t *testing.T) {
	all := engine.Order{Policy: 1, Side: engine.None, Value: 1}
	side := engine.Order{Policy: 1, Side: 4, Value: 2}
	other := engine.Order{Policy: 0, Side: engine.None, Value: 1}
	for _, c := range []struct {
		orders []engine.Order
		o      engine.Order
		want   []engine.Order
	}{
		{nil, all, []engine.Order{all}},
		{[]engine.Order{all}, other, []engine.Order{other, all}},
		{[]engine.Order{all}, side, []engine.Order{all, side}},
		{[]engine.Order{all, side}, engine.Order{Policy: 1, Side: 4, Value: 1}, []engine.Order{all}},
		{[]engine.Order{all, side}, engine.Order{Policy: 1, Side: 4}, []engine.Order{all, {Policy: 1, Side: 4}}},
		{[]engine.Order{all, side}, engine.Order{Policy: 1, Side: engine.None}, []engine.Order{side}},
		{[]engine.Order{all}, engine.Order{Policy: 1, Side: engine.None}, nil},
	} {
		if got := with(c.orders, c.o); !slices.Equal(got, c.want) {
			t.Errorf("%+v with %+v: %+v", c.orders, c.o, got)
		}
	}
}

func TestAnOrderIsToldWithItsChoice(t *testing.T) {
	c := settled(t)
	at := 0
	for n := 0; n < 300; n++ {
		p := c.pages[at]
		table := p.m.Table
		if !table.ByLink.Here {
			next := c.awaited(p)
			c.send(at, next)
			at = next
			continue
		}
		before := table.match.Len()
		p.patient = true
		p.choose()
		told := slices.Clone(table.News)
		for table.Rest != nil { // what came before the dice is told before them
			p.tell(EndReplay{})
			told = append(told, table.News...)
		}
		p.patient = false
		log := table.match.Log()[before:]
		if !slices.ContainsFunc(log, func(e match.Entry) bool { return e.Orders }) {
			continue
		}
		if !slices.Equal(told, table.match.EventsSince(before)) {
			t.Fatal("what orders decided is not told with the choice before it")
		}
		if table.CanUndo {
			t.Fatal("what orders decided can be undone")
		}
		return
	}
	t.Fatal("nobody ever obeys")
}

func TestOrdersAreThoseOfAPersonHere(t *testing.T) {
	c := settled(t)
	host := c.pages[0]
	before := host.kept()
	host.tell(UsualOrders{1}, UsualOrders{9}, SetOrder{-1, engine.Order{}})
	if got := host.kept(); got.Link != before.Link || len(got.Wishes) > 0 {
		t.Fatal("somebody settles for another")
	}
	at, _ := c.play(0, 2)
	p := c.pages[at]
	seat := engine.Seat(at)
	p.tell(UsualOrders{seat})
	if got := p.m.Table.Orders(seat); engine.OrderedValue(got, policyAll, 3) != 1 {
		t.Fatalf("usual are %+v", got)
	}
	p.tell(NoOrders{seat})
	if got := p.m.Table.Orders(seat); len(got) != 0 {
		t.Fatalf("nothing settled is %+v", got)
	}
	sides := len(p.m.Table.Game().Lexicon().Sides)
	for n := range match.MaxOrders + 1 {
		p.tell(SetOrder{seat, engine.Order{Policy: uint8(policyVotes + n/sides), Side: int8(n % sides), Value: 1}})
	}
	p.wantSaid("orders.many")
	if n := len(p.m.Table.Orders(seat)); n != match.MaxOrders {
		t.Errorf("%d orders", n)
	}
}

// TestAWishIsGrantedWithTheNextPossession: and then travels.
func TestAWishIsGrantedWithTheNextPossession(t *testing.T) {
	c := settled(t)
	at, _ := c.play(0, 2)
	p := c.pages[at]
	seat := engine.Seat(at)
	c.send(at, c.awaited(p))
	p.tell(UsualOrders{seat})
	if !p.m.Table.OrdersWait(seat) {
		t.Fatal("orders travel in a link that was handed over before")
	}
	now := c.awaited(p)
	for n := 0; now != at; n++ {
		if now, _ = c.play(now, 1); n > 40 {
			t.Fatal("the match does not come back")
		}
	}
	for p.m.Table.ByLink.Here {
		p.choose()
	}
	if p.m.Table.OrdersWait(seat) || len(p.m.Table.match.Orders(seat)) == 0 {
		t.Fatal("the wish is not granted")
	}
	next := c.awaited(p)
	c.send(at, next)
	if len(c.pages[next].m.Table.match.Orders(seat)) == 0 {
		t.Fatal("the orders do not travel")
	}
}

// TestOrdersChangeNothingThatIsUndone: they join the match when it is handed over.
func TestOrdersChangeNothingThatIsUndone(t *testing.T) {
	c := settled(t)
	at := c.undoable(func(at int) { c.pages[at].tell(UsualOrders{engine.Seat(at)}) })
	p, seat := c.pages[at], engine.Seat(at)
	before := len(p.m.Table.match.Orders(seat))
	p.tell(NoOrders{seat})
	if len(p.m.Table.match.Orders(seat)) != before || len(p.m.Table.Orders(seat)) != 0 || p.m.Table.OrdersWait(seat) {
		t.Fatalf("orders %+v", p.m.Table.Orders(seat))
	}
	p.tell(UsualOrders{seat}, Undo{})
	if got := p.m.Table.match.Orders(seat); len(got) != before {
		t.Fatalf("what is undone has left %+v", got)
	}
	for p.m.Table.ByLink.Here {
		p.choose()
	}
	if len(p.m.Table.match.Orders(seat)) == 0 || len(p.kept().Wishes) > 0 {
		t.Fatal("the orders are not in the match that is handed over")
	}
}

// TestOrdersOfAnotherSeatHereWaitForItsPossession: two persons share a device.
func TestOrdersOfAnotherSeatHereWaitForItsPossession(t *testing.T) {
	c := &circle{t: t, pages: []*page{device(t, 0, obliging{britannia.Revised().(engine.Edition)}), device(t, 1, obliging{britannia.Revised().(engine.Edition)})}}
	pair, friend := c.pages[0], c.pages[1]
	pair.tell(SetSetting{Passing, "never"}, Goto{AtNew}, SetSeats{3}, SetKind{0, match.Person}, SetKind{1, match.Vacant}, SetKind{2, match.Person}, StartMatch{})
	c.send(0, 1)
	friend.tell(SetMyName{"Bob"}, ClaimSeat{1})
	c.send(1, 0)
	c.begin()
	pair.tell(UsualOrders{0}, UsualOrders{2})
	at, had := 0, map[engine.Seat]bool{0: true} // the host's, from the beginning
	for n := 0; len(had) < 2; n++ {
		p := c.pages[at]
		if p.m.Table.ByLink.Here {
			p.choose()
			continue
		}
		if at == 0 {
			for _, e := range pair.m.Table.match.Log() {
				had[e.Holder] = had[e.Holder] || e.Holder != 1
			}
			delete(had, 1)
			for _, seat := range []engine.Seat{0, 2} {
				if settled := len(pair.m.Table.match.Orders(seat)) > 0; settled != had[seat] {
					t.Fatalf("seat %d has had the match: %v; it has settled: %v", seat, had[seat], settled)
				}
			}
		}
		if c.send(at, 1-at); c.pages[1-at].m.Screen != Play {
			t.Fatalf("asked about: %+v", c.pages[1-at].m.Arrival.Finding)
		}
		if at = 1 - at; n > 300 {
			t.Fatal("the seats of the pair do not both play")
		}
	}
}
