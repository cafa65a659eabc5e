package client

import (
	"bytes"
	"slices"
	"testing"

	"bretwalda/app/advice"
	"bretwalda/app/internal/cards"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

// cardAdvisor knows that every question of the game of cards is answered from
// the hand.
type cardAdvisor struct{ advice.None }

func (cardAdvisor) HandPicks(ask string) int {
	if ask == "keep" {
		return 2
	}
	return 1
}

// deal begins a match of cards among three, that never asks to pass the device.
func deal(t *testing.T) (*page, *Table) {
	t.Helper()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{cards.Game()}}
	p.start()
	p.tell(SetSetting{Passing, "never"}, Goto{AtNew}, SetSeats{3}, SetName{0, "Ann"}, SetName{1, "Bob"}, SetName{2, "Cid"}, StartMatch{})
	if p.m.Table == nil {
		t.Fatalf("no table: %+v", p.m.Notice)
	}
	p.m.Table.advisor = cardAdvisor{}
	p.m.Table.show()
	return p, p.m.Table
}

// shown lists the cards of all hands that the table shows.
func shown(t *Table) []int8 {
	var list []int8
	for seat := range engine.Seat(3) {
		list = append(list, t.State.(*cards.State).Held(seat)...)
	}
	return list
}

// covered checks that nothing of any hand is to be seen.
func covered(t *testing.T, table *Table) {
	t.Helper()
	if !table.Passing || !table.Secret {
		t.Fatalf("seat %d decides and the device is not handed over", table.Viewer)
	}
	if list := shown(table); len(list) > 0 {
		t.Errorf("cards %v are shown while the device changes hands", list)
	}
	if list := table.Picker.All(); len(list) > 0 {
		t.Errorf("choices are shown while the device changes hands: %v", list)
	}
}

func TestAHandIsCoveredUntilItsHolderIsThere(t *testing.T) {
	p, table := deal(t)
	for round := range 2 {
		for seat := range engine.Seat(3) {
			covered(t, table)
			p.tell(Ready{})
			held := table.State.(*cards.State).Held(seat)
			if want := 5 - 3*round; table.Passing || len(held) != want || !slices.Equal(shown(table), held) {
				t.Fatalf("seat %d sees %v of a hand of %d", seat, shown(table), want)
			}
			p.tell(Take{Thing: held[0]})
			if round == 0 {
				p.tell(Take{Thing: held[1]})
			}
			p.tell(PressPicked{})
			if round == 1 && table.Turn.Over() {
				return
			}
			for _, e := range table.News {
				if round == 0 && e.What != engine.None {
					t.Errorf("the news tell a card: %+v", e)
				}
			}
			if table.CanUndo {
				t.Error("what another has decided can be undone")
			}
		}
	}
	t.Error("the game does not end")
}

func TestAHandIsCoveredAfterAWalkToAnotherScreen(t *testing.T) {
	p, table := deal(t)
	p.tell(Ready{})
	id := table.Record.ID
	for _, away := range []string{AtHome, AtSettings} {
		p.tell(Goto{away}, Goto{AtMatch(id)})
		covered(t, p.m.Table)
		p.tell(Ready{})
	}
	again := &page{t: t, store: p.store, fragment: AtMatch(id), games: []engine.Game{cards.Game()}}
	again.start()
	covered(t, again.m.Table)
}

func TestATakenBackHandIsHiddenAgain(t *testing.T) {
	p, table := deal(t)
	p.tell(Ready{})
	held := table.State.(*cards.State).Held(0)
	p.tell(Take{Thing: held[0]}, Take{Thing: held[1]}, PressPicked{}, TakeBack{})
	if table.Viewer != 1 {
		t.Fatal("a choice is taken back while the device changes hands")
	}
	p.tell(Ready{}, AskTakeBack{}, TakeBack{})
	covered(t, table)
	if table.Viewer != 0 {
		t.Fatalf("seat %d decides after the first choice was taken back", table.Viewer)
	}
	p.tell(Ready{})
	if again := table.State.(*cards.State).Held(0); !slices.Equal(again, held) {
		t.Errorf("the hand was %v and is %v", held, again)
	}
}

func TestWithoutSecretsNothingIsCovered(t *testing.T) {
	p := emptyPage(t)
	p.tell(SetSetting{Passing, "never"})
	table := p.begin()
	p.tell(Goto{AtHome}, Goto{AtMatch(table.Record.ID)})
	if p.m.Table.Passing {
		t.Fatal("an open game is covered")
	}
}

