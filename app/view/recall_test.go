package view

import (
	"strings"
	"testing"
)

// TestAPlayerWhoComesBackSeesTheQuestion: a small screen leaves out the offer to look
// back at what others have done, and never the choices.
func TestAPlayerWhoComesBackSeesTheQuestion(t *testing.T) {
	d := ireland(t, 4)
	offers := func(ask string) string {
		t.Helper()
		d.Roam(func() bool { return d.Ask() == ask && d.M.Table.Fresh() })
		if d.M.Table.Turn.Over() {
			t.Fatalf("nobody comes back to %s", ask)
		}
		return d.Page()
	}
	if h := offers("action"); strings.Contains(h, "middle-recall") || !strings.Contains(h, `class="option`) {
		t.Error("the actions are left out")
	}
	if h := offers("follow"); strings.Contains(h, "middle-recall") {
		t.Error("the hand is left out")
	}
	d = lords(t, 0, 2)
	d.Roam(func() bool { return d.Ask() == "march" && d.M.Table.Fresh() })
	if h := d.Page(); !strings.Contains(h, "middle-recall") || !strings.Contains(h, "Since your last turn") {
		t.Error("where a place is asked for, the offer to look back takes the map its room")
	}
}
