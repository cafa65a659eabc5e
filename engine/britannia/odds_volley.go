package britannia

import "bretwalda/engine/odds"

// volley is one side's dice in one round of a battle.
type volley struct {
	bonus     int8 // of the leader
	difficult bool // the target defends difficult terrain
	targets   int8 // units the other side begins with: more hits of a kind do no more
	strong    int8 // strong units of the side as the battle begins
	tables    [][]odds.Chance
	left      []odds.Chance // by the remains of a target
}

func newVolley(from force, led, difficult bool, targets int8) volley {
	v := volley{difficult: difficult, targets: targets, strong: from.cavalry}
	if led {
		v.bonus = 1
	}
	v.tables = make([][]odds.Chance, (int(from.infantry+from.fixture)+1)*(int(from.cavalry)+1))
	return v
}

// faces is how many faces of a die take any unit, and how many others take a
// normal unit only.
func (v *volley) faces(strong bool) (sixes, hits odds.Chance) {
	from := func(low int8) odds.Chance { return odds.Chance(7 - low + v.bonus) }
	sixes = from(LowestHit(strong, true, v.difficult))
	return sixes, from(LowestHit(strong, false, v.difficult)) - sixes
}

// table gives the chance of every number of sixes (row) and of other hits
// (column) of some normal and some strong units.
func (v *volley) table(normals, strong int8) []odds.Chance {
	known := &v.tables[int(normals)*(int(v.strong)+1)+int(strong)]
	if *known != nil {
		return *known
	}
	width := int(v.targets) + 1
	t := make([]odds.Chance, width*width)
	*known = t
	if normals == 0 && strong == 0 {
		t[0] = odds.Certain
		return t
	}
	fewer := [2]int8{normals - 1, strong}
	if normals == 0 {
		fewer = [2]int8{0, strong - 1}
	}
	six, hit := v.faces(normals == 0)
	for i, p := range v.table(fewer[0], fewer[1]) {
		if p == 0 {
			continue
		}
		sixes, hits := i/width, i%width
		t[i] += p.Of(6-six-hit, 6)
		t[min(sixes+1, width-1)*width+hits] += p.Of(six, 6)
		t[sixes*width+min(hits+1, width-1)] += p.Of(hit, 6)
	}
	return t
}

// remnants appends the possible remains of a target after the dice of some units; fall
// is the effect of some sixes and other hits.
func (v *volley) remnants(buf []remnant, from, target force, fall func(h force, sixes, hits int8) force) []remnant {
	horses, width := int(target.cavalry)+1, int(v.targets)+1
	v.left = append(v.left[:0], make([]odds.Chance, (int(target.infantry)+1)*horses*2)...)
	for i, p := range v.table(from.present*from.infantry+from.fixture, from.present*from.cavalry) {
		if p != 0 {
			h := fall(target, int8(i/width), int8(i%width))
			v.left[(int(h.infantry)*horses+int(h.cavalry))*2+int(h.fixture)] += p
		}
	}
	for i, p := range v.left {
		if p != 0 {
			h := force{int8(i / 2 / horses), int8(i / 2 % horses), int8(i % 2), target.present}
			buf = append(buf, remnant{h, p})
		}
	}
	return buf
}
