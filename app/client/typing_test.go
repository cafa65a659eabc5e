package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/commandline"
	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/match"
)

// enter types a line and presses Enter.
func (p *page) enter(line string) { p.tell(EnterLine{line}) }

// typist is at a table alone, with the command line open, where armies may move.
func typist(t *testing.T) (*page, *Table) {
	p, table := alone(t, "once")
	for range 200 {
		if table.Game().Lexicon().Asks[table.Turn.Kind] == "march" {
			p.tell(OpenLine{})
			return p, table
		}
		p.tell(Press{table.Picker.All()[0]}, ConfirmEnd{})
		p.untilPerson()
	}
	t.Fatal("nobody may move")
	return nil, nil
}

func TestATypedMoveIsReadBackBeforeItIsMade(t *testing.T) {
	p, table := typist(t)
	x := table.Game().Lexicon()
	i := slices.IndexFunc(table.Picker.All(), func(c engine.Choice) bool { return c.To >= 0 && c.From >= 0 && c.Via < 0 })
	want := table.Picker.All()[i]
	before := table.match.Len()
	line := x.Places[want.From] + " " + x.Places[want.To] + " 1"
	p.enter(line)
	if table.Answer.Kind != commandline.One || !table.Reads || table.match.Len() != before {
		t.Fatalf("%q: answer %+v, %d choices more", line, table.Answer, table.match.Len()-before)
	}
	if picked, ok := table.Picker.Choice(); !ok || picked != table.Typed || picked.From != want.From || picked.To != want.To || picked.Count != 1 {
		t.Fatalf("the map shows %+v, and %+v was typed", picked, table.Typed)
	}
	p.enter("")
	if table.match.Len() <= before || len(table.Made) != 1 || table.Reads {
		t.Fatalf("Enter makes nothing: %d choices, made %q", table.match.Len()-before, table.Made)
	}
	p.enter("u")
	if table.match.Len() != before {
		t.Error("u takes nothing back")
	}
	p.enter("")
	if table.match.Len() != before {
		t.Error("an empty line makes a choice that was taken back")
	}
}

func TestALineThatFitsNothingChangesNothing(t *testing.T) {
	p, table := typist(t)
	before := table.match.Len()
	for _, line := range []string{"xyzzy", "? nowhere", "near", "999", "   ", "+", "move everything everywhere now"} {
		p.enter(line)
		p.enter("")
		if table.match.Len() != before {
			t.Fatalf("%q makes a choice", line)
		}
	}
}

func TestANumberChoosesFromTheList(t *testing.T) {
	p, table := typist(t)
	p.enter("can")
	for range 4 {
		if table.Answer.Kind == commandline.One {
			break
		}
		if len(table.Answer.Groups) < 2 {
			t.Fatalf("%+v leads nowhere", table.Answer)
		}
		p.enter("2")
	}
	if !table.Reads || !slices.Contains(table.Picker.All(), table.Typed) {
		t.Fatalf("no choice is read back: %+v", table.Answer)
	}
}

// TestEndIsReadBackBeforeItEnds: with what it leaves undone, so that nothing is asked again.
func TestEndIsReadBackBeforeItEnds(t *testing.T) {
	p, table := typist(t)
	before := table.match.Len()
	p.enter("end")
	if !table.Reads || table.match.Len() != before {
		t.Fatal("end is not read back")
	}
	if !table.WarningOf(table.Typed).Needed() {
		t.Fatal("nothing is left undone")
	}
	if p.enter(""); table.Asking != NoQuestion || table.match.Len() == before {
		t.Error("end does not end")
	}
}

func TestEarlierLinesComeBack(t *testing.T) {
	p, table := typist(t)
	p.enter("mine")
	p.enter("score")
	p.enter("score")
	for step, want := range map[int]string{-1: "score", -2: "mine", -9: "mine", 1: ""} {
		table.back = 0
		p.tell(Recall{step})
		if *table.Line != want {
			t.Errorf("%d steps lead to %q, not %q", step, *table.Line, want)
		}
	}
	p.tell(Escape{})
	if table.Line != nil {
		t.Error("the line stays open")
	}
	p.tell(EnterLine{"mine"}, Recall{-1}, OpenLine{})
	if table.Line == nil || *table.Line != "" {
		t.Error("the line does not open empty")
	}
}

// TestATurnIsTyped: a person plays a while with nothing but "can", numbers and Enter.
func TestATurnIsTyped(t *testing.T) {
	p, table := typist(t)
	made := 0
	for n := range 400 {
		if table.Turn.Over() || made > 40 {
			break
		}
		before := table.match.Len()
		p.enter("can")
		for depth := 0; table.Answer.Kind != commandline.One && depth < 5; depth++ {
			if len(table.Answer.Groups) == 1 {
				p.enter(strings.ToLower(reading{table, p.m.Language()}.sentence(table.Answer.Groups[0][0])))
				continue
			}
			p.enter([]string{"1", "2"}[n%2])
		}
		p.enter("")
		p.enter("") // where it gives something up
		if table.match.Len() > before {
			made++
		}
		p.untilPerson()
	}
	if made < 20 {
		t.Errorf("only %d choices were made", made)
	}
}

