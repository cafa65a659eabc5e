package board

import (
	"testing"

	"bretwalda/static/maps"
)

func TestATapInsideIsThePlace(t *testing.T) {
	h := hitter{chart, nil, 1}
	for p := range chart.Places {
		if got := h.pick(chart.Places[p].Label, 50, ^uint64(0)); got != int8(p) {
			t.Errorf("a tap in %s meets %d", chart.Places[p].Name, got)
		}
	}
}

// At a place's stop is its button: a click in the button's middle means it,
// whatever stands around.
func TestATapOnAButtonsMiddleIsThePlace(t *testing.T) {
	for _, position := range []string{"", richPosition} {
		h := hitter{chart, nil, 1}
		if position != "" {
			h.clusters = Arrange(chart, look, english, standing(t, position))
		}
		for p := range chart.Places {
			if got := h.pick(stop(&chart.Places[p]), 50, 0); got != int8(p) {
				t.Errorf("the button of %s meets %d", chart.Places[p].Name, got)
			}
		}
	}
}

func TestATapBesideAnIslandIsTheIsland(t *testing.T) {
	orkneys := placeNamed(t, "Orkneys")
	h := hitter{chart, nil, 1}
	at := chart.Places[orkneys].Label
	at.X -= 30
	if chart.Places[orkneys].Contains(at) {
		t.Fatal("not beside")
	}
	if got := h.pick(at, 45, 0); got != orkneys {
		t.Errorf("meets %d", got)
	}
	if got := h.pick(at, 5, 0); got != placeNamed(t, "Icelandic Sea") {
		t.Errorf("out of reach it meets %d", got)
	}
	if got := h.pick(at, 45, Set(placeNamed(t, "Icelandic Sea"))); got != placeNamed(t, "Icelandic Sea") {
		t.Errorf("when the sea is wanted it meets %d", got)
	}
}

func TestATapInTheWaterMeansWhatIsWanted(t *testing.T) {
	h := hitter{chart, nil, 1}
	kent, essex := placeNamed(t, "Kent"), placeNamed(t, "Essex")
	at := maps.Point{X: 838, Y: 1112} // in the mouth of the Thames, nearer to Kent
	if chart.Places[kent].Distance(at) >= chart.Places[essex].Distance(at) || chart.Places[kent].Contains(at) {
		t.Fatalf("%.0f from Kent, %.0f from Essex", chart.Places[kent].Distance(at), chart.Places[essex].Distance(at))
	}
	if got := h.pick(at, 50, 0); got != kent {
		t.Errorf("meets %d", got)
	}
	if got := h.pick(at, 50, Set(essex)); got != essex {
		t.Errorf("when Essex is wanted it meets %d", got)
	}
}

func TestPiecesBelongToTheirPlaceWhereverTheyStand(t *testing.T) {
	clusters := Arrange(chart, look, english, standing(t, crowdedPosition))
	h := hitter{chart, clusters, .7}
	for _, k := range clusters {
		for i := range k.Pieces {
			at := maps.Point{X: k.At.X + k.Pieces[i].X*k.Scale*.7, Y: k.At.Y + k.Pieces[i].Y*k.Scale*.7}
			if got := h.pick(at, 0, 0); got != k.Place {
				t.Errorf("a piece of %s meets %d", englishName(k.Place), got)
			}
		}
	}
}

func TestATapBesideAFleetIsItsSea(t *testing.T) {
	sea := placeNamed(t, "English Channel")
	clusters := Arrange(chart, look, english, standing(t, "English Channel: 1 Jutes infantry"))
	h := hitter{chart, clusters, 1}
	if got := h.pick(maps.Point{X: clusters[0].At.X - 30, Y: clusters[0].At.Y - 20}, 40, 0); got != sea {
		t.Errorf("meets %d", got)
	}
}
