package board

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func TestTheListHoldsEveryPlaceAndWhatStandsThere(t *testing.T) {
	york := placeNamed(t, "York")
	l := &List{Chart: chart, Texts: Texts{
		Map: "Board", Name: englishName,
		Stands: func(p int8) []string {
			if p == york {
				return []string{"two Angles", "a fort"}
			}
			return nil
		},
		Region: func(name string) string {
			if name == "" {
				return "Seas"
			}
			return name
		},
	}, Offer: Offer{Selected: york, Targets: Set(placeNamed(t, "Bernicia"))}}
	html := app.HTMLString(l.Render())
	for _, p := range chart.Places {
		if !strings.Contains(html, ">"+p.Name+"<") {
			t.Errorf("no %s", p.Name)
		}
	}
	for _, want := range []string{"two Angles", "a fort", ">Scotland<", ">Wales<", ">Seas<", "board-list-selected", "board-list-target"} {
		if strings.Count(html, want) != 1 {
			t.Errorf("%d times %s", strings.Count(html, want), want)
		}
	}
	if n := strings.Count(html, "<button"); n != 43 {
		t.Errorf("%d buttons", n)
	}
}

func TestRegionsCoverTheBoard(t *testing.T) {
	for i, want := range []string{
		"England, Wales, Scotland, ",
		"Chester, Shrewsbury, Hereford, Môn, Gwynedd, Powys, Borderland, Gwent, Morgannwg, Deheubarth, Dyfed",
		"Northern Uí Néill, Ulaid, Bréifne, Southern Uí Néill, Dubhlinn, Connaught, Leinster, Munster",
	} {
		c := kits[i].chart
		var all uint64
		var order []string
		for _, r := range regionsOf(c) {
			order = append(order, r.name)
			all |= Set(r.places...)
		}
		if all != 1<<len(c.Places)-1 || strings.Join(order, ", ") != want {
			t.Errorf("%q: %b", order, all)
		}
	}
}

func TestAnAreaWithTownsIsTheirHeading(t *testing.T) {
	c := ireland.chart
	for _, r := range regionsOf(c) {
		for i, p := range r.places {
			if c.Places[p].Towns != (i == 0) {
				t.Errorf("%s is number %d of %s", c.Places[p].Name, i, r.name)
			}
		}
	}
	none := func(int8) []string { return nil }
	html := app.HTMLString((&List{Chart: c, Texts: Texts{Map: "Board", Name: ireland.name, Stands: none}, Offer: Offer{Selected: -1}}).Render())
	if n := strings.Count(html, "<button"); n != 61 {
		t.Errorf("%d buttons", n)
	}
	if n := strings.Count(html, ">Connaught<"); n != 1 {
		t.Errorf("Connaught is said %d times", n)
	}
}
