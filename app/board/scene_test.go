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
	count := elements(t, ground(chart, [2]int8{}))
	for name, want := range map[string]int{
		"svg": 1, "button": 43, ".board-land": 3, ".board-coast": 1, ".board-border": 1,
		".board-frontier": 1, ".board-hills": 1, ".board-fens": 1, ".board-crossing": 1, ".board-pieces": 1,
		".board-names": 1, ".board-lights": 1, ".board-sea-lights": 1, ".board-arrow": 1,
	} {
		if count[name] != want {
			t.Errorf("%d of %s, not %d", count[name], name, want)
		}
	}
	if n := strings.Count(ground(chart, [2]int8{}), "NaN"); n > 0 {
		t.Errorf("%d lengths are no numbers", n)
	}
}

func drawn(t *testing.T, lines string) map[string]int {
	t.Helper()
	clusters := Arrange(chart, look, english, standing(t, lines))
	all := ""
	for i := range clusters {
		all += look.piecesAt(&clusters[i])
	}
	return elements(t, all)
}

func TestMarksOfPieces(t *testing.T) {
	for _, c := range []struct {
		name, pieces string
		want         map[string]int
	}{
		{"one army", "York: 1 Angles infantry", map[string]int{".board-shape": 1, ".board-c3": 2, ".board-count": 0}},
		{"several", "York: 3 Angles infantry", map[string]int{".board-shape": 2, ".board-count": 1}},
		{"a legion", "York: 9 Angles infantry", map[string]int{".board-count-long": 0}},
		{"a leader with his army", "York: 1 Angles infantry, 1 Angles Ida", map[string]int{".board-crown": 1, ".board-shape": 1}},
		{"a leader alone", "York: 1 Angles Ida", map[string]int{".board-crown": 1, ".board-hollow": 2}},
		{"cavalry", "York: 2 Normans cavalry", map[string]int{".board-sign": 1, ".board-sail": 0}},
		{"raiders", "York: 2 Danes raiders", map[string]int{".board-sail": 1}},
		{"a fort", "York: 1 Romans fort", map[string]int{".board-building": 1, ".board-c0": 1, ".board-cross": 0}},
		{"a ruin", "York: 1 Romans fort destroyed", map[string]int{".board-ruin": 1, ".board-c0": 0, ".board-cross": 1}},
		{"a burh", "York: 1 Saxons burh", map[string]int{".board-building": 1, ".board-rail": 1, ".board-c2": 1}},
		{"spent", "York: 1 Angles infantry spent", map[string]int{".board-spent": 1, ".board-veil": 1}},
		{"arriving", "North Sea: 1 Angles infantry arriving", map[string]int{".board-arriving": 1}},
	} {
		got := drawn(t, c.pieces)
		for class, n := range c.want {
			if got[class] != n {
				t.Errorf("%s: %d of %s, not %d", c.name, got[class], class, n)
			}
		}
	}
}

func TestTokensAreDrawnOutsideTheMap(t *testing.T) {
	for side := range look.Sides {
		for what := range look.Kinds {
			count := elements(t, look.token(engine.Piece{Side: int8(side), What: int8(what), Count: 2}, 40))
			if count["svg"] != 1 || count["path"] == 0 {
				t.Fatalf("side %d, what %d: %v", side, what, count)
			}
		}
	}
}

func TestLightsLieInOrder(t *testing.T) {
	kent, essex, channel := placeNamed(t, "Kent"), placeNamed(t, "Essex"), placeNamed(t, "English Channel")
	m := &Map{Chart: chart, Selected: kent, Targets: Set(essex, channel), Origins: Set(kent, essex, placeNamed(t, "York")), Lit: Set(placeNamed(t, "Orkneys")), Arrow: NoArrow}
	land := m.lights(false)
	count := elements(t, land)
	for class, want := range map[string]int{".board-selected": 1, ".board-target": 1, ".board-origin": 1, ".board-lit": 1} {
		if count[class] != want {
			t.Errorf("%d of %s, not %d", count[class], class, want)
		}
	}
	if strings.Index(land, "board-selected") < strings.Index(land, "board-target") {
		t.Error("the selected place lies below the targets")
	}
	if sea := elements(t, m.lights(true)); sea["ellipse"] != 1 || sea["path"] != 0 {
		t.Errorf("the seas' lights: %v", sea)
	}
	m.Selected, m.Targets, m.Origins, m.Lit = engine.None, 0, 0, 0
	if s := m.lights(false) + m.lights(true) + m.march(nil); s != "" {
		t.Errorf("nothing is lit, but %s", s)
	}
}

func TestTheMarchIsAnArrow(t *testing.T) {
	m := &Map{Chart: chart, Arrow: [2]int8{placeNamed(t, "Sussex"), placeNamed(t, "Kent")}}
	if count := elements(t, m.march(nil)); count[".board-march"] != 1 || count[".board-march-head"] != 1 {
		t.Errorf("%v", count)
	}
	for a := range chart.Places {
		for b := range chart.Places {
			m.Arrow = [2]int8{int8(a), int8(b)}
			if s := m.march(nil); strings.Contains(s, "NaN") || (s == "") != (a == b) {
				t.Fatalf("from %s to %s: %q", chart.Places[a].Name, chart.Places[b].Name, s)
			}
		}
	}
}
