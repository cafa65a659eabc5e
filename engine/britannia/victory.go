package britannia

import "slices"

// Victory Points and the Nation Card.

// occupy is called whenever a nation becomes, or in passing is, the only one
// with units in a land area (§Occupying Areas).
func (s *State) occupy(n Nation, at Place) {
	s.garrison(n, at)
	if s.armies(n, at) > 0 {
		s.surprise(n, at)
	}
	if !has(s.ed.OwnOccupation, n) || s.act == n {
		s.scoreOccupied(n, at)
	}
}

// garrison builds the Roman fort of an area (§Roman Forts).
func (s *State) garrison(n Nation, at Place) {
	if n == Romans && s.fortsRise() && (s.forts|s.ruins)&bit(at) == 0 {
		s.buildFort(at)
	}
}

// scoreOccupied scores for an area. A nation scores once for it; the Danes' raid of their
// first round is judged at another time (scoreRaid). A subject's areas count
// for its overlord too (§Occupying Areas).
func (s *State) scoreOccupied(n Nation, at Place) {
	if v := s.ed.points.occupy[n][s.round][at]; v != 0 && s.occupied[n]&bit(at) == 0 && !s.homeward(n) {
		s.occupied[n] |= bit(at)
		e := eventOf(evScoreOccupy)
		e.to = at
		s.score(n, v, e)
	}
	if l := s.overlord[n]; l == Romans {
		s.scoreOccupied(l, at)
	}
}

// worthPassing is the set of vacant areas where merely passing through means something to a
// nation: a fort, or points (§Occupying Areas).
func (s *State) worthPassing(n Nation) set {
	var f set
	f = s.worth(n)
	if n == Romans && s.fortsRise() {
		f |= allLand &^ (s.forts | s.ruins)
	}
	if s.overlord[n] == Romans {
		f |= s.worth(Romans)
	}
	f |= s.loneLeaders(n)
	for t := f; t != 0; {
		if at := next(&t); s.present[at] != 0 {
			f &^= bit(at)
		}
	}
	return f
}

// worth is the set of areas that would score for occupying them now (§Occupying Areas).
func (s *State) worth(n Nation) set {
	if s.homeward(n) {
		return 0
	}
	return s.ed.points.worth[n][s.round] &^ s.occupied[n]
}

// skull is the points that a nation's card pays for a unit of a victim, by raiders alone or
// not. Of the lines that fit one eliminated unit the first one counts: a nearer line comes
// first on the card (§Eliminating Units).
func (s *State) skull(by, victim Nation, kind Unit, raiding bool) int8 {
	own := by == s.act
	for i := range s.ed.Cards[by].Eliminate {
		k := &s.ed.Cards[by].Eliminate[i]
		if s.round < k.From || s.round > k.To || !has(k.Of, victim) || k.OwnTurn && !own {
			continue
		}
		if k.Unless > Burh && s.came>>uint(k.Unless)&1 != 0 || k.Raiding && !(own && raiding) {
			continue
		}
		if k.Banned && (!has(s.submitted&s.broken, victim) || s.mayRebel(victim)) {
			continue
		}
		if slices.Contains(k.What, kind) {
			return k.Points
		}
	}
	return 0
}

// awaited reports whether a nation scores what its raiders eliminate only when they are
// home (§Raiding).
func (s *State) awaited(by Nation, raiding bool) bool {
	return by == s.act && s.ed.UnitRaiders && raiding && !(s.ed.VoyagesScore && has(s.ed.BoatRaiders, by))
}

// Bounty is the points that a side scores at once for each unit of a kind that it
// eliminates of another in a battle of now; raiding says that raiders alone fight it
// (§Eliminating Units).
func (s *State) Bounty(side, victim, what int8, raiding bool) int {
	by := Nation(side)
	if s.awaited(by, raiding) || s.ed.SubjectsPoor && s.overlord[by] != nobody {
		return 0
	}
	return int(s.skull(by, Nation(victim), Unit(what), raiding))
}

