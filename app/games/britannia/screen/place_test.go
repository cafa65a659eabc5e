package screen_test

import (
	"slices"
	"testing"

	"bretwalda/app/client"
)

// TestTheCardOfAPlace tells its ground, who stands there, what it scores for whom and
// when, and the way there that is legal now.
func TestTheCardOfAPlace(t *testing.T) {
	d := early(t)
	d.OnTo(func(table *client.Table) bool { return asks(table, "march") })
	table := d.M.Table
	place := func(name string) int8 { return int8(slices.Index(table.Game().Lexicon().Places, name)) }
	c, ok := table.Picker.Placed()
	if !ok {
		t.Fatal("nobody marches")
	}
	d.Tell(client.ShowPlace{Place: c.To})
	d.Shows("Your way there now", "armies of a nation may stay", "Neighbors")
	d.EveryLanguage()
	d.Tell(client.ShowPlace{Place: place("Pennines")})
	d.Shows("Pennines", "Armies stop here, and defenders are harder to hit.", "2 armies of a nation may stay", "Held as round V ends: ", "Brigantes", "York")
	d.Tell(client.ShowPlace{Place: place("North Sea")})
	d.Shows("North Sea", "Icelandic Sea")
}
