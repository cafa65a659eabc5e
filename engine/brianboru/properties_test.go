package brianboru

import (
	"testing"

	"bretwalda/engine"
)

// What must hold in every game, whoever plays: tested with players who choose
// at random.

// look is called after every choice.
type look func(t *testing.T, s *State, c engine.Choice, told []engine.Event)

// setups are all ways to play: three, four and five players, and the option.
var setups = []engine.Setup{
	{Seats: 3, Options: []uint8{0}},
	{Seats: 4, Options: []uint8{0}},
	{Seats: 5, Options: []uint8{0}},
	{Seats: 5, Options: []uint8{1}},
}

// wander plays random games of every setup.
func wander(t *testing.T, games int, look look) {
	t.Helper()
	for i, setup := range setups {
		for seed := range uint64(games) {
			stroll(t, setup, seed*7+uint64(i), look)
		}
	}
}

// chooser draws numbers, the same for the same seed.
type chooser uint64

func (x *chooser) below(n int) int {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	return int(uint64(*x) % uint64(n))
}

// stroll plays one random game.
func stroll(t *testing.T, setup engine.Setup, seed uint64, look look) {
	t.Helper()
	state, err := HighKing().New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	x := chooser(seed*2654435761 + 1)
	var list []engine.Choice
	for turns := 0; !s.Turn().Over(); turns++ {
		if turns > 2000 {
			t.Fatalf("%v, game %d does not end", setup, seed)
		}
		list = s.Legal(list[:0])
		if len(list) < 2 {
			t.Fatalf("%v, game %d asks %v with %d choices", setup, seed, s.Turn(), len(list))
		}
		c := list[x.below(len(list))]
		told, err := s.Play(c)
		if err != nil {
			t.Fatalf("%v, game %d: %v", setup, seed, err)
		}
		look(t, s, c, told)
	}
}

func TestGamesEnd(t *testing.T) {
	wander(t, 20, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {})
}

// TestPositionsReadBack: a position written in words and read is the same.
func TestPositionsReadBack(t *testing.T) {
	wander(t, 6, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		read, err := HighKing().Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read.(*State).position != s.position {
			again, _ := read.MarshalJSON()
			t.Fatalf("read back differently:\n%s\n%s", text, again)
		}
	})
}
