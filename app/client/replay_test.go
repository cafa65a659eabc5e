package client

import (
	"os"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
	"bretwalda/engine/marcher"
)

// wholeMatch is the link of a match that is over.
func wholeMatch(t testing.TB, game string) string {
	t.Helper()
	b, err := os.ReadFile("../../engine/link/testdata/frozen/" + game + "-r1-whole.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Fields(string(b))[0]
}

// overPage is a page at the table of a match that is over.
func overPage(t *testing.T, g engine.Game) *page {
	t.Helper()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, fragment: wholeMatch(t, g.ID()), games: []engine.Game{g}}
	p.start()
	p.tell(AcceptArrival{})
	if p.m.Table == nil || !p.m.Table.match.Turn().Over() {
		t.Fatalf("no match that is over: %+v", p.m.Notice)
	}
	return p
}

func written(t *testing.T, s engine.State) string {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestAFinishedMatchIsReplayed: every stop shows the position as it was, all of
// it, and the events told are those that happened.
func TestAFinishedMatchIsReplayed(t *testing.T) {
	for _, g := range []engine.Game{britannia.Revised(), marcher.Lords(), brianboru.HighKing()} {
		p := overPage(t, g)
		table := p.m.Table
		kept, present := table.Record.Link, written(t, table.State)
		p.tell(OpenReplay{Place: engine.None})
		var told []engine.Event
		for stop := 0; stop <= table.Replay.Stops(); stop++ {
			p.tell(SeekReplay{stop})
			if stop%7 == 0 && written(t, table.State) != written(t, table.match.Replay(table.Replay.At)) {
				t.Fatalf("%s: stop %d shows another position", g.ID(), stop)
			}
			if len(table.Picker.All()) > 0 {
				t.Fatalf("%s: the past can be played", g.ID())
			}
			told = append(told, table.News...)
		}
		if table.Replay.At != table.match.Len() || !slices.Equal(told, table.match.EventsSince(0)) {
			t.Errorf("%s: %d events are told", g.ID(), len(told))
		}
		p.tell(EndReplay{})
		if !table.Live() || written(t, table.State) != present || table.Record.Link != kept {
			t.Errorf("%s: the present is another", g.ID())
		}
	}
}

// TestTheReplayTellsNoSecrets: of a match under way a seat is shown what it
// might know then.
func TestTheReplayTellsNoSecrets(t *testing.T) {
	for _, g := range []engine.Game{marcher.Lords(), brianboru.HighKing()} {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{g}}
		p.start()
		p.tell(Goto{AtNew})
		p.tell(everybody(len(p.m.Setup.Kinds))...)
		p.tell(StartMatch{})
		table := p.m.Table
		hidden := 0
		for range 40 {
			p.step()
		}
		for _, ready := range []bool{false, true} {
			if ready && table.Passing {
				p.tell(Ready{})
			}
			p.tell(OpenReplay{Place: engine.None})
			for stop := range table.Replay.Stops() + 1 {
				p.tell(SeekReplay{stop})
				was := table.match.Replay(table.Replay.At)
				if written(t, table.State) != written(t, was.View(table.User)) {
					t.Fatalf("%s: seat %d is shown more than it may know", g.ID(), table.User)
				}
				if written(t, table.State) != written(t, was) {
					hidden++
				}
			}
			p.tell(EndReplay{})
		}
		if hidden == 0 {
			t.Errorf("%s: nothing was ever hidden", g.ID())
		}
	}
}

func TestTheReplayIsWalked(t *testing.T) {
	p := overPage(t, britannia.Revised())
	table := p.m.Table
	p.tell(SetSetting{Speed, "normal"}, OpenDrawer{LogDrawer}, OpenReplay{At: 700, Place: 3})
	past := table.Replay
	if table.Drawer != NoDrawer || past.At < 700 || past.Place != 3 || past.Running {
		t.Fatalf("drawer %d, %+v", table.Drawer, past)
	}
	at := past.At
	p.tell(StepReplay{1}, StepReplay{-1})
	if past.At != at || past.Place != engine.None {
		t.Errorf("a step on and back leads from %d to %d", at, past.At)
	}
	begins := table.Log.Begins(table.Kinds)
	p.tell(TurnReplay{1})
	if !slices.Contains(begins, past.At) || past.At <= at {
		t.Errorf("the next turn begins at %d", past.At)
	}
	next := past.At
	p.tell(StepReplay{1}, TurnReplay{-1})
	if past.At != next {
		t.Errorf("back to the beginning of the turn is %d, not %d", past.At, next)
	}
	p.tell(TurnReplay{-1})
	if past.At >= next {
		t.Errorf("the turn before begins at %d", past.At)
	}
	p.tell(RunReplay{})
	if !past.Running || len(p.waits) == 0 {
		t.Fatal("it does not run")
	}
	at = past.At
	slow := p.waits[len(p.waits)-1].Milliseconds
	p.pass()
	if past.At <= at {
		t.Error("it stands still")
	}
	p.tell(RunReplay{})
	if past.Running {
		t.Error("it does not rest")
	}
	p.tell(SetPace{2}, SeekReplay{past.Stop() - 1}, RunReplay{})
	if quick := p.waits[len(p.waits)-1].Milliseconds; quick >= slow {
		t.Errorf("%d ms a step, %d before", quick, slow)
	}
	p.tell(SeekReplay{1 << 20}, RunReplay{})
	if past.At != past.From || !past.Running {
		t.Errorf("after its end it begins anew: %+v", past)
	}
	p.tell(SeekReplay{past.Stops() - 1}, RunReplay{})
	for past.Running {
		p.pass()
	}
	if table.Replay != past || past.At != past.To {
		t.Error("the whole match does not rest at its end")
	}
}

