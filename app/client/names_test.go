package client

import (
	"testing"

	"bretwalda/app/text"
)

// Names of a link are shown apart where they look the same, and a new name is kept
// without what nobody sees.
func TestNamesAreToldApart(t *testing.T) {
	l := text.Of("en")
	names := []string{"Anna", "Bob", "\u202eАnna", "Anna (1)", "", "Boris"}
	seen := map[string]bool{}
	for seat := range names {
		shown := PlayerName(l, "britannia-classic", names, seat, false)
		if looks := text.Looks(shown + "."); seen[looks] { // the number counts
			t.Errorf("%q is shown like another", shown)
		} else {
			seen[looks] = true
		}
	}
	if got := PlayerName(l, "britannia-classic", names, 0, false); got != "Anna (1)" {
		t.Errorf("the first is %q", got)
	}
	if got := PlayerName(l, "britannia-classic", names, 1, false); got != "Bob" {
		t.Errorf("Bob is %q", got)
	}
	bots := []string{"Ann", "", "Flann"}
	for _, seat := range []struct {
		game string
		seat int
		want string
	}{
		{"britannia-classic", 1, "Hild"}, {"marcher-lords", 1, "Nest"}, {"brian-boru", 1, "Líadan"},
		{"brian-boru", 2, "Flann"}, // a name that the match has kept
	} {
		if got := PlayerName(l, seat.game, bots, seat.seat, true); got != seat.want {
			t.Errorf("the bot of seat %d in %s is called %q", seat.seat, seat.game, got)
		}
	}
	for raw, want := range map[string]string{" Ann  \u00a0Lee ": "Ann Lee", "\u202eAnn\u200b": "Ann", "An\x00n\xff": "Ann", "José": "José", "\u3164": ""} {
		if got := cleaned(raw); got != want {
			t.Errorf("%q is kept as %q", raw, got)
		}
	}
}
