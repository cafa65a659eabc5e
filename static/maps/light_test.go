package maps

import "testing"

// TestLight checks that a light chart has the same places, in far fewer letters, and
// that its outlines run where those of the chart do.
func TestLight(t *testing.T) {
	const within = 1.5
	for name, full := range map[string]*Chart{"britain": Britain(), "wales": Wales(), "ireland": Ireland()} {
		light, err := Light(name, within)
		if err != nil {
			t.Fatal(err)
		}
		if len(light.Coast)*2 > len(full.Coast) || light.Width != full.Width || light.Height != full.Height || len(light.Places) != len(full.Places) {
			t.Errorf("%s: a coast of %d letters instead of %d, %v by %v, %d places", name, len(light.Coast), len(full.Coast), light.Width, light.Height, len(light.Places))
		}
		for i, p := range light.Places {
			q := full.Places[i]
			if p.Name != q.Name || p.Tint != q.Tint || p.Beside != q.Beside || len(p.Rings) != len(q.Rings) {
				t.Errorf("%s: %s is not %s", name, p.Name, q.Name)
				continue
			}
			for r, ring := range q.Rings {
				for _, at := range ring {
					if d := toOutline(at, p.Rings[r]); d > within+.8 {
						t.Errorf("%s: the outline of %s strays %v units at %v", name, p.Name, d, at)
					}
				}
			}
		}
	}
}

// toOutline is how far a point is from a closed outline.
func toOutline(p Point, ring []Point) float64 {
	least := fromSegment(p, ring[len(ring)-1], ring[0])
	for i := 1; i < len(ring); i++ {
		least = min(least, fromSegment(p, ring[i-1], ring[i]))
	}
	return least
}

func TestLightOfNoChart(t *testing.T) {
	if _, err := Light("atlantis", 1); err == nil {
		t.Error("a chart that is not there was drawn")
	}
}
