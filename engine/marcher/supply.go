package marcher

import "bretwalda/engine"

// Supply checks (§6.2). The stacks bound for a zone go there together, after one
// roll, or do not go at all.

// bind sets a stack apart for a zone where a check is due (§6.2).
func (s *State) bind(st stack) {
	s.tire(st)
	for i := range s.bound[:s.bounds] {
		if b := &s.bound[i]; b.what == st.what && b.from == st.from && b.to == st.to {
			b.count += st.count
			return
		}
	}
	s.bound[s.bounds] = st
	s.bounds++
}

// goals is the set of zones for which a stack is bound (§6.2).
func (p *position) goals() (t set) {
	for i := range p.bound[:p.bounds] {
		t |= bit(p.bound[i].to)
	}
	return t
}

// release takes the stacks that a test picks off the list, and does something
// with each.
func (s *State) release(picks func(stack) bool, do func(stack)) {
	kept := int8(0)
	list := s.bound
	n := s.bounds
	for _, st := range list[:n] {
		if !picks(st) {
			s.bound[kept] = st
			kept++
		}
	}
	for i := kept; i < n; i++ {
		s.bound[i] = stack{}
	}
	s.bounds = kept
	for _, st := range list[:n] {
		if picks(st) {
			do(st)
		}
	}
}

// Stages of an advance.
const (
	advanceStrait stage = iota
	advanceCheck
)

// runAdvance throws the dice for the stacks bound for f.place: first for those
// that cross the strait (§12.2), then the check (§6.2).
func (s *State) runAdvance(f *frame) {
	switch {
	case f.stage == advanceStrait && s.anyBound(func(st stack) bool { return st.to == f.place && s.fords(st) }):
		s.open(askCrossing, s.act, f.place)
	case s.goals().has(f.place):
		f.stage = advanceCheck
		s.open(askSupply, s.act, f.place)
	default:
		s.pop()
	}
}

func init() {
	define(askSupply, anySide, engine.Decide(
		"supply", "6.2",
		engine.Rolls(func(s *State, a asking) engine.Seat { return s.invaderBound(a.place) }),
		uncounted,
		aDie,
		func(s *State, _ asking, c engine.Choice) { s.applySupplyRoll(s.top(), c.Count) },
		because(ruleList), alwaysAsked,
	))
}

func (p *position) anyBound(is func(stack) bool) bool {
	for _, st := range p.bound[:p.bounds] {
		if is(st) {
			return true
		}
	}
	return false
}

// crossBound takes the roll of the bound stacks that have to cross the strait
// (§12.2).
func (s *State) crossBound(f *frame, face int8) {
	f.stage = advanceCheck
	if !s.sayCrossing(f.place, face) {
		s.release(func(st stack) bool { return st.to == f.place && s.fords(st) }, s.halt)
		s.dropLoneLeaders(f.place)
	}
}

// dropLoneLeaders stops a leader who is bound for a zone without units (§10.0).
func (s *State) dropLoneLeaders(to zone) {
	if !s.anyBound(func(st stack) bool { return st.to == to && !isLeader(st.what) }) {
		s.release(func(st stack) bool { return st.to == to }, s.halt)
	}
}

// applySupplyRoll moves or halts what is bound for a zone (§6.2).
func (s *State) applySupplyRoll(f *frame, face int8) {
	z := f.place
	m := s.supplyFor(z, stack{})
	s.say(evSupply).side(s.act).to(z).count(face).extra(int8(m.Modifier))
	s.checked |= bit(z)
	there := func(st stack) bool { return st.to == z }
	if int(face)+m.Modifier < EnoughSupply {
		s.say(evHalt).side(s.act).to(z)
		s.release(there, s.halt)
		return
	}
	s.say(evAdvance).side(s.act).to(z)
	s.release(there, s.move)
	s.enter(z)
}

// EnoughSupply is the least modified roll that keeps an army supplied.
const EnoughSupply = 2

// freeCounters is how many counters cost an invasion nothing.
const freeCounters = 3

// Supply is a supply check that is due, with every number that goes into it.
type Supply struct {
	Zone     int8 // that is invaded
	Counters int  // that go there, leaders not counted

	// Additions to the die. The first two are 0 or less.
	Excess   int // for the counters beyond three
	Distance int // for the zones from the home earldom; 0 for the Welsh
	Weather  int // +1 when it is clear, -1 when it is bad
	Earl     int // +1 when an earl goes along
	Modifier int // all together

	Tenths int // chance in tenths that the check is passed, 0 to 10

	Crossing bool // stacks that cross the strait have to roll 5 or more first
}

// SupplyOdds is the check that a choice leads to: an advance, or a march that
// is bound for a zone (§6.2). It is false for choices that lead to none.
func (s *State) SupplyOdds(c engine.Choice) (Supply, bool) {
	if s.ask.kind != askMarch || !onMap(c.To) {
		return Supply{}, false
	}
	switch to := zone(c.To); {
	case c.Verb == verbAdvance && s.goals().has(to):
		return s.supplyFor(to, stack{}), true
	case c.Verb == verbMarch && onMap(c.From) && s.gates(s.act).needsCheck.has(to):
		return s.supplyFor(to, stackOf(c)), true
	}
	return Supply{}, false
}

// SupplyTo is the check that the side whose turn it is would have to pass for a zone, with what is
// bound for it.
func (s *State) SupplyTo(z int8) Supply { return s.supplyFor(zone(z), stack{}) }

// supplyFor is the check of the stacks bound for a zone, and of one stack more
// if its count is not 0 (§6.2).
func (s *State) supplyFor(z zone, more stack) Supply {
	m := Supply{Zone: int8(z)}
	earl := noLeader
	add := func(st stack) {
		m.Crossing = m.Crossing || s.fords(st)
		if isLeader(st.what) {
			earl = st.what.leader()
		} else {
			m.Counters += int(st.count)
		}
	}
	for _, st := range s.bound[:s.bounds] {
		if st.to == z {
			add(st)
		}
	}
	if more.count > 0 {
		add(more)
	}
	m.Excess = -max(0, m.Counters-freeCounters)
	if s.act == Normans {
		home := earl
		if home == noLeader {
			home = nearestEarl(z)
		} else {
			m.Earl = 1
		}
		m.Distance = -int(fromEarldom(home, z))
	}
	switch s.weather {
	case Clear:
		m.Weather = 1
	case Bad:
		m.Weather = -1
	}
	m.Modifier = m.Excess + m.Distance + m.Weather + m.Earl
	m.Tenths = faces(EnoughSupply, m.Modifier)
	return m
}
