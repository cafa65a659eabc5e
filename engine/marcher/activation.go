package marcher

import "bretwalda/engine"

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
			e := engine.Told(evActivate)
			e.Side, e.What, e.Count, e.To = s.act, k, int16(n), z
			s.say(e)
		}
	}
}
