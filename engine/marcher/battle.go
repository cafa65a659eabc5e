package marcher

import "bretwalda/engine"

// Battles (§3.4, §7.2).

// Stages of the Combat Phase.
const (
	combatMarches stage = iota
	combatRaid
	combatOver
)

// runCombat fights the battles that movement began, in the order the side
// likes, and then the one that an event brought (§3.4, §7.0).
func (s *State) runCombat(f *frame) {
	switch f.stage {
	case combatMarches:
		switch size(s.attacked) {
		case 0:
			f.stage = combatRaid
		case 1:
			s.beginBattle(first(s.attacked))
		default:
			s.open(askBattle, s.act, nowhere)
		}
	case combatRaid:
		f.stage = combatOver
		s.beginRaid()
	default:
		s.raid = raid{at: nowhere, by: nobody}
		s.pop()
	}
}

func init() {
	define(askBattle, sideActs, engine.Decide(
		"battle", "7.0", captainAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return placeChoices(buf, verbFight, nothing, s.attacked)
		},
		func(s *State, _ asking, c engine.Choice) { s.beginBattle(zone(c.To)) },
		because(ruleBattle),
		ordered(policyBattles, ranked((*State).preferBattle)),
	))
	define(askRoll, func(s *State, a asking) bool {
		i, _ := s.rolling()
		return i < roles && a.side == s.fight.side[i]
	}, engine.Decide(
		"roll", "7.2", fighterRolls, (*State).diceLeft,
		aDie,
		func(s *State, _ asking, c engine.Choice) { s.rollDie(c.Count) },
		because(ruleList),
		alwaysAsked,
	))
	define(askLose, func(s *State, a asking) bool {
		return a.side == s.fight.side[attacker] || a.side == s.fight.side[defender]
	}, engine.Decide(
		"lose", "7.2", fighterAsked,
		func(s *State) int8 { return s.fight.hits[1-s.fight.index(s.ask.side)] },
		func(s *State, buf []engine.Choice) []engine.Choice {
			return s.casualties(buf, s.top().step == stepFlight)
		},
		func(s *State, ask asking, c engine.Choice) {
			i := s.fight.index(ask.side)
			s.fight.hits[1-i]--
			s.fell(i, what(c.What), 1)
		},
		because(ruleList),
		ordered(policyCasualties, ranked((*State).preferCasualty)),
	))
}

// index is the number of a side in the battle: attacker or defender.
func (b *fight) index(a side) role {
	if a == b.side[defender] {
		return defender
	}
	return attacker
}

// beginBattle has the acting side attack in a zone (§7.0). Vikings who have
// just landed wait until the battle is over.
func (s *State) beginBattle(z zone) {
	s.attacked &^= bit(z)
	enemy := 1 - s.act
	if !(s.present[enemy] | s.leadersOf(enemy)).has(z) {
		enemy = Vikings
	}
	s.fight = fight{at: z, side: [2]side{s.act, enemy}}
	s.fight.seat[attacker] = s.invader(s.act, z)
	s.fight.seat[defender] = s.defends(enemy, z)
	s.push(frame{step: stepBattle, place: z})
}

// beginRaid has the raiders of an event attack (§5.0). A zone that the others
// have left is theirs.
func (s *State) beginRaid() {
	z, a := s.raid.at, s.raid.by
	if z == nowhere || s.here[a][z] == 0 || s.held[Welsh].has(z) && a == Welsh {
		return
	}
	enemy := nobody
	for b := range lords {
		if b != a && (s.present[b] | s.leadersOf(b)).has(z) {
			enemy = b
		}
	}
	switch {
	case enemy != nobody:
		s.fight = fight{at: z, side: [2]side{a, enemy}}
		s.fight.seat = [2]engine.Seat{s.captain(1 - enemy), s.defends(enemy, z)}
		if a == Welsh {
			s.fight.seat[attacker] = s.invader(Welsh, z)
		}
		s.push(frame{step: stepBattle, place: z})
	case a == Welsh:
		s.conquer(Welsh, z)
	case (s.held[Normans] | s.held[Welsh]).has(z):
		s.neutralise(z)
	}
}

// defends is the seat that decides for the defenders of a zone (§7.2). Vikings
// decide nothing; the opponent of the attacker rolls for them.
func (s *State) defends(a side, z zone) engine.Seat {
	if a == Vikings {
		return s.captain(1 - s.act)
	}
	return s.commander(a, z)
}

