package marcher

import (
	"slices"

	"bretwalda/engine"
)

// moment is a place in the procedure of a turn other than the beginning of a
// phase.
type moment struct {
	Sites    []named[siteNames] `json:"sites,omitempty"`
	Served   [earls]int8        `json:"served"`
	Hand     pieces             `json:"hand,omitempty"`
	Bound    []stackRecord      `json:"bound,omitempty"`
	Ford     *stackRecord       `json:"ford,omitempty"`
	Checked  set                `json:"checked,omitzero"`
	Attacked set                `json:"attacked,omitzero"`
	Entered  []enteredRecord    `json:"entered,omitempty"`
	Raid     *raidRecord        `json:"raid,omitempty"`
	Fight    *fightRecord       `json:"fight,omitempty"`
	Ask      askRecord          `json:"ask"`
	Stack    []frameRecord      `json:"stack,omitempty"`
	Winners  uint8              `json:"winners,omitempty"`
}

// A pointer is to something that must not be left out.

type stackRecord struct {
	What  *named[pieceNames] `json:"what"`
	From  *zone              `json:"from"`
	To    *zone              `json:"to"`
	Count int8               `json:"count"`
}

type enteredRecord struct {
	Zone  *zone       `json:"zone"`
	Units [earls]int8 `json:"units"`
}

type raidRecord struct {
	Zone  *zone `json:"zone"`
	Side  side  `json:"side"`
	Count int8  `json:"count,omitempty"`
}

type fightRecord struct {
	Zone     *zone                  `json:"zone"`
	Sides    [roles]side            `json:"sides"`
	Seats    [roles]engine.Seat     `json:"seats"`
	Round    int8                   `json:"round,omitempty"`
	Breached bool                   `json:"breached,omitempty"`
	Dice     [roles][unitKinds]int8 `json:"dice"`
	Hits     [roles]int8            `json:"hits"`
}

// Questions and steps are written in numbers.

type askRecord struct {
	Kind  question    `json:"kind"`
	Seat  engine.Seat `json:"seat"`
	Side  int8        `json:"side"`
	Other int8        `json:"other"`
	Place int8        `json:"place"`
}

type frameRecord struct {
	Step  step  `json:"step"`
	Stage stage `json:"stage,omitempty"`
	N     int8  `json:"n,omitempty"` // frame.number
	Place int8  `json:"place"`
	Zones set   `json:"zones,omitzero"`
}

func (st *stack) record() stackRecord {
	return stackRecord{(*named[pieceNames])(&st.what), &st.from, &st.to, st.count}
}

func (s *State) moment() *moment {
	m := &moment{
		Served: s.served, Hand: counted(&s.hand), Checked: s.checked, Attacked: s.attacked, Ask: s.ask.record(), Winners: s.winners,
	}
	if s.phase == SetUp {
		for _, z := range s.sites[:len(s.scenario().placings)] {
			m.Sites = append(m.Sites, named[siteNames](z))
		}
	}
	for i := range s.bound[:s.bounds] {
		m.Bound = append(m.Bound, s.bound[i].record())
	}
	if s.ford.count > 0 {
		ford := s.ford.record()
		m.Ford = &ford
	}
	for z := range zones {
		if s.entered[z] != [earls]int8{} {
			m.Entered = append(m.Entered, enteredRecord{&z, s.entered[z]})
		}
	}
	if r := &s.raid; r.at != nowhere {
		m.Raid = &raidRecord{&r.at, r.by, r.count}
	}
	if b := &s.fight; b.at != nowhere {
		m.Fight = &fightRecord{&b.at, b.side, b.seat, b.round, b.breached, b.dice, b.hits}
	}
	for _, f := range s.frame[:s.depth] {
		m.Stack = append(m.Stack, frameRecord{f.step, f.stage, f.number(), int8(f.place), f.zones})
	}
	return m
}

// record is the question in numbers.
func (a asking) record() askRecord {
	if a.kind == gameOver {
		a.kind = askStrategic // as positions have been written from the first
	}
	return askRecord{a.kind, a.seat, int8(a.side), int8(a.other), int8(a.place)}
}

