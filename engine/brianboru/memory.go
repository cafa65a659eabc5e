package brianboru

import "bretwalda/engine"

// Memory is a seat's knowledge of the cards of a round: its own, the cards played, and
// the packets it has passed on. Of each packet the others have kept a known number. It
// learns from views of its seat and from events, which are public.
type Memory struct {
	seat    side
	packets [maxSeats]cards // as they lay before it, by the seat each was dealt to
	played  [maxSeats]cards // by seat
}

// lot is a set of cards of which a seat knows only how many each other holds: all
// deals with these numbers are equally likely.
type lot struct {
	cards cards
	share [maxSeats]int8 // the rest is in nobody's hand
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

// lots are the cards whose places the seat has not seen, after the draft.
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

// passed are the cards of a packet that the seat has passed on for good. They go round
// to the left, and each player keeps two.
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

// Threat is the danger for a card from those played after it.
type Threat struct {
	Out   []int8 // the cards that would beat it and may still be in hands, ascending
	Safe  uint64 // deals in which no later player holds one of them
	Deals uint64 // all deals to later players, equally likely; up to 2^24
}

// Threat reckons the danger for a card of the seat that it would lead or play for a
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
