package board

import (
	"math"
	"testing"
)

// TestStopsCanBePressed: the button of a place is large enough for a finger however
// far the map is away, and its middle is its own.
func TestStopsCanBePressed(t *testing.T) {
	const least = 24 // pixels
	for _, k := range kits {
		for i := range k.chart.Places {
			p := &k.chart.Places[i]
			if across := 2 * stopReach(p) * zoomLegible; across < least {
				t.Errorf("%s is %.1f pixels across", p.Name, across)
			}
			for j := range k.chart.Places {
				q := &k.chart.Places[j]
				if a, b := stopPoint(p), stopPoint(q); i != j && math.Hypot(a.X-b.X, a.Y-b.Y) < stopReach(q) {
					t.Errorf("the button of %s lies over the middle of %s", q.Name, p.Name)
				}
			}
		}
	}
}
