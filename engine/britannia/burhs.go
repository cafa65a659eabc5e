package britannia

// Saxon Burhs.

// burhSites are the areas where a burh may be built now (§Saxon Burhs).
func (s *State) burhSites(f *frame) set {
	if f.burhs == 0 || f.points < s.ed.BurhCost || s.ed.BurhsAreCounted && s.available(Saxons) == 0 {
		return 0
	}
	if m := s.ed.BurhMarkers; m != 0 && size(s.burhs) >= m {
		return 0
	}
	return s.roomFor(Saxons, 1, s.occupiedBy(Saxons)&^s.burhs&^difficult, nowhere)
}

// buildBurh builds a burh for population points (§Saxon Burhs).
func (s *State) buildBurh(f *frame, at Place) {
	f.burhs--
	f.points -= s.ed.BurhCost
	s.burhs |= bit(at)
	s.updatePresence(Saxons, at)
	e := eventOf(evPlace)
	e.side, e.what, e.count, e.to = Saxons, Burh, 1, at
	s.say(e)
}

// burhChoice reports whether the owner chooses if a loss is the burh: not in the last
// rounds (§Saxon Burhs).
func (s *State) burhChoice() bool {
	if s.fight.defender != Saxons || s.BurhFirst() {
		return false
	}
	k := s.engaged(defender)
	t := s.tollOf(defender)
	loss := t.normal + t.works
	return k[works] > 0 && k[normalArmies] > 0 && loss > 0 && loss < k[normalArmies]+k[works]
}

// BurhFirst reports whether a burh is the first loss of its owner now (§Saxon Burhs).
func (s *State) BurhFirst() bool { return s.round >= s.ed.BurhFirst }
