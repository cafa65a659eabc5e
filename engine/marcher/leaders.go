package marcher

// Rule 10.0: leaders.

// realm is the set of zones where a leader may be.
func (p *position) realm(l what) set {
	if l >= firstKing { // rule 11.2.2
		return landOf[l-firstKing]
	}
	// Rules 6.0 and 11.1.2: not in another earl's earldom, not in a zone that
	// another living earl controls, not with another earl.
	t := everywhere
	for e := Hugh; e <= William; e++ {
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

// escorted is the set of zones not friendly where a leader is not alone: units
// of his side have come before him or are bound for it.
func (p *position) escorted(l what) set {
	a := Normans
	if l >= firstKing {
		a = Welsh
	}
	t := p.present[a]
	for _, st := range p.bound[:p.bounds] {
		if !isLeader(st.what) {
			t |= bit(st.to)
		}
	}
	return t
}

// loseLeader takes a leader out of the game for good, and scores it.
func (s *State) loseLeader(l what) {
	i := l - firstLeader
	s.leaderAt[i] = nowhere
	s.leadersLost |= 1 << uint(i)
	s.ridden &^= 1 << uint(i)
	s.stopped &^= 1 << uint(i)
	kind := uint8(evScoreEarl)
	if l >= firstKing {
		kind = evScoreKing
	}
	s.score(kind, s.scene().leader, nowhere)
}
