package brianboru

import (
	"slices"

	"bretwalda/engine"
)

// Memory is a seat's knowledge of the cards of a round: its own, the cards played, and
// the packets it has passed on. Of each packet the others have kept a known number. It
// learns from views of its seat and from events, which are public.
type Memory struct {
	seat    side
	packets [maxSeats]cards // as they were before it, by the seat each was dealt to
	played  [maxSeats]cards // by seat
}

// lot is a set of cards of which a seat knows only how many are in each hidden place: all
// deals with these numbers are equally likely.
type lot struct {
	cards cards
	share [maxSeats]int8 // in hands; the rest is nowhere
	laid  [maxSeats]int8 // in packets
	aside int8
}

// NewMemory is the memory of a seat that has seen nothing yet.
func NewMemory(seat engine.Seat) *Memory { return &Memory{seat: side(seat)} }

// Witness goes on by a choice: the position before it, which may be a View of the
// seat, and its events.
func (m *Memory) Witness(before *State, events []engine.Event) {
	if before.ask.kind == askKeep && before.ask.side == m.seat {
		of := before.front(m.seat)
		m.packets[of] = before.packet[of]
	}
	for _, e := range events {
		switch e.Kind {
		case evRound:
			*m = Memory{seat: m.seat}
		case evLead, evPlay:
			m.played[e.Side] |= card(e.What).set()
		}
	}
}

// lots are the cards whose places the seat has not seen, the last of them those that it
// has not seen at all.
func (m *Memory) lots(s *State) []lot {
	own := s.player[m.seat].hand | m.played[m.seat]
	gone, unseen := cards(0), wholeDeck&^own
	for who := range s.seats {
		gone |= m.played[who]
		if c := s.trick[who]; c != noCard {
			gone |= c.set()
		}
		unseen &^= s.packet[who]
	}
	rest := lot{laid: s.hidden.packet, aside: s.hidden.aside}
	for who := range s.seats {
		if who != m.seat {
			rest.share[who] = int8(s.HandSize(engine.Seat(who)))
		}
	}
	var list []lot
	for of, packet := range m.packets {
		if packet == 0 {
			continue
		}
		l := m.passed(s, side(of), packet)
		l.laid[of], rest.laid[of] = rest.laid[of], 0
		unseen &^= packet
		for who := range s.seats {
			l.share[who] -= (m.played[who] & l.cards).len()
			rest.share[who] -= l.share[who]
		}
		l.cards &^= gone | own
		list = append(list, l)
	}
	rest.cards = unseen &^ gone
	return append(list, rest)
}

// passed are the cards of a packet that the seat has passed on for good. They go round
// to the left, and each player keeps two.
func (m *Memory) passed(s *State, of side, packet cards) lot {
	l := lot{cards: packet &^ (s.player[m.seat].hand | m.played[m.seat])}
	left := packet.len()
	nth := int8((m.seat - of + s.seats) % s.seats) // keeper of it
	for who := m.seat; left > 0 && (s.phase != phaseDraft || nth < s.kept[who]); who = s.next(who) {
		kept := min(keeps, left)
		left -= kept
		if who != m.seat {
			l.share[who] += kept
		}
		nth++
	}
	return l
}

// recollection is the View of a seat with its memory.
type recollection struct {
	*State
	memory *Memory
}

// Recall is the View of the deciding seat with what it remembers of the round.
func (s *State) Recall(past engine.Past) engine.State {
	if s.phase != phaseDraft && s.phase != phaseAction {
		return s
	}
	m := NewMemory(s.ask.seat)
	past(func(before engine.State, told []engine.Event) { m.Witness(before.(*State), told) })
	return recollection{s, m}
}

// Deal deals like that of the View, but only as the seat's memory allows. A memory that
// does not fit is not used.
func (r recollection) Deal(draw func(n int) int) engine.State {
	lots := r.memory.lots(r.State)
	if slices.ContainsFunc(lots, func(l lot) bool { return !l.fits() }) {
		return r.State.Deal(draw)
	}
	d := &State{position: r.position}
	d.hidden = hidden{}
	for _, l := range lots {
		pile := l.cards.list()
		for i := range d.seats {
			d.player[i].hand |= drawn(&pile, l.share[i], draw)
			d.packet[i] |= drawn(&pile, l.laid[i], draw)
		}
		if l.aside > 0 {
			d.aside = card(drawn(&pile, 1, draw).list()[0])
		}
	}
	return d
}

// fits reports whether there are cards enough for all places.
func (l lot) fits() bool {
	left := l.cards.len() - l.aside
	for i, n := range l.share {
		if left -= n + l.laid[i]; n < 0 || left < 0 {
			return false
		}
	}
	return true
}

// drawn takes some cards of a pile.
func drawn(pile *[]int8, count int8, draw func(n int) int) (taken cards) {
	for range count {
		last := len(*pile) - 1
		i := draw(last + 1)
		taken |= card((*pile)[i]).set()
		(*pile)[i] = (*pile)[last]
		*pile = (*pile)[:last]
	}
	return taken
}

// Threat is the danger for a card from those played after it.
type Threat struct {
	Out   []int8 // the cards that would beat it and may still be in hands, ascending
	Safe  uint64 // deals in which no later player holds one of them
	Deals uint64 // all deals to later players, equally likely; up to 2^24
}

// Threat finds the danger for a card of the seat that it would lead or play for a
// town. It assumes nothing about how others choose the cards they keep and play. It
// is not meant for a card that is beaten already or does not go with the town.
func (m *Memory) Threat(s *State, what, town int8) Threat {
	higher := matching(place(town)) &^ (card(what+1).set() - 1)
	t := Threat{Safe: 1, Deals: 1}
	out := cards(0)
	for _, l := range m.lots(s) {
		held := int8(0)
		for who := range s.seats {
			if who != m.seat && s.trick[who] == noCard {
				held += l.share[who]
			}
		}
		beating := l.cards & higher
		out |= beating
		t.Safe *= subsets(l.cards.len()-beating.len(), held)
		t.Deals *= subsets(l.cards.len(), held)
	}
	t.Out = out.list()
	return t
}

// subsets is the number of sets of k among n.
func subsets(n, k int8) uint64 {
	if k < 0 || k > n {
		return 0
	}
	ways := uint64(1)
	for i := range k {
		ways = ways * uint64(n-i) / uint64(i+1)
	}
	return ways
}
