package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
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
