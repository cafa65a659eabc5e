package britannia

import "bretwalda/engine"

// Phase III: Battles/Retreats.

// role is what a nation is in a battle.
type role int8

const (
	attacker role = iota
	defender
)

// enemy is the role of the other side.
func (r role) enemy() role { return 1 - r }

// defenderFirst is the order in which losses are settled.
var defenderFirst = [...]role{defender, attacker}

// Classes of units that roll together.
const (
	normalArmies = iota
	strongArmies // cavalry and Romans
	works        // fort or burh
)

// battlefields are the areas where the acting nation has to fight (§Phase III).
func (s *State) battlefields(n Nation) set {
	var t set
	for u := s.where[n] & allLand; u != 0; {
		at := next(&u)
		if m := s.rival(n, at); m != nobody && s.armies(n, at) > 0 && !s.atPeace(n, m, at) {
			t |= bit(at)
		}
	}
	return t
}

// runBattles lets the attacker choose the order of the battles (§Phase III).
func (s *State) runBattles(f *frame) {
	if s.battlefields(f.n) == 0 {
		s.pop()
		return
	}
	s.open(askBattle, f.n, nobody, nowhere)
}

func init() {
	define(askBattle, engine.Decide(
		"battle", "Phase III", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return placeChoices(buf, verbFight, nothing, s.battlefields(s.top().n))
		},
		func(s *State, _ asking, c engine.Choice) { s.beginBattle(Place(c.To)) },
		because(ruleBattleOrder), ranked(policyBattles, (*State).preferBattle),
	))
}

// Stages of a battle round.
const (
	battleBegins stage = iota
	battleDice
	battleHits
	battleSubmission
	battleDefender
	battleAttacker
	battleEnds
	battleLost
	battleOver
)

// beginBattle opens the battle in an area; a former subject that attacks the
// Romano-British breaks their peace (§Phase III, §The Romano-British).
func (s *State) beginBattle(at Place) {
	m := s.rival(s.act, at)
	s.fight = battle{place: at, defender: m}
	if m == RomanoBritish && has(s.submitted, s.act) {
		s.broken |= 1 << uint(s.act)
	}
	e := eventOf(evBattle)
	e.side, e.other, e.to = s.act, m, at
	s.say(e)
	s.push(frame{step: stepBattle, n: s.act, place: at})
}

// combatant is the nation in a role.
func (s *State) combatant(r role) Nation {
	if r == attacker {
		return s.act
	}
	return s.fight.defender
}

// engaged counts the units of a combatant by class (§Phase III).
func (s *State) engaged(r role) (k [3]int8) {
	n, at := s.combatant(r), s.fight.place
	if n == Romans {
		k[strongArmies] = s.infantry[n][at]
		if s.forts&bit(at) != 0 {
			k[works] = 1
		}
		return
	}
	k[normalArmies], k[strongArmies] = s.infantry[n][at], s.cavalry[n][at]
	if n == Saxons && s.burhs&bit(at) != 0 {
		k[works] = 1
	}
	return
}

func units(k [3]int8) int8 { return k[0] + k[1] + k[2] }

// runBattle fights a battle round by round: dice, losses, then a chance to submit
// and to retreat (§Phase III).
func (s *State) runBattle(f *frame) {
	b := &s.fight
	stage := f.stage
	f.stage++
	switch stage {
	case battleBegins:
		*b = battle{place: b.place, defender: b.defender, round: b.round + 1, submissionDue: b.submissionDue}
		b.roll = [2][3]int8{s.engaged(attacker), s.engaged(defender)}
		b.killed, b.burh = [2]int8{undecided, undecided}, undecided
	case battleDice:
		if r, class := s.rolling(); b.roll[r][class] > 0 {
			f.stage = battleDice
			s.open(askRoll, s.combatant(r), s.combatant(r.enemy()), b.place)
		}
	case battleHits:
		if s.askLosses(f) {
			return
		}
		b.submissionDue = true
		s.takeLosses()
		if s.decided() {
			f.stage = battleEnds
		}
	case battleSubmission:
		s.offerSubmission(f.n)
	case battleDefender:
		if s.decided() || s.atPeace(f.n, b.defender, b.place) {
			f.stage = battleEnds
		} else if s.mayRetreat(b.defender) {
			s.open(askDefenderRetreat, b.defender, f.n, b.place)
			f.stage = battleDefender
		}
	case battleAttacker:
		if s.decided() {
			f.stage = battleEnds
		} else if s.mayRetreat(f.n) {
			s.open(askAttackerRetreat, f.n, b.defender, b.place)
			f.stage = battleAttacker
		} else {
			f.stage = battleBegins
		}
	case battleEnds:
		s.endBattle(f)
	case battleLost:
		if s.survivorsDiffer() {
			s.open(askLost, f.n, nobody, b.place)
			f.stage = battleLost
			return
		}
		s.trimBands(f.n, b.place)
		s.restBands(b.place)
		s.offerSubmission(f.n)
	default:
		if infantry, _ := s.inPlay(Angles); infantry == 0 && s.overlord[Brigantes] == Angles {
			s.endSubmission(Brigantes)
		}
		s.fight = battle{}
		s.pop()
	}
}

