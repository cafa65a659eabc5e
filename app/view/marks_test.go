package view

import (
	"strconv"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/app/view/viewtest"
)

// TestMarksAreCounted: how many may be marked, then how many are and where, with one
// Confirm for all, in every language.
func TestMarksAreCounted(t *testing.T) {
	d := newDesk(t)
	d.M.Settings.Passing = "never"
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")})
	d.Roam(func() bool { return d.M.Table.Marks.Most > 1 && d.M.Table.Picker.To() < 0 })
	m := d.M.Table
	if m.Turn.Over() {
		t.Fatal("nothing is marked in a whole match")
	}
	d.Shows(strconv.Itoa(m.Marks.Most))
	_, place := table.Ends(m.Picker.All()[0])
	d.Tell(client.Tap{Place: place})
	if len(m.Marks.List) != 1 {
		t.Fatalf("marked is %+v", m.Marks.List)
	}
	name := d.Narrator().Place(place)
	d.Shows("1 of ", ": "+name, `aria-label="Confirm: `, `aria-label="Undo: clear mark: `+name)
	d.EveryLanguage()
}
