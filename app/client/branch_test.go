package client

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// branch opens a branch of what the page shows.
func (p *page) branch() *Table {
	p.t.Helper()
	before := p.m.Table.Record.ID
	if p.tell(WhatIf{}); p.m.Table == nil || !p.m.Table.Branch() || p.m.Table.Record.ID == before {
		p.t.Fatalf("no branch opens: %+v", p.m.Notice)
	}
	return p.m.Table
}

// TestABranchLeavesItsMatchAlone: what is stored of the match stays the same to the byte
// while its branch is played, undone and deleted.
func TestABranchLeavesItsMatchAlone(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	from, to := p.find(func(ways int) bool { return ways == 1 })
	p.tell(Tap{Place: from}, Tap{Place: to})
	id := p.m.Table.Record.ID
	kept := maps.Clone(p.store.texts)

	b := p.branch()
	if !strings.HasPrefix(b.Record.Link, "7") || !b.Record.About.Branch || b.Record.Origin != id {
		t.Fatalf("the record of a branch is %+v", b.Record)
	}
	parting := b.match.Len()
	if b.CanUndo {
		t.Error("a choice of the match can be undone in its branch")
	}
	for range 120 {
		list := b.match.Legal()
		p.tell(Press{list[len(list)-1]}, ConfirmEnd{})
		if b = p.m.Table; b.Passing {
			t.Fatal("in a branch the device is handed over")
		}
	}
	if b.match.Len() < parting+40 {
		t.Fatalf("only %d choices were made", b.match.Len()-parting)
	}
	for b.CanUndo { // across dice and seats
		p.tell(Undo{})
	}
	if b.match.Len() > parting+1 || b.Asking != NoQuestion {
		t.Errorf("%d choices are left that cannot be undone", b.match.Len()-parting)
	}
	other := b.Record.ID
	p.tell(Goto{AtMatch(id)})
	if p.m.Table.Record.ID != id || p.m.Table.Branch() {
		t.Error("the way back leads elsewhere")
	}
	p.tell(Forget{other})
	if !maps.Equal(p.store.texts, kept) {
		t.Error("the match has changed")
	}
}

// TestAMatchThatIsOverHasBranches: of all games, wherever its replay stands but at its
// end; nothing of them counts.
func TestAMatchThatIsOverHasBranches(t *testing.T) {
	for _, g := range []engine.Game{britannia.Revised(), marcher.Lords(), brianboru.HighKing()} {
		p := overPage(t, g)
		over := p.m.Table.Record.ID
		if CanBranch(p.m.Table) {
			t.Errorf("%s: nothing can be decided at the end, and a branch is offered", g.ID())
		}
		history := len(p.m.History())
		p.tell(OpenReplay{Place: engine.None})
		p.tell(SeekReplay{p.m.Table.Replay.Stops() - 1})
		at := p.m.Table.Replay.At
		b := p.branch()
		if b.match.Len() < at || !b.Live() {
			t.Fatalf("%s: the branch does not begin where the replay stood", g.ID())
		}
		for n := 0; !b.match.Turn().Over(); n++ {
			list := b.match.Legal()
			if n > 500 {
				t.Fatalf("%s: the branch does not end", g.ID())
			}
			p.tell(Press{list[n%len(list)]}, ConfirmEnd{})
			b = p.m.Table
		}
		r, _ := p.m.record(b.Record.ID)
		if len(p.m.History()) != history || r.Digest != nil || r.About.Counts() {
			t.Errorf("%s: a branch that is over counts", g.ID())
		}
		there := Beside(p.m, b)
		first, _ := p.m.record(over)
		if len(there) == 0 || len(first.About.Points) > 0 && !slices.Equal(there, first.About.Points) {
			t.Errorf("%s: beside the end of the branch the match has %v, not %v", g.ID(), there, first.About.Points)
		}
		if p.tell(Rematch{}); p.m.Table.Record.ID != b.Record.ID && p.m.Table.Branch() {
			t.Errorf("%s: a branch has a rematch that is one", g.ID())
		}
	}
}

