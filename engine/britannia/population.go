package britannia

import "bretwalda/engine"

// Phase I: Population Increase.

const (
	growthAsk = iota
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

// runPopulation: frame.count holds the population points, frame.mask the
// invaders held back, a byte a line of the timeline.
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
		f.count = s.growth(n) + s.population[n]
		f.place = nowhere
		if n == Saxons && s.round >= s.ed.BurhRounds[0] && s.round <= s.ed.BurhRounds[1] {
			f.mask = set(max(0, s.ed.BurhAreas-size(s.occupiedBy(n))))
		}
	case growthBurhs:
		if s.burhSites(f) != 0 {
			s.open(askBurh, n, nobody, nowhere)
			f.stage = growthBurhs
		}
	case growthArmies:
		f.mask = 0
		k := min(f.count/s.ed.ArmyCost, s.available(n))
		s.population[n] = min(f.count-k*s.ed.ArmyCost, s.ed.ArmyCost-1)
		s.reportGrowth(n)
		s.leave = notAsked
		if k > 0 {
			s.push(frame{step: stepPlace, n: n, count: k})
		}
	case growthArrivals:
		f.mask = 0
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

// gain is what the areas of a nation yield: burhs count as armies.
func (s *State) gain(n nation) int8 {
	var points int8
	for t := s.occupiedBy(n); t != 0; {
		points += s.ed.Yield[terrain(next(&t))]
	}
	return points
}

// subjectsHalf is what a subject has of its growth without leave.
func (s *State) subjectsHalf(gain int8) int8 {
	if s.ed.SubjectsPoor {
		return 0
	}
	return max(1, s.halfOf(gain))
}

// growth is what a nation gains this turn: a subject half, if its overlord does
// not allow all. Submission, effect 3.
func (s *State) growth(n nation) int8 {
	gain := s.gain(n)
	if s.overlord[n] != nobody && s.leave != granted && gain > 0 {
		return s.subjectsHalf(gain)
	}
	return gain
}

// reportGrowth tells what was gained and what is kept, once it is known how
// many burhs and armies came of it.
func (s *State) reportGrowth(n nation) {
	e := engine.Told(evPopulation)
	e.Side, e.Count, e.Extra = n, int16(s.growth(n)), int16(s.population[n])
	s.say(e)
}

// invaders counts the infantry the timeline gives a nation from the sea.
func (s *State) invaders(n nation) int8 {
	var k int8
	for _, a := range s.ed.Timeline[s.round].Arrivals {
		if a.Nation == n && (a.What == Infantry || a.What == Raiders) && a.At != nowhere {
			k += a.Count
		}
	}
	return k
}

// countInvaders finds out how many invaders have no counter.
func (s *State) countInvaders(f *frame) {
	f.count = max(0, s.invaders(f.n)-s.available(f.n))
	if f.count > 0 && s.ed.ShortfallFills {
		s.population[f.n] = s.ed.ArmyCost - 1
	}
	if f.n == Danes {
		s.shortfall = f.count
	}
}

// Stages of stepArrivals.
const (
	arrivalCount = iota
	arrivalWithhold
	arrivalLand
)

// runArrivals brings the invaders of all nations as the round begins;
// frame.place counts the nations of the Nation List.
func (s *State) runArrivals(f *frame) {
	if f.place == nations {
		s.pop()
		return
	}
	switch f.stage {
	case arrivalCount:
		f.n = s.ed.Order[f.place]
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
		f.place++
	}
}

// held back: byte i of the frame's mask is how many of arrival line i stay out.
func heldBack(f *frame, i int) int8 { return int8(f.mask >> (8 * uint(i)) & 255) }

// lines are the arrivals of a nation this round; i counts them.
func (s *State) lines(n nation, visit func(i int, a *Arrival)) {
	i := 0
	arrivals := s.ed.Timeline[s.round].Arrivals
	for j := range arrivals {
		if arrivals[j].Nation == n {
			visit(i, &arrivals[j])
			i++
		}
	}
}

// Placing invaders and raiders. A leader comes ashore only with armies, so he
// needs some of his own in the sea.
func (s *State) arrive(f *frame) {
	n := f.n
	s.lines(n, func(i int, a *Arrival) {
		if a.At == nowhere || a.What > Raiders {
			return
		}
		if back := heldBack(f, i); back > 0 {
			e := engine.Told(evWithheld)
			e.Side, e.What, e.From, e.Count = n, a.What, a.At, int16(back)
			s.say(e)
		}
		if k := a.Count - heldBack(f, i); k > 0 {
			s.add(n, a.What, a.At, k)
			if a.What == Raiders {
				s.raiding[n][a.At-lands] += k
			} else {
				s.raiding[n] = [places - lands]int8{} // who waited at sea joins the invasion
			}
			s.arrived(n, a.What, k, a.At)
		}
	})
	s.lines(n, func(_ int, a *Arrival) {
		if a.At != nowhere && a.What > Burh && s.armies(n, a.At) > 0 {
			s.appoint(n, a.What, a.At)
		}
	})
	f.mask = 0
}

func (s *State) arrived(n nation, kind what, k int8, at place) {
	e := engine.Told(evArrive)
	e.Side, e.What, e.Count, e.To = n, kind, int16(k), at
	s.say(e)
}

// appoint brings a leader into play.
func (s *State) appoint(n nation, l what, at place) {
	s.leader[n], s.leaderAt[n] = l, at
	s.came |= 1 << uint(l)
	s.arrived(n, l, 1, at)
}

// arriveOnBoard places the army that comes with Boudicca, without regard to
// stacking limits.
func (s *State) arriveOnBoard(n nation) {
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

// landArmies is the set of land areas with armies of a nation.
func (s *State) landArmies(n nation) set {
	t := s.where[n] & allLand
	for u := t; u != 0; {
		if at := next(&u); s.armies(n, at) == 0 {
			t &^= bit(at)
		}
	}
	return t
}

// leaderDue is the leader that may now be placed on the board, or nothing.
func (s *State) leaderDue(n nation) what {
	l := nothing
	s.lines(n, func(_ int, a *Arrival) {
		if a.At == nowhere && a.What > Burh && (a.Needs == nowhere || s.promised) {
			l = a.What
		}
	})
	return l
}

// Stages of stepPlace: which areas may receive armies.
const (
	placeByStacking = iota // Placing New Armies
	placeAnywhere          // without regard to stacking limits
	placeEnglish           // Saxons of the last round
	placeKing              // the King's army
)

// runPlace: Placing New Armies. No area takes a second army before every other
// has one; frame.mask is the areas that have.
func (s *State) runPlace(f *frame) {
	if f.count == 0 {
		s.pop()
		return
	}
	t := s.sites(f)
	if t == 0 && f.mask != 0 {
		f.mask = 0
		t = s.sites(f)
	}
	if t != 0 && size(t) <= f.count && f.stage != placeAnywhere && s.noneOverstacks(f.n, t) {
		for t != 0 { // each of them receives one
			s.placeArmy(f, next(&t))
		}
		return
	}
	if t == 0 {
		e := engine.Told(evLost)
		e.Side, e.What, e.Count = f.n, Infantry, int16(f.count)
		s.say(e)
		if f.stage == placeByStacking {
			s.population[f.n] = s.ed.ArmyCost - 1
		}
		s.pop()
		return
	}
	s.open(askPlace, f.n, nobody, nowhere)
}

// noneOverstacks reports whether one more army in each of some areas keeps
// within the normal limits.
func (s *State) noneOverstacks(n nation, t set) bool {
	for t != 0 {
		if at := next(&t); s.stacked(n, at) >= s.ed.StackLimit[terrain(at)] {
			return false
		}
	}
	return true
}

// sites are the areas that may receive the next army of a place frame.
func (s *State) sites(f *frame) set {
	t := s.occupiedBy(f.n) &^ f.mask
	switch f.stage {
	case placeAnywhere:
		return s.landArmies(f.n)
	case placeEnglish:
		t &= inRegion[England]
	}
	return s.roomFor(f.n, 1, t, nowhere)
}

// Stacking Limits: the areas among some where k more armies of n may stay when
// they come out of a place, or from nowhere.
func (s *State) roomFor(n nation, k int8, among set, from place) set {
	var over set // stacks above the normal limit: only one is allowed
	if n != Romans {
		for t := s.where[n] & allLand; t != 0; {
			at := next(&t)
			c := s.stacked(n, at)
			if at == from {
				c -= k
			}
			if c > s.ed.StackLimit[terrain(at)] {
				over |= bit(at)
			}
		}
	}
	room := among
	for t := among; t != 0; {
		at := next(&t)
		if !s.fits(n, at, s.stacked(n, at)+k, over&^bit(at) == 0) {
			room &^= bit(at)
		}
	}
	return room
}

// fits reports whether c armies may stand in a land area; free says that the
// nation's one larger stack is not elsewhere.
func (s *State) fits(n nation, at place, c int8, free bool) bool {
	if n == Romans {
		limit := s.ed.RomanStackLimit[terrain(at)]
		return limit == 0 || c <= limit
	}
	if c <= s.ed.StackLimit[terrain(at)] {
		return true
	}
	limit := s.ed.OverstackLimit[terrain(at)]
	return free && (limit == 0 || c <= limit)
}

// stacksFit reports whether all stacks of a nation are within the limits.
func (s *State) stacksFit(n nation) bool { return s.overfull(n) == 0 }

// overfull is the set of areas from which armies could go to bring the stacks
// of a nation within the limits; empty when they are.
func (s *State) overfull(n nation) set {
	var over, bad set
	for t := s.where[n] & allLand; t != 0; {
		at := next(&t)
		c := s.stacked(n, at)
		if !s.fits(n, at, c, true) {
			bad |= bit(at)
		}
		if n != Romans && c > s.ed.StackLimit[terrain(at)] {
			over |= bit(at)
		}
	}
	if count(over) > 1 {
		bad |= over
	}
	return bad
}

// Saxon Burhs: the areas where a burh may be built now.
func (s *State) burhSites(f *frame) set {
	if f.mask == 0 || f.count < s.ed.BurhCost || s.ed.BurhsAreCounted && s.available(Saxons) == 0 {
		return 0
	}
	if m := s.ed.BurhMarkers; m != 0 && size(s.burhs) >= m {
		return 0
	}
	return s.roomFor(Saxons, 1, s.occupiedBy(Saxons)&^s.burhs&^difficult, nowhere)
}

func (s *State) buildBurh(f *frame, at place) {
	f.mask--
	f.count -= s.ed.BurhCost
	s.burhs |= bit(at)
	s.note(Saxons, at)
	e := engine.Told(evPlace)
	e.Side, e.What, e.Count, e.To = Saxons, Burh, 1, at
	s.say(e)
}

// placeArmy puts one new infantry army on the board.
func (s *State) placeArmy(f *frame, at place) {
	f.count--
	f.mask |= bit(at)
	s.addInfantry(f.n, at, 1)
	e := engine.Told(evPlace)
	e.Side, e.What, e.Count, e.To = f.n, Infantry, 1, at
	s.say(e)
}

// withholdable are the lines of the timeline that still bring infantry.
func (s *State) withholdable(f *frame, buf []engine.Choice) []engine.Choice {
	s.lines(f.n, func(i int, a *Arrival) {
		if (a.What == Infantry || a.What == Raiders) && a.At != nowhere && a.Count > heldBack(f, i) {
			c := engine.Do(verbWithhold)
			c.What, c.From = a.What, a.At
			buf = append(buf, c)
		}
	})
	return buf
}

func (s *State) withhold(f *frame, from place) {
	s.lines(f.n, func(i int, a *Arrival) {
		if (a.What == Infantry || a.What == Raiders) && a.At == from {
			f.mask += 1 << (8 * uint(i))
		}
	})
	f.count--
}
