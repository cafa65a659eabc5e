package match

import (
	"slices"

	"bretwalda/engine"
)

// compareHands compares what seats have left of their cards. Nothing of it is ever
// taken back: of a match that goes on where the known one stands, all of it must
// still be there. While seats are claimed a deck may give way to another one.
func (c *comparison) compareHands() {
	ours, theirs := c.known.hidden, c.arriving.hidden
	if ours == nil || theirs == nil || c.Relation != Continues || !c.known.Begun() {
		return
	}
	for i := range c.known.header.Players {
		seat := engine.Seat(i)
		player := min(c.known.successions(i), c.arriving.successions(i))
		known, has := redealing{ours}.keysBy(i, player)
		arrived, shows := redealing{theirs}.keysBy(i, player)
		a, _ := known.At(min(has, shows))
		b, _ := arrived.At(min(has, shows))
		switch {
		case a != b:
			c.doubtOnce(Swapped, seat, -1, true)
		case shows < has:
			c.doubtOnce(Tampered, seat, -1, true)
		}
	}
	c.partners(&ours.concealed, &theirs.concealed)
	for i := range ours.rounds {
		if i >= len(theirs.rounds) {
			c.tamperedBy(ours.rounds[i].left())
			return
		}
		c.tamperedBy(ours.rounds[i].parts(&theirs.rounds[i]))
		if r := &theirs.rounds[i]; len(c.mine) > 0 && !ours.rounds[i].closed() && r.Open && r.Shuffle == nil && i+1 < len(theirs.rounds) && theirs.rounds[i+1].Void {
			c.tamperedBy(r.Order) // left out before this device could audit it
		}
	}
}

// tamperedBy notes that what seats have left is not there, or is another.
func (c *comparison) tamperedBy(seats []int) {
	for _, seat := range seats {
		c.doubtOnce(Tampered, engine.Seat(seat), -1, true)
	}
}

// left is the seats that have left anything of a round.
func (r *handRound) left() []int {
	if r.Open || r.Shuffle == nil {
		return r.Order
	}
	return r.Shuffle.Order()
}

// parts is the seats whose part of a round is another, or missing, in a later
// link.
func (r *handRound) parts(later *handRound) (seats []int) {
	switch {
	case r.Void || later.Void:
		return nil
	case r.Shuffle == nil || later.Shuffle == nil:
		for k, seat := range r.left() {
			if order := later.left(); k >= len(order) || order[k] != seat {
				seats = append(seats, seat)
			}
		}
		return seats
	case r.Open && !later.Open:
		return r.Order
	}
	if seat, parts := r.Shuffle.Parts(later.Shuffle); parts {
		seats = append(seats, seat)
	}
	for k, told := range r.Passed {
		if k < len(r.passes) && (k >= len(later.Passed) || !slices.Equal(told, later.Passed[k])) {
			seats = append(seats, r.passes[k].by)
		}
	}
	if later.Open {
		return seats
	}
	for seat, noted := range r.Notes {
		if now := later.Notes[seat]; len(now) < len(noted) || !slices.Equal(noted, now[:len(noted)]) {
			seats = append(seats, seat)
		}
	}
	return seats
}

// keptBack notes that a key which the known match shows was missing for a while: a seat
// has turned up all its counters in another possession, which the holder before would
// have done in theirs. The dice that follow are others then.
func (c *comparison) keptBack(e Entry, before engine.State) {
	if !revealsAll(before) || !c.known.Begun() || c.known.header.Protocol < SecondProtocol {
		return
	}
	side, time := before.(HiddenCounters).Conceals()
	owner, _ := before.(HiddenCounters).Team(side)
	if n, _, ok := c.known.CommittedKeys(owner); ok && n >= time {
		c.doubtOnce(Tampered, owner, -1, true)
	}
}

// partners compares what seats have left for partners.
func (c *comparison) partners(ours, theirs *concealed) {
	for seat := range ours.partners {
		p, later := &ours.partners[seat], &theirs.partners[seat]
		if later.Turn > p.Turn {
			continue // a player of the side has come anew
		}
		if later.Turn < p.Turn {
			c.tamperedBy([]int{seat})
			continue
		}
		if later.Stage < p.Stage || later.Stage == p.Stage && *later != *p || p.Stage >= AsksKey && later.Stage < KeyKept && later.Point != p.Point {
			c.tamperedBy([]int{seat})
		}
	}
}
