package britannia

import "math/bits"

func nextNation(p *nationSet) nation {
	n := nation(bits.TrailingZeros32(*p))
	*p &= *p - 1
	return n
}

// judgeBattle adds what a battle of the acting nation promises both sides, by
// the exact odds of all its endings.
func (a *appraisal) judgeBattle(n, m nation, at place) {
	s := a.s
	x, y := s.stand(n, at), s.stand(m, at)
	q := OddsQuery{
		Attacker:  OddsSide{x.infantry, x.strong, x.led},
		Defender:  OddsSide{y.infantry, y.strong, y.led && y.infantry+y.strong > 0},
		Fort:      m == Romans && y.works > 0,
		Burh:      m == Saxons && y.works > 0,
		BurhFirst: s.round >= s.ed.BurhFirst,
		Difficult: difficult&bit(at) != 0,
	}
	r := Odds(q)
	a.hopes[n][battleKills] += int32(r.DefenderLoses>>24) * a.skull(n, m, at) / sure
	a.hopes[m][battleKills] += int32(r.AttackerLoses>>24) * a.skull(m, n, at) / sure
	var occupy int32
	if s.occupied[n]&bit(at) == 0 && !s.homeward(n) {
		occupy = grain * int32(s.ed.points.occupy[n][s.round][at])
	}
	for i := range r.Endings {
		e := &r.Endings[i]
		chance := int32(e.Chance >> 24)
		if chance == 0 {
			continue
		}
		switch {
		case e.Defender.Infantry+e.Defender.Cavalry > 0 || e.Fixture:
			t := stand{e.Defender.Infantry, e.Defender.Cavalry, 0, e.Defender.Leader}
			if e.Fixture {
				t.works = 1
			}
			a.holds(m, at, t, chance)
		case e.Attacker.Infantry+e.Attacker.Cavalry > 0:
			t := stand{e.Attacker.Infantry, e.Attacker.Cavalry, 0, e.Attacker.Leader}
			if n == Romans && s.fortsRise() && (s.forts|s.ruins)&bit(at) == 0 {
				t.works = 1
			}
			a.hopes[n][holdNow] += occupy * chance / sure
			a.holds(n, at, t, chance)
		}
	}
}

// skull is what one army of a victim brings, in grains.
func (a *appraisal) skull(by, victim nation, at place) int32 {
	s := a.s
	own := by == s.act
	for i := range s.ed.Cards[by].Eliminate {
		k := &s.ed.Cards[by].Eliminate[i]
		if s.round < k.From || s.round > k.To || !has(k.Of, victim) || k.OwnTurn && !own || k.Unless > Burh {
			continue
		}
		if k.Banned && (!has(s.submitted&s.broken, victim) || s.rebelled(victim)) {
			continue
		}
		for _, w := range k.What {
			if w == Infantry || w == Fort {
				return grain * int32(k.Points)
			}
		}
	}
	return 0
}

// judgeNations adds what is not in areas: armies at sea, population, leaders.
func (a *appraisal) judgeNations() {
	s := a.s
	for n := nation(0); n < nations; n++ {
		a.hopes[n][fleets] += a.o.fleet[n][s.round]
		if a.next[n] == s.round && s.act != n {
			for _, l := range s.ed.Timeline[s.round].Arrivals {
				if l.Nation == n && l.What <= Raiders {
					a.hopes[n][fleets] += int32(l.Count) * a.o.army[n][s.round]
				}
			}
		}
		if a.next[n] > s.ed.Rounds[1] {
			continue
		}
		army := a.o.army[n][a.next[n]]
		for t := s.where[n] &^ allLand; t != 0; {
			a.hopes[n][armiesAfloat] += int32(s.armies(n, next(&t))) * army
		}
		a.hopes[n][peopleGrown] += int32(s.population[n]) * army / int32(s.ed.ArmyCost)
		if n != Romans && !has(s.ed.Crowded[s.round], n) {
			if over := a.armies[n] - 2*a.areas[n]; over > 0 {
				a.hopes[n][armiesAshore] -= over * army / sure * 3 / 4
			}
		}
		if s.leader[n] != nothing {
			a.hopes[n][leaders] += grain
		}
	}
}

// balloting reports whether a vote for Bretwalda is going on.
func (s *State) balloting() bool {
	if s.depth == 0 {
		return false
	}
	f := s.top()
	return f.step == stepCrown && f.stage > crownBegins && f.stage <= ballotCount
}

// judgeCrown adds what Bretwalda and King promise.
func (a *appraisal) judgeCrown() {
	s := a.s
	if s.balloting() {
		var total int32
		var tally [nations]int32
		for n := nation(0); n < nations; n++ {
			w := int32(s.weight(n))
			total += w
			if c := s.vote[n]; c >= 0 {
				tally[c] += w
			}
		}
		for n, k := range tally {
			a.hopes[n][crowns] += min(2*k*sure/max(total, 1), sure+sure/8) * int32(s.ed.BretwaldaPoints)
		}
		return
	}
	for r := s.round; r <= min(s.round+1, s.ed.Rounds[1]); r++ {
		part := int32(sure)
		if r > s.round || s.turn < nations/2 {
			part /= 2
		}
		switch s.ed.Timeline[r].Crown {
		case Bretwalda:
			total := int32(1)
			for n := range a.shires {
				total += a.shires[n]
			}
			for n, k := range a.shires {
				share := 2 * k * sure / total
				a.hopes[n][crowns] += min(share*share/sure, sure) * part / sure * int32(s.ed.BretwaldaPoints) * grain / sure
			}
			return
		case King:
			first, second := 0, int32(0)
			for n, k := range a.shires {
				if k > a.shires[first] {
					first = n
				}
			}
			for n, k := range a.shires {
				if n != first {
					second = max(second, k)
				}
			}
			if k := a.shires[first]; k >= int32(s.ed.KingAreas)*sure*3/4 {
				share := min(k*sure/(2*second+1), sure)
				a.hopes[first][crowns] += share * share / sure * part / sure * int32(s.ed.KingPoints) * grain / sure
			}
			return
		}
	}
}
