package britannia

import (
	"math/bits"

	"bretwalda/engine"
)

// The steps of the procedure; each is a page of the rulebook.
const (
	stepDraw       step = iota // Game Setup: the colours of the players
	stepRound                  // A Game Round
	stepTurn                   // The Nation Turn
	stepPopulation             // Phase I
	stepPlace                  // Placing New Armies
	stepMovement               // Phase II
	stepBattles                // Phase III
	stepBattle                 // one battle of it
	stepWithdrawal             // Phase IV
	stepRemoval                // armies that must go: overpopulation, stacking, legion, departure
	stepSubmission             // Submission to the Romans and to the Angles
	stepDisplace               // the overlord's armies leave
	stepFinale                 // Round XVI Special Reinforcements
	stepRoundEnd               // End of the Game Round
	stepAuction                // Bidding for Sides
	stepArrivals               // invaders that come as the round begins
	stepCrown                  // The Bretwalda and the King
	steps
)

// advance runs steps until a decision is open.
func (s *State) advance() {
	for s.ask.kind == noQuestion {
		f := s.top()
		switch f.step {
		case stepDraw:
			s.draw(f)
		case stepRound:
			s.runRound(f)
		case stepTurn:
			s.runTurn(f)
		case stepPopulation:
			s.runPopulation(f)
		case stepPlace:
			s.runPlace(f)
		case stepMovement:
			s.runMovement(f)
		case stepBattles:
			s.runBattles(f)
		case stepBattle:
			s.runBattle(f)
		case stepWithdrawal:
			s.runWithdrawal(f)
		case stepRemoval:
			s.runRemoval(f)
		case stepSubmission:
			s.runSubmission(f)
		case stepDisplace:
			s.runDisplace(f)
		case stepFinale:
			s.runFinale(f)
		case stepRoundEnd:
			s.runRoundEnd(f)
		case stepAuction:
			s.runAuction(f)
		case stepArrivals:
			s.runArrivals(f)
		case stepCrown:
			s.runCrown(f)
		}
	}
}

// draw has Nature draw a group of nations for each seat: step 2 (§Game Setup).
func (s *State) draw(f *frame) {
	if f.seat == engine.Seat(s.seats) {
		s.pop()
		s.push(frame{step: stepRound})
		return
	}
	s.open(askColours, nobody, nobody, nowhere)
}

func init() {
	define(askColours, engine.Decide(
		"colours", "Game Setup", seatDraws, uncounted,
		(*State).draws,
		func(s *State, _ asking, c engine.Choice) {
			f, group := s.top(), c.Count
			if c.Verb == verbDeal {
				group = s.groupOf(Nation(c.What))
			}
			s.deal(f.seat, group)
			f.seat++
		},
		because(ruleList), alwaysAsked,
	))
}

// draws lists the groups still to be dealt: by colour where a player has one
// colour, else by a nation of each (§Game Setup).
func (s *State) draws(buf []engine.Choice) []engine.Choice {
	coloured := s.ed.split(int(s.seats)).coloured()
	for g := int8(0); g < s.seats; g++ {
		if s.taken(g) {
			continue
		}
		c := engine.NewChoice(verbDraw)
		if c.Count = g; !coloured {
			c = engine.NewChoice(verbDeal)
			c.What = int8(s.card(g))
		}
		buf = append(buf, c)
	}
	return buf
}

func (s *State) taken(group int8) bool {
	for _, g := range s.group[:s.seats] {
		if g == group {
			return true
		}
	}
	return false
}

// deal gives a seat its group, with an event (§Game Setup).
func (s *State) deal(seat engine.Seat, group int8) {
	e := eventOf(evDraw)
	e.count, e.extra = int16(group), int16(seat)
	if !s.ed.split(int(s.seats)).coloured() {
		e = eventOf(evDeal)
		e.side, e.extra = s.card(group), int16(seat)
	}
	s.say(e)
	s.assign(seat, group)
}

// assign gives a seat its group of nations.
func (s *State) assign(seat engine.Seat, group int8) {
	s.group[seat] = group
	for _, n := range s.ed.split(int(s.seats)).Players[group] {
		s.player[n] = seat
	}
}

// Stages of a round.
const (
	roundBegins stage = iota
	roundTurns
)

