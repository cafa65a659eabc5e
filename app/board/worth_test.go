package board

import (
	"strings"
	"testing"

	"bretwalda/static/maps"
)

// worthy is a map of Britain that shows the same figure for every area.
func worthy(text string) *Map {
	m := &Map{Chart: maps.Britain(), Texts: Texts{
		Name:   func(p int8) string { return maps.Britain().Places[p].Name },
		Region: func(name string) string { return name },
	}}
	m.names = names(m.Chart, m.Texts)
	for i := range m.Chart.Places {
		if !m.Chart.Places[i].Sea {
			m.Worth = append(m.Worth, Worth{Place: int8(i), Text: text, Level: 1 + int8(i)%WorthLevels})
		}
	}
	return m
}

// TestPlatesCoverNoNames and no other plates, even when every area has one.
func TestPlatesCoverNoNames(t *testing.T) {
	for _, text := range []string{"2", "6", "12½"} {
		m := worthy(text)
		taken := painter{m}.covered()
		for _, w := range m.Worth {
			at := painter{m}.beside(&m.names[w.Place], plateWidth(text), taken)
			plate := plateBox(at, text)
			for _, o := range taken {
				if over := plate.overlap(o); over > 60 {
					t.Errorf("%s: the plate of %s covers %.0f of something", text, m.Chart.Places[w.Place].Name, over)
				}
			}
			taken = append(taken, plate)
		}
	}
}

func TestALayerIsDrawnAreaByArea(t *testing.T) {
	m := worthy("4")
	m.Worth[0].Held, m.Worth[1].Done, m.Worth[1].Level = true, true, 0
	tints, figures := painter{m}.tints(), painter{m}.figures()
	if got, want := strings.Count(tints, "<path"), len(m.Worth)-1; got != want {
		t.Errorf("%d tints, want %d", got, want)
	}
	for class, want := range map[string]int{"board-figure-held": 1, "board-figure-done": 1, `<g class="board-figure `: len(m.Worth)} {
		if got := strings.Count(figures, class); got != want {
			t.Errorf("%d times %s, want %d", got, class, want)
		}
	}
	m.Worth = nil
	if (painter{m}).tints() != "" || (painter{m}).figures() != "" {
		t.Error("an empty layer is drawn")
	}
}
