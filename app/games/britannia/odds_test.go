package britannia

import (
	"testing"

	"bretwalda/app/advice"
	"bretwalda/engine/britannia"
)

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
				list := []advice.Percent{b.winChance(), k.Nobody}
				if b.Attacker.Leader {
					list = append(list, k.OwnFalls)
				}
				if b.Defender.Leader {
					list = append(list, k.OthersFalls)
				}
				b.defends = true
				for _, percent := range append(list, b.winChance()) {
					if percent == 0 || percent == 100 {
						t.Fatalf("%d v %d %s: %v", n, m, fixture, append(list, b.winChance()))
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
	if got := Family.Advisor.Previews(s, march); len(got) != 1 || got[0].Chances[0].Percent != advice.Nearly {
		t.Errorf("told %+v", got)
	}
	if r, ok := Family.Advisor.Risk(s, march); !ok || r.Wins != advice.Nearly {
		t.Errorf("the advisor says %+v", r)
	}
}
