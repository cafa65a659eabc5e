package marcher

import "bretwalda/engine"

// The steps of events (§5.0).

// perform takes a step of an event, or asks the question that it needs (§5.0).
func (s *State) perform(f *frame, in *instruction) {
	switch in.do {
	case weatherTurns:
		s.weather = in.weather
		f.stage++
	case vikingsSail:
		if s.pool[Viking] == 0 {
			s.pop()
			return
		}
		s.open(askLanding, Vikings, nowhere)
	case vikingsLand:
		s.open(askRaidSize, Vikings, f.place)
	case zoneIsPicked:
		if s.zonesAmong(in.where, f) == 0 {
			s.pop()
			return
		}
		s.open(askPick, s.act, nowhere)
	case zoneIsNeeded:
		if s.zonesAmong(in.where, f) == 0 {
			s.pop()
			return
		}
		f.stage++
	case countersAreDrawn:
		s.drawForEvent(f, in)
	case irishSail:
		n := min(in.count, s.pool[Irish])
		if n == 0 || s.zonesAmong(welshCoast, f) == 0 {
			s.pop()
			return
		}
		s.pool[Irish] -= n
		s.hand[Irish] = n
		f.stage++
	case theyArrive:
		s.open(in.ask, in.side, nowhere)
	case theyAttack:
		s.rise(f.place)
		f.stage++
	case castleBurns:
		s.castles &^= bit(f.place)
		s.say(evCastleLost).to(f.place)
		f.stage++
	case unitIsLost:
		if s.zonesAmong(in.where, f) == 0 {
			s.pop()
			return
		}
		s.open(in.ask, in.side, f.place)
	case kingdomRests, kingdomIsMobilised:
		if s.nameable(in.do) != 0 {
			s.open(in.ask, in.side, nowhere)
		} else if in.do == kingdomRests {
			s.pop()
		} else {
			f.stage++
		}
	case kingdomQuarrels:
		s.open(askPick, s.act, nowhere)
	case harvestFails:
		s.harvest = true
		f.stage++
	}
}

// drawForEvent draws counters one after the other into the hand (§5.0).
func (s *State) drawForEvent(f *frame, in *instruction) {
	if f.draws == 0 && s.hand == [unitKinds]int8{} {
		f.draws = min(in.count, s.poolOf(in.side))
		if f.draws == 0 {
			s.pop()
			return
		}
	}
	if f.draws == 0 {
		f.stage++
		return
	}
	s.open(askDraw, in.side, f.place)
}

// zonesAmong is the set of zones that a step is about (§5.0).
func (s *State) zonesAmong(a among, f *frame) set {
	switch a {
	case normanOutside:
		return s.held[Normans] & outside
	case castleOutside:
		return s.held[Normans] & outside & s.castles
	case normanEarldoms:
		return s.held[Normans] & earldoms
	case normanLargest:
		return s.largest()
	case welshCoast:
		return s.held[Welsh] & coast
	case welshOutside:
		return s.held[Welsh] & outside
	case welshTempted:
		return s.tempted()
	}
	if f.place == nowhere {
		return 0
	}
	return bit(f.place)
}

// largest is the set of zones with most Norman units.
func (s *State) largest() (best set) {
	most := int8(1)
	for t := s.present[Normans]; t != 0; {
		z := next(&t)
		switch n := s.here[Normans][z]; {
		case n > most:
			best, most = bit(z), n
		case n == most:
			best |= bit(z)
		}
	}
	return best
}

// tempted is the set of Welsh zones next to the Normans with a unit that takes gold,
// as teulu do not (§5.0).
func (s *State) tempted() (found set) {
	for t := s.held[Welsh] & outside; t != 0; {
		z := next(&t)
		if adjacent[z]&s.held[Normans] != 0 && s.here[Welsh][z] > s.unitsOf(Teulu, z) {
			found |= bit(z)
		}
	}
	return found
}

// nameable is the set of kingdoms with a Welsh zone that may be named (§5.0).
func (s *State) nameable(do effect) (found kingdomSet) {
	for k := firstKingdom; k <= Dyfed; k++ {
		if s.mobilised.has(k) == (do == kingdomRests) && kingdomZones(k)&s.held[Welsh] != 0 {
			found |= one(k)
		}
	}
	return found
}

