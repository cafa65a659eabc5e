package match_test

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/brianboru"
	"bretwalda/engine/dice"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

func TestReplayReachesEveryPosition(t *testing.T) {
	m := begin(t, byHand)
	want := []string{picture(t, m.State())}
	for !m.Turn().Over() {
		playOn(t, m, 1, 4)
		want = append(want, picture(t, m.State()))
	}
	for n, w := range want {
		if picture(t, m.Replay(n)) != w {
			t.Fatalf("replay to %d gives another position", n)
		}
	}
	if picture(t, m.Replay(-3)) != want[0] || picture(t, m.Replay(99_999)) != want[len(want)-1] {
		t.Error("replay beyond the ends")
	}
}

func TestReplayIsTheCallersOwn(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 100, 4)
	for _, n := range []int{0, 64, 80} {
		want := picture(t, m.Replay(n))
		mine := m.Replay(n)
		mine.Play(mine.Legal(nil)[0])
		if picture(t, m.Replay(n)) != want {
			t.Errorf("playing on replay %d changed the match", n)
		}
	}
}

func TestPliesReportEvents(t *testing.T) {
	m := begin(t, seeded)
	var told []engine.Event
	for !m.Turn().Over() {
		events, err := m.Play(m.Legal()[m.Len()%len(m.Legal())])
		if err != nil {
			t.Fatal(err)
		}
		told = append(told, events...)
	}
	var again, each []engine.Event
	m.Plies(0, func(d match.Ply) bool {
		again = append(again, d.Events...)
		each = append(each, m.EventsOf(d.Number)...)
		return true
	})
	if !slices.Equal(m.EventsSince(0), told) || !slices.Equal(again, told) || !slices.Equal(each, told) {
		t.Error("the replay tells other events than the match did")
	}
	n := m.Len() - 70
	number := n
	m.Plies(n, func(d match.Ply) bool {
		if d.Number != number || d.Choice != m.Log()[number].Choice || d.Turn.Seat != m.Log()[number].Seat {
			t.Errorf("step %d is %+v", number, d)
		}
		number++
		return true
	})
	if number != m.Len() {
		t.Errorf("the steps end at %d of %d", number, m.Len())
	}
	seen := 0
	m.Plies(0, func(match.Ply) bool { seen++; return seen < 3 })
	if seen != 3 {
		t.Errorf("saw %d steps after asking for 3", seen)
	}
	if len(m.EventsSince(m.Len())) != 0 || !slices.Equal(m.EventsSince(-1), told) {
		t.Error("events beyond the ends")
	}
}

