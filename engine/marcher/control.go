package marcher

import "bretwalda/engine"

// Who controls a zone: rules 4.0, 5.0, 6.1, 7.0 and 7.2. A side with units
// there, or one that has left it in its own turn, which is not yet over.

// neutralise: a zone belongs to nobody any more. Rules 5.0, 6.1 and 7.2.
func (s *State) neutralise(z zone) {
	s.held[Normans] &^= bit(z)
	s.held[Welsh] &^= bit(z)
	s.tag[z] = nothing
	e := engine.Told(evNeutral)
	e.To = z
	s.say(e)
	s.alert()
}

// conquer: a zone, with its castle, is a side's from now on. Rules 7.0 and 7.2.
func (s *State) conquer(a side, z zone) {
	s.held[1-a] &^= bit(z)
	s.held[a] |= bit(z)
	s.tag[z] = nothing
	e := engine.Told(evConquer)
	e.Side, e.To = a, z
	s.say(e)
	if a == Normans && s.scene().earls {
		s.tag[z] = s.conqueror(z)
		e = engine.Told(evBanner)
		e.Side, e.To, e.Count = a, z, int16(s.tag[z]-Hugh)
		s.say(e)
	}
	if a == Normans {
		s.subdue(kingdomOf(z))
	}
	s.alert()
}

// conqueror is the earl whose a newly conquered zone is: in an earldom always
// its own; else the earl who led, else the one whose zones most attackers came
// from.
func (p *position) conqueror(z zone) what {
	if earldoms&bit(z) != 0 {
		return nearestEarl(z)
	}
	if l := p.leaderIn(Normans, z); l != nothing {
		return l
	}
	best := nothing
	for flag, k := range p.entered[z] {
		if k > 0 && (best == nothing || k > p.entered[z][best-Hugh]) {
			best = Hugh + what(flag)
		}
	}
	if best == nothing {
		return nearestEarl(z)
	}
	return best
}
