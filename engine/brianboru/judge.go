package brianboru

import "bretwalda/engine"

// Shortcuts for bots, which the rules do not need.

// judge is a position on which bots try choices.
type judge struct {
	State
	weights *weights
}

// Judge is a judge of the position. A wary one judges no otherwise.
func (s *State) Judge(bool) engine.State { return judgeOf(s) }

func judgeOf(s *State) *judge { return &judge{State{position: s.position}, &byHand} }

// CopyFrom puts another position of Brian Boru before the judge.
func (j *judge) CopyFrom(from engine.State) {
	j.position = from.(*State).position
	j.known = false
}

// Foresee makes a choice that is known to be legal and goes no further than
// the next question, even where that leaves no choice.
func (j *judge) Foresee(c engine.Choice) {
	j.events = j.events[:0]
	j.known = false
	j.apply(c)
	j.advance()
}

// Stage is the round: at its end all its efforts have had their reward, and the cards
// are dealt again.
func (s *State) Stage() int { return int(s.round) }
