package board

import "testing"

var compass = [4][2]float64{{-1, 0}, {1, 0}, {0, -1}, {0, 1}}

func TestArrowKeysReachEveryPlace(t *testing.T) {
	for _, k := range kits {
		for from := range k.chart.Places {
			reached := Set(int8(from))
			for queue := []int8{int8(from)}; len(queue) > 0; queue = queue[1:] {
				for _, way := range compass {
					if to := walk(k.chart, queue[0], way[0], way[1]); reached>>to&1 == 0 {
						reached |= Set(to)
						queue = append(queue, to)
					}
				}
			}
			if reached != 1<<len(k.chart.Places)-1 {
				t.Errorf("from %s: %b", k.chart.Places[from].Name, reached)
			}
		}
	}
}

func TestArrowKeysLeadWhereTheyPoint(t *testing.T) {
	for _, k := range kits {
		for from := range k.chart.Places {
			a := stopPoint(&k.chart.Places[from])
			for _, way := range compass {
				to := walk(k.chart, int8(from), way[0], way[1])
				if to == int8(from) {
					continue
				}
				b := stopPoint(&k.chart.Places[to])
				if (b.X-a.X)*way[0]+(b.Y-a.Y)*way[1] <= 0 {
					t.Errorf("%v of %s is %s", way, k.chart.Places[from].Name, k.chart.Places[to].Name)
				}
			}
		}
	}
}

func TestArrowKeysMeetTheNeighbour(t *testing.T) {
	for _, c := range []struct {
		from, to string
		dx, dy   float64
	}{
		{"Sussex", "Kent", 1, 0},
		{"Kent", "Sussex", -1, 0},
		{"Devon", "Cornwall", -1, 0},
		{"York", "Pennines", -1, 0},
		{"Caithness", "Orkneys", 0, -1},
		{"Sussex", "English Channel", 0, 1},
	} {
		if got := walk(chart, placeNamed(t, c.from), c.dx, c.dy); englishName(got) != c.to {
			t.Errorf("from %s to %s, not %s", c.from, englishName(got), c.to)
		}
	}
}

func TestTheTabKeyLeadsToWhatLiesClear(t *testing.T) {
	named := func(names ...string) (set uint64) {
		for _, name := range names {
			set |= Set(placeNamed(t, name))
		}
		return set
	}
	for _, c := range []struct {
		what           string
		offered, clear uint64
		want           string
	}{
		{"the nearest", 0, named("Essex", "York", "Sussex"), "Sussex"},
		{"what can be tapped, though it is farther", named("York", "Orkneys"), named("Essex", "York", "Orkneys"), "York"},
		{"what can be tapped lies below something", named("York"), named("Essex", "Orkneys"), "Essex"},
		{"all lies below something", named("York"), 0, "Kent"},
	} {
		got := nearestClear(chart, placeNamed(t, "Kent"), c.offered, func(p int8) bool { return c.clear>>p&1 != 0 })
		if englishName(got) != c.want {
			t.Errorf("%s: %s, not %s", c.what, englishName(got), c.want)
		}
	}
}
