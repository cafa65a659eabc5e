package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// redFull is the action phase with every red town taken. The first player, who
// has the marker, holds two red cards.
func redFull(guarded bool, others ...cards) *State {
	return full(guarded, ofSuit[Red], append([]cards{two(suitCards[Red], 0)}, others...)...)
}

// full is the action phase with some towns taken, by the first player, who has
// the marker.
func full(guarded bool, towns set, hands ...cards) *State {
	s := newBoard(len(hands), false)
	if guarded {
		s.Guard()
	}
	s.holder, s.suitor = 0, 0
	s.player[0].discs = towns
	for i, hand := range hands {
		s.player[i].hand = hand
	}
	s.enter(phaseAction)
	s.proceed()
	return s
}

// two are the lowest two of some cards but for others.
func two(from, but cards) cards {
	from &^= but
	low := from.draw().set()
	return low | from.draw().set()
}

func TestALeaderWithoutCardsPasses(t *testing.T) {
	blue, yellow := two(suitCards[Blue], 0), two(suitCards[Yellow], 0)
	if s := redFull(false, blue, yellow); s.Turn().Seat != 1 {
		t.Errorf("seat %d leads", s.Turn().Seat)
	}
	s := redFull(true, blue, yellow)
	pass := engine.NewChoice(verbEnd)
	if s.Turn().Seat != 0 || !slices.Equal(s.Legal(nil), []engine.Choice{pass}) {
		t.Fatalf("seat %d is asked for one of %v", s.Turn().Seat, s.Legal(nil))
	}
	if open := s.Open(nil); !slices.Contains(open, pass) || len(open) < 100 {
		t.Errorf("everybody knows of %d choices", len(open))
	}
	if _, err := s.Play(pass); err != nil || s.Turn().Seat != 1 || s.Turn().Kind != askLead {
		t.Errorf("seat %d is asked %d, %v", s.Turn().Seat, s.Turn().Kind, err)
	}
	if slices.Contains(s.Legal(nil), pass) {
		t.Error("a player who can lead may pass")
	}
}

func TestNobodyCanLead(t *testing.T) {
	red := suitCards[Red]
	mine := two(red, 0)
	second := two(red, mine)
	s := redFull(true, second, two(red, mine|second))
	for range 3 {
		if _, err := s.Play(engine.NewChoice(verbEnd)); err != nil {
			t.Fatal(err)
		}
	}
	if round, _ := s.Hands(); round != 0 || s.Phase() == "action" {
		t.Errorf("the tricks go on: %s", s.Phase())
	}
}

// TestLeadersWithGuardedHands checks that everybody knows that a hand can lead while
// there is an empty town of each colour, and that none can when all are taken.
func TestLeadersWithGuardedHands(t *testing.T) {
	for _, c := range []struct {
		towns  set
		passes int
	}{{0, 0}, {ofSuit[Red] &^ Tailtiu.set(), 0}, {ofSuit[Red], 1}, {allTowns, 1}} {
		s := full(true, c.towns, two(suitCards[Red], 0), two(suitCards[Blue], 0), two(suitCards[Yellow], 0))
		passes := 0
		for _, choice := range s.Open(nil) {
			if choice.Verb == verbEnd {
				passes++
			}
		}
		if passes != c.passes {
			t.Errorf("with %d towns taken it is possible %d times to pass", c.towns.len(), passes)
		}
	}
}

func TestTheLastCardIsAskedForWhereHandsAreGuarded(t *testing.T) {
	s := newBoard(maxSeats, true)
	s.Guard()
	s.holder, s.suitor = 0, 0
	for i := range s.seats {
		s.player[i].hand = card(5 * i).set()
	}
	s.enter(phaseAction)
	s.proceed()
	for i := range engine.Seat(maxSeats) {
		list := s.Legal(nil)
		if s.Turn().Seat != i || i > 0 && len(list) != 1 {
			t.Fatalf("seat %d is asked for one of %d", s.Turn().Seat, len(list))
		}
		if _, err := s.Play(list[0]); err != nil {
			t.Fatal(err)
		}
	}
}

// The legal choices are among those that everybody thinks possible, which are the same
// for all hands.
func TestOpenChoicesTellNoHand(t *testing.T) {
	x := chooser(11)
	s, err := HighKing().New(engine.DefaultSetup(HighKing()))
	if err != nil {
		t.Fatal(err)
	}
	g := s.(*State)
	g.Guard()
	asked := 0
	for !g.Turn().Over() {
		list := g.Legal(nil)
		if packet, _ := g.Keeps(); packet == nil {
			open := g.Open(nil)
			for _, c := range list {
				if !slices.Contains(open, c) {
					t.Fatalf("%v is legal and not possible", c)
				}
			}
			view := g.View(engine.Nobody).(*State)
			dealt := view.Deal(x.below).(*State)
			if g.plays() && g.Turn().Seat >= 0 {
				asked++
				if !slices.Equal(dealt.Open(nil), open) {
					t.Fatal("other choices are possible with another hand")
				}
			}
		}
		if _, err := g.Play(list[x.below(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	if asked < 30 {
		t.Errorf("only %d cards were played", asked)
	}
}
