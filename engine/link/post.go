package link

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// A link of a match that players pass on also holds: its progress, the newest token of
// each seat and its standing orders.

func (e *encoder) putPost(m *match.Match, h match.Header) {
	e.putBit(m.Begun())
	anew := h.HiddenHands && len(m.Amendments()) > 0
	if anew {
		e.putAmendments(m, h)
	}
	if h.HiddenHands {
		e.putHands(m, h)
	} else if m.Begun() && h.Protocol >= match.SecondProtocol {
		e.putAmendments(m, h)
	}
	if h.Protocol >= match.SecondProtocol && botsPlay(h) {
		e.putSmall(m.BotRevision())
	}
	for i, p := range h.Players {
		seat := engine.Seat(i)
		if p.Kind != match.Person {
			continue
		}
		if n, token, ok := m.CommittedBy(seat, 0); ok {
			e.putSmall(n)
			e.putToken(token)
		}
		e.putOrders(m, seat)
		if h.Vouches() && !anew {
			e.putVouch(m, seat)
		}
	}
}

// putVouches writes the proofs of the players after the choices, where a round was
// dealt anew: how much there is to cover depends on who has sat where. getVouches
// reads them.
func (e *encoder) putVouches(m *match.Match) {
	for _, seat := range persons(m) {
		e.putVouch(m, seat)
	}
}

func (d *decoder) getVouches(m *match.Match) (err error) {
	for _, seat := range persons(m) {
		if d.after[seat], err = d.getVouch(m, seat, true); err != nil {
			return fmt.Errorf("%w: %w", ErrForged, err)
		}
	}
	return nil
}

