package britannia

import (
	"math/bits"

	"bretwalda/engine"
)

// What lets bots look at many positions in a short time.

// CopyFrom makes the state equal to another one of Britannia, by which it then
// judges what is foreseen.
func (s *State) CopyFrom(from engine.State) {
	o := from.(*State)
	if s.basis == nil {
		s.basis = &basis{}
	}
	if s.basis.position != o.position || s.wary != o.wary {
		s.basis.judgeAreas(o)
	}
	s.wary = o.wary
	s.position = o.position
	s.list = append(s.list[:0], o.list...)
	s.known = o.known
}

// Foresee makes a choice that is known to be legal and goes no further than
// what it brings about at once: no decision follows, and no list. The state is
// then good for nothing but Evaluate and CopyFrom.
func (s *State) Foresee(c engine.Choice) {
	s.events = s.events[:0]
	kind := s.ask.kind
	s.apply(c)
	s.known = false
	if s.basis != nil && kind != askMarch {
		s.basis.explored = false
	}
	if kind == askKillCavalry || kind == askLoseBurh {
		s.advance()
	}
}

// Idle reports whether a choice only moves armies about among areas of their own,
// or from one to a vacant one that is worth nothing at once.
func (s *State) Idle(c engine.Choice) bool {
	if s.ask.kind != askMarch || c.Verb != verbMarch && c.Verb != verbLead || isSea(Place(c.From)) || isSea(Place(c.To)) {
		return false
	}
	n := s.act
	if s.rival(n, Place(c.From)) != nobody || s.rival(n, Place(c.To)) != nobody {
		return false
	}
	fresh := s.fresh(n)
	for _, at := range [...]Place{Place(c.Via), Place(c.Via2), Place(c.To)} {
		if at != nowhere && fresh&bit(at) != 0 {
			return false
		}
	}
	return s.sole(n, Place(c.To)) || s.stacked(n, Place(c.From)) == c.Count+c.Extra
}

// Beware has the state, its clones and copies reckon with who stands near an
// area and what he hopes for there.
func (s *State) Beware() { s.wary = true }

// Manner is how bots play Britannia. So many turns and dice lie between two
// turns of a nation that playing on after plans has told less than a judgement
// with care; and errors cost little, so that levels need large ones to differ.
func (s *State) Manner() (rashness, oversight int, foretells bool) { return 18 * grain, 144, false }

// Deal gives the votes of a secret ballot that a view does not tell to
// candidates drawn for them.
func (s *State) Deal(draw func(n int) int) engine.State {
	d := s
	for n := range s.vote {
		if s.vote[n] != hidden {
			continue
		}
		if d == s {
			d = &State{position: s.position, wary: s.wary}
		}
		c := s.candidates()
		for k := draw(bits.OnesCount32(uint32(c))); k > 0; k-- {
			c &= c - 1
		}
		d.vote[n] = nextNation(&c)
	}
	return d
}
