package client

import (
	"errors"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/britannia"
	"bretwalda/engine/games"
	"bretwalda/engine/marcher"
)

// TestRulesAreRead opens the rules at the table and as a page, follows them and
// comes back.
func TestRulesAreRead(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	p.tell(OpenRules{})
	r := &p.m.Reader
	if table.Drawer != RulesDrawer || p.m.Book() == nil || r.Section != "" {
		t.Fatalf("no rules are open: %+v", r)
	}
	p.tell(ReadSection{"start.turn"}, ReadSection{"movement.reach"})
	if r.Section != "movement.reach" || !r.Back() {
		t.Errorf("read %+v", r)
	}
	p.tell(ReadBack{}, ReadBack{}, ReadBack{})
	if r.Section != "" || r.Back() {
		t.Errorf("back to %+v", r)
	}
	p.tell(SearchRules{"boats"}, ReadSection{"movement.boats"})
	if r.Query != "" || r.Section != "movement.boats" {
		t.Errorf("a section found does not open: %+v", r)
	}
	p.tell(Escape{})
	if table.Drawer != NoDrawer {
		t.Error("Escape does not close the rules")
	}

	p.tell(Goto{AtRulesOf("brian-boru", "")})
	if p.m.Screen != Rules || r.Game != "" {
		t.Errorf("rules of a game that is not played here: %+v", r)
	}
	p.tell(Goto{AtRulesOf("britannia-2008", "start.fight")}, ReadSection{"battle.dice"})
	if p.fragment != AtRulesOf("britannia-2008", "battle.dice") || r.Section != "battle.dice" {
		t.Errorf("the page is at %q, %+v", p.fragment, r)
	}
	p.tell(SetSetting{Language, "it"})
	if p.m.Book() == nil || p.m.Book().Title("start") == "The game in two minutes" {
		t.Error("the rules stay in another language")
	}
}

// TestHelpForTheQuestion checks that the question mark opens what is asked about.
func TestHelpForTheQuestion(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	for range 40 {
		p.tell(OpenHelp{})
		s := p.m.Book().Section(p.m.Reader.Section)
		ask := table.Game().Lexicon().Asks[table.Turn.Kind]
		if s == nil || p.m.Book().Help(table.Game().ID(), ask, table.SetupValue) != s {
			t.Fatalf("asked %s, and %q opens", ask, p.m.Reader.Section)
		}
		p.tell(OpenDrawer{})
		p.step()
		table = p.m.Table
	}
}

// TestTextsThatDoNotCome checks that what cannot be fetched is said, and asked for
// again on demand.
func TestTextsThatDoNotCome(t *testing.T) {
	m, _ := Start(World{Now: func() int64 { return 1 }, Random: func() uint64 { return 7 }, Games: games.All(), Revisions: games.Revisions()})
	update(m, Opened{})
	commands := update(m, Navigated{AtRulesOf("britannia-2008", "")})
	if n := fetches(commands); n != 1 {
		t.Fatalf("asked %d times for the rules: %v", n, commands)
	}
	name := m.bookFile("britannia-2008")
	if n := fetches(update(m, Fetched{name, "", errors.New("offline")})); n != 0 || !Unread(m) {
		t.Errorf("asked %d times at once, or said nothing", n)
	}
	if n := fetches(update(m, FetchAgain{})); n != 1 || Unread(m) {
		t.Errorf("asked %d times once more", n)
	}
	update(m, Fetched{name, "no book", nil})
	if !Unread(m) || m.Book() != nil {
		t.Error("what is no book is read")
	}
	if n := fetches(update(m, Navigated{AtRulesOf("brian-boru", "")})); n != 1 || Unread(m) {
		t.Errorf("asked %d times for another book, which is said not to come: %v", n, Unread(m))
	}
	update(m, Fetched{m.bookFile("brian-boru"), "", ErrOutdated})
	if !Unread(m) || !Outdated(m) {
		t.Error("the other book has come")
	}
	if update(m, Navigated{AtRulesOf("britannia-2008", "")}); !Unread(m) || Outdated(m) {
		t.Error("the first book is told to be of another release")
	}
	for _, fragment := range []string{AtLesson("no-game"), AtLesson("../.."), AtLesson(""), "/nowhere", "//"} {
		update(m, Navigated{AtHome})
		commands := update(m, Navigated{fragment})
		if m.Table != nil || m.Screen != Arrived || m.Arrival.Code != NoPage || fetches(commands) > 0 {
			t.Errorf("%q opens %v, %+v", fragment, m.Screen, m.Arrival)
		}
	}
}

func fetches(commands []Command) int {
	n := 0
	for _, c := range commands {
		if _, ok := c.(Fetch); ok {
			n++
		}
	}
	return n
}

