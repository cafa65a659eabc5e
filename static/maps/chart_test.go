package maps

import (
	"bytes"
	"compress/gzip"
	"os"
	"strings"
	"testing"
)

// rule is what the rules say about an area.
type rule struct {
	name, region        string
	difficult           bool
	land, straits, seas []string
}

func rules(t *testing.T) []rule {
	t.Helper()
	var out []rule
	for _, f := range rows(t, "britannia") {
		out = append(out, rule{f[0], f[1], f[2] == "difficult", list(f[3]), list(f[4]), list(f[5])})
	}
	if len(out) != 37 {
		t.Fatalf("%d areas in the rules", len(out))
	}
	return out
}

// rows reads the lines of a rules' board and the fields of each.
func rows(t *testing.T, name string) [][]string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name + ".txt")
	if err != nil {
		t.Fatal(err)
	}
	var out [][]string
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		fields := strings.Split(line, "|")
		for i := range fields {
			fields[i] = strings.TrimSpace(fields[i])
		}
		out = append(out, fields)
	}
	return out
}

func list(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(s, ", ")
}

func (c *Chart) set(names []string) uint64 {
	var s uint64
	for _, n := range names {
		s |= 1 << c.Index(n)
	}
	return s
}

func TestPlacesAreTheRulesPlacesInOrder(t *testing.T) {
	c := Britain()
	if len(c.Places) != 43 {
		t.Fatalf("%d places", len(c.Places))
	}
	for i, r := range rules(t) {
		p := c.Places[i]
		if p.Name != r.name || p.Sea || p.Region != r.region || p.Difficult != r.difficult {
			t.Errorf("place %d is %s, sea %v, %s, difficult %v; the rules say %+v", i, p.Name, p.Sea, p.Region, p.Difficult, r)
		}
	}
	for i, name := range []string{"Icelandic Sea", "North Sea", "Frisian Sea", "English Channel", "Atlantic Ocean", "Irish Sea"} {
		if p := c.Places[37+i]; p.Name != name || !p.Sea {
			t.Errorf("place %d is %s, not the %s", 37+i, p.Name, name)
		}
	}
}

func TestSharedBordersAreTheRulesAdjacency(t *testing.T) {
	c := Britain()
	for i, r := range rules(t) {
		if got, want := c.Places[i].Beside, c.set(r.land); got != want {
			t.Errorf("%s borders %b, by the rules %b", r.name, got, want)
		}
	}
}

func TestSeasFormARing(t *testing.T) {
	c := Britain()
	for i := 37; i < 43; i++ {
		want := uint64(1<<(37+(i-36)%6) | 1<<(37+(i-38+6)%6))
		if got := c.Places[i].Beside; got&^(1<<37-1) != want {
			t.Errorf("%s is beside %b, not %b", c.Places[i].Name, got, want)
		}
	}
}

// across gives the places that straits join to each; it fails for a strait that
// does not end at its shores.
func across(t *testing.T, c *Chart) []uint64 {
	t.Helper()
	out := make([]uint64, len(c.Places))
	for _, s := range c.Straits {
		a, b := s.Between[0], s.Between[1]
		out[a] |= 1 << b
		out[b] |= 1 << a
		for i, end := range []Point{s.From, s.To} {
			if d := c.Places[s.Between[i]].Distance(end); d > 12 {
				t.Errorf("the strait ends %.0f units from %s", d, c.Places[s.Between[i]].Name)
			}
		}
	}
	return out
}

func TestStraitsAreTheRulesStraits(t *testing.T) {
	c := Britain()
	across := across(t, c)
	for i, r := range rules(t) {
		if want := c.set(r.straits); across[i] != want {
			t.Errorf("straits of %s: %b, by the rules %b", r.name, across[i], want)
		}
	}
}

// coastline gives the points of a land area where it borders no other.
func coastline(c *Chart, place int) []Point {
	type side struct{ a, b Point }
	shared := map[side]int{}
	for i := range c.Places[:37] {
		for _, ring := range c.Places[i].Rings {
			for k, a := range ring {
				b := ring[(k+1)%len(ring)]
				shared[side{a, b}]++
				shared[side{b, a}]++
			}
		}
	}
	var out []Point
	for _, ring := range c.Places[place].Rings {
		for k, a := range ring {
			if b := ring[(k+1)%len(ring)]; shared[side{a, b}] == 1 {
				out = append(out, Point{(a.X + b.X) / 2, (a.Y + b.Y) / 2})
			}
		}
	}
	return out
}

func TestCoastsAreTheRulesCoasts(t *testing.T) {
	c := Britain()
	for i, r := range rules(t) {
		var got uint64
		for _, p := range coastline(c, i) {
			for s := 37; s < 43; s++ {
				if c.Places[s].Contains(p) {
					got |= 1 << s
				}
			}
		}
		if want := c.set(r.seas); got != want {
			t.Errorf("%s lies by the seas %b, by the rules %b", r.name, got, want)
		}
	}
}

var charts = []struct {
	name  string
	chart *Chart
	file  string
}{
	{"Britain", Britain(), "britain.json"},
	{"Wales", Wales(), "wales.json"},
	{"Ireland", Ireland(), "ireland.json"},
}

