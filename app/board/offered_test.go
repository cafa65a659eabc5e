package board

import (
	"math"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/static/maps"
)

// TestTownsThatCanBeTappedHaveTheirNames: and no others, from afar.
func TestTownsThatCanBeTappedHaveTheirNames(t *testing.T) {
	tara, ulaid := ireland.place(t, "Tara"), ireland.place(t, "Ulaid")
	m := &Map{Chart: ireland.chart, Look: ireland.look, Texts: Texts{Name: ireland.name, Region: func(english string) string { return english }}, Offer: Offer{Selected: engine.None}}
	m.arrange()
	if m.offers != "" {
		t.Errorf("nothing can be tapped, and names are there: %s", m.offers)
	}
	m.Targets = Set(tara, ulaid)
	m.arrange()
	if got := strings.Count(m.offers, "board-town-offered"); got != 1 { // Ulaid is a region
		t.Errorf("%d names are there", got)
	}
	if !strings.Contains(m.offers, ">Tara<") {
		t.Errorf("Tara has no name: %s", m.offers)
	}
	m.Targets, m.Selected = 0, tara
	m.arrange()
	if !strings.Contains(m.offers, ">Tara<") {
		t.Error("the town that is picked has no name")
	}
	m.Selected, m.Called = engine.None, Set(tara)
	m.arrange()
	if !strings.Contains(m.offers, ">Tara<") {
		t.Error("the town that is fought for has no name")
	}
}

// TestNamesOfTappableTownsStandClear: of each other, and of other towns, and few are
// larger than many.
func TestNamesOfTappableTownsStandClear(t *testing.T) {
	largest, smallest := 0.0, math.Inf(1)
	for _, step := range []int{1, 2, 5, 13} {
		var offered uint64
		for i := range ireland.chart.Places {
			if ireland.chart.Places[i].Town && i%step == 0 {
				offered |= 1 << i
			}
		}
		list := nameOffered(ireland.chart, ireland.names, offered)
		for i, n := range list {
			largest, smallest = max(largest, n.Size), min(smallest, n.Size)
			if n.Near || offered>>n.Place&1 == 0 {
				t.Errorf("one of %d: %+v", step, n)
			}
			for p := range ireland.chart.Places {
				if own := &ireland.chart.Places[p]; own.Towns && n.box().overlap(claimBox(own)) > 40 {
					t.Errorf("one of %d: the claim to %s lies on %v", step, own.Name, n.Lines)
				}
			}
			for _, o := range list[i+1:] {
				if shared := n.box().overlap(o.box()); shared > 0 {
					t.Errorf("one of %d: %v and %v share %.0f units squared", step, n.Lines, o.Lines, shared)
				}
			}
		}
	}
	if largest <= townSize || smallest < townSize {
		t.Errorf("names are %.0f to %.0f units high", smallest, largest)
	}
}

// TestTheViewSpreadsTownsToTap: so that a finger meets each, as far as all of them are
// in sight.
func TestTheViewSpreadsTownsToTap(t *testing.T) {
	f := frame(ireland.chart, ireland.names)
	at := func(names ...string) (part box, points []maps.Point) {
		m := &Map{Chart: ireland.chart, Offer: Offer{Selected: engine.None}}
		for _, name := range names {
			m.Targets |= Set(ireland.place(t, name))
		}
		return camera{m}.offered()
	}
	towns := ireland.chart.Places[:53]
	for _, w := range []window{phone, small} {
		open := first(f, w, f.middle())
		for i := range towns {
			nearest, least := -1, math.Inf(1)
			for k := range towns {
				if far := math.Hypot(towns[i].Label.X-towns[k].Label.X, towns[i].Label.Y-towns[k].Label.Y); k != i && far < least {
					nearest, least = k, far
				}
			}
			part, points := at(towns[i].Name, towns[nearest].Name)
			v := open.spread(points, part, zoomNear, landOf(ireland.chart), f, w)
			if apart := least * v.Zoom; apart < fingers-.01 || v.Zoom < zoomNear-.01 {
				t.Errorf("%s and %s are %.0f pixels apart at %.2f", towns[i].Name, towns[nearest].Name, apart, v.Zoom)
			}
			for _, p := range points {
				if x, y := v.screen(p); !w.sees(x, y, 5) {
					t.Errorf("%s or %s is at %.0f,%.0f", towns[i].Name, towns[nearest].Name, x, y)
				}
			}
			if again := v.spread(points, part, zoomNear, landOf(ireland.chart), f, w); again != v {
				t.Errorf("it does not rest: %+v after %+v", again, v)
			}
		}
		var all []string
		for i := range towns {
			all = append(all, towns[i].Name)
		}
		part, points := at(all...)
		v := open.spread(points, part, zoomNear, landOf(ireland.chart), f, w)
		for i, p := range points {
			if x, y := v.screen(p); !w.sees(x, y, 0) {
				t.Errorf("of all towns %s is at %.0f,%.0f", all[i], x, y)
			}
		}
	}
}

