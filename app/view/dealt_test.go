package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine/games"
)

// Where nothing is thrown, the menu speaks of cards, and so does what asks before
// a choice is taken back.
func TestAGameOfCardsDoesNotSpeakOfDice(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.Begin(client.SetGame{Game: i})
		d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.MenuDrawer})
		menu := d.HTML("en")
		d.Tell(client.OpenDrawer{}, client.Press{Choice: d.M.Table.Picker.All()[0]}, client.Ready{}, client.AskTakeBack{})
		question := d.HTML("en")
		if d.M.Table.Asking != client.BackQuestion {
			t.Fatalf("%s: nothing can be taken back", g.ID())
		}
		for name, page := range map[string]string{"menu": menu, "question": question} {
			page = strings.ToLower(viewtest.Readable(page))
			want := "dice"
			if g.Lexicon().Dealt {
				want = "cards"
			}
			if g.Lexicon().Dealt && strings.Contains(page, "dice") || !strings.Contains(page, want) {
				t.Errorf("%s: the %s speaks of the wrong thing", g.ID(), name)
			}
		}
	}
}
