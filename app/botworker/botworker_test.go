package botworker

import (
	"slices"
	"testing"
	"time"

	"bretwalda/app/advice"
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

func think(t *testing.T, m *match.Match, kind match.Kind, limit time.Duration) Answer {
	t.Helper()
	a := Think(Question{Ticket: 7, Link: linkOf(t, m), Kind: kind, Limit: limit}, games.Shelf(), never)
	if a.Fault != "" || a.Ticket != 7 {
		t.Fatalf("%s: %+v", kind, a)
	}
	return a
}

// Whatever a bot answers can be done, one after the other, by the seat that was
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

// Whose time is over looks at little more, and says what is best so far.
func TestThinkingEnds(t *testing.T) {
	const most = 400 // questions after the end: some two for each choice of a plan
	for _, g := range games.All() {
		m := begin(t, g, 3)
		for _, q := range []struct {
			limit time.Duration
			stop  int
		}{{time.Nanosecond, 1 << 30}, {time.Hour, 0}, {time.Hour, 3}, {time.Hour, 100}} {
			asked := 0
			a := Think(Question{Link: linkOf(t, m), Kind: match.Hard, Limit: q.limit}, games.Shelf(), func() bool { asked++; return asked > q.stop })
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

func TestWhatCannotBeAnsweredIsAFault(t *testing.T) {
	g := games.ByID("britannia-2008")
	text := linkOf(t, begin(t, g, 3))
	over := begin(t, g, 3)
	for !over.Turn().Over() {
		if _, err := over.Do(dice.Draw(1, over.Len(), len(over.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
	for name, q := range map[string]Question{
		"no link":      {Kind: match.Easy},
		"no bot":       {Link: text, Kind: match.Person},
		"no such kind": {Link: text, Kind: match.Kinds},
		"nobody":       {Link: text, Kind: match.Vacant},
		"game over":    {Link: linkOf(t, over), Kind: match.Easy},
	} {
		q.Ticket, q.Limit = 5, time.Second
		if a := Think(q, games.Shelf(), never); a.Fault == "" || a.Ticket != 5 || len(a.Ranks) > 0 {
			t.Errorf("%s: %+v", name, a)
		}
	}
	shelf := []engine.Game{broken{g}}
	if a := Think(Question{Ticket: 5, Link: text, Kind: match.Easy, Limit: time.Second}, shelf, never); a.Fault == "" || a.Ticket != 5 {
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

// told is what the advisor tells of a choice before it is made, if that is a
// battle: where, and the chance to win it.
func told(m *match.Match, c engine.Choice) (place int8, percent advice.Percent, ok bool) {
	state := m.State().View(m.Turn().Seat)
	for _, p := range advice.Of(m.Game().ID()).Previews(advice.Context{
		Lexicon: m.Game().Lexicon(), State: state, Turn: m.Turn(), Legal: m.Legal(), Pieces: state.Pieces(nil),
	}, c) {
		switch p.Words.Key {
		case "table.versus":
			return c.To, p.Chances[0].Percent, true
		case "marcher.siege.with", "marcher.siege.without":
			return m.Turn().Place, p.Chances[0].Percent, true
		}
	}
	return 0, 0, false
}

// An answer to a person who asks why has the battle of the plan, as the advisor
// sees it before the last march there. An answer to a bot has none.
func TestAPlanIsToldWithABattle(t *testing.T) {
	for _, id := range []string{"britannia-2008", "britannia-classic", "marcher-lords"} {
		m := begin(t, games.ByID(id), 11)
		battles, joined := 0, 0
		for n := 0; n < 60 && !m.Turn().Over(); n++ {
			q := Question{Link: linkOf(t, m), Kind: match.Easy, Limit: time.Minute}
			if a := Think(q, games.Shelf(), never); a.Risk != nil {
				t.Fatalf("%s: a bot is told %+v", id, a.Risk)
			}
			q.Why = true
			a := Think(q, games.Shelf(), never)
			chances := map[int8]advice.Percent{} // by place
			for _, rank := range a.Ranks {
				if place, percent, ok := told(m, m.Legal()[rank]); ok {
					if _, again := chances[place]; again {
						joined++
					}
					chances[place] = percent
					battles++
				}
				if _, err := m.Do(rank); err != nil {
					t.Fatal(err)
				}
			}
			if len(chances) == 0 {
				continue
			}
			if !fits(a.Risk, chances) {
				t.Fatalf("%s: %+v is told of the chances %v", id, a.Risk, chances)
			}
		}
		if battles == 0 || joined == 0 {
			t.Errorf("%s: %d battles, %d marches to a place where others had gone", id, battles, joined)
		}
	}
}

// fits reports whether a risk is one of some battles by place, or of a castle
// that nobody defends. Nothing need be told of what is sure.
func fits(r *advice.Risk, chances map[int8]advice.Percent) bool {
	if r == nil {
		for _, percent := range chances {
			if percent != 100 {
				return false
			}
		}
		return true
	}
	want, ok := chances[r.Place]
	if !r.Battle() {
		ok = ok && slices.ContainsFunc(r.Checks, func(c advice.Chance) bool { return c.Percent == want })
		want = r.Wins
	}
	return ok && r.Wins == want
}

// Where a game is about winning, an answer tells the chance.
func TestTheChanceToWinIsToldWhereAGameIsAboutIt(t *testing.T) {
	for _, g := range games.All() {
		a := think(t, begin(t, g, 3), match.Medium, time.Minute)
		about := g.ID() == "marcher-lords"
		if about != (a.Chance > 0) || about != (a.Usual > 0) || a.Chance >= 1000 || a.Usual >= 1000 {
			t.Errorf("%s: chance %d, %d by the usual choice", g.ID(), a.Chance, a.Usual)
		}
	}
}

func TestTheChiefBattleIsThatOfTheMost(t *testing.T) {
	crossing := advice.Risk{Place: 4, Checks: []advice.Chance{{Key: "bot.hint.crossing", Percent: 60}}}
	small, large := advice.Risk{Place: 1, Own: 2, Others: 1, Wins: 70}, advice.Risk{Place: 2, Own: 3, Others: 4, Wins: 40}
	equal := advice.Risk{Place: 3, Own: 4, Others: 3, Wins: 80}
	for _, c := range []struct {
		list risks
		want *advice.Risk
	}{
		{nil, nil},
		{risks{crossing}, &crossing},
		{risks{crossing, small}, &small},
		{risks{small, large, equal}, &large},
		{risks{small, equal, large, crossing}, &equal},
	} {
		switch got := c.list.chief(); {
		case got == nil && c.want == nil:
		case got == nil || c.want == nil || got.Place != c.want.Place:
			t.Errorf("of %+v the chief one is %+v", c.list, got)
		}
	}
}
