package marcher

// Rule 8.0: the units levied in this turn become active.
func (s *State) activate() {
	for t := s.present[s.act]; t != 0; {
		z := next(&t)
		for _, k := range kindsOf[s.act] {
			n := s.down[z][k]
			if n == 0 {
				continue
			}
			s.down[z][k] = 0
			s.fresh[z][k] += n
			s.say(happens(evActivate).side(s.act).what(k).count(n).to(z))
		}
	}
}
