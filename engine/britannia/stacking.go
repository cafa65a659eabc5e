package britannia

// Stacking Limits.

// roomFor is the areas among some where k more armies of n may stay when
// they come out of a place, or from nowhere (§Stacking).
func (s *State) roomFor(n Nation, k int8, among set, from Place) set {
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

// fits reports whether c armies may be in a land area; free: the nation's one larger
// stack is not elsewhere (§Stacking).
func (s *State) fits(n Nation, at Place, c int8, free bool) bool {
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

// noneOverstacks reports whether one more army in each of some areas keeps
// within the normal limits (§Stacking).
func (s *State) noneOverstacks(n Nation, t set) bool {
	for t != 0 {
		if at := next(&t); s.stacked(n, at) >= s.ed.StackLimit[terrain(at)] {
			return false
		}
	}
	return true
}

// stacksFit reports whether all stacks of a nation are within the limits (§Stacking).
func (s *State) stacksFit(n Nation) bool { return s.overLimit(n) == 0 }

// overLimit is the set of areas that armies could leave to bring a nation's stacks
// within the limits; empty when they are (§Stacking).
func (s *State) overLimit(n Nation) set {
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
