package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
)

// Standing orders: decisions that a player of a match by link has made in advance, so
// that the match need not come to them.

// orderBook is the part of a match by link that holds standing orders.
type orderBook struct {
	match  *Match
	orders [engine.MaxSeats][]engine.Order
}

// MaxOrders is how many a seat may give.
const MaxOrders = 64

// ErrOrders is the answer to orders that the game does not know.
var ErrOrders = errors.New("match: no such standing orders")

// Orders lists the standing orders of a seat, in the order of Settle. They are not to be
// written to.
func (s *orderBook) Orders(seat engine.Seat) []engine.Order {
	if !s.match.header.ByLink || !s.match.seated(seat) {
		return nil
	}
	return s.orders[seat]
}

// SetOrders gives the seat of a person its standing orders, in place of those it
// had.
func (s *orderBook) SetOrders(seat engine.Seat, orders []engine.Order) error {
	if !s.match.header.ByLink || !s.match.person(seat) || len(orders) > MaxOrders {
		return ErrOrders
	}
	x := s.match.game.Lexicon()
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
	s.orders[seat] = slices.Clone(orders)
	return nil
}

// Answer is the answer of the deciding seat's standing orders, false where they have
// none. Where the key is known by which a seat reveals its counters, nobody need ask
// the seat.
func (s *orderBook) Answer() (engine.Choice, bool) {
	seat := s.match.Turn().Seat
	if !s.match.header.ByLink || !s.match.begun || !s.match.person(seat) || s.match.proposal != nil {
		return engine.Choice{}, false
	}
	if h := s.match.hidden; h != nil && h.kind.opened() {
		return s.match.Legal()[0], true
	}
	return answer(s.match.state, s.orders[seat])
}

// answer is the answer of orders in a position.
func answer(s engine.State, orders []engine.Order) (engine.Choice, bool) {
	if d, ok := s.(engine.Deputy); ok && len(orders) > 0 {
		return d.Answer(orders)
	}
	return engine.Choice{}, false
}

// Obey makes the choice of the deciding seat's standing orders in the possession of
// the match's holder: the match need not go to that seat. It returns false, and
// nothing has changed, where the orders have no answer. The events are valid until the
// next call.
func (s *orderBook) Obey() (events []engine.Event, obeyed bool, err error) {
	c, ok := s.Answer()
	if !ok {
		return nil, false, nil
	}
	rank := slices.Index(s.match.Legal(), c)
	if rank < 0 {
		return nil, false, ErrRules
	}
	events, err = s.DoFor(rank)
	return events, err == nil, err
}

// DoFor is Do for a seat that has left its decision to its standing orders: the match
// does not change hands. A log is played again by it; Obey finds the choice.
func (s *orderBook) DoFor(rank int) ([]engine.Event, error) {
	if !s.match.header.ByLink || !s.match.begun || s.match.Turn().Seat < 0 || s.match.proposal != nil || s.match.Vacant() >= 0 {
		return nil, ErrOrders
	}
	s.match.events = s.match.events[:0]
	if err := s.match.playRank(rank, s.match.holdingPerson(), s.MayObey()); err != nil {
		return nil, err
	}
	if err := s.match.nature(); err != nil {
		return nil, err
	}
	return s.match.events, s.match.advance()
}

// MayObey reports whether standing orders may answer the open question: for a person
// who does not have the match. With sealed dice they also answer for its holder, until
// they have made a decision themselves. So the dice of another's turn need not go to
// and fro between two devices. A link tells whether they have.
func (s *orderBook) MayObey() bool {
	return s.match.header.ByLink && s.mayObey(&s.match.possession, s.match.Turn().Seat)
}

func (s *orderBook) mayObey(t *possession, seat engine.Seat) bool {
	return seat >= 0 && t.kinds[seat] == Person && (seat != t.holder || s.match.sealed() && !t.decided)
}
