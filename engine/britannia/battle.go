package britannia

import "bretwalda/engine"

// Phase III: Battles/Retreats.

// The two sides of a battle.
const (
	attacker = iota
	defender
)

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

// runBattles lets the attacker choose the order of his battles (§Phase III).
func (s *State) runBattles(f *frame) {
	if s.battlefields(f.n) == 0 {
		s.pop()
		return
	}
	s.open(askBattle, f.n, nobody, nowhere)
}

func init() {
	define(askBattle, engine.Decide(
		"battle", "Phase III", playerAsked, untold,
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
	battleSettled
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
	e := told(evBattle)
	e.side, e.other, e.to = s.act, m, at
	s.say(e)
	s.push(frame{step: stepBattle, n: s.act, place: at})
}

// side is the nation of a side.
func (s *State) side(i int) Nation {
	if i == attacker {
		return s.act
	}
	return s.fight.defender
}

// engaged counts the units of a side by class (§Phase III).
func (s *State) engaged(i int) (k [3]int8) {
	n, at := s.side(i), s.fight.place
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
		*b = battle{place: b.place, defender: b.defender, round: b.round + 1, since: b.since}
		b.roll = [2][3]int8{s.engaged(attacker), s.engaged(defender)}
		b.killed, b.burh = [2]int8{undecided, undecided}, undecided
	case battleDice:
		for i := range b.roll {
			if units(b.roll[i]) > 0 {
				f.stage = battleDice
				s.open(askRoll, s.side(i), s.side(1-i), b.place)
				return
			}
		}
	case battleHits:
		if s.askLosses(f) {
			return
		}
		b.since = true
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
	case battleSettled:
		if s.unsettled() {
			s.open(askLost, f.n, nobody, b.place)
			f.stage = battleSettled
			return
		}
		s.trimBands(f.n, b.place)
		s.restBands(b.place)
		s.offerSubmission(f.n)
	default:
		if infantry, _ := s.inPlay(Angles); infantry == 0 && s.overlord[Brigantes] == Angles {
			s.free(Brigantes)
		}
		s.fight = battle{}
		s.pop()
	}
}

func init() {
	define(askRoll, engine.Decide(
		"roll", "Phase III", engine.Rolls((*State).roller),
		func(s *State) int8 {
			side, class := s.rolling()
			return s.fight.roll[side][class]
		},
		func(_ *State, buf []engine.Choice) []engine.Choice { return countChoices(buf, verbRoll, 1, 6) },
		func(s *State, _ asking, c engine.Choice) { s.rollDie(c.Count) },
		because(ruleList), alwaysAsked,
	))
	define(askKillCavalry, engine.Decide(
		"killCavalry", "Deciding Which Unit Is Eliminated", playerAsked, untold,
		func(s *State, buf []engine.Choice) []engine.Choice {
			low, high := s.killRange(s.victims())
			return countChoices(buf, verbKill, low, high)
		},
		func(s *State, _ asking, c engine.Choice) { s.fight.killed[s.victims()] = c.Count },
		because(ruleList), ranked(policyCavalry, byCount(takeCavalry)),
	))
	define(askLoseBurh, engine.Decide(
		"loseBurh", "Saxon Burhs", playerAsked, untold,
		func(s *State, buf []engine.Choice) []engine.Choice {
			for _, kind := range [...]Unit{Infantry, Burh} {
				c := engine.Do(verbLose)
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
		"lost", "Phase IV", playerAsked, untold,
		(*State).lostBands,
		func(s *State, _ asking, c engine.Choice) { s.loseFrom(Unit(c.What), Place(c.From)) },
		because(ruleList),
		ranked(policyLost, func(_ *State, value uint8, c engine.Choice) engine.Preference {
			return engine.Preference{when((Unit(c.What) == Raiders) == (value == loseRaiders))}
		}),
	))
}

// victims is the side whose cavalry the open decision is about.
func (s *State) victims() int {
	if s.ask.other == s.act {
		return attacker
	}
	return defender
}

// lostBands lists the homes of the armies among which the dice took some (§Raiding).
func (s *State) lostBands(buf []engine.Choice) []engine.Choice {
	at, start := s.fight.place, len(buf)
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place != at || b.kind == Cavalry {
			continue
		}
		c := engine.Do(verbLose)
		c.What, c.From = int8(b.kind), int8(b.home)
		if n := len(buf); n == start || buf[n-1] != c {
			buf = append(buf, c)
		}
	}
	return buf
}

// undecided stands for a decision about losses that is still open.
const undecided int8 = -1

// decided reports whether one side has no units left.
func (s *State) decided() bool {
	return units(s.engaged(attacker)) == 0 || units(s.engaged(defender)) == 0
}

// rolling finds the side and class that rolls next.
func (s *State) rolling() (side, class int) {
	for side = range s.fight.roll {
		for class = range s.fight.roll[side] {
			if s.fight.roll[side][class] > 0 {
				return
			}
		}
	}
	return
}

// roller is the seat that holds the dice: the player of the side, or another
// one for the defence when both sides are theirs (§Phase III).
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
	side, class := s.rolling()
	b := &s.fight
	b.roll[side][class]--
	n := s.side(side)
	e := told(evDie)
	e.side, e.other, e.to, e.count, e.what = n, s.side(1-side), b.place, int16(face), s.unit(n, class)
	if s.leaderIn(n, b.place) {
		face++
		e.extra = 1
	}
	s.say(e)
	strong := class == strongArmies
	switch {
	case face >= lowest(strong, true, false):
		b.sixes[side]++
	case face >= lowest(strong, false, side == attacker && difficult&bit(b.place) != 0):
		b.lows[side]++
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

// toll is how many normal and strong armies and works a side loses.
type toll struct{ normal, strong, works int8 }

// Deciding Which Unit Is Eliminated. tollOf works out the losses of a side, as
// far as they are decided (§Deciding Which Unit Is Eliminated).
func (s *State) tollOf(side int) toll {
	k := s.engaged(side)
	b := &s.fight
	sixes, lows := b.sixes[1-side], b.lows[1-side]
	if s.side(side) == Romans { // Eliminating Roman Forts: armies first
		t := toll{strong: min(sixes, k[strongArmies])}
		if t.strong == k[strongArmies] {
			t.works = min(sixes-t.strong+lows, k[works])
		}
		return t
	}
	low, high := s.killRange(side)
	t := toll{strong: b.killed[side]}
	if low == high {
		t.strong = low
	}
	normal := k[normalArmies] + k[works]
	loss := min(min(lows, normal)+sixes-max(0, t.strong), normal)
	switch {
	case s.BurhFirst(): // Saxon Burhs: in the last rounds the burh goes first
		t.works = min(loss, k[works])
	case side == defender && b.burh != undecided:
		t.works = b.burh
	default:
		t.works = max(0, loss-k[normalArmies])
	}
	t.normal = loss - t.works
	return t
}

// killRange is how few and how many cavalry the enemy's sixes may take: a six
// takes cavalry or infantry as the enemy likes, but no hit is wasted
// (§Deciding Which Unit Is Eliminated).
func (s *State) killRange(side int) (low, high int8) {
	k := s.engaged(side)
	sixes, lows := s.fight.sixes[1-side], s.fight.lows[1-side]
	normal := k[normalArmies] + k[works]
	high = min(sixes, k[strongArmies])
	if s.ed.CavalryFirst {
		return high, high
	}
	low = min(max(0, sixes-(normal-min(lows, normal))), high)
	return
}

// askLosses opens the decisions about losses that are not yet made
// (§Deciding Which Unit Is Eliminated).
func (s *State) askLosses(f *frame) bool {
	b := &s.fight
	for _, side := range [...]int{defender, attacker} {
		n := s.side(side)
		if n == Romans || b.killed[side] != undecided {
			continue
		}
		low, high := s.killRange(side)
		if low == high {
			b.killed[side] = low
			continue
		}
		enemy := s.side(1 - side)
		f.stage = battleHits
		s.open(askKillCavalry, enemy, n, b.place)
		return true
	}
	if b.burh == undecided && s.burhChoice() {
		f.stage = battleHits
		s.open(askLoseBurh, Saxons, s.act, b.place)
		return true
	}
	return false
}

// takeLosses removes the losses of both sides at once and scores them
// (§Deciding Which Unit Is Eliminated).
func (s *State) takeLosses() {
	var tolls [2]toll
	for side := range tolls {
		tolls[side] = s.tollOf(side)
	}
	for _, side := range [...]int{defender, attacker} {
		n, t := s.side(side), tolls[side]
		if n == Romans {
			s.lose(side, Infantry, t.strong)
			s.lose(side, Fort, t.works)
			continue
		}
		s.lose(side, Infantry, t.normal)
		s.lose(side, Cavalry, t.strong)
		s.lose(side, Burh, t.works)
	}
	for _, side := range [...]int{defender, attacker} {
		s.leaderFalls(side)
	}
}

// lose takes units off one side and scores them for the other (§Phase III, §Eliminating Units).
func (s *State) lose(side int, kind Unit, k int8) {
	if k == 0 {
		return
	}
	n, by, at := s.side(side), s.side(1-side), s.fight.place
	switch kind {
	case Fort:
		s.ruinFort(at)
	case Burh:
		s.burhs &^= bit(at)
		s.note(n, at)
	default:
		s.add(n, kind, at, -k)
	}
	e := told(evHit)
	e.side, e.other, e.what, e.count, e.from = n, by, kind, int16(k), at
	s.say(e)
	for ; k > 0; k-- {
		s.eliminated(by, n, kind, at)
	}
}

// leaderFalls: a leader left without units of his nation is eliminated (§Leaders).
func (s *State) leaderFalls(side int) {
	n, by, at := s.side(side), s.side(1-side), s.fight.place
	if !s.leaderIn(n, at) || units(s.engaged(side)) > 0 {
		return
	}
	if s.ed.LoneLeaders && units(s.engaged(1-side)) == 0 {
		return
	}
	l := s.leader[n]
	s.leader[n], s.leaderAt[n] = nothing, nowhere
	e := told(evHit)
	e.side, e.other, e.what, e.count, e.from = n, by, l, 1, at
	s.say(e)
	s.eliminated(by, n, l, at)
}

// endBattle says who holds the area (§Phase III).
func (s *State) endBattle(f *frame) {
	b := &s.fight
	s.leaderFalls(defender)
	s.leaderFalls(attacker)
	e := told(evBattleEnd)
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
	for _, side := range [...]int{defender, attacker} {
		s.perishes(s.side(side), s.side(1-side))
	}
}

// survivor is the side whose leader alone the battle has left, or nobody (§Leaders).
func (s *State) survivor() Nation {
	for _, n := range [...]Nation{s.act, s.fight.defender} {
		if s.lonely(n)&bit(s.fight.place) != 0 {
			return n
		}
	}
	return nobody
}

// perishes tells of a nation that the battle has left nobody on the board.
func (s *State) perishes(n, by Nation) {
	if s.where[n] != 0 || s.lonely(n) != 0 {
		return
	}
	e := told(evPerish)
	e.side, e.other, e.to = n, by, s.fight.place
	s.say(e)
}

// The attacker's armies of one kind are alike in battle, so which of them the
// dice took is settled when it matters: the bands in a place may hold more
// than is left of them.

// missing is how many armies of a kind the bands in a place hold too many.
func (s *State) missing(n Nation, at Place, cavalry bool) int8 {
	var k int8
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.place == at && (b.kind == Cavalry) == cavalry {
			k += b.count
		}
	}
	if cavalry {
		return k - s.cavalry[n][at]
	}
	return k - s.infantry[n][at]
}

// unsettled reports whether the survivors of a battle differ in where they may
// return to, so that it matters whom the dice took (§Raiding).
func (s *State) unsettled() bool {
	n, at := s.act, s.fight.place
	if s.ed.RaidersLast || s.missing(n, at, false) == 0 || s.infantry[n][at] == 0 {
		return false // single raiders outlive other armies
	}
	first := nowhere
	seen := false
	for i := range s.bands[:s.banded] {
		b := &s.bands[i]
		if b.place != at || b.kind == Cavalry {
			continue
		}
		if seen && b.home != first {
			return true
		}
		first, seen = b.home, true
	}
	return false
}

// loseFrom settles that the dice took one army with this home.
func (s *State) loseFrom(kind Unit, home Place) {
	at := s.fight.place
	s.takeFrom(1, func(b *band) bool { return b.place == at && b.kind == kind && b.home == home }, func(band) {})
}

// trimBands lets bands that are alike hold what is left of them.
func (s *State) trimBands(n Nation, at Place) {
	s.takeFrom(s.missing(n, at, true), func(b *band) bool { return b.place == at && b.kind == Cavalry }, func(band) {})
	s.takeFrom(s.missing(n, at, false), func(b *band) bool { return b.place == at && b.kind != Cavalry }, func(band) {})
}

// restBands forgets how armies came into a place where the fight is over.
func (s *State) restBands(at Place) {
	s.takeFrom(127, func(b *band) bool { return b.place == at }, func(b band) { s.settleBand(b, at) })
}
