package bot_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
	"bretwalda/engine/britannia"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

func begin(t *testing.T, g engine.Game) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.DefaultSetup(g), nil, dice.Source{Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// stroll plays by chance and shows every so many positions of a player.
func stroll(t *testing.T, m *match.Match, every int, look func(engine.State)) {
	t.Helper()
	for n := 0; !m.Turn().Over(); n++ {
		if n%every == 0 {
			look(m.State())
		}
		if _, err := m.Do(dice.Draw(9, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
	}
}

// A plan can be played to its end, is the same when asked again, and changes
// nothing.
func TestPlansCanBePlayed(t *testing.T) {
	const nodes = 400
	for _, g := range []engine.Game{britannia.Revised(), britannia.Classic()} {
		stroll(t, begin(t, g), 97, func(s engine.State) {
			before := picture(t, s)
			for l := bot.Easy; l < bot.Levels; l++ {
				a := l.Think(s, bot.Task{Seed: 3, Nodes: nodes})
				b := l.Think(s, bot.Task{Seed: 3, Nodes: nodes})
				if !slices.Equal(a.Plan, b.Plan) || a.Points != b.Points {
					t.Fatalf("%s, %v: two answers", g.ID(), l)
				}
				if picture(t, s) != before {
					t.Fatalf("%s, %v: thinking changed the position", g.ID(), l)
				}
				seat, on := s.Turn().Seat, s.Clone()
				for i, c := range a.Plan {
					if on.Turn().Seat != seat {
						t.Fatalf("%s, %v: choice %d of the plan is another's", g.ID(), l, i)
					}
					if _, err := on.Play(c); err != nil {
						t.Fatalf("%s, %v: choice %d of the plan: %v", g.ID(), l, i, err)
					}
				}
			}
		})
	}
}

// A bot that is given fewer positions looks at fewer: at the first choices, and
// then at no more than finishes a plan.
func TestFewerPositionsLessThought(t *testing.T) {
	wide := 0
	stroll(t, begin(t, britannia.Revised()), 31, func(s engine.State) {
		if len(s.Legal(nil)) < 40 {
			return
		}
		wide++
		few := bot.Hard.Think(s, bot.Task{Seed: 3, Nodes: 1}).Nodes
		many := bot.Hard.Think(s, bot.Task{Seed: 3, Nodes: 10 * few}).Nodes
		if few < len(s.Legal(nil)) || many < 2*few || many > 12*few {
			t.Errorf("%d choices: one position allowed, %d looked at; %d allowed, %d looked at", len(s.Legal(nil)), few, 10*few, many)
		}
	})
	if wide == 0 {
		t.Error("no wide choice")
	}
}

func picture(t *testing.T, s engine.State) string {
	t.Helper()
	b, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// A search that is stopped at once gives a legal choice nevertheless.
func TestStoppedAtOnce(t *testing.T) {
	s := begin(t, britannia.Revised()).State()
	for l := bot.Easy; l < bot.Levels; l++ {
		asked := 0
		a := l.Think(s, bot.Task{Seed: 3, Stop: func() bool { asked++; return true }})
		if len(a.Plan) == 0 || !slices.Contains(s.Legal(nil), a.Plan[0]) {
			t.Errorf("%v plans %v", l, a.Plan)
		}
	}
}

// A bot knows no more than its seat: it answers alike in positions that look alike to
// the seat. In the classic edition votes are secret.
func TestSecretVotesTellABotNothing(t *testing.T) {
	secret := 0
	stroll(t, begin(t, britannia.Classic()), 1, func(s engine.State) {
		seat := s.Turn().Seat
		view := s.View(seat)
		deal := func(seed uint64) engine.State {
			n := 0
			return view.(bot.Dealer).Deal(func(k int) int { n++; return dice.Draw(seed, n, k) })
		}
		a, b := deal(1), deal(4)
		if a == view || picture(t, a) == picture(t, b) {
			return
		}
		secret++
		if picture(t, a.View(seat)) != picture(t, b.View(seat)) {
			t.Fatal("two deals of one view look different")
		}
		for l := bot.Easy; l < bot.Levels; l++ {
			o := bot.Task{Seed: 3, Nodes: 200}
			if pa, pb := l.Think(a, o).Plan, l.Think(b, o).Plan; !slices.Equal(pa, pb) {
				t.Errorf("%v plans %v and %v", l, pa, pb)
			}
		}
	})
	if secret == 0 {
		t.Error("no secret ballot with two deals")
	}
}
