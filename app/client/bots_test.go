package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/botworker"
	"bretwalda/app/botworker/worker"
	"bretwalda/app/internal/cards"
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/match"
)

// think answers the question that waits.

func (p *page) think() {
	p.t.Helper()
	if p.asked == nil {
		p.t.Fatal("no bot thinks")
	}
	q := p.asked.Question
	p.asked = nil
	p.tell(Thought{worker.New(p.m.World.Revisions).Think(q, func() bool { return false })})
}

// pass lets the pauses go by that are under way.

func (p *page) pass() {
	waits := p.waits
	p.waits = nil
	for _, w := range waits {
		p.tell(Waited{w.Ticket})
	}
}

// untilPerson lets the bots play until a person decides or the game is over,

// and returns how many choices were shown.

func (p *page) untilPerson() int {
	p.t.Helper()
	shown, t := 0, p.m.Table
	for t.BotTurn() {
		before := t.Record.Writes
		if p.asked != nil {
			p.think()
		}
		p.pass()
		shown += t.Record.Writes - before
		if p.asked == nil && len(p.waits) == 0 && t.BotTurn() {
			p.t.Fatal("a bot neither thinks nor plays")
		}
	}
	return shown
}

// seatBots begins a match of a person against easy bots, and plays until the

// person has a choice.

func alone(t *testing.T, speed string) (*page, *Table) {
	t.Helper()
	p := emptyPage(t)
	p.tell(SetSetting{Speed, speed}, Goto{AtNew}, SetName{0, "Ann"})
	for seat := 1; seat < 4; seat++ {
		p.tell(SetKind{seat, match.Easy})
	}
	p.tell(StartMatch{})
	p.untilPerson()
	return p, p.m.Table
}

// hand lets the person make their last choice until a bot decides.

func (p *page) hand() {
	p.t.Helper()
	for !p.m.Table.BotTurn() {
		p.step()
	}
}

func TestAFirstVisitorPlaysAgainstBots(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, StartMatch{})
	want := []match.Kind{match.Person, match.Medium, match.Medium, match.Medium}
	if h := p.m.Table.Header(); !slices.Equal(store.Kinds(p.m.Table.match), want) {
		t.Fatalf("%+v", h.Players)
	}
}

func TestANameMakesAPerson(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, SetName{1, "Bob"}, SetKind{2, match.Expert}, SetName{2, "Deep Woad"}, StartMatch{})
	want := []match.Kind{match.Person, match.Person, match.Expert, match.Medium}
	if !slices.Equal(p.m.Table.Seats, want) {
		t.Fatalf("%v play", p.m.Table.Seats)
	}
}

func TestTheSameCompanyIsInvitedAgain(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, SetKind{1, match.Person}, SetKind{2, match.Hard}, StartMatch{})
	again := newPage(t, p.store, AtNew)
	if got := again.m.Setup.Kinds[:4]; !slices.Equal(got, []match.Kind{match.Person, match.Person, match.Hard, match.Medium}) {
		t.Fatalf("%v are invited", got)
	}
	p.store.settings = strings.Replace(p.store.settings, "person person hard medium", "person wizard random hard", 1)
	odd := newPage(t, p.store, AtNew)
	if got := odd.m.Setup.Kinds[:4]; !slices.Equal(got, []match.Kind{match.Person, match.Medium, match.Medium, match.Hard}) {
		t.Fatalf("%v are invited", got)
	}
}

func TestBotsPlayUntilThePersonDecides(t *testing.T) {
	p, table := alone(t, "normal")
	for range 4 {
		p.hand()
		if len(table.Picker.All()) > 0 || table.CanUndo {
			t.Fatal("the person can play for the bot")
		}
		before := table.match.Len()
		if shown := p.untilPerson(); shown == 0 || table.match.Len() == before {
			t.Fatal("the bots do not play")
		}
		if table.Passing {
			t.Fatal("the device changes hands although one person is alone with bots")
		}
	}
}

