package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
)

// TestAPlaceThatCannotBeChosenSaysWhy to those who hear it, by name.
func TestAPlaceThatCannotBeChosenSaysWhy(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.RoamTo("lead")
	p := &d.M.Table.Picker
	for place := range d.M.Table.Game().Lexicon().Places {
		if p.Targets()>>place&1 != 0 {
			continue
		}
		d.Tell(client.Tap{Place: int8(place)})
		if d.M.Table.Why == "" {
			continue
		}
		d.Shows(">" + d.Narrator().Place(int8(place)) + ": " + tipView{d.seatView()}.why())
		return
	}
	t.Error("every place may be chosen")
}

// TestTheKeyboardComesToTheChoiceBeforeUndo, and E leads to it; before that it says why not.
func TestTheKeyboardComesToTheChoiceBeforeUndo(t *testing.T) {
	t.Parallel()
	d := ireland(t, 3)
	d.M.Settings.Passing, d.M.Settings.Language = "never", "en"
	d.RoamTo("keep")
	if got := (client.Key{Name: "e"}).Apply(d.M); len(got) > 0 || d.M.Notice == nil {
		t.Errorf("with no card marked E leads to %v", got)
	}
	c := d.M.Table.Picker.All()[0]
	d.Tell(client.Take{Thing: c.What}, client.Take{Thing: c.Extra})
	if got := (client.Key{Name: "e"}).Apply(d.M); len(got) != 1 || got[0] != client.Command(client.Focus{ID: client.Confirm}) {
		t.Errorf("with two cards marked E leads to %v", got)
	}
	if h := d.HTML("en"); !strings.Contains(h, `id="confirm"`) || strings.Index(h, `id="confirm"`) > strings.Index(h, `class="button undo"`) {
		t.Error("Undo comes before what is picked")
	}
}

// TestPointsAtTheEndAddUp to the score, with what there was from the start.
func TestPointsAtTheEndAddUp(t *testing.T) {
	t.Parallel()
	d := alone(t, "brian-boru")
	for d.on() {
	}
	s := d.seatView()
	all := 0
	_, said, _ := strings.Cut(endView{s}.heardRanking(), "Your points: ")
	for _, part := range strings.Split(strings.TrimSuffix(said, "."), ", ") {
		n := 0
		for _, r := range part {
			if r >= '0' && r <= '9' {
				n = 10*n + int(r-'0')
			}
		}
		if strings.ContainsAny(part, "−-") {
			n = -n
		}
		all += n
	}
	own := s.t.OnlyPerson()
	for _, score := range s.t.Standing {
		if score.Side < 0 && score.Seat == own && score.Points != all {
			t.Errorf("%d points are told as %q", score.Points, said)
		}
	}
	if own == engine.Nobody || said == "" {
		t.Error("nothing is told")
	}
}
