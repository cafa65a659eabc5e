package client

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

func TestTheFormRefusesNamesThatAreTooLongOrTwice(t *testing.T) {
	for _, c := range []struct{ one, two, fault string }{
		{"Ann", " ann ", "new.nameTwice"},
		{"Ann", "\u202eA\u200bnn", "new.nameTwice"},
		{strings.Repeat("x", 41), "", "new.nameLong"},
		{"", "", ""},
		{"Ann", "Bob", ""},
		{"Paco", "Расо", "new.nameTwice"},
		{"Ian", "lan", "new.nameTwice"},
		{"Аnna", "", "new.nameSigns"},
		{"#1ADMhWA1zbhx", "", "new.nameSigns"},
		{"x 1AOMl______9oAAALEXVyrj", "", "new.nameSigns"},
		{"Анна", "Anna", ""},
		{"\u200bPam\u202e\u00a0B", "Pam", ""},
	} {
		p := emptyPage(t)
		p.tell(Goto{AtNew}, SetName{0, c.one}, SetName{1, c.two})
		if p.m.Setup.Fault != c.fault {
			t.Errorf("%.10q, %q: %q", c.one, c.two, p.m.Setup.Fault)
		}
		p.tell(StartMatch{})
		if (p.m.Screen == Play) != (c.fault == "") {
			t.Errorf("%.10q, %q: screen %d", c.one, c.two, p.m.Screen)
		}
	}
}

func TestChosenColoursAndDiceByHand(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, SetOption{0, 1}, SetDice{dice.ByHand})
	p.tell(everybody(4)...)
	p.tell(StartMatch{})
	h := p.m.Table.Header()
	if h.Setup.Options[0] != 1 || h.Dice != (dice.Source{Kind: dice.ByHand}) {
		t.Fatalf("%+v", h)
	}
	for range 300 {
		if p.m.Table.Turn.Seat == engine.Nature {
			break
		}
		p.march()
		p.step()
	}
	if p.m.Table.Turn.Seat != engine.Nature {
		t.Fatal("no dice are ever asked for")
	}
	before := p.m.Table.Text()
	p.step()
	if p.m.Table.Text() == before {
		t.Fatal("the die is not taken")
	}
	p.tell(Ready{}, AskTakeBack{}, TakeBack{})
	if p.m.Table.Text() != before {
		t.Fatal("the die is not taken back")
	}
}

// TestWhatWasChosenLastIsKeptForEachGame: also on the next visit, and each game has
// its own.
func TestWhatWasChosenLastIsKeptForEachGame(t *testing.T) {
	list := games.All()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: list}
	p.start()
	number := func(id string) int {
		return slices.IndexFunc(list, func(g engine.Game) bool { return g.ID() == id })
	}
	classic, boru := number("britannia-classic"), number("brian-boru")
	p.tell(Goto{AtNew}, SetGame{Game: classic}, SetOption{0, 1}, SetKind{1, match.Person}, SetName{0, "Ann"}, SetName{1, "Bea"}, SetKind{2, match.Hard}, SetDice{dice.ByHand}, StartMatch{})
	p.tell(Goto{AtNew}, SetGame{Game: boru, Any: true}, SetSeats{3}, SetKind{1, match.Easy}, StartMatch{})

	again := &page{t: t, store: p.store, games: list}
	again.start()
	again.tell(Goto{AtNew}, SetGame{Game: boru, Any: true})
	s := &again.m.Setup
	if s.Terms.Seats != 3 || s.Kinds[1] != match.Easy || s.Names[0] != "Ann" {
		t.Errorf("of Brian Boru is kept %+v", s)
	}
	again.tell(SetGame{Game: number("britannia-2008"), Any: true})
	if s.Game.ID() != "britannia-classic" || s.Terms.Options[0] != 1 || s.Kinds[2] != match.Hard || s.Names[1] != "Bea" || s.DiceKind() != dice.ByHand {
		t.Errorf("of Britannia is kept %+v", s)
	}
}

// TestOneIsAskedForTheNameOnce: it stays in the form.
func TestOneIsAskedForTheNameOnce(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, SetName{0, "Ann"}, StartMatch{})
	again := newPage(t, p.store, AtNew)
	again.tell(Goto{AtNew}, SetKind{0, match.Easy}, SetKind{1, match.Person})
	if s := &again.m.Setup; s.Names[0] != "" || s.Names[1] != "Ann" {
		t.Errorf("the names are %q", s.Names)
	}
}

// TestAnOddTextOfWhatWasChosenIsNoHarm: it may come from a later version.
func TestAnOddTextOfWhatWasChosenIsNoHarm(t *testing.T) {
	for _, odd := range []string{"", "britannia-2008", "britannia-2008\t9\t9\t9\t9\t9 x\twizard", "britannia-2008\t-1\tx\t-5\t\t-1 99 1 1 1 1 1 1 1 1\t\t\t\t\t\t\t\t\t\t", "britannia-9\t0\t4\t0\t0\t\tperson"} {
		s := newSetup(games.ByID("britannia-2008"))
		s.recall(odd)
		if _, err := s.Game.New(s.agreed()); err != nil || s.Host() != 0 {
			t.Errorf("%q makes %+v: %v", odd, s, err)
		}
	}
}

