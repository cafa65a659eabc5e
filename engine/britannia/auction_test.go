package britannia

import (
	"testing"

	"bretwalda/engine"
)

// auction begins a game with bidding and lets a seat begin it.
func auction(t *testing.T, g game, seats int, five bool, first int8) *State {
	t.Helper()
	setup := engine.DefaultSetup(g)
	setup.Seats = seats
	setup.Options[optColours] = coloursBid
	if five {
		setup.Options[optRaise] = raiseFive
	}
	state, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	if turn := s.Turn(); turn.Seat != engine.Nature || question(turn.Kind) != askBidder {
		t.Fatalf("first asked %+v", turn)
	}
	c := engine.NewChoice(verbBegin)
	c.Count = first
	if _, err := s.Play(c); err != nil {
		t.Fatal(err)
	}
	return s
}

// bid lets the seat whose turn it is bid for the group of a nation.
func bid(t *testing.T, s *State, seat engine.Seat, card Nation, points int8) {
	t.Helper()
	if turn := s.Turn(); turn.Seat != seat || question(turn.Kind) != askBid {
		t.Fatalf("seat %d is asked %s", turn.Seat, lexicon.Asks[turn.Kind])
	}
	c := engine.NewChoice(verbBid)
	c.What = int8(card)
	if _, err := s.Play(c); err != nil {
		t.Fatal(err)
	}
	if turn := s.Turn(); turn.Seat != seat || question(turn.Kind) != askRaise || Nation(turn.Side) != card {
		t.Fatalf("then asked %+v", turn)
	}
	c = engine.NewChoice(verbRaise)
	c.Count = points
	if _, err := s.Play(c); err != nil {
		t.Fatal(err)
	}
}

// The printed example: Steve, Torben, Jim and Roseanna sit in this order.
// (Roseanna raises the group that Torben holds, which is the second; the books
// call it the third.) (§Bidding for Sides)
func TestExampleAuction(t *testing.T) {
	const steve, torben, jim, roseanna = 0, 1, 2, 3
	cards := [...]Nation{Romans, Welsh, Brigantes, Belgae}
	for _, g := range secondEditions() {
		s := auction(t, g, 4, false, steve)
		bid(t, s, steve, cards[3], 0)
		bid(t, s, torben, cards[1], 1)
		bid(t, s, jim, cards[3], 1)
		bid(t, s, roseanna, cards[2], 0)
		bid(t, s, steve, cards[2], 1) // Torben and Jim pass
		bid(t, s, roseanna, cards[1], 2)
		bid(t, s, torben, cards[0], 0) // Steve has passed
		if turn := s.Turn(); question(turn.Kind) != askMarch || turn.Seat != torben || Nation(turn.Side) != Romans {
			t.Errorf("then asked %+v", turn)
		}
		for seat, want := range [...]struct {
			group int8
			bid   int
		}{{2, 1}, {0, 0}, {3, 1}, {1, 2}} {
			if s.group[seat] != want.group || s.Bid(engine.Seat(seat)) != want.bid {
				t.Errorf("seat %d has group %d for %d", seat, s.group[seat], s.Bid(engine.Seat(seat)))
			}
		}
	}
}

// The bidder's name is public (§Bidding for Sides).
func TestBidder(t *testing.T) {
	s := auction(t, game{revisedEdition()}, 4, false, 2)
	bid(t, s, 2, Romans, 3)
	if seat, points := s.Bidder(0); seat != 2 || points != 3 {
		t.Errorf("seat %d has bid %d for the group of the Romans", seat, points)
	}
	if seat, points := s.Bidder(1); seat != engine.Nobody || points != 0 {
		t.Errorf("seat %d has bid %d for the group of the Welsh", seat, points)
	}
}

// bidsFor is the lowest and the highest bid that may be made for a group.
func bidsFor(t *testing.T, s *State, card Nation) (low, high int8) {
	t.Helper()
	s = s.Clone().(*State)
	c := engine.NewChoice(verbBid)
	c.What = int8(card)
	if _, err := s.Play(c); err != nil {
		t.Fatal(err)
	}
	list := s.Legal(nil)
	return list[0].Count, list[len(list)-1].Count
}

