package marcher

// Control of zones (§6.1, §7.0, §7.2): a side controls a zone with its units, and until
// its turn is over one that it has left in it.

// owner is the side that controls a zone, or nobody (§6.1, §7.0).
func (p *position) owner(z zone) side {
	switch {
	case p.held[Normans].has(z):
		return Normans
	case p.held[Welsh].has(z):
		return Welsh
	}
	return nobody
}

// neutralise takes a zone from the side that controls it (§5.0, §6.1, §7.2).
func (s *State) neutralise(z zone) {
	s.held[Normans] &^= bit(z)
	s.held[Welsh] &^= bit(z)
	s.tag[z] = noLeader
	s.say(evNeutral).to(z)
	s.alert()
}

// conquer gives a zone, with its castle, to a side (§7.0, §7.2).
func (s *State) conquer(a side, z zone) {
	s.held[1-a] &^= bit(z)
	s.held[a] |= bit(z)
	s.tag[z] = noLeader
	s.say(evConquer).side(a).to(z)
	if a == Normans && s.scenario().earls {
		s.tag[z] = s.conqueror(z)
		s.say(evBanner).side(a).to(z).count(int8(s.tag[z].flag()))
	}
	if a == Normans {
		s.subdue(kingdomOf(z))
	}
	s.alert()
}

// conqueror is the earl who gets a newly conquered zone (§11.1.2): in an earldom its
// own, else the earl who led. Else it is the one from whose zones most attackers came.
func (p *position) conqueror(z zone) leader {
	if earldoms.has(z) {
		return nearestEarl(z)
	}
	if l := p.leaderIn(Normans, z); l != noLeader {
		return l
	}
	best := noLeader
	for f, k := range p.entered[z] {
		if k > 0 && (best == noLeader || k > p.entered[z][best.flag()]) {
			best = leader(f)
		}
	}
	if best == noLeader {
		return nearestEarl(z)
	}
	return best
}