// TestNobodyHearsWhatAnotherHasTyped: with the device goes nothing of the line, its
// answer or the lines before.
func TestNobodyHearsWhatAnotherHasTyped(t *testing.T) {
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{brianboru.HighKing()}}
	p.start()
	p.tell(Goto{AtNew})
	for seat := range 4 {
		p.tell(SetName{seat, names[seat]})
	}
	p.tell(StartMatch{}, Ready{}, OpenLine{})
	table := p.m.Table
	for range 60 {
		if table.Game().Lexicon().Asks[table.Turn.Kind] == "keep" {
			break
		}
		p.tell(Press{table.Picker.All()[0]}, Ready{})
	}
	p.enter("hand")
	p.enter(reading{table, p.m.Language()}.sentence(table.Picker.All()[0]))
	if !table.Reads {
		t.Fatalf("nothing is read back: %+v", table.Answer)
	}
	p.enter("")
	if !table.Passing {
		t.Fatal("the device is not passed on")
	}
	p.tell(Recall{-1})
	if *table.Line != "" || len(table.Made) > 0 || table.Said != "" || table.Reads || table.Answer.Kind != commandline.Nothing {
		t.Errorf("left are %q, %+v", *table.Line, table.Typing)
	}
}

// TestATrickIsToldWholeAndOnce: at its result all that has come since the player's card,
// and nothing of it again once they go on, whatever they ask before.
func TestATrickIsToldWholeAndOnce(t *testing.T) {
	t.Parallel()
	p := fourInIreland(t)
	for seat := 1; seat < 4; seat++ {
		p.tell(SetName{seat, ""}, SetKind{seat, match.Easy})
	}
	p.tell(StartMatch{}, OpenLine{})
	table := p.m.Table
	of := func(events []engine.Event, name string) int {
		n := 0
		for _, e := range events {
			if table.Game().Lexicon().Events[e.Kind] == name {
				n++
			}
		}
		return n
	}
	tricks, last := 0, ""
	for n := 0; n < 600 && !table.Turn.Over(); n++ {
		switch {
		case table.RestsAt(AfterTrick):
			told, _ := Unheard(table)
			if last == "lead" || last == "follow" { // else it was told with the question of the action
				tricks++
				if of(told, "trick") != 1 || of(told, "lead")+of(told, "play") == 0 {
					t.Fatalf("%d winners and %d cards are told", of(told, "trick"), of(told, "lead")+of(told, "play"))
				}
			}
			p.enter([]string{"since", "can", "who"}[tricks%3])
			p.enter("")
			if again, _ := Unheard(table); of(again, "trick") > 0 {
				t.Fatal("the trick is told again")
			}
		case ByEnter(table) != nil:
			p.enter("")
		case table.BotTurn():
			p.think()
			p.pass()
		default:
			all := table.Picker.All()
			last = table.Game().Lexicon().Asks[table.Turn.Kind]
			p.tell(Press{all[len(all)-1]}, ConfirmEnd{}, OpenLine{})
		}
	}
	if tricks < 3 {
		t.Errorf("%d tricks were over without a word before", tricks)
	}
}

// TestFewAnswersAreToldWithTheQuestion, to be chosen by number without asking for them; never
// where their own numbers could be meant.
func TestFewAnswersAreToldWithTheQuestion(t *testing.T) {
	t.Parallel()
	p := fourInIreland(t)
	p.tell(SetSetting{Passing, "never"}, StartMatch{}, OpenLine{})
	table := p.m.Table
	l := p.m.Language()
	told := 0
	for n := 0; n < 400 && !table.Turn.Over() && told < 5; n++ {
		if ByEnter(table) != nil {
			p.enter("")
			continue
		}
		all := slices.Clone(table.Picker.All())
		a, ok := FewAnswers(table, l)
		if !ok {
			p.enter(reading{table, l}.sentence(all[n%len(all)]))
			p.enter("")
			continue
		}
		told++
		if len(a.Groups) != len(all) || len(all) > few {
			t.Fatalf("%d of %d answers are told", len(a.Groups), len(all))
		}
		p.enter("score")
		if _, ok := FewAnswers(table, l); ok {
			t.Fatal("they are told below an answer to something else")
		}
		p.enter("can")
		p.enter("2")
		if !table.Reads || table.Typed != a.Groups[1][0] {
			t.Fatalf("2 reads back %+v, not %+v", table.Typed, a.Groups[1][0])
		}
		p.enter("")
	}
	if told < 5 {
		t.Errorf("few answers are told %d times", told)
	}
}

// TestUndoIsToldOnlyWhereSomethingIsTakenBack: with nothing done it tells so, and across what
// ends it it asks first, as the button does.
func TestUndoIsToldOnlyWhereSomethingIsTakenBack(t *testing.T) {
	t.Parallel()
	p := fourInIreland(t)
	p.tell(SetSetting{Passing, "never"}, StartMatch{}, OpenLine{})
	table := p.m.Table
	before := table.match.Len()
	if p.enter("undo"); table.Undid || table.Asking != NoQuestion || table.match.Len() != before {
		t.Fatalf("nothing was done, and undo answers %+v", table.Typing)
	}
	for n := 0; !table.CanUndo || UndoEnds(table) != ""; n++ {
		if n > 200 {
			t.Fatal("nothing can be undone")
		}
		if ByEnter(table) == nil {
			p.enter(reading{table, p.m.Language()}.sentence(table.Picker.All()[0]))
		}
		p.enter("")
	}
	made := table.match.Len()
	if p.enter("undo"); !table.Undid || table.match.Len() != made-1 {
		t.Fatalf("undo takes back %d choices, told: %v", made-table.match.Len(), table.Undid)
	}
	for n := 0; !UndoAsks(table) || ByEnter(table) != nil; n++ {
		if n > 200 {
			t.Fatal("nothing ends undo")
		}
		if ByEnter(table) == nil {
			p.enter(reading{table, p.m.Language()}.sentence(table.Picker.All()[0]))
		}
		p.enter("")
	}
	made = table.match.Len()
	if p.enter("undo"); table.Undid || table.Asking != BackQuestion || table.match.Len() != made {
		t.Fatalf("undo asks not before it goes across: %+v", table.Typing)
	}
	if p.enter(""); table.match.Len() >= made { // what is told of it passes with the device
		t.Error("Enter takes nothing back")
	}
}