func TestEachChoiceOfABotIsStoredThenShownThenSeen(t *testing.T) {
	p, table := alone(t, "slow")
	p.hand()
	for range 12 {
		if !table.BotTurn() {
			p.hand()
		}
		p.pass()
		if p.asked == nil {
			t.Fatal("no bot thinks")
		}
		p.hold = true
		state, length := table.State, table.match.Len()
		p.think()
		if table.State != state || !table.Waiting() || len(p.held) != 1 {
			t.Fatal("a choice is shown before it is stored")
		}
		if n := len(playersOf(table.match.Log()[length:])); n != 1 {
			t.Fatalf("%d choices are made at once", n)
		}
		p.release()
		if table.State == state {
			t.Fatal("a stored choice is not shown")
		}
		if table.BotTurn() && len(table.News) > 0 && (len(p.waits) != 1 || p.waits[0].Milliseconds < pauses["slow"]) {
			t.Fatalf("what the bot did is shown for %+v", p.waits)
		}
		stored := p.store.texts[table.Record.ID]
		if r, err := store.Read(table.Record.ID, stored); err != nil || r.Link != table.Text() {
			t.Fatal("what is shown is not what is stored")
		}
		for len(table.bots.plan) > 0 {
			p.pass()
		}
	}
}

// playersOf is the choices that were not Nature's.

func playersOf(log []match.Entry) []match.Entry {
	return slices.DeleteFunc(slices.Clone(log), func(e match.Entry) bool { return e.Seat == engine.Nature })
}

func TestAtOnceNothingIsWaitedFor(t *testing.T) {
	p, table := alone(t, "once")
	p.hand()
	p.untilPerson()
	if len(p.waits) > 0 {
		t.Fatal("bots wait for each other")
	}
	events := len(table.Log.All())
	p.hand()
	if p.untilPerson(); table.Turn.Over() {
		t.Fatal("the game is over already")
	}
	if all := table.Log.All(); !slices.Equal(table.News, all[len(all)-len(table.News):]) || len(table.News) == 0 {
		t.Fatal("what the bots did is not told")
	}
	var told int
	for _, e := range table.match.Log()[table.newsFrom:] {
		if table.Bot(e.Seat) {
			told++
		}
	}
	if told == 0 || len(table.Log.All()) <= events {
		t.Fatal("nothing of what the bots did is told")
	}
}

func TestSkippingShowsTheOutcome(t *testing.T) {
	p, table := alone(t, "slow")
	p.hand()
	p.pass()
	p.think()
	p.tell(Hurry{})
	if !table.Hurried() {
		t.Fatal("the bots are not hurried")
	}
	waits := len(p.waits)
	p.untilPerson()
	if len(p.waits) > waits {
		t.Fatal("a pause although the person skips")
	}
	p.step()
	if table.Hurried() {
		t.Fatal("the next time the bots are hurried unasked")
	}
}

// TestBotsWaitForAKey after each choice of theirs, for those who hear them.
func TestBotsWaitForAKey(t *testing.T) {
	p, table := alone(t, "normal")
	p.tell(SetSetting{Speed, "key"})
	p.hand()
	waits := 0
	for range 60 {
		if !table.BotTurn() {
			break
		}
		if p.asked != nil {
			p.think()
		}
		p.pass()
		if !table.Stopped() {
			continue
		}
		waits++
		if len(table.News) == 0 {
			t.Fatal("they wait with nothing to tell")
		}
		length := table.match.Len()
		p.pass()
		if table.match.Len() != length {
			t.Fatal("a bot plays before the key is pressed")
		}
		p.tell(Key{"g"})
	}
	if waits < 3 {
		t.Errorf("the bots have waited %d times", waits)
	}
}

func TestAStoppedBotWaits(t *testing.T) {
	p, table := alone(t, "normal")
	p.hand()
	p.pass()
	old := *p.asked
	p.tell(StopBots{})
	if !table.Stopped() || p.asked != nil || table.Thinking() {
		t.Fatal("a stopped bot thinks on")
	}
	length := table.match.Len()
	p.tell(Thought{worker.New(p.m.World.Revisions).Think(old.Question, func() bool { return false })})
	p.pass()
	if table.match.Len() != length || !table.Stopped() {
		t.Fatal("a stopped bot plays")
	}
	p.tell(ResumeBots{})
	if table.Stopped() || p.asked == nil || p.asked.Question.Limit < limits[match.Easy] {
		t.Fatalf("the bot does not go on: %+v", p.asked)
	}
	p.tell(StopBots{}, MoveNow{})
	if p.asked == nil || p.asked.Question.Limit >= limits[match.Easy] {
		t.Fatalf("the bot takes its time: %+v", p.asked)
	}
	p.think()
	if table.match.Len() == length {
		t.Fatal("the bot does not move")
	}
}

