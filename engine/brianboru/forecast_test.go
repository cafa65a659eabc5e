package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// TestTheEndPaysItsForecast checks that the end of the game played at once gives every
// seat the forecast of the position, and never more than the most.
func TestTheEndPaysItsForecast(t *testing.T) {
	told := 0
	wander(t, 3, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if told++; told%7 != 0 || s.Turn().Over() || s.phase == phaseStart {
			return
		}
		x := s.Clone().(*State)
		x.finish()
		for seat := range engine.Seat(s.seats) {
			e := s.Ending(seat)
			if got := int(x.player[seat].points); got != e.Now || e.Now > e.Most {
				t.Fatalf("seat %d has %d, told %+v", seat, got, e)
			}
			if after := x.Ending(seat); after.Now != e.Now || after.Most != e.Now {
				t.Fatalf("the game is over: %+v", after)
			}
		}
	})
	if told == 0 {
		t.Error("nothing was told")
	}
}

// TestTheMostIsForEverything checks that the most is for every claim, towns in all
// regions, the most coins and the marker, beside the ten points and the renown of the
// start.
func TestTheMostIsForEverything(t *testing.T) {
	s := newBoard(3, false)
	s.holder = 1
	s.player[1].coins++
	for r, in := range inRegion {
		s.player[1].discs |= take(&in).set()
		s.faceUp |= only(region(r))
		s.claim[r] = 1
	}
	if e := s.Ending(1); e.Now != 10+1+1+1+10+40 || e.Most != e.Now {
		t.Errorf("the player with all is told %+v", e)
	}
	if e := s.Ending(0); e.Now != 10+1 || e.Most != 10+1+1+1+10+40 {
		t.Errorf("the player with nothing is told %+v", e)
	}
}

// TestMissingWeightTakesTheClaim, and a town where one is not yet present
// makes one region more.
func TestMissingWeightTakesTheClaim(t *testing.T) {
	taken, present, n := 0, 0, 0
	wander(t, 3, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if n++; n%13 != 0 || s.Turn().Over() {
			return
		}
		for seat := range engine.Seat(s.seats) {
			before := s.Tally(seat)
			for _, k := range s.Stakes(seat) {
				free := s.empty() & inRegion[k.Region] &^ s.viking
				x := s.Clone().(*State)
				for range k.Needs {
					if free == 0 {
						break
					}
					x.player[seat].discs |= take(&free).set()
				}
				if after := x.Stakes(seat)[k.Region]; after.Own == k.Own+k.Needs {
					x.takeClaim(region(k.Region))
					if x.claim[k.Region] != side(seat) {
						t.Fatalf("seat %d does not take the claim: %+v", seat, k)
					}
					taken++
				}
				if free := s.empty() & inRegion[k.Region] &^ s.viking; !k.Present && free != 0 {
					x := s.Clone().(*State)
					x.player[seat].discs |= take(&free).set()
					if got := x.Tally(seat).Present; got != before.Present+1 {
						t.Fatalf("with a town where it had none seat %d is present in %d regions, before in %d", seat, got, before.Present)
					}
					present++
				}
			}
		}
	})
	if taken < 100 || present < 100 {
		t.Errorf("%d claims taken, %d regions entered", taken, present)
	}
}

// TestPossibleCardsAreDrawn checks that a round reveals only cards of the forecast.
func TestPossibleCardsAreDrawn(t *testing.T) {
	var vikings []int
	var suitors []int8
	came := 0
	wander(t, 3, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		for _, e := range told {
			switch e.Kind {
			case evVikings:
				came++
				if !slices.Contains(vikings, int(e.Count)) {
					t.Fatalf("%d raiders come, foretold %v", e.Count, vikings)
				}
			case evSuitor:
				came++
				if !slices.Contains(suitors, e.What) {
					t.Fatalf("%s comes, foretold %v", lexicon.Whats[e.What], suitors)
				}
			}
		}
		vikings, suitors = s.VikingsAhead(), s.SuitorsAhead()
	})
	if came == 0 {
		t.Error("nothing came")
	}
}
