package britannia

import "bretwalda/engine"

// Retreats of the defender and of the attacker.

func init() {
	define(askDefenderRetreat, retreating("defenderRetreat", policyRetreat, battleAttacker))
	define(askAttackerRetreat, retreating("attackerRetreat", policyRecoil, battleBegins))
}

// retreating asks a nation whether it leaves the battle; if it stays, the next stage
// follows.
func retreating(name string, policy uint8, next stage) decision {
	return engine.Decide(
		name, "Retreats", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return append(s.retreats(buf, s.ask.side), engine.NewChoice(verbEnd))
		},
		func(s *State, _ asking, c engine.Choice) {
			if c.Verb == verbEnd {
				s.top().stage = next
			} else {
				s.retreat(c)
			}
		},
		because(ruleRetreat), ordered(policy, (*State).retreatBy),
	)
}

// mayRetreat reports whether a nation has anywhere to go (§Retreats).
func (s *State) mayRetreat(n Nation) bool {
	var room [32]engine.Choice
	return len(s.retreats(room[:0], n)) > 0
}

// retreats lists the retreats of a combatant (§Retreats).
func (s *State) retreats(buf []engine.Choice, n Nation) []engine.Choice {
	at := s.fight.place
	leader := s.leaderIn(n, at)
	if leader {
		for t := s.besides(at) & s.solely(n) & s.landArmies(n); t != 0; {
			buf = append(buf, engine.Choice{Verb: verbRetreatLed, What: int8(nothing), From: int8(at), To: int8(next(&t)), Via: int8(nowhere), Via2: int8(nowhere)})
		}
	}
	if n != s.act {
		t := s.havens(n, at)
		for _, kind := range [...]Unit{Infantry, Cavalry} {
			have := s.infantry[n][at]
			if kind == Cavalry {
				have = s.cavalry[n][at]
			}
			for u := t; have > 0 && u != 0; {
				buf = s.retreatTo(buf, n, kind, next(&u), have, leader)
			}
		}
		return buf
	}
	for i := 0; i < int(s.banded); i++ {
		b := &s.bands[i]
		if b.place != at || b.entry == nowhere {
			continue
		}
		if s.ed.FreeRetreat {
			buf = s.freeRetreats(buf, n, i, leader)
			continue
		}
		if !s.mayReturn(n, b.entry) {
			continue
		}
		have, first := int8(0), true
		for j := range s.bands[:s.banded] {
			if o := &s.bands[j]; o.place == at && o.kind == b.kind && o.entry == b.entry {
				first = first && j >= i
				have += o.count
			}
		}
		if !first {
			continue // listed with an earlier band
		}
		if b.kind == Cavalry {
			have = min(have, s.cavalry[n][at])
		} else {
			have = min(have, s.infantry[n][at])
		}
		buf = s.retreatTo(buf, n, b.kind, b.entry, have, leader)
	}
	return buf
}

// freeRetreats lists the retreats of attackers of a kind in the editions that let them
// choose. They go to any adjacent area without other nations, or to the sea if they
// came from it (§Retreats).
func (s *State) freeRetreats(buf []engine.Choice, n Nation, i int, leader bool) []engine.Choice {
	at, kind := s.fight.place, s.bands[i].kind
	var land int8
	var sea [places - lands]int8
	for j := range s.bands[:s.banded] {
		b := &s.bands[j]
		if b.place != at || b.kind != kind || b.entry == nowhere {
			continue
		}
		if j < i {
			return buf // listed with an earlier band
		}
		land += b.count
		if isSea(b.entry) {
			sea[b.entry-lands] += b.count
		}
	}
	left := s.infantry[n][at]
	if kind == Cavalry {
		left = s.cavalry[n][at]
	}
	for t := s.besides(at); t != 0; {
		if to := next(&t); s.rival(n, to) == nobody {
			buf = s.retreatTo(buf, n, kind, to, min(land, left), leader)
		}
	}
	for k, have := range sea {
		if have > 0 {
			buf = s.retreatTo(buf, n, kind, lands+Place(k), min(have, left), leader)
		}
	}
	return buf
}

// retreatTo lists the counts that may go to one area, with and without the
// leader. The leader goes with the last armies (§Retreats).
func (s *State) retreatTo(buf []engine.Choice, n Nation, kind Unit, to Place, have int8, leader bool) []engine.Choice {
	at := s.fight.place
	c := engine.Choice{What: int8(kind), From: int8(at), To: int8(to), Via: int8(nowhere), Via2: int8(nowhere)}
	for c.Count = 1; c.Count <= have; c.Count++ {
		if !isSea(to) && s.roomFor(n, c.Count, bit(to), at) == 0 {
			continue // fewer may not fit where more do: the stack they leave counts too
		}
		if c.Verb = verbRetreat; !leader || s.ed.LoneLeaders || c.Count < s.armies(n, at) {
			buf = append(buf, c)
		}
		if c.Verb = verbRetreatLed; leader {
			buf = append(buf, c)
		}
	}
	return buf
}

// besides are the areas next to an area, straits included.
func (s *State) besides(at Place) set { return s.ed.border[at] | acrossStrait[at] }

// havens are the areas where a defender may go (§Retreats).
func (s *State) havens(n Nation, at Place) set {
	t := s.besides(at) &^ s.entered[at]
	enemy := s.solely(s.act)
	if s.ed.BattlesBar {
		enemy = s.where[s.act] & allLand
	}
	enemy &^= bit(at)
	own := s.solely(n)
	for u := t; u != 0; {
		p := next(&u)
		vacant := s.present[p] == 0 && s.ed.border[p]&enemy == 0
		if !vacant && own&bit(p) == 0 {
			t &^= bit(p)
		}
	}
	return t
}

// mayReturn reports whether attackers may go back to where they came from (§Retreats).
func (s *State) mayReturn(n Nation, to Place) bool {
	if isSea(to) {
		return s.raids(n) || s.ed.LandingsRetreat && s.mayStayAtSea(n)
	}
	return s.rival(n, to) == nobody
}

// retreat moves armies out of the battle (§Retreats).
func (s *State) retreat(c engine.Choice) {
	n := s.ask.side
	if c.Count > 0 {
		s.add(n, Unit(c.What), Place(c.From), -c.Count)
		s.add(n, Unit(c.What), Place(c.To), c.Count)
		if n == s.act {
			s.takeFrom(c.Count, func(b *band) bool {
				return b.place == Place(c.From) && b.kind == Unit(c.What) && b.entry != nowhere &&
					(b.entry == Place(c.To) || s.ed.FreeRetreat && !isSea(Place(c.To)))
			}, func(b band) { s.restBand(b, Place(c.To)) })
		}
		e := eventOf(evRetreat)
		e.side, e.what, e.count, e.from, e.to = n, Unit(c.What), int16(c.Count), Place(c.From), Place(c.To)
		s.say(e)
	}
	if c.Verb == verbRetreatLed {
		e := eventOf(evRetreat)
		e.side, e.what, e.count, e.from, e.to = n, s.leader[n], 1, Place(c.From), Place(c.To)
		s.say(e)
		s.leaderAt[n] = Place(c.To)
	}
	s.fight.submissionDue = true
	if !isSea(Place(c.To)) && s.sole(n, Place(c.To)) {
		if s.ed.RetreatOccupies {
			s.occupy(n, Place(c.To))
		} else {
			s.garrison(n, Place(c.To))
		}
	}
}
