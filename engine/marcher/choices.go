package marcher

import "bretwalda/engine"

// placeChoices offers something at each of some zones.
func placeChoices(buf []engine.Choice, verb uint8, k what, at set) []engine.Choice {
	c := engine.Do(verb)
	c.What = k
	for at != 0 {
		c.To = next(&at)
		buf = append(buf, c)
	}
	return buf
}

// countChoices offers a number.
func countChoices(buf []engine.Choice, verb uint8, low, high int8) []engine.Choice {
	c := engine.Do(verb)
	for c.Count = low; c.Count <= high; c.Count++ {
		buf = append(buf, c)
	}
	return buf
}

// nameChoices offers kingdoms or kings.
func nameChoices(buf []engine.Choice, from what, some kingdomSet) []engine.Choice {
	c := engine.Do(verbName)
	for c.What = from; some != 0; c.What++ {
		if some&1 != 0 {
			buf = append(buf, c)
		}
		some >>= 1
	}
	return buf
}

const bothKings kingdomSet = 1<<kings - 1

// choices lists what may be chosen in the open decision: by verb, then by zone,
// kind and number. The order is part of the links.
func (s *State) choices(buf []engine.Choice) []engine.Choice {
	if s.ask.seat == engine.Nobody {
		return buf
	}
	f := s.top()
	switch s.ask.kind {
	case askPlace:
		p := &s.scene().placings[s.placingDue()]
		buf = placeChoices(buf, verbPlace, p.what, p.where)
	case askLevy:
		buf = placeChoices(buf, verbLevy, nothing, s.drawing(f))
	case askDraw:
		buf = s.counters(buf)
	case askEvent:
		buf = countChoices(buf, verbRoll, 0, 99)
	case askPick:
		buf = s.picks(f, buf)
	case askLanding, askRaidSize, askSupply, askCrossing, askSiegeRoll, askRoll:
		buf = countChoices(buf, verbRoll, 1, 10)
	case askIrishLanding:
		buf = placeChoices(buf, verbPlace, Irish, s.zonesAmong(s.instruction().where, f))
	case askReinforce, askRising:
		buf = placeChoices(buf, verbPlace, nothing, s.zonesAmong(s.instruction().where, f))
	case askFeud, askRise:
		buf = nameChoices(buf, firstKingdom, s.nameable(s.instruction().do))
	case askRecall, askFever, askBribe:
		buf = s.removals(f, buf)
	case askMarch:
		buf = s.orders(buf)
	case askBattle:
		buf = placeChoices(buf, verbFight, nothing, s.attacked)
	case askSiege:
		buf = append(buf, engine.Do(verbSiege), engine.Do(verbEnd))
	case askToll:
		buf = s.casualties(buf, false)
	case askLose:
		buf = s.casualties(buf, f.step == stepFlight)
	case askAttackerRetreat, askDefenderRetreat:
		i := int(s.ask.kind - askAttackerRetreat)
		buf = append(placeChoices(buf, verbRetreat, nothing, s.retreats(i)), engine.Do(verbEnd))
	case askStrategic:
		buf = s.regroupings(buf)
	case askShow:
		buf = s.showings(buf)
	}
	return buf
}

