package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/internal/cards"
	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// cardFace announces which cards are shown, and draws a hand as pictures.
type cardFace struct{ plain }

func (cardFace) announced(e engine.Event) bool { return e.What != engine.None }

func (f cardFace) window() app.UI { return app.P().Class("trick").Text("the trick") }

func (f cardFace) drawers() []drawer {
	return []drawer{{client.OwnDrawer, iconNations, "table.hand", func() (string, app.UI) { return "Tricks", app.P().Text("three tricks") }}}
}

func (f cardFace) decision(p panel) panel {
	held := f.t.State.(*cards.State).Held(f.t.Viewer)
	p.middle = []app.UI{f.things(held, func(card int8) app.UI { return app.I().Class("card-" + cards.Names[card]) })}
	return p
}

// withCardFace puts the face on for the length of a test.
func withCardFace(t *testing.T) *desk {
	kept := ownFaces
	ownFaces = append(ownFaces[:len(ownFaces):len(ownFaces)], ownFace{"toy-race", func(p plain) (face, bool) { return cardFace{p}, true }, nil})
	t.Cleanup(func() { ownFaces = kept })
	d := deskOf(t, cards.Game())
	d.tell(client.Goto{Fragment: client.AtNew}, client.SetSeats{Seats: 2}, client.StartMatch{})
	return d
}

func TestAFaceShowsWhatItsGameHas(t *testing.T) {
	d := withCardFace(t)
	if h := d.form(); !strings.Contains(h, "the trick") || strings.Contains(h, "card-") {
		t.Error("while the device changes hands, the trick is missing or a hand is there")
	}
	d.tell(client.Ready{}, client.OpenDrawer{Drawer: client.OwnDrawer})
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
	d := withCardFace(t)
	seen := map[bool]int{}
	for !d.m.Table.Turn.Over() {
		d.tell(client.Ready{})
		shows := d.m.Table.Game().Lexicon().Asks[d.m.Table.Turn.Kind] == "show"
		d.tell(client.Press{Choice: d.m.Table.Picker.All()[0]})
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
