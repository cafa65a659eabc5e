package britannia

import (
	"math/big"
	"testing"
)

// foot is a side of infantry, horse one of cavalry or of Roman armies.
func foot(k int8) OddsSide  { return OddsSide{Infantry: k} }
func horse(k int8) OddsSide { return OddsSide{Cavalry: k} }

func led(s OddsSide) OddsSide {
	s.Leader = true
	return s
}

var whole = new(big.Rat).SetInt64(OddsWhole)

// near reports whether a fraction of OddsWhole is n/d.
func near(got uint64, n, d int64) bool {
	return isPart(got, new(big.Rat).Mul(big.NewRat(n, d), whole))
}

// isPart allows for rounding by two parts.
func isPart(got uint64, want *big.Rat) bool {
	diff := new(big.Rat).Sub(new(big.Rat).SetInt(new(big.Int).SetUint64(got)), want)
	return diff.Abs(diff).Cmp(big.NewRat(2, 1)) <= 0
}

func TestOddsByHand(t *testing.T) {
	for _, c := range []struct {
		name                       string
		q                          OddsQuery
		attacker, defender, nobody [2]int64
	}{
		// Each takes the other with 1/3: 2/9, 2/9 and 1/9 of the 5/9 that end it.
		{"one against one", OddsQuery{Attacker: foot(1), Defender: foot(1)},
			[2]int64{2, 5}, [2]int64{2, 5}, [2]int64{1, 5}},
		// 1/6 against 1/3: 2/18, 5/18, 1/18 of 8/18.
		{"one against one in the hills", OddsQuery{Attacker: foot(1), Defender: foot(1), Difficult: true},
			[2]int64{1, 4}, [2]int64{5, 8}, [2]int64{1, 8}},
		// One round, then the defender goes: the attacker falls with 1/3, and the
		// defender alone is left only if not taken.
		{"the defender leaves", OddsQuery{Attacker: foot(1), Defender: foot(1), Stand: StandOnce},
			[2]int64{6, 9}, [2]int64{2, 9}, [2]int64{1, 9}},
		// One round, then the attacker goes.
		{"the attacker leaves", OddsQuery{Attacker: foot(1), Defender: foot(1), AttackerStops: 1},
			[2]int64{2, 9}, [2]int64{6, 9}, [2]int64{1, 9}},
	} {
		r := Odds(c.q)
		if !near(r.AttackerHolds, c.attacker[0], c.attacker[1]) ||
			!near(r.DefenderHolds, c.defender[0], c.defender[1]) ||
			!near(r.NobodyHolds, c.nobody[0], c.nobody[1]) {
			t.Errorf("%s: %d, %d, %d of %d", c.name, r.AttackerHolds, r.DefenderHolds, r.NobodyHolds, int64(OddsWhole))
		}
	}
}

// The example of four armies against a Roman fort and one Roman. The army falls to a
// six, and the fort to another five or six of the same dice, never before.
func TestOddsFortShielded(t *testing.T) {
	r := Odds(OddsQuery{Attacker: foot(4), Defender: horse(1), Fort: true, AttackerStops: 4})
	for _, e := range r.Endings {
		if !e.Fixture && e.Defender.Cavalry > 0 {
			t.Errorf("the fort fell before its army with chance %d", e.Chance)
		}
	}
	one := Odds(OddsQuery{Attacker: foot(1), Defender: horse(1), Fort: true, AttackerStops: 1})
	// One die takes the army with 1/6 and can take no more.
	if !near(one.DefenderLoses, 1, 6) || one.AttackerHolds != 0 {
		t.Errorf("one army: expects %d of the defender, holds %d", one.DefenderLoses, one.AttackerHolds)
	}
}

func TestOddsAddUp(t *testing.T) {
	for _, q := range oddsCases {
		r := Odds(q)
		if r.AttackerHolds+r.DefenderHolds+r.NobodyHolds != OddsWhole {
			t.Errorf("%+v: chances add up to %d", q, r.AttackerHolds+r.DefenderHolds+r.NobodyHolds)
		}
		var sum uint64
		for _, e := range r.Endings {
			sum += e.Chance
		}
		if d := int64(sum) - OddsWhole; d > int64(len(r.Endings)) || -d > int64(len(r.Endings)) {
			t.Errorf("%+v: endings add up to %d", q, sum)
		}
	}
}