// runRound has every nation take its turn in the order of the Nation List, then areas
// held and the crown score (§A Game Round).
func (s *State) runRound(f *frame) {
	if f.stage == roundBegins {
		e := eventOf(evRound)
		e.count = int16(s.round)
		s.say(e)
		f.stage = roundTurns
		s.scoreStanding()
		if crown := s.ed.Timeline[s.round].Crown; crown == LastKing {
			s.push(frame{step: stepFinale})
		} else if s.ed.CrownFirst && crown != NoCrown {
			s.push(frame{step: stepCrown})
		}
		if !s.ed.ArriveInTurn {
			s.push(frame{step: stepArrivals})
		}
		return
	}
	if f.listed < nations {
		s.turn, s.act = f.listed, s.ed.Order[f.listed]
		f.listed++
		if s.takesTurn(s.act) {
			s.push(frame{step: stepTurn, n: s.act})
		}
		return
	}
	s.pop()
	s.push(frame{step: stepRoundEnd})
}

// scoreStanding scores for areas a nation occupies as a scoring round of its card
// begins: occupying counts at any time of the round. For nations that occupy in their
// own turn only, their turn begins it (§Occupying Areas).
func (s *State) scoreStanding() {
	for n := Nation(0); n < nations; n++ {
		if !has(s.ed.OwnOccupation, n) {
			s.scoreWhere(n)
		}
	}
}

// scoreWhere scores for the areas that a nation occupies now (§Occupying Areas).
func (s *State) scoreWhere(n Nation) {
	areas := s.solely(n)
	if s.ed.LeadersAlone {
		areas = s.domain(n)
	}
	for areas != 0 {
		s.scoreOccupied(n, next(&areas))
	}
}

// takesTurn reports whether a nation does anything in this round (§A Game Round).
func (s *State) takesTurn(n Nation) bool {
	if s.where[n] != 0 || s.leader[n] != nothing {
		return true
	}
	if n == Romans && s.round == s.ed.BritonsRound && s.hasSubjects(Romans) {
		return true // nobody is left to go, but subjects to be freed
	}
	if n == RomanoBritish && s.round == s.ed.BritonsRound {
		return true
	}
	for _, a := range s.ed.Timeline[s.round].Arrivals {
		if a.Nation == n {
			return true
		}
	}
	return false
}

// hasSubjects reports whether a nation has subjects.
func (s *State) hasSubjects(lord Nation) bool {
	for m := Nation(0); m < nations; m++ {
		if s.overlord[m] == lord {
			return true
		}
	}
	return false
}

// Stages of a nation's turn.
const (
	turnBegins stage = iota
	turnPopulation
	turnMovement
	turnAfterMovement
	turnBattles
	turnHalves
	turnCrown
	turnWithdrawal
	turnDeparture
	turnOverpopulation
	turnLegion
	turnEnds
)

// runTurn goes through the five phases of a nation's turn, the middle two twice in a major
// invasion (§The Nation Turn).
func (s *State) runTurn(f *frame) {
	n := f.n
	stage := f.stage
	f.stage++
	switch stage {
	case turnBegins:
		s.beginTurn(n)
	case turnPopulation:
		s.push(frame{step: stepPopulation, n: n})
	case turnMovement:
		if s.half == 0 {
			s.half = 1
		}
		if s.major(n) {
			e := eventOf(evHalf)
			e.side, e.count = n, int16(s.half)
			s.say(e)
		}
		s.beginMovement(n)
		s.push(frame{step: stepMovement, n: n})
	case turnAfterMovement:
		s.fight.submissionDue = true
		s.offerSubmission(n)
	case turnBattles:
		s.push(frame{step: stepBattles, n: n})
	case turnHalves:
		if s.major(n) && s.half == 1 {
			s.half = 2
			f.stage = turnMovement
		}
	case turnCrown:
		s.scoreRaid(n)
		if !s.ed.CnutLeavesLast {
			s.crownCnut(n)
		}
	case turnWithdrawal:
		s.push(frame{step: stepWithdrawal, n: n})
	case turnDeparture:
		s.payRaid(n)
		if !s.ed.CnutLeavesLast {
			s.depart(n)
		}
	case turnOverpopulation:
		s.keepRaiders(n)
		s.clearBands()
		s.overpopulation(n)
	case turnLegion:
		s.legion(n)
		if s.ed.CnutLeavesLast {
			s.crownCnut(n)
			s.depart(n)
		}
	case turnEnds:
		if n == Normans && s.round == s.ed.HaroldRound {
			s.haroldGone = !s.alive(Saxons, Harold)
		}
		s.forgetTurn()
		s.pop()
	}
}

// forgetTurn clears the state that the rules need only within a nation's turn (§The
// Nation Turn).
func (s *State) forgetTurn() {
	s.half, s.leave, s.needMet = 0, notAsked, false
	s.roads, s.held, s.entered = 0, 0, [lands]set{}
	s.ledMoves, s.ledSailed = 0, false
	s.fight = battle{}
	s.clearBands()
}