// TestWhatIfOfAMomentBeginsBeforeIt: of a moment of the review whoever made its first choice
// decides again, also of the one that ended the match; a step on, the branch begins where the
// replay stands.
func TestWhatIfOfAMomentBeginsBeforeIt(t *testing.T) {
	for _, g := range []engine.Game{britannia.Revised(), marcher.Lords(), brianboru.HighKing()} {
		p := overPage(t, g)
		over := p.m.Table
		log := over.match.Log()
		last := len(log) - 1
		for log[last].Seat < 0 {
			last--
		}
		first := last / 2
		for log[first].Seat < 0 {
			first++
		}
		for _, moment := range []OpenReplay{{From: first, At: first + 1}, {From: last, At: len(log)}} {
			moment.Place, moment.Plays, moment.Card = engine.None, true, MomentNote{Title: "1", Words: "This decided it."}
			p.tell(OpenDrawer{ReviewDrawer}, moment)
			for p.m.Table.Replay.Running {
				p.pass()
			}
			if !CanBranch(p.m.Table) {
				t.Fatalf("%s: nothing else can be tried from %d to %d", g.ID(), moment.From, moment.At)
			}
			b := p.branch()
			if at := b.Header().Parting(); at != moment.From || b.match.Turn().Seat != log[at].Seat {
				t.Errorf("%s: the branch of %d to %d begins after %d", g.ID(), moment.From, moment.At, at)
			}
			if !Parts(b) {
				t.Errorf("%s: nobody is told what a branch is", g.ID())
			}
			p.tell(LeaveBranch{})
			if past := p.m.Table.Replay; past == nil || !past.Tells() {
				t.Errorf("%s: the way back leads elsewhere: %+v", g.ID(), past)
			}
			p.tell(StepReplay{-1})
			if at := p.m.Table.Replay.At; at > 0 {
				if b := p.branch(); b.Header().Parting() != at {
					t.Errorf("%s: the branch begins after %d, not %d", g.ID(), b.Header().Parting(), at)
				}
				p.tell(LeaveBranch{})
			}
			p.tell(EndReplay{})
		}
	}
}

// TestABranchTellsNothingHidden: of a match under way it is offered only where everybody
// may know everything.
func TestABranchTellsNothingHidden(t *testing.T) {
	for _, g := range []engine.Game{marcher.Lords(), brianboru.HighKing()} {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{g}}
		p.start()
		p.tell(Goto{AtNew})
		p.tell(everybody(g.Scenarios()[0].Players())...)
		p.tell(StartMatch{}, Ready{})
		hidden := 0
		for n := 0; n < 60 && !p.m.Table.Over(); n++ {
			table := p.m.Table
			if state := table.match.State(); !same(state, state.View(engine.Nobody)) {
				hidden++
				if CanBranch(table) {
					t.Fatalf("%s: a branch would tell what is hidden", g.ID())
				}
				p.tell(WhatIf{})
				if p.m.Table.Branch() {
					t.Fatalf("%s: a branch tells what is hidden", g.ID())
				}
			}
			list := table.match.Legal()
			p.tell(Press{list[n%len(list)]}, ConfirmEnd{}, Ready{})
		}
		if hidden == 0 {
			t.Errorf("%s: nothing was hidden", g.ID())
		}
	}
}

// TestABotWaitsInABranch: whoever opens it may decide in its place.
func TestABotWaitsInABranch(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.tell(SetSeat{p.m.Table.Viewer, match.Easy})
	if !p.m.Table.BotTurn() {
		t.Fatal("no bot is on turn")
	}
	b := p.branch()
	if !b.Stopped() {
		t.Fatal("the bot decides at once")
	}
	p.tell(SetSeat{b.Viewer, match.Person})
	if b = p.m.Table; b.BotTurn() || len(b.match.Legal()) == 0 {
		t.Error("nobody can decide for the bot")
	}
}

// TestTheDiceOfABranchAreSet: by hand, from then on.
func TestTheDiceOfABranchAreSet(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	if p.tell(SetRolls{}); p.m.Table.match.Dice().Seed == 0 {
		t.Error("the dice of a match are set")
	}
	b := p.branch()
	p.tell(SetRolls{})
	for n := 0; n < 3000 && b.match.Turn().Seat != engine.Nature; n++ {
		list := b.match.Legal()
		p.tell(Press{list[n%len(list)]}, ConfirmEnd{})
		b = p.m.Table
	}
	faces := b.match.Legal()
	p.tell(Press{faces[len(faces)-1]})
	if log := b.match.Log(); len(log) == 0 || log[len(log)-1].Choice != faces[len(faces)-1] {
		t.Error("a die that was set is another one")
	}
}

// TestABranchDealsAnewWhatItsPlayerDoesNotKnow: against bots it shows what its player
// sees, and the bots' hands are others.
func TestABranchDealsAnewWhatItsPlayerDoesNotKnow(t *testing.T) {
	t.Run("hands", func(t *testing.T) { dealsAnew(t, brianboru.HighKing(), 10) })
	t.Run("levies", func(t *testing.T) { dealsAnew(t, marcher.Lords(), 4) }) // and the set-up
}

