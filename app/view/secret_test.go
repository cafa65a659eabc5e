package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/internal/cards"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// TestNoHandIsInThePageButTheHoldersOwn: neither to be seen nor to be heard,
// whatever drawer is open, while the device changes hands and after.
func TestNoHandIsInThePageButTheHoldersOwn(t *testing.T) {
	d := deskOf(t, cards.Game())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetSeats{Seats: 3}, client.StartMatch{})
	drawers := []client.Drawer{client.NoDrawer, client.LogDrawer, client.ScoresDrawer, client.BoardDrawer, client.MenuDrawer, client.VerifyDrawer}
	named := func() (list []string) {
		h := app.HTMLString(Draw(d.M, d.Screens, func(client.Message) {}))
		for _, card := range cards.Names {
			if strings.Contains(h, card) {
				list = append(list, card)
			}
		}
		return list
	}
	hands := 0
	for d.M.Table.Viewer >= 0 && d.M.Table.Game().Lexicon().Asks[d.M.Table.Turn.Kind] == "keep" {
		if !d.M.Table.Passing {
			t.Fatal("the device is not handed over")
		}
		for _, drawer := range drawers {
			d.Tell(client.OpenDrawer{Drawer: drawer})
			if list := named(); len(list) > 0 {
				t.Errorf("drawer %d tells %v while the device changes hands", drawer, list)
			}
		}
		d.Tell(client.OpenDrawer{}, client.Ready{})
		state := d.M.Table.State.(*cards.State)
		var own []string
		for _, card := range state.Held(d.M.Table.Viewer) {
			own = append(own, cards.Names[card])
		}
		for _, card := range named() {
			if !strings.Contains(strings.Join(own, " "), card) {
				t.Errorf("%s is in the page and not in the hand %v", card, own)
			}
		}
		if got := named(); len(got) == 0 {
			t.Error("the hand is not in the page of its holder")
		}
		hands++
		d.Tell(client.Press{Choice: d.M.Table.Picker.All()[hands]})
	}
	if hands != 3 {
		t.Errorf("%d hands were shown", hands)
	}
}

// TestAGameWithoutAFaceIsPlayed: as a list of places and buttons.
func TestAGameWithoutAFaceIsPlayed(t *testing.T) {
	d := deskOf(t, cards.Game())
	d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{})
	for range 20 {
		if d.M.Table.Turn.Over() {
			break
		}
		d.Tell(client.Ready{})
		d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]})
		if h := app.HTMLString(Draw(d.M, d.Screens, func(client.Message) {})); !strings.Contains(h, "board-list") || strings.Contains(h, "board-map") {
			t.Fatal("a game without a chart is not drawn as a list")
		}
	}
	if !d.M.Table.Turn.Over() {
		t.Error("the game does not end")
	}
	if d.M.Table.Turn.Seat != engine.Nobody {
		t.Error("somebody still decides")
	}
}
