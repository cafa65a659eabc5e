package maps

import (
	"math"
	"slices"
	"strconv"
	"testing"
)

func TestPlacesOfIrelandAreTheRulesTownsAndRegionsInOrder(t *testing.T) {
	c := Ireland()
	lines := rows(t, "ireland")
	if len(lines) != 53+8 || len(c.Places) != len(lines) {
		t.Fatalf("%d towns and regions in the rules, %d places on the chart", len(lines), len(c.Places))
	}
	for i, f := range lines {
		p := &c.Places[i]
		if i < 53 {
			if p.Name != f[0] || p.Region != f[1] || p.Colour != f[2] || !p.Town || p.Towns {
				t.Errorf("place %d is %s in %s, %s; the rules say %v", i, p.Name, p.Region, p.Colour, f)
			}
			continue
		}
		if p.Name != f[0] || p.Region != f[0] || strconv.Itoa(p.Threshold) != f[1] || strconv.Itoa(p.Points) != f[2] || p.Town || !p.Towns {
			t.Errorf("place %d is %s, %d for %d points; the rules say %v", i, p.Name, p.Threshold, p.Points, f)
		}
	}
}

func TestTownsLieInTheirRegions(t *testing.T) {
	c := Ireland()
	for i := range c.Places[:53] {
		for k := 53; k < len(c.Places); k++ {
			p, region := &c.Places[i], &c.Places[k]
			if got, want := region.Contains(p.Label), region.Name == p.Region; got != want {
				t.Errorf("%s lies in %s: %v", p.Name, region.Name, got)
			}
		}
	}
}

func TestRoadsAreTheRulesRoads(t *testing.T) {
	c := Ireland()
	of := make([]uint64, len(c.Places))
	for _, r := range c.Roads {
		of[r[0]] |= 1 << r[1]
		of[r[1]] |= 1 << r[0]
	}
	for i, f := range rows(t, "ireland")[:53] {
		if want := c.set(list(f[3])); of[i] != want {
			t.Errorf("%s has roads to %b, by the rules to %b", f[0], of[i], want)
		}
	}
	if len(c.Roads) != 36 {
		t.Errorf("%d roads", len(c.Roads))
	}
}

// A road that passed through a third town, or crossed another, would say what
// is not so.
func TestRoadsMeetOnlyInTheirTowns(t *testing.T) {
	c := Ireland()
	at := func(town int8) Point { return c.Places[town].Label }
	side := func(a, b, p Point) bool { return (b.X-a.X)*(p.Y-a.Y) > (b.Y-a.Y)*(p.X-a.X) }
	for i, r := range c.Roads {
		for town := range c.Places[:53] {
			if !slices.Contains(r[:], int8(town)) && fromSegment(at(int8(town)), at(r[0]), at(r[1])) < 22 {
				t.Errorf("the road from %s to %s passes %s", c.Places[r[0]].Name, c.Places[r[1]].Name, c.Places[town].Name)
			}
		}
		for _, s := range c.Roads[i+1:] {
			if r[0] == s[0] || r[0] == s[1] || r[1] == s[0] || r[1] == s[1] {
				continue
			}
			a, b, p, q := at(r[0]), at(r[1]), at(s[0]), at(s[1])
			if side(a, b, p) != side(a, b, q) && side(p, q, a) != side(p, q, b) {
				t.Errorf("the roads %v and %v cross", r, s)
			}
		}
	}
}

func TestTownsStandApart(t *testing.T) {
	c := Ireland()
	for i := range c.Places[:53] {
		for k := range c.Places[:i] {
			a, b := c.Places[i].Label, c.Places[k].Label
			if far := math.Hypot(a.X-b.X, a.Y-b.Y); far < 50 {
				t.Errorf("%s and %s stand %.0f units apart", c.Places[i].Name, c.Places[k].Name, far)
			}
		}
	}
}

func TestRegionsOfIrelandDifferInTint(t *testing.T) {
	c := Ireland()
	for i := range c.Places {
		for k := range c.Places {
			if a, b := &c.Places[i], &c.Places[k]; a.Beside>>k&1 != 0 && a.Tint == b.Tint {
				t.Errorf("%s and %s have one tint", a.Name, b.Name)
			}
		}
	}
}
