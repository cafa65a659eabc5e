package match_test

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

var seeded = dice.Source{Seed: 11}
var byHand = dice.Source{Kind: dice.ByHand}

func begin(t testing.TB, source dice.Source) *match.Match {
	t.Helper()
	m, err := match.New(toy.Game(), engine.DefaultSetup(toy.Game()), nil, source)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// playOn makes n more choices, fewer when the game ends, dice by hand included.
func playOn(t testing.TB, m *match.Match, n int, seed uint64) {
	t.Helper()
	for range n {
		if m.Turn().Over() {
			return
		}
		if _, err := m.Do(dice.Draw(seed, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
}

func picture(t testing.TB, s engine.State) string {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func TestSeededDiceRollThemselves(t *testing.T) {
	m := begin(t, seeded)
	rolls := 0
	for !m.Turn().Over() {
		if m.Turn().Seat == engine.Nature {
			t.Fatal("Nature waits for a person")
		}
		before := m.Len()
		playOn(t, m, 1, 5)
		rolls += m.Len() - before - 1
	}
	if rolls == 0 {
		t.Error("no dice were rolled in a whole race")
	}
}

func TestSameSeedSameDice(t *testing.T) {
	a, b := begin(t, seeded), begin(t, seeded)
	playOn(t, a, 1000, 3)
	playOn(t, b, 1000, 3)
	if !slices.Equal(a.Log(), b.Log()) {
		t.Error("two matches of one seed differ")
	}
	c := begin(t, dice.Source{Seed: 12})
	playOn(t, c, 1000, 3)
	if slices.Equal(a.Log(), c.Log()) {
		t.Error("another seed gives the same match")
	}
}

func TestDiceByHandWaitForAPerson(t *testing.T) {
	m := begin(t, byHand)
	for m.Turn().Seat != engine.Nature {
		playOn(t, m, 1, 5)
	}
	legal := m.Legal()
	if len(legal) != 6 {
		t.Fatalf("%d faces", len(legal))
	}
	six := legal[5]
	events, err := m.Play(six)
	if err != nil || len(events) == 0 || events[0].Count != 6 {
		t.Errorf("rolled %v, %v", events, err)
	}
	var illegal *engine.IllegalError
	if _, err := m.Play(six); !errors.As(err, &illegal) {
		t.Errorf("rolled out of turn: %v", err)
	}
}

func TestIllegalChoiceChangesNothing(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 6, 5)
	before, length := picture(t, m.State()), m.Len()
	wrong := m.Legal()[0]
	wrong.Count = 77
	_, err := m.Play(wrong)
	var illegal *engine.IllegalError
	if !errors.As(err, &illegal) || illegal.Rule != "list" {
		t.Errorf("got %v", err)
	}
	for _, rank := range []int{-1, len(m.Legal())} {
		if _, err := m.Do(rank); !errors.Is(err, match.ErrRank) {
			t.Errorf("rank %d: %v", rank, err)
		}
	}
	if picture(t, m.State()) != before || m.Len() != length {
		t.Error("a refused choice changed the match")
	}
}

func TestNothingIsPlayedAfterTheEnd(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, match.MaxChoices, 5)
	if _, err := m.Do(0); !errors.Is(err, match.ErrOver) {
		t.Errorf("Do: %v", err)
	}
	if _, err := m.Play(engine.Choice{}); !errors.Is(err, match.ErrOver) {
		t.Errorf("Play: %v", err)
	}
}

func TestLogTellsRankAndLength(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 1000, 5)
	forced := 0
	for i, e := range m.Log() {
		state := m.Replay(i)
		legal := state.Legal(nil)
		if len(legal) != int(e.Len) || legal[e.Rank] != e.Choice || state.Turn().Seat != e.Seat {
			t.Fatalf("entry %d is %+v", i, e)
		}
		if e.Forced() {
			forced++
		}
	}
	if forced == 0 {
		t.Error("the race has no forced choice")
	}
}

func TestNewRefusesWhatNoGameOffers(t *testing.T) {
	fits := engine.DefaultSetup(toy.Game())
	players := func(n int) []match.Player { return make([]match.Player, n) }
	named := func(name string) []match.Player {
		p := players(4)
		p[2].Name = name
		return p
	}
	odd := players(4)
	odd[1].Kind = match.Kinds
	for name, c := range map[string]struct {
		setup   engine.Setup
		players []match.Player
		source  dice.Source
	}{
		"no options":        {engine.Setup{Seats: 4}, nil, seeded},
		"nine players":      {engine.Setup{Seats: 9, Options: fits.Options}, nil, seeded},
		"minus one":         {engine.Setup{Seats: -1, Options: fits.Options}, nil, seeded},
		"no such scenario":  {engine.Setup{Scenario: 7, Seats: 4, Options: fits.Options}, nil, seeded},
		"a player too few":  {fits, players(3), seeded},
		"an unknown kind":   {fits, odd, seeded},
		"a long name":       {fits, named(strings.Repeat("é", 21)), seeded},
		"a broken name":     {fits, named("\xff"), seeded},
		"a name of 2 lines": {fits, named("a\nb"), seeded},
		"unknown dice":      {fits, nil, dice.Source{Kind: dice.Kinds}},
		"hand with a seed":  {fits, nil, dice.Source{Kind: dice.ByHand, Seed: 1}},
	} {
		if _, err := match.New(toy.Game(), c.setup, c.players, c.source); err == nil {
			t.Errorf("%s: accepted", name)
		}
	}
	if _, err := match.New(toy.Game(), fits, named(strings.Repeat("é", 20)), seeded); err != nil {
		t.Errorf("a name of 40 bytes: %v", err)
	}
}

func TestHeaderIsTheMatchsOwn(t *testing.T) {
	setup := engine.DefaultSetup(toy.Game())
	players := make([]match.Player, 4)
	m, err := match.New(toy.Game(), setup, players, seeded)
	if err != nil {
		t.Fatal(err)
	}
	setup.Options[0], players[0].Name = 0, "later"
	h, _ := m.Header()
	if h.Setup.Options[0] != 1 || h.Players[0].Name != "" {
		t.Error("the header changes with what it was made from")
	}
	same, _ := begin(t, seeded).Header()
	other, _ := begin(t, byHand).Header()
	if !h.Equal(same) || h.Equal(other) {
		t.Error("headers are compared wrongly")
	}
}

func TestMidGameMatchHasNoHeader(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 9, 5)
	puzzle, err := match.NewAt(toy.Game(), m.State(), byHand)
	if err != nil {
		t.Fatal(err)
	}
	if picture(t, puzzle.State()) != picture(t, m.State()) || puzzle.Len() != 0 {
		t.Error("the puzzle is another position")
	}
	if _, err := puzzle.Header(); !errors.Is(err, match.ErrNoStart) {
		t.Errorf("header: %v", err)
	}
	before := picture(t, m.State())
	playOn(t, puzzle, 9, 5)
	if picture(t, m.State()) != before {
		t.Error("the puzzle plays on the match it came from")
	}
}

// longGame never ends and offers as many choices as it is told.
type longGame struct{ engine.Game }

type longState struct {
	engine.State
	list int
}

func (longGame) New(engine.Setup) (engine.State, error) { return &longState{list: 2}, nil }
func (s *longState) Turn() engine.Turn                  { return engine.Turn{Seat: 0} }
func (s *longState) Clone() engine.State                { c := *s; return &c }

func (s *longState) Legal(buf []engine.Choice) []engine.Choice {
	for i := range s.list {
		buf = append(buf, engine.Choice{Count: int8(i)})
	}
	return buf
}

func (s *longState) Play(c engine.Choice) ([]engine.Event, error) {
	if c.What != 0 {
		return nil, errors.New("refused")
	}
	return nil, nil
}

func TestMatchHasAnEnd(t *testing.T) {
	m, err := match.New(longGame{toy.Game()}, engine.DefaultSetup(toy.Game()), nil, seeded)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, match.MaxChoices, 1)
	if _, err := m.Do(0); !errors.Is(err, match.ErrFull) {
		t.Errorf("one choice more: %v", err)
	}
	if m.Len() != match.MaxChoices {
		t.Errorf("%d choices", m.Len())
	}
}