// counters lists the counters in the cup of a side: each is drawn as likely as
// any other. A view that does not tell what lies in the cup lists none.
func (s *State) counters(buf []engine.Choice) []engine.Choice {
	if s.veiled>>uint(s.ask.side)&1 != 0 {
		return buf
	}
	c := engine.Do(verbDraw)
	for _, c.What = range kindsOf[s.ask.side] {
		if levied(c.What) {
			for c.Count = 1; c.Count <= s.pool[c.What]; c.Count++ {
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// picks lists what chance may pick: a king's land in a levy, a kingdom, or a
// zone of an event.
func (s *State) picks(f *frame, buf []engine.Choice) []engine.Choice {
	if f.step == stepLevy {
		return nameChoices(buf, firstKing, bothKings)
	}
	in := s.instruction()
	if in.do == kingdomQuarrels {
		return nameChoices(buf, firstKingdom, everyKingdom)
	}
	return placeChoices(buf, verbPick, nothing, s.zonesAmong(in.where, f))
}

// apply makes a choice that is known to be legal.
func (s *State) apply(c engine.Choice) {
	f, ask := s.top(), s.ask
	s.answered()
	switch ask.kind {
	case askPlace:
		s.sites[s.placingDue()] = c.To
	case askLevy:
		s.serve(f, c.To)
	case askDraw:
		s.draw(f, ask, c.What)
	case askEvent:
		s.rollEvent(f, c.Count)
	case askPick:
		s.pick(f, c)
	case askLanding:
		f.place = chart.landing[c.Count-1]
		f.stage++
	case askRaidSize:
		s.landVikings(f.place, c.Count)
		f.stage++
	case askIrishLanding, askReinforce, askRising:
		s.arrive(&s.fresh, ask.side, c.To)
		f.stage++
	case askFeud:
		s.feuds |= one(c.What)
		s.sayPicked(nowhere, c.What)
		f.stage++
	case askRise:
		s.mobilise(c.What)
		f.over()
	case askRecall, askFever, askBribe:
		s.dismiss(ask.side, c.What, c.From)
		f.stage++
	case askMarch:
		s.order(f, c)
	case askSupply:
		s.check(f, c.Count)
	case askCrossing:
		if f.step == stepFord {
			s.cross(f, c.Count)
		} else {
			s.crossBound(f, c.Count)
		}
	case askBattle:
		s.beginBattle(c.To)
	case askSiege:
		if c.Verb == verbSiege {
			s.nature(askSiegeRoll, ask.side, ask.place)
			s.ask.other = ask.other
		}
	case askSiegeRoll:
		s.besiege(f, c.Count)
	case askToll:
		s.fell(attacker, c.What, 1)
	case askRoll:
		s.rollDie(c.Count)
	case askLose:
		i := attacker
		if ask.side == s.fight.side[defender] {
			i = defender
		}
		s.fight.hits[1-i]--
		s.fell(i, c.What, 1)
	case askAttackerRetreat, askDefenderRetreat:
		if c.Verb == verbRetreat {
			s.flee(int(ask.kind-askAttackerRetreat), c.To)
		}
	case askStrategic:
		s.regroup(f, c)
	case askShow:
		s.turnUp(ask)
	}
}

// draw takes a counter out of the cup, for a levy or for an event.
func (s *State) draw(f *frame, ask asking, k what) {
	if f.step == stepLevy {
		s.raise(k, ask.place)
		return
	}
	s.pool[k]--
	s.hand[k]++
	f.n--
}

// pick notes what chance has picked.
func (s *State) pick(f *frame, c engine.Choice) {
	s.sayPicked(c.To, c.What)
	switch {
	case f.step == stepLevy:
		f.n = 1 + c.What - firstKing
		return
	case c.Verb == verbName:
		s.quarrel = c.What
	default:
		f.place = c.To
	}
	f.stage++
}

func (s *State) sayPicked(at zone, k what) {
	e := engine.Told(evPicked)
	e.To, e.What = at, k
	s.say(e)
}

// order carries out what a commander orders in the Movement Phase.
func (s *State) order(f *frame, c engine.Choice) {
	switch c.Verb {
	case verbEnd:
		f.n++
	case verbAdvance:
		s.push(frame{step: stepAdvance, place: c.To})
	default:
		s.march(c)
	}
}

// asked is Turn.Count: how many are still to be chosen or rolled.
func (s *State) asked() int8 {
	switch s.ask.kind {
	case askDraw:
		return max(1, s.top().n)
	case askRoll:
		return s.diceLeft()
	case askLose:
		if s.ask.side == s.fight.side[attacker] {
			return s.fight.hits[defender]
		}
		return s.fight.hits[attacker]
	case askToll, askRecall, askFever, askBribe:
		return 1
	}
	return 0
}
