package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/marcher"
)

// several reports whether a stack of several kinds has marched by one drag.
func several(table *Table, before int) bool {
	party := PartyOf(table)
	return table.match.Len() > before+1 && party != nil && party.Count() > 2
}

// lords begins a match of The Marcher Lords and plays until a drag has come to what is
// sought.
func lords(t *testing.T, game engine.Game, sought func(table *Table, before int) bool) (p *page, table *Table, before int) {
	t.Helper()
	p = &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{game}}
	p.start()
	p.tell(SetSetting{Passing, "never"}, Goto{AtNew})
	p.tell(append(everybody(2), StartMatch{})...)
	for range 300 {
		table = p.m.Table
		if table.Passing {
			p.tell(Ready{})
		}
		var tried []engine.Choice
		for _, c := range table.Picker.All() {
			if c.From < 0 || c.To < 0 || between(tried, c.From, c.To) > 0 {
				continue
			}
			tried = append(tried, c)
			before = table.match.Len()
			p.tell(Lift{c.From, engine.None}, Drop{c.To})
			if sought(table, before) {
				return p, table, before
			}
			if p.tell(Escape{}); table.match.Len() > before {
				p.tell(Undo{})
			}
			if table.match.Len() != before {
				t.Fatalf("%d choices are left of a drag that was undone", table.match.Len()-before)
			}
		}
		p.tell(Press{table.match.Legal()[0]}, ConfirmEnd{})
	}
	t.Fatal("no drag comes to it")
	return nil, nil, 0
}

// made counts what has marched since, by its kind.
func made(table *Table, before int) map[int8]int {
	counts := map[int8]int{}
	for _, e := range table.match.Log()[before:] {
		counts[e.Choice.What] += max(int(e.Choice.Count), 1)
	}
	return counts
}

func TestSeveralKindsMarchInOneGesture(t *testing.T) {
	p, table, before := lords(t, marcher.Lords(), several)
	party := PartyOf(table)
	counts := made(table, before)
	for _, of := range party.Members {
		if counts[of.What] != of.Count {
			t.Errorf("%d of kind %d have marched, and the sheet says %d", counts[of.What], of.What, of.Count)
		}
	}
	if !party.Made || party.Warning.Needed() {
		t.Errorf("%+v has marched unasked", party)
	}
	p.tell(Undo{})
	if table.match.Len() != before {
		t.Errorf("%d choices are left of one gesture that was undone", table.match.Len()-before)
	}
}

// TestAPartyThatHasGoneIsChanged: each change replaces what the gesture has made, and
// one Undo takes all of it back.
func TestAPartyThatHasGoneIsChanged(t *testing.T) {
	p, table, before := lords(t, marcher.Lords(), several)
	for _, change := range []struct {
		name string
		make func(*Party) Message
		is   func(*Party) bool
	}{
		{"all", func(*Party) Message { return SetPortion{Whole} }, func(q *Party) bool { return q.Is(Whole) }},
		{"half", func(*Party) Message { return SetPortion{Half} }, func(q *Party) bool { return q.Is(Half) }},
		{"one", func(*Party) Message { return SetPortion{Single} }, func(q *Party) bool { return q.Count() == 1 }},
		{"all but the garrison", func(*Party) Message { return SetPortion{Spared} }, func(q *Party) bool { return q.Is(Spared) && !q.Warning.Needed() }},
		{"one kind", func(q *Party) Message { return OnlyMember{q.Members[1].What} }, func(q *Party) bool { return q.OnlyKind(q.Members[1].What) && q.Count() > 0 }},
		{"another", func(q *Party) Message { return SetMember{q.Members[0].What, 1} }, func(q *Party) bool { return q.Members[0].Count == 1 }},
	} {
		p.tell(change.make(PartyOf(table)))
		party := PartyOf(table)
		if party == nil || !party.Made || !change.is(party) {
			t.Fatalf("%s: %+v", change.name, party)
		}
		counts, goes := made(table, before), 0
		for _, n := range counts {
			goes += n
		}
		if goes != party.Count() {
			t.Errorf("%s: %v have marched, and the sheet says %+v", change.name, counts, party.Members)
		}
	}
	p.tell(Undo{})
	if table.match.Len() != before {
		t.Errorf("%d choices are left", table.match.Len()-before)
	}
}

