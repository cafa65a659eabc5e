package britannia

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// TestAnswersAreLegal checks that in random games every value of every policy gives a
// legal choice, always the same one, and nobody's secret vote plays a part in it. All
// that is not of one's own turn is answered.
func TestAnswersAreLegal(t *testing.T) {
	var seen [asks]int
	look := func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.ask.seat < 0 {
			return
		}
		if _, ok := s.Answer(nil); ok {
			t.Fatalf("%s is answered without orders", lexicon.Asks[s.ask.kind])
		}
		if !decisions[s.ask.kind].HasPolicy() {
			if _, ok := s.Answer(rulestest.Orders(orderBook[:], 1)); ok {
				t.Fatalf("%s is answered", lexicon.Asks[s.ask.kind])
			}
			return
		}
		before := s.position
		for v := 1; v <= 3; v++ {
			c, ok := s.Answer(rulestest.Orders(orderBook[:], v))
			switch {
			case s.position != before:
				t.Fatal("an answer changed the position")
			case !ok && s.ask.kind != askMarch && !(s.ask.kind == askPlace && s.growing()):
				t.Fatalf("%s is not answered by value %d", lexicon.Asks[s.ask.kind], v)
			case !ok:
				continue
			case !slices.Contains(s.list, c):
				t.Fatalf("%s is answered by %v, which is not legal", lexicon.Asks[s.ask.kind], c)
			}
			seen[s.ask.kind]++
			other := s.View(engine.Nobody).(*State)
			if d, ok := other.Answer(rulestest.Orders(orderBook[:], v)); !ok || d != c {
				t.Fatalf("%s is answered otherwise by who knows less", lexicon.Asks[s.ask.kind])
			}
		}
	}
	wander(t, 100, look)
	roam(t, look)
	for seed := range uint64(60) {
		stroll(t, Classic(), engine.DefaultSetup(Classic()), seed, look)
	}
	for kind, d := range decisions {
		if d.HasPolicy() && seen[kind] == 0 {
			t.Errorf("%s was never answered", lexicon.Asks[kind])
		}
	}
}

// TestOrdersForOneNation checks that an order for a nation goes before one for all.
func TestOrdersForOneNation(t *testing.T) {
	s := beginning(t)
	s.answered()
	s.player[Saxons], s.player[Angles] = 0, 1
	for n, want := range map[Nation]uint8{Saxons: verbSubmit, Welsh: verbRefuse} {
		s.ask = asking{kind: askSubmit, seat: 0, side: n, other: Romans, place: nowhere}
		s.known = false
		c, ok := s.Answer([]engine.Order{{Policy: policySubmit, Side: engine.None, Value: submitNever}, {Policy: policySubmit, Side: int8(Saxons), Value: submitAtOnce}})
		if !ok || c.Verb != want {
			t.Errorf("%s answer %v", nationNames[n], c)
		}
	}
}

// TestOverlordsFavourTheirOwn checks that one's own nations are allowed more than
// others.
func TestOverlordsFavourTheirOwn(t *testing.T) {
	s := beginning(t)
	for _, kind := range []uint8{uint8(askGrowth), uint8(askAbandon)} {
		for seat, want := range []uint8{verbAllow, verbRefuse} {
			s.player[Romans], s.player[Welsh] = 0, engine.Seat(seat)
			s.ask = asking{kind: question(kind), seat: 0, side: Romans, other: Welsh, place: nowhere}
			s.known = false
			if c, ok := s.Answer(engine.UsualOrders(&lexicon, false)); !ok || c.Verb != want {
				t.Errorf("%s of a nation of seat %d: %v", lexicon.Asks[kind], seat, c)
			}
		}
	}
}

// beginning is the first position of the standard game.
func beginning(t *testing.T) *State {
	t.Helper()
	state, err := Revised().New(engine.DefaultSetup(Revised()))
	if err != nil {
		t.Fatal(err)
	}
	return state.(*State)
}
