package client

import (
	"slices"
	"testing"

	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// find plays until there is a march that can be undone, with so many ways to make
// it between its places, and other marches beside it.
func (p *page) find(fits func(ways int) bool) (from, to int8) {
	p.t.Helper()
	for range 1000 {
		t := p.m.Table
		if t.Passing {
			p.tell(Ready{})
		}
		list := t.match.Legal()
		for _, c := range list {
			if c.From >= 0 && c.To >= 0 && c.From != t.Picker.From() && t.safe(c) && fits(between(list, c.From, c.To)) {
				return c.From, c.To
			}
		}
		p.tell(Press{list[0]}, ConfirmEnd{})
	}
	p.t.Fatal("no such march within 1000 choices")
	return
}

func between(list []engine.Choice, from, to int8) int {
	n := 0
	for _, c := range list {
		if c.From == from && c.To == to {
			n++
		}
	}
	return n
}

func TestTwoTapsMakeAChoice(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	from, to := p.find(func(ways int) bool { return ways == 1 })
	before := table.match.Len()
	p.tell(Tap{Place: from})
	if table.match.Len() != before || table.Picker.From() != from {
		t.Fatal("one tap on an origin does not just pick it")
	}
	p.tell(Tap{Place: to})
	if table.match.Len() != before+1 || !table.CanUndo {
		t.Fatalf("after two taps %d choices, undo %v", table.match.Len()-before, table.CanUndo)
	}
	if p.tell(Undo{}); table.match.Len() != before {
		t.Fatal("the slip cannot be undone")
	}
}

// TestAMarchIsChangedAfterItIsMade: it goes as soon as its target is touched, each change
// makes it anew, and one Undo takes it back.
func TestAMarchIsChangedAfterItIsMade(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	from, to := p.find(func(ways int) bool { return ways > 1 })
	p.tell(Tap{Place: from})
	before := table.match.Len()
	if p.tell(Tap{Place: to}); table.match.Len() != before+1 || len(PickerOf(table).Offers()) == 0 {
		t.Fatal("the march is not made, or cannot be changed")
	}
	for _, value := range PickerOf(table).Offers()[0].Values {
		offer := PickerOf(table).Offers()[0]
		p.tell(SetFacet{offer.Facet, value})
		made := table.match.Log()[before:]
		if len(made) != 1 || valueOf(offer.Facet, made[0].Choice) != value || made[0].Choice.From != from || made[0].Choice.To != to {
			t.Fatalf("wished is %d, made is %+v", value, made)
		}
	}
	if p.tell(Undo{}); table.match.Len() != before || MarchedOf(table) != nil {
		t.Error("Undo leaves something")
	}
}

// TestTheOnlyStackGoesByOneTap: three Welsh in Powys are all that can move once others have.
func TestTheOnlyStackGoesByOneTap(t *testing.T) {
	g := britannia.Revised()
	s, err := g.Parse([]byte(`{"round": 3, "nation": "Welsh", "units": {
		"Romans": {"Kent": {"infantry": 1}}, "Welsh": {"Powys": {"infantry": 3}}, "Brigantes": {"March": {"infantry": 1}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.NewAt(g, s, dice.Source{Kind: dice.ByHand})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		to    string
		count int8
	}{{"Clwyd", 1}, {"March", 2}} {
		desk := testTable(store.Record{}, m)
		to := int8(slices.Index(g.Lexicon().Places, row.to))
		desk.Picker.ClearForced() // a march was made before
		table.PickForced(&desk.Picker, to)
		touch := desk.Picker.Tap(to)
		if c, makes := desk.completes(touch, false); !makes || c.To != to || c.Count != row.count {
			t.Errorf("a tap on %s makes %+v, %v", row.to, c, makes)
		}
	}
}

// TestAMarchIsNotChangedIntoALoss: a number by which something would be given up is picked,
// and asked about.
func TestAMarchIsNotChangedIntoALoss(t *testing.T) {
	p := emptyPage(t)
	p.games = []engine.Game{britannia.Revised()}
	p.start()
	p.tell(SetSetting{Passing, "never"})
	desk := p.begin()
	for n := 0; ; n++ {
		if n > 3000 || desk.Turn.Over() {
			t.Fatal("no march can be changed into a loss")
		}
		p.tell(Ready{})
		for _, c := range desk.match.Legal() {
			if c.From < 0 || c.To < 0 || !desk.Loses(c) {
				continue
			}
			before := desk.match.Len()
			p.tell(Tap{Place: c.From}, Tap{Place: c.To})
			if g := MarchedOf(desk); g != nil && g.Choice.Verb == c.Verb && g.Choice.What == c.What && g.Choice.Extra == c.Extra {
				p.tell(SetFacet{table.Count, int(c.Count)})
				if picked, ok := desk.Picker.Choice(); desk.match.Len() != before || !ok || picked.Count != c.Count {
					t.Fatalf("%d more choices; picked is %+v, wished %+v", desk.match.Len()-before, picked, c)
				}
				return
			}
			if p.tell(Escape{}); desk.match.Len() > before {
				p.tell(Undo{})
			}
		}
		p.tell(Press{desk.match.Legal()[0]}, ConfirmEnd{})
	}
}

// TestEveryPressOfFewerCounts: they may come faster than the page draws, so each
// counts from what is picked by then.
func TestEveryPressOfFewerCounts(t *testing.T) {
	p := emptyPage(t)
	desk := p.begin()
	var many []int
	for tries := 0; len(many) < 3; tries++ {
		if tries > 50 {
			t.Fatal("nowhere three may march")
		}
		from, to := p.find(func(ways int) bool { return ways > 2 })
		p.tell(Tap{Place: from}, Tap{Place: to})
		for _, o := range PickerOf(desk).Offers() {
			if o.Facet == table.Count {
				many = o.Values
			}
		}
	}
	fewer, more := StepFacet{table.Count, -1}, StepFacet{table.Count, 1}
	for _, step := range []struct {
		presses []Message
		want    int
	}{
		{[]Message{fewer, fewer}, many[len(many)-3]},
		{[]Message{more}, many[len(many)-2]},
		{slices.Repeat([]Message{fewer}, len(many)), many[0]},
		{slices.Repeat([]Message{more}, len(many)), many[len(many)-1]},
	} {
		p.tell(step.presses...)
		if c, _ := PickerOf(desk).Choice(); int(c.Count) != step.want {
			t.Errorf("after %d times %+v: %d, want %d", len(step.presses), step.presses[0], c.Count, step.want)
		}
	}
}

// TestTheLogTellsTheMarchAsItWasChanged: it is as long as before, but with another number.
func TestTheLogTellsTheMarchAsItWasChanged(t *testing.T) {
	p := emptyPage(t)
	desk := p.begin()
	for range 50 {
		from, to := p.find(func(ways int) bool { return ways > 1 })
		if p.tell(Tap{Place: from}, Tap{Place: to}); MarchedOf(desk) == nil {
			continue
		}
		made := MarchedOf(desk).Choice
		for _, step := range []int{-1, 1} {
			p.tell(StepFacet{table.Count, step})
			if g := MarchedOf(desk); g == nil || g.Choice == made {
				continue
			}
			last := desk.match.Len() - 1
			if got, want := desk.Log.Since(last), desk.match.EventsOf(last); !slices.Equal(got, want) {
				t.Fatalf("logged are %+v instead of %+v", got, want)
			}
			return
		}
	}
	t.Fatal("no march can be changed")
}

func TestADoubleTapMakesNothingThatStays(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	fights := func() (int8, bool) {
		for _, c := range table.match.Legal() {
			if table.Game().Lexicon().Verbs[c.Verb] == "fight" {
				return c.To, true
			}
		}
		return 0, false
	}
	var place int8
	for n := 0; ; n++ {
		if table.Passing {
			p.tell(Ready{})
		}
		var ok bool
		if place, ok = fights(); ok {
			break
		}
		if n == 1000 || table.Turn.Over() {
			t.Fatal("no choice between battles")
		}
		list := table.match.Legal()
		p.tell(Press{list[n%len(list)]})
		p.tell(ConfirmEnd{})
	}
	before := table.match.Len()
	p.tell(Tap{Place: place}, Tap{Place: place, Twice: true})
	if table.match.Len() != before {
		t.Fatal("a double tap has begun a battle")
	}
	if p.tell(Tap{Place: place}); table.match.Len() == before {
		t.Fatal("a tap more does not begin it")
	}
}

func TestAStackIsDropped(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	from, to := p.find(func(ways int) bool { return ways == 1 })
	before := table.match.Len()
	p.tell(Lift{Place: from, What: engine.None}, Drop{Place: engine.None})
	if table.match.Len() != before || table.Picker.From() >= 0 {
		t.Fatal("a stack that is let go elsewhere is not put back")
	}
	if p.tell(Lift{Place: from, What: engine.None}, Drop{Place: to}); table.match.Len() != before+1 {
		t.Fatal("a stack dropped on a target does not march")
	}
}

func TestTheDeviceIsFelt(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	from, to := p.find(func(ways int) bool { return ways == 1 })
	p.felt = nil
	p.tell(Tap{Place: from}, Tap{Place: to})
	if len(p.felt) != 2 || !slices.Equal(p.felt[0].Pattern, feltPick) || !slices.Equal(p.felt[1].Pattern, feltDone) {
		t.Errorf("felt %v", p.felt)
	}
	p.tell(SetSetting{Vibration, "off"})
	p.felt = nil
	if p.tell(Undo{}, Tap{Place: from}); len(p.felt) != 0 {
		t.Errorf("felt %v although it is switched off", p.felt)
	}
	if !p.m.Moves() {
		t.Error("nothing moves at first")
	}
	if p.tell(SetSetting{Motion, "off"}); p.m.Moves() {
		t.Error("the switch does not stop what moves")
	}
	p.tell(SetSetting{Motion, "on"})
	if p.m.World.ReducedMotion = true; p.m.Moves() {
		t.Error("a device that keeps still sees things move")
	}
}

// TestASecondTapPlaysTheCard that the first one picked, to show what it does; a double
// tap only picks it, and of two cards to keep each tap puts one back.
func TestASecondTapPlaysTheCard(t *testing.T) {
	p := emptyPage(t)
	p.games = []engine.Game{brianboru.HighKing()}
	p.start()
	p.tell(SetSetting{Passing, "never"})
	table, shown := p.begin(), false
	munster := int8(slices.Index(table.Game().Lexicon().Places, "Munster"))
	for n, asks := 0, table.Game().Lexicon().Asks; asks[table.Turn.Kind] != "follow"; n++ {
		if n > 200 {
			t.Fatal("nobody follows")
		}
		p.tell(Ready{})
		if asks[table.Turn.Kind] == "keep" {
			thing := table.Picker.Things()[0]
			if p.tell(Take{Thing: thing}, Take{Thing: thing}); len(table.Picker.Picks()) > 0 {
				t.Fatal("a card to keep is not put back")
			}
			p.tell(Take{Thing: thing}, Take{Thing: table.Picker.Things()[1]}, Tap{Place: 0}, Tap{Place: munster})
			if len(table.Picker.Picks()) != 2 || table.PutBack != nil {
				t.Fatal("a tap on the map, where nothing is asked, puts cards back")
			}
			if len(table.Balances) > 0 {
				shown = true
				p.tell(ShowBalance{At: table.Balances[0].At}, EndReplay{})
				if len(table.Picker.Picks()) != 2 || !table.Briefed() {
					t.Fatal("cards are put back by a look at what others did, or that comes back")
				}
			}
		}
		p.tell(Press{table.match.Legal()[0]}, ConfirmEnd{})
	}
	if p.tell(Ready{}); !shown {
		t.Error("nothing is told of what others did")
	}
	card, other := table.Picker.Things()[0], table.Picker.Things()[1]
	before := table.match.Len()
	p.tell(Take{Thing: card}, Take{Thing: card, Twice: true})
	if table.match.Len() != before || !slices.Contains(table.Picker.Picks(), card) {
		t.Fatal("a double tap plays a card that nobody has read")
	}
	p.tell(Take{Thing: other})
	if table.match.Len() != before {
		t.Fatal("another card is played at its first tap")
	}
	p.tell(Take{Thing: other})
	if log := table.match.Log(); len(log) == before || log[before].Choice.What != other {
		t.Error("the second tap does not play the card")
	}
}
