package client

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
)

// marking is a page of Britannia at a question that takes more than one answer at
// several places.
func marking(t *testing.T) *page {
	t.Helper()
	p := emptyPage(t)
	p.games = []engine.Game{britannia.Revised()}
	p.start()
	p.tell(SetSetting{Passing, "never"})
	p.begin()
	for n := range 3000 {
		table := p.m.Table
		p.tell(Ready{})
		if table.Marks.Most > 1 && table.Marks.Places(table.Picker.All()) > 2 {
			return p
		}
		if table.match.Turn().Over() {
			break
		}
		list := table.match.Legal()
		p.tell(Press{list[(n*7+n/3)%len(list)]}, ConfirmEnd{})
	}
	t.Fatal("no question takes several answers")
	return nil
}

// TestOneConfirmMakesWhatIsMarked, each checked against the legal list, and one Undo
// takes it back.
func TestOneConfirmMakesWhatIsMarked(t *testing.T) {
	p := marking(t)
	table := p.m.Table
	before, stored := table.match.Len(), len(p.store.texts[table.Record.ID])
	list := table.Picker.All()
	p.tell(Tap{Place: max(list[0].From, list[0].To)})
	if len(table.Marks.List) != 1 || table.match.Len() != before || len(p.store.texts[table.Record.ID]) != stored {
		t.Fatalf("a tap marks %+v, and %d choices are made", table.Marks.List, table.match.Len()-before)
	}
	p.tell(Tap{Place: max(list[1].From, list[1].To)})
	marked := append([]engine.Choice{}, table.Marks.List...)
	if len(marked) != 2 || marked[0] != list[0] || marked[1] != list[1] {
		t.Fatalf("two taps mark %+v", marked)
	}
	p.tell(PressPicked{})
	log := table.match.Log()
	if len(log) < before+2 || log[before].Choice != list[0] || log[before+1].Choice != list[1] {
		t.Fatalf("confirmed is %+v", log[before:])
	}
	if !table.CanUndo {
		return // the next player is asked
	}
	if u := table.Undone(); len(u.Choices) != len(log)-before {
		t.Errorf("Undo reaches %d choices, not %d", len(u.Choices), len(log)-before)
	}
	if p.tell(Undo{}); table.match.Len() != before {
		t.Errorf("Undo leaves %d of %d choices", table.match.Len()-before, len(log)-before)
	}
}

// TestAMarkIsTakenBack: by Undo, by Escape, and by a tap on a place that takes no more.
func TestAMarkIsTakenBack(t *testing.T) {
	p := marking(t)
	table := p.m.Table
	list := table.Picker.All()
	place := max(list[0].From, list[0].To)
	p.tell(Tap{Place: place}, Undo{})
	if len(table.Marks.List) > 0 || table.Picker.All()[0] != list[0] {
		t.Fatalf("after Undo %+v is marked", table.Marks.List)
	}
	p.tell(Tap{Place: place}, Escape{})
	if len(table.Marks.List) > 0 {
		t.Fatalf("after Escape %+v is marked", table.Marks.List)
	}
	for range table.Marks.Most {
		p.tell(Tap{Place: place})
	}
	most := table.Marks.At(place)
	p.tell(Tap{Place: place})
	if now := table.Marks.At(place); now > 0 && now >= most && most < table.Marks.Most {
		t.Errorf("%d marks stay", now)
	}
	p.tell(Escape{})
	if !table.Marks.Each(table.Picker.All()) {
		return // a choice among more places
	}
	if p.tell(MarkAll{}); len(table.Marks.List) < 2 {
		t.Errorf("of all are marked %+v", table.Marks.List)
	}
	for _, c := range table.Marks.List {
		if table.Marks.At(max(c.From, c.To)) != 1 {
			t.Errorf("%+v is marked more than once", c)
		}
	}
}

// TestOneConfirmEndsAQuestionThatTakesMore: what is not marked is given up, after a
// warning where one is due.
func TestOneConfirmEndsAQuestionThatTakesMore(t *testing.T) {
	p := emptyPage(t)
	p.games = []engine.Game{games.ByID("britannia-2005")}
	p.start()
	p.tell(SetSetting{Passing, "never"})
	table := p.begin()
	for n := 0; ; n++ {
		p.tell(Ready{})
		if _, ends := closing(table); ends && table.Marks.Most > 1 && table.Picker.To() < 0 {
			break
		}
		if table.match.Turn().Over() || n > 5000 {
			t.Fatal("no question takes several answers or fewer")
		}
		list := table.match.Legal()
		p.tell(Press{list[(n*7+n/3)%len(list)]}, ConfirmEnd{})
	}
	before, first := table.match.Len(), table.Picker.All()[0]
	p.tell(Tap{Place: max(first.From, first.To)}, PressPicked{}, ConfirmEnd{})
	log := table.match.Log()[before:]
	if len(log) < 2 || log[0].Choice != first || !table.EndVerb(log[1].Choice) {
		t.Errorf("one Confirm makes %+v", log)
	}
}

// TestLeviesAreDrawnByOneConfirm: zones are marked one after the other, and nothing is
// drawn or shown before it.
func TestLeviesAreDrawnByOneConfirm(t *testing.T) {
	p := emptyPage(t)
	p.games = []engine.Game{games.ByID("marcher-lords")}
	p.start()
	p.tell(SetSetting{Passing, "never"})
	table := p.begin()
	ask := func() string { return table.Game().Lexicon().Asks[table.Turn.Kind] }
	for n := 0; ask() != "levy" || table.Marks.Most < 2; n++ {
		if table.match.Turn().Over() || n > 2000 {
			t.Fatal("nobody levies in several zones")
		}
		list := table.match.Legal()
		p.tell(Ready{}, Press{list[(n*5+n/3)%len(list)]}, ConfirmEnd{}, Ready{})
	}
	before, pieces := table.match.Len(), len(table.Pieces)
	list := table.Picker.All()
	p.tell(Tap{Place: list[1].To}, Tap{Place: list[0].To})
	if len(table.Marks.List) != 2 || table.match.Len() != before || len(table.State.Pieces(nil)) != pieces {
		t.Fatalf("marked are %+v, %d choices are made", table.Marks.List, table.match.Len()-before)
	}
	p.tell(PressPicked{})
	var own []engine.Choice
	for _, e := range table.match.Log()[before:] {
		if e.Seat >= 0 {
			own = append(own, e.Choice)
		}
	}
	if len(own) < 2 || own[0] != list[1] || own[1] != list[0] {
		t.Errorf("confirmed is %+v", own)
	}
}
