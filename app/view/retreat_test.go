package view

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
)

var brightButton = regexp.MustCompile(`<button[^>]*class="button[^"]*\bprimary\b[^"]*"[^>]*>`)

// TestNobodyIsLedAwayFromABattleTheyWin: where the battle that is asked about is won more often
// than lost, to fight on is the bright button, and a retreat that goes without saying is not.
func TestNobodyIsLedAwayFromABattleTheyWin(t *testing.T) {
	for _, id := range []string{"marcher-lords", "britannia-2008"} {
		d := newDesk(t)
		d.M.Settings.Passing = "never"
		d.Begin(client.SetGame{Game: viewtest.Number(t, id)})
		winning, losing := 0, 0
		d.Roam(func() bool {
			m := d.M.Table
			if ask := d.Ask(); ask != "attackerRetreat" && ask != "defenderRetreat" || m.Picker.Picked() {
				return false
			}
			wins := false
			for _, c := range m.Picker.Buttons() {
				wins = wins || m.Winning(c)
			}
			bright := strings.Join(brightButton.FindAllString(d.HTML("en"), -1), "")
			if fights, flees := strings.Contains(bright, "Fight on"), strings.Contains(bright, "Retreat"); wins != fights || wins && flees {
				t.Fatalf("%s: won more often than lost: %v, and bright is %s", id, wins, bright)
			}
			if wins {
				winning++
			} else {
				losing++
			}
			return winning > 2 && losing > 2
		})
		if winning == 0 || losing == 0 {
			t.Errorf("%s: %d battles are being won, %d lost", id, winning, losing)
		}
	}
}

var eachButton = regexp.MustCompile(`(?s)<button[^>]*class="(button[^"]*)"[^>]*>(.*?)</button>`)

// TestTheAnswersToABattleKeepTheirPlaces: to undo, to retreat, to fight on, in each round and
// however many ways lead out of it.
func TestTheAnswersToABattleKeepTheirPlaces(t *testing.T) {
	d := newDesk(t)
	d.M.Settings.Passing = "never"
	d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")})
	few, many := 0, 0
	d.Roam(func() bool {
		m := d.M.Table
		if ask := d.Ask(); ask != "attackerRetreat" && ask != "defenderRetreat" || m.Picker.Picked() {
			return false
		}
		_, row, _ := strings.Cut(d.HTML("en"), `class="buttons"`)
		row, _, _ = strings.Cut(row, "</section>")
		var order []string
		for _, b := range eachButton.FindAllStringSubmatch(row, -1) {
			for _, name := range []string{"Undo", "Retreat", "Fight on"} {
				if strings.Contains(b[2], name) {
					order = append(order, name)
				}
			}
		}
		if got := strings.Join(order, ", "); got != "Undo, Retreat, Fight on" {
			t.Fatalf("%s, of %d answers: the buttons are %s", d.Ask(), len(m.Picker.All()), got)
		}
		if len(client.Rows(m)) > 0 {
			few++
		} else {
			many++
		}
		return few > 2 && many > 2
	})
	if few == 0 || many == 0 {
		t.Errorf("%d battles have few ways out, %d many", few, many)
	}
}
