package britannia

import "bretwalda/engine"

// The part of the game that only bots need.

// judge is a position on which bots try choices, with the tallies of the one before
// them.
type judge struct {
	State
	basis     *basis // the position on which choices are tried
	wary      bool   // it looks at nations that may come
	weights   *weights
	outlook   *outlook
	explored  bool      // the state's ways belong to the traveller on the basis
	traveller traveller // the one explored last
}

// Judge is a judge of the position.
func (s *State) Judge(wary bool) engine.State { return judgeOf(s, wary) }

func judgeOf(s *State, wary bool) *judge {
	return &judge{State: State{position: s.position}, wary: wary, weights: &byHand, outlook: outlookOf(s.ed, &byHand)}
}

// Taught is a wary judge with weights that games have taught; nil: the best known.
func (s *State) Taught(w []int16) engine.State {
	j := judgeOf(s, true)
	if j.weights = new(weights); copy(j.weights[:], w) == 0 {
		j.weights = &taught
	}
	j.outlook = outlookOf(s.ed, j.weights)
	return j
}

// Weights is the best weights that are known.
func (s *State) Weights() []int16 { return taught[:] }

// Rivalry is how much the mean of the others and the best of them weigh, in 256ths of
// the usual.
func (j *judge) Rivalry() (others, first int) {
	return sure + int(j.weights[ofOthers]), sure + int(j.weights[ofLeading])
}

// CopyFrom puts another position of Britannia before the judge, by which it then
// judges where choices lead.
func (j *judge) CopyFrom(from engine.State) {
	o := from.(*State)
	if j.basis == nil {
		j.basis = &basis{}
	}
	if j.basis.position != o.position {
		j.explored = false
		j.basis.judgeAreas(o, j)
	}
	j.position = o.position
	j.list = append(j.list[:0], o.list...)
	j.known = o.known
}

// Foresee makes a choice that is known to be legal and goes no further than
// its immediate effects: no decision follows, and no list. The judge is
// then good for nothing but Evaluate and CopyFrom.
func (j *judge) Foresee(c engine.Choice) {
	j.events = j.events[:0]
	kind := j.ask.kind
	if j.known = false; kind == askMarch && (c.Verb == verbMarch || c.Verb == verbLead) {
		j.march(c, j.waysOf)
		j.answered()
		return
	}
	j.apply(c)
	if kind != askMarch {
		j.explored = false
	}
	if kind == askKillCavalry || kind == askLoseBurh {
		j.advance()
	}
}

// waysOf lists the ways of a traveller. The next choice that is tried is mostly
// one of the same traveller.
func (j *judge) waysOf(of traveller) []way {
	if j.basis == nil {
		return j.explore(of)
	}
	if !j.explored || j.traveller != of {
		j.explored, j.traveller = true, of
		j.explore(of)
	}
	return j.ways
}

// Idle reports whether a choice only moves armies about among their own areas, or to a
// vacant one that is worth nothing at once.
func (s *State) Idle(c engine.Choice) bool {
	if s.ask.kind != askMarch || c.Verb != verbMarch && c.Verb != verbLead || isSea(Place(c.From)) || isSea(Place(c.To)) {
		return false
	}
	n := s.act
	if s.rival(n, Place(c.From)) != nobody || s.rival(n, Place(c.To)) != nobody {
		return false
	}
	fresh := s.worthPassing(n)
	for _, at := range [...]Place{Place(c.Via), Place(c.Via2), Place(c.To)} {
		if at != nowhere && fresh&bit(at) != 0 {
			return false
		}
	}
	return s.sole(n, Place(c.To)) || s.stacked(n, Place(c.From)) == c.Count+c.Extra
}

// Manner sets the bots' manner in Britannia. Many turns and dice come between two turns
// of a nation, so at the hard level playing on after plans helps less than a careful judgement. Errors
// cost little, so levels need large ones to differ.
func (*State) Manner() (rashness, oversight int, foretells bool) { return 18 * grain, 144, false }
