package marcher

import "bretwalda/engine"

// BattleAhead is the battle that a choice leads to: a march or an advance that meets
// enemies, a battle to fight, a siege or none, or fighting on instead of a retreat. It
// is false where there is none, and where the viewer may not know all units there.
func (s *State) BattleAhead(c engine.Choice) (OddsQuery, bool) {
	var q OddsQuery
	switch s.ask.kind {
	case askMarch:
		q = s.battleOf(c)
	case askBattle:
		q = s.battleIn(s.act, zone(c.To))
	case askSiege:
		q = s.battleOn()
		q.Siege = c.Verb == verbSiege
	case askAttackerRetreat, askDefenderRetreat:
		if c.Verb == verbEnd {
			q = s.battleOn()
			q.Begun = true
		}
	}
	return q, q.Check() == nil
}

// battleOf is the battle of the stacks bound for the goal of a march or an advance,
// with those that march now and those already there.
func (s *State) battleOf(c engine.Choice) OddsQuery {
	q := s.battleIn(s.act, zone(c.To))
	own := &q.Attacker
	if q.Defender.Side == int8(s.act) { // they come to help against raiders
		own = &q.Defender
	}
	join := func(st stack) {
		if isLeader(st.what) {
			own.Leader = true
		} else {
			own.Units[st.what] += st.count
		}
	}
	for _, st := range s.bound[:s.bounds] {
		if st.to == zone(c.To) {
			join(st)
		}
	}
	if st := stackOf(c); c.Verb == verbMarch && (isLeader(st.what) || isUnit(st.what)) {
		join(st)
	}
	return q
}

// battleIn is the battle that a side would begin in a zone with its units there, or
// that raiders begin against it.
func (s *State) battleIn(a side, z zone) OddsQuery {
	if z < 0 || z >= zones || s.unknown[z] > 0 {
		return OddsQuery{}
	}
	enemy := 1 - a
	if by := s.raid.by; s.raid.at == z && by != a && s.present[a].has(z) && (by == enemy || !s.present[enemy].has(z)) {
		return s.armies(by, a, z)
	}
	if !(s.present[enemy] | s.leadersOf(enemy)).has(z) {
		enemy = Vikings
	}
	return s.armies(a, enemy, z)
}

// battleOn is the rest of the battle under way.
func (s *State) battleOn() OddsQuery {
	b := &s.fight
	q := s.armies(b.side[attacker], b.side[defender], b.at)
	q.Breached = b.breached
	return q
}

// BattleBegun is the battle whose dice are thrown now; false where there is
// none, or where the viewer may not know all units there.
func (s *State) BattleBegun() (OddsQuery, bool) {
	if s.ask.kind != askRoll || s.fight.at == nowhere {
		return OddsQuery{}, false
	}
	if s.unknown[s.fight.at] > 0 {
		return OddsQuery{}, false
	}
	q := s.battleOn()
	return q, q.Check() == nil
}

// BattleAfter is the rest of a battle after a loss that the viewer chooses, if whatever else is
// to be lost before the next dice is the least; false where nothing is left to fight.
func (s *State) BattleAfter(c engine.Choice) (OddsQuery, bool) {
	at := s.fight.at
	if s.ask.kind != askLose || at == nowhere || s.unknown[at] > 0 {
		return OddsQuery{}, false
	}
	after := &State{position: s.position}
	if _, err := after.Play(c); err != nil {
		return OddsQuery{}, false
	}
	for after.ask.kind == askLose {
		least, ok := after.Answer(engine.UsualOrders(&lexicon, false))
		if !ok {
			return OddsQuery{}, false
		}
		after.apply(least)
		after.proceed()
	}
	if after.fight.at != at {
		return OddsQuery{}, false
	}
	q := after.battleOn()
	switch after.ask.kind {
	case askRoll:
		_, k := after.rolling()
		q.Begun, q.Missiles = after.fight.round > 1, chart.counters[k].class != archer
	case askAttackerRetreat, askDefenderRetreat:
		q.Begun = true
	default:
		return OddsQuery{}, false
	}
	return q, q.Check() == nil
}

// CrossingAhead reports whether a choice moves pieces that have to roll for the
// strait first (§12.2).
func (s *State) CrossingAhead(c engine.Choice) bool {
	switch {
	case s.ask.kind != askMarch && s.ask.kind != askStrategic, c.To < 0:
		return false
	case c.Verb == verbMarch && s.fords(stackOf(c)):
		return true
	case c.Verb == verbEnd:
		return false
	}
	return s.anyBound(func(st stack) bool { return st.to == zone(c.To) && s.fords(st) })
}

// armies is the battle of two sides in a zone as they are.
func (s *State) armies(a, d side, z zone) OddsQuery {
	q := OddsQuery{Attacker: s.muster(a, z), Defender: s.muster(d, z), Castle: s.castles.has(z), Event: int8(s.event)}
	if s.raid.at == z && s.raid.by == Welsh && a == Welsh {
		q.Insurgents = min(s.raid.count, int8(q.Attacker.Count()))
	}
	return q
}

// muster is the force of a side in a zone.
func (s *State) muster(a side, z zone) OddsSide {
	o := OddsSide{Side: int8(a), Leader: s.leaderIn(a, z) != noLeader}
	for _, k := range kindsOf[a] {
		o.Units[k] = s.unitsOf(k, z)
	}
	return o
}