// number is the one number of a step.
func (f *frame) number() int8 {
	switch f.step {
	case stepMovement, stepStrategic:
		return f.done
	case stepEvent:
		return f.draws
	case stepFlight:
		return int8(f.runs)
	case stepLevy:
		return int8(slices.Index(odd[:], f.odd))
	}
	return 0
}

func (f *frame) setNumber(n int8) {
	switch f.step {
	case stepMovement, stepStrategic:
		f.done = n
	case stepEvent:
		f.draws = n
	case stepFlight:
		f.runs = role(n)
	case stepLevy:
		f.odd = odd[n]
	}
}

// odd numbers whose land draws the odd counter.
var odd = [...]chiefs{0, only(gruffydd), only(rhys)}

// inside lists the steps that a step may push, as bits.
var inside = [steps]uint16{
	stepGame:      1 << stepSide,
	stepSide:      1<<stepLevy | 1<<stepEvent | 1<<stepMovement | 1<<stepCombat | 1<<stepStrategic,
	stepMovement:  1<<stepAdvance | 1<<stepFord,
	stepCombat:    1 << stepBattle,
	stepBattle:    1 << stepFlight,
	stepStrategic: 1 << stepFord,
}

// maxSteps is more than any event has.
const maxSteps = 16

// lastStage is the last stage in which a step may be saved.
var lastStage = [steps]stage{
	stepSetup: setUpShown, stepGame: gameTurnEnds, stepSide: stage(Over), stepLevy: levyDraws, stepEvent: eventSteps + maxSteps,
	stepMovement: advancing, stepAdvance: advanceCheck, stepFord: 0, stepCombat: combatOver, stepBattle: battleOpens, stepFlight: pursuitLosses,
}

// asksAt lists the questions asked at a stage of a step, as bits. Most steps
// have gone on to the next stage by then.
var asksAt = [steps]map[stage]uint32{
	stepSetup:     {setUpFirst: 1 << askPlace, setUpSecond: 1 << askPlace, setUpShown: 1 << askShow},
	stepSide:      {stage(Strategic): 1 << askShow},
	stepLevy:      {levyDraws: 1<<askLevy | 1<<askDraw | 1<<askPick},
	stepMovement:  {marching: 1 << askMarch},
	stepAdvance:   {advanceStrait: 1 << askCrossing, advanceCheck: 1 << askSupply},
	stepFord:      {0: 1 << askCrossing},
	stepCombat:    {combatMarches: 1 << askBattle},
	stepStrategic: {0: 1 << askStrategic},
	stepBattle: {
		battleOpens:         1 << askShow,
		roundBegins:         1<<askSiege | 1<<askSiegeRoll | 1<<askToll,
		missileDice:         1 << askRoll,
		missileLosses:       1 << askLose,
		meleeDice:           1 << askRoll,
		meleeLosses:         1 << askLose,
		attackerChooses + 1: 1 << askAttackerRetreat,
		defenderChooses + 1: 1 << askDefenderRetreat,
	},
	stepFlight: {pursuitDice: 1 << askRoll, pursuitLosses: 1 << askLose},
}

// asksOf lists the questions that a step of an event asks, as bits.
func (in *instruction) asksOf() uint32 {
	switch in.do {
	case vikingsSail:
		return 1 << askLanding
	case vikingsLand:
		return 1 << askRaidSize
	case zoneIsPicked, kingdomQuarrels:
		return 1 << askPick
	case countersAreDrawn:
		return 1 << askDraw
	case theyArrive, unitIsLost, kingdomRests, kingdomIsMobilised:
		return 1 << in.ask
	}
	return 0
}

// phaseOf is the phase whose step a step is.
var phaseOf = [steps]Phase{
	stepLevy: Levy, stepEvent: Events, stepMovement: Movement, stepCombat: Combat, stepStrategic: Strategic,
}