// TestTheViewSpreadsNeighboursToTap: an army that is picked has those places around it
// far enough apart for a finger, and what is far enough apart stays where it is.
func TestTheViewSpreadsNeighboursToTap(t *testing.T) {
	m := &Map{Chart: chart, Offer: Offer{Selected: placeNamed(t, "Sussex"), Targets: Set(placeNamed(t, "Kent"), placeNamed(t, "Essex"), placeNamed(t, "Wessex"))}}
	part, points := camera{m}.offered()
	for _, w := range []window{phone, small} {
		open := first(board, w, board.middle())
		v := open.spread(points, part, 0, landOf(chart), board, w)
		for i, p := range points {
			for _, q := range points[:i] {
				if apart := math.Hypot(p.X-q.X, p.Y-q.Y) * v.Zoom; apart < fingers-.01 {
					t.Errorf("two are %.0f pixels apart", apart)
				}
			}
			if x, y := v.screen(p); !w.sees(x, y, 5) {
				t.Errorf("one is at %.0f,%.0f", x, y)
			}
		}
		if again := v.spread(points, part, 0, landOf(chart), board, w); again != v {
			t.Errorf("it does not rest: %+v after %+v", again, v)
		}
	}
}

// TestWhatIsPickedLeavesTheMap: the areas that the Welsh of March can go to are in sight, though
// close to each other; those beside Kent are not while the sheet lies over them.
func TestWhatIsPickedLeavesTheMap(t *testing.T) {
	for _, army := range []struct {
		from  string
		to    []string
		shown bool
		below float64
	}{
		{"March", []string{"Clwyd", "Powys", "Cheshire", "Hwicce", "North Mercia"}, true, 0},
		{"Sussex", []string{"Kent", "Essex", "Wessex"}, true, 0},
		{"Sussex", []string{"Kent", "Essex", "Wessex"}, false, 300},
	} {
		m := &Map{Chart: chart, Offer: Offer{Selected: placeNamed(t, army.from)}}
		for _, name := range army.to {
			m.Targets |= Set(placeNamed(t, name))
		}
		_, points := camera{m}.offered()
		for _, w := range []window{phone, small} {
			v := first(board, w, stopPoint(&chart.Places[m.Selected]))
			if w.Bottom += army.below; v.shows(points, w) != army.shown {
				t.Errorf("%s: that all are in sight is %t", army.from, !army.shown)
			}
		}
	}
}

// TestTheMapStaysWhereSomethingWasSent: as long as that zone and most of what comes next are in
// sight, however high the sheet grows.
func TestTheMapStaysWhereSomethingWasSent(t *testing.T) {
	f := frame(wales.chart, wales.names)
	stops := func(names ...string) (points []maps.Point) {
		for _, name := range names {
			points = append(points, stopPoint(&wales.chart.Places[wales.place(t, name)]))
		}
		return points
	}
	low, high := phone, phone
	high.Bottom = 420
	v := first(f, low, f.middle())
	sent, next := stops("Mechain")[0], stops("Tegeingl", "Mechain", "Chester", "Senghenydd")
	if !v.showsMost(sent, next, low) || !v.showsMost(sent, next, high) {
		t.Error("the map moves, although Mechain is in sight")
	}
	if v.showsMost(stops("Senghenydd")[0], next, high) {
		t.Error("the map leaves Senghenydd below the sheet")
	}
	if v.showsMost(sent, stops("Senghenydd", "Gorfynydd", "Mechain"), high) {
		t.Error("the map leaves what is asked next below the sheet")
	}
}

// TestTargetsAreFramedWithTheirLand: of the sea around Britain no more is seen than its shores,
// as far as the board goes on.
func TestTargetsAreFramedWithTheirLand(t *testing.T) {
	m := &Map{Chart: chart, Offer: Offer{Selected: engine.None, Targets: Set(placeNamed(t, "North Mercia"), placeNamed(t, "Downlands"), placeNamed(t, "Wessex"), placeNamed(t, "Sussex"), placeNamed(t, "Norfolk"))}}
	part, points := camera{m}.offered()
	w := window{Width: 390, Height: 844, Top: 62, Bottom: 134, Corner: box{288, 64, 382, 308}}
	land := landOf(chart)
	v := first(board, w, board.middle()).spread(points, part, 0, land, board, w)
	if _, south := v.screen(maps.Point{Y: land.bottom}); south < w.free().bottom-1 {
		t.Errorf("the land ends at %.0f of %.0f", south, w.free().bottom)
	}
	for _, p := range points {
		if x, y := v.screen(p); !w.sees(x, y, 5) {
			t.Errorf("one is at %.0f,%.0f", x, y)
		}
	}
}

// TestWordsYieldToWhatIsAskedAbout: words over the map count what they would hide, a place that
// is asked about more than all that merely is there.
func TestWordsYieldToWhatIsAskedAbout(t *testing.T) {
	m := &Map{Chart: chart, Look: look, Texts: Texts{Name: englishName, Region: func(english string) string { return english }},
		Pieces: standing(t, "Skye: 1 Scots infantry\nMoray: 1 Picts infantry\nCaithness: 1 Picts infantry\nWessex: 1 Saxons infantry"),
		Offer:  Offer{Selected: engine.None, Focus: engine.None}}
	m.arrange()
	m.view = first(board, phone, board.middle())
	hides := func(name string) int {
		x, y := m.view.screen(stopPoint(&chart.Places[placeNamed(t, name)]))
		return director{m}.hides(box{x - 30, y - 30, x + 30, y + 30})
	}
	if north, south := hides("Skye"), hides("Wessex"); north <= south {
		t.Errorf("words hide %d in the north and %d in the south", north, south)
	}
	m.Targets = Set(placeNamed(t, "Wessex"))
	if north, south := hides("Skye"), hides("Wessex"); south < matters || north >= matters {
		t.Errorf("Wessex is asked about: words hide %d in the north and %d in the south", north, south)
	}
}
