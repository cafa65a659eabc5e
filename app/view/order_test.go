package view

import (
	"regexp"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/text"
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

// TestTheNextRoundWaitsForThePoints: while the points of a round are told, the head of the table
// and the log are still about that round.
func TestTheNextRoundWaitsForThePoints(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	d.OnTo(func(table *client.Table) bool {
		_, round := client.ScoredRound(table.Kinds, table.News)
		return round > 0 && table.Round() == round+1
	})
	table := d.M.Table
	_, to := table.NewsRange()
	table.Rest = &client.Rest{Kind: client.AfterScoring, At: to, Place: -1}
	_, round := client.ScoredRound(table.Kinds, table.Log.Before(table.Rest.At))
	if table.Round() != round+1 {
		t.Fatalf("round %d is scored in round %d", round, table.Round())
	}
	scored, next := "Round "+text.Roman(round).String(), "Round "+text.Roman(round+1).String()
	if head, _, _ := d.View().Heading(); head != scored {
		t.Errorf("the points of %s are told, and the head of the table says %s", scored, head)
	}
	d.Tell(client.OpenDrawer{Drawer: client.LogDrawer})
	first := regexp.MustCompile(`class="log-round"[^>]*>([^<]*)<`).FindStringSubmatch(d.HTML("en"))
	if len(first) == 0 || !strings.HasPrefix(first[1], scored) {
		t.Errorf("the log begins with %q, before the points of %s are read", first, scored)
	}
	table.Replay = nil
	if head, _, _ := d.View().Heading(); head != next {
		t.Errorf("then the head of the table says %s, not %s", head, next)
	}
}
