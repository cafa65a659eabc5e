package marcher

import (
	"slices"

	"bretwalda/engine"
)

// moment is where in its procedure a position stands, when that is not the
// beginning of a phase.
type moment struct {
	Sites    []string        `json:"sites,omitempty"`
	Served   [earls]int8     `json:"served"`
	Hand     map[string]int8 `json:"hand,omitempty"`
	Bound    []stackRecord   `json:"bound,omitempty"`
	Ford     *stackRecord    `json:"ford,omitempty"`
	Checked  []string        `json:"checked,omitempty"`
	Attacked []string        `json:"attacked,omitempty"`
	Entered  []enteredRecord `json:"entered,omitempty"`
	Raid     *raidRecord     `json:"raid,omitempty"`
	Fight    *fightRecord    `json:"fight,omitempty"`
	Ask      askRecord       `json:"ask"`
	Stack    []frameRecord   `json:"stack,omitempty"`
	Winners  uint8           `json:"winners,omitempty"`
}

type stackRecord struct {
	What  string `json:"what"`
	From  string `json:"from"`
	To    string `json:"to"`
	Count int8   `json:"count"`
}

type enteredRecord struct {
	Zone  string      `json:"zone"`
	Units [earls]int8 `json:"units"`
}

type raidRecord struct {
	Zone  string `json:"zone"`
	Side  string `json:"side"`
	Count int8   `json:"count,omitempty"`
}

type fightRecord struct {
	Zone     string             `json:"zone"`
	Sides    [2]string          `json:"sides"`
	Seats    [2]engine.Seat     `json:"seats"`
	Round    int8               `json:"round,omitempty"`
	Breached bool               `json:"breached,omitempty"`
	Dice     [2][unitKinds]int8 `json:"dice"`
	Hits     [2]int8            `json:"hits"`
}

type askRecord struct {
	Kind  question    `json:"kind"`
	Seat  engine.Seat `json:"seat"`
	Side  side        `json:"side"`
	Other side        `json:"other"`
	Place zone        `json:"place"`
}

type frameRecord struct {
	Step  step     `json:"step"`
	Stage stage    `json:"stage,omitempty"`
	N     int8     `json:"n,omitempty"` // frame.number
	Place zone     `json:"place"`
	Zones []string `json:"zones,omitempty"`
}

func recordOf(st stack) stackRecord {
	return stackRecord{lexicon.Whats[st.what], zoneName(st.from), zoneName(st.to), st.count}
}

func (s *State) moment() *moment {
	m := &moment{
		Served: s.served, Hand: counted(&s.hand), Checked: zoneNames(s.checked), Attacked: zoneNames(s.attacked),
		Ask: s.ask.record(), Winners: s.winners,
	}
	if s.phase == SetUp {
		for _, z := range s.sites[:len(s.scene().placings)] {
			m.Sites = append(m.Sites, maybeZone(z))
		}
	}
	for _, st := range s.bound[:s.bounds] {
		m.Bound = append(m.Bound, recordOf(st))
	}
	if s.ford.count > 0 {
		ford := recordOf(s.ford)
		m.Ford = &ford
	}
	for z := range s.entered {
		if s.entered[z] != [earls]int8{} {
			m.Entered = append(m.Entered, enteredRecord{zoneName(zone(z)), s.entered[z]})
		}
	}
	if s.raid.at != nowhere {
		m.Raid = &raidRecord{zoneName(s.raid.at), lexicon.Sides[s.raid.by], s.raid.count}
	}
	if b := &s.fight; b.at != nowhere {
		m.Fight = &fightRecord{zoneName(b.at), [2]string{lexicon.Sides[b.side[0]], lexicon.Sides[b.side[1]]}, b.seat, b.round, b.breached, b.dice, b.hits}
	}
	for _, f := range s.frame[:s.depth] {
		m.Stack = append(m.Stack, frameRecord{f.step, f.stage, f.number(), f.place, zoneNames(f.zones)})
	}
	return m
}

// record is the question in words.
func (a asking) record() askRecord {
	if a.kind == gameOver {
		a.kind = askStrategic // as positions have been written from the first
	}
	return askRecord{a.kind, a.seat, a.side, a.other, a.place}
}

// number is what a step counts, or whom it is about.
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
var odd = [...]chiefs{0, leader(Gruffydd), leader(Rhys)}

// inside says which steps a step may push, as bits.
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

// asksAt says which questions are asked at a stage of a step, as bits. Most
// steps have gone on to the next stage by then.
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

// asksOf says which questions a step of an event asks, as bits.
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
	s.served = m.Served
	s.checked, s.attacked = rd.zones(m.Checked), rd.zones(m.Attacked)
	s.readSites(rd, m.Sites)
	s.readStacks(rd, m)
	for _, e := range m.Entered {
		z := rd.zone(e.Zone)
		for flag, n := range e.Units {
			rd.Within(int(n), 0, unitsInBox, "units that entered")
			s.entered[z][flag] = n
		}
	}
	if m.Raid != nil {
		s.raid = raid{rd.zone(m.Raid.Zone), rd.side(m.Raid.Side), m.Raid.Count}
		if rd.Err == nil && (s.raid.by == Normans || s.raid.count < 0 || s.raid.count > unitsInBox) {
			rd.Fail("no such raid in %s", m.Raid.Zone)
		}
	}
	s.readFight(rd, m.Fight)
	s.readFrames(rd, m.Stack)
	s.readAsk(rd, m.Ask)
	rd.Within(int(m.Winners), 0, 1<<uint(s.seats)-1, "winners")
	s.winners = m.Winners
}

// unitsInBox is more than all the units of a side.
const unitsInBox = 60

