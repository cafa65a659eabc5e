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
	table := p.m.Table
	p.playUntil(t, func() bool { return table.Marks.Most > 1 && table.Marks.Places(table.Picker.All()) > 2 })
	return p
}

// playUntil makes choices from all over the lists until a question is the one meant.
func (p *page) playUntil(t *testing.T, meant func() bool) {
	t.Helper()
	match := p.m.Table.match
	p.tell(Ready{})
	for n := 0; !meant(); n++ {
		if match.Turn().Over() || n > 5000 {
			t.Fatal("the question never comes")
		}
		list := match.Legal()
		p.tell(Press{list[(n*7+n/3)%len(list)]}, ConfirmEnd{}, Ready{})
	}
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
	p.playUntil(t, func() bool {
		_, ends := closing(table)
		return ends && table.Marks.Most > 1 && table.Picker.To() < 0
	})
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
	p.playUntil(t, func() bool { return ask() == "levy" && table.Marks.Most >= 2 })
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

// TestAnEarlIsSetUpElsewhereByAnotherTap: on the other zone of the earldom, whoever has been
// marked since, and also when all are marked. The others keep theirs.
func TestAnEarlIsSetUpElsewhereByAnotherTap(t *testing.T) {
	p := emptyPage(t)
	p.games = []engine.Game{games.ByID("marcher-lords")}
	p.start()
	p.tell(SetSetting{Passing, "never"})
	table := p.begin()
	p.playUntil(t, func() bool {
		return table.Game().Lexicon().Asks[table.Turn.Kind] == "place" && table.Marks.Most > 2
	})
	before := table.match.Len()
	var home, away []int8 // the two zones of each earldom, in the order of the earls
	for len(home) < table.Marks.Most || len(home) == 0 {
		var zones []int8
		for _, c := range table.Picker.All() {
			if table.Marks.At(c.To) == 0 {
				zones = append(zones, c.To)
			}
		}
		if len(zones) < 2 {
			t.Fatalf("%d zones are offered", len(zones))
		}
		p.tell(PressPicked{}, Tap{Place: zones[0]})
		home, away = append(home, zones[0]), append(away, zones[1])
	}
	for i := range home {
		p.tell(Tap{Place: away[i]})
		if table.Why != "" {
			t.Errorf("the tap is refused: %s", table.Why)
		}
		if table.Marks.At(away[i]) != 1 || table.Marks.At(home[i]) != 0 || len(table.Marks.List) != len(home) {
			t.Errorf("after a tap on the other zone %+v are marked", table.Marks.List)
		}
	}
	if table.match.Len() != before {
		t.Error("something was placed before Confirm")
	}
}
