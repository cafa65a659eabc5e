package view

import (
	"strings"
	"testing"
)

// TestNothingIsAnnouncedTwice: where the sheet says already what has happened,
// it is said there.
func TestNothingIsAnnouncedTwice(t *testing.T) {
	d := early(t)
	d.Brings("submit")
	d.M.Settings.Language = "en"
	s := d.seatView()
	announced := func(said string) int { return len(tableScreen{s}.announcements(said)) }
	if n := announced("A fort rises in Kent."); n != 1 {
		t.Errorf("a submission is announced %d times", n)
	}
	if n := announced(strings.Join(s.lastLines(len(s.t.News)), " ")); n != 0 {
		t.Errorf("a submission that was told is announced %d times", n)
	}
}
