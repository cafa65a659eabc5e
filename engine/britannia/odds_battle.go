package britannia

import "bretwalda/engine/odds"

// force is one side's units in a battle, or saved from it.
type force struct {
	infantry, cavalry int8
	fixture           int8 // 1: a fort or burh
	present           int8 // 0: the armies have retreated, only the fixture fights
}

// units counts all units that are left, wherever they are.
func (f force) units() int8 { return f.infantry + f.cavalry + f.fixture }

// fighting is the units that still fight.
func (f force) fighting() int8 { return f.present*(f.infantry+f.cavalry) + f.fixture }

// battleOdds works out a battle. Every round leaves both forces as they are or smaller. So
// going through the pairs of forces from the largest downwards meets each once, when the
// whole chance of its coming about is known.
type battleOdds struct {
	q       OddsQuery
	a, d    force         // as the battle begins
	reached []odds.Chance // by index of a pair: that it comes to a round of dice
	end     []odds.Chance // by twice the index, plus 1 if the attacker retreats: that it is the last
	dice    [3]volley     // attacker's, defender's, of a fixture whose armies and leader have gone
	left    [2][]remnant  // of attacker and defender after one round
}

// fixtureAlone is a fixture that fights on alone.
const fixtureAlone = int8(defender) + 1

// remnant is a force as a round of dice may leave it.
type remnant struct {
	force
	chance odds.Chance
}

func newBattleOdds(q OddsQuery) *battleOdds {
	f := &battleOdds{q: q}
	f.a = force{q.Attacker.Infantry, q.Attacker.Cavalry, 0, 1}
	f.d = force{q.Defender.Infantry, q.Defender.Cavalry, 0, 1}
	if q.Fort || q.Burh {
		f.d.fixture = 1
	}
	n := f.index(f.a, f.d) + 1
	f.reached = make([]odds.Chance, n)
	f.end = make([]odds.Chance, 2*n)
	f.dice[attacker] = newVolley(f.a, q.Attacker.Leader, q.Difficult, f.d.fighting())
	f.dice[defender] = newVolley(f.d, q.Defender.Leader, false, f.a.fighting())
	f.dice[fixtureAlone] = newVolley(force{fixture: f.d.fixture}, false, false, f.a.fighting())
	return f
}

// index numbers the pairs of forces; smaller forces have smaller numbers.
func (f *battleOdds) index(a, d force) int {
	i := int(a.infantry)
	i = i*(int(f.a.cavalry)+1) + int(a.cavalry)
	i = i*(int(f.d.infantry)+1) + int(d.infantry)
	i = i*(int(f.d.cavalry)+1) + int(d.cavalry)
	i = i*(int(f.d.fixture)+1) + int(d.fixture)
	return i*2 + int(d.present)
}

// pair undoes index.
func (f *battleOdds) pair(i int) (a, d force) {
	take := func(top int8) int8 {
		k := i % (int(top) + 1)
		i /= int(top) + 1
		return int8(k)
	}
	a.present = 1
	d.present = take(1)
	d.fixture = take(f.d.fixture)
	d.cavalry = take(f.d.cavalry)
	d.infantry = take(f.d.infantry)
	a.cavalry = take(f.a.cavalry)
	a.infantry = take(f.a.infantry)
	return a, d
}

// result fights the battle out.
func (f *battleOdds) result() OddsResult {
	f.reached[len(f.reached)-1] = odds.Certain
	for i := len(f.reached) - 1; i >= 0; i-- {
		if p := f.reached[i]; p != 0 {
			a, d := f.pair(i)
			f.round(a, d, p)
		}
	}
	return f.summary()
}

// round rolls the dice of both sides once. A round without losses after which
// nobody goes is rolled again, so its chance falls to the other rounds in
// proportion.
func (f *battleOdds) round(a, d force, p odds.Chance) {
	f.left[defender] = f.dice[attacker].remnants(f.left[defender][:0], a, d, f.hitDefender)
	f.left[attacker] = f.dice[fixtureAlone-d.present].remnants(f.left[attacker][:0], d, a, f.hitAttacker)
	again := f.fightOn(a, d)
	if again {
		p = p.Over(odds.Certain - unscathed(f.left[attacker], a).Times(unscathed(f.left[defender], d)))
	}
	for _, t := range f.left[defender] {
		pt := p.Times(t.chance)
		for _, u := range f.left[attacker] {
			if !again || t.force != d || u.force != a {
				f.afterRound(u.force, t.force, pt.Times(u.chance))
			}
		}
	}
}

// unscathed is the chance that a round takes nothing from a force.
func unscathed(left []remnant, h force) odds.Chance {
	for _, r := range left {
		if r.force == h {
			return r.chance
		}
	}
	return 0
}

// fightOn reports whether forces that have not moved fight on.
func (f *battleOdds) fightOn(a, d force) bool {
	return !f.defenderRetreats(a, d) && !f.attackerRetreats(a)
}

