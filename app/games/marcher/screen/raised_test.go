package screen_test

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// TestWhatComesIsToldByItsWay: levies and castles that come by themselves are no
// reinforcements.
func TestWhatComesIsToldByItsWay(t *testing.T) {
	d := lords(t, 0, 2)
	desk := d.M.Table
	came := func(name string) bool {
		x := desk.Game().Lexicon()
		return slices.ContainsFunc(desk.Log.All(), func(e engine.Event) bool { return x.Events[e.Kind] == name && e.Side == marcher.Normans })
	}
	d.Roam(func() bool { return came("levy") && desk.Turn.Seat >= 0 })
	desk.Balances = []client.Balance{{Side: marcher.Normans, Own: true, Gained: client.Assets{Units: []table.Loss{{Side: marcher.Normans, What: marcher.NormanInfantry, Count: 1}}}}}
	d.Shows("Levied: 1 infantry")
	d.EveryLanguage()
}

// TestAnEventSaysWhatCameOfIt: whom it has met, or, where nobody, that it has no effect; unless
// it lasts or its dice are still to fall.
func TestAnEventSaysWhatCameOfIt(t *testing.T) {
	nothing, something := 0, 0
	d := lords(t, 0, 2)
	d.Roam(func() bool {
		_, card, came := strings.Cut(d.HTML("en"), `class="event-head"`)
		card, _, _ = strings.Cut(card, "</ul>")
		st := d.M.Table.State.(*marcher.State)
		if !came || st.Phase() == marcher.Events || strings.Contains(card, "Nothing happens.") {
			return false
		}
		switch none := strings.Contains(card, "It has no effect now."); {
		case none && strings.Count(card, "<li") == 1:
			nothing++
		case none:
			t.Error("it has an effect, and none: " + card)
		case strings.Contains(card, "<li"):
			something++
		case len(st.InForce()) == 0:
			t.Error("nothing is told of it: " + card)
		}
		return nothing > 0 && something > 2
	})
	if nothing == 0 || something == 0 {
		t.Errorf("%d events have an effect, and %d none", something, nothing)
	}
	d.EveryLanguage()
}
