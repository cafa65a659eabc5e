package board

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func TestTheListHoldsEveryPlaceAndWhatStandsThere(t *testing.T) {
	york := placeNamed(t, "York")
	l := &List{
		Chart: chart, Selected: york, Targets: Set(placeNamed(t, "Bernicia")),
		Texts: Texts{
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
		},
	}
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
	var all uint64
	var order []string
	for _, r := range regionsOf(chart) {
		order = append(order, r.name)
		all |= Set(r.places...)
	}
	if all != 1<<43-1 || strings.Join(order, " ") != "England Wales Scotland " {
		t.Errorf("%q: %b", order, all)
	}
}