func TestNobodyGoesWhereNobodyIsPicked(t *testing.T) {
	p, table, before := lords(t, marcher.Lords(), several)
	for _, m := range slices.Clone(PartyOf(table).Members) {
		p.tell(SetMember{m.What, 0})
	}
	if table.match.Len() != before {
		t.Fatal("a march of nobody is made")
	}
	p.tell(SetPortion{Whole})
	if table.match.Len() == before {
		t.Error("those who stayed do not go any more")
	}
}

// TestTheLastOfAZoneAreDraggedAway: what that gives up is told as soon as they are taken up,
// the march is made as they are let go, and one Undo takes it back.
func TestTheLastOfAZoneAreDraggedAway(t *testing.T) {
	var last engine.Choice
	p, table, before := lords(t, marcher.Lords(), func(table *Table, _ int) bool {
		party := PartyOf(table)
		if party == nil || !party.Warning.Needed() || len(party.Members) != 1 || party.Members[0].Most != 1 {
			return false
		}
		last, _ = table.Picker.Choice()
		return true
	})
	p.tell(Escape{})
	if LiftWarning(table).Needed() {
		t.Error("it warns of a drag while nobody is dragged")
	}
	p.tell(Lift{last.From, last.What})
	if w := LiftWarning(table); !w.Needed() || table.match.Len() != before {
		t.Fatalf("they are taken up, and it warns of %+v", w)
	}
	if p.tell(Drop{engine.None}); LiftWarning(table).Needed() || table.match.Len() != before {
		t.Fatal("they are put back, and it still warns")
	}
	p.tell(Lift{last.From, last.What}, Drop{last.To})
	party := PartyOf(table)
	if table.match.Len() != before+1 || party == nil || !party.Made || !party.Warning.Needed() || table.Asking != NoQuestion {
		t.Fatalf("after the drag: %+v", party)
	}
	if p.tell(Undo{}); table.match.Len() != before {
		t.Error("the march is not taken back")
	}
	p.tell(Tap{Place: last.From}, Tap{Place: last.To})
	if table.match.Len() != before {
		t.Error("two taps make it unseen")
	}
}

// TestOfSeveralWhoAreDraggedAGarrisonStays: without a warning, for nothing is given up.
func TestOfSeveralWhoAreDraggedAGarrisonStays(t *testing.T) {
	p, table, before := lords(t, marcher.Lords(), func(table *Table, before int) bool {
		party := PartyOf(table)
		return party != nil && party.Made && len(party.Members) == 1 && party.Members[0].usual < party.Members[0].Most
	})
	way := PartyOf(table).way
	p.tell(Undo{}, Lift{way.From, way.What})
	if w := LiftWarning(table); w.Needed() {
		t.Errorf("it warns of %+v", w)
	}
	p.tell(Drop{way.To})
	if party := PartyOf(table); table.match.Len() == before || party.Count() != party.Members[0].Most-1 || party.Warning.Needed() {
		t.Errorf("%+v has gone", party)
	}
}

// TestTheStrategicMoveLeavesNobodyUnasked: nobody could come to the zone any more.
func TestTheStrategicMoveLeavesNobodyUnasked(t *testing.T) {
	p, table, before := lords(t, marcher.Lords(), func(table *Table, _ int) bool {
		party := PartyOf(table)
		return table.Game().Lexicon().Asks[table.Turn.Kind] == "strategic" && party != nil && !party.Made && party.Warning.Needed() && len(party.Members) == 1
	})
	last, _ := table.Picker.Choice()
	p.tell(Escape{}, Lift{last.From, last.What}, Drop{last.To})
	if party := PartyOf(table); table.match.Len() != before || party == nil || party.Made {
		t.Errorf("they have gone: %+v", party)
	}
}

