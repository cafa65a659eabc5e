package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
)

// TestANumberHasWordsWhereTheyDiffer: all, all but one, half and one, of a landing; one
// tap takes any.
func TestANumberHasWordsWhereTheyDiffer(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	d.RoamTo("march")
	landed := map[[2]int8]bool{}
	for _, c := range d.M.Table.Picker.All() {
		if c.From < 0 || c.Count < 4 || landed[[2]int8{c.From, c.To}] {
			continue
		}
		landed[[2]int8{c.From, c.To}] = true
		d.Tell(client.Lift{Place: c.From, What: c.What}, client.Drop{Place: c.To})
		h := strings.ReplaceAll(d.HTML("en"), "\n", "")
		for _, word := range []string{"All", "All but 1", "Half", "One"} {
			if !strings.Contains(h, ">"+word+"</button>") {
				t.Errorf("of %d nobody says %q", c.Count, word)
			}
		}
		if !strings.Contains(h, `inputmode="numeric"`) {
			t.Error("the number cannot be typed")
		}
		d.EveryLanguage()
		d.Tell(client.Undo{})
	}
	if len(landed) == 0 {
		t.Fatal("no landing")
	}
}
