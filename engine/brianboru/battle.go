package brianboru

import "bretwalda/engine"

// Stages of the battle step.
const (
	battleBegins stage = iota
	battleLosses
	battleSpoils
)

// runBattle runs the battle step of the upkeep (§battle step).
func (s *State) runBattle() {
	switch s.stage {
	case battleBegins:
		s.stage = battleLosses
		if s.battle == 0 {
			s.emit(event(evRepulsed, nobody))
			return
		}
		s.left = s.fewestRaiders()
	case battleLosses:
		s.loseTowns()
	default:
		s.spoils()
		s.enter(phaseChurch)
	}
}

// fewestRaiders returns the players with the fewest raiders (§battle step).
func (s *State) fewestRaiders() smallSet[side] {
	least := s.player[0].raiders
	for who := range s.seats {
		least = min(least, s.player[who].raiders)
	}
	var who smallSet[side]
	for i := range s.seats {
		if s.player[i].raiders == least {
			who |= only(i)
		}
	}
	return who
}

// loseTowns takes a town from each of them, clockwise from the holder of the marker.
// The player with the most raiders chooses it, in a tie the loser (§battle step).
func (s *State) loseTowns() {
	loser := s.firstOf(s.left, s.holder)
	if loser == nobody {
		s.battle = 0
		s.stage = battleSpoils
		return
	}
	if s.controlled(loser) == 0 {
		e := event(evSpared, nobody)
		e.Other = int8(loser)
		s.emit(e)
		s.left &^= only(loser)
		return
	}
	chooser := s.soleLead(inRaiders)
	if chooser == nobody {
		chooser = loser
	}
	s.open(askLoseTown, chooser)
	s.ask.other = loser
}

func init() {
	define(askLoseTown, []uint8{verbLose}, engine.Decide(
		"loseTown", "battle step", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return townChoices(buf, verbLose, s.controlled(s.ask.other))
		},
		func(s *State, ask asking, c engine.Choice) { s.fall(ask.side, ask.other, place(c.To)) },
		townRefusal(ruleOwn),
		byPolicy(policyLoss, (*State).preferLoss),
	))
}

// fall puts a Viking control token on a town (§battle step).
func (s *State) fall(chooser, loser side, at place) {
	s.viking |= at.set()
	e := event(evIncursion, chooser)
	e.Other, e.To = int8(loser), int8(at)
	s.emit(e)
	s.left &^= only(loser)
}

// spoils rewards the player who alone has the most raiders, and then all players
// with the most of the rest (§spoils of battle).
func (s *State) spoils() {
	if who := s.soleLead(inRaiders); who != nobody {
		p := &s.player[who]
		s.gainRenown(who, 1)
		s.score(who, p.renown, event(evScoreSpoils, who))
		s.returnRaiders(who, p.raiders)
	}
	leaders := s.leads(inRaiders)
	for who := range s.seats {
		if leaders.has(who) {
			s.score(who, 1, event(evScoreSpoils, who))
			s.returnRaiders(who, 1)
		}
	}
}

func (s *State) returnRaiders(who side, n int16) {
	s.player[who].raiders -= n
	s.emitCount(evSpoils, who, n)
}
