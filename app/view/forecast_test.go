package view

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/app/gameview"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// saxons is a desk with a match of Britannia, and the number of the Saxons.
func saxons(t *testing.T) (*desk, int8) {
	t.Helper()
	d := newDesk(t)
	d.M.Settings.Passing = "never"
	d.Begin()
	d.Tell(client.Ready{})
	return d, int8(slices.Index(d.M.Table.Game().Lexicon().Sides, "Saxons"))
}

// gameView is the view of the table in English.
func (d *desk) gameView() gameview.View {
	d.M.Settings.Language = "en"
	return d.seatView().game
}

// TestTheLayerOfACard: a card leads to the map, where each area bears the figure
// that the rules pay, as a picture and in words.
func TestTheLayerOfACard(t *testing.T) {
	d, side := saxons(t)
	d.Tell(client.ShowSide{Side: side})
	d.EveryLanguage()
	st := d.M.Table.State.(*britannia.State)
	first := st.Rewards(side)[0]
	if card := d.HTML("en"); !strings.Contains(viewtest.Readable(card), "Area points to come") || !strings.Contains(card, "Show on map: ") {
		t.Errorf("the card says nothing of what is to come: %s", card)
	}
	d.Tell(client.ShowWorth{Layer: client.Layer{Side: side, During: st.Active(), Round: first.Round, Holding: first.Holding}})
	d.EveryLanguage()
	marks, _ := d.gameView().Layer()
	if len(marks) != len(first.Areas) {
		t.Fatalf("%d figures, want %d", len(marks), len(first.Areas))
	}
	for i, a := range first.Areas {
		m := marks[i]
		if m.Place != a.Place || m.Held != a.Counts || m.Done != a.Paid || m.Text != points(d, a.Points) || m.Level < 1 || m.Level > board.WorthLevels {
			t.Errorf("%+v is drawn as %+v", a, m)
		}
		want := "Saxons: " + points(d, a.Points) + " point"
		if told := d.gameView().Lines(a.Place); len(told) != 1 || !strings.HasPrefix(told[0], want) {
			t.Errorf("place %d says %q, want %s…", a.Place, told, want)
		}
	}
	if legend := viewtest.Readable(d.HTML("en")); !strings.Contains(legend, "Saxons") || !strings.Contains(legend, "counts now") {
		t.Errorf("no legend: %s", legend)
	}
	d.Tell(client.HideWorth{})
	if marks, _ := d.gameView().Layer(); marks != nil || len(d.gameView().Lines(first.Areas[0].Place)) > 0 {
		t.Error("it is still shown")
	}
}

func points(d *desk, n int) string { return d.seatView().narrator.Points(n).String() }

// TestTheLayerFollowsTheTurn: left on, it shows what areas are worth to whoever
// is at work.
func TestTheLayerFollowsTheTurn(t *testing.T) {
	d, side := saxons(t)
	d.Tell(client.ShowWorth{Layer: client.Layer{Side: side, During: d.M.Table.State.(*britannia.State).Active()}})
	seen := map[int8]bool{}
	for n := 0; n < 3000 && len(seen) < 5; n++ {
		s := d.seatView()
		_, legend := s.game.Layer()
		active := s.t.State.(*britannia.State).Active()
		shown := d.M.Table.Layer.Of(active)
		if !strings.Contains(app.HTMLString(legend.UI), s.narrator.Side(shown)) || len(seen) > 0 && active >= 0 && active != d.M.Table.Layer.During && shown != active {
			t.Fatalf("%d is at work, the layer shows %d", active, shown)
		}
		seen[shown] = true
		list := d.M.Table.Picker.All()
		d.Tell(client.Press{Choice: list[n*7%len(list)]})
		if d.M.Table.Asking != client.NoQuestion {
			d.Tell(client.ConfirmEnd{})
		}
		d.Tell(client.Ready{})
	}
	if len(seen) < 5 {
		t.Errorf("it has shown %v", seen)
	}
}

// TestPointsStillOpen: the table adds up to what the rules foretell.
func TestPointsStillOpen(t *testing.T) {
	d, side := saxons(t)
	d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	d.EveryLanguage()
	words := viewtest.Readable(d.HTML("en"))
	c := d.M.Table.State.(*britannia.State).PointsLeft(side)
	want := points(d, c.Pays) + " for now, " + points(d, c.Most) + " at most"
	if !strings.Contains(words, "Points still to come") || !strings.Contains(words, want) {
		t.Errorf("no %q in %s", want, words)
	}
}

// rounds counts the rounds of a timeline.
func rounds(html string) int {
	return len(regexp.MustCompile(`class="space( now| past)?"`).FindAllString(html, -1))
}

// TestTheTimelineIsFiltered by nation and by player.
func TestTheTimelineIsFiltered(t *testing.T) {
	d, side := saxons(t)
	d.Tell(client.OpenDrawer{Drawer: client.TimelineDrawer})
	all := rounds(d.HTML("en"))
	d.Tell(client.FilterTimeline{Side: side})
	d.EveryLanguage()
	one := d.HTML("en")
	if got := rounds(one); got == 0 || got >= all {
		t.Errorf("%d rounds for the Saxons, %d in all", got, all)
	}
	_, list, _ := strings.Cut(one, `class="timeline"`)
	if list, _, _ = strings.Cut(list, "</ol>"); strings.Contains(list, ">Welsh<") || !strings.Contains(list, ">Saxons<") {
		t.Error("the Welsh are among the Saxons")
	}
	d.Tell(client.FilterTimeline{Side: client.OwnSides})
	d.EveryLanguage()
	if own := d.HTML("en"); !strings.Contains(own, "(yours)") {
		t.Error("nothing is marked as mine")
	}
}

// TestPointsStillOpenElsewhere: The Marcher Lords and Brian Boru have a
// timeline, a layer and what may still come too.
func TestPointsStillOpenElsewhere(t *testing.T) {
	d := lords(t, 0, 2)
	d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	d.EveryLanguage()
	if text := viewtest.Readable(d.HTML("en")); !strings.Contains(text, "The final score can still be") {
		t.Errorf("no forecast: %s", text)
	}
	d.Tell(client.ShowWorth{Layer: client.Layer{During: engine.None}})
	d.EveryLanguage()
	if marks, _ := d.gameView().Layer(); len(marks) < 25 || d.M.Table.Drawer != client.NoDrawer {
		t.Errorf("figures: %+v", marks)
	}
	d.Tell(client.OpenDrawer{Drawer: client.TimelineDrawer})
	d.EveryLanguage()
	if got := rounds(d.HTML("en")); got != 10 {
		t.Errorf("%d turns", got)
	}

	d = deskOf(t, brianboru.HighKing())
	d.Begin()
	d.Tell(client.Ready{}, client.ShowWorth{Layer: client.Layer{Side: 1, During: engine.None}})
	d.EveryLanguage()
	if marks, _ := d.gameView().Layer(); len(marks) != 8 || !slices.ContainsFunc(marks, func(w board.Worth) bool { return !w.Held && strings.HasPrefix(w.Text, "+") }) {
		t.Errorf("figures: %+v", marks)
	}
	d.Tell(client.OpenDrawer{Drawer: client.OwnDrawer})
	d.EveryLanguage()
	if text := viewtest.Readable(d.HTML("en")); !strings.Contains(text, "Vikings: 9 to 14 raiders") && !strings.Contains(text, "Vikings: 10 to 14 raiders") {
		t.Errorf("nothing is to come: %s", text)
	}
}
