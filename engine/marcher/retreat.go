package marcher

import "bretwalda/engine"

// Retreat, and pursuit by cavalry (§7.2, §7.3).

// retreats is the set of zones that a side may leave the battle for (§7.2): adjacent
// friendly ones that take at least one of its units or its leader. The strait is never
// a way.
func (s *State) retreats(i role) (t set) {
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

// shelters reports whether a zone takes in any piece of a side that leaves the
// battle (§11.1.6).
func (s *State) shelters(a side, to zone) bool {
	at := s.fight.at
	for _, k := range kindsOf[a] {
		if s.unitsOf(k, at) > 0 && s.home(k, at).has(to) {
			return true
		}
	}
	l := s.leaderIn(a, at)
	return l != noLeader && s.realm(l).has(to)
}

func init() {
	define(askAttackerRetreat, fights(attacker), retreating("attackerRetreat", attacker, policyRecoil))
	define(askDefenderRetreat, fights(defender), retreating("defenderRetreat", defender, policyRetreat))
}

// fights is the fitness of a question to a side of the battle.
func fights(i role) func(*State, asking) bool {
	return func(s *State, a asking) bool { return a.side == s.fight.side[i] }
}

// retreatOf is the question to each side in a battle.
var retreatOf = [roles]question{attacker: askAttackerRetreat, defender: askDefenderRetreat}

// retreating asks a side in a battle whether it leaves (§7.2).
func retreating(name string, i role, policy uint8) decision {
	return engine.Decide(
		name, "7.2", fighterAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return append(placeChoices(buf, verbRetreat, nothing, s.retreats(i)), engine.NewChoice(verbEnd))
		},
		func(s *State, _ asking, c engine.Choice) {
			if c.Verb == verbRetreat {
				s.flee(i, zone(c.To))
			}
		},
		because(ruleRetreat),
		ordered(policy, (*State).retreatBy),
	)
}

// flee has a side leave the battle (§7.2).
func (s *State) flee(i role, to zone) {
	s.top().stage = battleEnds
	s.push(frame{step: stepFlight, runs: i, place: to})
}

// Stages of a retreat.
const (
	flightBegins stage = iota
	pursuitDice
	pursuitLosses
	flightEnds
)

// runFlight has the cavalry of the side that stays ride after units on foot,
// then the side that retreats goes to f.place (§7.2, §7.3).
func (s *State) runFlight(f *frame) {
	stage := f.stage
	f.stage++
	switch stage {
	case flightBegins:
		s.pursue(f.runs)
	case pursuitDice:
		if s.diceDue() {
			f.stage = stage
		}
	case pursuitLosses:
		if s.lossesDue(true) {
			f.stage = stage
		}
	default:
		s.withdraw(s.fight.side[f.runs], f.place)
		s.pop()
		s.alert()
	}
}

// pursue gives a die to each knight or teulu, if anybody flees on foot (§7.3).
func (s *State) pursue(fleeing role) {
	b := &s.fight
	b.dice = [roles][unitKinds]int8{}
	b.hits = [roles]int8{}
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
		s.say(evPursuit).side(b.side[1-fleeing]).to(b.at)
	}
}

// withdraw takes a whole side out of the battle (§7.2). A piece that may not
// enter the zone is lost (§11.1.6).
func (s *State) withdraw(a side, to zone) {
	at := s.fight.at
	for _, k := range kindsOf[a] {
		n := s.unitsOf(k, at)
		switch {
		case n == 0:
		case !s.home(k, at).has(to):
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
	case l == noLeader:
	case !s.realm(l).has(to):
		s.sayLost(a, l.what(), 1, at)
		s.loseLeader(l)
	default:
		s.sayRetreat(a, l.what(), 1, at, to)
		s.leaderAt[l] = to
	}
}

func (s *State) sayRetreat(a side, k what, n int8, from, to zone) {
	s.say(evRetreat).side(a).what(k).count(n).from(from).to(to)
}

func (s *State) sayLost(a side, k what, n int8, from zone) {
	s.say(evRemove).side(a).what(k).count(n).from(from)
}
