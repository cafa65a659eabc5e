package client

import (
	"math/bits"
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/learn"
	"bretwalda/app/store"
	"bretwalda/app/table"
	"bretwalda/engine"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
	"bretwalda/static/site/languages"
)

// The parts of the model that are a screen, and those of a table that are a view of
// the match, each by itself.

// opening is a match of Britannia in which the Romans are about to land.
func opening(t *testing.T) *match.Match {
	t.Helper()
	g := britannia.Revised()
	players := []match.Player{{Name: "Ann"}, {Name: "Bob"}, {Name: "Cid"}, {Name: "Dora"}}
	m, err := match.New(g, engine.DefaultSetup(g), players, dice.Source{Kind: dice.Seeded, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// sceneOf is what the seat that decides sees of a match.
func sceneOf(m *match.Match) Scene {
	turn := m.Turn()
	state := m.State().View(turn.Seat)
	return Scene{
		State: state, Turn: turn, Viewer: turn.Seat, User: turn.Seat,
		Pieces: state.Pieces(nil), Standing: state.Standing(), Picker: table.NewPicker(turn, m.Legal()),
	}
}

func TestASceneSaysWhyAPlaceIsNotOffered(t *testing.T) {
	m := opening(t)
	lexicon := m.Game().Lexicon()
	channel, kent, skye := learn.Place(lexicon, "English Channel"), learn.Place(lexicon, "Kent"), learn.Place(lexicon, "Skye")
	s := sceneOf(m)
	if s.Round() != 1 {
		t.Errorf("the match begins in round %d", s.Round())
	}
	if rule := s.refused(channel, m.State(), nil).Rule; rule != "" {
		t.Errorf("the sea with the Romans is refused: %s", rule)
	}
	if s.refused(skye, m.State(), nil).Rule == "" {
		t.Error("the Romans may begin in Skye")
	}
	s.Picker.Tap(channel)
	if rule := s.refused(kent, m.State(), nil).Rule; rule != "" {
		t.Errorf("Kent is refused: %s", rule)
	}
	if romans := slices.Index(lexicon.Sides, "Romans"); s.seatOf(int8(romans)) != s.Viewer || s.seatOf(int8(len(lexicon.Sides))) != engine.Nobody {
		t.Errorf("the Romans are those of seat %d", s.seatOf(int8(romans)))
	}
}

func TestASceneSaysWhatItPutsBack(t *testing.T) {
	m := opening(t)
	s := sceneOf(m)
	for bits.OnesCount64(s.Picker.Origins()) < 2 { // until a nation moves that has more than one area
		if _, err := m.Do(len(m.Legal()) - 1); err != nil {
			t.Fatal(err)
		}
		s = sceneOf(m)
	}
	origin := int8(bits.TrailingZeros64(s.Picker.Origins()))
	other := int8(63 - bits.LeadingZeros64(s.Picker.Origins()))
	s.Picker.Tap(origin)
	before := s.Picker
	if s.putBack(before, origin, engine.None); s.PutBack != nil {
		t.Errorf("put back before anything else is touched: %+v", s.PutBack)
	}
	s.Picker.Clear()
	if s.putBack(before, other, engine.None); s.PutBack == nil || s.PutBack.Place != origin || s.PutBack.To != other || s.PutBack.Full {
		t.Errorf("put back: %+v", s.PutBack)
	}
}

func TestAnAdvisorIsAskedOnceForAChoice(t *testing.T) {
	m := opening(t)
	s := sceneOf(m)
	asked := 0
	of := families.Of(m.Game().ID())
	a := Advice{advisor: of.Advisor, context: func() advice.Context {
		asked++
		return advice.Context{Lexicon: m.Game().Lexicon(), State: s.State, Turn: s.Turn, Legal: s.Picker.All(), Pieces: s.Pieces}
	}}
	end, march := engine.Choice{}, engine.Choice{}
	for _, c := range s.Picker.All() {
		switch m.Game().Lexicon().Verbs[c.Verb] {
		case "end":
			end = c
		case "march":
			if c.Count == 2 {
				march = c
			}
		}
	}
	if !a.Loses(end) || a.WarningOf(end).Places == 0 {
		t.Error("the Romans may stay at sea without a warning")
	}
	if a.Loses(march) {
		t.Errorf("a landing gives something up: %+v", a.WarningOf(march))
	}
	if asked != 2 {
		t.Errorf("of two choices the advisor was asked %d times", asked)
	}
}

func TestAStoryEndsWithItsBattle(t *testing.T) {
	s := Story{logged: 4, briefed: 4, newsRange: [2]int{2, 4}}
	if s.Briefed() || s.Fighting() {
		t.Error("the person has read what came after, or fights without a battle")
	}
	if from, to := s.NewsRange(); from != 2 || to != 4 {
		t.Errorf("the news are of %d to %d", from, to)
	}
	s.briefed++
	s.Report = []table.Battle{{Over: true}, {}}
	if !s.Briefed() || !s.Fighting() {
		t.Error("the person has not read it, or the last battle is over")
	}
	if s.Report[1].Over = true; s.Fighting() {
		t.Error("a battle that is over is fought on")
	}
}

func TestAFormMakesItsMatch(t *testing.T) {
	f := Form{Device: &Device{World: World{Now: func() int64 { return 1 }, Random: func() uint64 { return 11 }}}, Setup: newSetup(britannia.Revised())}
	f.Setup.Names[0], f.Setup.Names[2] = "Ann", "ann "
	if f.Setup.check(); f.Setup.Fault != "new.nameTwice" {
		t.Errorf("two players of a name: %q", f.Setup.Fault)
	}
	f.Setup.Names[2] = "Cid"
	if f.Setup.check(); f.Setup.Fault != "" {
		t.Fatalf("refused: %s", f.Setup.Fault)
	}
	r, m, err := f.newMatch()
	if err != nil || r.ID == "" || m.Dice().Seed != 11 {
		t.Fatalf("record %q, seed %d: %v", r.ID, m.Dice().Seed, err)
	}
	if h, err := m.Header(); err != nil || h.Players[0].Name != "Ann" || h.Players[2].Name != "Cid" || h.Setup.Seats != 4 {
		t.Errorf("the match is %+v: %v", h, err)
	}
}

func TestAReaderFindsTheBookOfTheLanguage(t *testing.T) {
	r := Reading{Device: &Device{World: World{Games: games.All()}, Settings: Settings{Language: "es"}}, library: newLibrary()}
	if r.openPage(AtRulesOf("britannia-2008", "battle.dice")); r.Reader.Game != "britannia-2008" || r.Reader.Section != "battle.dice" || r.Book() != nil {
		t.Fatalf("open is %+v", r.Reader)
	}
	file := languages.Rules("es", "britannia")
	r.library.books[file] = read(t, file, learn.ParseBook)
	if r.Book() == nil || r.Book().Section(r.Reader.Section) == nil {
		t.Error("the Spanish book is not open at its section")
	}
	if r.Settings.Language = "en"; r.Book() != nil {
		t.Error("the Spanish book is open in English")
	}
	if r.openPage(AtRulesOf("chess", "castling")); r.Reader.Game != "" || r.Reader.Section != "" {
		t.Errorf("there is a page of chess: %+v", r.Reader)
	}
}

func TestAnOutboxSharesOrCopies(t *testing.T) {
	m := opening(t)
	r, err := store.Fresh("a", m).Next(m, 1)
	if err != nil {
		t.Fatal(err)
	}
	of := newTable(r, m, families.Of(m.Game().ID()), "never")
	o := Outbox{Device: &Device{World: World{Site: "https://example.org/", Now: func() int64 { return 5 }}, Settings: Settings{Language: "en"}}}
	sent := o.toSend(of)
	if commands := o.shareLink(of, sent, "x"); !slices.Equal(commands, []Command{Copy{"https://example.org/#" + of.Record.Link}}) {
		t.Errorf("a browser that shares nothing is told %v", commands)
	}
	o.World.CanShare = true
	message := o.Message(of)
	if commands := o.shareLink(of, sent, message); !slices.Equal(commands, []Command{Share{of.title(o.Language()), message, o.Link(of)}}) {
		t.Errorf("a browser that shares is told %v", commands)
	}
	if want := "Britannia, round I: Bob’s turn."; message != want {
		t.Errorf("the message is %q, not %q", message, want)
	}
	if o.handover == nil || o.handover.id != "a" || o.handover.sent.At != 5 {
		t.Errorf("on its way is %+v", o.handover)
	}
}

func TestAPageInBetweenLeadsBackToTheMatch(t *testing.T) {
	var a Address
	visit := func(to string) string {
		from := a.fragment
		a.fragment = to
		a.noteOrigin(from)
		return a.Back()
	}
	at := AtMatch("a")
	for i, step := range []struct{ to, back string }{
		{AtHome, ""}, {AtSettings, ""}, {at, ""}, {AtSettings, at}, {AtRulesOf("britannia-2008", ""), at}, {AtNew, ""}, {AtRules, ""},
	} {
		if back := visit(step.to); back != step.back {
			t.Errorf("step %d, to %q: the way back leads to %q", i, step.to, back)
		}
	}
	a = Address{Screen: Lessons, fragment: AtLesson("marcher-lords")}
	if a.lesson() != "marcher-lords" {
		t.Errorf("the lesson is %q", a.lesson())
	}
	if a.Screen = Home; a.lesson() != "" {
		t.Error("the first screen is a lesson")
	}
}

func TestTheFieldForLinksFindsTheLink(t *testing.T) {
	text, err := link.Encode(opening(t))
	if err != nil {
		t.Fatal(err)
	}
	f := FrontPage{Paste: "Your turn! https://example.org/#" + text + " See you"}
	if _, found, err := f.takePasted(); found != text || err != nil || f.Paste != "" {
		t.Errorf("found %q, left %q: %v", found, f.Paste, err)
	}
	f.Paste = "See you tomorrow"
	if pasted, _, err := f.takePasted(); err == nil || pasted != "See you tomorrow" {
		t.Errorf("a link in %q", pasted)
	}
}

func TestStatisticsAreOfWhoPlayedMost(t *testing.T) {
	var p Past
	if p.Person(nil) != "" || p.Person([]string{"Ann", "Bob"}) != "Ann" {
		t.Error("the first of those who have played is not shown")
	}
	bob := "Bob"
	if p.Who = &bob; p.Person([]string{"Ann", "Bob"}) != "Bob" {
		t.Error("the person chose Bob")
	}
}

func TestAVersionTakesOverOnceNothingIsBeingStored(t *testing.T) {
	r := Release{Waits: true}
	if !r.offered() || r.takeAccepted(false) {
		t.Error("a version that waits is not offered, or takes over unasked")
	}
	r.putOff = true
	if r.offered() {
		t.Error("what was put off is offered")
	}
	r.accepted = true
	if r.takeAccepted(true) || !r.takeAccepted(false) || r.takeAccepted(false) {
		t.Error("it takes over while something is being stored, or not once")
	}
}

func TestAtTheTableDecidesWhoMay(t *testing.T) {
	m := opening(t)
	of := newTable(store.Fresh("a", m), m, families.Of(m.Game().ID()), "never")
	a := TableScreen{Device: &Device{}, Notices: &Notices{}}
	if a.openMatch() != nil || a.settledTable() != nil || a.settledMatch() != nil || a.beginDecision() != nil {
		t.Fatal("there is a table on none")
	}
	a.Table = of
	guards := func() [4]bool {
		return [4]bool{a.openMatch() != nil, a.settledTable() != nil, a.settledMatch() != nil, a.beginDecision() != nil}
	}
	for _, c := range []struct {
		what string
		set  func(on bool)
		want [4]bool
	}{
		{"nothing else", func(bool) {}, [4]bool{true, true, true, true}},
		{"a lesson", func(on bool) {
			if a.Table.Lesson = nil; on {
				a.Table.Lesson = &Lesson{}
			}
		}, [4]bool{false, true, false, true}},
		{"a device that changes hands", func(on bool) { a.Table.Passing = on }, [4]bool{true, false, false, false}},
		{"newer moves elsewhere", func(on bool) { a.Table.Stale = on }, [4]bool{true, false, false, false}},
		{"a write", func(on bool) {
			if a.Table.pending = nil; on {
				a.Table.pending = &store.Record{}
			}
		}, [4]bool{true, false, false, false}},
		{"a replay", func(on bool) {
			if a.Table.Replay = nil; on {
				a.Table.Replay = &Replay{}
			}
		}, [4]bool{true, true, true, false}},
	} {
		c.set(true)
		if got := guards(); got != c.want {
			t.Errorf("with %s: %v, not %v", c.what, got, c.want)
		}
		c.set(false)
	}
	a.Table.Why, a.Table.PutBack = "movement", &PutBack{}
	if a.beginDecision(); a.Table.Why != "" || a.Table.PutBack != nil {
		t.Error("why a place is not offered is said on")
	}
}

func TestALessonAwaitsTheLandingInKent(t *testing.T) {
	script := read(t, "lessons/britannia-2008.txt", learn.ParseLesson)
	g := engine.ByID(games.All(), "britannia-2008")
	state, err := g.Parse([]byte(script.Steps[0].Scene.Position))
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.NewAt(g, state, dice.Source{Kind: dice.ByHand})
	if err != nil {
		t.Fatal(err)
	}
	words := g.Lexicon()
	l := &Lesson{script: script, seat: script.Steps[0].Scene.Seat}
	if l.Awaits() || !l.asksNothing(l.seat) || l.Over() {
		t.Errorf("who is only told something has to act: %+v", l.At())
	}
	for l.Step++; !l.Awaits(); l.Step++ {
	}
	kent, sussex := learn.Place(words, "Kent"), learn.Place(words, "Sussex")
	landing, ok := learn.Find(words, "march from=English Channel to=Kent count=3", m.Legal())
	other, also := learn.Find(words, "march from=English Channel to=Sussex count=3", m.Legal())
	if !ok || !also {
		t.Fatal("the Romans cannot land")
	}
	if !l.Wants(words, landing) || l.Wants(words, other) || l.asksNothing(l.seat) || !l.asksNothing(l.seat+1) {
		t.Errorf("three go to Kent, and the lesson awaits %v", l.At().Awaits)
	}
	if l.Lit(words) != 1<<uint(kent) {
		t.Errorf("lit are %b", l.Lit(words))
	}
	if !l.play(m, landing) || m.Turn().Seat != l.seat {
		t.Fatal("the landing is not made")
	}
	if l.Step++; l.Lit(words) != 1<<uint(sussex) || !l.teach(m, l.At().Awaits[0]) {
		t.Errorf("after Kent lit are %b", l.Lit(words))
	}
	l.Step = l.Len()
	var none *Lesson
	if !l.Over() || l.Awaits() || l.Lit(words) != 0 || none.Lit(words) != 0 || none.Wants(words, landing) || none.asksNothing(0) {
		t.Error("a lesson that is over, or none, awaits something")
	}
}

func TestAnArrivalBelongsToTheNearestMatch(t *testing.T) {
	played := func(ranks ...int) *match.Match {
		m := opening(t)
		for _, rank := range ranks {
			if _, err := m.Do(rank); err != nil {
				t.Fatal(err)
			}
		}
		return m
	}
	for _, c := range []struct {
		what string
		kept []int
		is   match.Relation
	}{
		{"what is kept", []int{0, 0, 0}, match.Same},
		{"one landing more", []int{0, 0}, match.Continues},
		{"one landing less", []int{0, 0, 0, 0}, match.Older},
		{"another landing", []int{0, 1}, match.Fork},
	} {
		a := Arrival{Match: played(0, 0, 0)}
		a.compare(store.Record{ID: "a"}, played(c.kept...))
		if a.Relation != c.is || a.Stored.ID != "a" || a.plain() {
			t.Errorf("with %s: relation %d to %q; nothing is asked: %v", c.what, a.Relation, a.Stored.ID, a.plain())
		}
	}

	a := Arrival{Match: played(0, 0, 0)}
	a.compare(store.Record{ID: "fork"}, played(0, 1))
	if before, ours, theirs := a.Fork(); a.Parting != 1 || ours == theirs || before.Turn().Seat != ours.Seat {
		t.Errorf("they part in round %d by %+v and %+v", a.Parting, ours, theirs)
	}
	if a.compare(store.Record{ID: "same"}, played(0, 0, 0)); a.Stored.ID != "same" {
		t.Errorf("of a fork and the match itself %q is meant", a.Stored.ID)
	}
	if a.compare(store.Record{ID: "older"}, played(0)); a.Stored.ID != "same" || len(a.Altered()) > 0 || a.ForkHint() != "" {
		t.Errorf("of the match itself and an older one %q is meant, with %q", a.Stored.ID, a.ForkHint())
	}

	if a = (Arrival{Code: link.ErrNewerRules.Code}); !a.Newer() || a.plain() {
		t.Error("a newer version does not help with newer rules")
	}
	if a.Code = link.ErrNotGame.Code; a.Newer() {
		t.Error("a newer version is to make a link of what is none")
	}
}