func TestASeatIsGivenToABotAndTakenBack(t *testing.T) {
	p, table := alone(t, "normal")
	header := table.Header()
	for range 3 {
		p.step()
		p.untilPerson()
	}
	p.tell(OpenDrawer{MenuDrawer}, SetSeat{0, match.Hard})
	if !table.BotTurn() || p.asked != nil {
		t.Fatal("a bot goes on behind the menu")
	}
	p.tell(OpenDrawer{NoDrawer})
	if !table.BotTurn() || table.Record.Seats[0] != "hard" || p.asked == nil || p.asked.Question.Kind != match.Hard {
		t.Fatalf("%v play, and %+v is asked", table.Record.Seats, p.asked)
	}
	if len(table.Picker.All()) > 0 || table.User != engine.Nobody {
		t.Fatal("the person still has the seat")
	}
	p.think()
	again := newPage(t, p.store, AtMatch(table.Record.ID))
	if !slices.Equal(again.m.Table.Seats, table.Seats) || !again.m.Table.Header().Equal(header) {
		t.Fatalf("after a reload %v play", again.m.Table.Seats)
	}
	for p.m.Table.Turn.Seat != 0 {
		p.pass()
		p.think()
	}
	p.tell(StopBots{}, SetSeat{0, match.Person})
	if table.BotTurn() || table.Passing || table.User != 0 || len(table.Picker.All()) == 0 || p.asked != nil {
		t.Fatal("the seat is not taken back")
	}
	if !table.Header().Equal(header) {
		t.Fatal("the beginning of the match has changed")
	}
}

func TestWhileAChangeIsStoredASeatMayChange(t *testing.T) {
	p, table := alone(t, "once")
	p.hand()
	p.hold = true
	p.think()
	p.tell(SetSeat{2, match.Hard})
	if len(p.held) != 1 || table.Seats[2] != match.Easy {
		t.Fatal("a change that is not stored is shown")
	}
	p.release()
	if table.Seats[2] != match.Hard || table.Record.Seats[2] != "hard" {
		t.Fatalf("%v play", table.Seats)
	}
	if r, err := store.Read(table.Record.ID, p.store.texts[table.Record.ID]); err != nil || r.Seats[2] != "hard" {
		t.Fatal("who plays is not stored")
	}
}

func TestTakingBackReachesThePersonsLastDecision(t *testing.T) {
	p, table := alone(t, "normal")
	for range 5 {
		p.step()
		p.untilPerson()
	}
	p.hand()
	p.untilPerson()
	last := table.lastOwn()
	if last < 0 || !table.AcrossBots() {
		t.Fatal("no bot has played since")
	}
	p.tell(AskTakeBack{})
	if table.Asking != BackQuestion {
		t.Fatal("it is not asked whether to")
	}
	p.tell(TakeBack{})
	if table.match.Len() != last || table.BotTurn() || table.Asking != NoQuestion || p.asked != nil {
		t.Fatalf("%d choices are left of %d", table.match.Len(), last)
	}
}

func TestBotsWaitWhileTakingBackIsInQuestion(t *testing.T) {
	p, table := alone(t, "normal")
	p.hand()
	p.pass()
	p.tell(AskTakeBack{})
	length := table.match.Len()
	p.think()
	p.pass()
	if table.match.Len() != length {
		t.Fatal("a bot plays while a question is open")
	}
	p.tell(Stay{})
	if table.match.Len() == length {
		t.Fatal("the bot has lost its plan")
	}
	p.pass()
	p.tell(AskTakeBack{}, TakeBack{})
	if table.BotTurn() || p.asked != nil {
		t.Fatal("the bot goes on although its turn is taken back")
	}
}

func TestAReloadLetsTheBotGoOn(t *testing.T) {
	p, table := alone(t, "normal")
	p.hand()
	p.pass()
	again := newPage(t, p.store, p.fragment)
	if again.asked == nil || again.m.Table.Text() != table.Text() || again.m.Table.User != 0 {
		t.Fatal("after a reload no bot thinks")
	}
	again.untilPerson()
	if again.m.Table.Passing {
		t.Fatal("after a reload the device changes hands")
	}
}