// beginTurn begins a nation's turn: a leader of the round before leaves, and a subject of
// one turn revolts (§The Nation Turn).
func (s *State) beginTurn(n Nation) {
	e := eventOf(evTurn)
	e.side = n
	s.say(e)
	if n == Romans && s.round == s.ed.BritonsRound {
		for m := Nation(0); m < nations; m++ {
			if s.overlord[m] == Romans {
				s.endSubmission(m)
			}
		}
		s.top().stage = turnEnds // the Romans do not take this turn
		return
	}
	if has(s.ed.OwnOccupation, n) {
		s.scoreWhere(n)
	}
	if l := s.leader[n]; l != nothing && !s.ed.stays(l) && (s.ed.ArriveInTurn || !s.brings(n, l)) {
		s.removeLeader(n)
	}
	if n == RomanoBritish {
		s.dismount()
	}
	s.revolt(n)
	for _, a := range s.ed.Timeline[s.round].Arrivals {
		if a.Nation == n && a.Needs != nowhere {
			s.needMet = s.occupiedBy(n)&bit(a.Needs) != 0
			for m := Nation(0); m < nations; m++ {
				if s.overlord[m] == n && s.occupiedBy(m)&bit(a.Needs) != 0 {
					s.needMet = true
				}
			}
		}
	}
}

// brings reports whether this round of the timeline brings a leader.
func (s *State) brings(n Nation, l Unit) bool {
	for _, a := range s.ed.Timeline[s.round].Arrivals {
		if a.Nation == n && a.What == l {
			return true
		}
	}
	return false
}

// revolt frees a nation that submitted to Rome for one turn (§Belgae Submission).
func (s *State) revolt(n Nation) {
	if s.overlord[n] != Romans || s.ed.SubmitRound[n] == 0 {
		return
	}
	s.endSubmission(n)
	if s.ed.RebelsForgotten {
		s.submitted &^= 1 << uint(n)
	}
}

// endSubmission ends the submission of a nation (§Submission).
func (s *State) endSubmission(n Nation) {
	e := eventOf(evRevolt)
	e.side, e.other = n, s.overlord[n]
	s.say(e)
	s.overlord[n] = nobody
}

// removeLeader takes a leader whose round is over off the board (§Leaders).
func (s *State) removeLeader(n Nation) {
	e := eventOf(evLeaderLeaves)
	e.side, e.what, e.from = n, s.leader[n], s.leaderAt[n]
	s.say(e)
	s.leader[n], s.leaderAt[n] = nothing, nowhere
}

// dismount makes infantry of the Romano-British cavalry in the round after Arthur, in spite
// of the counters (§Arthur).
func (s *State) dismount() {
	for t := s.where[RomanoBritish]; t != 0; {
		at := next(&t)
		s.infantry[RomanoBritish][at] += s.cavalry[RomanoBritish][at]
		s.cavalry[RomanoBritish][at] = 0
	}
}

func (s *State) major(n Nation) bool { return has(s.ed.Timeline[s.round].Major, n) }
func (s *State) raids(n Nation) bool { return has(s.ed.Timeline[s.round].Raids, n) }
func (s *State) sails(n Nation) bool { return has(s.ed.Timeline[s.round].Boats, n) }

// Stages of the end of a round.
const (
	roundScores stage = iota
	roundCrown
	roundCloses
)

// runRoundEnd ends a round in two steps, and begins the next or ends the game
// (§A Game Round).
func (s *State) runRoundEnd(f *frame) {
	r := &s.ed.Timeline[s.round]
	stage := f.stage
	f.stage++
	switch stage {
	case roundScores:
		s.turn, s.act = nations, nobody
		if r.Scoring {
			s.scoreHeld()
		}
		s.endAngleSubmission()
	case roundCrown:
		if r.Crown == LastKing || r.Crown != NoCrown && !s.ed.CrownFirst {
			s.push(frame{step: stepCrown})
		}
	default:
		s.pop()
		if s.round < s.ed.Rounds[1] {
			s.round++
			s.turn, s.act = -1, nobody
			s.push(frame{step: stepRound})
			return
		}
		s.finish()
	}
}

// finish ends the game, which the most victory points win; ties share
// (§Winning the Game).
func (s *State) finish() {
	s.payBids()
	s.ask = asking{kind: gameOver, seat: engine.Nobody, side: nobody, other: nobody, place: nowhere}
	scores := s.Standing()[:s.seats]
	best := scores[0].Points
	for _, x := range scores {
		best = max(best, x.Points)
	}
	for i, x := range scores {
		if x.Points == best {
			s.winner |= 1 << uint(i)
		}
	}
	s.say(eventOf(evOver))
}

// has reports whether a set of nations contains one.
func has(s nationSet, n Nation) bool { return s>>uint(n)&1 != 0 }

func count(s set) int { return bits.OnesCount64(uint64(s)) }
