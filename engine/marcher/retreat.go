package marcher

import "bretwalda/engine"

// Rules 7.2 and 7.3: retreat, and pursuit by cavalry.

// retreats is the set of zones that a side may leave the battle for: friendly
// ones beside it, never over the strait, where at least one of its units or its
// leader may be.
func (s *State) retreats(i int) (t set) {
	b := &s.fight
	a := b.side[i]
	if a == Vikings {
		return 0
	}
	for u := overland[b.at] & s.friendly(a); u != 0; {
		if to := next(&u); s.shelters(a, to) {
			t |= bit(to)
		}
	}
	return t
}

// shelters reports whether a zone takes in any of a side that leaves the battle.
func (s *State) shelters(a side, to zone) bool {
	at := s.fight.at
	for _, k := range kindsOf[a] {
		if s.unitsOf(k, at) > 0 && s.home(k, at)&bit(to) != 0 {
			return true
		}
	}
	l := s.leaderIn(a, at)
	return l != nothing && s.realm(l)&bit(to) != 0
}

func init() {
	define(askAttackerRetreat, fights(attacker), retreating("attackerRetreat", attacker, policyRecoil))
	define(askDefenderRetreat, fights(defender), retreating("defenderRetreat", defender, policyRetreat))
}

// fights is the fitness of a question to a side of the battle.
func fights(i int) func(*State, askRecord) bool {
	return func(s *State, a askRecord) bool { return a.Side == s.fight.side[i] }
}

// retreatOf is what each side in a battle is asked.
var retreatOf = [2]uint8{attacker: askAttackerRetreat, defender: askDefenderRetreat}

// retreating asks a side in a battle whether it leaves.
func retreating(name string, i int, policy uint8) decision {
	return engine.Decide(
		name, "7.2", fighterAsked, untold,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return append(placeChoices(buf, verbRetreat, nothing, s.retreats(i)), engine.Do(verbEnd))
		},
		func(s *State, _ asking, c engine.Choice) {
			if c.Verb == verbRetreat {
				s.flee(i, c.To)
			}
		},
		because(ruleRetreat),
		settled(policy, (*State).retreatBy),
	)
}

// flee has a side leave the battle.
func (s *State) flee(i int, to zone) {
	s.top().stage = battleEnds
	s.push(frame{step: stepFlight, n: int8(i), place: to})
}

// Stages of a retreat.
const (
	flightBegins = iota
	pursuitDice
	pursuitLosses
	flightEnds
)

// runFlight has the cavalry that is left behind ride after those on foot, then
// the side that retreats goes to f.place.
func (s *State) runFlight(f *frame) {
	stage := f.stage
	f.stage++
	switch stage {
	case flightBegins:
		s.pursue(int(f.n))
	case pursuitDice:
		if s.diceDue() {
			f.stage = stage
		}
	case pursuitLosses:
		if s.lossesDue(true) {
			f.stage = stage
		}
	default:
		s.withdraw(s.fight.side[f.n], f.place)
		s.pop()
		s.alert()
	}
}

// Rule 7.3: a die for each knight or teulu, if anybody flees on foot.
func (s *State) pursue(fleeing int) {
	b := &s.fight
	b.dice = [2][unitKinds]int8{}
	b.hits = [2]int8{}
	if _, _, onFoot := s.victims(fleeing, true); onFoot == 0 {
		return
	}
	some := false
	for _, k := range kindsOf[b.side[1-fleeing]] {
		if chart.counters[k].class == horse {
			b.dice[1-fleeing][k] = s.unitsOf(k, b.at)
			some = some || b.dice[1-fleeing][k] > 0
		}
	}
	if some {
		e := engine.Told(evPursuit)
		e.Side, e.To = b.side[1-fleeing], b.at
		s.say(e)
	}
}

// withdraw takes a whole side out of the battle. Rule 11.1.6: who may not enter
// the zone is lost.
func (s *State) withdraw(a side, to zone) {
	at := s.fight.at
	for _, k := range kindsOf[a] {
		n := s.unitsOf(k, at)
		switch {
		case n == 0:
		case s.home(k, at)&bit(to) == 0:
			s.sayLost(a, k, n, at)
			s.eliminate(k, at, n)
		default:
			s.sayRetreat(a, k, n, at, to)
			stopped := s.halted[at][k]
			s.leave(k, at, n)
			s.come(&s.halted, k, to, stopped)
			s.come(&s.fresh, k, to, n-stopped)
		}
	}
	l := s.leaderIn(a, at)
	switch {
	case l == nothing:
	case s.realm(l)&bit(to) == 0:
		s.sayLost(a, l, 1, at)
		s.loseLeader(l)
	default:
		s.sayRetreat(a, l, 1, at, to)
		s.leaderAt[l-firstLeader] = to
	}
}

func (s *State) sayRetreat(a side, k what, n int8, from, to zone) {
	e := engine.Told(evRetreat)
	e.Side, e.What, e.Count, e.From, e.To = a, k, int16(n), from, to
	s.say(e)
}

func (s *State) sayLost(a side, k what, n int8, from zone) {
	e := engine.Told(evRemove)
	e.Side, e.What, e.Count, e.From = a, k, int16(n), from
	s.say(e)
}
