package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/family"
	"bretwalda/app/gameview"
	"bretwalda/app/internal/cards"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// cardView announces which cards are shown, and draws a hand as pictures.
type cardView struct{ gameview.Default }

func (cardView) Announced(e engine.Event) bool { return e.What != engine.None }

func (f cardView) Window() app.UI { return app.P().Class("trick").Text("the trick") }

func (f cardView) Drawers() []gameview.Drawer {
	return []gameview.Drawer{{ID: client.OwnDrawer, Icon: gameview.IconNations, Key: "table.hand", Open: func() (string, app.UI) { return "Tricks", app.P().Text("three tricks") }}}
}

func (f cardView) Decision(p gameview.Panel) gameview.Panel {
	held := f.Match().State.(*cards.State).Held(f.Match().Viewer)
	p.Middle = []app.UI{f.Things(held, func(card int8) app.UI { return app.I().Class("card-" + cards.Names[card]) })}
	return p
}

// withCardView registers the view for the length of a test.
func withCardView(t *testing.T) *desk {
	d := deskOf(t, cards.Game())
	d.Screens = append(d.Screens, gameview.Screen{Family: family.Family{ID: "toy"}, New: func(p gameview.Default) (gameview.View, bool) { return cardView{p}, true }})
	d.Tell(client.Goto{Fragment: client.AtNew}, client.SetSeats{Seats: 2}, client.StartMatch{})
	return d
}

func TestAGameViewShowsWhatItsGameHas(t *testing.T) {
	d := withCardView(t)
	if h := d.form(); !strings.Contains(h, "the trick") || strings.Contains(h, "card-") {
		t.Error("while the device changes hands, the trick is missing or a hand is there")
	}
	d.Tell(client.Ready{}, client.OpenDrawer{Drawer: client.OwnDrawer})
	h := d.form()
	for _, words := range []string{"the trick", "three tricks", ">Tricks<"} {
		if !strings.Contains(h, words) {
			t.Errorf("no %q", words)
		}
	}
	if n := strings.Count(h, "card-"); n != 5 {
		t.Errorf("%d cards are drawn", n)
	}
}

func TestAnnouncementsStandUntilTheNextChoice(t *testing.T) {
	d := withCardView(t)
	seen := map[bool]int{}
	for !d.M.Table.Turn.Over() {
		d.Tell(client.Ready{})
		shows := d.M.Table.Game().Lexicon().Asks[d.M.Table.Turn.Kind] == "show"
		d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]})
		announced := strings.Contains(d.form(), `class="announced"`) && strings.Contains(d.form(), "event.shown")
		if announced != shows {
			t.Errorf("announced %v after a card was shown: %v", announced, shows)
		}
		seen[shows]++
	}
	if seen[true] == 0 || seen[false] == 0 {
		t.Fatalf("what was done: %v", seen)
	}
}
