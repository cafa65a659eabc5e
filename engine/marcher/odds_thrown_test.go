package marcher

import (
	"math/big"
	"strings"
	"testing"
)

// TestOddsThrownOut compares the odds with throwing the dice of every exchange
// one by one, in exact fractions, without asking the rules for the faces that
// hit.
func TestOddsThrownOut(t *testing.T) {
	for _, c := range []struct {
		name               string
		q                  OddsQuery
		attacker, defender string // in the order in which they fall; see thrown
	}{
		{"a host of each", duelOf(led(some(Normans, NormanKnight, 3, NormanInfantry, 2, NormanArcher, 1)), some(Welsh, WelshInfantry, 3, WelshArcher, 2, Teulu, 1)),
			"a5 i6 i6 k8 k8 k8 L", "i4 i4 i4 a5 a5 k6"},
		{"before a wall", duelOf(some(Welsh, WelshInfantry, 2, WelshArcher, 2, Irish, 2, Teulu, 1), some(Normans, NormanInfantry, 2, NormanKnight, 1)).behindWalls(),
			"i4 i4 a5 a5 i5 i5 k6", "i6 i6 k8"},
		{"Vikings on an earl with an archer", duelOf(some(Vikings, Viking, 3), led(some(Normans, NormanArcher, 1))),
			"i6 i6 i6", "a5 L"},
		{"archers only", duelOf(some(Welsh, WelshArcher, 3), some(Normans, NormanArcher, 3)),
			"a5 a5 a5", "a4 a4 a4"},
		{"an earl alone behind the wall", duelOf(some(Welsh, WelshInfantry, 2, WelshArcher, 1), OddsSide{Side: Normans, Leader: true}).behindWalls(),
			"i4 i4 a5", "L"},
	} {
		want := thrown{}.fight(tableau{c.attacker, c.defender})
		if !strings.Contains(c.attacker+c.defender, "L") {
			want[3] = new(big.Rat) // nobody to fall
		}
		r := Odds(c.q)
		for i, got := range [...]uint64{r.AttackerHolds, r.DefenderHolds, r.NobodyHolds, r.AttackerLeaderFalls + r.DefenderLeaderFalls} {
			if !isPart(got, want[i]) {
				t.Errorf("%s: %d is %d/%d, want %s", c.name, i, got, int64(OddsWhole), want[i].FloatString(9))
			}
		}
	}
}

// tableau is a battle as it lies on the table, before missiles: for each unit its kind
// (a archer, i infantry, k cavalry) and the number of faces of its die that hit; L is
// a leader.
type tableau struct{ attacker, defender string }

// thrown knows the ends of battles: the holder of the zone (attacker, defender,
// nobody) and whether a leader falls.
type thrown map[tableau][4]*big.Rat

// fight gives the chances of a battle that goes on to its end.
func (b thrown) fight(t tableau) [4]*big.Rat {
	if r, known := b[t]; known {
		return r
	}
	sum, again := [4]*big.Rat{new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)}, new(big.Rat)
	for shot, p := range exchange(t, "a") {
		next := map[tableau]*big.Rat{shot: big.NewRat(1, 1)}
		if !shot.over() {
			next = exchange(shot, "ik")
		}
		for u, q := range next {
			q = new(big.Rat).Mul(p, q)
			if u == t {
				again.Add(again, q)
				continue
			}
			rest := u.ending()
			if !u.over() {
				rest = b.fight(u)
			}
			for i := range sum {
				sum[i].Add(sum[i], new(big.Rat).Mul(rest[i], q))
			}
		}
	}
	for i := range sum {
		sum[i].Quo(sum[i], new(big.Rat).Sub(big.NewRat(1, 1), again))
	}
	b[t] = sum
	return sum
}

func (t tableau) over() bool { return t.attacker == "" || t.defender == "" }

func (t tableau) ending() [4]*big.Rat {
	r := [4]*big.Rat{new(big.Rat), new(big.Rat), new(big.Rat), new(big.Rat)}
	switch {
	case strings.Trim(t.attacker, "L") != "":
		r[0].SetInt64(1)
	case strings.Trim(t.defender, "L") != "":
		r[1].SetInt64(1)
	default:
		r[2].SetInt64(1)
	}
	if !strings.Contains(t.attacker+t.defender, "L") {
		r[3].SetInt64(1)
	}
	return r
}

// exchange throws the dice of some kinds on both sides at once.
func exchange(t tableau, kinds string) map[tableau]*big.Rat {
	after := map[tableau]*big.Rat{}
	byAttacker, byDefender := hitsOf(t.attacker, kinds), hitsOf(t.defender, kinds)
	for i, p := range byAttacker {
		for j, q := range byDefender {
			u := tableau{without(t.attacker, j), without(t.defender, i)}
			if after[u] == nil {
				after[u] = new(big.Rat)
			}
			after[u].Add(after[u], new(big.Rat).Mul(p, q))
		}
	}
	return after
}

// hitsOf is the chance of every number of hits.
func hitsOf(side, kinds string) []*big.Rat {
	chances := []*big.Rat{big.NewRat(1, 1)}
	for _, unit := range strings.Fields(side) {
		if unit == "L" || !strings.Contains(kinds, unit[:1]) {
			continue
		}
		hit := big.NewRat(int64(unit[1]-'0'), 10)
		miss := new(big.Rat).Sub(big.NewRat(1, 1), hit)
		more := []*big.Rat{new(big.Rat)}
		for i, p := range chances {
			more[i].Add(more[i], new(big.Rat).Mul(p, miss))
			more = append(more, new(big.Rat).Mul(p, hit))
		}
		chances = more
	}
	return chances
}

// without takes so many off the front.
func without(side string, hits int) string {
	units := strings.Fields(side)
	return strings.Join(units[min(hits, len(units)):], " ")
}
