package worker

import (
	"slices"
	"testing"
	"time"

	"bretwalda/app/botworker"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

func begin(t *testing.T, g engine.Game, seed uint64) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func linkOf(t *testing.T, m *match.Match) string {
	t.Helper()
	text, err := link.Encode(m)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func never() bool { return false }

func think(t *testing.T, m *match.Match, kind match.Kind, limit time.Duration) botworker.Answer {
	t.Helper()
	a := New(games.Revisions()).Think(botworker.Question{Ticket: 7, Link: linkOf(t, m), Kind: kind, Limit: limit}, never)
	if a.Fault != "" || a.Ticket != 7 {
		t.Fatalf("%s: %+v", kind, a)
	}
	return a
}

// All that a bot answers can be done, one after the other, by the seat that was
// asked for: dice, another seat and news end a plan.
func TestAnAnswerCanBeDone(t *testing.T) {
	for _, g := range games.All() {
		shows := g.Lexicon().Shows
		for kind := match.Random; kind < match.Vacant; kind++ {
			m := begin(t, g, uint64(kind))
			for range 8 {
				seat := m.Turn().Seat
				a := think(t, m, kind, 10*time.Millisecond)
				for i, rank := range a.Ranks {
					if m.Turn().Seat != seat {
						t.Fatalf("%s, %s: the plan of seat %d goes on for seat %d", g.ID(), kind, seat, m.Turn().Seat)
					}
					before := m.Len()
					if _, err := m.Do(rank); err != nil {
						t.Fatalf("%s, %s: %v", g.ID(), kind, err)
					}
					made := m.Log()[before].Choice
					if last := i == len(a.Ranks)-1; !last && (m.Len() > before+1 || shows != nil && shows(made.Verb)) {
						t.Fatalf("%s, %s: the plan goes on after dice or news", g.ID(), kind)
					}
				}
				if m.Turn().Over() {
					break
				}
			}
		}
	}
}

func TestTheSameQuestionGetsTheSameAnswer(t *testing.T) {
	for _, g := range games.All() {
		m := begin(t, g, 3)
		one, two := think(t, m, match.Easy, time.Minute), think(t, m, match.Easy, time.Minute)
		if !slices.Equal(one.Ranks, two.Ranks) {
			t.Errorf("%s: %v, then %v", g.ID(), one.Ranks, two.Ranks)
		}
	}
}

// A bot whose time is over looks at little more, and says what is best so far.
func TestThinkingEnds(t *testing.T) {
	const most = 400 // questions after the end: some two for each choice of a plan
	for _, g := range games.All() {
		m := begin(t, g, 3)
		for _, q := range []struct {
			kind  match.Kind
			limit time.Duration
			stop  int
		}{{match.Hard, time.Nanosecond, 1 << 30}, {match.Hard, time.Hour, 0}, {match.Hard, time.Hour, 100}, {match.Expert, time.Nanosecond, 1 << 30}, {match.Expert, time.Hour, 3}} {
			asked := 0
			a := New(games.Revisions()).Think(botworker.Question{Link: linkOf(t, m), Kind: q.kind, Limit: q.limit}, func() bool { asked++; return asked > q.stop })
			if a.Fault != "" || len(a.Ranks) == 0 {
				t.Errorf("%s: stopped after %v and %d questions, no answer: %+v", g.ID(), q.limit, q.stop, a)
			}
			if q.stop > most {
				q.stop = 0
			}
			if asked > q.stop+most {
				t.Errorf("%s: stopped after %v, it asked %d times", g.ID(), q.limit, asked)
			}
		}
	}
}

func TestAQuestionWithoutAnswerIsAFault(t *testing.T) {
	g := games.ByID("britannia-2008")
	text := linkOf(t, begin(t, g, 3))
	over := begin(t, g, 3)
	for !over.Turn().Over() {
		if _, err := over.Do(dice.Draw(1, over.Len(), len(over.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	for name, q := range map[string]botworker.Question{
		"no link":      {Kind: match.Easy},
		"no bot":       {Link: text, Kind: match.Person},
		"no such kind": {Link: text, Kind: match.Kinds},
		"nobody":       {Link: text, Kind: match.Vacant},
		"game over":    {Link: linkOf(t, over), Kind: match.Easy},
	} {
		q.Ticket, q.Limit = 5, time.Second
		if a := New(games.Revisions()).Think(q, never); a.Fault == "" || a.Ticket != 5 || len(a.Ranks) > 0 {
			t.Errorf("%s: %+v", name, a)
		}
	}
	revisions := []engine.Game{broken{g}}
	if a := New(revisions).Think(botworker.Question{Ticket: 5, Link: text, Kind: match.Easy, Limit: time.Second}, never); a.Fault == "" || a.Ticket != 5 {
		t.Errorf("rules that break: %+v", a)
	}
}

// broken is a game whose rules break.
type broken struct{ engine.Game }

func (broken) New(engine.Setup) (engine.State, error) { panic("oops") }

// A bot must not foresee the dice: its own chance has another seed.
func TestTheBotsChanceIsNotTheMatchs(t *testing.T) {
	for s := range uint64(8) {
		m := begin(t, games.ByID("britannia-2008"), s)
		if seed(linkOf(t, m)) == s {
			t.Errorf("seed %d is known to the bots", s)
		}
	}
}

// An answer tells the chance to win, and points where a game is about them.
func TestTheChanceToWinIsTold(t *testing.T) {
	for _, g := range games.All() {
		a := think(t, begin(t, g, 3), match.Medium, time.Minute)
		about := g.ID() == "marcher-lords"
		if a.Chance <= 0 || a.Usual <= 0 || a.Chance >= 1000 || a.Usual >= 1000 || about != (a.Points == 0) {
			t.Errorf("%s: chance %d, %d by most choices, %d points", g.ID(), a.Chance, a.Usual, a.Points)
		}
	}
}

// TestAForecastIsByWhatASeatMayKnow checks that every game tells how it may end, also
// to those who only watch.
func TestAForecastIsByWhatASeatMayKnow(t *testing.T) {
	for _, g := range games.All() {
		m := begin(t, g, 3)
		for range 20 {
			if _, err := m.Do(0); err != nil {
				t.Fatal(err)
			}
		}
		for seat := engine.Seat(engine.Nobody); int(seat) < g.Scenarios()[0].Players(); seat++ {
			if seat == engine.Nature {
				continue
			}
			q := botworker.Question{Ticket: 7, Link: linkOf(t, m), Forecast: true, Seat: seat}
			a := New(games.Revisions()).Think(q, never)
			sum := 0
			for _, c := range a.Chances {
				sum += c
			}
			if a.Fault != "" || a.Ticket != 7 || len(a.Ends) != len(a.Chances) || sum < 990 || sum > 1010 {
				t.Errorf("%s, seat %d: %+v", g.ID(), seat, a)
			}
		}
	}
}
