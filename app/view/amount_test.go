package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/games"
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

// TestWhoStaysWithTheLeaderIsTold: of the armies beside a leader one stays where the leader does,
// so that fewer are offered; once the leader goes along, nothing is said.
func TestWhoStaysWithTheLeaderIsTold(t *testing.T) {
	d := deskOf(t, games.All()[0])
	d.Begin()
	var kept, led engine.Choice
	d.OnTo(func(tb *client.Table) bool {
		verbs, most := tb.Game().Lexicon().Verbs, map[engine.Choice]int8{}
		for _, c := range tb.Picker.All() {
			way := engine.Choice{Verb: c.Verb, From: c.From, To: c.To}
			most[way] = max(most[way], c.Count+c.Extra)
		}
		for _, c := range tb.Picker.All() {
			march, lead := engine.Choice{Verb: c.Verb, From: c.From, To: c.To}, engine.Choice{Verb: uint8(slices.Index(verbs, "lead")), From: c.From, To: c.To}
			if verbs[c.Verb] == "march" && most[march] < most[lead] {
				kept, led = march, lead
				return true
			}
		}
		return false
	})
	told := func() bool {
		return strings.Contains(d.HTML("en"), `<small hidden="false"> An army stays with the leader.</small>`)
	}
	d.Tell(client.Tap{Place: kept.From}, client.Tap{Place: kept.To}, client.SetFacet{Facet: table.Verb, Value: int(kept.Verb)})
	if d.EveryLanguage(); !told() {
		t.Error("nobody says why one army may not go")
	}
	if d.Tell(client.SetFacet{Facet: table.Verb, Value: int(led.Verb)}); told() {
		t.Error("an army stays with a leader who goes along")
	}
}
