package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/board"
	"bretwalda/app/client"
	"bretwalda/engine"
)

// TestAnEventStaysUntilItIsTapped: over the map where the person is next, in the sheet where a
// bot is; who does not want to tap sees it pass.
func TestAnEventStaysUntilItIsTapped(t *testing.T) {
	d := lords(t, 0, 2)
	var rests []bool
	d.Roam(func() bool {
		for i, b := range (battleView{d.seatView()}).banners() {
			if client.Moments(d.M.Table)[i].Rests {
				rests = append(rests, b.Rests)
			}
		}
		return len(rests) > 3
	})
	for i, r := range rests {
		if !r {
			t.Errorf("of %d banners number %d passes", len(rests), i+1)
		}
	}
	d.M.Settings.Results = "off"
	for _, b := range (battleView{d.seatView()}).banners() {
		if b.Rests {
			t.Error("it stays although it need not be tapped")
		}
	}
}

// TestWhatStaysHasOneFrame: a round that begins and its first event go by one tap.
func TestWhatStaysHasOneFrame(t *testing.T) {
	d := lords(t, 0, 2)
	kinds := d.M.Table.Game().Lexicon().Events
	d.Roam(func() bool {
		return len((battleView{d.seatView()}).banners()) > 0 && client.Moments(d.M.Table)[0].Title == "moment.event"
	})
	round := engine.NewEvent(uint8(slices.Index(kinds, "round")))
	round.Count = 2
	d.M.Table.News = append([]engine.Event{round}, d.M.Table.News...)
	list := battleView{d.seatView()}.banners()
	stay := slices.DeleteFunc(slices.Clone(list), func(b board.Banner) bool { return !b.Rests })
	if len(stay) != 1 || len(stay[0].Also) == 0 || stay[0].Title != "Round II begins" || stay[0].Also[0].Title == "" {
		t.Errorf("%d have to be tapped: %+v", len(stay), stay)
	}
}

// TestTheSheetTellsAnEventOfABot with its card, and no banner says the same.
func TestTheSheetTellsAnEventOfABot(t *testing.T) {
	d := lords(t, 0, 2)
	d.Roam(func() bool {
		m := client.Moments(d.M.Table)
		return len(m) > 0 && m[0].Rests && m[0].Title == "moment.event"
	})
	table := d.M.Table
	_, to := table.NewsRange()
	table.Rest = &client.Rest{Kind: client.AtMoment, At: to, Place: -1}
	s := battleView{d.seatView()}
	if n := len(s.banners()); n != 0 {
		t.Errorf("%d banners besides", n)
	}
	p := s.moment()
	if m := client.Moments(table); p.Title != s.momentTitle(&m[0]) || p.Hint != "" {
		t.Errorf("the sheet says %q, %q", p.Title, p.Hint)
	}
	if h := d.HTML("en"); !strings.Contains(h, `class="event-card"`) || !strings.Contains(h, "Continue") {
		t.Error("no card, or nothing that goes on")
	}
	d.EveryLanguage()
}
