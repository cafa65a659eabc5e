package marcher

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// guardedGame plays a random game in which sides reveal their hidden counters, next to
// the same one in which that is automatic.
func guardedGame(t *testing.T, setup engine.Setup, seed uint64, look func(before, s *State, c engine.Choice, told []engine.Event)) {
	t.Helper()
	begin := func() *State {
		state, err := Lords().New(setup)
		if err != nil {
			t.Fatal(err)
		}
		return state.(*State)
	}
	s, plain := begin(), begin()
	s.Guard()
	x := seed*2654435761 + 1
	for !s.Turn().Over() {
		before := s.Clone().(*State)
		list := s.Legal(nil)
		x ^= x << 13
		x ^= x >> 7
		x ^= x << 17
		c := list[x%uint64(len(list))]
		told, err := s.Play(c)
		if err != nil {
			t.Fatal(err)
		}
		look(before, s, c, told)
		if c.Verb != verbShow {
			if !slices.Equal(plain.Legal(nil), list) {
				t.Fatalf("%v: another list where nothing is guarded", setup)
			}
			if _, err := plain.Play(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	if plain.guarded = true; plain.position != s.position {
		t.Errorf("%v: the guarded game ends otherwise", setup)
	}
}

// TestGuardedGames checks that hidden pieces are turned up by a choice and in
// no other way, and that questions, lists and events do not depend on them.
func TestGuardedGames(t *testing.T) {
	t.Parallel()
	x := uint64(7)
	asked := map[question]int{}
	shown := map[bool]int{}
	exposed, n := 0, 0
	for i, setup := range setups() {
		guardedGame(t, setup, uint64(i), func(before, s *State, c engine.Choice, told []engine.Event) {
			ask := before.ask
			some, all := before.Reveals()
			if some {
				shown[all]++
				if !all && plain(what(c.What)) != what(c.What) {
					t.Fatalf("turned up as %s", lexicon.Whats[c.What])
				}
			}
			if before.Exposes() {
				exposed++
			}
			if before.Draws() && before.Exposes() {
				t.Fatal("a counter is drawn unseen and for all to see")
			}
			if len(before.Legal(nil)) == 1 && ask.seat >= 0 && !some {
				t.Fatalf("one choice when asking %s", lexicon.Asks[ask.kind])
			}
			for _, e := range told {
				turnsUp := e.Kind == evReveal || e.Kind == evActivate || e.Kind == evPlace && before.phase == SetUp && before.bothSetUp()
				if turnsUp && !some {
					t.Fatalf("%s without a choice", lexicon.Events[e.Kind])
				}
			}
			if n++; n%11 == 0 || some {
				readsBack(t, before)
			}
			owner, _ := before.Conceals()
			if owner == engine.None {
				if all && before.phase != SetUp {
					t.Fatal("nothing is hidden that is turned up")
				}
				return
			}
			other, changed := shuffleSecrets(before, side(owner), &x)
			if !changed {
				return
			}
			asked[ask.kind]++
			if again, _ := other.Conceals(); again != owner {
				t.Fatal("whether something is hidden depends on what it is")
			}
			mine, theirs := before.Legal(nil), other.Legal(nil)
			same := slices.Equal(mine, theirs)
			if before.Draws() || before.Exposes() || some && !all {
				same = len(mine) == len(theirs)
			}
			if !same {
				t.Fatalf("asked %s: %v or %v", lexicon.Asks[ask.kind], mine, theirs)
			}
		})
	}
	if shown[true] < 100 || shown[false] < 5 || exposed < 20 || asked[askPlace] < 20 || asked[askMarch] < 100 || asked[askShow] < 50 {
		t.Errorf("too little was seen: %v, %v, %d, %v", shown[true], shown[false], exposed, asked)
	}
}

// TestUnseenSetUp checks that the set-up of one side alone is no secret, nor
// that of the side that sets up last.
func TestUnseenSetUp(t *testing.T) {
	for _, setup := range setups() {
		state, err := Lords().New(setup)
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		s.Guard()
		for s.phase == SetUp && s.ask.kind == askPlace {
			if want := setup.Scenario == normanConquerors && s.ask.side == Normans; s.SetsUp() != want {
				t.Errorf("%v: %s set up, unseen: %t", setup, lexicon.Sides[s.ask.side], !want)
			}
			if _, err := s.Play(s.Legal(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		if some, all := s.Reveals(); some != (setup.Scenario == normanConquerors) || some != all {
			t.Errorf("%v: turned up %t, all %t", setup, some, all)
		}
	}
}
