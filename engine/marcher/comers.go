package marcher

import "bretwalda/engine"

// Comers is the battle for a zone if the other side marches into it with all that
// is near enough: from the zones beside it, and horse over one of its own. It is
// false where nobody can come, and where nobody holds the zone.
func (s *State) Comers(z int8) (OddsQuery, bool) {
	if !onMap(z) || s.Control(z) < 0 || s.unknown[z] > 0 {
		return OddsQuery{}, false
	}
	at := zone(z)
	a := 1 - side(s.Control(z))
	q := s.armies(a, 1-a, at)
	q.Event = engine.None // what is in force now is over then
	near := adjacent[at]
	for t := near; t != 0; {
		s.gather(&q.Attacker, next(&t), at, false)
	}
	far := set(0)
	for t := near & s.held[a]; t != 0; {
		far |= adjacent[next(&t)]
	}
	for t := far &^ near &^ bit(at); t != 0; {
		s.gather(&q.Attacker, next(&t), at, true)
	}
	return q, q.Attacker.Count() > 0
}

// gather adds to a force what may march from one zone to another, or only the horse.
func (s *State) gather(o *OddsSide, from, to zone, ride bool) {
	for _, k := range kindsOf[o.Side] {
		if (!ride || chart.counters[k].class == horse) && s.home(k, from).has(to) {
			o.Units[k] += s.unitsOf(k, from)
		}
	}
	if s.leaderIn(side(o.Side), from) != noLeader && s.realm(s.leaderIn(side(o.Side), from)).has(to) {
		o.Leader = true
	}
}
