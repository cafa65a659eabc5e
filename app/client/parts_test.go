package client

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// The parts of the model and of a table, each by itself.

func TestMatchesKeepTheNewestFirst(t *testing.T) {
	m := Matches{Device: &Device{}, unstored: map[string]store.Record{}, deletedElsewhere: map[string]store.Record{}}
	for _, id := range []string{"a", "b", "a"} {
		m.putRecord(store.Record{ID: id})
	}
	if len(m.Records) != 2 || m.Records[0].ID != "a" {
		t.Errorf("the list is %+v", m.Records)
	}
	m.Broken = []store.Broken{{ID: "c"}}
	m.dropRecord("c")
	m.dropRecord("b")
	if _, ok := m.record("b"); ok || len(m.Broken) > 0 || len(m.Records) != 1 {
		t.Errorf("dropped are still there: %+v, %+v", m.Records, m.Broken)
	}
	m.unstored["a"] = store.Record{ID: "a", Writes: 4}
	if r := m.asStored(store.Record{ID: "a", Writes: 4}); r.Writes != 3 {
		t.Errorf("a record that could not be stored follows %d", r.Writes)
	}
	if commands := m.askToLeave(); !slices.Equal(commands, []Command{AskToLeave{true}}) || m.askToLeave() != nil {
		t.Errorf("with something unstored, the browser is told %v", commands)
	}
}

func TestNoticesThatAllWentWellGo(t *testing.T) {
	var n Notices
	n.notify("share.copied")
	n.addLine("import.known")
	if n.Notice.Error || len(n.Notice.Lines) != 2 {
		t.Errorf("said: %+v", n.Notice)
	}
	if n.clearNotice(); n.Notice != nil {
		t.Error("it stays though the person has gone on")
	}
	n.warn("share.failed")
	if n.clearNotice(); n.Notice == nil || !n.Notice.Error {
		t.Error("an error goes unread")
	}
}

