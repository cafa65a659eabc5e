package marcher

import "bretwalda/engine"

// What lets bots look at many positions in a short time.

// CopyFrom makes the state equal to another one of The Marcher Lords.
func (s *State) CopyFrom(from engine.State) {
	o := from.(*State)
	s.position = o.position
	s.list = append(s.list[:0], o.list...)
	s.known = o.known
	s.wary = o.wary
	if s.recent == nil {
		s.recent = &recent{} // a state that others are copied to judges many
	}
}

// Beware has the state, its clones and copies look a turn further: also at what
// the side that does not come next may win in the turn after.
func (s *State) Beware() { s.wary = true }

// Foresee makes a choice that is known to be legal and goes no further than
// what it brings about at once: no decision follows, and no list. The state is
// then good for nothing but Prospects and CopyFrom.
func (s *State) Foresee(c engine.Choice) {
	s.events = s.events[:0]
	s.apply(c)
	s.known = false
}

// Manner is how bots play The Marcher Lords. Whoever overlooks one way in five
// is a good deal weaker: a turn has few that matter. Easy errs by half of what
// winning is worth.
func (s *State) Manner() (rashness, oversight int, foretells bool) { return 4 * sure, 48, true }

// Hastens: what is bound for a zone sets out at the end of the movement anyway.
func (s *State) Hastens(c engine.Choice) bool { return s.ask.kind == askMarch && c.Verb == verbAdvance }
