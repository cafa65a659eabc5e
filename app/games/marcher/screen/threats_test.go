package screen_test

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/marcher"
)

// TestThreatsOfTheOtherSideAreMarked, zone by zone, and the card of each says the same.
func TestThreatsOfTheOtherSideAreMarked(t *testing.T) {
	d := lords(t, 1, 2)
	d.RoamTo("march")
	desk := d.M.Table
	st := desk.State.(*marcher.State)
	d.Tell(client.ShowThreats{})
	marks, _ := d.View().Layer()
	if len(marks) == 0 {
		t.Fatal("nobody threatens the border")
	}
	for _, m := range marks {
		q, comes := st.Comers(m.Place)
		if !comes || q.Defender.Side != desk.Turn.Side || !m.Alarm {
			t.Errorf("%+v: %+v", m, q)
		}
		about := d.View().About(m.Place)
		if last := about[len(about)-1]; !strings.Contains(last, " can come next turn: ") || !strings.Contains(last, m.Text) {
			t.Errorf("marked %s, told %q", m.Text, last)
		}
	}
	d.EveryLanguage()
}
