package board

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"

	"bretwalda/engine"
)

// elements counts the elements of a drawing by name, and fails when it is not
// well formed.
func elements(t *testing.T, markup string) map[string]int {
	t.Helper()
	count := map[string]int{}
	d := xml.NewDecoder(strings.NewReader("<root>" + markup + "</root>"))
	for {
		token, err := d.Token()
		if err == io.EOF {
			return count
		}
		if err != nil {
			t.Fatalf("%v in %.400s", err, markup)
		}
		if e, ok := token.(xml.StartElement); ok {
			count[e.Name.Local]++
			for _, a := range e.Attr {
				if a.Name.Local == "class" {
					for _, c := range strings.Fields(a.Value) {
						count["."+c]++
					}
				}
			}
		}
	}
}

func TestGroundIsWellFormed(t *testing.T) {
	for i, more := range []map[string]int{
		{"button": 43, ".board-crossing": 1, ".board-landing": 1, ".board-sea-lines": 1},
		{"button": 33, ".board-border": 1, ".board-rim": 1, ".board-crossing": 1, ".board-landing": 1, ".board-corner": 1, ".board-corner-cross": 1},
		{"button": 61, ".board-town": 53, ".board-town-red": 18, ".board-town-blue": 18, ".board-town-yellow": 17, ".board-road": 1},
	} {
		markup := ground(kits[i].chart, [2]int8{})
		count := elements(t, markup)
		for name, want := range map[string]int{
			"svg": 1, ".board-coast": 1, ".board-frontier": 1, ".board-pieces": 1,
			".board-reach": 1, ".board-beyond": 2, ".board-cartouche-name": 1,
			".board-names": 1, ".board-lights": 1, ".board-sea-lights": 1, ".board-arrow": 1,
		} {
			more[name] = want
		}
		for _, name := range []string{".board-hill", ".board-wood", ".board-water", ".board-beyond-coast"} {
			if count[name] == 0 {
				t.Errorf("%s: nothing of %s", kits[i].game.ID(), name)
			}
		}
		for name, want := range more {
			if count[name] != want {
				t.Errorf("%s: %d of %s, not %d", kits[i].game.ID(), count[name], name, want)
			}
		}
		if n := strings.Count(markup, "NaN") + strings.Count(markup, "Inf"); n > 0 {
			t.Errorf("%s: %d lengths are no numbers", kits[i].game.ID(), n)
		}
	}
}

func (k *kit) drawn(t *testing.T, lines string) map[string]int {
	t.Helper()
	clusters := layOut(k.chart, k.look, k.names, k.standing(t, lines))
	all := ""
	for i := range clusters {
		all += k.look.piecesAt(&clusters[i])
	}
	return elements(t, all)
}

func TestMarksOfPieces(t *testing.T) {
	for _, c := range []struct {
		name, pieces string
		want         map[string]int
	}{
		{"one army", "York: 1 Angles infantry", map[string]int{".board-shape": 1, ".board-charge": 1, ".board-c3": 3, ".board-count": 0}},
		{"several", "York: 3 Angles infantry", map[string]int{".board-shape": 2, ".board-count": 1}},
		{"a legion", "York: 9 Angles infantry", map[string]int{".board-count-long": 0}},
		{"a leader with his army", "York: 1 Angles infantry, 1 Angles Ida", map[string]int{".board-crown": 1, ".board-shape": 1}},
		{"a leader alone", "York: 1 Angles Ida", map[string]int{".board-crown": 1, ".board-hollow": 3}},
		{"cavalry", "York: 2 Normans cavalry", map[string]int{".board-sign": 1, ".board-sail": 0}},
		{"raiders", "York: 2 Danes raiders", map[string]int{".board-sail": 1}},
		{"a fort", "York: 1 Romans fort", map[string]int{".board-building": 1, ".board-c0": 1, ".board-cross": 0}},
		{"a ruin", "York: 1 Romans fort destroyed", map[string]int{".board-ruin": 1, ".board-c0": 0, ".board-cross": 1}},
		{"a burh", "York: 1 Saxons burh", map[string]int{".board-building": 1, ".board-rail": 1, ".board-c2": 1}},
		{"spent", "York: 1 Angles infantry spent", map[string]int{".board-spent": 1, ".board-dim": 1}},
		{"arriving", "North Sea: 1 Angles infantry arriving", map[string]int{".board-arriving": 1}},
	} {
		got := britain.drawn(t, c.pieces)
		for class, n := range c.want {
			if got[class] != n {
				t.Errorf("%s: %d of %s, not %d", c.name, got[class], class, n)
			}
		}
	}
}

