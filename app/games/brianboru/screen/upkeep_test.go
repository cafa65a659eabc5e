package screen_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
)

// TestTheUpkeepIsToldWhole: before the first decision after it the page tells all
// that it has brought, and Continue leads to the question.
func TestTheUpkeepIsToldWhole(t *testing.T) {
	seen, events := 0, 0
	for seats := 3; seats <= 5; seats++ {
		d := ireland(t, seats)
		d.M.Settings.Passing = "never"
		d.M.Settings.Language = "en"
		lexicon := d.M.Table.Game().Lexicon()
		last := map[int8]int{}
		d.Roam(func() bool {
			table := d.M.Table
			seat := int8(table.Turn.Seat)
			if d.Ask() == "keep" && seat >= 0 {
				since := table.Log.All()[last[seat]:]
				first := slices.IndexFunc(since, func(e engine.Event) bool {
					return slices.Contains([]string{"marry", "unwed"}, lexicon.Events[e.Kind])
				})
				if last[seat] > 0 && first >= 0 {
					seen++
					page, narrator := d.Page(), d.Narrator()
					if !strings.Contains(page, "table-briefing") || strings.Contains(page, "action-card") {
						t.Fatalf("%d players: the upkeep has no page", seats)
					}
					_, briefing, _ := strings.Cut(page, `class="briefing"`)
					rows := strings.Split(briefing, "<li")
					for _, e := range since[first:] {
						name := lexicon.Events[e.Kind]
						side, words := e.Side, ""
						switch {
						case name == "incursion":
							side, words = e.Other, narrator.Place(e.To)+" falls to the Vikings: fewest raiders"
						case name == "flip":
							side, words = engine.None, narrator.Place(e.To)
						case name == "claim" && e.Side == int8(brianboru.Vikings):
							side, words = engine.None, narrator.Place(e.To)
						case slices.Contains([]string{"claim", "town", "monastery"}, name):
							words = narrator.Place(e.To)
						case strings.HasPrefix(name, "score"), name == "coins", name == "renown":
							words = fmt.Sprintf("+%d %s", e.Count, map[byte]string{'s': "point", 'c': "coin", 'r': "renown"}[name[0]])
						case name == "spoils":
							words = fmt.Sprintf("−%d raider", e.Count)
						case name == "blessed":
							words = fmt.Sprintf("−%d disc", e.Count)
						case name == "vikings":
							words = fmt.Sprintf("+%d raider", e.Count)
						case name == "marry", name == "suitor":
							words = narrator.What(e.What)
						case slices.Contains([]string{"unwed", "repulsed"}, name):
							words = narrator.Event(e)
						default:
							continue
						}
						events++
						if !slices.ContainsFunc(rows, func(r string) bool {
							return strings.Contains(r, words) && (side < 0 || strings.Contains(r, ">"+narrator.Side(side)+"<"))
						}) {
							t.Fatalf("%d players: %s is not told as %q of side %d in %q", seats, name, words, side, viewtest.Readable(briefing))
						}
					}
					d.EveryLanguage()
					d.M.Settings.Language = "en"
					d.Tell(client.Continue{})
					if page = d.Page(); strings.Contains(page, "table-briefing") || !strings.Contains(page, "action-card") {
						t.Fatalf("%d players: the question does not follow", seats)
					}
				}
			}
			if seat >= 0 {
				last[seat] = len(table.Log.All())
			}
			return false
		})
	}
	if seen < 10 || events < 200 {
		t.Errorf("%d upkeeps with %d events were told", seen, events)
	}
}
