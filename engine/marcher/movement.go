package marcher

import "bretwalda/engine"

// Movement (§6.0).

// Stages of the Movement Phase.
const (
	marching stage = iota
	advancing
)

// runMovement has one commander after the other move (§3.3, §6.0); f.done
// counts those who have finished. Stacks still bound when the last one ends
// advance then.
func (s *State) runMovement(f *frame) {
	if f.stage == marching {
		if _, n := s.team(s.act); f.done < int8(n) {
			s.open(askMarch, s.act, nowhere)
			return
		}
		f.stage = advancing
	}
	if t := s.goals(); t != 0 {
		s.push(frame{step: stepAdvance, place: first(t)})
		return
	}
	s.ready(&s.spent) // the strategic move is open to them
	s.ridden = 0
	s.pop()
}

func init() {
	define(askMarch, func(s *State, a asking) bool { return a.side == s.act && a.seat == s.turnOf(s.act, s.top().done) }, engine.Decide(
		"march", "6.0", marcherAsked, uncounted,
		(*State).movementChoices,
		(*State).order,
		(*State).marchRefusal,
		alwaysAsked,
	))
	define(askCrossing, anySide, engine.Decide(
		"crossing", "12.2", captainRolls, uncounted,
		aDie,
		func(s *State, _ asking, c engine.Choice) {
			if f := s.top(); f.step == stepFord {
				s.cross(f, c.Count)
			} else {
				s.crossBound(f, c.Count)
			}
		},
		because(ruleList), alwaysAsked,
	))
}

// order carries out an order of a commander in the Movement Phase (§6.0).
func (s *State) order(_ asking, c engine.Choice) {
	switch c.Verb {
	case verbEnd:
		s.top().done++
	case verbAdvance:
		s.push(frame{step: stepAdvance, place: zone(c.To)})
	default:
		s.march(c)
	}
}

// gates are the obstacles of a side's marches: its own zones, zones where a check is
// due, and zones where one was thrown and no stack follows.
type gates struct{ friendly, needsCheck, shut set }

func (p *position) gates(a side) gates {
	g := gates{friendly: p.friendly(a), needsCheck: earldoms}
	if a == Normans {
		g.needsCheck = outside
	}
	g.needsCheck &^= p.held[a]
	g.shut = g.needsCheck & p.checked
	if p.phase == Strategic { // (§9.0)
		g.shut = ^g.friendly
	}
	return g
}

// ways are the zones to which a march may go on from a zone. No stack crosses the
// strait in bad weather (§6.0, §12.2).
func (p *position) ways(z zone) set {
	if p.option[optMenai] == on && p.weather == Bad {
		return overland[z]
	}
	return adjacent[z]
}

// home is the set of zones that a kind of unit in a zone may be in at all:
// teulu have bounds (§11.1.6, §11.2.5, §12.1).
func (p *position) home(k what, z zone) set {
	if k != Teulu {
		return everywhere
	}
	if !p.scenario().teuluAtHome {
		return outside
	}
	in := chart.zones[z].in
	if p.option[optBloodTies] == on && (in == inGwynedd || in == inPowys) {
		return inRegion[inGwynedd] | inRegion[inPowys]
	}
	return inRegion[in]
}

const everywhere set = 1<<zones - 1

// reach is the set of zones that a kind of unit, or a leader, may march to from
// a zone. A march ends in any zone that is not friendly (§6.0).
func (p *position) reach(k what, z zone, g gates) set {
	may, move, open := set(0), int8(leaderMove), ^g.shut
	if isLeader(k) {
		may = p.realm(k.leader())
		open &= g.friendly | p.escorted(k.leader())
	} else {
		may, move = p.home(k, z), chart.counters[k].move
	}
	near := p.ways(z) & may
	to := near & open
	if move > 1 {
		for t := near & g.friendly; t != 0; {
			to |= p.ways(next(&t)) & may & open
		}
	}
	return to &^ bit(z)
}

// marches lists the marches of the deciding commander (§6.0).
func (s *State) marches(buf []engine.Choice, seat engine.Seat, from set) []engine.Choice {
	a, g := s.act, s.gates(s.act)
	c := engine.NewChoice(verbMarch)
	for t := from & (s.present[a] | s.leadersOf(a)); t != 0; {
		z := next(&t)
		c.From = int8(z)
		if s.commander(a, z) == seat {
			for _, k := range kindsOf[a] {
				if n := s.fresh[z][k]; n > 0 {
					c.What = int8(k)
					buf = toEach(buf, c, s.reach(k, z, g), n)
				}
			}
		}
		l := s.leaderIn(a, z)
		if l == noLeader || s.tired(l) || s.leaderSeat(l) != seat {
			continue
		}
		c.What = int8(l.what())
		buf = toEach(buf, c, s.reach(l.what(), z, g), 1)
	}
	return buf
}

