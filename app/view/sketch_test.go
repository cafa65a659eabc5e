package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
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

// TestATownThatFellToTheVikingsIsNobodysInTheList: their token is above the disc, and has
// the colour of none of the players.
func TestATownThatFellToTheVikingsIsNobodysInTheList(t *testing.T) {
	d := newDesk(t)
	d.finish("brian-boru")
	m := d.M.Table
	fallen := 0
	for _, p := range m.State.View(engine.Nobody).Pieces(nil) {
		if p.Side == int8(brianboru.Vikings) {
			fallen++
		}
	}
	colours := map[byte]int{}
	spots := map[[2]byte]byte{} // the last is seen
	for s := m.Record.About.Sketch[3:]; len(s) >= 3; s = s[3:] {
		spots[[2]byte{s[0], s[1]}] = s[2]
	}
	for _, colour := range spots {
		colours[colour]++
	}
	if fallen == 0 || colours[gameview.Grey] != fallen {
		t.Errorf("%d towns fell, and of the spots %v have each colour", fallen, colours)
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
