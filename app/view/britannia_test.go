package view

import (
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine"
)

// early begins the scenario of the Romans and the inhabitants, on one device.
func early(t *testing.T) *desk {
	d := newDesk(t)
	d.begin(client.SetGame{Game: numberOf(t, "britannia-2008")}, client.SetScenario{Scenario: 2})
	return d
}

// onTo makes choices, the middle one of each list, until something is asked that
// the test waits for.
func (d *desk) onTo(there func(*client.Table) bool) {
	d.t.Helper()
	for range 3000 {
		d.tell(client.EndPast{}, client.Ready{})
		table := d.m.Table
		if there(table) {
			return
		}
		list := table.Picker.All()
		if table.Turn.Over() || len(list) == 0 {
			break
		}
		d.tell(client.Press{Choice: list[len(list)/2]})
		if d.m.Table.Asking != client.NoQuestion {
			d.tell(client.ConfirmEnd{})
		}
	}
	d.t.Fatal("it never comes to that")
}

// TestNationsThatNeverComeAreSaidTo: not that they are off the board, as if they
// were still to arrive.
func TestNationsThatNeverComeAreSaidTo(t *testing.T) {
	d := early(t)
	d.tell(client.OpenDrawer{Drawer: client.NationsDrawer})
	d.everyLanguage()
	d.shows("Normans: takes no part in this match", "Scots: 0 points, not on the board", "Picts: 0 points")
}

// TestFightingOnIsToldBesideTheOnlyRetreat: what there is one of is picked
// already, and the odds of staying belong to the same decision.
func TestFightingOnIsToldBesideTheOnlyRetreat(t *testing.T) {
	d := early(t)
	d.onTo(func(table *client.Table) bool {
		_, complete := table.Picker.Choice()
		return complete && table.Game().Lexicon().Asks[table.Turn.Kind] == "defenderRetreat"
	})
	d.shows("If both fight on")
	if h := d.html("en"); strings.Count(h, "If both fight on") != 1 {
		t.Error("the odds of fighting on are told twice")
	}
}

// TestASubmissionIsAnnounced: in this scenario nobody is asked.
func TestASubmissionIsAnnounced(t *testing.T) {
	d := early(t)
	submitted := int8(engine.None)
	d.onTo(func(table *client.Table) bool {
		for _, e := range table.News {
			if table.Game().Lexicon().Events[e.Kind] == "submit" {
				submitted = e.Side
			}
		}
		return submitted >= 0
	})
	_, words, _ := strings.Cut(d.html("en"), `class="announced"`)
	if name := d.m.Table.Game().Lexicon().Sides[submitted]; !strings.Contains(words, "The "+name+" submit to the Romans.") {
		t.Errorf("the %s submit, and nobody is told", name)
	}
	d.everyLanguage()
}
