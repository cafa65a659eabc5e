package marcher

import (
	"errors"
	"slices"

	"bretwalda/engine/odds"
)

// OddsSide is one side of a battle.
type OddsSide struct {
	Side   int8            // Normans, Welsh or Vikings
	Units  [unitKinds]int8 // by kind, one of the whats; 0 to 45 of all together
	Leader bool            // an earl or a king is with them
}

// OddsQuery describes a battle before a round of it. Both sides fight on to the
// end; each gives up the unit that is worth least first.
type OddsQuery struct {
	Attacker, Defender OddsSide
	Castle             bool // the zone has a castle
	Breached           bool // which a siege has put out of the battle
	Siege              bool // the attacker lays siege to it first
	Insurgents         int8 // among the attackers; they besiege nothing
	Event              int8 // in force: one of the whats, or engine.None
	Begun              bool // the first round has been fought
	Missiles           bool // so have the missiles of this round
}

// OddsWhole is certainty in the fractions of OddsResult.
const OddsWhole = 1 << 32

// OddsResult is the outcome of a battle. Chances are parts of OddsWhole.
type OddsResult struct {
	AttackerHolds uint64 // the three add up to OddsWhole
	DefenderHolds uint64
	NobodyHolds   uint64
	AttackerLoses uint64 // expected units, times OddsWhole; the losses of a siege are among them
	DefenderLoses uint64
	// The chance that a leader falls; 0 without one.
	AttackerLeaderFalls uint64
	DefenderLeaderFalls uint64
	SiegeSucceeds       uint64 // 0 where none is laid
	// Endings lists every way it may end, most attackers left first; also one
	// whose chance rounds to 0.
	Endings []OddsEnding
}

// OddsEnding is a way a battle ends: the units left of both sides.
type OddsEnding struct {
	Attacker, Defender OddsSide
	Chance             uint64 // parts of OddsWhole; may round to 0
}

// maxOddsUnits is the number of counters of the largest side.
const maxOddsUnits = 45

// Check reports why a query is not a battle, or nil.
func (q OddsQuery) Check() error {
	a, d := q.Attacker, q.Defender
	for _, s := range []OddsSide{a, d} {
		if err := s.check(); err != nil {
			return err
		}
	}
	switch {
	case a.Side == d.Side:
		return errors.New("marcher: both are of one side")
	case a.Count() == 0:
		return errors.New("marcher: nobody attacks")
	case d.Count() == 0 && !d.Leader:
		return errors.New("marcher: nobody defends")
	case a.Leader && d.Leader:
		return errors.New("marcher: an earl and a king never meet")
	case q.Breached && !q.Castle:
		return errors.New("marcher: no castle to put out of the battle")
	case q.Insurgents < 0 || int(q.Insurgents) > a.Count() || q.Insurgents > 0 && a.Side != Welsh:
		return errors.New("marcher: insurgents are some of the Welsh who attack")
	case what(q.Event) != nothing && (what(q.Event) < firstEvent || q.Event >= whats):
		return errors.New("marcher: no such event")
	case q.Siege && !q.MayBesiege():
		return errors.New("marcher: nobody can lay siege")
	}
	return nil
}

func (s OddsSide) check() error {
	if s.Side < Normans || s.Side > Vikings {
		return errors.New("marcher: no such side")
	}
	for k, n := range s.Units {
		if n < 0 || n > 0 && sideOf[k] != side(s.Side) {
			return errors.New("marcher: units of another side")
		}
	}
	switch {
	case s.Count() > maxOddsUnits:
		return errors.New("marcher: a side has 0 to 45 units")
	case s.Leader && s.Side == Vikings:
		return errors.New("marcher: Vikings have no leader")
	}
	return nil
}

// Count is how many units a side has, its leader left out.
func (s OddsSide) Count() int {
	n := 0
	for _, k := range s.Units {
		n += int(k)
	}
	return n
}

// MayBesiege reports whether the attacker may lay siege before the first round.
func (q OddsQuery) MayBesiege() bool {
	return !q.Begun && !q.Missiles && !q.Breached && q.arena().besiegers() > 0
}

// Odds computes how a battle ends, to the last part of OddsWhole. A query that
// does not pass Check has the zero result.
func Odds(q OddsQuery) OddsResult {
	if q.Check() != nil {
		return OddsResult{}
	}
	return newDuel(q).result()
}

// arena is the battle as the rules have it: they know the additions to each
// die.
func (q OddsQuery) arena() *State {
	const at = chester
	s := empty(normanConquerors, 2)
	s.event = what(q.Event)
	if q.Castle {
		s.castles = bit(at)
	}
	s.fight = fight{at: at, side: [2]side{side(q.Attacker.Side), side(q.Defender.Side)}, breached: q.Breached}
	for _, o := range []OddsSide{q.Attacker, q.Defender} {
		for k, n := range o.Units {
			s.come(&s.fresh, what(k), at, n)
		}
		if from, _ := leaderRange(side(o.Side)); o.Leader {
			s.leaderAt[from] = at
		}
	}
	if q.Insurgents > 0 {
		s.raid = raid{at: at, by: Welsh, count: q.Insurgents}
	}
	s.push(frame{step: stepBattle, place: at})
	return s
}