// readMoment restores the middle of a procedure.
func (s *State) readMoment(rd *reader, m *moment) {
	s.served, s.checked, s.attacked = m.Served, m.Checked, m.Attacked
	s.readSites(rd, m.Sites)
	s.readStacks(rd, m)
	for _, e := range m.Entered {
		for _, n := range e.Units {
			rd.Within(int(n), 0, unitsInBox, "units that entered")
		}
		s.entered[*e.Zone] = e.Units
	}
	if r := m.Raid; r != nil {
		s.raid = raid{*r.Zone, r.Side, r.Count}
		rd.failIf(r.Side == Normans || r.Count < 0 || r.Count > unitsInBox, "no such raid in %s", zoneName(*r.Zone))
	}
	s.readFight(rd, m.Fight)
	s.readFrames(rd, m.Stack)
	s.readAsk(rd, m.Ask)
	rd.Within(int(m.Winners), 0, 1<<uint(s.seats)-1, "winners")
	s.winners = m.Winners
}

// unitsInBox is more than all the units of a side.
const unitsInBox = 60

func (s *State) readSites(rd *reader, sites []named[siteNames]) {
	n := len(s.scenario().placings)
	if len(sites) > n || len(sites) > 0 && s.phase != SetUp {
		rd.Fail("%d zones for %d that are set up", len(sites), n)
		return
	}
	for i, z := range sites {
		s.sites[i] = zone(z)
		switch {
		case z == named[siteNames](nowhere):
		case z == named[siteNames](hidden):
			rd.Fail("a view does not tell all that a position needs")
		case !s.scenario().placings[i].where.has(s.sites[i]):
			rd.Fail("nothing is set up in %s", zoneName(s.sites[i]))
		}
	}
}

// readStacks reads the stacks bound for other zones: all of them have moved.
func (s *State) readStacks(rd *reader, m *moment) {
	if len(m.Bound) > maxBound {
		rd.Fail("%d stacks are bound", len(m.Bound))
		return
	}
	left := s.spent
	for _, r := range m.Bound {
		st := s.readStack(rd, r)
		if isLeader(st.what) {
			rd.failIf(!s.ridden.has(st.what.leader()), "%s has not moved", lexicon.Whats[st.what])
		} else if left[st.from][st.what] -= st.count; left[st.from][st.what] < 0 {
			rd.Fail("not so many %s have moved from %s", lexicon.Whats[st.what], zoneName(st.from))
		}
		s.bound[s.bounds] = st
		s.bounds++
	}
	if m.Ford != nil {
		s.ford = s.readStack(rd, *m.Ford)
		if st := &s.ford; !isLeader(st.what) && s.fresh[st.from][st.what] < st.count {
			rd.Fail("not so many %s in %s", lexicon.Whats[st.what], zoneName(st.from))
		}
	}
}

// readStack reads some units of the acting side, or a leader, on their way.
func (s *State) readStack(rd *reader, r stackRecord) stack {
	st := stack{what(*r.What), *r.From, *r.To, r.Count}
	name, most := lexicon.Whats[st.what], 1
	if isLeader(st.what) {
		l := st.what.leader()
		rd.failIf(l.side() != s.act || s.leaderAt[l] != st.from, "%s is not in %s", name, zoneName(st.from))
	} else if most = chartCount(st.what); sideOf[st.what] != s.act {
		rd.Fail("%s of a side whose turn it is not", name)
	}
	rd.Within(int(st.count), 1, most, name)
	rd.failIf(st.from == st.to, "%s goes nowhere", name)
	return st
}

func (s *State) readFight(rd *reader, r *fightRecord) {
	if r == nil {
		return
	}
	b := fight{*r.Zone, r.Sides, r.Seats, r.Round, r.Breached, r.Dice, r.Hits}
	for i := range roles {
		rd.Within(int(b.seat[i]), 0, int(s.seats)-1, "seat")
		rd.Within(int(b.hits[i]), 0, unitsInBox, "hits")
		for k, n := range b.dice[i] {
			rd.Within(int(n), 0, unitsInBox, "dice")
			rd.failIf(n != 0 && sideOf[k] != b.side[i], "dice of the wrong side")
		}
	}
	rd.Within(int(b.round), 0, maxRound, "round of the battle")
	rd.failIf(b.side[attacker] == b.side[defender], "a battle of one side")
	s.fight = b
}

// maxRound is the last round of a battle that is counted.
const maxRound = 100