// TestPlayNow begins the shortest game, for four, where nothing was played, and then
// the last one as it was set up. Nobody is waited for.
func TestPlayNow(t *testing.T) {
	list := games.All()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: list}
	p.start()
	p.tell(PlayNow{})
	if h := p.m.Table.Header(); p.m.Table.Game().ID() != "brian-boru" || len(h.Players) != 4 || p.m.Table.ByLink != nil {
		t.Fatalf("a newcomer plays %s: %+v", p.m.Table.Game().ID(), h)
	}
	if p.m.Screen != Play || p.m.Table.Passing {
		t.Error("something is asked before the table")
	}
	p.tell(Goto{AtHome}, SetUp{slices.IndexFunc(list, func(g engine.Game) bool { return g.ID() == "marcher-lords" })})
	if p.m.Screen != New || p.m.Setup.Game.ID() != "marcher-lords" {
		t.Fatalf("the form is of %s", p.m.Setup.Game.ID())
	}
	p.tell(SetSeats{3}, SetKind{1, match.Hard}, StartMatch{}, Goto{AtHome}, PlayNow{})
	if h := p.m.Table.Header(); p.m.Table.Game().ID() != "marcher-lords" || len(h.Players) != 3 || h.Players[1].Kind != match.Hard {
		t.Errorf("then they play %s: %+v", p.m.Table.Game().ID(), h)
	}
	p.tell(Goto{AtNew}, SetKind{1, match.Person}, SetKind{2, match.Vacant}, StartMatch{}, Goto{AtHome}, PlayNow{})
	if h := p.m.Table.Header(); p.m.Table.ByLink != nil || !h.Players[1].Kind.Bot() || !h.Players[2].Kind.Bot() {
		t.Errorf("a friend is waited for: %+v", h)
	}
	if p.tell(Goto{AtNew}); !p.m.Setup.ByLink() || p.m.Setup.Alone() {
		t.Error("the form has not kept what was chosen there")
	}
	if p.tell(AgainstBots{}); p.m.Setup.ByLink() || !p.m.Setup.Alone() || p.m.Setup.Fault != "" {
		t.Errorf("against bots one plays with %v", p.m.Setup.Kinds)
	}
	p.tell(Goto{AtHome}, SetUp{slices.IndexFunc(list, func(g engine.Game) bool { return g.ID() == "brian-boru" })}, Goto{AtHome})
	p.tell(SetUp{slices.IndexFunc(list, func(g engine.Game) bool { return g.ID() == "brian-boru" })}, SetKind{1, match.Vacant}, StartMatch{})
	if l := p.m.Table.ByLink; l == nil || l.Lobby == nil {
		t.Fatal("nobody is invited")
	}
	p.tell(Goto{AtHome}) // an invitation has not been played
	named, seats := NowPlayed(p.m).ID(), NowSeats(p.m)
	if p.tell(PlayNow{}); len(p.m.Table.Seats) != seats || named != "marcher-lords" || p.m.Table.Game().ID() != named {
		t.Errorf("Play now names %s and begins %s", named, p.m.Table.Game().ID())
	}
	day := p.m.Today()
	for g, _, ok := p.m.DailyOf(day); !ok || g.ID() == named; g, _, ok = p.m.DailyOf(day) {
		day--
	}
	p.tell(Goto{AtHome}, PlayDaily{Day: day}, Goto{AtHome}) // nobody has chosen what a day brings
	if g := NowPlayed(p.m).ID(); g != named {
		t.Errorf("after a day's match Play now names %s", g)
	}
	for _, lesson := range p.m.Lessons() { // to look at one is not to play its game
		if p.tell(Goto{AtLesson(lesson)}, Goto{AtHome}); NowPlayed(p.m).ID() != named {
			t.Errorf("after the lesson %s Play now names %s", lesson, NowPlayed(p.m).ID())
		}
	}
}

// TestAGameNotYetBegunHasSeatsOfItsOwn: what is in the form of one is nothing chosen for
// another; another edition of it is the same table.
func TestAGameNotYetBegunHasSeatsOfItsOwn(t *testing.T) {
	list := games.All()
	number := func(id string) int { return slices.IndexFunc(list, func(g engine.Game) bool { return g.ID() == id }) }
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: list}
	p.start()
	p.tell(SetUp{number("britannia-2008")}, SetKind{1, match.Vacant}, SetName{2, "Cat"}, SetGame{Game: number("britannia-classic")})
	if s := &p.m.Setup; !s.ByLink() || s.Names[2] != "Cat" {
		t.Errorf("another edition has the seats %v of %q", s.Kinds, s.Names)
	}
	p.tell(SetGame{Game: number("marcher-lords"), Any: true})
	if s := &p.m.Setup; s.ByLink() || !s.Alone() || s.Names[2] != "" {
		t.Errorf("another game has the seats %v of %q", s.Kinds, s.Names)
	}
}

// unplayed counts the matches that are begun of a game.
type unplayed struct {
	engine.Game
	begun *int
}

func (u unplayed) ID() string { return "unplayed" }
func (u unplayed) New(s engine.Setup) (engine.State, error) {
	*u.begun++
	return u.Game.New(s)
}

// TestNothingIsPlayedForAForm checks that the form, which the page has from its start,
// finds out only for a match by link whether hands are hidden.
func TestNothingIsPlayedForAForm(t *testing.T) {
	begun := 0
	s := newSetup(unplayed{games.ByID("britannia-2008"), &begun})
	if s.Guards() != nil || begun > 0 {
		t.Errorf("%d matches are begun", begun)
	}
	s.Kinds[1] = match.Vacant
	if s.Guards(); begun == 0 {
		t.Error("a match by link is not looked at")
	}
}