// TestOthersTurnsAreRecalled: a player who comes to their turn on a shared
// device is offered what the others have done since their last.
func TestOthersTurnsAreRecalled(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Passing, "never"})
	table := p.begin()
	offered := 0
	for n := 0; n < 250 && offered < 3; n++ {
		if !table.Fresh() {
			p.step()
			continue
		}
		offered++
		from, ok := table.Since()
		if !ok || table.Turn.Seat != table.User {
			t.Fatalf("seat %d is offered nothing", table.User)
		}
		for i, e := range table.match.Log()[from:] {
			if e.Seat == table.User && table.seatOf(sideAt(table, from+i)) == table.User {
				t.Errorf("the own choice %d would be shown", from+i)
			}
		}
		p.tell(ReplaySince{})
		if table.Live() || table.Replay.From != from || !table.Replay.Running {
			t.Fatalf("%+v", table.Replay)
		}
		for range table.Replay.Stops() + 1 {
			p.tell(StepReplay{1})
		}
		if !table.Live() || !table.Fresh() {
			t.Fatal("it does not end in the present")
		}
		p.step()
		if table.Fresh() {
			t.Error("it is offered once more in the same turn")
		}
	}
	if offered < 3 {
		t.Errorf("offered %d times", offered)
	}
}

// sideAt is whose turn it was when a choice was made.
func sideAt(t *Table, choice int) int8 {
	side := int8(engine.None)
	t.Log.Turns(t.Kinds, func(begins int, s int8) {
		if begins <= choice {
			side = s
		}
	})
	return side
}

func TestTheReplayRecallsBots(t *testing.T) {
	p, table := alone(t, "once")
	p.hand()
	p.untilPerson()
	for n := 0; !table.Fresh(); n++ {
		if n > 40 || table.Turn.Over() {
			t.Fatal("what the bots did is never offered")
		}
		p.hand()
		p.untilPerson()
	}
	p.tell(ReplaySince{})
	if table.Live() || table.match.Log()[table.Replay.From].Seat == table.User || table.Replay.Stops() < 2 {
		t.Fatalf("%+v", table.Replay)
	}
}

func TestBotsWaitWhileThePastIsShown(t *testing.T) {
	p, table := alone(t, "normal")
	p.hand()
	made := table.match.Len()
	p.tell(OpenReplay{Place: engine.None})
	p.think()
	for range 5 {
		p.pass()
	}
	if table.match.Len() != made || table.Live() {
		t.Fatal("the bots go on behind the replay")
	}
	p.tell(EndReplay{})
	p.untilPerson()
	if table.match.Len() == made {
		t.Error("the bots do not go on after it")
	}
}

// BenchmarkSeek shows positions of a finished match here and there, as a finger
// on the slider does.
func BenchmarkSeek(b *testing.B) {
	g := britannia.Revised()
	m, _ := Start(World{Now: func() int64 { return 0 }, Random: func() uint64 { return 1 }, Games: []engine.Game{g}, Revisions: games.Revisions()})
	update(m, Opened{Texts: map[string]string{}})
	a := m.readLink(wholeMatch(b, g.ID()), nil)
	m.Arrival = a
	m.accept(false)
	update(m, OpenReplay{Place: engine.None})
	stops := m.Table.Replay.Stops()
	b.ResetTimer()
	for i := range b.N {
		update(m, SeekReplay{i * 7919 % stops})
	}
}

// TestTheLogFollowsTheReplay: its drawer has the keyboard, and beside the map of a desk
// it comes along and leaves that with the buttons.
func TestTheLogFollowsTheReplay(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for range 12 {
		p.step()
	}
	for _, test := range []struct {
		desk   bool
		drawer Drawer
		want   []Command
	}{{false, NoDrawer, nil}, {false, LogDrawer, []Command{Focus{LogNow}}}, {true, LogDrawer, []Command{Focus{LogNow}}}, {true, NoDrawer, []Command{ScrollTo{LogNow}}}} {
		p.tell(OpenReplay{Place: engine.None}, Resized{test.desk})
		table.Drawer = test.drawer
		if got := update(p.m, StepReplay{1}); !slices.Equal(got, test.want) {
			t.Errorf("%+v: %v", test, got)
		}
		p.tell(EndReplay{})
	}
}
