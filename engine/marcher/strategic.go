package marcher

import "bretwalda/engine"

// runStrategic asks for the strategic move (§9.0, §3.6). f.place is the zone it sets
// out from; f.done counts the commanders who have passed.
func (s *State) runStrategic(f *frame) {
	if _, n := s.team(s.act); f.done < int8(n) {
		s.open(askStrategic, s.act, f.place)
		return
	}
	s.pop()
}

func init() {
	define(askStrategic, func(s *State, a asking) bool { return a.side == s.act && a.seat == s.turnOf(s.act, s.top().done) }, engine.Decide(
		"strategic", "9.0", marcherAsked, uncounted,
		(*State).regroupings,
		func(s *State, _ asking, c engine.Choice) { s.regroup(s.top(), c) },
		(*State).marchRefusal,
		ordered(policyStrategic, (*State).strategicBy),
	))
}

// regroupings lists the strategic moves: of the units of one zone, to friendly
// zones only (§9.0).
func (s *State) regroupings(buf []engine.Choice) []engine.Choice {
	from := everywhere
	if at := s.top().place; at != nowhere {
		from = bit(at)
	}
	return append(s.marches(buf, s.ask.seat, from), engine.NewChoice(verbEnd))
}

// regroup makes a strategic move, or ends it (§9.0).
func (s *State) regroup(f *frame, c engine.Choice) {
	switch {
	case c.Verb == verbEnd && f.place != nowhere:
		_, n := s.team(s.act)
		f.done = int8(n)
	case c.Verb == verbEnd:
		f.done++
	default:
		if f.place == nowhere {
			s.say(evStrategic).side(s.act).from(zone(c.From))
		}
		f.place = zone(c.From)
		s.march(c)
	}
}
