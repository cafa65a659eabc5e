package maps

import "testing"

func TestZonesOfWalesAreTheRulesZonesInOrder(t *testing.T) {
	c := Wales()
	zones := rows(t, "wales")
	if len(zones) != 33 || len(c.Places) != len(zones) {
		t.Fatalf("%d zones in the rules, %d places on the chart", len(zones), len(c.Places))
	}
	for i, z := range zones {
		if p := c.Places[i]; p.Name != z[0] || p.Region != z[1] || p.Colour != z[2] || p.Sea || p.Town {
			t.Errorf("place %d is %s in %s with the flag %q; the rules say %v", i, p.Name, p.Region, p.Colour, z)
		}
	}
}

func TestBordersOfWalesAreTheRulesAdjacency(t *testing.T) {
	c := Wales()
	across := across(t, c)
	for i, z := range rows(t, "wales") {
		if got, want := c.Places[i].Beside, c.set(list(z[3])); got != want {
			t.Errorf("%s borders %b, by the rules %b", z[0], got, want)
		}
		if want := c.set(list(z[4])); across[i] != want {
			t.Errorf("straits of %s: %b, by the rules %b", z[0], across[i], want)
		}
	}
}

// One point is shared by four zones; what lies across it is no neighbour.
func TestFourZonesMeetInOnePoint(t *testing.T) {
	c := Wales()
	if len(c.Corners) != 1 {
		t.Fatalf("%d points where four zones meet", len(c.Corners))
	}
	for _, name := range []string{"Gwent Uwchcoed", "Gwent Iscoed", "Gwynllŵg", "Brycheiniog"} {
		if far := c.Places[c.Index(name)].ToOutline(c.Corners[0]); far > 0 {
			t.Errorf("%s is %.1f units away", name, far)
		}
	}
	for _, other := range []*Chart{Britain(), Ireland()} {
		if len(other.Corners) > 0 {
			t.Errorf("%d points where four areas meet", len(other.Corners))
		}
	}
}

// Neighbours in different kingdoms have the kingdom's border between them, and
// not the same tint on both sides.
func TestRegionsOfWalesDifferInTint(t *testing.T) {
	c := Wales()
	for i := range c.Places {
		for k := range c.Places {
			a, b := &c.Places[i], &c.Places[k]
			if a.Beside>>k&1 != 0 && (a.Region == b.Region) != (a.Tint == b.Tint) {
				t.Errorf("%s in %s and %s in %s have the tints %d and %d", a.Name, a.Region, b.Name, b.Region, a.Tint, b.Tint)
			}
		}
	}
}

func TestEveryKingdomOfSeveralZonesHasATitle(t *testing.T) {
	c := Wales()
	zones, title := map[string]int{}, map[string]bool{}
	for i := range c.Places {
		if c.Places[i].Colour == "" {
			zones[c.Places[i].Region]++
		}
	}
	for _, t := range c.Titles {
		title[t.Name] = true
	}
	for region, n := range zones {
		if title[region] != (n > 1) {
			t.Errorf("%s has %d zones; a title: %v", region, n, title[region])
		}
		delete(title, region)
	}
	if len(title) > 0 {
		t.Errorf("titles of nothing: %v", title)
	}
}
