package board

import (
	"math"
	"testing"

	"bretwalda/static/maps"
)

func TestATapInsideIsThePlace(t *testing.T) {
	for _, k := range kits {
		h := hitter{k.chart, nil, 1}
		for p := range k.chart.Places {
			if got := h.pick(k.chart.Places[p].Label, 50, ^uint64(0)); got != int8(p) {
				t.Errorf("a tap in %s meets %d", k.chart.Places[p].Name, got)
			}
		}
	}
}

// At a place's stop is its button: a click in the button's middle means it,
// whatever is around.
func TestATapOnAButtonsMiddleIsThePlace(t *testing.T) {
	for i, full := range []string{richPosition, fullWales, fullIreland} {
		k := kits[i]
		for _, position := range []string{"", full} {
			h := hitter{k.chart, nil, 1}
			if position != "" {
				h.clusters = layOut(k.chart, k.look, k.names, k.standing(t, position))
			}
			for p := range k.chart.Places {
				if got := h.pick(stopPoint(&k.chart.Places[p]), 50, 0); got != int8(p) {
					t.Errorf("the button of %s meets %d", k.chart.Places[p].Name, got)
				}
			}
		}
	}
}

// A finger that comes down within 22 pixels of a town, and nearer to no other,
// means it: on a phone that shows the whole of Ireland, and closer.
func TestATapBesideATownIsTheNearestTown(t *testing.T) {
	c := ireland.chart
	h := hitter{c, nil, 1}
	for _, zoom := range []float64{zoomLegible, zoomNear, 1.5} {
		reach := reachOfFinger / zoom
		for p := range c.Places[:53] {
			for step := range 8 {
				angle := float64(step) * math.Pi / 4
				at := c.Places[p].Label
				at.X += reach * .95 * math.Cos(angle)
				at.Y += reach * .95 * math.Sin(angle)
				want, least := int8(-1), math.Inf(1)
				for q := range c.Places {
					far := c.Places[q].Distance(at)
					if q < 53 && far < least {
						want, least = int8(q), far
					}
					if q >= 53 && math.Hypot(at.X-c.Places[q].Label.X, at.Y-c.Places[q].Label.Y) < 18 {
						want, least = int8(q), 0 // on a region's claim
					}
				}
				if got := h.pick(at, reach, 0); got != want {
					t.Errorf("at %.2f, %d/8 round from %s: meets %d, not %d", zoom, step, c.Places[p].Name, got, want)
				}
			}
		}
	}
}

func TestATapOnATownIsItWhateverIsWantedAround(t *testing.T) {
	c := ireland.chart
	h := hitter{c, nil, 1}
	for p := range c.Places[:53] {
		if got := h.pick(c.Places[p].Label, reachOfFinger/zoomLegible, ^Set(int8(p))); got != int8(p) {
			t.Errorf("a tap on %s meets %d", c.Places[p].Name, got)
		}
	}
}

func TestATapBetweenTwoTownsIsTheOneThatIsWanted(t *testing.T) {
	c := ireland.chart
	h := hitter{c, nil, 1}
	tara, tailtiu := ireland.place(t, "Tara"), ireland.place(t, "Tailtiu")
	a, b := c.Places[tara].Label, c.Places[tailtiu].Label
	near := maps.Point{X: a.X + (b.X-a.X)*.45, Y: a.Y + (b.Y-a.Y)*.45}
	if got := h.pick(near, 50, 0); got != tara {
		t.Errorf("nearer to Tara it meets %d", got)
	}
	if got := h.pick(near, 50, Set(tailtiu)); got != tailtiu {
		t.Errorf("when Tailtiu is wanted it meets %d", got)
	}
}

func TestATapInARegionThatIsWanted(t *testing.T) {
	c := ireland.chart
	h := hitter{c, nil, 1}
	munster, ardfert := ireland.place(t, "Munster"), ireland.place(t, "Ardfert")
	at := c.Places[ardfert].Label
	at.X, at.Y = at.X+30, at.Y+5
	if got := h.pick(at, 50, 0); got != ardfert {
		t.Errorf("beside Ardfert it meets %d", got)
	}
	if got := h.pick(at, 50, Set(munster)); got != munster {
		t.Errorf("when Munster is wanted it meets %d", got)
	}
	at.X, at.Y = 330, 1080
	if got := h.pick(at, 50, 0); got != munster {
		t.Errorf("far from all towns it meets %d", got)
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
	clusters := layOut(chart, look, english, standing(t, crowdedPosition))
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
	clusters := layOut(chart, look, english, standing(t, "English Channel: 1 Jutes infantry"))
	h := hitter{chart, clusters, 1}
	if got := h.pick(maps.Point{X: clusters[0].At.X - 30, Y: clusters[0].At.Y - 20}, 40, 0); got != sea {
		t.Errorf("meets %d", got)
	}
}

// TestATapBetweenTwoTargetsComesNearer: from afar on a phone the towns around Tara are closer
// than a finger tells apart. On one of them a tap means it; between them it means neither, and
// the map comes so near that the next tap does.
func TestATapBetweenTwoTargetsComesNearer(t *testing.T) {
	tara, next, far := ireland.place(t, "Tara"), ireland.place(t, "Monasterboice"), ireland.place(t, "Luimneach")
	a, b := stopPoint(&ireland.chart.Places[tara]), stopPoint(&ireland.chart.Places[next])
	m := &Map{Chart: ireland.chart, Offer: Offer{Selected: -1, Targets: Set(tara, next, far)}}
	m.view.Zoom = 24 / math.Hypot(a.X-b.X, a.Y-b.Y)
	at := func(part float64) (x, y float64) {
		return m.view.screen(maps.Point{X: a.X + (b.X-a.X)*part, Y: a.Y + (b.Y-a.Y)*part})
	}
	x, y := at(.5)
	closer := touch{m}.doubted(x, y, tara)
	if closer != (touch{m}).doubted(x, y, next) || math.Abs(closer*24-fingers) > .01 {
		t.Errorf("between two towns the map comes %.2f times as near", closer)
	}
	for _, part := range []float64{0, .2} {
		if x, y := at(part); (touch{m}).doubted(x, y, tara) != 0 {
			t.Errorf("a tap on Tara, %.1f of the way, is doubted", part)
		}
	}
	if x, y := m.view.screen(stopPoint(&ireland.chart.Places[far])); (touch{m}).doubted(x, y, far) != 0 {
		t.Error("a tap far from all other towns is doubted")
	}
	if m.Targets = Set(tara, far); (touch{m}).doubted(x, y, tara) != 0 {
		t.Error("a tap is doubted for a town that nothing can be sent to")
	}
	m.Targets, m.view.Zoom = Set(tara, next), closer*m.view.Zoom
	if x, y := at(.5); (touch{m}).doubted(x, y, tara) != 0 {
		t.Error("the map has come near, and a tap is doubted again")
	}
}
