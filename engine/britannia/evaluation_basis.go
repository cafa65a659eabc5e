package britannia

// A choice changes a few areas. So a judge keeps the tallies of all areas, and judges
// again only those that may have changed.

// basis is the position on which choices are tried, its areas judged.
type basis struct {
	position
	next [nations]int8
	of   [lands]prospects
	sum  prospects
}

// judgeAreas judges the areas of a position.
func (b *basis) judgeAreas(s *State, j *judge) {
	b.position = s.position
	a := appraisal{s: s, o: j.outlook, wary: j.wary, w: j.weights}
	a.survey()
	b.next, b.sum = a.next, prospects{}
	for at := Place(0); at < lands; at++ {
		a.prospects = prospects{}
		a.judgeArea(at)
		b.of[at] = a.prospects
		b.sum.add(&b.of[at], 1)
	}
}

// judgeAnew judges the areas by those of the basis, if there is one near enough.
func (a *appraisal) judgeAnew() bool {
	b := a.basis
	if b == nil || b.ed == nil || !b.fits(a) {
		return false
	}
	a.prospects = b.sum
	for t := b.stirred(a.s); t != 0; {
		at := next(&t)
		a.add(&b.of[at], -1)
		a.judgeArea(at)
	}
	return true
}

// fits reports whether all is the same that all areas depend on.
func (b *basis) fits(a *appraisal) bool {
	s := a.s
	return b.ed == s.ed && b.round == s.round && b.act == s.act && b.next == a.next && b.player == s.player &&
		b.overlord == s.overlord && b.submitted == s.submitted && b.broken == s.broken
}

// stirred is the areas that may promise something else than before.
func (b *basis) stirred(s *State) set {
	units := b.burhs ^ s.burhs | b.forts ^ s.forts
	other := b.ruins ^ s.ruins
	for n := Nation(0); n < nations; n++ {
		other |= b.occupied[n] ^ s.occupied[n]
		if b.leader[n] != s.leader[n] || b.leaderAt[n] != s.leaderAt[n] {
			units |= b.leaderPlace(n) | s.leaderPlace(n)
		}
		if b.infantry[n] == s.infantry[n] && b.cavalry[n] == s.cavalry[n] {
			continue
		}
		for at := Place(0); at < places; at++ {
			if b.infantry[n][at] != s.infantry[n][at] || b.cavalry[n][at] != s.cavalry[n][at] {
				units |= bit(at)
			}
		}
	}
	stirred := units | other
	for units != 0 {
		at := next(&units)
		if isSea(at) {
			stirred |= coast[at]
		} else {
			stirred |= s.besides(at)
		}
	}
	return stirred & allLand
}

// leaderPlace is where a nation's leader is, if it has one.
func (p *position) leaderPlace(n Nation) set {
	if p.leader[n] == nothing {
		return 0
	}
	return bit(p.leaderAt[n])
}

// add adds another tally so many times.
func (t *prospects) add(o *prospects, times int32) {
	for n := range t.hopes {
		t.hopes[n] += times * o.hopes[n]
		t.areas[n] += times * o.areas[n]
		t.shires[n] += times * o.shires[n]
		t.armies[n] += times * o.armies[n]
	}
}
