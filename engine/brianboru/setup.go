package brianboru

import "bretwalda/engine"

// newBoard is a board without discs before the first player is drawn, with everybody's
// coins, renown and points of the start (§setup).
func newBoard(seats int, playAll bool) *State {
	s := &State{}
	s.seats, s.playAll = side(seats), playAll
	s.round, s.deck = 1, s.table().rounds
	s.suitor, s.unseen = noMarriage, 1<<estrid-1
	s.vikings = 1<<strengthCount - 1
	s.holder, s.active, s.leader = nobody, nowhere, nobody
	s.princess, s.aside = nobody, noCard
	for i := range s.player {
		s.trick[i] = noCard
	}
	for i := range s.player[:seats] {
		s.player[i].coins, s.player[i].renown, s.player[i].points = startCoins, startRenown, startPoints
	}
	for r := range s.claim {
		s.claim[r] = nobody
	}
	s.enter(phaseStart)
	s.answered()
	return s
}

// runStart draws the first player; clockwise from there each puts a disc on a town
// (§setup).
func (s *State) runStart() {
	if s.holder == nobody {
		s.open(askFirst, nobody)
		return
	}
	who := s.holder
	for range s.seats {
		if s.player[who].discs == 0 {
			s.open(askStart, who)
			return
		}
		who = s.next(who)
	}
	s.enter(phasePreparation)
}

func init() {
	define(askFirst, []uint8{verbBegin}, engine.Decide(
		"first", "setup", cardDrawn, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			c := engine.NewChoice(verbBegin)
			for ; c.Count < int8(s.seats); c.Count++ {
				buf = append(buf, c)
			}
			return buf
		},
		func(s *State, _ asking, c engine.Choice) { s.setFirst(side(c.Count)) },
		because(ruleList), alwaysAsked,
	))
	define(askStart, []uint8{verbPlace}, engine.Decide(
		"start", "setup", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice { return townChoices(buf, verbPlace, s.starts()) },
		func(s *State, ask asking, c engine.Choice) { s.putDisc(ask.side, place(c.To), evTown) },
		siteRefusal(ruleStart), alwaysAsked,
	))
}

func (s *State) setFirst(who side) {
	s.holder = who
	s.emit(event(evFirst, who))
}

// starts returns the towns for a first disc: in a region without another player's
// (§setup).
func (s *State) starts() set {
	free := s.empty()
	for r := range inRegion {
		if inRegion[r]&^s.empty() != 0 {
			free &^= inRegion[r]
		}
	}
	return free
}

// putDisc puts a disc on a town, which its player controls from now on (§symbols).
func (s *State) putDisc(who side, at place, kind uint8) {
	s.player[who].discs |= at.set()
	s.emitAt(kind, who, at)
}

// takeMarker gives a player the active town marker, if another player has it
// (§symbols, §church step).
func (s *State) takeMarker(who side) {
	if s.holder == who {
		return
	}
	s.holder = who
	s.emit(event(evMarker, who))
}