func TestLabelPointsLieInside(t *testing.T) {
	for _, of := range charts {
		c := of.chart
		for i := range c.Places {
			p := &c.Places[i]
			if !p.Town && !p.Contains(p.Label) {
				t.Errorf("the label point of %s lies outside", p.Name)
			}
			for k := range c.Places {
				if q := &c.Places[k]; k != i && !q.Sea && !q.Towns && q.Contains(p.Label) {
					t.Errorf("the label point of %s lies in %s", p.Name, q.Name)
				}
			}
			if free := p.ToOutline(p.Label); !p.Sea && !p.Town && free < p.Room*.9 {
				t.Errorf("%s has %.1f units around its label point, not %.1f", p.Name, free, p.Room)
			}
		}
	}
}

func TestEveryLineIsDrawnOnce(t *testing.T) {
	for _, of := range charts {
		c := of.chart
		lines := map[string]int{}
		for name, path := range map[string]string{
			"coast": c.Coast, "borders": c.Borders, "frontiers": c.Frontiers, "rim": c.Rim,
			"sea lines": c.SeaLines, "crossings": c.Crossings, "tracks": c.Tracks,
		} {
			if path == "" {
				continue
			}
			if !strings.HasPrefix(path, "M") {
				t.Fatalf("%s, %s: %.20q", of.name, name, path)
			}
			seen := map[string]bool{}
			for _, line := range strings.Split(path[1:], "M") {
				if seen[line] {
					t.Errorf("%s, %s: %.40q is drawn twice", of.name, name, line)
				}
				seen[line] = true
			}
			lines[name] = len(seen)
		}
		for name, want := range map[string][3]int{"crossings": {4, 1, 0}, "tracks": {0, 0, 36}} {
			k := map[string]int{"Britain": 0, "Wales": 1, "Ireland": 2}[of.name]
			if lines[name] != want[k] {
				t.Errorf("%s: %d %s", of.name, lines[name], name)
			}
		}
		for name, drawn := range map[string]bool{"borders": of.name != "Ireland", "rim": of.name == "Wales", "sea lines": of.name == "Britain"} {
			if lines[name] > 0 != drawn {
				t.Errorf("%s: %d %s", of.name, lines[name], name)
			}
		}
	}
}

func TestPathsSayTheSameAsRings(t *testing.T) {
	s, err := parseSteps("105 -7 -3 0 0 12 -20 100")
	if err != nil {
		t.Fatal(err)
	}
	if got, want := s.path(), "M10.5-.7l-.3 0 0 1.2-2 10"; got != want {
		t.Errorf("path %q, want %q", got, want)
	}
	back := points([]steps{s.back()})[0]
	there := points([]steps{s})[0]
	for i := range there {
		if there[i] != back[len(back)-1-i] {
			t.Fatalf("there %v, back %v", there, back)
		}
	}
}

func TestRiversWind(t *testing.T) {
	s := steps{{0, 0}, {100, 0}, {0, 100}}
	if got, want := s.winding(), "M0 0Q10 0 10 5L10 10"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
	if got := s.from(1).path(); got != "M10 0l0 10" {
		t.Errorf("the lower half is %q", got)
	}
}

func TestDamagedChartsAreRefused(t *testing.T) {
	for _, text := range []string{
		``, `[]`, `{"arcs":["1"]}`, `{"arcs":["1 2 3"]}`, `{"arcs":["1 2 x 4"]}`,
		`{"arcs":["1 2 3 4"],"places":[{"name":"A","rings":[[1]]}]}`,
		`{"arcs":["1 2 3 4"],"backdrop":[[-2]]}`,
		`{"straits":[{"between":["A","B"],"line":"1 2 3 4"}]}`,
		`{"straits":[{"between":["A","B"],"line":"1 2"}]}`,
		`{"roads":[{"between":["A","B"],"line":"1 2 3 4"}]}`,
		`{"places":[{"name":"A","town":true,"region":"B"}]}`,
	} {
		if c, err := read([]byte(text)); err == nil {
			t.Errorf("%q read as %+v", text, c)
		}
	}
}

func TestChartsAreSmall(t *testing.T) {
	for i, most := range []int{24 << 10, 15 << 10, 17 << 10} {
		text, err := open(charts[i].file)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		w, _ := gzip.NewWriterLevel(&b, gzip.BestCompression)
		w.Write(text)
		w.Close()
		if b.Len() > most {
			t.Errorf("%s takes %d bytes under gzip", charts[i].name, b.Len())
		}
	}
}

// TestAChartIsReadInPassing checks that reading a chart, for which the person waits,
// makes few things anew.
func TestAChartIsReadInPassing(t *testing.T) {
	for _, of := range charts {
		text, err := open(of.file)
		if err != nil {
			t.Fatal(err)
		}
		if made := testing.AllocsPerRun(1, func() { read(text) }); made > 6000 {
			t.Errorf("%s: %.0f allocations", of.name, made)
		}
	}
}

func BenchmarkRead(b *testing.B) {
	for _, of := range charts {
		b.Run(of.name, func(b *testing.B) {
			text, err := open(of.file)
			if err != nil {
				b.Fatal(err)
			}
			for b.Loop() {
				if _, err := read(text); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
