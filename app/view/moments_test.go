package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/text"
)

// TestASubmissionHasItsMoment: a banner with crest, words and points in every language,
// and none over a drawer.
func TestASubmissionHasItsMoment(t *testing.T) {
	d := early(t)
	side := d.Brings("submit")
	for _, code := range text.Codes() {
		d.M.Settings.Language = code
		s := d.seatView()
		list := battleView{s}.banners()
		if len(list) != 1 || list[0].Side != side || !strings.HasPrefix(list[0].Points, "+") {
			t.Fatalf("%s: %+v", code, list)
		}
		if b := list[0]; b.Title != s.say("moment.submission") || !strings.Contains(strings.Join(s.lastLines(len(s.t.News)), " "), b.Words) {
			t.Errorf("%s: %+v", code, b)
		}
	}
	d.Tell(client.OpenDrawer{Drawer: client.ScoresDrawer})
	if n := len(battleView{d.seatView()}.banners()); n != 0 {
		t.Errorf("%d banners over a drawer", n)
	}
}