func TestMarksOfTheOtherGames(t *testing.T) {
	for _, c := range []struct {
		name, pieces string
		kit          *kit
		want         map[string]int
	}{
		{"knights", "Ludlow: 2 Normans norman knight", wales, map[string]int{".board-shape": 2, ".board-sign-solid": 1, ".board-hits": 1, ".board-count": 1, ".board-c3": 3}},
		{"an archer of Gwent", "Ludlow: 1 Welsh welsh gwent archer", wales, map[string]int{".board-star": 1, ".board-c2": 2}},
		{"the Irish", "Ludlow: 1 Welsh irish", wales, map[string]int{".board-c1": 2, ".board-c2": 0}},
		{"face down", "Ludlow: 1 Welsh face down", wales, map[string]int{".board-back": 1, ".board-hits": 0, ".board-sign-solid": 0, "text": 0}},
		{"an earl", "Ludlow: 1 Normans roger", wales, map[string]int{".board-flag-white": 1, ".board-crown": 0}},
		{"a king", "Rhos: 1 Welsh gruffydd", wales, map[string]int{".board-flag-green": 1, ".board-crown": 1}},
		{"an earl's banner", "Rhos: 2 Normans banner", wales, map[string]int{".board-flag-black": 1, ".board-flag-letter": 1}},
		{"a castle", "Rhos: 1 Normans castle", wales, map[string]int{".board-building": 1, ".board-c3": 1}},
		{"spent", "Rhos: 1 Welsh teulu spent", wales, map[string]int{".board-dim": 1}},
		{"a disc", "Tara: 1 Laigin disc", ireland, map[string]int{".board-shape": 1, ".board-letters": 1, ".board-c4": 3}},
		{"a monastery", "Tara: 1 nobody monastery", ireland, map[string]int{".board-cloister": 2}},
		{"under Vikings", "Tara: 1 Laigin disc, 1 Vikings viking control", ireland, map[string]int{".board-cover": 1, ".board-c4": 3}},
		{"played for", "Tara: 1 nobody marker", ireland, map[string]int{".board-active": 2}},
		{"a claim nobody holds", "Ulaid: 1 nobody claim", ireland, map[string]int{".board-points": 1, ".board-paper": 1, ".board-crown": 1}},
		{"a claim held", "Ulaid: 1 Laigin claim", ireland, map[string]int{".board-points": 1, ".board-paper": 0, ".board-c4": 2}},
		{"a claim face down", "Ulaid: 1 nobody claim face down", ireland, map[string]int{".board-seal": 1, ".board-threshold": 1, ".board-points": 0}},
	} {
		got := c.kit.drawn(t, c.pieces)
		for class, n := range c.want {
			if got[class] != n {
				t.Errorf("%s: %d of %s, not %d", c.name, got[class], class, n)
			}
		}
	}
}

func TestTokensAreDrawnOutsideTheMap(t *testing.T) {
	for _, k := range kits {
		for side := range k.look.Sides {
			for what := range k.look.Kinds {
				count := elements(t, k.look.token(engine.Piece{Side: int8(side), What: int8(what), Count: 2}, 40))
				if count["svg"] != 1 || count["path"]+count["circle"] == 0 {
					t.Fatalf("%s, side %d, what %d: %v", k.game.ID(), side, what, count)
				}
			}
		}
	}
}

func TestTownsAreLitAsRings(t *testing.T) {
	m := &Map{Chart: ireland.chart, Offer: Offer{Selected: engine.None, Targets: Set(ireland.place(t, "Tara"), ireland.place(t, "Ulaid"))}}
	lit := painter{m}.lights(false)
	if count := elements(t, lit); count["circle"] != 1 || count["path"] != 1 || count[".board-target"] != 2 {
		t.Errorf("%v", count)
	}
	if strings.Index(lit, "<circle") < strings.Index(lit, "<path") {
		t.Error("a region lies over a town")
	}
}

