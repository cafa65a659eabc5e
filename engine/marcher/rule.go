package marcher

import "bretwalda/engine"

// The names of the rules that forbid a choice: keys of the text tables.
const (
	ruleTurn      = "turn"        // it is not the moment for that
	ruleList      = "list"        // not among the choices
	ruleMovement  = "movement"    // out of reach
	ruleMoved     = "moved"       // not so many there that may still move
	ruleChecked   = "checked"     // the check for that zone was thrown
	ruleTeulu     = "teulu"       // 11.1.6, 11.2.5: not there
	ruleTies      = "teuluTies"   // 12.1: not even there
	ruleEarl      = "earl"        // 6.0, 11.1.2: another earl's
	ruleKing      = "king"        // 11.2.2: not in his land
	ruleLone      = "lone"        // a leader goes nowhere unfriendly without units
	ruleFord      = "ford"        // 12.2: nobody crosses the strait now
	ruleStrategic = "strategic"   // 9.0: friendly zones only, from one zone only
	ruleRetreat   = "retreat"     // no retreat to there
	ruleBattle    = "battleOrder" // no battle there
	rulePlacing   = "placing"     // that does not go there
	ruleEvent     = "event"       // the event does not allow it
	ruleHidden    = "hidden"      // a view does not tell enough to go on
)

// marchRefusal names the rule that forbids a march, or another move of a
// commander.
func (s *State) marchRefusal(c engine.Choice) string {
	if c.Verb == verbMarch {
		return s.marchRule(c)
	}
	return ruleTurn
}

// marchRule answers "why can they not march there?".
func (s *State) marchRule(c engine.Choice) string {
	k, a, g := c.What, s.act, s.gates(s.act)
	if c.To < 0 && c.From >= 0 && c.From < zones && !s.mayMarch(c.From) {
		return ruleMoved // nobody there, wherever to
	}
	if c.From < 0 || c.From >= zones || c.To < 0 || c.To >= zones || k < 0 || k > Rhys {
		return ruleMovement
	}
	if at := s.top().place; s.ask.kind == askStrategic && (at != nowhere && at != c.From || g.friendly&bit(c.To) == 0) {
		return ruleStrategic
	}
	var may set
	move := int8(leaderMove)
	if isLeader(k) {
		if leaderSide(k) != a || s.leaderAt[k-firstLeader] != c.From || s.tired(k) || c.Count != 1 || s.leaderSeat(k) != s.ask.seat {
			return ruleMoved
		}
		may = s.realm(k)
	} else {
		if sideOf[k] != a || c.Count < 1 || c.Count > s.fresh[c.From][k] || s.commander(a, c.From) != s.ask.seat {
			return ruleMoved
		}
		may, move = s.home(k, c.From), chart.counters[k].move
	}
	switch {
	case distance[c.From][c.To] > move || c.From == c.To:
		return ruleMovement
	case may&bit(c.To) == 0 && k == Teulu && s.option[optBloodTies] == on && s.scene().teuluAtHome:
		return ruleTies
	case may&bit(c.To) == 0 && k == Teulu:
		return ruleTeulu
	case may&bit(c.To) == 0 && k >= firstKing:
		return ruleKing
	case may&bit(c.To) == 0:
		return ruleEarl
	case crosses(c.From, c.To) && s.option[optMenai] == on && s.weather == Bad:
		return ruleFord
	case g.shut&bit(c.To) != 0:
		return ruleChecked
	case isLeader(k) && (g.friendly|s.escorted(k))&bit(c.To) == 0:
		return ruleLone
	}
	return ruleMovement
}

// mayMarch reports whether the seat that decides has anybody in a zone who may
// still march.
func (s *State) mayMarch(from zone) bool {
	for k := range what(Rhys + 1) {
		switch {
		case isLeader(k):
			if leaderSide(k) == s.act && s.leaderAt[k-firstLeader] == from && !s.tired(k) && s.leaderSeat(k) == s.ask.seat {
				return true
			}
		case sideOf[k] == s.act && s.fresh[from][k] > 0 && s.commander(s.act, from) == s.ask.seat:
			return true
		}
	}
	return false
}
