package britannia

import (
	"testing"

	"bretwalda/engine"
)

// The shorter game begins in round 6 and ends with the areas held at the end of round
// 13, by the lines for round 13 and not for the end of the game. The Romano-British
// spare Brigantes and Welsh as in the whole game.
func TestClassicShortGameEnds(t *testing.T) {
	setup := engine.DefaultSetup(Classic())
	setup.Scenario, setup.Seats = 1, 3
	state, err := Classic().New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	if s.Round() != 6 {
		t.Errorf("begins in round %d", s.Round())
	}
	if !s.atPeace(RomanoBritish, Welsh, Powys) || !s.atPeace(RomanoBritish, Brigantes, York) || s.atPeace(RomanoBritish, Picts, York) {
		t.Error("the Romano-British are at peace with others")
	}
	text := `{"scenario":"short","seats":3,"round":13,"nation":"Normans","phase":"roundEnd",
		"units":{"Irish":{"Devon":{"infantry":1}},"Dubliners":{"York":{"infantry":1}},"Caledonians":{"Orkneys":{"infantry":1}}}}`
	state, err = Classic().Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	end := state.(*State)
	if !end.Turn().Over() {
		t.Fatalf("asked %s", lexicon.Asks[end.Turn().Kind])
	}
	for n, want := range map[Nation]int16{Irish: 2, Dubliners: 8, Caledonians: 4} {
		if got := end.points[n]; got != want {
			t.Errorf("%s score %d, not %d", nationNames[n], got, want)
		}
	}
	scores := end.Standing()
	if !scores[2].Won || scores[0].Won || scores[1].Won {
		t.Errorf("%+v", scores[:3])
	}
}

// Bids are in points as they are printed: seven cost fourteen halves.
func TestRulingClassicBidsAreInPrintedPoints(t *testing.T) {
	s := auction(t, game{classicEdition()}, 3, false, 0)
	bid(t, s, 0, Romans, 7)
	bid(t, s, 1, Belgae, 0)
	bid(t, s, 2, Welsh, 40)
	if got := [3]int{s.Bid(0), s.Bid(1), s.Bid(2)}; got != [3]int{7, 0, 40} {
		t.Errorf("bids of %v", got)
	}
	s.points[Romans], s.points[Belgae], s.points[Welsh] = 21, 8, 90
	s.finish()
	for seat, want := range []int{7, 8, 10} {
		if got := s.Standing()[seat].Points; got != want {
			t.Errorf("seat %d ends with %d, not %d", seat, got, want)
		}
	}
}
