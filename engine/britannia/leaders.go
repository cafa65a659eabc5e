package britannia

import "bretwalda/engine"

// Leaders and movement.

// leaderTraveller describes the leader with the rest of the move (§Leaders).
func (s *State) leaderTraveller(n Nation) traveller {
	t := s.traveller(n, s.leaderAt[n], Infantry)
	t.moves, t.led = longMoves-s.ledMoves, true
	t.bound = s.half == 2 && s.boatsBound(n) // leaders of major invasions come by sea
	t.strait = t.strait && s.ledMoves == 0
	t.sail = t.sail && !s.ledSailed && (!s.ed.BoatsAlone || s.ledMoves == 0)
	if s.ledSailed {
		t.report = false
	}
	return t
}

// companionsOf counts the armies that may go with the leader: infantry, and the nation's
// other kind of army (§Leaders).
func (s *State) companionsOf(n Nation) (infantry, other int8, kind Unit) {
	at := s.leaderAt[n]
	kind = Infantry
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place != at || b.state == moved {
			continue
		}
		if b.kind == Infantry {
			infantry += b.count
		} else {
			other, kind = other+b.count, b.kind
		}
	}
	return
}

// leads lists the marches with the leader (§Leaders).
func (s *State) leads(buf []engine.Choice) []engine.Choice {
	n := s.act
	if s.ledMoves >= longMoves {
		return buf
	}
	buf = s.rides(buf, n)
	infantry, other, kind := s.companionsOf(n)
	spare := s.spare(n, s.leaderAt[n], true)
	if infantry+other == 0 || spare <= 0 {
		return buf
	}
	at := s.leaderAt[n]
	for _, w := range s.explore(s.leaderTraveller(n)) {
		c := engine.Choice{Verb: verbLead, What: int8(kind), From: int8(at), To: int8(w.to), Via: int8(w.via), Via2: int8(w.via2)}
		for c.Count = 0; c.Count <= infantry; c.Count++ {
			for c.Extra = 0; c.Extra <= other; c.Extra++ {
				if k := c.Count + c.Extra; k > 0 && k <= spare {
					buf = append(buf, c)
				}
			}
		}
	}
	return buf
}

// rides lists where the leader may go alone: only from one area with armies of
// the nation to the next (§Leaders).
func (s *State) rides(buf []engine.Choice, n Nation) []engine.Choice {
	at := s.leaderAt[n]
	var seen set
	for moves := int8(1); moves <= longMoves-s.ledMoves; moves++ {
		for t := s.ride(n, moves) &^ (seen | bit(at)); t != 0; {
			c := engine.NewChoice(verbLead)
			c.From, c.To = int8(at), int8(next(&t))
			buf = append(buf, c)
			seen |= bit(Place(c.To))
		}
	}
	return buf
}

// ride is the set of places that the leader reaches alone with some moves (§Leaders).
func (s *State) ride(n Nation, moves int8) set {
	at := s.leaderAt[n]
	if s.rival(n, at) != nobody && !s.overrun(n, at) {
		return 0
	}
	own := s.landArmies(n)
	if s.ed.LoneLeaders {
		for p := Place(0); p < lands; p++ {
			if s.present[p] == 0 {
				own |= bit(p)
			}
		}
	}
	reached, from := set(0), bit(at)
	for left := moves; left > 0 && from != 0; left-- {
		var beside set
		for t := from; t != 0; {
			p := next(&t)
			if isSea(p) {
				beside |= coast[p] &^ s.ed.Cards[n].NoLanding
			} else {
				beside |= s.ed.border[p]
			}
		}
		beside &= own &^ reached
		reached |= beside
		from = beside
		for t := beside; t != 0; {
			if p := next(&t); s.rival(n, p) != nobody && !s.overrun(n, p) {
				from &^= bit(p)
			}
		}
	}
	if moves == longMoves && !isSea(at) {
		reached |= acrossStrait[at] & own
	}
	return reached
}

// rideMoves is how many moves the leader needs to get there alone (§Leaders).
func (s *State) rideMoves(n Nation, to Place) int8 {
	moves := int8(1)
	for moves < longMoves && s.ride(n, moves)&bit(to) == 0 {
		moves++
	}
	return moves
}

// sayLed reports a march with the leader, each kind of army for itself. The leader
// goes with the first.
func (s *State) sayLed(e event, c engine.Choice) {
	e.extra = 1
	if c.Count > 0 {
		e.what, e.count = Infantry, int16(c.Count)
		s.say(e)
		e.extra = 0
	}
	if c.Extra > 0 {
		e.what, e.count = Unit(c.What), int16(c.Extra)
		s.say(e)
	}
}

// goAlong takes armies that the leader leads: first those that have come along
// (§Leaders).
func (s *State) goAlong(k int8, kind Unit, w way, at Place) {
	for _, state := range [...]march{escorted, unmoved} {
		have := min(k, s.in(at, kind, state))
		s.takeFrom(have, func(b *band) bool {
			return b.place == at && b.kind == kind && b.state == state
		}, func(b band) { s.putDown(b, w, escorted) })
		k -= have
	}
}

// stayBehind ends the move of armies that the leader leaves on the way (§Leaders).
func (s *State) stayBehind(at Place) {
	s.takeFrom(127, func(b *band) bool { return b.place == at && b.state == escorted },
		func(b band) { b.state = moved; s.joinBand(b) })
}