func TestSecretDecisions(t *testing.T) {
	m, err := cards.Game().New(engine.Setup{Seats: 2})
	if err != nil {
		t.Fatal(err)
	}
	for m.Turn().Seat == engine.Nature {
		if _, err := m.Play(m.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if !decidesInSecret(m, engine.Nobody) {
		t.Error("which cards are kept is thought to be open")
	}
	for range 2 {
		if _, err := m.Play(m.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	before, _ := m.MarshalJSON()
	if decidesInSecret(m, engine.Nobody) {
		t.Error("which card is shown is thought to be secret")
	}
	if after, _ := m.MarshalJSON(); !bytes.Equal(before, after) {
		t.Error("asking has changed the position")
	}
	if !hidesTurn(m, 0, engine.Nobody) || !hidesTurn(m, 1, 0) {
		t.Error("a hand is thought to be open")
	}
}

// partners are cards in which seats 0 and 1 see each other's hands.
type partners struct{ *cards.State }

func (p partners) View(seat engine.Seat) engine.State {
	if seat == 1 {
		seat = 0
	}
	return p.State.View(seat)
}

func TestPartnersHaveNoSecretsFromEachOther(t *testing.T) {
	m, err := cards.Game().New(engine.Setup{Seats: 3})
	if err != nil {
		t.Fatal(err)
	}
	for _, verb := range []string{"deal", "keep"} {
		for cards.Game().Lexicon().Verbs[m.Legal(nil)[0].Verb] == verb {
			if _, err := m.Play(m.Legal(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
	}
	p := partners{m.(*cards.State)}
	if hidesTurn(p, 1, 0) || hidesTurn(p, 0, 1) {
		t.Error("one partner may not see what the other does")
	}
	if !hidesTurn(p, 1, 2) || !hidesTurn(p, 2, 0) || !hidesTurn(p, 1, engine.Nobody) {
		t.Error("others may see what the partners do")
	}
}

// A table is left as a picture only where nobody has a hand.
func TestNoPictureOfAHand(t *testing.T) {
	expect := func(when string, table *Table, match string, open bool) {
		t.Helper()
		if got, seen := Pictured(table); got != match || seen != open {
			t.Errorf("%s the picture is of %q, open: %v", when, got, seen)
		}
	}
	p, table := deal(t)
	expect("while the device changes hands", table, table.Record.ID, false)
	p.tell(Ready{})
	expect("on a device that three share", table, table.Record.ID, false)
	for _, seat := range []engine.Seat{1, 2} {
		table.Seats[seat] = match.Easy
	}
	expect("of somebody alone with bots", table, table.Record.ID, false)

	free := atTable(t).m.Table
	expect("of a game without secrets", free, free.Record.ID, true)
	free.Passing = true
	expect("while the device changes hands", free, free.Record.ID, false)
	free.Passing, free.Stale = false, true
	expect("of a match that is gone", free, "", false)
}

// A picture of the table is for everybody: none is made while the person sees counters
// that lie face down for others.
func TestAPictureShowsWhatEverybodyMaySee(t *testing.T) {
	g := games.ByID("marcher-lords")
	state, err := g.New(engine.DefaultSetup(g))
	if err != nil {
		t.Fatal(err)
	}
	seen := func(seat engine.Seat) *Scene {
		s := state.View(seat)
		return &Scene{State: s, Pieces: s.Pieces(nil), Standing: s.Standing()}
	}
	for n := 0; seen(0).Public() && seen(1).Public(); n++ {
		legal := state.Legal(nil)
		if n > 400 || len(legal) == 0 {
			t.Fatal("no counter ever lies face down")
		}
		if _, err := state.Play(legal[dice.Draw(5, n, len(legal))]); err != nil {
			t.Fatal(err)
		}
	}
	all := seen(engine.Nobody)
	if !all.Public() {
		t.Error("what everybody sees is not for everybody")
	}
	if all.Passing = true; all.Public() {
		t.Error("a picture is made while the device changes hands")
	}
}

// Positions are compared part by part first: that must tell the same as comparing
// them written out.
func TestPositionsAreComparedByTheirParts(t *testing.T) {
	for _, g := range games.All() {
		state, err := g.New(engine.DefaultSetup(g))
		if err != nil {
			t.Fatal(err)
		}
		alike := 0
		for n := range 150 {
			legal := state.Legal(nil)
			if len(legal) == 0 {
				break
			}
			before := state.Clone()
			if _, err := state.Play(legal[dice.Draw(3, n, len(legal))]); err != nil {
				t.Fatal(err)
			}
			for _, other := range []engine.State{before, state.Clone(), state.View(engine.Nobody), state.View(0)} {
				one, _ := state.MarshalJSON()
				two, _ := other.MarshalJSON()
				is := state.(interface{ Is(engine.State) bool }).Is(other)
				if want := bytes.Equal(one, two); is && !want || same(state, other) != want {
					t.Fatalf("%s, choice %d: by parts %v, written out %v", g.ID(), n, is, want)
				}
				if is {
					alike++
				}
			}
		}
		if alike < 100 {
			t.Errorf("%s: only %d positions are the same by their parts: all are written out", g.ID(), alike)
		}
	}
}

// scribe counts how often a position is written out.
type scribe struct {
	engine.State
	wrote *int
}

func (s scribe) Clone() engine.State                { return scribe{s.State.Clone(), s.wrote} }
func (s scribe) View(seat engine.Seat) engine.State { return scribe{s.State.View(seat), s.wrote} }
func (s scribe) MarshalJSON() ([]byte, error) {
	*s.wrote++
	return s.State.MarshalJSON()
}

// TestEachPositionIsWrittenOnce checks that the looks of a choice are written out once,
// however many others it is compared with.
func TestEachPositionIsWrittenOnce(t *testing.T) {
	m, err := match.New(games.ByID("britannia-2008"), engine.DefaultSetup(games.ByID("britannia-2008")), nil, dice.Source{Kind: dice.Seeded, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	most := 0
	for m.Len() < 60 {
		wrote, ends := 0, 0
		legal := m.State().Legal(nil)
		for i, c := range legal {
			if i == 0 || i == len(legal)-1 || legal[i-1].Verb != c.Verb || legal[i+1].Verb != c.Verb {
				ends++
			}
		}
		if decidesInSecret(scribe{m.State(), &wrote}, engine.Nobody); wrote > ends {
			t.Fatalf("%d choices are written out %d times", ends, wrote)
		}
		most = max(most, ends)
		if _, err := m.Do(m.Len() % len(legal)); err != nil {
			t.Fatal(err)
		}
	}
	if most < 3 {
		t.Errorf("no more than %d choices were compared", most)
	}
}
