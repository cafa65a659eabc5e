package advice

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/marcher"
)

func TestOnlyTheCertainIsAHundredPercent(t *testing.T) {
	for _, c := range []struct {
		part, whole uint64
		want        string
	}{{0, 7, "0"}, {7, 7, "100"}, {1, 1 << 32, "<1"}, {1<<32 - 1, 1 << 32, ">99"}, {1, 2, "50"}, {4, 1000, "<1"}, {5, 1000, "1"}, {994, 1000, "99"}, {995, 1000, ">99"}, {14, 1000, "1"}, {15, 1000, "2"}} {
		if got := PercentOf(c.part, c.whole).String(); got != c.want {
			t.Errorf("%d of %d are %s %%, want %s", c.part, c.whole, got, c.want)
		}
	}
	for thousandths, want := range map[int]Percent{0: 0, 1: Hardly, 5: 1, 499: 50, 994: 99, 995: Nearly, 1000: Nearly} {
		if got := Estimate(thousandths, 1000); got != want {
			t.Errorf("an estimate of %d is %s %%, want %s", thousandths, got, want)
		}
	}
}

// In a battle of Britannia every die may miss and every unit may be hit: whatever
// the numbers, either side may be the one that is left, or neither.
func TestNoBattleOfBritanniaIsCertain(t *testing.T) {
	for _, fixture := range []string{"", "fort", "burh"} {
		for _, n := range []int8{1, 2, 3, 7, 16, 20} {
			for _, m := range []int8{0, 1, 2, 5, 13, 20} {
				b := battle{OddsQuery: britannia.OddsQuery{
					Attacker: britannia.OddsSide{Infantry: n / 2, Cavalry: n - n/2, Leader: n > 0 && m%2 == 0},
					Defender: britannia.OddsSide{Infantry: m, Leader: m > 0 && n%2 == 0},
					Fort:     fixture == "fort", Burh: fixture == "burh",
				}}
				if b.Fort {
					b.Defender.Infantry, b.Defender.Cavalry = 0, m
				}
				if b.Check() != nil {
					continue
				}
				k := b.stakes()
				list := []Percent{b.holds(), k.nobody}
				if b.Attacker.Leader {
					list = append(list, k.ownFalls)
				}
				if b.Defender.Leader {
					list = append(list, k.othersFalls)
				}
				b.defends = true
				for _, percent := range append(list, b.holds()) {
					if percent == 0 || percent == 100 {
						t.Fatalf("%d v %d %s: %v", n, m, fixture, append(list, b.holds()))
					}
				}
			}
		}
	}
}

// Sixteen Romans against a lone Belgian lose about once in the age of the world.
func TestSixteenAgainstOneMayLose(t *testing.T) {
	s := at(t, `{"round": 1, "nation": "Romans", "units": {
		"Romans": {"English Channel": {"infantry": 16}}, "Belgae": {"Kent": {"infantry": 1}}}}`)
	march := find(t, s, "march", "Kent", 16)
	if got := Of("britannia-2008").Previews(s, march); len(got) != 1 || got[0].Chances[0].Percent != Nearly {
		t.Errorf("told %+v", got)
	}
	if r, ok := Of("britannia-2008").Risk(s, march); !ok || r.Wins != Nearly {
		t.Errorf("the advisor says %+v", r)
	}
}

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
				won, lost := holds(r, false), holds(r, true)
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
		s := Context{Turn: engine.Turn{Side: side}}
		more := fought(s, "odds.begins", q, defends(s, q)).More
		for i, key := range want {
			if more[i].Key != key {
				t.Errorf("side %d is told %+v, not %s", side, more[i], key)
			}
		}
		if side == marcher.Normans && (more[0].Args[1] != Side(marcher.Vikings) || more[1].Args[1] != Side(marcher.Welsh)) {
			t.Errorf("named are %+v", more)
		}
	}
}
