package brianboru

import "bretwalda/engine"

// Shortcuts for bots, which look at many positions in a short time.

// CopyFrom makes the state equal to another one of Brian Boru.
func (s *State) CopyFrom(from engine.State) {
	s.position = from.(*State).position
	s.known = false
}

// Foresee makes a choice that is known to be legal and goes no further than
// the next question, even where that leaves no choice.
func (s *State) Foresee(c engine.Choice) {
	s.events = s.events[:0]
	s.known = false
	s.apply(c)
	s.advance()
}

// Stage is the round: when it ends, all that was done for its sake has had its
// reward, and the cards are dealt anew.
func (s *State) Stage() int { return int(s.round) }