// The exchanges of a round (§3.4.2).
const (
	missile = iota
	melee
	exchanges
)

// duel works out a battle. Each side is a column of its units in the order in which
// they fall, its leader last. The survivors are always the end of the column, so a
// number stands for them. Every exchange leaves both columns as long as they are or
// shorter. So going through the pairs of lengths from the longest downwards meets each
// when its whole chance is known.
type duel struct {
	q      OddsQuery
	rules  *State
	column [2][]what                // nothing stands for a leader
	meet   [exchanges][]odds.Chance // by pair: how often the exchange is come to
	end    []odds.Chance            // by pair
	dice   map[volley][]odds.Chance // the chance of every number of hits
}

// volley is the dice of one side in an exchange.
type volley struct {
	side           role
	left, exchange int
	first          bool // it is the first round
	breached       bool
}

func newDuel(q OddsQuery) *duel {
	d := &duel{q: q, rules: q.arena(), dice: map[volley][]odds.Chance{}}
	d.column = [2][]what{q.Attacker.column(), q.Defender.column()}
	pairs := (len(d.column[attacker]) + 1) * (len(d.column[defender]) + 1)
	for i := range d.meet {
		d.meet[i] = make([]odds.Chance, pairs)
	}
	d.end = make([]odds.Chance, pairs)
	return d
}

// column lists the units of a side in the order in which it gives them up. Those that
// hit most seldom come first, and teulu, which never come back, after all others.
func (s OddsSide) column() []what {
	kinds := slices.Clone(kindsOf[s.Side])
	slices.SortStableFunc(kinds, func(a, b what) int { return int(worth(a)) - int(worth(b)) })
	var list []what
	for _, k := range kinds {
		for range s.Units[k] {
			list = append(list, k)
		}
	}
	if s.Leader {
		list = append(list, nothing)
	}
	return list
}

// Losses lists the kinds of a side in the order in which it gives them up.
func (s OddsSide) Losses() []int8 {
	var kinds []int8
	for _, k := range slices.Compact(s.column()) {
		if k != nothing {
			kinds = append(kinds, int8(k))
		}
	}
	return kinds
}

// worth is how many faces of a die hit, or more than any for teulu.
func worth(k what) int8 {
	switch {
	case k == Teulu:
		return 11
	case plain(k) != k: // (§12.3)
		return 12 - chart.counters[k].strength
	}
	return 11 - chart.counters[k].strength
}

// result fights the battle out.
func (d *duel) result() OddsResult {
	a, b := len(d.column[attacker]), len(d.column[defender])
	siege := odds.Chance(0)
	switch {
	case d.q.Siege:
		siege = odds.Certain.Of(odds.Chance(faces(EnoughToBesiege, d.rules.siegeModifier())), 10)
		d.battle(a, b, siege, true)
		d.battle(a-1, b, odds.Certain-siege, false)
	default:
		d.battle(a, b, odds.Certain, d.q.Breached)
	}
	return d.summary(siege)
}

// battle fights a battle that happens with a chance, of columns of some lengths.
func (d *duel) battle(a, b int, p odds.Chance, breached bool) {
	d.rules.fight.breached = breached
	for i := range d.meet {
		clear(d.meet[i])
	}
	switch {
	case p == 0:
		return
	case a == 0 || b == 0:
		d.end[d.pair(a, b)] += p
		return
	case d.q.Missiles:
		d.meet[melee][d.pair(a, b)] = p
	case d.q.Begun:
		d.meet[missile][d.pair(a, b)] = p
	default:
		d.fire(a, b, p, missile, true, true)
	}
	if !d.q.Begun {
		d.firstMelee()
	}
	for a := len(d.column[attacker]); a > 0; a-- {
		for b := len(d.column[defender]); b > 0; b-- {
			d.rounds(a, b)
		}
	}
}

// pair numbers the pairs of lengths; shorter columns have smaller numbers.
func (d *duel) pair(a, b int) int { return a*(len(d.column[defender])+1) + b }

// firstMelee is apart: some events add to its dice alone.
func (d *duel) firstMelee() {
	for a := len(d.column[attacker]); a > 0; a-- {
		for b := len(d.column[defender]); b > 0; b-- {
			i := d.pair(a, b)
			p := d.meet[melee][i]
			d.meet[melee][i] = 0
			d.fire(a, b, p, melee, true, true)
		}
	}
}

