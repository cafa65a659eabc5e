package britannia

// Single raiders and lone leaders, which only the classic edition has.

// loneLeaders is the set of areas with another nation's leader without armies
// (§Leaders).
func (s *State) loneLeaders(n Nation) set {
	var t set
	if !s.ed.LoneLeaders {
		return t
	}
	for m := Nation(0); m < nations; m++ {
		if at := s.leaderAt[m]; m != n && s.leader[m] != nothing && !isSea(at) && s.present[at] == 0 {
			t |= bit(at)
		}
	}
	return t
}

// surprise eliminates a leader alone when any army enters the area, be it only
// to pass through (§Leaders).
func (s *State) surprise(n Nation, at Place) {
	if !s.ed.LoneLeaders {
		return
	}
	for m := Nation(0); m < nations; m++ {
		if m == n || !s.leaderIn(m, at) || s.where[m]&bit(at) != 0 {
			continue
		}
		l := s.leader[m]
		s.leader[m], s.leaderAt[m] = nothing, nowhere
		e := eventOf(evHit)
		e.side, e.other, e.what, e.count, e.from = m, n, l, 1, at
		s.say(e)
		s.eliminated(n, m, l, at)
	}
}

// domain is the areas that a nation holds: those where it alone has units, or its leader
// alone (§Holding Areas).
func (s *State) domain(n Nation) set { return s.solely(n) | s.lonely(n) }

// raidersFight reports whether none but raiders attack in the battle under way
// (§Raiding).
func (s *State) raidersFight() bool {
	raiders := false
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.place == s.fight.place {
			if b.kind != Raiders {
				return false
			}
			raiders = true
		}
	}
	return raiders && s.fight.round > 0
}

// payRaid scores the points that raiders won, if all that live are home again (§Raiding).
func (s *State) payRaid(n Nation) {
	points := s.spoils
	s.spoils = 0
	if points == 0 || s.anyAbroad() {
		return
	}
	e := eventOf(evScoreRaid)
	s.score(n, int8(points), e)
}

// keepRaiders remembers which armies at sea are raiders (§Raiding).
func (s *State) keepRaiders(n Nation) {
	if !s.ed.UnitRaiders {
		return
	}
	s.raiding[n] = [places - lands]int8{}
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.kind == Raiders && isSea(b.place) {
			s.raiding[n][b.place-lands] += b.count
		}
	}
}