func (s *State) readFrames(rd *reader, list []frameRecord) {
	if len(list) > maxDepth || (len(list) == 0) != (s.phase == Over) {
		rd.Fail("%d steps", len(list))
		return
	}
	for i, r := range list {
		rd.Within(int(r.Step), 0, int(steps)-1, "step")
		if rd.Err != nil {
			return
		}
		rd.Within(int(r.Stage), 0, int(lastStage[r.Step]), "stage")
		rd.Within(int(r.N), 0, unitsInBox, "count of a step")
		rd.Within(int(r.Place), int(nowhere), int(zones)-1, "zone of a step")
		fits := r.Step == stepGame && s.phase != SetUp || r.Step == stepSetup && s.phase == SetUp
		if i > 0 {
			fits = inside[list[i-1].Step]>>r.Step&1 == 1
		}
		rd.failIf(rd.Err == nil && (!fits || !s.frameFits(&r)), "a step where it cannot be")
		if rd.Err != nil {
			return
		}
		f := frame{step: r.Step, stage: r.Stage, place: zone(r.Place), zones: r.Zones}
		f.setNumber(r.N)
		s.push(f)
	}
}

// frameFits reports whether the position fits a step.
func (s *State) frameFits(r *frameRecord) bool {
	if r.Zones != 0 && (r.Step != stepLevy || r.Zones&^s.held[s.act] != 0) {
		return false
	}
	place := zone(r.Place)
	switch r.Step {
	case stepGame:
		return r.Stage == s.gameStage()
	case stepSide:
		return Phase(r.Stage) == s.phase+1
	case stepEvent:
		return s.phase == Events && (r.Stage == eventDie || s.eventFits(r))
	case stepLevy:
		return s.phase == Levy && r.N <= kings
	case stepAdvance:
		return place != nowhere
	case stepFord:
		return s.ford.count > 0 && s.ford.to == place
	case stepBattle:
		return s.fight.at != nowhere && place == s.fight.at
	case stepFlight:
		return place != nowhere && r.N < int8(roles) && s.fight.side[r.N] != Vikings && s.friendly(s.fight.side[r.N]).has(place)
	}
	return phaseOf[r.Step] == s.phase
}

// eventFits reports whether a step of the event in force can be taken.
func (s *State) eventFits(r *frameRecord) bool {
	if s.event == nothing {
		return false
	}
	steps := chart.events[s.event-firstEvent].steps
	i := int(r.Stage - eventSteps)
	if i >= len(steps) {
		return false
	}
	in := &steps[i]
	if in.do == countersAreDrawn && (r.N < 1 || r.N > s.poolOf(in.side)) {
		return false
	}
	// A step that acts on the zone picked before needs one.
	for _, in := range steps[:i] {
		if (in.do == vikingsSail || in.do == zoneIsPicked) && r.Place == int8(nowhere) {
			return false
		}
	}
	return true
}

func (s *State) readAsk(rd *reader, a askRecord) {
	rd.Within(int(a.Kind), 0, int(asks)-1, "question")
	rd.Within(int(a.Seat), int(engine.Nobody), int(s.seats)-1, "seat")
	rd.Within(int(a.Side), int(nobody), int(sides)-1, "side")
	rd.Within(int(a.Other), int(nobody), int(sides)-1, "side")
	rd.Within(int(a.Place), int(nowhere), int(zones)-1, "zone")
	if rd.Err != nil {
		return
	}
	ask := asking{a.Kind, a.Seat, side(a.Side), side(a.Other), zone(a.Place)}
	over := a.Seat == engine.Nobody
	if over != (s.phase == Over) || !over && !(s.depth > 0 && s.askFits(ask)) {
		rd.Fail("a question where it cannot be")
		return
	}
	if over {
		ask.kind = gameOver
	}
	s.ask = ask
}

// askFits reports whether the step under way asks this question, of a seat and
// a side that can answer it.
func (s *State) askFits(a asking) bool {
	f := s.top()
	may := asksAt[f.step][f.stage]
	if f.step == stepEvent {
		if may = 1 << askEvent; f.stage != eventDie {
			may = s.instruction().asksOf()
		}
	}
	if may>>a.kind&1 == 0 || a.side == nobody {
		return false
	}
	chance := decisions[a.kind].ByNature()
	if chance != (a.seat == engine.Nature) {
		return false
	}
	if !chance && (a.side == Vikings || s.sideOf(a.seat) != a.side) {
		return false
	}
	return fits[a.kind](s, a)
}
