package marcher

import "bretwalda/engine"

// Standing orders, by which a player of a match by link has answered decisions in
// advance. docs/BY_LINK.md explains each. Its words hold as long as the revision of the
// rules, since other devices check them.
//
// The set-up is always asked, for it is hidden; so are events, for the march of
// the same player follows.

// The policies, in the order of links.
const (
	policyRetreat    = iota // the defender's retreat
	policyRecoil            // the attacker's
	policyCasualties        // in battle, and after a failed siege
	policySiege
	policyBattles // their order
	policyLevy    // of a commander who does not move first
	policyStrategic
	policyOwnLevy // of a commander who moves first
	policies
)

// Values of the policies; 0 is "ask" in all of them.
const (
	standFast     = 1 // of policyRetreat and policyRecoil
	yieldMany     = 2
	yieldAlways   = 3
	loseWeakest   = 1 // of policyCasualties
	loseFoot      = 2
	siegeLikely   = 1 // of policySiege
	siegeAlways   = 2
	siegeNever    = 3
	surestFirst   = 1 // of policyBattles
	hardestFirst  = 2
	levyFront     = 1 // of policyLevy and policyOwnLevy
	levyThinnest  = 2
	strategyStay  = 1 // of policyStrategic
	strategyFront = 2
)

var orderBook = [policies]engine.Policy{
	policyRetreat:    {ID: "retreat", Values: []string{"ask", "never", "outnumbered", "always"}, Usual: yieldMany},
	policyRecoil:     {ID: "recoil", Values: []string{"ask", "never", "outnumbered", "always"}, Usual: yieldMany},
	policyCasualties: {ID: "casualties", Values: []string{"ask", "weakest", "foot"}, Usual: loseWeakest},
	policySiege:      {ID: "siege", Values: []string{"ask", "likely", "always", "never"}, Usual: siegeLikely},
	policyBattles:    {ID: "battles", Values: []string{"ask", "surest", "hardest"}, Usual: surestFirst},
	policyLevy:       {ID: "levy", Values: []string{"ask", "front", "thinnest"}, Usual: levyFront},
	policyStrategic:  {ID: "strategic", Values: []string{"ask", "stay", "front"}, Sealed: strategyFront},
	policyOwnLevy:    {ID: "ownLevy", Values: []string{"ask", "front", "thinnest"}, Sealed: levyFront},
}

// siegeBy lays siege or not.
func (s *State) siegeBy(value uint8) (engine.Choice, bool) {
	if tenths, _, _ := s.SiegeOdds(); value == siegeNever || value == siegeLikely && tenths < likely {
		return engine.NewChoice(verbEnd), true
	}
	return engine.NewChoice(verbSiege), true
}

// levyPolicy is the policy of the next levy. The seat that moves first has a policy of
// its own: usually it has the match anyway.
func (s *State) levyPolicy() uint8 {
	if s.ask.seat == s.captain(s.act) {
		return policyOwnLevy
	}
	return policyLevy
}

// strategicBy makes the strategic move or passes. Units go to front zones with more
// enemies adjacent than units inside, the greatest excess first. They come from zones
// without enemies near; one unit stays behind.
func (s *State) strategicBy(value uint8) (engine.Choice, bool) {
	return engine.Foremost(s.Legal(nil), func(c engine.Choice) engine.Preference {
		if c.Verb == verbEnd {
			return engine.Preference{1}
		}
		st := stackOf(c)
		pressure := s.pressure(st.to)
		if value == strategyStay || isLeader(st.what) || s.threat(s.act, st.from) > 0 || st.count >= s.here[s.act][st.from] || pressure <= 0 {
			return engine.Preference{0}
		}
		return engine.Preference{2, pressure, int(c.Count)}
	}), true
}

// pressure is the excess of others' units adjacent to a zone over the acting side's in
// it.
func (s *State) pressure(z zone) int { return s.threat(s.act, z) - int(s.here[s.act][z]) }

func (s *State) preferLevy(value uint8, c engine.Choice) engine.Preference {
	if value == levyThinnest {
		return engine.Preference{-int(s.here[s.act][c.To]), s.threat(s.act, zone(c.To))}
	}
	return engine.Preference{s.pressure(zone(c.To))}
}

func (s *State) preferBattle(value uint8, c engine.Choice) engine.Preference {
	if value == hardestFirst {
		return engine.Preference{-s.superiority(zone(c.To))}
	}
	return engine.Preference{s.superiority(zone(c.To))}
}

func (s *State) preferCasualty(value uint8, c engine.Choice) engine.Preference {
	k := &chart.counters[c.What]
	if value == loseFoot {
		return engine.Preference{-int(k.class), int(k.strength)}
	}
	return engine.Preference{int(k.strength), -int(k.class)}
}

// likely is the least chance in tenths of a siege that is likely to succeed.
const likely = 6

// threat counts the others' units adjacent to a zone.
func (p *position) threat(a side, z zone) int {
	var units int8
	for t := adjacent[z]; t != 0; {
		beside := next(&t)
		for b := range sides {
			if b != a {
				units += p.here[b][beside]
			}
		}
	}
	return int(units)
}

// superiority is how many more units the acting side has in a zone than its
// enemies there.
func (p *position) superiority(z zone) int {
	n := 2 * p.here[p.act][z]
	for a := range sides {
		n -= p.here[a][z]
	}
	return int(n)
}

// retreatBy has the side retreat or stay. It prefers zones open to most of its units,
// then to its leader. Then come castles, zones with most of its units, and those with
// fewer enemies near.
func (s *State) retreatBy(value uint8) (engine.Choice, bool) {
	a, at := s.ask.side, s.fight.at
	if value == standFast || value == yieldMany && s.here[s.ask.other][at] <= s.here[a][at] {
		return engine.NewChoice(verbEnd), true
	}
	return engine.Foremost(s.Legal(nil), func(c engine.Choice) engine.Preference {
		if c.Verb == verbEnd {
			return engine.Preference{-1}
		}
		to, leader, castle := zone(c.To), 0, 0
		if l := s.leaderIn(a, at); l != noLeader && s.realm(l).has(to) {
			leader = 1
		}
		if s.castles.has(to) && a == Normans {
			castle = 1
		}
		return engine.Preference{s.sheltered(a, to), leader, castle, int(s.here[a][to]), -s.threat(a, to)}
	}), true
}

// sheltered is how many units of a side that leaves the battle a zone takes in.
func (s *State) sheltered(a side, to zone) int {
	var n int8
	for _, k := range kindsOf[a] {
		if s.home(k, s.fight.at).has(to) {
			n += s.unitsOf(k, s.fight.at)
		}
	}
	return int(n)
}
