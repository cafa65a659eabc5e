package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/app/view/viewtest"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
)

// Dice that have just been thrown roll and come to rest on their own faces; not
// where the person wants nothing to move, and not a second time.
func TestDiceRollOnce(t *testing.T) {
	d := newDesk(t)
	d.Begin()
	rolling := func() bool { return strings.Contains(d.HTML("en"), `class="tumble"`) }
	for n := 0; !rolling(); n++ {
		table := d.M.Table
		if n == 200 || table.Turn.Over() {
			t.Fatal("no dice have rolled")
		}
		list := table.Picker.All()
		switch {
		case table.Passing:
			d.Tell(client.Ready{})
		case len(list) > 0:
			d.Tell(client.Press{Choice: list[n%len(list)]}, client.ConfirmEnd{})
		}
	}
	if d.Tell(client.SetSetting{Setting: client.Motion, Value: "off"}); rolling() {
		t.Error("dice roll although it is switched off")
	}
	if d.Tell(client.SetSetting{Setting: client.Motion, Value: "on"}, client.OpenReport{}); rolling() {
		t.Error("dice that were seen roll again")
	}
}

// TestDiceThatAreDueAreAskedFor: a battle that begins by itself shows its odds, and a
// bright button that rolls.
func TestDiceThatAreDueAreAskedFor(t *testing.T) {
	d := deskOf(t, games.All()[0])
	d.Patient = true
	d.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	tb := d.M.Table
	for n := 0; !tb.RestsAt(client.BeforeDice); n++ {
		if tb.Rest != nil {
			d.Tell(client.EndReplay{}, client.Ready{})
			continue
		}
		choices := tb.Picker.All()
		d.Tell(client.Press{Choice: choices[n*7%len(choices)]}, client.ConfirmEnd{}, client.Ready{})
	}
	d.Shows("Battle in ", " win: ", "Roll the dice")
	d.EveryLanguage()
	d.Tell(client.EndReplay{})
	if h := d.HTML("en"); strings.Contains(h, "Roll the dice") && tb.Rest == nil {
		t.Error("the dice are asked for once more")
	}
}

// TestWhoPassesADeviceIsToldWhoseOddsTheyAre: where several play on it a battle names the side that
// wins, and the sheet the player who is asked, since no card comes between them. A person alone
// with bots is meant.
func TestWhoPassesADeviceIsToldWhoseOddsTheyAre(t *testing.T) {
	due := func(d *desk) bool {
		tb := d.M.Table
		return tb.RestsAt(client.BeforeDice) && len(tb.DueOdds().Chances) > 0
	}
	people := deskOf(t, games.All()[0])
	people.Patient = true
	people.Tell(client.Goto{Fragment: client.AtNew}, client.StartMatch{}, client.Ready{})
	for n := 0; !due(people) && n < 3000; n++ {
		if choices := people.M.Table.Picker.All(); people.M.Table.Rest != nil || len(choices) == 0 {
			people.Tell(client.EndReplay{}, client.Ready{})
		} else {
			people.Tell(client.Press{Choice: choices[n*7%len(choices)]}, client.ConfirmEnd{}, client.Ready{})
		}
	}
	people.Shows(people.Narrator().Side(people.M.Table.Turn.Side)+" win: ", "sheet-shared")
	one := alone(t, "britannia-2008")
	if h := one.HTML("en"); strings.Contains(h, "sheet-shared") {
		t.Error("who is alone is told that they play")
	}
}

// TestRealDiceDoNotFallAgain: dice entered by hand are entered again.
func TestRealDiceDoNotFallAgain(t *testing.T) {
	for kind, words := range map[dice.Kind]string{dice.Seeded: "You will roll the same numbers again.", dice.ByHand: "This takes back the last die or choice."} {
		d := newDesk(t)
		d.Begin(client.SetGame{Game: viewtest.Number(t, "britannia-2008")}, client.SetScenario{Scenario: 2}, client.SetDice{Dice: kind})
		d.Tell(client.Press{Choice: d.M.Table.Picker.All()[0]}, client.AskTakeBack{})
		if h := d.HTML("en"); !strings.Contains(h, words) {
			t.Errorf("dice %v: %q is not said", kind, words)
		}
		d.EveryLanguage()
	}
}
