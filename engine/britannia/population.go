package britannia

import "bretwalda/engine"

// Phase I: Population Increase.

const (
	growthAsk stage = iota
	growthGain
	growthBurhs
	growthArmies
	growthArrivals
	growthWithhold
	growthLand
	growthOnBoard
	growthCompanion
	growthLeader
	growthEnds
)

// runPopulation goes through the phase of a nation (§Phase I).
func (s *State) runPopulation(f *frame) {
	n := f.n
	stage := f.stage
	f.stage++
	switch stage {
	case growthAsk:
		switch {
		case has(s.ed.Twin, n) && s.round == s.ed.BritonsRound:
			f.stage = growthEnds
		case n == Romans:
			s.reinforceRomans()
			f.stage = growthArrivals
		case n == RomanoBritish && s.round == s.ed.BritonsRound:
			s.beginBritons(f)
		case s.overlord[n] != nobody && (s.gain(n) > 1 || s.ed.SubjectsPoor && s.gain(n) > 0): // half of one is one
			s.open(askGrowth, s.overlord[n], n, nowhere)
		}
	case growthGain:
		f.points = s.growth(n) + s.population[n]
		f.replacing = replacingOver
		if n == Saxons && s.round >= s.ed.BurhRounds[0] && s.round <= s.ed.BurhRounds[1] {
			f.burhs = max(0, s.ed.BurhAreas-size(s.occupiedBy(n)))
		}
	case growthBurhs:
		if s.burhSites(f) != 0 {
			s.open(askBurh, n, nobody, nowhere)
			f.stage = growthBurhs
		}
	case growthArmies:
		f.burhs = 0
		k := min(f.points/s.ed.ArmyCost, s.available(n))
		s.population[n] = min(f.points-k*s.ed.ArmyCost, s.ed.ArmyCost-1)
		s.reportGrowth(n)
		s.leave = notAsked
		if k > 0 {
			s.push(frame{step: stepPlace, n: n, count: k})
		}
	case growthArrivals:
		if !s.ed.ArriveInTurn {
			f.stage = growthOnBoard
			return
		}
		s.countInvaders(f)
	case growthWithhold:
		if f.count > 0 {
			s.open(askWithhold, n, nobody, nowhere)
			f.stage = growthWithhold
		}
	case growthLand:
		s.arrive(f)
	case growthOnBoard:
		s.arriveOnBoard(n)
	case growthCompanion:
		if s.companions(n) && s.companionSites() != 0 {
			s.open(askCompanion, n, nobody, nowhere)
		}
	case growthLeader:
		if l := s.leaderDue(n); l != nothing && l != Arthur && s.landArmies(n) != 0 {
			s.open(askLeader, n, nobody, nowhere)
		}
	default:
		s.pop()
	}
}

func init() {
	define(askGrowth, engine.Decide(
		"growth", "Submission", playerAsked, uncounted,
		engine.Verbs[*State](verbAllow, verbRefuse),
		func(s *State, _ asking, c engine.Choice) { s.permit(evGrowth, c.Verb == verbAllow) },
		because(ruleSubmission), ordered(policyGrowth, (*State).allowBy),
	))
	define(askBurh, engine.Decide(
		"burh", "Saxon Burhs", playerAsked,
		func(s *State) int8 { return s.top().burhs },
		func(s *State, buf []engine.Choice) []engine.Choice {
			return append(placeChoices(buf, verbBurh, Burh, s.burhSites(s.top())), engine.NewChoice(verbEnd))
		},
		func(s *State, _ asking, c engine.Choice) {
			if f := s.top(); c.Verb == verbEnd {
				f.burhs = 0
			} else {
				s.buildBurh(f, Place(c.To))
			}
		},
		because(ruleBurh), alwaysAsked,
	))
	define(askLeader, engine.Decide(
		"leader", "Leaders", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			n := s.top().n
			return placeChoices(buf, verbPlace, s.leaderDue(n), s.landArmies(n))
		},
		func(s *State, _ asking, c engine.Choice) { s.appoint(s.top().n, Unit(c.What), Place(c.To)) },
		because(rulePopulation), alwaysAsked,
	))
	define(askCompanion, engine.Decide(
		"companion", "Arthur", playerAsked, uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return placeChoices(buf, verbPlace, Arthur, s.companionSites())
		},
		func(s *State, _ asking, c engine.Choice) { s.placeCompanions(s.top().n, Place(c.To)) },
		because(rulePopulation), alwaysAsked,
	))
}

