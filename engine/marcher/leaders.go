package marcher

// Leaders (§10.0).

func isLeader(k what) bool { return k >= Hugh && k <= Rhys }

// leaderSide is whose leader one is.
func leaderSide(l what) side {
	if l >= firstKing {
		return Welsh
	}
	return Normans
}

// leadersOf is the set of zones with leaders of a side.
func (p *position) leadersOf(a side) (t set) {
	from, to := leaderRange(a)
	for l := from; l < to; l++ {
		if at := p.leaderAt[l-firstLeader]; at != nowhere {
			t |= bit(at)
		}
	}
	return t
}

// leaderRange is the first leader of a side, and one beyond the last.
func leaderRange(a side) (from, to what) {
	switch a {
	case Normans:
		return Hugh, Gruffydd
	case Welsh:
		return Gruffydd, Castle
	}
	return nothing, nothing
}

// leaderIn is the leader of a side in a zone, or nothing. There is never more
// than one (§6.0, §11.2.2).
func (p *position) leaderIn(a side, z zone) what {
	from, to := leaderRange(a)
	for l := from; l < to; l++ {
		if p.leaderAt[l-firstLeader] == z {
			return l
		}
	}
	return nothing
}

// tired reports whether a leader has moved, or was stopped by a check.
func (p *position) tired(l what) bool { return (p.ridden | p.stopped).has(l) }

// lost reports whether a leader is out of the game.
func (p *position) lost(l what) bool { return p.leadersLost.has(l) }

// realm is the set of zones where a leader may be (§6.0, §10.0, §11.1.2,
// §11.2.2).
func (p *position) realm(l what) set {
	if l >= firstKing { // (§11.2.2)
		return landOf[l-firstKing]
	}
	// Not in another earl's earldom, not in a zone that another living earl
	// controls, not with another earl (§6.0, §11.1.2).
	t := everywhere
	for e := what(Hugh); e <= William; e++ {
		if e == l {
			continue
		}
		t &^= inRegion[e-Hugh]
		at := p.leaderAt[e-firstLeader]
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
			if st.what == e {
				t &^= bit(st.to)
			}
		}
	}
	return t
}

// escorted is the set of unfriendly zones where a leader is not alone (§10.0):
// units of the same side are there or are bound for them.
func (p *position) escorted(l what) set {
	return p.present[leaderSide(l)] | p.goals()
}

// loseLeader takes a leader out of the game for good, and scores it (§10.0).
func (s *State) loseLeader(l what) {
	i := l - firstLeader
	at := s.leaderAt[i]
	s.leaderAt[i] = nowhere
	s.leadersLost |= leader(l)
	s.ridden &^= leader(l)
	s.stopped &^= leader(l)
	kind := uint8(evScoreEarl)
	if l >= firstKing {
		kind = evScoreKing
	}
	s.score(kind, s.scene().leader, at)
}