// TestTipsComeOnce checks that a tip comes the first time something happens, once
// a device, and not at all where nobody wants any.
func TestTipsComeOnce(t *testing.T) {
	disk := &memoryStore{texts: map[string]string{}}
	p := newPage(t, disk, "")
	table := p.begin()
	tip := table.Tip()
	if tip == nil {
		t.Fatal("nothing is said when a match begins")
	}
	first := tip.ID
	p.tell(OpenTip{})
	if p.m.Reader.Section == "" || table.Drawer != RulesDrawer {
		t.Errorf("the tip does not lead to the rules: %+v", p.m.Reader)
	}
	p.tell(OpenDrawer{}, CloseTip{})
	if table.Tip() != nil {
		t.Errorf("the tip comes again at once, or another: %s", table.Tip().ID)
	}
	seen := map[string]int{}
	for range 120 {
		p.step()
		if tip := p.m.Table.Tip(); tip != nil {
			seen[tip.ID]++
			p.tell(CloseTip{})
		}
	}
	if len(seen) < 2 || seen[first] > 0 {
		t.Errorf("tips seen: %v", seen)
	}
	for id, n := range seen {
		if n > 1 {
			t.Errorf("%s came %d times", id, n)
		}
	}

	again := &page{t: t, store: disk, chance: 99}
	again.start()
	again.begin()
	if tip := again.m.Table.Tip(); tip != nil && (tip.ID == first || seen[tip.ID] > 0) {
		t.Errorf("%s comes again after a reload", tip.ID)
	}
	again.tell(TipsAgain{})
	again.step()
	if again.m.Settings.TipsSeen != "" && again.m.Table.Tip() == nil {
		t.Error("told, but not shown")
	}
	again.tell(SetSetting{Tips, "off"}, TipsAgain{}, SetSetting{Tips, "off"})
	for range 40 {
		again.step()
		if again.m.Table.Tip() != nil {
			t.Fatal("a tip that nobody wants")
		}
	}
}

// TestATipStaysForAMoment, though the match goes on: the next does not replace it before
// it can be read.
func TestATipStaysForAMoment(t *testing.T) {
	p := newPage(t, &memoryStore{texts: map[string]string{}}, "")
	first := p.begin().Tip()
	if first == nil {
		t.Fatal("nothing is said when a match begins")
	}
	p.step()
	if p.m.Table.Tip() != first {
		t.Fatal("a choice puts the tip away at once")
	}
	p.later += tipStays
	p.step()
	if p.m.Table.Tip() == first {
		t.Error("the tip stays for ever")
	}
}

// TestLessonsKeepOutOfMatches checks that a match at hand is not touched by a
// lesson, nor the lesson by what one does with matches.
func TestLessonsKeepOutOfMatches(t *testing.T) {
	p := emptyPage(t)
	p.games = games.All()
	p.start()
	p.begin()
	id, kept := p.m.Table.Record.ID, p.store.texts[p.m.Table.Record.ID]
	p.tell(Goto{AtLesson("britannia-2008")}, NextStep{}, Returned{}, CopyLink{}, SetSeat{}, Undo{}, AskHint{})
	if l := p.m.Table.Lesson; l == nil || l.Step != 1 || len(p.copied) > 0 || p.asked != nil {
		t.Fatalf("the lesson was left, or its match handed on: %+v", p.m.Table)
	}
	p.tell(Tap{Place: 0}, Escape{}, OpenHelp{}, Escape{})
	if p.m.Table.Picker.From() == 0 || p.m.Table.Drawer != NoDrawer {
		t.Error("Escape does nothing in a lesson")
	}
	p.tell(Goto{AtMatch(id)})
	if p.m.Table == nil || p.m.Table.Lesson != nil || p.store.texts[id] != kept || p.m.Table.Turn.Seat == engine.Nobody {
		t.Error("the match is not as it was")
	}
	if !p.m.Settings.Begun("britannia-2008") || p.m.Settings.Learned("britannia-2008") {
		t.Errorf("noted: %q", p.m.Settings.Lessons)
	}
}

// TestHelpAtTheEndSaysHowItIsWon, of each game, by the scenario.
func TestHelpAtTheEndSaysHowItIsWon(t *testing.T) {
	for _, test := range []struct {
		game engine.Game
		want string
	}{{britannia.Revised(), "points.win"}, {marcher.Lords(), "conquest.victory"}, {brianboru.HighKing(), "end.ties"}} {
		p := overPage(t, test.game)
		if p.tell(OpenHelp{}); p.m.Reader.Section != test.want {
			t.Errorf("%s: the rules open at %q, not at %q", test.game.ID(), p.m.Reader.Section, test.want)
		}
	}
}

// TestHelpIsOfTheScenario: at the set-up of a scenario the rules open at its own.
func TestHelpIsOfTheScenario(t *testing.T) {
	for i, want := range []string{"conquest.setup", "revival.setup"} {
		p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{marcher.Lords()}}
		p.start()
		p.tell(Goto{AtNew}, SetScenario{i}, StartMatch{}, Ready{}, OpenHelp{})
		table := p.m.Table
		if ask := table.Game().Lexicon().Asks[table.Turn.Kind]; ask != "place" {
			t.Fatalf("asked is %s", ask)
		}
		if got := p.m.Reader.Section; got != want {
			t.Errorf("scenario %d: the rules open at %q, not at %q", i, got, want)
		}
	}
}
