package britannia

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// The rulings of docs/RULINGS.md about the course of a round.

// at reads a position or fails the test.
func at(t *testing.T, text string) *State {
	t.Helper()
	s, err := Revised().Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// Invaders are in sight from the start of the round, but count as armies in
// play only from their nation's population phase on.
func TestRulingInvadersWaitInSight(t *testing.T) {
	s := at(t, `{"round": 8, "nation": "Welsh", "phase": "movement", "units": {"Welsh": {"Powys": {"infantry": 1}}, "Irish": {"Cornwall": {"infantry": 8}}}}`)
	waiting := engine.Piece{Side: int8(Irish), What: int8(Infantry), Place: int8(AtlanticOcean), Count: 1, Mark: engine.Arriving}
	if !slices.Contains(s.Pieces(nil), waiting) {
		t.Error("the Irish invader is not in sight")
	}
	if s.armies(Irish, AtlanticOcean) != 0 {
		t.Error("the Irish invader is in play before the Irish turn")
	}
	// All eight counters are on the board when the Irish turn comes: the invader stays out.
	s = at(t, `{"round": 8, "nation": "Irish", "phase": "population", "units": {"Irish": {"Cornwall": {"infantry": 8}}}}`)
	if s.armies(Irish, AtlanticOcean) != 0 || s.population[Irish] != 5 {
		t.Errorf("%d at sea, population %d", s.armies(Irish, AtlanticOcean), s.population[Irish])
	}
}

// A King needs four English areas and at least twice as many as any other.
func TestRulingKingAtLeastTwice(t *testing.T) {
	for _, c := range []struct {
		saxons, angles []Place
		king           bool
	}{
		{[]Place{Kent, Sussex, Wessex, Essex}, []Place{York, Bernicia}, true},
		{[]Place{Kent, Sussex, Wessex, Essex}, []Place{York, Bernicia, Lothian}, false},
		{[]Place{Kent, Sussex, Wessex, Essex, Avalon}, []Place{York, Bernicia, Lothian}, false},
		{[]Place{Kent, Sussex, Wessex, Essex, Avalon, Hwicce}, []Place{York, Bernicia, Lothian}, true},
		{[]Place{Kent, Sussex, Wessex}, nil, false},
		{[]Place{Kent, Sussex, Wessex, Devon, Cornwall}, nil, false},
		{[]Place{Kent, Sussex, Wessex, Essex}, []Place{Gwent, Dyfed, Powys}, true},
	} {
		s := game{revisedEdition()}.empty(0, 4, [options]uint8{})
		s.round = 11
		for _, p := range c.saxons {
			s.addInfantry(Saxons, p, 1)
		}
		for _, p := range c.angles {
			s.addInfantry(Angles, p, 1)
		}
		s.crown()
		if got := s.points[Saxons] == 8; got != c.king || s.points[Angles] != 0 {
			t.Errorf("%d against %d: %d points", len(c.saxons), len(c.angles), s.points[Saxons])
		}
	}
}

// Arthur leaves and the cavalry dismounts as the Romano-British turn of round 8
// begins, before their population grows.
func TestRulingArthurLeavesAtHisTurn(t *testing.T) {
	s := at(t, `{"round": 8, "nation": "Romano-British", "phase": "turn", "units": {"Romano-British": {"York": {"infantry": 7, "cavalry": 2, "leader": "Arthur"}, "Kent": {"infantry": 1}}}}`)
	if s.leader[RomanoBritish] != nothing || s.cavalry[RomanoBritish][York] != 0 || s.infantry[RomanoBritish][York] != 9 {
		t.Errorf("leader %d, %d cavalry, %d infantry", s.leader[RomanoBritish], s.cavalry[RomanoBritish][York], s.infantry[RomanoBritish][York])
	}
}
