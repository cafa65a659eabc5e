package marcher

import "bretwalda/app/advice"

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// In The Marcher Lords a die may have ten faces that hit, and an archer alone
// cannot be hit by one: what is certain there is certain.
func TestTheCertainOfTheMarcherLords(t *testing.T) {
	force := func(side int8, kind, n int8, led bool) marcher.OddsSide {
		s := marcher.OddsSide{Side: side, Leader: led}
		s.Units[kind] = n
		return s
	}
	for n := int8(1); n <= 12; n++ {
		for m := int8(0); m <= 12; m++ {
			for kind := range int8(5) {
				q := marcher.OddsQuery{
					Attacker: force(marcher.Normans, marcher.NormanKnight, n, false),
					Defender: force(marcher.Welsh, marcher.WelshInfantry, m, true),
					Castle:   kind%2 == 0, Siege: kind == 2, Begun: kind == 3, Event: engine.None,
				}
				if q.Check() != nil {
					continue
				}
				r := marcher.Odds(q)
				won, lost := winChance(r, false), winChance(r, true)
				if won == 100 && lost != 0 || lost == 100 && won != 0 || won == 100 && r.AttackerHolds != marcher.OddsWhole {
					t.Fatalf("%+v: %d %%, %d %%", q, won, lost)
				}
				last := q.Siege && n == 1 // the siege may cost the only knight
				if sure := won == 100 || lost == 100; sure != (m == 0 && !last || m >= 8 && last) {
					t.Errorf("%d v %d, siege %t: %d %%, %d %%", n, m, q.Siege, won, lost)
				}
			}
		}
	}
}

// TestOthersAreNamed: of a battle between two others nobody hears what they lose
// themselves.
func TestOthersAreNamed(t *testing.T) {
	q := marcher.OddsQuery{Attacker: marcher.OddsSide{Side: marcher.Vikings}, Defender: marcher.OddsSide{Side: marcher.Welsh, Leader: true}, Event: engine.None}
	q.Attacker.Units[marcher.Viking], q.Defender.Units[marcher.WelshInfantry] = 3, 2
	if err := q.Check(); err != nil {
		t.Fatal(err)
	}
	for side, want := range map[int8][3]string{
		marcher.Normans: {"odds.side", "odds.side", "odds.sideLeader"},
		marcher.Vikings: {"odds.own", "odds.others", "odds.othersLeader"},
		marcher.Welsh:   {"odds.own", "odds.others", "odds.ownLeader"},
	} {
		s := advice.Context{Turn: engine.Turn{Side: side}}
		more := fought(s, "odds.begins", q, defends(s, q)).More
		for i, key := range want {
			if more[i].Key != key {
				t.Errorf("side %d is told %+v, not %s", side, more[i], key)
			}
		}
		if side == marcher.Normans && (more[0].Args[1] != advice.Side(marcher.Vikings) || more[1].Args[1] != advice.Side(marcher.Welsh)) {
			t.Errorf("named are %+v", more)
		}
	}
}
