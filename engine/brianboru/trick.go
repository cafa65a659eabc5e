package brianboru

import "bretwalda/engine"

// Stages of a trick.
const (
	trickBegins stage = iota
	trickLead
	trickFollow
	trickActions
)

// runAction plays tricks until one card is left in each hand (§action phase).
func (s *State) runAction() {
	switch s.stage {
	case trickBegins:
		s.beginTrick()
	case trickLead:
		s.open(askLead, s.actor)
	case trickFollow:
		if s.actor = s.toFollow(); s.actor != nobody {
			s.open(askFollow, s.actor)
			return
		}
		s.winTrick()
	default:
		s.runActions()
	}
}

// spare is the number of cards left in a hand when the tricks end (§action phase).
func (s *State) spare() int8 {
	if s.playAll && s.seats == maxSeats {
		return 0
	}
	return 1
}

// beginTrick finds the leader: the holder of the marker or, without a card for any
// empty town, the next player clockwise who has one (§tricks).
func (s *State) beginTrick() {
	who := s.firstOf(s.mayLead(), s.holder)
	if s.player[s.holder].hand.len() <= s.spare() || who == nobody {
		s.discardHands()
		return
	}
	s.stage = trickLead
	s.giveLead(who)
}

// mayLead returns the players with a card for an empty town. Where hands are guarded
// it returns all: each player passes in their own turn (§tricks).
func (s *State) mayLead() (who smallSet[side]) {
	for i := range s.seats {
		if s.guarded || s.canLead(s.player[i].hand) {
			who |= only(i)
		}
	}
	return who
}

// giveLead has a player lead the trick.
func (s *State) giveLead(who side) {
	s.actor = who
	s.emitCount(evTurn, who, int16(s.table().dealt-s.player[who].hand.len()+1))
}

// cannotLead passes the lead on. When nobody can lead the phase ends.
func (s *State) cannotLead(who side) {
	if who = s.next(who); who == s.holder {
		s.discardHands()
		return
	}
	s.giveLead(who)
}

// discardHands ends the action phase; nobody sees the last cards (§action phase).
func (s *State) discardHands() {
	var all cards
	for who := range s.player {
		all |= s.player[who].hand
		s.player[who].hand = 0
	}
	if all != 0 {
		s.emit(event(evDiscarded, nobody))
	}
	s.aside = noCard
	s.enter(phaseMarriage)
}

// matching returns the cards that go with a town: of its colour, or white (§tricks).
func matching(at place) cards { return suitCards[towns[at].Suit] | suitCards[White] }

// canLead reports whether a card of a hand goes with an empty town.
func (s *State) canLead(hand cards) bool {
	free := s.empty()
	for suit := range ofSuit {
		if ofSuit[suit]&free != 0 && hand&(suitCards[suit]|suitCards[White]) != 0 {
			return true
		}
	}
	return false
}

func init() {
	define(askLead, []uint8{verbLead, verbEnd}, engine.Decide(
		"lead", "action phase", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			hand := s.player[s.ask.side].hand
			if s.hidden.on && hand == 0 {
				return buf
			}
			return s.leadings(buf, hand)
		},
		func(s *State, ask asking, c engine.Choice) {
			if c.Verb == verbEnd {
				s.cannotLead(ask.side)
			} else {
				s.lead(ask.side, place(c.To), card(c.What))
			}
		},
		func(s *State, c engine.Choice) string {
			if at := place(c.To); at.isTown() && s.empty().has(at) && !s.player[s.ask.side].hand.has(card(c.What)) {
				return ruleHand
			}
			return siteRefusal(ruleSuit)(s, c)
		},
		alwaysAsked,
	))
	define(askFollow, []uint8{verbPlay}, engine.Decide(
		"follow", "action phase", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return cardChoices(buf, verbPlay, s.player[s.ask.side].hand)
		},
		func(s *State, ask asking, c engine.Choice) { s.follow(ask.side, card(c.What)) },
		because(ruleHand), alwaysAsked,
	))
}

// leadings lists the active towns, each with the cards of a hand that go with
// it. A hand without such a card can only pass (§tricks).
func (s *State) leadings(buf []engine.Choice, hand cards) []engine.Choice {
	c := engine.NewChoice(verbLead)
	for free := s.empty(); free != 0; {
		at := take(&free)
		c.To = int8(at)
		for fit := hand & matching(at); fit != 0; {
			c.What = int8(fit.draw())
			buf = append(buf, c)
		}
	}
	if !s.canLead(hand) {
		buf = append(buf, engine.NewChoice(verbEnd))
	}
	return buf
}

// lead places the marker on a town and plays the first card (§tricks).
func (s *State) lead(who side, at place, c card) {
	s.active, s.leader = at, who
	s.putDown(who, c)
	e := event(evLead, who)
	e.To, e.What = int8(at), int8(c)
	s.emit(e)
	s.stage = trickFollow
}

// toFollow is the player to play next, clockwise from the leader, or nobody (§tricks).
func (s *State) toFollow() side {
	who := s.leader
	for range s.seats {
		if s.trick[who] == noCard {
			return who
		}
		who = s.next(who)
	}
	return nobody
}

// follow plays any card (§tricks).
func (s *State) follow(who side, c card) {
	s.putDown(who, c)
	e := event(evPlay, who)
	e.What = int8(c)
	s.emit(e)
}

func (s *State) putDown(who side, c card) {
	s.player[who].hand &^= c.set()
	s.trick[who] = c
}

// winTrick gives the trick to the highest card of the town's colour; white counts as
// such (§tricks).
func (s *State) winTrick() {
	s.winner = s.best()
	e := event(evTrick, s.winner)
	e.What, e.To = int8(s.trick[s.winner]), int8(s.active)
	s.emit(e)
	s.stage, s.actor = trickActions, nobody
}

// best is the player of that card.
func (p *position) best() side {
	who, best := nobody, noCard
	for i := range p.seats {
		if c := p.trick[i]; c > best && matching(p.active).has(c) {
			who, best = i, c
		}
	}
	return who
}

// endTrick discards the cards; nobody may look at them again (§tricks).
func (s *State) endTrick() {
	for who := range s.trick {
		s.trick[who] = noCard
	}
	s.leader = nobody
	s.enter(phaseAction)
}
