package marcher

// Leaders (§10.0).

func isLeader(k what) bool { return k >= Hugh && k <= Rhys }

// leader is the leader that a what names.
func (k what) leader() leader { return leader(k - Hugh) }

// what is the leader among the whats; nothing of noLeader.
func (l leader) what() what {
	if l == noLeader {
		return nothing
	}
	return what(l) + Hugh
}

// side is the side of a leader.
func (l leader) side() side {
	if l >= gruffydd {
		return Welsh
	}
	return Normans
}

// flag is a leader's number on their side.
func (l leader) flag() flag {
	if l >= gruffydd {
		return flag(l - gruffydd)
	}
	return flag(l)
}

// leadersOf is the set of zones with leaders of a side.
func (p *position) leadersOf(a side) (t set) {
	from, to := leaderRange(a)
	for l := from; l < to; l++ {
		if at := p.leaderAt[l]; at != nowhere {
			t |= bit(at)
		}
	}
	return t
}

// leaderRange is the first leader of a side, and one beyond the last.
func leaderRange(a side) (from, to leader) {
	switch a {
	case Normans:
		return hugh, gruffydd
	case Welsh:
		return gruffydd, leaders
	}
	return noLeader, noLeader
}

// leaderIn is the leader of a side in a zone, or noLeader. There is never more
// than one (§6.0, §11.2.2).
func (p *position) leaderIn(a side, z zone) leader {
	from, to := leaderRange(a)
	for l := from; l < to; l++ {
		if p.leaderAt[l] == z {
			return l
		}
	}
	return noLeader
}

// tired reports whether a leader has moved, or was stopped by a check.
func (p *position) tired(l leader) bool { return (p.ridden | p.stopped).has(l) }

// lost reports whether a leader is out of the game.
func (p *position) lost(l leader) bool { return p.leadersLost.has(l) }

// realm is the set of zones where a leader may be (§6.0, §10.0, §11.1.2,
// §11.2.2).
func (p *position) realm(l leader) set {
	if l >= gruffydd { // (§11.2.2)
		return landOf[l.flag()]
	}
	// Not in another earl's earldom, not in a zone that another living earl
	// controls, not with another earl (§6.0, §11.1.2).
	t := everywhere
	for e := hugh; e <= william; e++ {
		if e == l {
			continue
		}
		t &^= inRegion[e]
		at := p.leaderAt[e]
		if at == nowhere {
			continue
		}
		t &^= bit(at)
		for u := p.held[Normans] & t; u != 0; {
			if z := next(&u); p.tag[z] == e {
				t &^= bit(z)
			}
		}
		for _, st := range p.bound[:p.bounds] {
			if st.what == e.what() {
				t &^= bit(st.to)
			}
		}
	}
	return t
}

// escorted is the set of unfriendly zones where a leader is not alone (§10.0): units
// of the same side are there or bound for them.
func (p *position) escorted(l leader) set {
	return p.present[l.side()] | p.goals()
}

// loseLeader takes a leader out of the game for good, and scores it (§10.0).
func (s *State) loseLeader(l leader) {
	at := s.leaderAt[l]
	s.leaderAt[l] = nowhere
	s.leadersLost |= only(l)
	s.ridden &^= only(l)
	s.stopped &^= only(l)
	kind := uint8(evScoreEarl)
	if l >= gruffydd {
		kind = evScoreKing
	}
	s.score(kind, s.scenario().leader, at)
}
