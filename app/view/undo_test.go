package view

import (
	"testing"

	"bretwalda/app/client"
)

// TestTheButtonOfUndoSaysHowFarItReaches: a march by its way, in every language; and which
// decision it takes back, as the menu and the question do that go across dice.
func TestTheButtonOfUndoSaysHowFarItReaches(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	for n := 0; ; n++ {
		d.RoamTo("march")
		for _, c := range d.M.Table.Picker.All() {
			if c.From >= 0 && c.To >= 0 {
				d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
				if u := d.M.Table.Undone(); len(u.Choices) == 1 && u.Choices[0] == c {
					way := d.Narrator().Place(c.From) + " → " + d.Narrator().Place(c.To)
					move := d.Narrator().Choice(u.Turn, c)
					d.Shows(`aria-label="Undo: ` + way + `"`)
					d.Shows(`aria-description="` + move + `"`)
					d.EveryLanguage()
					d.Tell(client.OpenDrawer{Drawer: client.MenuDrawer})
					d.Shows(`aria-label="Undo the roll: ` + way + `"`)
					d.Tell(client.AskTakeBack{})
					d.Shows("Your last decision: " + move)
					return
				}
				break
			}
		}
		if n > 50 {
			t.Fatal("no march can be undone")
		}
	}
}

// TestUndoSaysWhyItEnds: at dice that have fallen, and at what others have decided.
func TestUndoSaysWhyItEnds(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	found := map[string]bool{}
	d.Roam(func() bool {
		ends := client.UndoEnds(d.M.Table)
		if ends == "" || found[ends] {
			return found["dice"] && found["others"]
		}
		if d.M.Table.CanUndo {
			t.Errorf("Undo ends at %s, and can be pressed", ends)
		}
		d.EveryLanguage()
		says := map[string]string{"dice": "dice have been rolled", "seen": "already seen", "others": "another player has decided since"}
		if client.UndoAsks(d.M.Table) {
			says = map[string]string{"dice": "the roll too", "seen": "what you saw too"}
		}
		d.Shows(`aria-label="Undo: ` + says[ends])
		found[ends] = true
		return false
	})
	if !found["dice"] || !found["others"] {
		t.Errorf("Undo never ends but at %v", found)
	}
}

// TestUndoNamesWhoseDecisionItTakesBack: at one table the menu reaches the last decision of another
// person, and says so before and as it asks.
func TestUndoNamesWhoseDecisionItTakesBack(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	d.Roam(func() bool { return client.TakenFrom(d.M.Table) >= 0 && d.M.Table.Turn.Seat >= 0 })
	other := d.M.Table.Name(d.M.Language(), client.TakenFrom(d.M.Table))
	d.Tell(client.OpenDrawer{Drawer: client.MenuDrawer})
	d.Shows(`aria-label="Undo the roll: ` + other + `’s decision"`)
	d.EveryLanguage()
	d.Tell(client.AskTakeBack{})
	d.Shows("Undo " + other + "’s last decision?")
	d.EveryLanguage()
	before := d.M.Table.Turn.Seat
	d.Tell(client.TakeBack{})
	if now := d.M.Table.Turn.Seat; now == before || d.M.Table.Name(d.M.Language(), now) != other {
		t.Errorf("seat %d decides again, not %s", now, other)
	}
}

// TestTheSameQuestionSaysWhatHasChanged: after a march, the march is told where a tap was
// explained.
func TestTheSameQuestionSaysWhatHasChanged(t *testing.T) {
	d := early(t)
	d.M.Settings.Passing = "never"
	d.RoamTo("march")
	for range 200 {
		m := d.M.Table
		side := m.Turn.Side
		if client.SameQuestion(m) {
			d.Tell(client.Undo{})
		}
		for _, c := range m.Picker.All() {
			if c.From >= 0 && c.To >= 0 && c.To != c.From {
				d.Tell(client.Press{Choice: c}, client.ConfirmEnd{})
				break
			}
		}
		if client.SameQuestion(m) && d.Ask() == "march" && m.Turn.Side == side && len(m.News) > 0 {
			d.Tell(client.Escape{})
			d.Shows(d.Narrator().Event(m.News[len(m.News)-1]))
			d.EveryLanguage()
			return
		}
		d.RoamTo("march")
	}
	t.Fatal("nobody is asked twice")
}