// Equal sides on level ground have equal chances, however long they fight.
func TestOddsEven(t *testing.T) {
	for k := int8(1); k <= maxOddsArmies; k++ {
		for _, side := range []OddsSide{foot(k), horse(k), led(foot(k))} {
			r := Odds(OddsQuery{Attacker: side, Defender: side})
			if d := int64(r.AttackerHolds) - int64(r.DefenderHolds); d > 1 || d < -1 {
				t.Errorf("%+v against the same: %d and %d", side, r.AttackerHolds, r.DefenderHolds)
			}
			if r.AttackerLoses != r.DefenderLoses {
				t.Errorf("%+v against the same: loses %d and %d", side, r.AttackerLoses, r.DefenderLoses)
			}
		}
	}
}

func TestOddsCheck(t *testing.T) {
	for name, q := range map[string]OddsQuery{
		"nobody attacks":    {Defender: foot(1)},
		"nobody defends":    {Attacker: foot(1)},
		"too many":          {Attacker: foot(21), Defender: foot(1)},
		"fewer than none":   {Attacker: foot(-1), Defender: foot(1)},
		"a leader alone":    {Attacker: led(foot(0)), Defender: foot(1)},
		"fort and burh":     {Attacker: foot(1), Defender: foot(0), Fort: true, Burh: true},
		"a fort of Britons": {Attacker: foot(1), Defender: foot(1), Fort: true},
		"a negative stop":   {Attacker: foot(1), Defender: foot(1), AttackerStops: -1},
		"an unknown stand":  {Attacker: foot(1), Defender: foot(1), Stand: 9},
	} {
		if q.Check() == nil {
			t.Errorf("%s passes", name)
		}
		if r := Odds(q); r.AttackerHolds != 0 || r.Endings != nil {
			t.Errorf("%s has odds", name)
		}
	}
}

// oddsCases are battles small enough for every die to be thrown.
var oddsCases = []OddsQuery{
	{Attacker: foot(2), Defender: foot(1)},
	{Attacker: foot(2), Defender: foot(2)},
	{Attacker: foot(3), Defender: foot(2), Difficult: true},
	{Attacker: led(foot(2)), Defender: foot(2)},
	{Attacker: foot(2), Defender: led(foot(2)), Difficult: true},
	{Attacker: led(foot(2)), Defender: led(foot(1)), Stand: StandOutnumbered},
	{Attacker: foot(3), Defender: foot(2), AttackerStops: 1},
	{Attacker: foot(2), Defender: foot(3), AttackerStops: 1, Stand: StandOnce},
	{Attacker: foot(3), Defender: foot(1), Stand: StandOutnumbered},
	{Attacker: horse(2), Defender: foot(2)},
	{Attacker: foot(3), Defender: horse(1), Fort: true},
	{Attacker: foot(2), Defender: horse(2), Fort: true, Difficult: true},
	{Attacker: foot(3), Defender: horse(1), Fort: true, Stand: StandOnce},
	{Attacker: foot(2), Defender: foot(0), Fort: true, AttackerStops: 1},
	{Attacker: foot(2), Defender: foot(1), Burh: true},
	{Attacker: foot(2), Defender: foot(1), Burh: true, BurhFirst: true, Stand: StandOutnumbered},
	{Attacker: led(foot(2)), Defender: led(foot(1)), Burh: true, Stand: StandOnce},
	{Attacker: led(foot(2)), Defender: led(foot(1)), Burh: true, BurhFirst: true, Difficult: true},
	{Attacker: foot(2), Defender: OddsSide{1, 1, false}},
	{Attacker: foot(2), Defender: OddsSide{1, 1, false}, AttackerSpares: true},
	{Attacker: foot(2), Defender: OddsSide{1, 1, true}, Difficult: true},
	{Attacker: OddsSide{1, 1, true}, Defender: foot(2), Burh: true},
	{Attacker: OddsSide{1, 2, false}, Defender: led(foot(2)), DefenderSpares: true},
	{Attacker: OddsSide{1, 1, false}, Defender: OddsSide{1, 1, false}, Stand: StandOutnumbered},
}

func BenchmarkOdds(b *testing.B) {
	for _, c := range []struct {
		name string
		q    OddsQuery
	}{
		{"3 against 2", OddsQuery{Attacker: foot(3), Defender: foot(2)}},
		{"Normans against the fyrd", OddsQuery{Attacker: led(OddsSide{4, 3, false}), Defender: led(foot(6)), Burh: true}},
		{"12 against 12", OddsQuery{Attacker: foot(12), Defender: foot(12)}},
		{"the most", OddsQuery{Attacker: OddsSide{10, 10, true}, Defender: OddsSide{10, 10, true}, Burh: true}},
	} {
		b.Run(c.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				newBattleOdds(c.q).result()
			}
		})
	}
}