func TestBidsRise(t *testing.T) {
	for _, c := range []struct {
		five bool
		step int8
	}{{false, 1}, {true, 5}} {
		s := auction(t, game{revisedEdition()}, 4, c.five, 2)
		if low, high := bidsFor(t, s, Romans); low != 0 || high != MaxBid {
			t.Errorf("a first bid is from %d to %d", low, high)
		}
		bid(t, s, 2, Romans, 3)
		if low, high := bidsFor(t, s, Romans); low != 3+c.step || high != MaxBid {
			t.Errorf("a raise of 3 is from %d to %d", low, high)
		}
		if low, _ := bidsFor(t, s, Welsh); low != 0 {
			t.Errorf("a bid for another group is from %d", low)
		}
		bid(t, s, 3, Romans, MaxBid)
		bid(t, s, 0, Welsh, 0)
		for _, x := range s.Legal(nil) {
			if Nation(x.What) == Romans {
				t.Error("nobody bids more than the most")
			}
		}
		bid(t, s, 1, Brigantes, 0)
		bid(t, s, 2, Belgae, 7)
		if s.player[Romans] != 3 || s.player[Angles] != 2 || s.player[Danes] != 0 || s.player[Saxons] != 1 {
			t.Errorf("dealt as %v", s.player)
		}
	}
}

// Bids are taken off at the end, with an event, and decide the winner.
func TestBidsAreTakenOffAtTheEnd(t *testing.T) {
	for _, g := range secondEditions() {
		for _, seats := range []int{3, 4, 5} {
			s := auction(t, g, seats, false, 0)
			for seat := range seats {
				bid(t, s, engine.Seat(seat), s.card(int8(seat)), int8(10*seat))
			}
			x := uint64(seats)*2654435761 + 1
			var told []engine.Event
			for !s.Turn().Over() {
				for seat, score := range s.Standing()[:seats] {
					sum := 0
					for n := Nation(0); n < nations; n++ {
						if s.player[n] == engine.Seat(seat) {
							sum += int(s.points[n])
						}
					}
					if score.Points != sum {
						t.Fatalf("seat %d has %d points before the end, not %d", seat, score.Points, sum)
					}
				}
				list := s.Legal(nil)
				x ^= x << 13
				x ^= x >> 7
				x ^= x << 17
				var err error
				if told, err = s.Play(list[x%uint64(len(list))]); err != nil {
					t.Fatal(err)
				}
			}
			paid := map[int16]int16{}
			for _, e := range told {
				if e.Kind == evScoreBid {
					paid[e.Extra] = e.Count
				}
			}
			best := -1000
			for seat, score := range s.Standing()[:seats] {
				sum := 0
				for n := Nation(0); n < nations; n++ {
					if s.player[n] == engine.Seat(seat) {
						sum += int(s.points[n])
					}
				}
				if score.Points != sum-10*seat || int(paid[int16(seat)]) != -10*seat {
					t.Errorf("seat %d: %d points of %d, told %d", seat, score.Points, sum, paid[int16(seat)])
				}
				best = max(best, score.Points)
			}
			for _, score := range s.Standing()[:seats] {
				if score.Won != (score.Points == best) {
					t.Errorf("seat %d has %d points, won %v, best %d", score.Seat, score.Points, score.Won, best)
				}
			}
		}
	}
}

// A position in the middle of an auction is written and read like any other.
func TestAuctionsReadBack(t *testing.T) {
	s := auction(t, game{revisedEdition()}, 5, true, 4)
	steps := func() {
		t.Helper()
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		read, err := Revised().Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read.(*State).position != s.position {
			t.Fatalf("read back differently:\n%s", text)
		}
	}
	steps()
	bid(t, s, 4, s.card(1), 2)
	steps()
	c := engine.NewChoice(verbBid)
	c.What = int8(s.card(1))
	if _, err := s.Play(c); err != nil {
		t.Fatal(err)
	}
	steps()
	c = engine.NewChoice(verbRaise)
	c.Count = 12
	if _, err := s.Play(c); err != nil {
		t.Fatal(err)
	}
	steps()
}