func (s *State) readSites(rd *reader, sites []string) {
	n := len(s.scene().placings)
	if len(sites) > n || len(sites) > 0 && s.phase != SetUp {
		rd.Fail("%d zones for %d that are set up", len(sites), n)
		return
	}
	for i, name := range sites {
		if name == "" {
			continue
		}
		s.sites[i] = rd.zone(name)
		if rd.Err == nil && !s.scene().placings[i].where.has(s.sites[i]) {
			rd.Fail("nothing is set up in %s", name)
		}
	}
}

// readStacks reads what is bound for other zones: all of it has moved.
func (s *State) readStacks(rd *reader, m *moment) {
	if len(m.Bound) > maxBound {
		rd.Fail("%d stacks are bound", len(m.Bound))
		return
	}
	left := s.spent
	for _, r := range m.Bound {
		st := s.readStack(rd, r)
		switch {
		case rd.Err != nil:
			return
		case isLeader(st.what):
			if s.ridden>>uint(st.what-firstLeader)&1 == 0 {
				rd.Fail("%s has not moved", r.What)
			}
		default:
			left[st.from][st.what] -= st.count
			if left[st.from][st.what] < 0 {
				rd.Fail("not so many %s have moved from %s", r.What, r.From)
			}
		}
		s.bound[s.bounds] = st
		s.bounds++
	}
	if m.Ford != nil {
		s.ford = s.readStack(rd, *m.Ford)
		if rd.Err == nil && !isLeader(s.ford.what) && s.fresh[s.ford.from][s.ford.what] < s.ford.count {
			rd.Fail("not so many %s in %s", m.Ford.What, m.Ford.From)
		}
	}
}

// readStack reads some units of the acting side, or a leader, on their way.
func (s *State) readStack(rd *reader, r stackRecord) stack {
	st := stack{rd.whatIn(0, Rhys, r.What, "unit"), rd.zone(r.From), rd.zone(r.To), r.Count}
	if rd.Err != nil {
		return st
	}
	most := 1
	if isLeader(st.what) {
		if leaderSide(st.what) != s.act || s.leaderAt[st.what-firstLeader] != st.from {
			rd.Fail("%s is not in %s", r.What, r.From)
		}
	} else if most = chartCount(st.what); sideOf[st.what] != s.act {
		rd.Fail("%s of a side whose turn it is not", r.What)
	}
	rd.Within(int(st.count), 1, most, r.What)
	if st.from == st.to {
		rd.Fail("%s goes nowhere", r.What)
	}
	return st
}

func (s *State) readFight(rd *reader, r *fightRecord) {
	if r == nil {
		return
	}
	b := fight{at: rd.zone(r.Zone), seat: r.Seats, round: r.Round, breached: r.Breached, dice: r.Dice, hits: r.Hits}
	for i := range roles {
		b.side[i] = rd.side(r.Sides[i])
		rd.Within(int(b.seat[i]), 0, int(s.seats)-1, "seat")
		rd.Within(int(b.hits[i]), 0, unitsInBox, "hits")
		if rd.Err != nil {
			return
		}
		for k, n := range b.dice[i] {
			rd.Within(int(n), 0, unitsInBox, "dice")
			if n != 0 && sideOf[k] != b.side[i] {
				rd.Fail("dice of the wrong side")
			}
		}
	}
	rd.Within(int(b.round), 0, maxRound, "round of the battle")
	if b.side[attacker] == b.side[defender] {
		rd.Fail("a battle of one side")
	}
	s.fight = b
}

// maxRound is where the rounds of a battle are no longer counted.
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
		mask := rd.zones(r.Zones)
		if rd.Err == nil && (!fits || !s.frameFits(&r, mask)) {
			rd.Fail("a step where it cannot be")
		}
		if rd.Err != nil {
			return
		}
		f := frame{step: r.Step, stage: r.Stage, place: r.Place, zones: mask}
		f.setNumber(r.N)
		s.push(f)
	}
}

// frameFits reports whether the position has what a step needs.
func (s *State) frameFits(r *frameRecord, zones set) bool {
	if zones != 0 && (r.Step != stepLevy || zones&^s.held[s.act] != 0) {
		return false
	}
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
		return r.Place != nowhere
	case stepFord:
		return s.ford.count > 0 && s.ford.to == r.Place
	case stepBattle:
		return s.fight.at != nowhere && r.Place == s.fight.at
	case stepFlight:
		return r.Place != nowhere && r.N < int8(roles) && s.fight.side[r.N] != Vikings && s.friendly(s.fight.side[r.N]).has(r.Place)
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
		if (in.do == vikingsSail || in.do == zoneIsPicked) && r.Place == nowhere {
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
	if over := a.Seat == engine.Nobody; over != (s.phase == Over) || !over && !(s.depth > 0 && s.askFits(a)) {
		rd.Fail("a question where it cannot be")
		return
	}
	s.ask = asking{a.Kind, a.Seat, a.Side, a.Other, a.Place}
	if a.Seat == engine.Nobody {
		s.ask.kind = gameOver
	}
}

// askFits reports whether the step under way asks this question, of a seat and
// a side that can answer it.
func (s *State) askFits(a askRecord) bool {
	f := s.top()
	may := asksAt[f.step][f.stage]
	if f.step == stepEvent {
		if may = 1 << askEvent; f.stage != eventDie {
			may = s.instruction().asksOf()
		}
	}
	if may>>a.Kind&1 == 0 || a.Side == nobody {
		return false
	}
	chance := decisions[a.Kind].ByNature()
	if chance != (a.Seat == engine.Nature) {
		return false
	}
	if !chance && (a.Side == Vikings || s.sideOf(a.Seat) != a.Side) {
		return false
	}
	return fits[a.Kind](s, a)
}
