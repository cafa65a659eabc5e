package view

import (
	"regexp"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
)

var (
	anyButton = regexp.MustCompile(`<button[^>]*>`)
	confirms  = regexp.MustCompile(`aria-label="Confirm|class="[^"]*\bconfirm\b`)
	passes    = regexp.MustCompile(`aria-label="(?:Pass|End turn)|\bid="` + client.End + `"`)
)

// TestPassNeverComesBeforeConfirm as Tab leads from button to button, at any question of a random
// match of every game, with something picked or without.
func TestPassNeverComesBeforeConfirm(t *testing.T) {
	t.Parallel()
	for n, g := range games.All() {
		d := deskOf(t, g)
		d.Begin()
		d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
		both := map[string]int{}
		look := func(what string) {
			ask, pass, confirm := d.Ask(), -1, -1
			for i, b := range anyButton.FindAllString(d.Page(), -1) {
				switch {
				case confirms.MatchString(b):
					confirm = i
				case pass < 0 && passes.MatchString(b):
					pass = i
				}
			}
			if pass < 0 || confirm < 0 {
				return
			}
			if both[ask]++; pass < confirm {
				t.Errorf("%s, %s, %s: Tab leads to the button that passes first", g.ID(), ask, what)
			}
		}
		moments := 150
		for k := 0; k < moments && !d.M.Table.Turn.Over(); k++ {
			d.Tell(client.EndReplay{}, client.Ready{})
			list := d.M.Table.Picker.All()
			if len(list) == 0 {
				continue
			}
			c := list[dice.Draw(uint64(n+1), k, len(list))]
			if k%5 == 0 || both[d.Ask()] < 2 {
				look("nothing picked")
				if c.From >= 0 {
					d.Tell(client.Tap{Place: c.From})
					look("a place picked")
				}
				if c.To >= 0 {
					d.Tell(client.Tap{Place: c.To})
					look("where to go picked")
				}
			}
			d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
		}
		if len(both) == 0 {
			t.Errorf("%s: no question offers both", g.ID())
		}
	}
}
