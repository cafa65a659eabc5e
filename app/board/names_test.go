package board

import (
	"strings"
	"testing"

	"bretwalda/app/text"
)

// namesIn are the names of all places in a language.
func namesIn(code string) []Name {
	return names(chart, Texts{Name: text.NewHerald(text.Of(code), game, nil).Place})
}

func TestNamesCoverNoOther(t *testing.T) {
	for _, code := range text.Codes() {
		list := namesIn(code)
		for i, a := range list {
			for _, b := range list[i+1:] {
				if o := a.box().overlap(b.box()); o > 0 {
					t.Errorf("%s: %v and %v share %.0f units squared", code, a.Lines, b.Lines, o)
				}
			}
		}
	}
}

// A name may reach over its place's border, but its middle is in its place, or
// in the sea beside it.
func TestNamesStandWithTheirPlaces(t *testing.T) {
	for _, n := range english {
		for p := range chart.Places {
			if q := &chart.Places[p]; int8(p) != n.Place && !q.Sea && q.Contains(n.At) {
				t.Errorf("the name of %s stands in %s", englishName(n.Place), q.Name)
			}
		}
		if far := chart.Places[n.Place].Distance(n.At); far > 40 {
			t.Errorf("the name of %s stands %.0f units away", englishName(n.Place), far)
		}
	}
}

func TestNamesAreLegible(t *testing.T) {
	for _, code := range text.Codes() {
		for _, n := range namesIn(code) {
			if n.Size < nameLeast || len(n.Lines) > 2 {
				t.Errorf("%s: %v at %.1f units", code, n.Lines, n.Size)
			}
		}
	}
}

func TestLongNamesBreakWhereTheyAreShortest(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"Canal de la Mancha", "Canal de/la Mancha"},
		{"South Mercia", "South/Mercia"},
		{"Strathclyde", ""},
	} {
		if got := strings.Join(halves(c.name), "/"); got != c.want {
			t.Errorf("%q breaks as %q, not %q", c.name, got, c.want)
		}
	}
}

func TestNamesAreEscaped(t *testing.T) {
	var b strings.Builder
	Name{Lines: []string{`<Mar & "Moray">`}}.write(&b)
	if !strings.Contains(b.String(), "&lt;Mar &amp; &quot;Moray&quot;&gt;") {
		t.Error(b.String())
	}
}
