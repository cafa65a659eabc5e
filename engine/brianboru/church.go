package brianboru

import "bretwalda/engine"

// Stages of the church step.
const (
	churchPatron    stage = iota
	churchMonastery       // of the patron
	churchMarker
	churchLeaders
	churchFour
)

// runChurch runs the church step of the upkeep (§church step).
func (s *State) runChurch() {
	switch s.stage {
	case churchPatron:
		s.stage = churchLeaders
		if s.actor = s.soleLead(inChurch); s.actor != nobody {
			s.stage = churchMonastery
		}
	case churchMonastery:
		if s.sites(s.actor) != 0 {
			s.open(askMonastery, s.actor)
			return
		}
		s.stage = churchMarker
	case churchMarker:
		s.takeMarker(s.actor)
		s.bless(s.actor, s.player[s.actor].church)
		s.stage, s.actor = churchLeaders, nobody
	case churchLeaders:
		s.rewardLeaders()
		s.left = s.patrons()
		s.stage = churchFour
	default:
		s.rewardFour()
	}
}

// rewardLeaders scores a point for each player with the most discs, who takes one
// of them back (§church step).
func (s *State) rewardLeaders() {
	leaders := s.leads(inChurch)
	for who := range s.seats {
		if leaders.has(who) {
			s.score(who, 1, event(evScoreChurch, who))
			s.bless(who, 1)
		}
	}
}

// patrons returns the players with discs enough for a monastery (§church step).
func (s *State) patrons() (who smallSet[side]) {
	for i := range s.seats {
		if s.player[i].church >= Patronage {
			who |= only(i)
		}
	}
	return who
}

// rewardFour lets each player with four discs raise a monastery and take the discs
// back, clockwise from the holder of the marker. Without a site the discs stay
// (§church step).
func (s *State) rewardFour() {
	who := s.firstOf(s.left, s.holder)
	if who == nobody {
		s.enter(phaseClaim)
		return
	}
	if s.sites(who) == 0 {
		s.left &^= only(who)
		return
	}
	s.open(askMonastery, who)
}

func init() {
	define(askMonastery, []uint8{verbMonastery}, engine.Decide(
		"monastery", "church step", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return townChoices(buf, verbMonastery, s.sites(s.ask.side))
		},
		func(s *State, ask asking, c engine.Choice) { s.found(ask.side, place(c.To)) },
		func(s *State, c engine.Choice) string {
			if at := place(c.To); at.isTown() && s.controlled(s.ask.side).has(at) {
				return ruleAbbey
			}
			return townRefusal(ruleOwn)(s, c)
		},
		byPolicy(policyMonastery, (*State).preferMonastery),
	))
}

// sites returns a player's towns for a monastery (§church step).
func (s *State) sites(who side) set { return s.controlled(who) &^ s.monastery }

// found raises a monastery (§church step).
func (s *State) found(who side, at place) {
	s.monastery |= at.set()
	s.emitAt(evMonastery, who, at)
	if s.stage == churchMonastery {
		s.stage = churchMarker
		return
	}
	s.bless(who, s.player[who].church)
	s.left &^= only(who)
}

// bless takes discs back from the church area (§church step).
func (s *State) bless(who side, n int16) {
	s.player[who].church -= n
	s.emitCount(evBlessed, who, n)
}