func TestBrokenRulesAreSeen(t *testing.T) {
	for name, list := range map[string]int{"dead end": 0, "endless list": match.MaxList + 1} {
		m, err := match.NewAt(toy.Game(), &longState{list: list}, seeded)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := m.Do(0); !errors.Is(err, match.ErrRules) {
			t.Errorf("%s: %v", name, err)
		}
	}
	m, err := match.NewAt(toy.Game(), &longState{list: 2}, seeded)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play(engine.Choice{Count: 9}); !errors.Is(err, match.ErrRules) {
		t.Errorf("a choice played and not listed: %v", err)
	}
}

func TestViewHidesTheBets(t *testing.T) {
	a, b := begin(t, seeded), begin(t, seeded)
	for i, bet := range []int{2, 5} {
		a.Do(bet)
		b.Do(i)
	}
	va, vb := picture(t, a.State().View(3)), picture(t, b.State().View(3))
	if va != vb || picture(t, a.State()) == picture(t, b.State()) {
		t.Errorf("the bets show:\n%s\n%s", va, vb)
	}
	if bytes.Equal([]byte(picture(t, a.State().View(0))), []byte(va)) {
		t.Error("a seat does not know its own bet")
	}
}

func TestKindsOfPlayersHaveNames(t *testing.T) {
	var names []string
	for k := match.Person; k <= match.Kinds; k++ {
		names = append(names, k.String())
	}
	if got := strings.Join(names, " "); got != "person random easy medium hard vacant expert unknown" {
		t.Error(got)
	}
}
