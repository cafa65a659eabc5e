package match_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/match"
)

func beginGame(t testing.TB, g engine.Game, source dice.Source) *match.Match {
	t.Helper()
	m, err := match.New(g, engine.DefaultSetup(g), nil, source)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Whole games: every moment is replayed, undone and done again.
func TestEveryGameReplaysAndUndoes(t *testing.T) {
	for _, g := range games.All() {
		m := beginGame(t, g, byHand)
		want := []string{picture(t, m.State())}
		var told []engine.Event
		for !m.Turn().Over() {
			events, err := m.Do(dice.Draw(21, m.Len(), len(m.Legal())))
			if err != nil {
				t.Fatalf("%s: %v", g.ID(), err)
			}
			told = append(told, events...)
			for len(want) <= m.Len() {
				want = append(want, picture(t, m.Replay(len(want))))
			}
		}
		var again []engine.Event
		m.Plies(0, func(d match.Ply) bool {
			again = append(again, d.Events...)
			return true
		})
		if !slices.Equal(m.EventsSince(0), told) || !slices.Equal(again, told) {
			t.Errorf("%s: the replay tells other events", g.ID())
		}
		for n := 0; n <= m.Len(); n += 7 {
			if picture(t, m.Replay(n)) != want[n] {
				t.Fatalf("%s: replay to %d gives another position", g.ID(), n)
			}
		}
		for m.TakeBack() == nil {
			if picture(t, m.State()) != want[m.Len()] {
				t.Fatalf("%s: taken back to %d, another position", g.ID(), m.Len())
			}
		}
		if m.Len() != 0 {
			t.Errorf("%s: %d choices cannot be taken back", g.ID(), m.Len())
		}
	}
}

// In a draft the next packet may be waiting: who has seen it does not choose
// again from the one before.
func TestUndoDoesNotCrossSomethingShown(t *testing.T) {
	m := beginGame(t, games.ByID("brian-boru"), dice.Source{Seed: 5})
	shown := 0
	for !m.Turn().Over() {
		seat := m.Turn().Seat
		if _, err := m.Do(dice.Draw(3, m.Len(), len(m.Legal()))); err != nil {
			t.Fatal(err)
		}
		x := m.Game().Lexicon()
		last := m.Log()[m.Len()-1]
		if last.Seat != seat || m.Turn().Seat != seat || x.Asks[m.Turn().Kind] != "keep" || x.Verbs[last.Choice.Verb] != "keep" {
			continue
		}
		shown++
		if err := m.Undo(); !errors.Is(err, match.ErrNoUndo) {
			t.Fatalf("choice %d is undone with the next packet in sight: %v", m.Len(), err)
		}
	}
	if shown < 8 {
		t.Errorf("only %d packets were waiting", shown)
	}
}

func BenchmarkPlayBritannia(b *testing.B) {
	b.ReportAllocs()
	g := games.ByID("britannia-2008")
	m := beginGame(b, g, seeded)
	for range b.N {
		if m.Turn().Over() {
			m = beginGame(b, g, seeded)
		}
		if _, err := m.Do(dice.Draw(3, m.Len(), len(m.Legal()))); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReplayBritannia(b *testing.B) {
	m := beginGame(b, games.ByID("britannia-2008"), seeded)
	playOn(b, m, match.MaxChoices, 3)
	b.ResetTimer()
	for i := range b.N {
		m.Replay(i * 97 % m.Len())
	}
}