func TestSeatsAreThoseOfTheRecord(t *testing.T) {
	g := britannia.Revised()
	game, err := match.New(g, engine.DefaultSetup(g), make([]match.Player, 4), dice.Source{Kind: dice.Seeded, Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	s := &Seating{match: game, Seats: []match.Kind{match.Person, match.Easy, match.Hard, match.Medium}, decides: 1}
	if s.person() != 0 || !s.Bot(2) || s.Bot(0) || !s.BotTurn() || !s.here() {
		t.Errorf("alone with bots: person %d, bot's turn %v", s.person(), s.BotTurn())
	}
	s.Seats[3] = match.Person
	if s.person() != engine.Nobody {
		t.Error("of two people one is the only one")
	}
	if d := (Duties{Seating: s}); d.rolls() || d.obeys() || d.checks() || d.CanRewind() || d.KeyText(0) != "" {
		t.Error("a match on one device has duties")
	}
}

func TestSavingWaits(t *testing.T) {
	if s := (Saving{Failed: errors.New("full")}); s.Waiting() {
		t.Error("what has failed is waited for")
	}
	if s := (Saving{pending: &store.Record{}}); !s.Waiting() {
		t.Error("what is being stored is not waited for")
	}
}

func TestAHintIsForgotten(t *testing.T) {
	b := BotPlay{Hint: &Hint{}, bots: bots{question: 3, about: aboutHint}}
	if b.clearHint(); b.Hint != nil || b.Hinting() || b.bots.question != 0 {
		t.Errorf("left: %+v", b)
	}
	b.bots = bots{question: 4}
	if b.clearHint(); b.bots.question != 4 || !b.Thinking() {
		t.Error("a bot's question is forgotten too")
	}
}

func TestACodePutAwayLeadsBackToItsDrawer(t *testing.T) {
	for drawer, to := range map[Drawer]string{NoDrawer: Title, HandOverDrawer: DrawerTitle} {
		d := Drawers{Drawer: drawer, Code: true, Keyed: 2}
		if commands := d.hideCode(); d.Code || d.Keyed != 0 || !slices.Equal(commands, []Command{Focus{to}}) {
			t.Errorf("from drawer %d: %v", drawer, commands)
		}
	}
}

func TestOnlyOnesOwnPartOfAReplayRests(t *testing.T) {
	var none *Replay
	if none.Ahead() != 0 || (&Replay{}).Ahead() != 1 {
		t.Error("the log shows another round ahead without a replay, or none with one")
	}
	p := &Replay{stops: []int{0, 2, 5}, To: 5}
	if p.seek(1); p.At != 2 || p.StepLength() != 2 || p.Stops() != 2 {
		t.Errorf("at %d, a step of %d", p.At, p.StepLength())
	}
	if p.seek(9); p.At != 5 {
		t.Errorf("beyond the end it is at %d", p.At)
	}
}

func TestOneMatchAtATimeIsUnfolded(t *testing.T) {
	m := &Model{Past: Past{Unfolded: "a", Shown: 2}}
	for i, step := range []struct{ tapped, shown string }{{"b", "b"}, {"b", ""}, {"a", "a"}} {
		if (UnfoldMatch{step.tapped}).Apply(m); m.Unfolded != step.shown {
			t.Errorf("tap %d, on %q: %q is unfolded", i, step.tapped, m.Unfolded)
		}
	}
	SetWho{"Bob"}.Apply(m)
	SetPractice{true}.Apply(m)
	if m.Person([]string{"Ann"}) != "Bob" || !m.Practice || m.Shown != 2 || m.Unfolded != "a" {
		t.Errorf("who asks for Bob with practice sees %+v", m.Past)
	}
}

func TestUndoTakesAConfirmBackWhole(t *testing.T) {
	m := opening(t)
	n, landing := m.Len(), m.Turn()
	for range 3 { // the Romans land
		if _, err := m.Do(0); err != nil || m.Turn().Seat != landing.Seat {
			t.Fatalf("seat %d decides: %v", m.Turn().Seat, err)
		}
	}
	u := Undoing{Seating: &Seating{match: m}}
	if u.reach(); len(u.Undone().Choices) > 0 {
		t.Errorf("where nothing may be taken back, Undo takes %v", u.Undone().Choices)
	}
	u.CanUndo = true
	log := m.Log()[n:]
	if u.reach(); !slices.Equal(u.Undone().Choices, []engine.Choice{log[2].Choice}) {
		t.Errorf("of three landings Undo takes back %v", u.Undone().Choices)
	}
	u.confirmed = [][2]int{{n, n + 1}, {n + 1, n + 3}}
	if u.reach(); !slices.Equal(u.Undone().Choices, []engine.Choice{log[1].Choice, log[2].Choice}) || u.Undone().Turn.Seat != landing.Seat {
		t.Errorf("of two landings confirmed at once Undo takes back %v", u.Undone().Choices)
	}
	u.confirmed = u.confirmed[:1]
	if u.reach(); len(u.Undone().Choices) != 1 {
		t.Errorf("an earlier Confirm goes too: %v", u.Undone().Choices)
	}
}

func TestALineIsRecalledUntilTheDeviceIsPassed(t *testing.T) {
	empty := ""
	of := &Table{Typing: Typing{Line: &empty, Said: "end", Reads: true, Made: []string{"Kent"}, past: []string{"kent", "end"}}}
	m := &Model{TableScreen: TableScreen{Table: of}}
	for i, step := range []struct {
		on   int
		line string
	}{{-1, "end"}, {-1, "kent"}, {-1, "kent"}, {1, "end"}, {1, ""}, {1, ""}} {
		if (Recall{step.on}).Apply(m); *of.Line != step.line {
			t.Errorf("step %d: %q is recalled, not %q", i, *of.Line, step.line)
		}
	}
	Recall{-1}.Apply(m)
	of.Typing.pass()
	if of.Line == nil || *of.Line != "" || of.Said != "" || of.Reads || len(of.Made) > 0 {
		t.Errorf("who gets the device finds %+v", of.Typing)
	}
	if (Recall{-1}).Apply(m); *of.Line != "" {
		t.Errorf("who gets the device recalls %q", *of.Line)
	}
	of.Line = nil
	of.Typing.pass()
	if of.Line != nil {
		t.Error("who gets the device finds a line that nobody opened")
	}
}
