package marcher

// activate turns up the units levied in this turn, which become active (§8.0,
// §3.5).
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
			s.say(evActivate).side(s.act).what(k).count(n).to(z)
		}
	}
}
