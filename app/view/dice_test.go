package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/games"
)

// Dice that have just been thrown roll and come to rest on their own faces; not
// where the person wants nothing to move, and not a second time.
func TestDiceRollOnce(t *testing.T) {
	d := newDesk(t)
	d.begin()
	rolling := func() bool { return strings.Contains(d.html("en"), `class="tumble"`) }
	for n := 0; !rolling(); n++ {
		table := d.m.Table
		if n == 200 || table.Turn.Over() {
			t.Fatal("no dice have rolled")
		}
		list := table.Picker.All()
		switch {
		case table.Passing:
			d.tell(client.Ready{})
		case len(list) > 0:
			d.tell(client.Press{Choice: list[n%len(list)]}, client.ConfirmEnd{})
		}
	}
	if d.tell(client.SetSetting{Setting: client.Motion, Value: "off"}); rolling() {
		t.Error("dice roll although it is switched off")
	}
	if d.tell(client.SetSetting{Setting: client.Motion, Value: "on"}, client.OpenReport{}); rolling() {
		t.Error("dice that were seen roll again")
	}
}

// TestDiceThatAreDueAreAskedFor: a battle that begins by itself shows its odds, and a
// bright button that rolls.
func TestDiceThatAreDueAreAskedFor(t *testing.T) {
	d := deskOf(t, games.All()[0])
	d.patient = true
	d.tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	tb := d.m.Table
	for n := 0; !tb.Replay.Rests(); n++ {
		choices := tb.Picker.All()
		d.tell(client.Press{Choice: choices[n*7%len(choices)]}, client.ConfirmEnd{}, client.Ready{})
	}
	d.shows("Battle in ", "% to win", "Roll the dice")
	d.everyLanguage()
	d.tell(client.EndReplay{})
	if h := d.html("en"); strings.Contains(h, "Roll the dice") && !tb.Replay.Rests() {
		t.Error("the dice are asked for once more")
	}
}