// landVikings brings Vikings ashore (§5.0). In the Combat Phase they attack
// anybody they find in the zone; an empty one they hold at once.
func (s *State) landVikings(z zone, face int8) {
	n := min(chart.size[face-1], s.pool[Viking])
	s.pool[Viking] -= n
	s.come(&s.fresh, Viking, z, n)
	s.say(evVikings).count(n).to(z)
	s.raid = raid{at: z, by: Vikings}
}

// rise puts the insurgents that were drawn into a Norman zone (§5.0).
func (s *State) rise(z zone) {
	s.raid = raid{at: z, by: Welsh}
	state := &s.fresh
	if s.act == Welsh {
		state = &s.spent // they attack where they are
	}
	for _, k := range kindsOf[Welsh] {
		s.raid.count += s.hand[k]
	}
	s.entered[z][kingOf(z).flag()] += s.raid.count
	s.arrive(state, Welsh, z)
}

// arrive puts the counters that were drawn into a zone (§5.0).
func (s *State) arrive(state *[zones][unitKinds]int8, a side, z zone) {
	for _, k := range kindsOf[a] {
		n := s.hand[k]
		if n == 0 {
			continue
		}
		s.hand[k] = 0
		s.come(state, k, z, n)
		s.say(evPlace).side(a).what(k).count(n).to(z)
	}
	s.alert()
}

// dismiss returns a unit to its pool (§5.0); nothing is a face-down levy.
func (s *State) dismiss(a side, k what, z zone) {
	s.say(evRemove).side(a).what(k).count(1).from(z)
	state := &s.fresh
	if k == nothing {
		state = &s.down
		for _, k = range kindsOf[a] {
			if s.down[z][k] > 0 {
				break
			}
		}
	}
	state[z][k]--
	s.count(a, z, -1)
	s.pool[plain(k)]++
	if s.here[a][z] == 0 { // (§5.0)
		s.neutralise(z)
	}
}

// removals lists the units that an event may take (§5.0).
func (s *State) removals(buf []engine.Choice) []engine.Choice {
	in, f := s.instruction(), s.top()
	c := engine.NewChoice(verbRemove)
	for t := s.zonesAmong(in.where, f); t != 0; {
		z := next(&t)
		c.From, c.What = int8(z), engine.None
		if s.levyLies(in.side, z) {
			buf = append(buf, c)
		}
		for _, k := range kindsOf[in.side] {
			if s.fresh[z][k] > 0 && !in.spared.has(k) {
				c.What = int8(k)
				buf = append(buf, c)
			}
		}
	}
	return buf
}

// levyLies reports whether a side has a face-down levy in a zone.
func (s *State) levyLies(a side, z zone) bool {
	for _, k := range kindsOf[a] {
		if s.down[z][k] > 0 {
			return true
		}
	}
	return s.unknown[z] > 0 // in a view
}

// favourOf is the addition of the event in force to a die in battle (§5.0,
// §7.2).
func (s *State) favourOf(i role, k what) int8 {
	if s.event == nothing {
		return 0
	}
	v := &chart.events[s.event-firstEvent].favour
	b := &s.fight
	switch {
	case v.die == 0, v.side != b.side[i], !v.units.has(k):
		return 0
	case v.firstRound && b.round != 1:
		return 0
	case v.openDefence && (i != defender || s.castles.has(b.at)):
		return 0
	}
	return v.die
}

// stillQuarrel keeps the units of a kingdom that quarrels where they are, its
// king with them (§5.0).
func (s *State) stillQuarrel() {
	if s.quarrel == nothing {
		return
	}
	for t := kingdomZones(s.quarrel) & (s.present[Welsh] | s.leadersOf(Welsh)); t != 0; {
		z := next(&t)
		for _, k := range kindsOf[Welsh] {
			s.spent[z][k] += s.fresh[z][k]
			s.fresh[z][k] = 0
		}
		if l := s.leaderIn(Welsh, z); l != noLeader {
			s.ridden |= only(l)
		}
	}
}
