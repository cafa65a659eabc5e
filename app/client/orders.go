package client

import (
	"cmp"
	"slices"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// Orders is what a seat has settled in advance, as the person of this device
// wants it.
func (t *Duties) Orders(seat engine.Seat) []engine.Order {
	if orders, wait := t.Record.Wished(seat); wait {
		return orders
	}
	return t.match.Orders(seat)
}

// OrdersWait reports whether what a seat has settled travels only after the seat
// has had the match again: others have the link without it.
func (t *Duties) OrdersWait(seat engine.Seat) bool {
	_, wait := t.Record.Wished(seat)
	return wait && !t.here()
}

// Messages about standing orders.
type (
	// SetOrder settles a policy for a seat of this device, UsualOrders all of them as
	// most players do, and NoOrders none.
	SetOrder struct {
		Seat  engine.Seat
		Order engine.Order
	}
	UsualOrders struct{ Seat engine.Seat }
	NoOrders    struct{ Seat engine.Seat }
)

func (msg SetOrder) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	return m.wishOrders(msg.Seat, with(t.Orders(msg.Seat), msg.Order))
}

func (msg UsualOrders) Apply(m *Model) []Command {
	t := m.settledMatch()
	if t == nil {
		return nil
	}
	return m.wishOrders(msg.Seat, t.UsualOrders())
}

func (msg NoOrders) Apply(m *Model) []Command {
	if m.settledMatch() == nil {
		return nil
	}
	return m.wishOrders(msg.Seat, nil)
}

// UsualOrders are the orders that most players give in such a match.
func (t *Duties) UsualOrders() []engine.Order {
	return engine.UsualOrders(t.Game().Lexicon(), t.match.Dice().Kind == dice.Sealed)
}

// wishOrders keeps orders as a wish; store grants it where the match is at hand.
func (m *TableScreen) wishOrders(seat engine.Seat, orders []engine.Order) []Command {
	t := m.Table
	if t.ByLink == nil || !t.ByLink.hasKey(seat) || t.match.Turn().Over() {
		return nil
	}
	if len(orders) > match.MaxOrders {
		m.warn("orders.many", "count", match.MaxOrders)
		return nil
	}
	return m.store(func(r store.Record) store.Record { return r.Wish(seat, orders) })
}

// with is orders with one more, in place of the one about the same. An order
// that says no more than the others is left out.
func with(orders []engine.Order, o engine.Order) []engine.Order {
	list := slices.DeleteFunc(slices.Clone(orders), func(old engine.Order) bool {
		return old.Policy == o.Policy && old.Side == o.Side
	})
	if engine.OrderedValue(list, o.Policy, o.Side) != o.Value {
		list = append(list, o)
	}
	slices.SortFunc(list, func(a, b engine.Order) int {
		return cmp.Or(cmp.Compare(a.Policy, b.Policy), cmp.Compare(a.Side, b.Side))
	})
	return list
}

// grant gives the seats of this device the orders they wait for when the match is about
// to be handed over, so that no undo leaves orders behind in the possession of another.
// A seat must have had the match since the last hand-over: else others take no orders
// from it. Before the beginning nothing must have been handed over at all.
func (t *Duties) grant(r store.Record) store.Record {
	if t.ByLink == nil || len(r.Wishes) == 0 {
		return r
	}
	m := t.match
	ready := func(engine.Seat) bool { return len(r.Sent) == 0 }
	if m.Begun() {
		leaves := r.Plays(m.Holder()) && !r.Plays(m.Awaits()) && m.Len() > r.HandedOver()
		ready = func(seat engine.Seat) bool { return leaves && hasHad(m, seat, max(r.HandedOver(), 0)) }
	}
	for _, w := range r.Wishes {
		seat := engine.Seat(w.Seat)
		if !r.Plays(seat) || !ready(seat) {
			continue
		}
		orders, _ := r.Wished(seat)
		m.SetOrders(seat, orders) // what the game does not know any more is no order
		r = r.Grant(seat)
	}
	return r
}

// hasHad reports whether a seat has had the match since some choice.
func hasHad(m *match.Match, seat engine.Seat, since int) bool {
	return m.Holder() == seat || slices.ContainsFunc(m.Log()[since:], func(e match.Entry) bool { return e.Holder == seat })
}

// SeatWithoutOrders is the seat of this device that has moved and left nothing to standing orders,
// where another's device is about to roll sealed dice; else Nobody. The match comes back
// when the dice ask something of the seat.
func (t *Table) SeatWithoutOrders() engine.Seat {
	if t.ByLink == nil || t.Turn.Seat != engine.Nature || t.match.Dice().Kind != dice.Sealed || t.Game().Lexicon().Dealt {
		return engine.Nobody
	}
	if seat := t.ByLink.Holder; t.ByLink.Plays(seat) && len(t.Orders(seat)) == 0 && len(t.UsualOrders()) > 0 {
		return seat
	}
	return engine.Nobody
}

// obeys reports whether a seat has settled what it is to decide, in the possession of
// this device: an absent one, and with sealed dice also one of this device that
// has decided nothing yet in its possession.
func (t *Duties) obeys() bool {
	if t.ByLink == nil || t.ByLink.Lobby != nil || !t.ByLink.hasKey(t.match.Holder()) || t.match.Len() <= t.Record.HandedOver() {
		return false
	}
	if seat := t.match.Turn().Seat; t.ByLink.Plays(seat) && (seat != t.match.Holder() || !t.match.MayObey()) {
		return false
	}
	_, ok := t.match.Answer()
	return ok
}

// obey decides for absent seats as they have ordered.
func (m *TableScreen) obey() []Command {
	t := m.Table
	for t.obeys() {
		if _, obeyed, err := t.match.Obey(); err != nil || !obeyed {
			m.warn("app.error")
			break
		}
	}
	if t.match.Len() == t.logged {
		return nil
	}
	return m.store()
}

// rolls reports whether sealed dice wait for this device.
func (t *Duties) rolls() bool {
	return t.ByLink != nil && t.ByLink.Here && t.match.Turn().Seat == engine.Nature && t.match.Dice().Kind.Tokens()
}

// roll rolls them.
func (m *TableScreen) roll() []Command {
	t := m.Table
	if _, err := t.match.Continue(); err != nil || t.match.Len() == t.logged {
		return nil
	}
	return m.store()
}