func init() {
	define(askRoll, engine.Decide(
		"roll", "Phase III", engine.Rolls((*State).roller),
		func(s *State) int8 {
			r, class := s.rolling()
			return s.fight.roll[r][class]
		},
		func(_ *State, buf []engine.Choice) []engine.Choice { return countChoices(buf, verbRoll, 1, 6) },
		func(s *State, _ asking, c engine.Choice) { s.rollDie(c.Count) },
		because(ruleList), alwaysAsked,
	))
	define(askKillCavalry, engine.Decide(
		"killCavalry", "Deciding Which Unit Is Eliminated", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			low, high := s.killRange(s.victims())
			return countChoices(buf, verbKill, low, high)
		},
		func(s *State, _ asking, c engine.Choice) { s.fight.killed[s.victims()] = c.Count },
		because(ruleList), ranked(policyCavalry, byCount(takeCavalry)),
	))
	define(askLoseBurh, engine.Decide(
		"loseBurh", "Saxon Burhs", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			for _, kind := range [...]Unit{Infantry, Burh} {
				c := engine.NewChoice(verbLose)
				c.What, c.From = int8(kind), int8(s.fight.place)
				buf = append(buf, c)
			}
			return buf
		},
		func(s *State, _ asking, c engine.Choice) {
			if s.fight.burh = 0; Unit(c.What) == Burh {
				s.fight.burh = 1
			}
		},
		because(ruleList),
		ranked(policyBurh, func(_ *State, value uint8, c engine.Choice) engine.Preference {
			return engine.Preference{when((Unit(c.What) == Burh) == (value == loseBurh))}
		}),
	))
	define(askLost, engine.Decide(
		"lost", "Phase IV", playerAsked, uncounted,
		(*State).lostBands,
		func(s *State, _ asking, c engine.Choice) { s.loseFrom(Unit(c.What), Place(c.From)) },
		because(ruleList),
		ranked(policyLost, func(_ *State, value uint8, c engine.Choice) engine.Preference {
			return engine.Preference{when((Unit(c.What) == Raiders) == (value == loseRaiders))}
		}),
	))
}

// victims is the role of those whose cavalry the open decision is about.
func (s *State) victims() role {
	if s.ask.other == s.act {
		return attacker
	}
	return defender
}

// undecided stands for a decision about losses that is still open.
const undecided int8 = -1

// decided reports whether a combatant has no units left.
func (s *State) decided() bool {
	return units(s.engaged(attacker)) == 0 || units(s.engaged(defender)) == 0
}

// rolling finds the role and class that roll next; without dice left, the last ones.
func (s *State) rolling() (r role, class int) {
	for r = range defender + 1 {
		for class = range s.fight.roll[r] {
			if s.fight.roll[r][class] > 0 {
				return
			}
		}
	}
	return
}

// roller is the seat that holds the dice: the player of the nation, or another for the
// defence when both nations are theirs (§Phase III).
func (s *State) roller(a asking) engine.Seat {
	seat := s.player[a.side]
	if a.side == s.fight.defender && seat == s.player[s.act] {
		seat = s.nextSeat(seat)
	}
	return seat
}

// rollDie takes one die. Leaders and Battle: one is added for armies and burhs of
// a leader's nation (§Phase III).
func (s *State) rollDie(face int8) {
	r, class := s.rolling()
	b := &s.fight
	b.roll[r][class]--
	n := s.combatant(r)
	e := eventOf(evDie)
	e.side, e.other, e.to, e.count, e.what = n, s.combatant(r.enemy()), b.place, int16(face), s.unit(n, class)
	if s.leaderIn(n, b.place) {
		face++
		e.extra = 1
	}
	s.say(e)
	strong := class == strongArmies
	switch {
	case face >= LowestHit(strong, true, false):
		b.sixes[r]++
	case face >= LowestHit(strong, false, r == attacker && difficult&bit(b.place) != 0):
		b.lows[r]++
	}
}

// unit names a class of units of a nation.
func (s *State) unit(n Nation, class int) Unit {
	switch {
	case class == works && n == Romans:
		return Fort
	case class == works:
		return Burh
	case class == strongArmies && n != Romans:
		return Cavalry
	}
	return Infantry
}

// endBattle decides which nation holds the area (§Phase III).
func (s *State) endBattle(f *frame) {
	b := &s.fight
	s.leaderFalls(defender)
	s.leaderFalls(attacker)
	e := eventOf(evBattleEnd)
	e.other, e.to = b.defender, b.place
	switch {
	case s.sole(f.n, b.place):
		e.side, e.other = f.n, b.defender
		s.say(e)
		s.occupy(f.n, b.place)
	case s.sole(b.defender, b.place):
		e.side, e.other = b.defender, f.n
		s.say(e)
		s.occupy(b.defender, b.place)
	default:
		e.side = s.survivor()
		s.say(e)
		if e.side != nobody && s.ed.LeadersAlone {
			s.occupy(e.side, b.place)
		}
	}
	for _, r := range defenderFirst {
		s.perishes(s.combatant(r), s.combatant(r.enemy()))
	}
}

// survivor is the combatant of which only a leader is left, or nobody (§Leaders).
func (s *State) survivor() Nation {
	for _, n := range [...]Nation{s.act, s.fight.defender} {
		if s.lonely(n)&bit(s.fight.place) != 0 {
			return n
		}
	}
	return nobody
}

// perishes reports that a battle has left a nation without units on the board.
func (s *State) perishes(n, by Nation) {
	if s.where[n] != 0 || s.lonely(n) != 0 {
		return
	}
	e := eventOf(evPerish)
	e.side, e.other, e.to = n, by, s.fight.place
	s.say(e)
}
