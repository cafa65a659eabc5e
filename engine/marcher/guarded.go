package marcher

import (
	"slices"

	"bretwalda/engine"
)

// Matches by link in which nobody but their owners can know the hidden set-up
// and the levies face down. A device of the other side knows such a position
// only as far as everybody does, and guesses the rest.

// Guard has the rules ask a side to reveal the things that only it knows: its set-up,
// before the plans of the other side; a levy that is attacked; all levies that become
// active.
func (s *State) Guard() { s.guarded = true }

// Times is how often a side may have something that others do not see: in the
// set-up, and once a turn.
func (s *State) Times() int { return turns }

// Team is the first seat of a side, and how many seats play it.
func (s *State) Team(a int8) (first engine.Seat, seats int) {
	seat, n := s.team(side(a))
	return seat, int(n)
}

// Conceals is the side that has, or is about to have, something that others do not see,
// and which time it is. The set-up is the first, the levy of turn 2 the second. None
// means that there is nothing. The side that sets up last has nothing to hide: the
// other one can change nothing any more.
func (s *State) Conceals() (side int8, time int) {
	switch {
	case s.phase == SetUp && s.bothSetUp():
		return int8(s.scenario().first), 1
	case s.phase == Levy && s.ask.kind == askDraw, s.raised(s.act) != 0:
		return int8(s.act), int(s.turn)
	}
	return engine.None, 0
}

// bothSetUp reports whether both sides choose a part of their set-up (§11.1.3,
// §11.2.3).
func (p *position) bothSetUp() bool {
	return slices.ContainsFunc(p.scenario().placings, func(q placing) bool { return q.side != p.scenario().first }) &&
		slices.ContainsFunc(p.scenario().placings, func(q placing) bool { return q.side == p.scenario().first })
}

// SetsUp reports whether the deciding seat sets up units that others must not see.
func (s *State) SetsUp() bool {
	return s.ask.kind == askPlace && s.ask.side == s.scenario().first && s.bothSetUp()
}

// Draws reports whether Nature draws a counter that only the side of the turn
// sees.
func (s *State) Draws() bool { return s.ask.kind == askDraw && s.phase == Levy }

// Exposes reports whether Nature draws a counter that all see, out of a cup that
// only the side of the turn knows.
func (s *State) Exposes() bool {
	return s.ask.kind == askDraw && s.phase == Events && s.ask.side == s.act && s.raised(s.act) != 0
}

// Reveals reports whether the seat that decides turns something up, and whether
// it is all that the side has hidden.
func (s *State) Reveals() (some, all bool) {
	some = s.ask.kind == askShow
	return some, some && s.ask.place == nowhere
}

// Spent reports whether the side of the turn has moved, but for the dice of it. Its
// levies change nothing any more that it decides, and become active once the battles
// are over.
func (s *State) Spent() bool {
	if s.phase != Movement {
		return s.phase == Combat || s.phase == Activation
	}
	return slices.ContainsFunc(s.frame[:s.depth], func(f frame) bool { return f.step == stepMovement && f.stage == advancing })
}

// Counters lists the kinds that a counter drawn or revealed in the open decision may
// have, in a fixed order. A kind has its name in the cup.
func (s *State) Counters() []int8 {
	var kinds []int8
	for _, k := range kindsOf[s.ask.side] {
		if levied(k) {
			kinds = append(kinds, int8(k))
		}
	}
	return kinds
}

// raised is the set of zones with face-down levies of a side, as far as a view does
// not hide them too.
func (s *State) raised(a side) (found set) {
	for t := s.present[a]; t != 0; {
		if z := next(&t); s.levyLies(a, z) {
			found |= bit(z)
		}
	}
	return found
}

// showings lists the choices of revealing: the one levy of the zone, or all there is
// (§4.0).
func (s *State) showings(buf []engine.Choice) []engine.Choice {
	c := engine.NewChoice(verbShow)
	if s.ask.place == nowhere {
		return append(buf, c)
	}
	c.From = int8(s.ask.place)
	for _, k := range kindsOf[s.ask.side] {
		if s.down[s.ask.place][k] > 0 {
			c.What = int8(plain(k))
			buf = append(buf, c)
		}
	}
	return buf
}

func init() {
	define(askShow, func(s *State, a asking) bool {
		return s.guarded && (s.phase == SetUp || a.side == s.act && s.raised(a.side) != 0 && (a.place == nowhere || s.raised(a.side).has(a.place)))
	}, engine.Decide(
		"show", "4.0",
		engine.Asks(func(s *State, a asking) engine.Seat {
			if a.place == nowhere {
				return s.captain(a.side)
			}
			return s.commander(a.side, a.place)
		}),
		uncounted,
		(*State).showings,
		func(s *State, ask asking, _ engine.Choice) { s.turnUp(ask) },
		because(ruleList),
		alwaysAsked,
	))
}

// turnUp reveals the levies of the question (§4.0). The set-up is shown when both
// sides have finished it.
func (s *State) turnUp(ask asking) {
	switch {
	case ask.place != nowhere:
		s.reveal(&s.fight)
	case s.phase != SetUp:
		s.activate()
	}
}
