package view

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/games"
)

// half is the table of a classic match in which some seat has half a point.
func half(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t)
	classic := slices.IndexFunc(games.All(), func(g engine.Game) bool { return g.ID() == "britannia-classic" })
	d.Begin(client.SetGame{Game: classic})
	for n := 0; n < 2000; n++ {
		d.Tell(client.Ready{})
		for _, score := range d.M.Table.Standing {
			if score.Side < 0 && score.Points%2 != 0 {
				return d
			}
		}
		list := d.M.Table.Picker.All()
		d.Tell(client.Press{Choice: list[n*7%len(list)]})
		if d.M.Table.Asking != client.NoQuestion {
			d.Tell(client.ConfirmEnd{})
		}
	}
	t.Fatal("nobody ever had half a point")
	return nil
}

// TestHalfPointsAreShown: in the top bar and what it says aloud, in the scores,
// on the cards and in the log.
func TestHalfPointsAreShown(t *testing.T) {
	d := half(t)
	lexicon := d.M.Table.Game().Lexicon()
	bar := d.HTML("en")
	d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	scores := d.HTML("en")
	d.Tell(client.OpenDrawer{Drawer: client.NationsDrawer})
	nations := d.HTML("en")
	for _, score := range d.M.Table.Standing {
		if score.Points%2 == 0 {
			continue
		}
		want := "½"
		if whole := score.Points / 2; whole > 0 {
			want = strconv.Itoa(whole) + want
		}
		if score.Side < 0 {
			label := d.M.Table.Name(d.M.Language(), score.Seat) + ": " + want
			if !strings.Contains(bar, label) || !strings.Contains(viewtest.Readable(bar), want) {
				t.Errorf("the bar does not show %q", label)
			}
		} else if !strings.Contains(nations, lexicon.Sides[score.Side]+": "+want+" point") {
			t.Errorf("the list of nations does not show %s of the %s", want, lexicon.Sides[score.Side])
		}
		if !strings.Contains(viewtest.Readable(scores), want) {
			t.Errorf("the scores do not show %s", want)
		}
	}
	d.Tell(client.OpenDrawer{Drawer: client.LogDrawer})
	if log := viewtest.Readable(d.HTML("en")); !strings.Contains(log, "score ½ point for") {
		t.Errorf("the log has no half point: %s", log)
	}
	d.Tell(client.OpenDrawer{Drawer: client.NationsDrawer}, client.ShowSide{Side: int8(slices.Index(lexicon.Sides, "Dubliners"))})
	if card := viewtest.Readable(d.HTML("en")); !strings.Contains(card, "\n2½\n") {
		t.Errorf("the card of the Dubliners does not show 2½: %s", card)
	}
}
