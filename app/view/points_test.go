package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// half is the table of a classic match in which some seat has half a point.
func half(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t)
	classic := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == "britannia-classic" })
	d.begin(client.SetGame{Game: classic})
	for n := 0; n < 2000; n++ {
		d.tell(client.Ready{})
		for _, score := range d.m.Table.Standing {
			if score.Side < 0 && score.Points%2 != 0 {
				return d
			}
		}
		list := d.m.Table.Picker.All()
		d.tell(client.Press{Choice: list[n*7%len(list)]})
		if d.m.Table.Asking != client.NoQuestion {
			d.tell(client.ConfirmEnd{})
		}
	}
	t.Fatal("nobody ever had half a point")
	return nil
}

// TestHalfPointsAreShown: in the top bar and what it says aloud, in the scores,
// on the cards and in the log.
func TestHalfPointsAreShown(t *testing.T) {
	d := half(t)
	lexicon := d.m.Table.Game().Lexicon()
	bar := d.html("en")
	d.tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	scores := d.html("en")
	d.tell(client.OpenDrawer{Drawer: client.NationsDrawer})
	nations := d.html("en")
	for _, score := range d.m.Table.Standing {
		if score.Points%2 == 0 {
			continue
		}
		want := "½"
		if whole := score.Points / 2; whole > 0 {
			want = strconv.Itoa(whole) + want
		}
		if score.Side < 0 {
			label := d.m.Table.Name(d.m.Language(), score.Seat) + ": " + want
			if !strings.Contains(bar, label) || !strings.Contains(readable(bar), want) {
				t.Errorf("the bar does not show %q", label)
			}
		} else if !strings.Contains(nations, lexicon.Sides[score.Side]+": "+want+" point") {
			t.Errorf("the list of nations does not show %s of the %s", want, lexicon.Sides[score.Side])
		}
		if !strings.Contains(readable(scores), want) {
			t.Errorf("the scores do not show %s", want)
		}
	}
	d.tell(client.OpenDrawer{Drawer: client.LogDrawer})
	if log := readable(d.html("en")); !strings.Contains(log, "score ½ point for") {
		t.Errorf("the log has no half point: %s", log)
	}
	d.tell(client.OpenDrawer{Drawer: client.NationsDrawer}, client.ShowSide{Side: int8(slices.Index(lexicon.Sides, "Dubliners"))})
	if card := readable(d.html("en")); !strings.Contains(card, "\n2½\n") {
		t.Errorf("the card of the Dubliners does not show 2½: %s", card)
	}
}