func TestLightsLieInOrder(t *testing.T) {
	kent, essex, channel := placeNamed(t, "Kent"), placeNamed(t, "Essex"), placeNamed(t, "English Channel")
	m := &Map{Chart: chart, Offer: Offer{Selected: kent, Targets: Set(essex, channel), Origins: Set(kent, essex, placeNamed(t, "York")), Lit: Set(placeNamed(t, "Orkneys"))}}
	land := painter{m}.lights(false)
	count := elements(t, land)
	for class, want := range map[string]int{".board-selected": 1, ".board-target": 1, ".board-origin": 1, ".board-lit": 1} {
		if count[class] != want {
			t.Errorf("%d of %s, not %d", count[class], class, want)
		}
	}
	if strings.Index(land, "board-selected") < strings.Index(land, "board-target") {
		t.Error("the selected place lies below the targets")
	}
	if sea := elements(t, painter{m}.lights(true)); sea["ellipse"] != 1 || sea["path"] != 0 {
		t.Errorf("the seas' lights: %v", sea)
	}
	m.Selected, m.Targets, m.Origins, m.Lit = engine.None, 0, 0, 0
	if s := (painter{m}).lights(false) + (painter{m}).lights(true) + (painter{m}).march(nil); s != "" {
		t.Errorf("nothing is lit, but %s", s)
	}
}

// A march by way of other places goes through where their pieces stand.
func TestAnArrowGoesByItsStations(t *testing.T) {
	sussex, kent, essex, suffolk := placeNamed(t, "Sussex"), placeNamed(t, "Kent"), placeNamed(t, "Essex"), placeNamed(t, "Suffolk")
	middle := func(p int8) string {
		at := home(&chart.Places[p])
		at.Y -= 20
		return point(at)
	}
	for _, row := range []struct {
		way    []int8
		curves int
	}{
		{[]int8{sussex, essex}, 0},
		{[]int8{sussex, kent, essex}, 2},
		{[]int8{sussex, kent, essex, suffolk}, 3},
	} {
		m := &Map{Chart: chart, Offer: Offer{Arrow: row.way}}
		line, _, _ := strings.Cut(painter{m}.march(nil), `"/>`)
		if got := strings.Count(line, "C"); got != row.curves {
			t.Errorf("%v has %d curves: %s", row.way, got, line)
		}
		for _, station := range row.way[1 : len(row.way)-1] {
			if !strings.Contains(line, " "+middle(station)+"C") {
				t.Errorf("%v does not go by %s: %s", row.way, chart.Places[station].Name, line)
			}
		}
	}
}

func TestTheMarchIsAnArrow(t *testing.T) {
	m := &Map{Chart: chart, Offer: Offer{Arrow: []int8{placeNamed(t, "Sussex"), placeNamed(t, "Kent")}}}
	if count := elements(t, painter{m}.march(nil)); count[".board-march"] != 1 || count[".board-march-head"] != 1 {
		t.Errorf("%v", count)
	}
	for _, k := range kits {
		m.Chart = k.chart
		for a := range k.chart.Places {
			for b := range k.chart.Places {
				m.Arrow = []int8{int8(a), int8(b)}
				if s := (painter{m}).march(nil); strings.Contains(s, "NaN") || (s == "") != (a == b) {
					t.Fatalf("from %s to %s: %q", k.chart.Places[a].Name, k.chart.Places[b].Name, s)
				}
			}
		}
	}
}

// A unit that is bound for somewhere already is drawn below the choice being made, and
// once.
func TestWaysOfWhatIsBound(t *testing.T) {
	kent, sussex, essex := placeNamed(t, "Kent"), placeNamed(t, "Sussex"), placeNamed(t, "Essex")
	m := &Map{Chart: chart, Offer: Offer{Ways: [][]int8{{sussex, kent}, {essex, kent}}}}
	if count := elements(t, painter{m}.march(nil)); count[".board-ways"] != 1 || count[".board-march-head"] != 2 {
		t.Errorf("two are bound: %v", count)
	}
	m.Arrow = []int8{sussex, kent}
	if count := elements(t, painter{m}.march(nil)); count[".board-ways"] != 1 || count[".board-march-head"] != 2 {
		t.Errorf("one of them is joined: %v", count)
	}
	m.Ways = m.Ways[:1]
	if count := elements(t, painter{m}.march(nil)); count[".board-ways"] != 0 || count[".board-march-head"] != 1 {
		t.Errorf("the only one is joined: %v", count)
	}
}
