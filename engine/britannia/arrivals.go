package britannia

import "bretwalda/engine"

// Placing Invaders and Raiders.

// lines are the arrivals of a nation this round; i counts them (§Reinforcements).
func (s *State) lines(n Nation, visit func(i int, a *Arrival)) {
	i := 0
	arrivals := s.ed.Timeline[s.round].Arrivals
	for j := range arrivals {
		if arrivals[j].Nation == n {
			visit(i, &arrivals[j])
			i++
		}
	}
}

// invaders counts the infantry the timeline gives a nation from the sea
// (§Reinforcements).
func (s *State) invaders(n Nation) int8 {
	var k int8
	for _, a := range s.ed.Timeline[s.round].Arrivals {
		if a.Nation == n && (a.What == Infantry || a.What == Raiders) && a.At != nowhere {
			k += a.Count
		}
	}
	return k
}

// countInvaders finds out how many invaders have no counter (§Reinforcements).
func (s *State) countInvaders(f *frame) {
	f.points, f.count = 0, max(0, s.invaders(f.n)-s.available(f.n))
	if f.count > 0 && s.ed.ShortfallFills {
		s.population[f.n] = s.ed.ArmyCost - 1
	}
	if f.n == Danes {
		s.shortfall = f.count
	}
}

// withheld is how many invaders of each line of the timeline stay out.
type withheld [8]int8

func init() {
	define(askWithhold, engine.Decide(
		"withhold", "Reinforcements", playerAsked, framed,
		(*State).withholdable,
		func(s *State, _ asking, c engine.Choice) { s.withhold(s.top(), Place(c.From)) },
		because(rulePopulation),
		ranked(policyWithhold, func(s *State, _ uint8, c engine.Choice) engine.Preference {
			return engine.Preference{int(s.due(s.ask.side, Place(c.From)))}
		}),
	))
}

// withholdable are the lines of the timeline that still bring infantry
// (§Reinforcements).
func (s *State) withholdable(buf []engine.Choice) []engine.Choice {
	f := s.top()
	s.lines(f.n, func(i int, a *Arrival) {
		if (a.What == Infantry || a.What == Raiders) && a.At != nowhere && a.Count > f.withheld[i] {
			c := engine.NewChoice(verbWithhold)
			c.What, c.From = int8(a.What), int8(a.At)
			buf = append(buf, c)
		}
	})
	return buf
}

// withhold keeps one invader of a line out of play (§Reinforcements).
func (s *State) withhold(f *frame, from Place) {
	s.lines(f.n, func(i int, a *Arrival) {
		if (a.What == Infantry || a.What == Raiders) && a.At == from {
			f.withheld[i]++
		}
	})
	f.count--
}

// Stages of stepArrivals.
const (
	arrivalCount stage = iota
	arrivalWithhold
	arrivalLand
)

// runArrivals brings the invaders of all nations as the round begins (§Reinforcements).
func (s *State) runArrivals(f *frame) {
	if f.listed == nations {
		s.pop()
		return
	}
	switch f.stage {
	case arrivalCount:
		f.n = s.ed.Order[f.listed]
		s.countInvaders(f)
		f.stage = arrivalWithhold
	case arrivalWithhold:
		if f.count > 0 {
			s.open(askWithhold, f.n, nobody, nowhere)
			return
		}
		f.stage = arrivalLand
	default:
		s.arrive(f)
		f.stage = arrivalCount
		f.listed++
	}
}

// arrive brings invaders, raiders and their leader, who comes ashore only with armies
// and so needs armies of the nation in the sea (§Reinforcements).
func (s *State) arrive(f *frame) {
	n := f.n
	s.lines(n, func(i int, a *Arrival) {
		if a.At == nowhere || a.What > Raiders {
			return
		}
		if back := f.withheld[i]; back > 0 {
			e := eventOf(evWithheld)
			e.side, e.what, e.from, e.count = n, a.What, a.At, int16(back)
			s.say(e)
		}
		if k := a.Count - f.withheld[i]; k > 0 {
			s.add(n, a.What, a.At, k)
			if a.What == Raiders {
				s.raiding[n][a.At-lands] += k
			} else {
				s.raiding[n] = [places - lands]int8{} // armies that waited at sea join the invasion
			}
			s.arrived(n, a.What, k, a.At)
		}
	})
	s.lines(n, func(_ int, a *Arrival) {
		if a.At != nowhere && a.What > Burh && s.armies(n, a.At) > 0 {
			s.appoint(n, a.What, a.At)
		}
	})
	f.withheld = withheld{}
}

// arriveOnBoard places the army that comes with Boudicca, without regard to
// stacking limits (§Reinforcements).
func (s *State) arriveOnBoard(n Nation) {
	s.lines(n, func(_ int, a *Arrival) {
		if a.At != nowhere || a.What != Infantry {
			return
		}
		k := min(a.Count, s.available(n))
		if k < a.Count && s.ed.ShortfallFills {
			s.population[n] = s.ed.ArmyCost - 1
		}
		if k > 0 && s.landArmies(n) != 0 {
			s.push(frame{step: stepPlace, n: n, count: k, stage: placeAnywhere})
		}
	})
}

// leaderDue is the leader that may now be placed on the board, or nothing (§Leaders).
func (s *State) leaderDue(n Nation) Unit {
	l := nothing
	s.lines(n, func(_ int, a *Arrival) {
		if a.At == nowhere && a.What > Burh && (a.Needs == nowhere || s.needMet) {
			l = a.What
		}
	})
	return l
}

// appoint brings a leader into play (§Leaders).
func (s *State) appoint(n Nation, l Unit, at Place) {
	s.leader[n], s.leaderAt[n] = l, at
	s.came |= 1 << uint(l)
	s.arrived(n, l, 1, at)
}

func (s *State) arrived(n Nation, kind Unit, k int8, at Place) {
	e := eventOf(evArrive)
	e.side, e.what, e.count, e.to = n, kind, int16(k), at
	s.say(e)
}
