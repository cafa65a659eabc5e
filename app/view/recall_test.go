package view

import (
	"strings"
	"testing"
)

// TestWhatIsAskedIsShownToWhoComesBack: a small screen leaves out the offer to look
// back at what others have done, and never what is to be chosen from.
func TestWhatIsAskedIsShownToWhoComesBack(t *testing.T) {
	d := ireland(t, 4)
	offers := func(ask string) string {
		t.Helper()
		d.roam(func() bool { return d.ask() == ask && d.m.Table.Fresh() })
		if d.m.Table.Turn.Over() {
			t.Fatalf("nobody comes back to %s", ask)
		}
		return d.page()
	}
	if h := offers("action"); strings.Contains(h, "middle-recall") || !strings.Contains(h, `class="option`) {
		t.Error("the actions are left out")
	}
	if h := offers("follow"); strings.Contains(h, "middle-recall") {
		t.Error("the hand is left out")
	}
	d = lords(t, 0, 2)
	d.roam(func() bool { return d.ask() == "march" && d.m.Table.Fresh() })
	if h := d.page(); !strings.Contains(h, "middle-recall") || !strings.Contains(h, "Since your last turn") {
		t.Error("where a place is asked for, the offer to look back takes the map its room")
	}
}