// persons are the seats that people play now.
func persons(m *match.Match) (seats []engine.Seat) {
	h, _ := m.Header()
	for i, p := range h.Players {
		if p.Kind == match.Person {
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats
}

// botsPlay reports whether a match has bots from the beginning: then its links hold
// their revision.
func botsPlay(h match.Header) bool {
	return slices.ContainsFunc(h.Players, func(p match.Player) bool { return p.Kind.Bot() })
}

// putVouch writes the proof of a seat and its cover, mostly all.
func (e *encoder) putVouch(m *match.Match, seat engine.Seat) {
	v := m.VouchOf(seat)
	for _, b := range v.Proof {
		e.put(int(b), 256)
	}
	if !m.Begun() {
		return
	}
	if !v.Whole {
		e.putSmall(0)
		return
	}
	e.putSmall(1 + fold(v.Choices-m.PossessionEnd(seat)))
	for i, all := range m.Coverable(seat) {
		var c match.Cover
		if i < len(v.Rounds) {
			c = v.Rounds[i]
		}
		e.putSmall(max(0, all.Acts-c.Acts))
		e.putSmall(max(0, all.Passed-c.Passed))
	}
}

// getVouch reads a proof that putVouch wrote. The number of choices that it covers is
// known once all of them are: until then it counts those after its seat's possessions.
func (d *decoder) getVouch(m *match.Match, seat engine.Seat, begun bool) (after int, err error) {
	var v match.Vouch
	for i := range v.Proof {
		v.Proof[i] = byte(d.get(256))
	}
	if begun {
		if after, err = d.getSmall(); err != nil {
			return 0, err
		}
	}
	if v.Whole = after > 0; v.Whole {
		after = unfold(after - 1)
		for _, all := range m.Coverable(seat) {
			var left [2]int
			for i := range left {
				if left[i], err = d.getSmall(); err != nil {
					return 0, err
				}
			}
			if left[0] > all.Acts || left[1] > all.Passed {
				return 0, ErrForged
			}
			v.Rounds = append(v.Rounds, match.Cover{Acts: all.Acts - left[0], Passed: all.Passed - left[1]})
		}
	}
	return after, m.SetVouch(seat, v)
}

// coverVouches completes each proof with the number of choices it covers.
func (d *decoder) coverVouches(m *match.Match) error {
	for seat, after := range d.after {
		v := m.VouchOf(engine.Seat(seat))
		if !v.Whole {
			continue
		}
		v.Choices = m.PossessionEnd(engine.Seat(seat)) + after
		if err := m.SetVouch(engine.Seat(seat), v); err != nil {
			return fmt.Errorf("%w: a proof of what was not done", ErrForged)
		}
	}
	return nil
}

// giveOrders gives the seats that were handed on their orders: those of a link are the
// present player's, and who left a seat has dropped what stood there.
func (d *decoder) giveOrders(m *match.Match) error {
	for seat, orders := range d.orders {
		if slices.Equal(m.Orders(engine.Seat(seat)), orders) {
			continue
		}
		if err := m.SetOrders(engine.Seat(seat), orders); err != nil {
			return fmt.Errorf("%w: %w", ErrForged, err)
		}
	}
	return nil
}

// putOrders takes few bits where a seat has the orders of one before it, and where
// every policy is given in its turn.
func (e *encoder) putOrders(m *match.Match, seat engine.Seat) {
	orders := m.Orders(seat)
	like := likeness(m, seat, orders)
	e.putSmall(int(seat) - like)
	if like < int(seat) {
		return
	}
	e.putSmall(len(orders))
	next := 0
	for _, o := range orders {
		e.putSmall(fold(int(o.Policy) - next))
		e.putSmall(int(o.Side) + 1)
		e.putSmall(int(o.Value))
		next = int(o.Policy) + 1
	}
}

// likeness is the last seat before another with the very same orders, of which
// there are some, or the seat itself.
func likeness(m *match.Match, seat engine.Seat, orders []engine.Order) int {
	for before := seat - 1; before >= 0 && len(orders) > 0; before-- {
		if slices.Equal(m.Orders(before), orders) {
			return int(before)
		}
	}
	return int(seat)
}

// fold counts 0, -1, 1, -2, 2 and so on from 0; unfold is its inverse.
func fold(n int) int {
	if n < 0 {
		return -2*n - 1
	}
	return 2 * n
}

func unfold(n int) int {
	if n%2 == 1 {
		return -(n + 1) / 2
	}
	return n / 2
}

// getPost reads the part that putPost wrote, into a match before its first choice.
func (d *decoder) getPost(g engine.Game, h match.Header) (*match.Match, error) {
	m, err := match.InviteBy(h.Protocol, g, h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		return nil, err
	}
	if h.Hints {
		if err := m.AllowHints(); err != nil {
			return nil, err
		}
	}
	begun := d.getBit()
	if h.HiddenHands {
		if err := d.getHands(m, h, begun); err != nil {
			return nil, err
		}
	} else if begun && h.Protocol >= match.SecondProtocol {
		list, err := d.getAmendments(h)
		if err != nil {
			return nil, err
		}
		if err := m.SetAmendments(list); err != nil {
			return nil, err
		}
	}
	if h.Protocol >= match.SecondProtocol && botsPlay(h) {
		n, err := d.getSmall()
		if err != nil {
			return nil, err
		}
		m.SetBotRevision(n)
	}
	for i, p := range h.Players {
		seat := engine.Seat(i)
		if p.Kind != match.Person {
			continue
		}
		var n int
		var token dice.Token
		if h.Dice.Kind.Tokens() {
			if n, err = d.getSmall(); err != nil {
				return nil, err
			}
			token = d.getToken()
		}
		if err := m.Commit(seat, n, token); err != nil {
			return nil, err
		}
		orders, err := d.getOrders(m, seat)
		if err != nil {
			return nil, err
		}
		if err := m.SetOrders(seat, orders); err != nil {
			return nil, err
		}
		d.orders[seat] = orders
		if h.Vouches() && !d.anew {
			if d.after[seat], err = d.getVouch(m, seat, begun); err != nil {
				return nil, err
			}
		}
	}
	if begun {
		return m, m.Begin()
	}
	return m, nil
}

func (d *decoder) getOrders(m *match.Match, seat engine.Seat) ([]engine.Order, error) {
	back, err := d.getSmall()
	if err != nil || back > int(seat) {
		return nil, ErrForged
	}
	if back > 0 {
		return m.Orders(seat - engine.Seat(back)), nil
	}
	n, err := d.getSmall()
	if err != nil || n > match.MaxOrders {
		return nil, ErrForged
	}
	var orders []engine.Order
	next := 0
	for range n {
		var row [3]int
		for i := range row {
			if row[i], err = d.getSmall(); err != nil {
				return nil, err
			}
		}
		policy := next + unfold(row[0])
		if policy < 0 || policy > 127 || row[1] > 127 || row[2] > 127 {
			return nil, ErrForged
		}
		orders = append(orders, engine.Order{Policy: uint8(policy), Side: int8(row[1] - 1), Value: uint8(row[2])})
		next = policy + 1
	}
	return orders, nil
}