// rounds fights all the rounds that begin with, or come to, columns of some lengths.
// An exchange without losses leads to the other one, and that may lead back.
func (d *duel) rounds(a, b int) {
	i := d.pair(a, b)
	shots, blows := d.meet[missile][i], d.meet[melee][i]
	if shots == 0 && blows == 0 {
		return
	}
	harmless := [exchanges]odds.Chance{}
	for x := range harmless {
		harmless[x] = d.hits(attacker, a, b, x, false)[0].Times(d.hits(defender, b, a, x, false)[0])
	}
	shots = (shots + blows.Times(harmless[melee])).Over(odds.Certain - harmless[missile].Times(harmless[melee]))
	blows += shots.Times(harmless[missile])
	d.fire(a, b, shots, missile, false, false)
	d.fire(a, b, blows, melee, false, false)
}

// fire rolls the dice of both sides in an exchange that has a chance p. An
// exchange without losses counts only if harmless.
func (d *duel) fire(a, b int, p odds.Chance, exchange int, first, harmless bool) {
	if p == 0 {
		return
	}
	byAttacker, byDefender := d.hits(attacker, a, b, exchange, first), d.hits(defender, b, a, exchange, first)
	for i, pi := range byAttacker {
		pi = p.Times(pi)
		for j, pj := range byDefender {
			if i+j == 0 && !harmless || pi == 0 || pj == 0 {
				continue
			}
			k := d.pair(a-j, b-i)
			if a == j || b == i {
				d.end[k] += pi.Times(pj)
			} else {
				d.meet[exchanges-1-exchange][k] += pi.Times(pj)
			}
		}
	}
}

// hits is the chance of every number of hits by the last of a column, up to as
// many as there are to hit.
func (d *duel) hits(i role, left, targets, exchange int, first bool) []odds.Chance {
	v := volley{i, left, exchange, first, d.rules.fight.breached}
	t, known := d.dice[v]
	if !known {
		t = []odds.Chance{odds.Certain}
		d.rules.fight.round = 2
		if first {
			d.rules.fight.round = 1
		}
		for _, k := range d.column[i][len(d.column[i])-left:] {
			if k != nothing && (chart.counters[k].class == archer) == (exchange == missile) {
				t = withDie(t, odds.Chance(d.faces(i, k)))
			}
		}
		d.dice[v] = t
	}
	return upTo(t, targets)
}

// faces counts the faces of the die of a unit that hit (§7.2).
func (d *duel) faces(i role, k what) int8 {
	return faces(chart.counters[k].strength, d.rules.added(i, k))
}

// withDie adds a die with some faces that hit.
func withDie(t []odds.Chance, faces odds.Chance) []odds.Chance {
	u := make([]odds.Chance, len(t)+1)
	for i, p := range t {
		u[i] += p.Of(10-faces, 10)
		u[i+1] += p.Of(faces, 10)
	}
	return u
}

// upTo counts hits beyond the last possible one with that one.
func upTo(t []odds.Chance, targets int) []odds.Chance {
	if len(t) <= targets+1 {
		return t
	}
	u := slices.Clone(t[:targets+1])
	for _, p := range t[targets+1:] {
		u[targets] += p
	}
	return u
}

// finer leaves room to count units without overflow.
const finer = 1 << 52

// summary adds up the endings.
func (d *duel) summary(siege odds.Chance) OddsResult {
	var r OddsResult
	var holds [3]odds.Chance // attacker, defender, nobody
	var falls [2]odds.Chance // of the leaders
	var lost [2]uint64       // units, in parts of finer
	for i := len(d.end) - 1; i >= 0; i-- {
		p := d.end[i]
		if p == 0 {
			continue
		}
		width := len(d.column[defender]) + 1
		e := OddsEnding{Attacker: d.rest(attacker, i/width), Defender: d.rest(defender, i%width), Chance: p.Parts(OddsWhole)}
		r.Endings = append(r.Endings, e)
		switch {
		case e.Attacker.Count() > 0:
			holds[0] += p
		case e.Defender.Count() > 0:
			holds[1] += p
		default:
			holds[2] += p
		}
		for j, now := range []OddsSide{e.Attacker, e.Defender} {
			begun := []OddsSide{d.q.Attacker, d.q.Defender}[j]
			if begun.Leader && !now.Leader {
				falls[j] += p
			}
			lost[j] += p.Parts(finer) * uint64(begun.Count()-now.Count())
		}
	}
	shares := odds.Shares(OddsWhole, holds[:]...)
	r.AttackerHolds, r.DefenderHolds, r.NobodyHolds = shares[0], shares[1], shares[2]
	r.AttackerLoses, r.DefenderLoses = lost[attacker]/(finer/OddsWhole), lost[defender]/(finer/OddsWhole)
	r.AttackerLeaderFalls, r.DefenderLeaderFalls = falls[attacker].Parts(OddsWhole), falls[defender].Parts(OddsWhole)
	r.SiegeSucceeds = siege.Parts(OddsWhole)
	return r
}

// rest is the last of a column.
func (d *duel) rest(i role, left int) OddsSide {
	s := OddsSide{Side: int8(d.rules.fight.side[i])}
	for _, k := range d.column[i][len(d.column[i])-left:] {
		if k == nothing {
			s.Leader = true
		} else {
			s.Units[k]++
		}
	}
	return s
}