// Stages of a battle.
const (
	battleBegins stage = iota
	battleToll         // the siege has failed
	roundBegins
	missileDice
	missileLosses
	meleeBegins
	meleeDice
	meleeLosses
	attackerChooses
	defenderChooses
	roundEnds
	battleEnds
	battleOpens // everybody is face up
)

// runBattle takes a step of a battle: the siege, then rounds of missile, melee
// and retreat, until one side is gone (§3.4.1, §3.4.2, §7.2).
func (s *State) runBattle(f *frame) {
	b := &s.fight
	stage := f.stage
	f.stage++
	switch stage {
	case battleBegins:
		s.announce(b)
		if f.stage = battleOpens; s.guarded && s.raised(s.act).has(b.at) {
			s.open(askShow, s.act, b.at)
			return
		}
		s.reveal(b)
	case battleOpens:
		f.stage = roundBegins
		if s.besiegers() > 0 {
			s.against(askSiege, attacker)
		}
	case battleToll:
		s.payToll()
	case roundBegins:
		if s.decided() {
			f.stage = battleEnds
			return
		}
		b.round = min(b.round+1, maxRound)
		s.takeUpDice(true)
	case missileDice, meleeDice:
		if s.diceDue() {
			f.stage = stage
		}
	case missileLosses, meleeLosses:
		if s.lossesDue(false) {
			f.stage = stage
		} else if s.decided() {
			f.stage = battleEnds
		}
	case meleeBegins:
		s.takeUpDice(false)
	case attackerChooses, defenderChooses:
		i := role(stage - attackerChooses)
		if s.retreats(i) != 0 {
			s.against(retreatOf[i], i)
		}
	case roundEnds:
		f.stage = roundBegins
	default:
		s.endBattle()
		s.pop()
	}
}

// announce reports that a battle begins.
func (s *State) announce(b *fight) {
	s.say(evBattle).side(b.side[attacker]).other(b.side[defender]).to(b.at)
}

// reveal turns the levies of the zone face up (§4.0).
func (s *State) reveal(b *fight) {
	for i := range roles {
		for _, k := range kindsOf[b.side[i]] {
			n := s.down[b.at][k]
			if n == 0 {
				continue
			}
			s.down[b.at][k] = 0
			s.fresh[b.at][k] += n
			s.say(evReveal).side(b.side[i]).what(k).count(n).to(b.at)
		}
	}
}

// gone reports whether a side has nobody left in the battle.
func (s *State) gone(i role) bool {
	b := &s.fight
	return s.here[b.side[i]][b.at] == 0 && s.leaderIn(b.side[i], b.at) == noLeader
}

// decided reports whether one side is gone, which ends the battle (§3.4.2).
func (s *State) decided() bool { return s.gone(attacker) || s.gone(defender) }

// takeUpDice gives a die to every archer, or to every other unit (§3.4.2).
func (s *State) takeUpDice(archers bool) {
	b := &s.fight
	b.hits = [2]int8{}
	some := false
	for i := range roles {
		for _, k := range kindsOf[b.side[i]] {
			b.dice[i][k] = 0
			if (chart.counters[k].class == archer) == archers {
				b.dice[i][k] = s.unitsOf(k, b.at)
				some = some || b.dice[i][k] > 0
			}
		}
	}
	if !some {
		return
	}
	exchange := uint8(evMelee)
	if archers {
		exchange = evMissile
	}
	s.say(exchange).to(b.at)
}

// rolling finds the side and kind of unit that rolls next, the attacker's first;
// roles if no die is left.
func (s *State) rolling() (i role, k what) {
	b := &s.fight
	for i = range roles {
		for _, k = range kindsOf[b.side[i]] {
			if b.dice[i][k] > 0 {
				return i, k
			}
		}
	}
	return roles, nothing
}

// diceDue asks for the next die, if any is to be rolled.
func (s *State) diceDue() bool {
	i, _ := s.rolling()
	if i == roles {
		return false
	}
	s.against(askRoll, i)
	return true
}

// diceLeft is how many dice the side that rolls has still to roll.
func (s *State) diceLeft() (n int8) {
	if i, _ := s.rolling(); i < roles {
		for _, k := range s.fight.dice[i] {
			n += k
		}
	}
	return n
}