// afterRound follows Ending a Battle: the defender may retreat first, then the attacker.
func (f *battleOdds) afterRound(a, d force, p odds.Chance) {
	if a.fighting() > 0 && d.fighting() > 0 {
		if f.defenderRetreats(a, d) {
			d.present = 0
		}
		switch {
		case d.fighting() == 0:
		case f.attackerRetreats(a):
			f.end[2*f.index(a, d)+1] += p
			return
		default:
			f.reached[f.index(a, d)] += p
			return
		}
	}
	f.end[2*f.index(a, d)] += p
}

// defenderRetreats reports whether the defender's armies retreat now.
func (f *battleOdds) defenderRetreats(a, d force) bool {
	if d.present == 0 || d.infantry+d.cavalry == 0 {
		return false
	}
	return f.q.Stand == StandOnce || f.q.Stand == StandOutnumbered && d.fighting() < a.fighting()
}

func (f *battleOdds) attackerRetreats(a force) bool { return a.fighting() <= f.q.AttackerStops }

// hitDefender takes hits off the defender: sixes that may take anything, and
// hits that take only normal units.
func (f *battleOdds) hitDefender(h force, sixes, hits int8) force {
	if f.q.Fort { // Eliminating Roman Forts
		taken := min(sixes, h.present*h.cavalry)
		h.cavalry -= taken
		if h.present*h.cavalry == 0 && sixes-taken+hits > 0 {
			h.fixture = 0
		}
		return h
	}
	normal, cavalry := splitHits(h.present*h.infantry+h.fixture, h.present*h.cavalry, sixes, hits, f.q.AttackerSpares)
	h.cavalry -= cavalry
	if f.q.BurhFirst || h.present == 0 {
		walls := min(normal, h.fixture)
		h.fixture -= walls
		h.infantry -= normal - walls
		return h
	}
	armies := min(normal, h.infantry)
	h.infantry -= armies
	h.fixture -= normal - armies
	return h
}

func (f *battleOdds) hitAttacker(h force, sixes, hits int8) force {
	infantry, cavalry := splitHits(h.infantry, h.cavalry, sixes, hits, f.q.DefenderSpares)
	h.infantry -= infantry
	h.cavalry -= cavalry
	return h
}

// splitHits splits hits between normal units and cavalry. Deciding Which Unit Is
// Eliminated: sixes take either, as the opponent likes; other hits only normal
// units.
func splitHits(normal, cavalry, sixes, hits int8, spare bool) (normals, horse int8) {
	if spare {
		normals = min(normal, hits+sixes)
		return normals, min(cavalry, sixes-max(0, normals-hits))
	}
	horse = min(cavalry, sixes)
	return min(normal, hits+sixes-horse), horse
}

// summary adds up the endings.
func (f *battleOdds) summary() OddsResult {
	var r OddsResult
	var holds [3]odds.Chance // attacker, defender, nobody
	var falls [2]odds.Chance // of the leaders
	var lost [2]uint64       // units, in parts of finer
	for i := len(f.end) - 1; i >= 0; i-- {
		p := f.end[i]
		if p == 0 {
			continue
		}
		a, d := f.pair(i / 2)
		e := f.ending(a, d)
		e.AttackerRetreated = i%2 == 1
		e.Chance = p.Parts(OddsWhole)
		r.Endings = append(r.Endings, e)
		holds[holder(a, d)] += p
		if f.q.Attacker.Leader && !e.Attacker.Leader {
			falls[attacker] += p
		}
		if f.q.Defender.Leader && !e.Defender.Leader {
			falls[defender] += p
		}
		lost[attacker] += p.Parts(finer) * uint64(f.a.units()-a.units())
		lost[defender] += p.Parts(finer) * uint64(f.d.units()-d.units())
	}
	shares := odds.Shares(OddsWhole, holds[:]...)
	r.AttackerHolds, r.DefenderHolds, r.NobodyHolds = shares[0], shares[1], shares[2]
	r.AttackerLeaderFalls, r.DefenderLeaderFalls = falls[attacker].Parts(OddsWhole), falls[defender].Parts(OddsWhole)
	r.AttackerLoses, r.DefenderLoses = lost[attacker]/(finer/OddsWhole), lost[defender]/(finer/OddsWhole)
	return r
}

// finer leaves room to count units without overflow.
const finer = 1 << 52

// ending describes the last pair of forces. A leader falls with the last unit
// of the side in the area.
func (f *battleOdds) ending(a, d force) OddsEnding {
	return OddsEnding{
		Attacker:          OddsSide{a.infantry, a.cavalry, f.q.Attacker.Leader && a.fighting() > 0},
		Defender:          OddsSide{d.infantry, d.cavalry, f.q.Defender.Leader && (d.present == 0 || d.fighting() > 0)},
		Fixture:           d.fixture == 1,
		DefenderRetreated: d.present == 0,
	}
}

// holder is 0 for the attacker, 1 for the defender, 2 for nobody.
func holder(a, d force) int {
	switch {
	case d.fighting() > 0:
		return 1
	case a.fighting() > 0:
		return 0
	default:
		return 2
	}
}
