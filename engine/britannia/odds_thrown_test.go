package britannia

import (
	"math/big"
	"strings"
	"testing"
)

// TestOddsThrownOut compares with throwing every die of every round, casualties
// taken one by one as the rulebook tells them, in exact fractions.
func TestOddsThrownOut(t *testing.T) {
	for _, q := range oddsCases {
		b := &thrown{q: q, known: map[tableau]*outcome{}}
		want := b.fight(b.begin())
		r := Odds(q)
		for _, c := range []struct {
			name string
			got  uint64
			want *big.Rat
		}{
			{"attacker holds", r.AttackerHolds, want[attackerHolds]},
			{"defender holds", r.DefenderHolds, want[defenderHolds]},
			{"nobody holds", r.NobodyHolds, want[nobodyHolds]},
			{"attacker loses", r.AttackerLoses, want[attackerLoses]},
			{"defender loses", r.DefenderLoses, want[defenderLoses]},
			{"attacker's leader falls", r.AttackerLeaderFalls, want[attackerLeader]},
			{"defender's leader falls", r.DefenderLeaderFalls, want[defenderLeader]},
		} {
			if !isPart(c.got, new(big.Rat).Mul(c.want, whole)) {
				t.Errorf("%+v: %s with %d/%d, want %s", q, c.name, c.got, int64(OddsWhole), c.want.FloatString(9))
			}
		}
	}
}

// tableau is a battle as it is on the table, a letter a unit: a army, c
// cavalry or Roman, f fort, b burh, L leader.
type tableau struct{ attacker, defender, fled string }

func (t tableau) over() bool {
	return standing(t.attacker) == 0 || standing(t.defender) == 0
}

// standing counts all but the leader.
func standing(s string) int { return len(s) - strings.Count(s, "L") }

// outcome is the figures compared, as chances or as expected units.
type outcome [7]*big.Rat

const (
	attackerHolds = iota
	defenderHolds
	nobodyHolds
	attackerLoses
	defenderLoses
	attackerLeader
	defenderLeader
)

// thrown plays a battle out by throwing every die.
type thrown struct {
	q     OddsQuery
	known map[tableau]*outcome
}

func (b *thrown) begin() tableau {
	lay := func(s OddsSide) string {
		l := strings.Repeat("c", int(s.Cavalry)) + strings.Repeat("a", int(s.Infantry))
		if s.Leader {
			l += "L"
		}
		return l
	}
	t := tableau{attacker: lay(b.q.Attacker), defender: lay(b.q.Defender)}
	if b.q.Fort {
		t.defender += "f"
	}
	if b.q.Burh {
		t.defender += "b"
	}
	return t
}

// fight gives the outcome from a tableau for which dice are thrown next.
func (b *thrown) fight(t tableau) *outcome {
	if o := b.known[t]; o != nil {
		return o
	}
	dice := standing(t.attacker) + standing(t.defender)
	throws := int64(1)
	for range dice {
		throws *= 6
	}
	after := map[tableau]int64{}
	faces := make([]int, dice)
	for i := range throws {
		r := i
		for j := range faces {
			faces[j] = int(r%6) + 1
			r /= 6
		}
		after[b.retreats(b.throw(t, faces))]++
	}
	sum := &outcome{}
	for i := range sum {
		sum[i] = new(big.Rat)
	}
	for u, n := range after {
		if u == t {
			continue
		}
		o := b.ended(u)
		if o == nil {
			o = b.fight(u)
		}
		for i := range sum {
			sum[i].Add(sum[i], new(big.Rat).Mul(o[i], big.NewRat(n, throws-after[t])))
		}
	}
	b.known[t] = sum
	return sum
}

// throw takes the casualties of one throw off the table.
func (b *thrown) throw(t tableau, faces []int) tableau {
	n := standing(t.attacker)
	u := t
	u.defender = b.casualties(t.defender, b.hits(t.attacker, faces[:n], b.q.Difficult), b.q.AttackerSpares)
	u.attacker = b.casualties(t.attacker, b.hits(t.defender, faces[n:], false), b.q.DefenderSpares)
	return u
}

// hits are the dice that may take something: 6 any unit, 5 a normal one.
func (b *thrown) hits(side string, faces []int, difficult bool) string {
	var h string
	for i, unit := range strings.ReplaceAll(side, "L", "") {
		face := faces[i]
		if strings.Contains(side, "L") {
			face++
		}
		switch {
		case face >= 6:
			h += "6"
		case !difficult && (face == 5 || face == 4 && unit == 'c'):
			h += "5"
		}
	}
	return h
}

// casualties takes units off one die at a time.
func (b *thrown) casualties(side, hits string, spare bool) string {
	sixes, fives := strings.Count(hits, "6"), strings.Count(hits, "5")
	take := func(kinds string) bool {
		for _, k := range kinds {
			if k == 'f' && strings.Contains(side, "c") {
				continue // the armies shield their fort
			}
			if i := strings.IndexRune(side, k); i >= 0 {
				side = side[:i] + side[i+1:]
				return true
			}
		}
		return false
	}
	normal := "abf"
	if b.q.BurhFirst {
		normal = "baf"
	}
	if spare {
		for ; fives > 0; fives-- {
			take(normal)
		}
		for ; sixes > 0; sixes-- {
			take(normal + "c")
		}
	}
	for ; sixes > 0; sixes-- {
		take("c" + normal)
	}
	for ; fives > 0; fives-- {
		take(normal)
	}
	if standing(side) == 0 {
		return ""
	}
	return side
}

// retreats lets the defender go, then the attacker. An attacker who has gone is
// marked by a leading >.
func (b *thrown) retreats(t tableau) tableau {
	if t.over() {
		return t
	}
	armies := strings.Trim(t.defender, "bf")
	if armies != "" && strings.Trim(armies, "L") != "" {
		outnumbered := standing(t.defender) < standing(t.attacker)
		if b.q.Stand == StandOnce || b.q.Stand == StandOutnumbered && outnumbered {
			t.fled = armies
			t.defender = strings.TrimPrefix(t.defender, armies)
		}
	}
	if t.defender != "" && standing(t.attacker) <= int(b.q.AttackerStops) {
		t.attacker = ">" + t.attacker
	}
	return t
}

// ended gives the outcome of a battle that is over, or nil.
func (b *thrown) ended(t tableau) *outcome {
	gone := strings.HasPrefix(t.attacker, ">")
	left := strings.TrimPrefix(t.attacker, ">")
	if !gone && !t.over() {
		return nil
	}
	o := &outcome{}
	for i := range o {
		o[i] = new(big.Rat)
	}
	switch {
	case t.defender != "":
		o[defenderHolds].SetInt64(1)
	case left != "":
		o[attackerHolds].SetInt64(1)
	default:
		o[nobodyHolds].SetInt64(1)
	}
	begin := b.begin()
	o[attackerLoses].SetInt64(int64(standing(begin.attacker) - standing(left)))
	o[defenderLoses].SetInt64(int64(standing(begin.defender) - standing(t.defender) - standing(t.fled)))
	o[attackerLeader].SetInt64(int64(strings.Count(begin.attacker, "L") - strings.Count(left, "L")))
	o[defenderLeader].SetInt64(int64(strings.Count(begin.defender, "L") - strings.Count(t.defender+t.fled, "L")))
	return o
}