// toEach offers a march of 1 to n to each of some zones.
func toEach(buf []engine.Choice, c engine.Choice, to set, n int8) []engine.Choice {
	for to != 0 {
		c.To = int8(next(&to))
		for c.Count = 1; c.Count <= n; c.Count++ {
			buf = append(buf, c)
		}
	}
	return buf
}

// movementChoices lists the choices of the deciding commander in the Movement Phase (§6.0).
func (s *State) movementChoices(buf []engine.Choice) []engine.Choice {
	f := s.top()
	begun := len(buf)
	buf = s.marches(buf, s.ask.seat, everywhere)
	_, n := s.team(s.act)
	if f.done+1 < int8(n) || len(buf) > begun { // else everything that is bound goes now
		buf = placeChoices(buf, verbAdvance, nothing, s.goals())
	}
	return append(buf, engine.NewChoice(verbEnd))
}

// march sets a stack on its way (§6.0). Where a check is due it is only bound
// for its goal (§6.2); at the strait the dice come first (§12.2).
func (s *State) march(c engine.Choice) {
	st := stackOf(c)
	switch {
	case s.gates(s.act).needsCheck.has(st.to):
		s.bind(st)
	case s.fords(st):
		s.ford = st
		s.push(frame{step: stepFord, place: st.to})
	default:
		s.tire(st)
		s.move(st)
		s.enter(st.to)
	}
}

// tire marks a stack as having used its movement (§6.0).
func (s *State) tire(st stack) {
	if isLeader(st.what) {
		s.ridden |= only(st.what.leader())
		return
	}
	s.fresh[st.from][st.what] -= st.count
	s.spent[st.from][st.what] += st.count
}

// halt stops a stack that has used its movement: it stays there until the turn ends
// (§6.2, §12.2).
func (s *State) halt(st stack) {
	if isLeader(st.what) {
		s.ridden &^= only(st.what.leader())
		s.stopped |= only(st.what.leader())
		return
	}
	s.spent[st.from][st.what] -= st.count
	s.halted[st.from][st.what] += st.count
}

// move takes a stack that has used its movement to its goal (§6.0).
func (s *State) move(st stack) {
	if isLeader(st.what) {
		s.leaderAt[st.what.leader()] = st.to
	} else {
		s.spent[st.from][st.what] -= st.count
		s.count(s.act, st.from, -st.count)
		s.come(&s.spent, st.what, st.to, st.count)
		if !s.held[s.act].has(st.to) {
			s.entered[st.to][s.flag(s.act, st.from)] += st.count
		}
	}
	s.say(evMarch).side(s.act).what(st.what).count(st.count).from(st.from).to(st.to)
}

// enter has units come into a zone. An empty one is theirs at once (§7.0).
func (s *State) enter(z zone) {
	a := s.act
	if !s.held[a].has(z) && s.here[a][z] > 0 {
		if s.foes(a).has(z) {
			s.attacked |= bit(z)
		} else {
			s.conquer(a, z)
		}
	}
	s.alert()
}

// The strait (§12.2).

// fords reports whether a stack has to roll before it crosses the strait
// (§12.2).
func (p *position) fords(st stack) bool {
	return p.option[optMenai] == on && p.weather == Fair && crosses(st.from, st.to)
}

// runFord rolls for a stack that marches across the strait (§12.2).
func (s *State) runFord(f *frame) {
	if f.stage == 0 {
		s.open(askCrossing, s.act, f.place)
		return
	}
	s.pop()
}

// cross takes the die of a march across the strait (§12.2).
func (s *State) cross(f *frame, face int8) {
	f.stage++
	s.tire(s.ford)
	if s.sayCrossing(f.place, face) {
		s.move(s.ford)
		s.enter(s.ford.to)
	} else {
		s.halt(s.ford)
	}
	s.ford = stack{}
}

// EnoughToCross is the least roll that takes a stack over the strait.
const EnoughToCross = 5

// sayCrossing reports a roll for the strait, and whether it is high enough
// (§12.2).
func (s *State) sayCrossing(to zone, face int8) bool {
	e := s.say(evCrossing).side(s.act).to(to).count(face)
	if face < EnoughToCross {
		return false
	}
	e.extra(1)
	return true
}
