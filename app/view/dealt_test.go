package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/games"
)

// Where nothing is thrown, the menu speaks of cards, and so does what asks before
// a choice is taken back.
func TestAGameOfCardsDoesNotSpeakOfDice(t *testing.T) {
	for i, g := range games.All() {
		d := newDesk(t)
		d.begin(client.SetGame{Game: i})
		d.tell(client.Ready{}, client.OpenDrawer{Drawer: client.MenuDrawer})
		menu := d.html("en")
		d.tell(client.OpenDrawer{}, client.Press{Choice: d.m.Table.Picker.All()[0]}, client.Ready{}, client.AskTakeBack{})
		question := d.html("en")
		if d.m.Table.Asking != client.BackQuestion {
			t.Fatalf("%s: nothing can be taken back", g.ID())
		}
		for name, page := range map[string]string{"menu": menu, "question": question} {
			page = strings.ToLower(readable(page))
			if g.Lexicon().Dealt && strings.Contains(page, "dice") || !strings.Contains(page, map[bool]string{true: "cards", false: "dice"}[g.Lexicon().Dealt]) {
				t.Errorf("%s: the %s speaks of the wrong thing", g.ID(), name)
			}
		}
	}
}
