package text

import "testing"

// TestWhatHappensToOneselfIsTold: "you" where verbs are the same with it, else beside the name.
func TestWhatHappensToOneselfIsTold(t *testing.T) {
	b, said := ireland(t)
	win := b.event("trick", "Dál Cais", "", "card 6", 0, "", "Cashel")
	falls := b.event("scoreRegions", "Dál Cais", "", "", 3, "", "")
	others := b.event("trick", "Uí Néill", "", "card 6", 0, "", "Cashel")
	for i, want := range []string{
		"You win the trick for Cashel with the blue 6.",
		"Los Dál Cais (tú) ganan la baza por Cashel con el 6 azul.",
		"I Dál Cais (tu) vincono la presa per Cashel con il 6 blu.",
	} {
		yours := said[i].Yours(win.Side)
		if got := yours.Event(win); got != want {
			t.Errorf("it is told %q, not %q", got, want)
		}
		if got := yours.Event(others); got != said[i].Event(others) {
			t.Errorf("of others is told %q", got)
		}
	}
	if got := said[0].Yours(falls.Side).Event(falls); got != "You score 3 points for the number of your regions." {
		t.Errorf("it is told %q", got)
	}
}
