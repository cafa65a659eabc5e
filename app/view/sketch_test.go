package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// TestTheListShowsTheBoards: a spot for everybody who stands somewhere for all to see,
// and nothing of what is hidden.
func TestTheListShowsTheBoards(t *testing.T) {
	for _, g := range games.All() {
		d := newDesk(t)
		d.finish(g.ID())
		s := d.M.Records[0].About.Sketch
		if len(s) < 9 || len(s)%3 != 0 {
			t.Fatalf("%s: the sketch is %v", g.ID(), s)
		}
		for i := 3; i < len(s); i += 3 {
			if s[i] > s[0] || s[i+1] > s[1] {
				t.Errorf("%s: somebody stands beside the board: %v", g.ID(), s[i:i+3])
			}
		}
		d.M.Records[0].About.Over = false // those that are over are folded away
		d.Tell(client.Navigated{})
		if h := d.HTML("en"); strings.Count(h, `<circle class="plot-`) < len(s)/3-1 {
			t.Errorf("%s: the list does not show the board", g.ID())
		}
	}
	d := newDesk(t)
	d.finish("brian-boru")
	m := d.M.Table
	public := m.State.View(engine.Nobody).Pieces(nil)
	places := map[int8]bool{}
	for _, p := range public {
		places[p.Place] = true
	}
	if n := len(m.Record.About.Sketch)/3 - 1; n > len(public) {
		t.Errorf("%d spots of %d pieces that all may see, in %d places", n, len(public), len(places))
	}
}

// TestASketchThatWasSpoiltIsDrawnAsFarAsItGoes, or not at all.
func TestASketchThatWasSpoiltIsDrawnAsFarAsItGoes(t *testing.T) {
	d := newDesk(t)
	d.finish("brian-boru")
	d.M.Records[0].About.Over = false
	d.Tell(client.Navigated{})
	for n := range 8 {
		d.M.Records[0].About.Sketch = slices.Repeat(store.Sketch{250}, n)
		d.HTML("en")
	}
}
