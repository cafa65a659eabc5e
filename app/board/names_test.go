package board

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/shape"
	"bretwalda/app/text"
	"bretwalda/engine"
)

// namesIn are the names and titles in a language.
func (k *kit) namesIn(code string) []Name {
	l := text.Of(code)
	return names(k.chart, Texts{
		Name: text.NewNarrator(l, k.game, nil).Place,
		Region: func(english string) string {
			if key := "region." + english; l.Has(key) {
				return l.Noun(key).String()
			}
			return english
		},
	})
}

// arms are notes at all titles.
func (k *kit) arms() []Note {
	var notes []Note
	for _, title := range k.chart.Titles {
		notes = append(notes, Note{Place: engine.None, Region: title.Name, Sign: shape.Horn})
	}
	return notes
}

// seen is what a name covers at a zoom, for whoever sees it at all.
func (n Name) seen(zoom float64) (box, bool) {
	scale := transform{Zoom: zoom}.piecesScale()
	b := n.box()
	return box{
		n.Anchor.X + (b.left-n.Anchor.X)*scale, n.Anchor.Y + (b.top-n.Anchor.Y)*scale,
		n.Anchor.X + (b.right-n.Anchor.X)*scale, n.Anchor.Y + (b.bottom-n.Anchor.Y)*scale,
	}, !n.Near || zoom >= zoomNear
}

func TestNamesCoverNoOther(t *testing.T) {
	for _, k := range kits {
		for _, code := range text.Codes() {
			list := k.namesIn(code)
			annotate(list, k.arms())
			for _, zoom := range []float64{zoomLegible, zoomNear, zoomClose, 2, zoomMost} {
				for i, n := range list {
					a, here := n.seen(zoom)
					for _, m := range list[i+1:] {
						if b, there := m.seen(zoom); here && there && a.overlap(b) > 0 {
							t.Errorf("%s at %.2f: %v and %v share %.0f units squared", code, zoom, n.Lines, m.Lines, a.overlap(b))
						}
					}
				}
			}
		}
	}
}

// A name may reach over its place's border, but its middle is in its place, or
// in the sea beside it.
func TestNamesStandWithTheirPlaces(t *testing.T) {
	for _, k := range kits {
		for _, n := range k.names {
			if n.Place < 0 || k.chart.Places[n.Place].Town {
				continue
			}
			own := &k.chart.Places[n.Place]
			for p := range k.chart.Places {
				if q := &k.chart.Places[p]; int8(p) != n.Place && !q.Sea && q.Contains(n.At) {
					t.Errorf("the name of %s stands in %s", own.Name, q.Name)
				}
			}
			if far := own.Distance(n.At); far > 65 {
				t.Errorf("the name of %s stands %.0f units away", own.Name, far)
			}
		}
	}
}

func TestNamesOfTownsTouchTheirTownsAndCoverNone(t *testing.T) {
	for _, code := range text.Codes() {
		for _, n := range ireland.namesIn(code)[:53] {
			b := n.box()
			own := ireland.chart.Places[n.Place].Label
			if far := max(b.left-own.X, own.X-b.right, b.top-own.Y, own.Y-b.bottom); far > 26 {
				t.Errorf("%s: %v stands %.0f units from the town", code, n.Lines, far)
			}
			for p := range ireland.chart.Places[:53] {
				if o := b.overlap(townBox(&ireland.chart.Places[p], townReach)); o > 25 {
					t.Errorf("%s: %v covers %.0f units squared of %s", code, n.Lines, o, ireland.chart.Places[p].Name)
				}
			}
		}
	}
}

func TestNotesStandAtTheirNames(t *testing.T) {
	list := wales.namesIn("en")
	elfael := wales.place(t, "Elfael")
	annotate(list, []Note{
		{Place: elfael, Text: "2"}, {Place: engine.None, Region: "Gwynedd", Sign: shape.Horn},
		{Place: engine.None, Region: "Môn", Sign: shape.Horn}, {Place: engine.None, Region: "Mercia", Sign: shape.Horn},
	})
	var got []string
	for _, n := range list {
		for _, note := range n.Notes {
			got = append(got, n.Lines[0]+note.Text)
		}
	}
	if want := []string{"Môn", "Elfael2", "Gwynedd"}; !slices.Equal(got, want) {
		t.Errorf("%q, not %q", got, want)
	}
	if count := elements(t, writeNames(list)); count[".board-note"] != 1 || count[".board-note-sign"] != 2 || count[".board-title"] != 7 {
		t.Errorf("%v", count)
	}
}

func TestEarldomsBearTheirFlags(t *testing.T) {
	count := elements(t, writeNames(wales.names))
	for _, class := range []string{".board-flag-yellow", ".board-flag-white", ".board-flag-black"} {
		if count[class] != 2 {
			t.Errorf("%d of %s", count[class], class)
		}
	}
}

func TestNamesAreLegible(t *testing.T) {
	for _, k := range kits {
		for _, code := range text.Codes() {
			for _, n := range k.namesIn(code) {
				if n.Size < nameLeast || len(n.Lines) > 2 {
					t.Errorf("%s: %v at %.1f units", code, n.Lines, n.Size)
				}
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