// TestAZoneIsNotLeftUnasked: two taps that would leave nobody pick who would go, and a
// press more makes the march, without a question, since it can be undone.
func TestAZoneIsNotLeftUnasked(t *testing.T) {
	p, table, before := lords(t, marcher.Lords(), func(table *Table, _ int) bool {
		party := PartyOf(table)
		return party != nil && party.Warning.Needed()
	})
	if PartyOf(table).Made || table.match.Len() != before {
		t.Fatal("a zone is left by a drag")
	}
	if p.tell(PressPicked{}); table.Asking != NoQuestion || table.match.Len() == before {
		t.Error("the march is not made by a press")
	}
}

// TestShortcutsDiffer: of two infantry and their earl, half and one are as many as all but
// one.
func TestShortcutsDiffer(t *testing.T) {
	party := func(infantry, earls, usual int) *Party {
		return &Party{Members: []Member{{What: marcher.NormanInfantry, Most: infantry, Independent: true, usual: infantry - 1}, {What: marcher.Hugh, Most: earls, usual: usual}}}
	}
	for _, test := range []struct {
		party *Party
		want  []Portion
	}{
		{party(2, 1, 0), []Portion{Whole, Spared}},
		{party(2, 1, 1), []Portion{Whole, Spared}},
		{party(5, 1, 1), []Portion{Whole, Spared, Half, Single}},
		{&Party{Members: []Member{{What: marcher.NormanInfantry, Most: 2, Independent: true, usual: 2}, {What: marcher.Hugh, Most: 1}}}, []Portion{Whole, Half}},
	} {
		if got := test.party.Portions(); !slices.Equal(got, test.want) {
			t.Errorf("of %+v the shortcuts are %v, want %v", test.party.Members, got, test.want)
		}
	}
}

// TestAnotherTargetTakesThePartyThere: who has just gone goes to the zone that is tapped next.
func TestAnotherTargetTakesThePartyThere(t *testing.T) {
	other := int8(engine.None)
	p, table, before := lords(t, marcher.Lords(), func(table *Table, before int) bool {
		if !several(table, before) {
			return false
		}
		party := PartyOf(table)
		for _, c := range table.match.Replay(before).Legal(nil) {
			if c.Verb == party.way.Verb && c.From == party.way.From && c.To != party.way.To && table.Picker.Origins()>>uint(c.To)&1 == 0 {
				other = c.To
			}
		}
		return other >= 0
	})
	from, _ := PartyOf(table).Ends()
	p.tell(Tap{Place: other})
	if table.Why != "" {
		t.Fatalf("the zone is refused: %s", table.Why)
	}
	party := PartyOf(table)
	if party == nil {
		t.Fatal("nobody goes")
	}
	if a, b := party.Ends(); a != from || b != other {
		t.Errorf("they go from %d to %d, not from %d to %d", a, b, from, other)
	}
	if party.Made {
		for _, e := range table.match.Log()[before:] {
			if e.Choice.To != other {
				t.Errorf("%+v is left", e.Choice)
			}
		}
	} else if table.match.Len() != before {
		t.Error("some have stayed where they went")
	}
}

// TestALeadersSwitchSendsNobodyOff: whoever is switched on goes with the others, once they go.
func TestALeadersSwitchSendsNobodyOff(t *testing.T) {
	leader := engine.Choice{}
	p, table, before := lords(t, marcher.Lords(), func(table *Table, before int) bool {
		party := PartyOf(table)
		if party == nil || party.Made || table.match.Len() != before {
			return false
		}
		for _, of := range party.Members {
			leader = party.way
			if leader.What = of.What; of.Count == 0 && table.advisor.Stays(table.adviceContext(), leader) {
				return true
			}
		}
		return false
	})
	for _, count := range []int{1, 0, 1} {
		p.tell(SetMember{leader.What, count})
		if table.match.Len() != before {
			t.Fatal("a switch sends somebody off")
		}
	}
	if i := slices.IndexFunc(PartyOf(table).Members, func(of Member) bool { return of.What == leader.What }); PartyOf(table).Members[i].Count != 1 {
		t.Error("the leader stays")
	}
}
