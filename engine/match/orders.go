package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
)

// Standing orders: what a player of a match by link has settled in advance, so
// that the match need not come to him for it.

// MaxOrders is how many a seat may give.
const MaxOrders = 64

// ErrOrders is the answer to orders that the game does not know.
var ErrOrders = errors.New("match: no such standing orders")

// Orders are those of a seat, in the order of Settle. They are not to be
// written to.
func (m *Match) Orders(seat engine.Seat) []engine.Order {
	if m.post == nil || !m.seated(seat) {
		return nil
	}
	return m.post.orders[seat]
}

// Settle gives the seat of a person its standing orders, in place of those it
// had.
func (m *Match) Settle(seat engine.Seat, orders []engine.Order) error {
	if m.post == nil || !m.person(seat) || len(orders) > MaxOrders {
		return ErrOrders
	}
	x := m.game.Lexicon()
	for _, o := range orders {
		switch {
		case int(o.Policy) >= len(x.Policies):
			return ErrOrders
		case int(o.Value) >= len(x.Policies[o.Policy].Values):
			return ErrOrders
		case o.Side < engine.None || int(o.Side) >= len(x.Sides) || o.Side != engine.None && !x.Policies[o.Policy].Sided:
			return ErrOrders
		}
	}
	m.post.orders[seat] = slices.Clone(orders)
	return nil
}

// Answer is what the standing orders of the seat that decides say, false where
// they say nothing.
func (m *Match) Answer() (engine.Choice, bool) {
	seat := m.Turn().Seat
	if m.post == nil || !m.post.begun || !m.person(seat) || m.post.proposal != nil {
		return engine.Choice{}, false
	}
	return answer(m.state, m.post.orders[seat])
}

// answer is what orders say in a position.
func answer(s engine.State, orders []engine.Order) (engine.Choice, bool) {
	if d, ok := s.(engine.Deputy); ok && len(orders) > 0 {
		return d.Answer(orders)
	}
	return engine.Choice{}, false
}

// Obey decides for the seat that decides as its standing orders say, in the
// tenure of whoever has the match: it need not go to that seat. It answers
// false, and nothing has changed, where the orders say nothing. The events are
// valid until the next call.
func (m *Match) Obey() (events []engine.Event, obeyed bool, err error) {
	c, ok := m.Answer()
	if !ok {
		return nil, false, nil
	}
	rank := slices.Index(m.Legal(), c)
	if rank < 0 {
		return nil, false, ErrRules
	}
	events, err = m.DoFor(rank)
	return events, err == nil, err
}

// DoFor is Do for a seat that has left its decision to its standing orders: the
// match does not change hands. It is how a log is played again; Obey finds the
// choice.
func (m *Match) DoFor(rank int) ([]engine.Event, error) {
	if m.post == nil || !m.post.begun || m.Turn().Seat < 0 || m.post.proposal != nil || m.Vacant() >= 0 {
		return nil, ErrOrders
	}
	m.events = m.events[:0]
	if err := m.one(rank, m.keeper(), m.MayObey()); err != nil {
		return nil, err
	}
	if err := m.nature(); err != nil {
		return nil, err
	}
	return m.events, m.tend()
}

// MayObey reports whether standing orders may decide what is asked now: for a
// person who does not have the match, and with sealed dice also for the one who
// has it, until they have decided something themselves. So the dice of another's
// turn need not go to and fro between two devices. A link says whether they have.
func (m *Match) MayObey() bool { return m.post != nil && m.mayObey(&m.post.tenure, m.Turn().Seat) }

func (m *Match) mayObey(t *tenure, seat engine.Seat) bool {
	return seat >= 0 && t.kinds[seat] == Person && (seat != t.holder || m.sealed() && !t.decided)
}
