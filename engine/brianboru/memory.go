package brianboru

import "bretwalda/engine"

// Memory is what a seat can know of the cards of a round: its own, those that
// were played, and the packets that it has passed on, of which the others have
// kept a known number each. It is told nothing but views of its seat and events,
// which are public.
type Memory struct {
	seat    side
	packets [maxSeats]cards // as they lay before it, by the seat each was dealt to
	played  [maxSeats]cards // by whom
}

// lot is cards of which a seat knows how many each other holds, and no more: all
// deals that give everybody his number are as likely.
type lot struct {
	cards cards
	share [maxSeats]int8 // what is left lies in nobody's hand
}

// NewMemory is the memory of a seat that has seen nothing yet.
func NewMemory(seat engine.Seat) *Memory { return &Memory{seat: side(seat)} }

// Witness goes on by a choice: the position before it, which may be a View of
// the seat, and what it brought about.
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

// lots are the cards that the seat has not seen where they are, when all have
// kept theirs.
func (m *Memory) lots(s *State) []lot {
	own := s.player[m.seat].hand | m.played[m.seat]
	gone, unseen := cards(0), wholeDeck&^own
	for who := range s.seats {
		gone |= m.played[who]
		if c := s.trick[who]; c != noCard {
			gone |= c.set()
		}
	}
	var rest lot
	for who := range s.seats {
		if who != m.seat {
			rest.share[who] = int8(s.HandSize(engine.Seat(who)))
		}
	}
	var list []lot
	for _, packet := range m.packets {
		l := m.passed(s, packet)
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

// passed are the cards of a packet that the seat has passed on for good: they go
// round to the left, and each keeps his two.
func (m *Memory) passed(s *State, packet cards) lot {
	l := lot{cards: packet &^ (s.player[m.seat].hand | m.played[m.seat])}
	left := packet.len()
	for who := m.seat; left > 0; who = s.next(who) {
		kept := min(keeps, left)
		left -= kept
		if who != m.seat {
			l.share[who] += kept
		}
	}
	return l
}

// Threat is what a card that is led or played has to fear from those who play
// after it.
type Threat struct {
	Out   []int8 // the cards that would beat it and may still be in hands, ascending
	Safe  uint64 // in so many of the deals nobody who plays after it holds one of them
	Deals uint64 // what those may hold together, each as likely; up to 2^24
}

// Threat tells what a card of the seat has to fear in a position in which it
// leads or follows, were it played for a town. It assumes nothing about how the
// others choose what they keep and play. A card that is beaten already, or does
// not go with the town, is not what it is meant for.
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

// subsets is how many sets of k there are among n.
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
