package brianboru

import "bretwalda/engine"

// Protected hands: only its owner can read a hand. Such a match knows a
// position as far as its seats do, and guesses the rest.

// Guard has the rules ask a seat even where it alone knows that it has one choice or
// cannot lead. Nothing public follows from a hidden hand.
func (s *State) Guard() { s.guarded = true }

// Cards is how many action cards there are, and how many each seat is dealt. A
// card is named by its What.
func (s *State) Cards() (cards, each int) { return cardCount, int(s.table().dealt) }

// Hands is the round whose cards are in hands, packets or tricks, or about to be
// dealt; 0 while all cards are aside. Drafting: not all are kept yet.
func (s *State) Hands() (round int, drafting bool) {
	switch s.phase {
	case phaseDraft:
		return int(s.round), true
	case phaseAction:
		return int(s.round), false
	}
	return 0, false
}

// Deals reports whether Nature deals a card: What, to the side of the turn.
func (s *State) Deals() bool { return s.ask.kind == askDeal }

// Keeps returns the packet, ascending, of which the deciding seat keeps What and Extra,
// and the seat that gets the rest. It returns nil in any other decision.
func (s *State) Keeps() (packet []int8, rest engine.Seat) {
	if s.ask.kind != askKeep {
		return nil, engine.Nobody
	}
	return s.packet[s.front(s.ask.side)].list(), engine.Seat(s.next(s.ask.side))
}

// Open appends the choices of the deciding seat as far as everybody knows, in a fixed
// order. The seat may hold any card that is not in the trick. It is not for a seat that
// keeps cards.
func (s *State) Open(buf []engine.Choice) []engine.Choice {
	if !s.plays() {
		return s.Legal(buf)
	}
	could := wholeDeck
	for _, c := range s.trick {
		if c != noCard {
			could &^= c.set()
		}
	}
	if s.ask.kind == askFollow {
		return cardChoices(buf, verbPlay, could)
	}
	buf = s.leadings(buf, could)
	if s.canLead(could) && s.anyFull() {
		buf = append(buf, engine.NewChoice(verbEnd))
	}
	return buf
}

// anyFull reports whether no town of some colour is empty: only then may there
// be a hand that cannot lead.
func (p *position) anyFull() bool {
	for suit := range ofSuit {
		if ofSuit[suit]&p.empty() == 0 {
			return true
		}
	}
	return false
}

// plays reports whether a seat plays a card of its hand.
func (p *position) plays() bool { return p.ask.kind == askLead || p.ask.kind == askFollow }