// rollDie takes the die of a unit, which hits when the die with its additions reaches
// its strength (§7.2).
func (s *State) rollDie(face int8) {
	b := &s.fight
	i, k := s.rolling()
	b.dice[i][k]--
	add := s.added(i, k)
	s.say(evDie).side(b.side[i]).other(b.side[1-i]).to(b.at).what(k).count(face).extra(add)
	if face+add >= chart.counters[k].strength {
		b.hits[i]++
	}
}

// added is the addition to the die of a unit for a leader, the castle, the event and an
// archer of Gwent (§7.2, §12.3). In a pursuit only the leader counts (§7.3).
func (s *State) added(i role, k what) (add int8) {
	b := &s.fight
	if s.leaderIn(b.side[i], b.at) != noLeader {
		add++
	}
	if s.top().step == stepFlight {
		return add
	}
	if i == defender && s.castles.has(b.at) && !b.breached {
		add++
	}
	if k == NormanGwentArcher || k == WelshGwentArcher {
		add++
	}
	return add + s.favourOf(i, k)
}

// lossesDue takes the losses of both sides as far as there is nothing to choose
// (§7.2). It reports whether it has opened a choice. In a pursuit only units on
// foot fall (§7.3).
func (s *State) lossesDue(pursuit bool) bool {
	b := &s.fight
	for i := range roles {
		for b.hits[1-i] > 0 {
			k, kinds, units := s.victims(i, pursuit)
			switch {
			case units == 0 && (pursuit || s.leaderIn(b.side[i], b.at) == noLeader):
				b.hits[1-i] = 0
			case units == 0: // leaders fall last (§10.0)
				b.hits[1-i]--
				s.fell(i, s.leaderIn(b.side[i], b.at).what(), 1)
			case kinds == 1 || units <= b.hits[1-i]:
				n := min(b.hits[1-i], s.unitsOf(k, b.at))
				b.hits[1-i] -= n
				s.fell(i, k, n)
			default:
				s.against(askLose, i)
				return true
			}
		}
	}
	return false
}

// victims counts the units of a side that a hit may take: how many kinds, how
// many units, and which kind comes first (§7.2).
func (s *State) victims(i role, pursuit bool) (k what, kinds int, units int8) {
	b := &s.fight
	k = nothing
	for _, kind := range kindsOf[b.side[i]] {
		n := s.unitsOf(kind, b.at)
		if n == 0 || pursuit && chart.counters[kind].class == horse {
			continue
		}
		if k == nothing {
			k = kind
		}
		kinds++
		units += n
	}
	return k, kinds, units
}

// casualties lists the kinds among which the owner chooses (§7.2).
func (s *State) casualties(buf []engine.Choice, pursuit bool) []engine.Choice {
	b := &s.fight
	c := engine.NewChoice(verbLose)
	for _, k := range kindsOf[s.ask.side] {
		if s.unitsOf(k, b.at) > 0 && !(pursuit && chart.counters[k].class == horse) {
			c.What = int8(k)
			buf = append(buf, c)
		}
	}
	return buf
}

// fell eliminates units, or a leader, of a side of the battle.
func (s *State) fell(i role, k what, n int8) {
	b := &s.fight
	s.say(evHit).side(b.side[i]).other(b.side[1-i]).from(b.at).what(k).count(n)
	s.eliminate(k, b.at, n)
}

// eliminate takes units out of play (§7.2). Knights, infantry and archers
// return to the cup, teulu and leaders leave the game; Irish and Vikings may
// come again.
func (s *State) eliminate(k what, z zone, n int8) {
	if isLeader(k) {
		s.loseLeader(k.leader())
		return
	}
	s.leave(k, z, n)
	if k != Teulu {
		s.pool[plain(k)] += n
		return
	}
	s.teuluLost += n
	s.score(evScoreTeulu, n*s.scenario().teulu, z)
}

// endBattle gives the zone to the side that is left (§7.2).
func (s *State) endBattle() {
	b := s.fight
	holder := nobody
	for i := range roles {
		if s.here[b.side[i]][b.at] > 0 {
			holder = b.side[i]
		}
	}
	s.say(evBattleEnd).side(holder).to(b.at)
	s.fight = fight{at: nowhere}
	switch owned := (s.held[Normans] | s.held[Welsh]) & bit(b.at); {
	case holder == Normans || holder == Welsh:
		if !s.held[holder].has(b.at) {
			s.conquer(holder, b.at)
		}
	case owned != 0:
		s.neutralise(b.at)
	}
}