// TestThePastIsSeenFromASeat checks that what led to a position reaches back beyond the
// beginning of its round, if it has not the whole game, and shows no more than views.
func TestThePastIsSeenFromASeat(t *testing.T) {
	m, err := match.New(brianboru.HighKing(), engine.Setup{Seats: 4, Options: []uint8{0}}, nil, dice.Source{Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	for !m.Turn().Over() {
		if _, err := m.Play(m.Legal()[m.Len()%len(m.Legal())]); err != nil {
			t.Fatal(err)
		}
	}
	for _, n := range []int{0, 1, 70, m.Len() / 2, m.Len() - 1, m.Len()} {
		var seen []string
		var told []engine.Event
		m.Past(n, 2)(func(before engine.State, events []engine.Event) {
			seen = append(seen, picture(t, before))
			told = append(told, events...)
		})
		from := n - len(seen)
		if from > 0 && engine.RoundOf(m.Replay(from)) == engine.RoundOf(m.Replay(n)) {
			t.Errorf("the past of choice %d begins at %d, in the middle of its round", n, from)
		}
		for i, p := range seen {
			if p != picture(t, m.Replay(from+i).View(2)) {
				t.Fatalf("choice %d was seen otherwise", from+i)
			}
		}
		if want := m.EventsSince(from); !slices.Equal(told, want[:len(want)-len(m.EventsSince(n))]) {
			t.Errorf("the past of choice %d tells other events", n)
		}
	}
}

// The events of what was taken back are forgotten, and those of other choices told.
func TestEventsOfWhatWasTakenBack(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 100, 4)
	at := 70
	for m.TakeBackTo(at) != nil {
		at++
	}
	for n := range 30 {
		if _, err := m.Do((n + 1) % len(m.Legal())); err != nil {
			t.Fatal(err)
		}
		var again []engine.Event
		m.Plies(0, func(d match.Ply) bool {
			again = append(again, d.Events...)
			return true
		})
		if !slices.Equal(m.EventsSince(0), again) {
			t.Fatalf("after %d other choices the match tells other events than its replay", n+1)
		}
		if picture(t, m.Replay(at+n)) != picture(t, played(t, m, at+n)) {
			t.Fatalf("after %d other choices the replay to %d gives another position", n+1, at+n)
		}
	}
}

// played is the position after the first n choices of a match, played from the first.
func played(t *testing.T, m *match.Match, n int) engine.State {
	t.Helper()
	state := m.Replay(0)
	for _, e := range m.Log()[:n] {
		if _, err := state.Play(e.Choice); err != nil {
			t.Fatal(err)
		}
	}
	return state
}

// counted counts how often a position is played on.
type counted struct {
	engine.State
	plays *int
}

func (c counted) Clone() engine.State { return counted{c.State.Clone(), c.plays} }
func (c counted) Play(choice engine.Choice) ([]engine.Event, error) {
	*c.plays++
	return c.State.Play(choice)
}

// TestReplayGoesOnFromTheLast checks that a position after one that was asked for needs
// the choices between them alone, and events none.
func TestReplayGoesOnFromTheLast(t *testing.T) {
	state, err := toy.Game().New(engine.DefaultSetup(toy.Game()))
	if err != nil {
		t.Fatal(err)
	}
	plays := 0
	m, err := match.NewAt(toy.Game(), counted{state, &plays}, byHand)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 63, 4)
	m.Replay(50)
	plays = 0
	m.Replay(50)
	m.Replay(52)
	m.EventsSince(0)
	if plays != 2 {
		t.Errorf("%d choices are played again", plays)
	}
}

func TestHandOvers(t *testing.T) {
	setup := engine.DefaultSetup(toy.Game())
	for _, c := range []struct {
		name  string
		kinds []match.Kind
		want  int
	}{
		{"four people", []match.Kind{match.Person, match.Person, match.Person, match.Person}, 4},
		{"two people, two bots", []match.Kind{match.Person, match.Random, match.Person, match.Random}, 2},
		{"one person", []match.Kind{match.Easy, match.Person, match.Medium, match.Hard}, 0},
	} {
		players := make([]match.Player, 4)
		for i, k := range c.kinds {
			players[i].Kind = k
		}
		m, err := match.New(toy.Game(), setup, players, byHand)
		if err != nil {
			t.Fatal(err)
		}
		playOn(t, m, 4, 1) // each seat bets once, then it is the first one's turn again
		if got := m.HandOvers(); got != c.want {
			t.Errorf("%s: %d hand-overs, want %d", c.name, got, c.want)
		}
	}
}

func TestPartingOfAFork(t *testing.T) {
	a, b := begin(t, byHand), begin(t, byHand)
	playOn(t, a, 50, 4)
	playOn(t, b, 30, 4)
	if n := match.Parting(a, b); n != 30 {
		t.Errorf("an older copy parts at %d", n)
	}
	b.Do((int(a.Log()[30].Rank) + 1) % int(a.Log()[30].Len))
	if n := match.Parting(a, b); n != 30 {
		t.Errorf("the fork parts at %d", n)
	}
}

func BenchmarkPlay(b *testing.B) {
	b.ReportAllocs()
	m := begin(b, seeded)
	for i := range b.N {
		if m.Turn().Over() {
			m = begin(b, seeded)
		}
		if _, err := m.Do(i % len(m.Legal())); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkReplay(b *testing.B) {
	m := begin(b, seeded)
	playOn(b, m, 1000, 4)
	b.ResetTimer()
	for i := range b.N {
		m.Replay(i % m.Len())
	}
}
