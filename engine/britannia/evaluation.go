package britannia

import "math/bits"

// The judgement of bots, in the files evaluation*.go: how many points each seat may
// expect at the end of the game. Nothing here is a rule, and no rule looks here.
// Everything is integers, so that a bot plays the same on every machine.

const (
	grain = 256 // the unit of the judgement: 256 make one of the smallest points
	sure  = 256 // certainty in its chances
)

// appraisal is the judgement of one position.
type appraisal struct {
	s     *State
	o     *outlook
	basis *basis // or nil
	w     *weights
	wary  bool          // looks at nations that may come
	next  [nations]int8 // the round of a nation's next movement
	owner [lands]Nation // the nation in an area, or nobody; in a battle the defender
	prospects

	// Nations that may come into the area that is judged, and how many armies, in quarters of an
	// army: not all will.
	near   nationSet
	coming [nations]int8
}

// prospects is the promise of areas to the nations.
type prospects struct {
	hopes  [nations]int32 // points, in grains
	areas  [nations]int32 // land areas a nation may expect to hold, in parts of sure
	shires [nations]int32 // the English ones among them
	armies [nations]int32 // armies and burhs it may expect to have there, in parts of sure
}

// Evaluate appends for each seat the points it may expect at the end of the
// game, in grains.
func (j *judge) Evaluate(buf []int) []int {
	start := len(buf)
	for range j.seats {
		buf = append(buf, 0)
	}
	seats := buf[start:]
	a := j.appraisal()
	a.judge()
	for n := Nation(0); n < nations; n++ {
		if seat := j.player[n]; seat >= 0 {
			seats[seat] += int(a.hopes[n])
		}
	}
	return buf
}

// appraisal begins a judgement.
func (j *judge) appraisal() appraisal {
	return appraisal{s: &j.State, o: j.outlook, basis: j.basis, wary: j.wary, w: j.weights}
}

// judge adds up the expectations of every nation.
func (a *appraisal) judge() {
	s := a.s
	if !s.over() {
		a.survey()
		if !a.judgeAnew() {
			for at := Place(0); at < lands; at++ {
				a.judgeArea(at)
			}
		}
		a.judgeNations()
		a.judgeCrown()
	}
	for n := Nation(0); n < nations; n++ {
		a.hopes[n] += int32(s.points[n]) * grain
	}
}

// survey finds the places of all nations and the order of their moves.
func (a *appraisal) survey() {
	s := a.s
	over := s.movedOn()
	for i, n := range s.ed.Order {
		a.next[n] = s.round
		if int8(i) < s.turn || int8(i) == s.turn && over {
			a.next[n]++
		}
	}
	for at := Place(0); at < lands; at++ {
		a.owner[at] = s.occupant(at)
	}
}

// movedOn reports whether the acting nation has made its last movement of the
// turn, the one under way included.
func (s *State) movedOn() bool {
	for _, f := range s.stack[:s.depth] {
		if f.step == stepTurn {
			return f.stage > turnMovement && !(s.half == 1 && s.major(f.n))
		}
	}
	return false
}

// occupant is the nation in an area; where the acting nation attacks, the defender.
func (s *State) occupant(at Place) Nation {
	p := s.present[at]
	if s.act != nobody && p != 1<<uint(s.act) {
		p &^= 1 << uint(s.act)
	}
	if p == 0 {
		return nobody
	}
	return nextNation(&p)
}

// nextNation takes the first nation out of a set.
func nextNation(p *nationSet) Nation {
	n := Nation(bits.TrailingZeros32(uint32(*p)))
	*p &= *p - 1
	return n
}

// judgeNations adds everything outside areas: armies at sea and those that have
// yet to come, population, leaders; and takes off the armies that will starve.
func (a *appraisal) judgeNations() {
	s := a.s
	for n := Nation(0); n < nations; n++ {
		a.hopes[n] += a.w.times(a.o.fleet[n][s.round], ofFleet)
		if a.next[n] == s.round && s.act != n {
			a.hopes[n] += a.o.arrive[n][s.round]
		}
		if a.next[n] > s.ed.Rounds[1] {
			continue
		}
		army := a.o.army[n][a.next[n]]
		for t := s.where[n] &^ allLand; t != 0; {
			a.hopes[n] += int32(s.armies(n, next(&t))) * a.w.times(army, ofSea)
		}
		a.hopes[n] += a.w.times(int32(s.population[n])*army/int32(s.ed.ArmyCost), ofPeople)
		if n != Romans && !has(s.ed.NoOverpopulation[s.round], n) {
			if over := a.armies[n] - 2*a.areas[n]; over > 0 {
				a.hopes[n] -= a.w.times(over*army/sure*3/4, ofStarving)
			}
		}
		if s.leader[n] != nothing {
			a.hopes[n] += a.w.times(grain, ofLeader)
		}
	}
}
