package screen_test

import (
	"slices"
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
	desk.Balances = []client.Balance{{Side: marcher.Normans, Own: true, Gained: client.Holding{Units: []table.Loss{{Side: marcher.Normans, What: marcher.NormanInfantry, Count: 1}}}}}
	d.Shows("Levied: 1 infantry")
	d.EveryLanguage()
}
