package screen_test

import (
	"fmt"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
)

// TestATrickThatIsOverShowsWhatItBrought: the cards in the order of play, whose is the
// highest, and below each what its action has brought, before the next trick begins.
func TestATrickThatIsOverShowsWhatItBrought(t *testing.T) {
	d := ireland(t, 4)
	d.Patient = true
	seen, coins, debts, climbed := 0, 0, 0, 0
	for n := 0; seen < 12; n++ {
		if d.M.Table.Turn.Over() {
			t.Fatalf("only %d tricks are shown", seen)
		}
		if !d.M.Table.RestsAt(client.AfterTrick) {
			d.Tell(client.EndReplay{}, client.Ready{})
			if list := d.M.Table.Picker.All(); len(list) > 0 {
				d.Tell(client.Press{Choice: list[(n*7+n/3)%len(list)]}, client.ConfirmEnd{})
			}
			continue
		}
		seen++
		page := d.Page()
		from := strings.Index(page, `class="trick trick-over"`)
		if from < 0 {
			t.Fatalf("no trick in %s", page)
		}
		trick := page[from:]
		trick = trick[:strings.Index(trick, "</ol>")] // without the hand
		if cards, wins := strings.Count(trick, `class="small-card suit`), strings.Count(trick, ", wins"); cards != 4 || wins != 1 {
			t.Errorf("%d cards, %d winners: %s", cards, wins, trick)
		}
		var court engine.Event
		for _, e := range client.LastTrick(d.M.Table) {
			words := strings.TrimSuffix(d.Narrator().Event(e), ".")
			switch d.M.Table.Game().Lexicon().Events[e.Kind] {
			case "trick":
				if own := engine.Seat(e.Side) == d.M.Table.User; own != strings.Contains(page, "You win the trick") {
					t.Errorf("the trick of seat %d, seen by %d: %s", e.Side, d.M.Table.User, page)
				}
			case "court":
				climbed++
				if !strings.Contains(trick, words) {
					t.Errorf("%q is not told: %s", words, trick)
				}
				if want := fmt.Sprintf("%d → ", spaceBefore(d, e)); court.Count == 0 && !strings.Contains(trick, want) {
					t.Errorf("nobody says %q: %s", want, trick)
				}
				court = e
			case "fallBack":
				if want := fmt.Sprintf("→ %d: %d is taken", e.Extra, court.Extra); !strings.Contains(trick, want) {
					t.Errorf("nobody says %q: %s", want, trick)
				}
				court = engine.Event{}
			case "scorePay":
				debts++
				if !strings.Contains(trick, fmt.Sprintf("−%d points: no coins", -e.Count)) {
					t.Errorf("%q has no line: %s", words, trick)
				}
			case "coins":
				coins++
				fallthrough
			case "church", "raid", "town":
				if !strings.Contains(trick, words) {
					t.Errorf("%q is not told: %s", words, trick)
				}
			}
		}
		d.Tell(client.EndReplay{})
	}
	if coins*debts*climbed == 0 {
		t.Errorf("coins came %d times, debts %d, steps of courtship %d", coins, debts, climbed)
	}
}

// spaceBefore is the space of courtship of a house before it went on with an event.
func spaceBefore(d *desk, last engine.Event) (space int) {
	all := d.M.Table.Log.Before(d.M.Table.LogEnd())
	end := len(all) - 1
	for all[end] != last {
		end--
	}
	for _, e := range all[:end] {
		switch name := d.M.Table.Game().Lexicon().Events[e.Kind]; {
		case e.Side != last.Side:
		case name == "marry":
			space = 0
		case name == "court", name == "fallBack":
			space = int(e.Extra)
		}
	}
	return space
}