// dealsAnew holds it for 40 branches of a game, at least so many of which have others.
func dealsAnew(t *testing.T, g engine.Game, least int) {
	t.Helper()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{g}}
	p.start()
	p.tell(Goto{AtNew})
	for seat := range p.m.Setup.Terms.Seats {
		p.tell(SetKind{Seat: seat, Kind: match.Person})
	}
	p.tell(StartMatch{}, Ready{})
	other := 0
	for n := 0; n < 40; n++ {
		table := p.m.Table
		me := table.match.Turn().Seat
		for seat := range table.Seats {
			kind := match.Easy
			if engine.Seat(seat) == me {
				kind = match.Person
			}
			p.tell(SetSeat{engine.Seat(seat), kind})
		}
		if !CanBranch(p.m.Table) {
			t.Fatal("no branch is offered")
		}
		before, record := p.m.Table.match.State(), p.m.Table.Record
		b := p.branch()
		if !same(b.match.State().View(me), before.View(me)) {
			t.Fatal("the branch shows something else")
		}
		if !same(b.match.State(), before) {
			other++
		}
		p.tell(Goto{AtMatch(record.ID)})
		if p.m.Table.Record.Link != record.Link {
			t.Fatal("the match has changed")
		}
		for seat := range table.Seats {
			p.tell(SetSeat{engine.Seat(seat), match.Person})
		}
		p.tell(Ready{})
		list := p.m.Table.match.Legal()
		p.tell(Press{list[n%len(list)]}, ConfirmEnd{}, Ready{})
	}
	if other < least {
		t.Errorf("only %d of 40 branches have other hands", other)
	}
}

// TestFriendsArePlannedAgainstAlone: while friends play, nothing thinks for anybody, and in
// a branch of their match its player moves all pieces.
func TestFriendsArePlannedAgainstAlone(t *testing.T) {
	c := gather(t, dice.Chained, 3)
	p := c.asked()
	p.tell(AskHint{})
	if p.m.Table.Hinting() {
		t.Error("a bot thinks for one of the friends")
	}
	p.wantSaid("bot.hint.off")
	if p.tell(OpenDrawer{ScoresDrawer}); p.m.Table.Outlook != nil {
		t.Error("a bot foretells the scores for one of the friends")
	}
	p.tell(OpenDrawer{NoDrawer})
	b := p.branch()
	if !IsPlan(p.m) || slices.ContainsFunc(b.Seats, match.Kind.Bot) || b.ByLink != nil {
		t.Fatalf("the branch has %v", b.Seats)
	}
	p.tell(SetSeat{0, match.Easy}, AskHint{})
	if b = p.m.Table; b.Hinting() || slices.ContainsFunc(b.Seats, match.Kind.Bot) {
		t.Error("a bot thinks about what friends will meet")
	}
}

// TestFriendsWhoAgreedHaveHints: all who took a seat in such a match; its review and its
// branches are as those of a match against bots, and a rematch is such a match again.
func TestFriendsWhoAgreedHaveHints(t *testing.T) {
	c := inviteTo(t, dice.Chained, 3, true)
	c.pages[1].open(c.pages[0].link())
	if h, _ := c.pages[1].m.Arrival.Match.Header(); !h.Hints {
		t.Fatal("a friend is not told before they take a seat")
	}
	c.claim(nil)
	p := c.asked()
	p.tell(AskHint{})
	if Unaided(p.m) || !p.m.Table.Hinting() {
		t.Error("a friend who agreed has no hint")
	}
	b := p.branch()
	if IsPlan(p.m) || !slices.ContainsFunc(b.Seats, match.Kind.Bot) {
		t.Errorf("no bot plays in the branch: %v", b.Seats)
	}
}

// TestATrialInWhichNothingWasDecidedIsLetGo: whoever only looks in leaves nothing behind, nor
// does a decision that was made anew; a trial that is played stays, and is no match that is
// kept in this browser only.
func TestATrialInWhichNothingWasDecidedIsLetGo(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	id := p.m.Table.Record.ID
	p.m.Settings.Backup = 1
	for _, leave := range []Message{LeaveBranch{}, Goto{AtMatch(id)}, Goto{AtHome}} {
		b := p.branch()
		p.tell(Goto{AtRules}, Goto{AtMatch(b.Record.ID)}) // one may look something up
		if p.m.Table == nil || p.m.Table.Record.ID != b.Record.ID {
			t.Fatal("the trial has gone while its player read the rules")
		}
		p.tell(leave)
		if _, kept := p.m.record(b.Record.ID); kept || len(p.store.texts) != 1 {
			t.Errorf("after %T an untouched trial is kept: %d records", leave, len(p.store.texts))
		}
		p.tell(Goto{AtMatch(id)})
	}
	p.branch()
	list := p.m.Table.match.Legal()
	p.tell(Press{list[0]}, ConfirmEnd{})
	p.tell(Goto{AtHome})
	if len(p.store.texts) != 2 {
		t.Errorf("%d records are kept of a match and a trial", len(p.store.texts))
	}
	p.m.World.Now = func() int64 { return 1 << 50 }
	if n := p.m.Unsafe(); n > 1 {
		t.Errorf("a trial counts: %d matches are in this browser only", n)
	}
}
