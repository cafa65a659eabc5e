package maps

import (
	"slices"
	"strings"
	"testing"
)

func TestShoresHaveNoEdgesWhereTheMapWasCut(t *testing.T) {
	s, err := parseSteps("100 100 500 0 -20 300 -30 100 -10 100 -440 0")
	if err != nil {
		t.Fatal(err)
	}
	got := uncut(s.walked())
	if want := []Point{{60, 10}, {58, 40}, {55, 50}, {54, 60}}; len(got) != 1 || !slices.Equal(got[0], want) {
		t.Errorf("%v, not %v", got, want)
	}
}

func TestSimplifiedLinesStayNear(t *testing.T) {
	for _, of := range charts {
		for _, p := range of.chart.Places {
			for _, ring := range p.Rings {
				const within = 4.5
				coarse := simplified(ring, within)
				if len(coarse) > len(ring) || coarse[0] != ring[0] || coarse[len(coarse)-1] != ring[len(ring)-1] {
					t.Fatalf("%s: %d points from %d", p.Name, len(coarse), len(ring))
				}
				for _, at := range ring {
					far := within + 1
					for i := 1; i < len(coarse); i++ {
						far = min(far, fromSegment(at, coarse[i-1], coarse[i]))
					}
					if far > within {
						t.Fatalf("%s: %v is left aside", p.Name, at)
					}
				}
			}
		}
	}
}

func TestShoresAreCutIntoCells(t *testing.T) {
	line := []Point{{10, 10}, {100, 40}, {300, 10}, {350, 60}, {20, 90}}
	got := shores([][]Point{line, {{500, 10}, {500, 20}}}, 1)
	want := []string{"M10 10L100 40L300 10", "M300 10L350 60L20 90", "M500 10L500 20"}
	if !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
	for _, of := range charts {
		for _, paths := range [][]string{of.chart.Shallows, of.chart.Deeps, of.chart.Abroad} {
			if len(paths) < 10 || strings.Contains(strings.Join(paths, ""), "NaN") {
				t.Errorf("%s: %d parts", of.name, len(paths))
			}
		}
		if near, far := len(strings.Join(of.chart.Shallows, "")), len(strings.Join(of.chart.Deeps, "")); far*4 > near*3 {
			t.Errorf("%s: %d characters of deeps, %d of shallows", of.name, far, near)
		}
	}
}
