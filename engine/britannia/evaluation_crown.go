package britannia

// judgeCrown adds the expectations from Bretwalda and King, in this round or the next.
func (a *appraisal) judgeCrown() {
	s := a.s
	if s.balloting() {
		a.judgeBallot()
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
			for _, k := range a.shires {
				total += k
			}
			for n, k := range a.shires {
				share := 2 * k * sure / total
				a.hopes[n] += a.w.times(min(share*share/sure, sure)*part/sure*int32(s.ed.BretwaldaPoints)*grain/sure, ofCrown)
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
				a.hopes[first] += a.w.times(share*share/sure*part/sure*int32(s.ed.KingPoints)*grain/sure, ofCrown)
			}
			return
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

// judgeBallot adds the expectations from the votes cast so far.
func (a *appraisal) judgeBallot() {
	s := a.s
	var total int32
	var tally [nations]int32
	for n := Nation(0); n < nations; n++ {
		w := int32(s.weight(n))
		total += w
		if c := s.vote[n]; c >= 0 {
			tally[c] += w
		}
	}
	for n, k := range tally {
		a.hopes[n] += min(2*k*sure/max(total, 1), sure+sure/8) * int32(s.ed.BretwaldaPoints)
	}
}
