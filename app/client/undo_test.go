package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

func TestUndoSaysHowFarItReaches(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	if u := table.Undone(); len(u.Choices) > 0 {
		t.Fatalf("nothing was done, and %+v would be undone", u)
	}
	from, to := p.find(func(ways int) bool { return ways == 1 })
	asked := table.Turn
	p.tell(Tap{Place: from}, Tap{Place: to})
	u := table.Undone()
	if len(u.Choices) != 1 || u.Choices[0].From != from || u.Choices[0].To != to || u.Turn != asked {
		t.Errorf("a march from %d to %d is %+v to undo", from, to, u)
	}
}

// TestAWrongRealDieIsCorrected: until a choice follows it.
func TestAWrongRealDieIsCorrected(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Passing, "never"}, Goto{AtNew}, SetDice{dice.ByHand})
	table := p.begin()
	for n := 0; table.match.Turn().Seat != engine.Nature; n++ {
		if table.match.Turn().Over() || n > 3000 {
			t.Fatal("no dice fall")
		}
		list := table.match.Legal()
		p.tell(Ready{}, Press{list[n%len(list)]}, ConfirmEnd{})
	}
	faces := table.match.Legal()
	length := table.match.Len()
	p.tell(Press{faces[0]})
	if table.match.Len() != length+1 || !table.CanUndo {
		t.Fatalf("after a real die %d choices, undo %v", table.match.Len()-length, table.CanUndo)
	}
	if u := table.Undone(); len(u.Choices) != 1 || u.Choices[0] != faces[0] || u.Turn.Seat != engine.Nature {
		t.Errorf("to undo is %+v, not the die", u)
	}
	p.tell(Undo{}, Press{faces[1]})
	if log := table.match.Log(); len(log) != length+1 || log[length].Choice != faces[1] {
		t.Error("the die is not corrected")
	}
}

// TestUndoIsSaidAsShownUntilTheChangeIsStored: the page is drawn in between.
func TestUndoIsSaidAsShownUntilTheChangeIsStored(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for range 2 {
		from, to := p.find(func(ways int) bool { return ways == 1 })
		if p.tell(Tap{Place: from}, Tap{Place: to}); len(table.match.Log()) == 1 {
			break
		}
	}
	for table.CanUndo && table.match.Len() > 0 {
		before := table.Undone()
		commands := update(p.m, Undo{})
		if now := table.Undone(); !slices.Equal(now.Choices, before.Choices) {
			t.Fatalf("before it is stored Undo says %+v, not %+v", now, before)
		}
		p.run(commands)
	}
}
