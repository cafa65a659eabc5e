package marcher

import "bretwalda/engine"

// The names of the rules that forbid a choice: keys of the text tables.
const (
	ruleTurn      = "turn"        // it is not the moment for that
	ruleList      = "list"        // not among the choices
	ruleMovement  = "movement"    // out of reach
	ruleMoved     = "moved"       // too few there may still move
	ruleNobody    = "nobody"      // none of the side is there
	ruleOthers    = "others"      // they obey another commander (§3.3)
	ruleLevied    = "levied"      // they lie face down (§3.5)
	ruleDone      = "done"        // all of them have moved
	ruleChecked   = "checked"     // the check for that zone was thrown
	ruleTeulu     = "teulu"       // not there (§11.1.6, §11.2.5)
	ruleTies      = "teuluTies"   // not even there (§12.1)
	ruleEarl      = "earl"        // another earl's (§6.0, §11.1.2)
	ruleKing      = "king"        // not in their own land (§11.2.2)
	ruleLone      = "lone"        // a leader goes nowhere unfriendly without units
	ruleFord      = "ford"        // nobody crosses the strait now (§12.2)
	ruleStrategic = "strategic"   // friendly zones only, from one zone only (§9.0)
	ruleRetreat   = "retreat"     // no retreat to there
	ruleBattle    = "battleOrder" // no battle there
	rulePlacing   = "placing"     // that does not go there
	ruleEvent     = "event"       // the event does not allow it
	ruleHidden    = "hidden"      // a view hides things that the game needs to go on
)

// marchRefusal names the rule that forbids a march, or another move of a
// commander.
func (s *State) marchRefusal(c engine.Choice) string {
	if c.Verb == verbMarch {
		return s.marchRule(c)
	}
	return ruleTurn
}

// marchRule is why they cannot march there.
func (s *State) marchRule(c engine.Choice) string {
	if c.To < 0 && onMap(c.From) {
		return s.stayRule(zone(c.From))
	}
	if !onMap(c.From) || !onMap(c.To) || c.What < 0 || c.What > Rhys {
		return ruleMovement
	}
	st, a, g := stackOf(c), s.act, s.gates(s.act)
	k := st.what
	if at := s.top().place; s.ask.kind == askStrategic && (at != nowhere && at != st.from || !g.friendly.has(st.to)) {
		return ruleStrategic
	}
	var may set
	move := int8(leaderMove)
	if isLeader(k) {
		l := k.leader()
		if l.side() != a || s.leaderAt[l] != st.from || s.tired(l) || st.count != 1 || s.leaderSeat(l) != s.ask.seat {
			return ruleMoved
		}
		may = s.realm(l)
	} else {
		if sideOf[k] != a || st.count < 1 || st.count > s.fresh[st.from][k] || s.commander(a, st.from) != s.ask.seat {
			return ruleMoved
		}
		may, move = s.home(k, st.from), chart.counters[k].move
	}
	switch {
	case distance[st.from][st.to] > move || st.from == st.to:
		return ruleMovement
	case !may.has(st.to) && k == Teulu && s.option[optBloodTies] == on && s.scenario().teuluAtHome:
		return ruleTies
	case !may.has(st.to) && k == Teulu:
		return ruleTeulu
	case !may.has(st.to) && k >= Gruffydd:
		return ruleKing
	case !may.has(st.to):
		return ruleEarl
	case crosses(st.from, st.to) && s.option[optMenai] == on && s.weather == Bad:
		return ruleFord
	case g.shut.has(st.to):
		return ruleChecked
	case isLeader(k) && !(g.friendly | s.escorted(k.leader())).has(st.to):
		return ruleLone
	}
	return ruleMovement
}

// stayRule is why nobody marches from a zone, wherever to.
func (s *State) stayRule(from zone) string {
	at := s.top().place
	switch {
	case !s.present[s.act].has(from) && s.leaderIn(s.act, from) == noLeader:
		return ruleNobody
	case s.ask.kind == askStrategic && at != nowhere && at != from:
		return ruleStrategic
	case s.mayMarch(from) && s.ask.kind == askStrategic:
		return ruleStrategic // no friendly zone is near
	case s.mayMarch(from):
		return ruleMovement
	case !s.obeys(from):
		return ruleOthers
	case s.dormant(from):
		return ruleLevied
	}
	return ruleDone
}

// obeys reports whether the seat that decides commands anything in a zone.
func (s *State) obeys(from zone) bool {
	l := s.leaderIn(s.act, from)
	return s.commander(s.act, from) == s.ask.seat || l != noLeader && s.leaderSeat(l) == s.ask.seat
}

// dormant reports whether nothing of the acting side is in a zone but levies that lie
// face down.
func (s *State) dormant(from zone) bool {
	down := int8(0)
	for _, k := range kindsOf[s.act] {
		down += s.down[from][k]
	}
	return down > 0 && down == s.here[s.act][from]
}

// mayMarch reports whether the seat that decides has a piece in a zone that may
// still march.
func (s *State) mayMarch(from zone) bool {
	for k := range what(Rhys + 1) {
		switch {
		case isLeader(k):
			if l := k.leader(); l.side() == s.act && s.leaderAt[l] == from && !s.tired(l) && s.leaderSeat(l) == s.ask.seat {
				return true
			}
		case sideOf[k] == s.act && s.fresh[from][k] > 0 && s.commander(s.act, from) == s.ask.seat:
			return true
		}
	}
	return false
}
