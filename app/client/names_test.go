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
		shown := PlayerName(l, names, seat, false)
		if looks := text.Looks(shown + "."); seen[looks] { // the number counts
			t.Errorf("%q is shown like another", shown)
		} else {
			seen[looks] = true
		}
	}
	if got := PlayerName(l, names, 0, false); got != "Anna (1)" {
		t.Errorf("the first is %q", got)
	}
	if got := PlayerName(l, names, 1, false); got != "Bob" {
		t.Errorf("Bob is %q", got)
	}
	for raw, want := range map[string]string{" Ann  \u00a0Lee ": "Ann Lee", "\u202eAnn\u200b": "Ann", "An\x00n\xff": "Ann", "José": "José", "\u3164": ""} {
		if got := cleaned(raw); got != want {
			t.Errorf("%q is kept as %q", raw, got)
		}
	}
}
