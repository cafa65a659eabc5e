package brianboru

import "bretwalda/engine"

// View returns the knowledge of a seat: its hand, the packet it keeps cards of, and
// the table. It counts other hands and packets and the card left over. Discards are
// not in it.
func (s *State) View(seat engine.Seat) engine.State {
	v := &State{position: s.position}
	v.hidden.on = true
	for i := range v.seats {
		if engine.Seat(i) != seat {
			v.hidden.hand[i] += v.player[i].hand.len()
			v.player[i].hand = 0
		}
		if v.ask.kind == askKeep && v.ask.seat == seat && i == v.front(v.ask.side) {
			continue
		}
		v.hidden.packet[i] += v.packet[i].len()
		v.packet[i] = 0
	}
	if v.aside != noCard {
		v.hidden.aside++
		v.aside = noCard
	}
	return v
}

// Deal returns a position that the View of the deciding seat may come from. It deals
// the hidden cards from all that the View does not show, in hands or played. draw(n) is
// a number from 0 to n-1.
func (s *State) Deal(draw func(n int) int) engine.State {
	d := &State{position: s.position}
	d.hidden = hidden{}
	rest := wholeDeck
	for i := range d.seats {
		rest &^= d.player[i].hand | d.packet[i]
		if d.trick[i] != noCard {
			rest &^= d.trick[i].set()
		}
	}
	pile := rest.list()
	for i := range d.seats {
		d.player[i].hand |= drawn(&pile, s.hidden.hand[i], draw)
		d.packet[i] |= drawn(&pile, s.hidden.packet[i], draw)
	}
	if s.hidden.aside > 0 {
		d.aside = card(drawn(&pile, 1, draw).list()[0])
	}
	return d
}
