package client

import (
	"math"
	"testing"

	"bretwalda/engine"
)

// TestACardOfAPlaceLeavesTheChoiceAlone checks that reading about a place neither picks
// nor puts back anything, and that no message opens a place that is none.
func TestACardOfAPlaceLeavesTheChoiceAlone(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(Ready{})
	c, ok := table.Picker.Placed()
	if !ok {
		t.Fatal("no place is asked for")
	}
	p.tell(Tap{Place: c.To})
	picked, complete := table.Picker.Choice()
	for place := range table.Game().Lexicon().Places {
		p.tell(ShowPlace{Place: int8(place)})
		if table.Drawer != PlaceDrawer || table.Place != int8(place) || table.Side != engine.None {
			t.Fatalf("place %d: drawer %d about %d", place, table.Drawer, table.Place)
		}
		if now, still := table.Picker.Choice(); now != picked || still != complete {
			t.Fatalf("reading about place %d picks %+v", place, now)
		}
	}
	p.tell(OpenDrawer{})
	for _, none := range []int8{engine.None, int8(len(table.Game().Lexicon().Places)), math.MaxInt8} {
		if p.tell(ShowPlace{Place: none}); table.Drawer != NoDrawer {
			t.Errorf("place %d has a card", none)
		}
	}
}
