package main

import "testing"

func TestScatteredSignsKeepAway(t *testing.T) {
	square := [][2]int{{0, 0}, {2000, 0}, {2000, 2000}, {0, 2000}}
	road := [][2]int{{0, 1000}, {2000, 1000}}
	g := ground{
		lines: [][][2]int{append(square, square[0]), road},
		names: []oblong{nameOblong("Kent", [2]int{1000, 500})},
		towns: [][2]int{{1500, 1500}},
	}
	at := g.strew(hills, [][][2]int{square})
	if len(at) < 40 {
		t.Fatalf("only %d hills", len(at))
	}
	last := [2]int{}
	for _, p := range at {
		if !inside([][][2]int{square}, p) || fromStretch(p, road[0], road[1]) < hills.away || fromStretch(p, square[0], square[1]) < hills.away {
			t.Errorf("a hill on a line at %v", p)
		}
		if n := g.names[0]; p[0] > n.left && p[0] < n.right && p[1] > n.top && p[1] < n.bottom {
			t.Errorf("a hill on the name at %v", p)
		}
		if fromStretch(p, g.towns[0], g.towns[0]) < townFree {
			t.Errorf("a hill in the town at %v", p)
		}
		if p[1] < last[1] {
			t.Errorf("%v comes after %v", p, last)
		}
		last = p
	}
}