// gain is the yield of a nation's areas: burhs count as armies (§Phase I).
func (s *State) gain(n Nation) int8 {
	var points int8
	for t := s.occupiedBy(n); t != 0; {
		points += s.ed.Yield[terrain(next(&t))]
	}
	return points
}

// subjectsHalf is a subject's growth without leave (§Submission).
func (s *State) subjectsHalf(gain int8) int8 {
	if s.ed.SubjectsPoor {
		return 0
	}
	return max(1, s.halfOf(gain))
}

// growth is a nation's gain this turn: a subject's is half, if its overlord does
// not allow all. Submission, effect 3 (§Phase I).
func (s *State) growth(n Nation) int8 {
	gain := s.gain(n)
	if s.overlord[n] != nobody && s.leave != granted && gain > 0 {
		return s.subjectsHalf(gain)
	}
	return gain
}

// reportGrowth reports the points gained and kept, once it is known how
// many burhs and armies it brought.
func (s *State) reportGrowth(n Nation) {
	e := eventOf(evPopulation)
	e.side, e.count, e.extra = n, int16(s.growth(n)), int16(s.population[n])
	s.say(e)
}

// Stages of stepPlace: which areas may receive armies.
const (
	placeByStacking stage = iota // Placing New Armies
	placeAnywhere                // without regard to stacking limits
	placeEnglish                 // Saxons of the last round
	placeKing                    // the King's army
)

// runPlace places new armies. No area takes a second one before every other has one
// (§Placing New Armies).
func (s *State) runPlace(f *frame) {
	if f.count == 0 {
		s.pop()
		return
	}
	t := s.sites(f)
	if t == 0 && f.placed != 0 {
		f.placed = 0
		t = s.sites(f)
	}
	if t != 0 && size(t) <= f.count && f.stage != placeAnywhere && s.noneOverstacks(f.n, t) {
		for t != 0 { // each of them receives one
			s.placeArmy(f, next(&t))
		}
		return
	}
	if t == 0 {
		e := eventOf(evLost)
		e.side, e.what, e.count = f.n, Infantry, int16(f.count)
		s.say(e)
		if f.stage == placeByStacking {
			s.population[f.n] = s.ed.ArmyCost - 1
		}
		s.pop()
		return
	}
	s.open(askPlace, f.n, nobody, nowhere)
}

// sites are the areas that may receive the next army of a place frame
// (§Placing New Armies).
func (s *State) sites(f *frame) set {
	t := s.occupiedBy(f.n) &^ f.placed
	switch f.stage {
	case placeAnywhere:
		return s.landArmies(f.n)
	case placeEnglish:
		t &= inRegion[England]
	}
	return s.roomFor(f.n, 1, t, nowhere)
}

func init() {
	define(askPlace, engine.Decide(
		"place", "Placing New Armies", playerAsked, framed,
		func(s *State, buf []engine.Choice) []engine.Choice {
			return placeChoices(buf, verbPlace, Infantry, s.sites(s.top()))
		},
		func(s *State, _ asking, c engine.Choice) { s.placeArmy(s.top(), Place(c.To)) },
		(*State).placeRule, ordered(policyArmies, (*State).armiesBy),
	))
}

// placeRule answers "why does no new army go there?": for its size, where the area has
// not had its own yet.
func (s *State) placeRule(c engine.Choice) string {
	f := s.top()
	if c.Verb == verbPlace && c.To >= 0 && c.To < places && s.occupiedBy(f.n)&^f.placed&bit(Place(c.To)) != 0 &&
		s.roomFor(f.n, 1, bit(Place(c.To)), nowhere) == 0 {
		return ruleStacking
	}
	return rulePopulation
}

// placeArmy puts one new infantry army on the board (§Placing New Armies).
func (s *State) placeArmy(f *frame, at Place) {
	f.count--
	f.placed |= bit(at)
	s.addInfantry(f.n, at, 1)
	e := eventOf(evPlace)
	e.side, e.what, e.count, e.to = f.n, Infantry, 1, at
	s.say(e)
}
