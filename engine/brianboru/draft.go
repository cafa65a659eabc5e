package brianboru

import "bretwalda/engine"

// Stages of the draft.
const (
	draftDeal stage = iota
	draftKeep
)

// runDraft deals all cards; then each player keeps two of a packet and passes the
// rest to the left until all are kept.
//
// A player with another packet waiting goes on with it, so that a shared device
// changes hands seldom. No packet is seen before its turn, so it
// is as if all kept at the same time (§draft phase).
func (s *State) runDraft() {
	if s.stage == draftDeal {
		s.runDeal()
		return
	}
	for range s.seats {
		if s.waiting(s.actor) > 0 {
			if p := s.packet[s.front(s.actor)]; p.len() <= keeps {
				s.keep(s.actor, p) // the rest of a packet is kept whole
			} else {
				s.open(askKeep, s.actor)
			}
			return
		}
		s.actor = s.next(s.actor)
	}
	s.packet, s.kept = [maxSeats]cards{}, [maxSeats]int8{}
	s.enter(phaseAction)
}

// toDeal is the number of cards dealt in a round (§draft phase).
func (s *State) toDeal() int8 { return int8(s.seats) * s.table().dealt }

// runDeal deals a card at a time, clockwise from the holder of the marker.
func (s *State) runDeal() {
	if s.dealt < s.toDeal() {
		s.open(askDeal, (s.holder+side(s.dealt))%s.seats)
		return
	}
	if rest := s.undealt(); rest != 0 {
		s.aside = rest.draw()
	}
	s.emitCount(evDealt, nobody, int16(s.table().dealt))
	s.stage, s.dealt, s.actor = draftKeep, 0, s.holder
}

func init() {
	define(askDeal, []uint8{verbDeal}, engine.Decide(
		"deal", "draft phase", cardDrawn,
		func(s *State) int8 { return s.toDeal() - s.dealt },
		(*State).deals,
		func(s *State, ask asking, c engine.Choice) { s.deal(ask.side, card(c.What)) },
		because(ruleList), alwaysAsked,
	))
	define(askKeep, []uint8{verbKeep}, engine.Decide(
		"keep", "draft phase", playerAsked,
		func(*State) int8 { return keeps },
		(*State).keepings,
		func(s *State, ask asking, c engine.Choice) { s.keep(ask.side, card(c.What).set()|card(c.Extra).set()) },
		because(ruleHand), alwaysAsked,
	))
}

// undealt returns the cards in no packet.
func (s *State) undealt() cards {
	left := wholeDeck
	for _, p := range s.packet {
		left &^= p
	}
	return left
}

// deals lists the cards that may come, but not in a View.
func (s *State) deals(buf []engine.Choice) []engine.Choice {
	if s.hidden.on {
		return buf
	}
	return cardChoices(buf, verbDeal, s.undealt())
}

func (s *State) deal(who side, c card) {
	s.packet[who] |= c.set()
	s.dealt++
}

// packets is the number of players who keep cards of a packet.
func (p *position) packets() int8 { return (p.table().dealt + keeps - 1) / keeps }

// waiting is the number of packets before a player: the one to keep cards of, and
// those behind it. A packet arrives once the player to the right has kept of it.
func (p *position) waiting(who side) int8 {
	return min(p.packets(), p.kept[p.before(who)]+1) - p.kept[who]
}

// front is the seat that the packet before a player was dealt to.
func (p *position) front(who side) side { return p.behind(who, 0) }

// behind is the seat that the nth packet behind that one was dealt to.
func (p *position) behind(who side, nth int8) side {
	return (who - side(p.kept[who]+nth) + 2*p.seats) % p.seats
}

// keepings lists the pairs of a packet.
func (s *State) keepings(buf []engine.Choice) []engine.Choice {
	c := engine.NewChoice(verbKeep)
	for first := s.packet[s.front(s.ask.side)]; first != 0; {
		c.What = int8(first.draw())
		for second := first; second != 0; {
			c.Extra = int8(second.draw())
			buf = append(buf, c)
		}
	}
	return buf
}

// keep takes cards out of the packet before a player and passes it on (§draft phase).
func (s *State) keep(who side, chosen cards) {
	s.packet[s.front(who)] &^= chosen
	s.player[who].hand |= chosen
	s.kept[who]++
	s.emitCount(evKept, who, int16(chosen.len()))
}