func TestNoBotPlaysWhereNobodyLooks(t *testing.T) {
	p, table := alone(t, "normal")
	p.hand()
	p.pass()
	length := table.match.Len()
	p.tell(Goto{AtHome})
	p.think()
	p.pass()
	if table.match.Len() != length {
		t.Fatal("a bot plays behind another screen")
	}
	p.tell(Goto{AtMatch(table.Record.ID)})
	if table.match.Len() == length {
		t.Fatal("the bot does not go on")
	}
	p.pass()
	p.tell(Goto{AtHome}, Forget{table.Record.ID})
	if p.asked != nil || p.m.Table != nil {
		t.Fatal("a bot thinks about a match that is gone")
	}
}

func TestABotThatFailsIsSaidToHaveFailed(t *testing.T) {
	p, table := alone(t, "normal")
	p.hand()
	p.pass()
	p.tell(Thought{botworker.Answer{Ticket: p.asked.Question.Ticket, Fault: "oops"}})
	p.wantSaid("bot.fault")
	if !table.Stopped() {
		t.Fatal("the bot is asked again and again")
	}
	length := table.match.Len()
	p.tell(ResumeBots{})
	p.tell(Thought{botworker.Answer{Ticket: p.asked.Question.Ticket, Ranks: []int{9999}}})
	p.wantSaid("bot.fault")
	if !table.Stopped() || table.match.Len() != length {
		t.Fatal("a choice that does not exist was made")
	}
}

// TestNoHandOfABotIsShown: whoever looks, and whoever decides.

func TestNoHandOfABotIsShown(t *testing.T) {
	for _, bots := range [][]int{{1, 2}, {0, 2}, {0, 1, 2}, {2}} {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{cards.Game()}}
		p.start()
		p.tell(SetSetting{Speed, "normal"}, Goto{AtNew}, SetSeats{3})
		p.tell(everybody(3)...)
		for _, seat := range bots {
			p.tell(SetKind{seat, match.Easy})
		}
		p.tell(StartMatch{})
		table := p.m.Table
		for n := 0; !table.Turn.Over(); n++ {
			for seat := range engine.Seat(3) {
				if held := table.State.(*cards.State).Held(seat); table.Bot(seat) && len(held) > 0 {
					t.Fatalf("bots on %v: the hand of seat %d is shown", bots, seat)
				}
			}
			if len(bots) == 2 && table.Passing {
				t.Fatalf("bots on %v: the device changes hands", bots)
			}
			switch {
			case p.asked != nil:
				p.think()
			case len(p.waits) > 0:
				p.pass()
			default:
				p.step()
			}
			if n%3 == 0 {
				p.tell(Goto{AtHome}, Goto{AtMatch(table.Record.ID)})
			}
			if n > 100 {
				t.Fatal("the game does not end")
			}
		}
	}
}

func TestALeftSeatLeavesItsHand(t *testing.T) {
	p, table := deal(t)
	p.tell(Ready{}, SetSeat{0, match.Easy})
	if table.User != engine.Nobody || len(shown(table)) > 0 {
		t.Fatalf("cards %v of a bot are shown", shown(table))
	}
	p.tell(SetSeat{0, match.Person})
	if table.User != 0 || table.Passing || len(shown(table)) != 5 {
		t.Fatal("who takes a seat does not see its hand")
	}
	p.tell(SetSeat{1, match.Easy}, SetSeat{2, match.Easy}, SetSeat{0, match.Easy}, SetSeat{1, match.Person})
	p.untilPerson()
	if !table.Passing {
		t.Fatal("the hand of the one is shown to the other")
	}
}

func TestBotsArePacedAsTheDeviceWishes(t *testing.T) {
	p := emptyPage(t)
	if p.m.Speed() != "normal" {
		t.Errorf("bots are shown %s", p.m.Speed())
	}
	p.m.World.ReducedMotion = true
	if p.m.Speed() != "once" {
		t.Errorf("where little is to move, bots are shown %s", p.m.Speed())
	}
	p.tell(SetSetting{Speed, "slow"})
	if p.m.Speed() != "slow" {
		t.Errorf("although the person has chosen, bots are shown %s", p.m.Speed())
	}
	p.store.settings = `{"speed":"warp"}`
	if odd := newPage(t, p.store, ""); odd.m.Settings.Speed != "" {
		t.Errorf("an odd speed is taken: %+v", odd.m.Settings)
	}
}
