package marcher

import "bretwalda/engine"

// Bots need this, the rules do not.

// judge is a position on which bots try choices, with results of earlier
// judgements.
type judge struct {
	State
	weights *weights
	wary    bool   // it looks a turn further: also at the gains of the other side in the turn after
	recent  recent // worked out about zones
}

// Judge is a judge of the position.
func (s *State) Judge(wary bool) engine.State { return judgeOf(s, wary) }

func judgeOf(s *State, wary bool) *judge {
	return &judge{State: State{position: s.position}, wary: wary, weights: &byHand}
}

// CopyFrom puts another position of The Marcher Lords before the judge.
func (j *judge) CopyFrom(from engine.State) { j.position = from.(*State).position }

// Foresee makes a choice that is known to be legal and takes only its immediate
// effects: no decision follows, and no list. The judge is then good for nothing
// but Evaluate, a forecast and CopyFrom.
func (j *judge) Foresee(c engine.Choice) {
	j.events = j.events[:0]
	j.apply(c)
}

// Manner is how bots play The Marcher Lords. A bot that overlooks one way in
// five is a good deal weaker: a turn has few that matter. Easy errs by half of
// the worth of winning.
func (s *State) Manner() (rashness, oversight int, foretells bool) { return 4 * sure, 48, true }

// Hastens reports whether a choice is an advance: bound stacks set out at the
// end of the movement anyway.
func (s *State) Hastens(c engine.Choice) bool { return s.ask.kind == askMarch && c.Verb == verbAdvance }