// eliminated scores for a unit that a nation has eliminated (§Eliminating Units).
func (s *State) eliminated(by, victim Nation, kind Unit, at Place) {
	raiding := by == s.act && s.raidersFight()
	if points := s.skull(by, victim, kind, raiding); s.awaited(by, raiding) {
		s.spoils += int16(points)
	} else {
		e := eventOf(evScoreEliminate)
		e.other, e.what, e.from = victim, kind, at
		s.score(by, points, e)
	}
	if kind == Harold && s.ed.HaroldsSlayer {
		s.haroldGone = by == Normans
	}
	if kind == Harold {
		s.fallOfHarold(by, at)
	}
}

// fallOfHarold is the Normans' generic scroll (§Victory Points).
func (s *State) fallOfHarold(by Nation, at Place) {
	g := s.ed.Fall
	if s.round < g.From || s.round > g.To || !has(g.By, by) {
		return
	}
	if by == Normans && !s.ed.BothScrolls {
		return
	}
	e := eventOf(evScoreGeneric)
	e.other, e.what, e.from = Saxons, Harold, at
	s.score(Normans, g.Points, e)
}

// scoreHeld scores for the areas that nations hold, in the order of the Nation List
// (§Holding Areas).
func (s *State) scoreHeld() {
	for _, n := range s.ed.Order {
		s.scoreHolding(n)
	}
}

// scoreHolding pays a nation for the areas it holds as a round ends, within the limit
// of its card and as its overlord allows (§Holding Areas).
func (s *State) scoreHolding(n Nation) {
	areas := s.holdings(n, s.round)
	table := &s.ed.points.hold[n][s.round]
	for t := areas; t != 0; {
		at := next(&t)
		if v := table[at]; v != 0 {
			e := eventOf(evScoreHold)
			e.to = at
			s.score(n, v, e)
		}
	}
	total, above := s.ed.limited(n, s.round, areas)
	s.score(n, -above, eventOf(evScoreLimit))
	if forfeit := s.forfeited(n, total-above); forfeit > 0 {
		e := eventOf(evScoreSubject)
		e.other = s.overlord[n]
		s.score(n, -forfeit, e)
	}
}

// holdings is the set of areas that would count as a nation's if a round ended
// now (§Holding Areas, §Limes).
func (s *State) holdings(n Nation, round int8) set {
	areas := s.domain(n)
	if n == Romans {
		areas = s.forts // Limes at the End of Round V
	}
	for m := Nation(0); m < nations; m++ {
		if s.overlord[m] == n && s.tribute(n, round) {
			areas |= s.domain(m)
			if s.ed.RuinsBar && n == Romans {
				areas &^= s.ruins
			}
		}
	}
	return areas
}

// holdingPoints are the points that some areas give a nation that holds them as a round
// ends. Parts of them are lost to the limit of its card and to its overlord (§Victory
// Points).
func (s *State) holdingPoints(n Nation, round int8, areas set) (total, lost int8) {
	total, lost = s.ed.limited(n, round, areas)
	return total, lost + s.forfeited(n, total-lost)
}

// forfeited is the part of some points that a nation loses as a subject: Submission,
// effect 4 (§Submission).
func (s *State) forfeited(n Nation, points int8) int8 {
	if lord := s.overlord[n]; lord == nobody || lord == Angles && s.ed.SubjectsKeep {
		return 0
	}
	return points - s.halfOf(points)
}

// limited is the points of a nation for areas it holds, and how many its limit takes, if it
// has no overlord (§Victory Point Limits).
func (e *Edition) limited(n Nation, round int8, areas set) (total, lost int8) {
	table, limit := &e.points.hold[n][round], e.Cards[n].Limit
	var base, capped int8
	for t := areas; t != 0; {
		at := next(&t)
		total += table[at]
		if limit.Base&bit(at) != 0 {
			base += table[at]
		}
		if limit.Capped&bit(at) != 0 {
			capped += table[at]
		}
	}
	return total, max(0, capped-base/2) // Victory Point Limits
}

// tribute reports whether an overlord scores in a round for the areas of its
// subjects (§Submission).
func (s *State) tribute(lord Nation, round int8) bool {
	return lord != Angles || round >= s.ed.AngleTribute[0] && round <= s.ed.AngleTribute[1]
}

// halfOf is a subject's half of some points (§Submission).
func (s *State) halfOf(points int8) int8 {
	if s.ed.HalvesUp {
		return (points + 1) / 2
	}
	return points / 2
}
