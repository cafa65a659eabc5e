package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// Rulings of docs/RULINGS.md that need more than a situation at the table.

// TestRulingRenownSymbol checks that the rules know the symbol of renown, which no
// known card bears (§symbols).
func TestRulingRenownSymbol(t *testing.T) {
	s := newBoard(3, false)
	s.enter(phaseAction)
	s.resolve(1, Run{GainRenown, 2})
	if s.player[1].renown != startRenown+2 || s.run != 1 || s.ask.kind != unasked {
		t.Errorf("%d renown, run %d", s.player[1].renown, s.run)
	}
	if e := s.events; len(e) != 1 || e[0].Kind != evRenown || e[0].Side != 1 || e[0].Count != 2 {
		t.Errorf("told %v", e)
	}
}

// afterTheDeal plays a game up to the first packet.
func afterTheDeal(t *testing.T, setup engine.Setup) *State {
	t.Helper()
	state, err := HighKing().New(setup)
	if err != nil {
		t.Fatal(err)
	}
	x := chooser(11)
	for state.Turn().Kind != askKeep {
		list := state.Legal(nil)
		if _, err := state.Play(list[x.below(len(list))]); err != nil {
			t.Fatal(err)
		}
	}
	return state.(*State)
}

// TestRulingDraftGoesRound checks that a player who has kept goes on with the next
// packet if there is one. So the device goes once round and a seat or two further.
// Nobody sees the packets behind their own, nor one before their turn (§draft phase).
func TestRulingDraftGoesRound(t *testing.T) {
	for i, want := range []int{3 + 2, 4 + 1, 5 + 1} {
		s := afterTheDeal(t, setups[i])
		first := s.holder
		var order []side
		for s.phase == phaseDraft {
			who := s.ask.side
			if len(order) == 0 || order[len(order)-1] != who {
				order = append(order, who)
			}
			for seat := range s.seats {
				v := s.View(engine.Seat(seat)).(*State)
				seen := 0
				for _, p := range v.packet {
					if p != 0 {
						seen++
					}
				}
				if seen > 1 || (seen == 1) != (seat == who) {
					t.Fatalf("%d players: seat %d sees %d packets while %d keeps", s.seats, seat, seen, who)
				}
			}
			if _, err := s.Play(s.Legal(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		if order[0] != first || len(order) != want {
			t.Errorf("%d players, the marker with %d: they kept in the order %v", s.seats, first, order)
		}
		for k := 1; k < len(order); k++ {
			if order[k] != s.next(order[k-1]) {
				t.Errorf("%d players kept in the order %v", s.seats, order)
			}
		}
	}
}

// TestRulingPacketsGoToTheLeft checks that the order in which players keep of a packet
// is as if all kept at once (§draft phase).
func TestRulingPacketsGoToTheLeft(t *testing.T) {
	for _, setup := range setups[:3] {
		s := afterTheDeal(t, setup)
		dealt := s.packet
		for s.phase == phaseDraft {
			whose := s.front(s.ask.side)
			nth := (s.ask.side - whose + s.seats) % s.seats
			size := s.table().dealt - keeps*int8(nth)
			if p := s.packet[whose]; p&^dealt[whose] != 0 || p.len() != size {
				t.Fatalf("%d players: packet of seat %d comes to seat %d with %d cards", s.seats, whose, s.ask.side, p.len())
			}
			if _, err := s.Play(s.Legal(nil)[0]); err != nil {
				t.Fatal(err)
			}
		}
		for who := range s.seats {
			if n := s.player[who].hand.len(); n != s.table().dealt {
				t.Errorf("%d players: seat %d holds %d cards", s.seats, who, n)
			}
		}
	}
}

// TestRulingDecksHoldNoOrder checks that cards are drawn when they are revealed, each
// remaining one equally likely, so no position tells the next (§preparation phase).
func TestRulingDecksHoldNoOrder(t *testing.T) {
	wander(t, 10, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		switch list := s.Legal(nil); s.ask.kind {
		case askViking:
			if len(list) != s.vikings.len() || len(list) != strengthCount-int(s.round)+1 {
				t.Fatalf("round %d: %d Viking cards may come", s.round, len(list))
			}
		case askSuitor:
			if len(list) != marriageCount-1-int(s.round)+1 || s.deck < 2 {
				t.Fatalf("round %d: %d suitors may come, %d in the deck", s.round, len(list), s.deck)
			}
			if slices.ContainsFunc(list, func(c engine.Choice) bool { return c.What == estrid.what() }) {
				t.Fatal("Estrid comes before the last round")
			}
		case askDeal:
			if len(list) != cardCount-int(s.dealt) {
				t.Fatalf("%d cards dealt, %d may come", s.dealt, len(list))
			}
		}
		if s.deck == 0 && s.phase > phasePreparation && s.phase < phaseMarriage && s.suitor != estrid {
			t.Fatalf("the last suitor is %d", s.suitor)
		}
	})
}

// TestRulingPurchasesThatHelp checks that of more steps on the track those counts are
// offered that end on a higher space than fewer steps would (§symbols).
func TestRulingPurchasesThatHelp(t *testing.T) {
	for _, c := range []struct {
		at     int8
		others []int8
		coins  int16
		want   []int8
	}{
		{3, nil, 1, []int8{0}},
		{3, nil, 5, []int8{0, 1, 2}},
		{3, []int8{4}, 5, []int8{0, 2}},
		{3, []int8{3, 4}, 9, []int8{0, 2, 3, 4}},
		{3, []int8{3, 4, 5, 6}, 6, []int8{0}},
		{8, nil, 9, []int8{0, 1}},
		{8, []int8{9}, 9, []int8{0}},
		{9, nil, 9, []int8{0}},
		{9, []int8{9}, 9, []int8{0}},
	} {
		s := newBoard(5, false)
		s.player[0].space, s.player[0].coins = c.at, c.coins
		for i, space := range c.others {
			s.player[i+1].space = space
		}
		var got []int8
		for _, choice := range s.buying(nil, CourtStep, 0) {
			got = append(got, choice.Count)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("from %d, with others on %v and %d coins: %v, not %v", c.at, c.others, c.coins, got, c.want)
		}
	}
}

// TestRulingFirstPlayerIsDrawn checks that the first player is drawn and has the marker
// before any round (§setup).
func TestRulingFirstPlayerIsDrawn(t *testing.T) {
	for _, setup := range setups {
		state, err := HighKing().New(setup)
		if err != nil {
			t.Fatal(err)
		}
		turn := state.Turn()
		if list := state.Legal(nil); turn.Seat != engine.Nature || turn.Kind != askFirst || len(list) != setup.Seats {
			t.Fatalf("%v with %d choices", turn, len(list))
		}
		last := side(setup.Seats - 1)
		c := engine.NewChoice(verbBegin)
		c.Count = int8(last)
		if _, err := state.Play(c); err != nil {
			t.Fatal(err)
		}
		if s := state.(*State); s.holder != last || s.ask.side != last || s.ask.kind != askStart {
			t.Errorf("%d has the marker, %d places first", s.holder, s.ask.side)
		}
	}
}

// TestRulingPlayAllIsForFive checks that the option is offered to five players only.
func TestRulingPlayAllIsForFive(t *testing.T) {
	option := HighKing().Options()[optPlayAll]
	for seats := 3; seats <= maxSeats; seats++ {
		if got := option.Applies(engine.Setup{Seats: seats, Options: []uint8{0}}); got != (seats == 5) {
			t.Errorf("%d players are offered it: %v", seats, got)
		}
	}
}
