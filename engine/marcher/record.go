package marcher

import (
	"encoding/json"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// record is a position in words. docs/CONSOLE.md describes it.
type record struct {
	Scenario    string                `json:"scenario,omitempty"`
	Seats       int                   `json:"seats,omitempty"`
	Options     map[string]string     `json:"options,omitempty"`
	Turn        int8                  `json:"turn,omitempty"`
	Side        string                `json:"side,omitempty"`
	Phase       string                `json:"phase,omitempty"`
	Weather     string                `json:"weather,omitempty"`
	Event       string                `json:"event,omitempty"`
	Quarrel     string                `json:"quarrel,omitempty"`
	Zones       map[string]zoneRecord `json:"zones,omitempty"`
	Pools       map[string]int8       `json:"pools,omitempty"`
	Aside       map[string]int8       `json:"aside,omitempty"`
	Lost        map[string]int8       `json:"lost,omitempty"`
	LeadersLost []string              `json:"leadersLost,omitempty"`
	Mobilised   *[]string             `json:"mobilised,omitempty"`
	Conquered   *[]string             `json:"conquered,omitempty"`
	Feuds       []string              `json:"feuds,omitempty"`
	PoorHarvest bool                  `json:"poorHarvest,omitempty"`
	Guarded     bool                  `json:"guarded,omitempty"`
	Moment      *moment               `json:"moment,omitempty"`
}

// zoneRecord is what stands in a zone.
type zoneRecord struct {
	Units    map[string]int8 `json:"units,omitempty"`
	Spent    map[string]int8 `json:"spent,omitempty"`
	Halted   map[string]int8 `json:"halted,omitempty"`
	FaceDown map[string]int8 `json:"faceDown,omitempty"`
	Hidden   int8            `json:"hidden,omitempty"` // face down, in a view that does not tell what
	Castle   bool            `json:"castle,omitempty"`
	Leaders  []string        `json:"leaders,omitempty"`
	Control  string          `json:"control,omitempty"`
	Earl     string          `json:"earl,omitempty"`
}

var (
	phaseNames   = [phases]string{"setup", "levy", "event", "movement", "combat", "activation", "strategic", "over"}
	weatherNames = [...]string{Fair: "none", Clear: "clear", Bad: "bad"}
)

// unnamed is written where a view does not tell a zone, noOne where a zone
// belongs to nobody.
const (
	unnamed = "?"
	noOne   = "none"
)

func zoneName(z zone) string { return chart.zones[z].name }

func zoneNames(t set) []string {
	var list []string
	for t != 0 {
		list = append(list, zoneName(next(&t)))
	}
	return list
}

// maybeZone is a zone's name, or nothing.
func maybeZone(z zone) string {
	switch {
	case z == hidden:
		return unnamed
	case z < 0:
		return ""
	}
	return zoneName(z)
}

// counted names kinds of units and how many there are of each.
func counted(units *[unitKinds]int8) map[string]int8 {
	var m map[string]int8
	for k, n := range units {
		if n != 0 {
			if m == nil {
				m = map[string]int8{}
			}
			m[lexicon.Whats[k]] = n
		}
	}
	return m
}

func kingdomNames(some kingdomSet) []string {
	list := []string{}
	for k := firstKingdom; k <= Dyfed; k++ {
		if some.has(k) {
			list = append(list, lexicon.Whats[k])
		}
	}
	return list
}

// deduced is who controls a zone by what stands there: whose units are alone;
// of two enemies the one whose turn it is not. Who stands beside Vikings or a
// leader of the enemy in his own turn has come to fight.
func (p *position) deduced(z zone) side {
	normans, welsh := p.here[Normans][z] > 0, p.here[Welsh][z] > 0
	switch {
	case normans && welsh:
		return 1 - p.act
	case normans || welsh:
		a := side(Normans)
		if welsh {
			a = Welsh
		}
		if a == p.act && p.foes(a).has(z) {
			return nobody
		}
		return a
	}
	return nobody
}

// MarshalJSON writes the position in words.
func (s *State) MarshalJSON() ([]byte, error) {
	mobilised, conquered := kingdomNames(s.mobilised), kingdomNames(s.conquered)
	r := record{
		Scenario: s.scene().id, Seats: int(s.seats), Options: map[string]string{}, Turn: s.turn,
		Side: lexicon.Sides[s.act], Phase: phaseNames[s.phase], Weather: weatherNames[s.weather],
		Zones: map[string]zoneRecord{}, Pools: map[string]int8{}, Aside: map[string]int8{}, Lost: map[string]int8{lexicon.Whats[Teulu]: s.teuluLost},
		Mobilised: &mobilised, Conquered: &conquered, Feuds: kingdomNames(s.feuds), PoorHarvest: s.harvest, Guarded: s.guarded, Moment: s.moment(),
	}
	for i, o := range agreements {
		r.Options[o.ID] = o.Values[s.option[i]]
	}
	if s.event != nothing {
		r.Event = lexicon.Whats[s.event]
	}
	if s.quarrel != nothing {
		r.Quarrel = lexicon.Whats[s.quarrel]
	}
	for k, n := range s.pool {
		switch what(k) {
		case NormanGwentArcher, WelshGwentArcher:
		case Irish, Viking:
			r.Aside[lexicon.Whats[k]] = n
		default:
			r.Pools[lexicon.Whats[k]] = n
		}
	}
	for l := firstLeader; isLeader(l); l++ {
		if s.lost(l) {
			r.LeadersLost = append(r.LeadersLost, lexicon.Whats[l])
		}
	}
	for z := range zones {
		if here, some := s.zoneRecord(z); some {
			r.Zones[zoneName(z)] = here
		}
	}
	return json.Marshal(r)
}

// zoneRecord is what stands in a zone, and whether there is anything to tell.
func (s *State) zoneRecord(z zone) (r zoneRecord, some bool) {
	r = zoneRecord{
		Units: counted(&s.fresh[z]), Spent: counted(&s.spent[z]), Halted: counted(&s.halted[z]), FaceDown: counted(&s.down[z]),
		Hidden: s.unknown[z], Castle: s.castles.has(z),
	}
	for l := firstLeader; isLeader(l); l++ {
		i := uint(l - firstLeader)
		if s.leaderAt[i] != z {
			continue
		}
		name := lexicon.Whats[l]
		r.Leaders = append(r.Leaders, name)
		if s.ridden>>i&1 != 0 {
			r.Spent = with(r.Spent, name)
		}
		if s.stopped>>i&1 != 0 {
			r.Halted = with(r.Halted, name)
		}
	}
	if a := s.owner(z); a != s.deduced(z) {
		r.Control = noOne
		if a != nobody {
			r.Control = lexicon.Sides[a]
		}
	}
	if s.tag[z] != nothing {
		r.Earl = lexicon.Whats[s.tag[z]]
	}
	present := s.present[Normans] | s.present[Welsh] | s.present[Vikings]
	some = present.has(z) || r.Castle || len(r.Leaders) > 0 || r.Control != ""
	return r, some
}

func with(m map[string]int8, name string) map[string]int8 {
	if m == nil {
		m = map[string]int8{}
	}
	m[name] = 1
	return m
}

// reader turns words into numbers.
type reader struct{ notation.Reader }

func (rd *reader) zone(name string) zone { return zone(rd.Find(lexicon.Places, name, "zone")) }

func (rd *reader) zones(list []string) (t set) {
	for _, name := range list {
		t |= bit(rd.zone(name))
	}
	return t
}

func (rd *reader) side(name string) side { return side(rd.Find(lexicon.Sides, name, "side")) }

// whatIn finds one of the whats from first to last.
func (rd *reader) whatIn(first, last what, name, of string) what {
	return first + what(rd.Find(lexicon.Whats[first:last+1], name, of))
}

func (rd *reader) kingdoms(list []string) (some kingdomSet) {
	for _, name := range list {
		some |= one(rd.whatIn(Mon, Dyfed, name, "kingdom"))
	}
	return some
}

// all holds that every name of a list in words was known.
func (rd *reader) all(known, named int, of string) {
	if known != named {
		rd.Fail("an unknown %s", of)
	}
}

// Parse reads a position. What it cannot make sense of is an error.
func (g game) Parse(text []byte) (engine.State, error) {
	var r record
	return notation.Position("marcher", text, &r, func(in notation.Reader) (engine.State, error) {
		rd := &reader{in}
		s := g.readSetup(rd, &r)
		for _, read := range [...]func(*reader, *record, *State){readHeader, readBoard, readPools, readControl, readKingdoms, readStart} {
			if rd.Err == nil {
				read(rd, &r, s)
			}
		}
		if rd.Err != nil {
			return nil, rd.Err
		}
		s.settle()
		return s, nil
	})
}

// readSetup makes an empty board of a scenario for some players.
func (g game) readSetup(rd *reader, r *record) *State {
	scenario := 0
	if r.Scenario != "" {
		var ids []string
		for i := range scenes {
			ids = append(ids, scenes[i].id)
		}
		scenario = int(rd.Find(ids, r.Scenario, "scenario"))
	}
	if r.Seats == 0 {
		r.Seats = 2
	}
	if !slices.Contains(scenes[scenario].seats, r.Seats) {
		rd.Fail("%s is not for %d players", scenes[scenario].id, r.Seats)
		r.Seats = 2
	}
	s := empty(scenario, r.Seats)
	known := 0
	for i, o := range agreements {
		if name, ok := r.Options[o.ID]; ok {
			s.option[i] = uint8(rd.Find(o.Values, name, "value of "+o.ID))
			known++
		}
	}
	if known != len(r.Options) {
		rd.Fail("an unknown option")
	}
	return s
}

func readHeader(rd *reader, r *record, s *State) {
	if r.Turn != 0 {
		s.turn = r.Turn
	}
	rd.Within(int(s.turn), 1, turns, "turn")
	s.guarded = r.Guarded
	if r.Side != "" {
		s.act = side(rd.Find(lexicon.Sides[:Vikings], r.Side, "side"))
	}
	s.phase = Movement
	if r.Phase != "" {
		s.phase = Phase(rd.Find(phaseNames[:], r.Phase, "phase"))
	}
	if r.Weather != "" {
		s.weather = Weather(rd.Find(weatherNames[:], r.Weather, "weather"))
	}
	if r.Event != "" {
		s.event = rd.whatIn(firstEvent, whats-1, r.Event, "event")
	}
	if r.Quarrel != "" {
		s.quarrel = rd.whatIn(Mon, Dyfed, r.Quarrel, "kingdom")
	}
}

// readBoard puts units, leaders and castles into their zones.
func readBoard(rd *reader, r *record, s *State) {
	known := 0
	for z := range zones {
		here, ok := r.Zones[zoneName(z)]
		if !ok {
			continue
		}
		known++
		if here.Hidden != 0 {
			rd.Fail("a view does not tell all that a position needs")
		}
		s.readUnits(rd, &s.fresh, here.Units, z, "units")
		s.readLeaders(rd, here, z)
		s.readUnits(rd, &s.spent, here.Spent, z, "spent")
		s.readUnits(rd, &s.halted, here.Halted, z, "halted")
		s.readUnits(rd, &s.down, here.FaceDown, z, "faceDown")
		if here.Castle {
			s.castles |= bit(z)
		}
		if rd.Err != nil {
			return
		}
	}
	rd.all(known, len(r.Zones), "zone")
	for _, name := range r.LeadersLost {
		l := rd.whatIn(Hugh, Rhys, name, "leader")
		if rd.Err == nil && (s.leaderAt[l-firstLeader] != nowhere || !s.plays(l)) {
			rd.Fail("%s is not lost in this game", name)
		}
		s.leadersLost |= 1 << uint(l-firstLeader)
	}
}

// plays reports whether a leader is in the scenario.
func (p *position) plays(l what) bool {
	if l < firstKing {
		return p.scene().earls
	}
	return p.scene().kings
}

func (s *State) readUnits(rd *reader, state *[zones][unitKinds]int8, units map[string]int8, z zone, as string) {
	known := 0
	for k := what(0); k <= Rhys; k++ {
		name := lexicon.Whats[k]
		n, ok := units[name]
		if !ok {
			continue
		}
		known++
		switch {
		case isLeader(k):
			s.readTired(rd, state, k, n, z)
			continue
		case n < 0 || int(n) > chartCount(k):
			rd.Fail("%d %s in %s", n, name, zoneName(z))
		case plain(k) != k && s.option[optGwentArchers] != on:
			rd.Fail("%s without the option gwentArchers", name)
		case state != &s.fresh && sideOf[k] != s.act:
			rd.Fail("%s %s of a side whose turn it is not", as, name)
		case state == &s.down && !levied(plain(k)):
			rd.Fail("%s is never levied", name)
		default:
			s.come(state, k, z, n)
		}
	}
	rd.all(known, len(units), "unit")
}

// readTired notes a leader among the units that have moved or were halted.
func (s *State) readTired(rd *reader, state *[zones][unitKinds]int8, l what, n int8, z zone) {
	i := uint(l - firstLeader)
	switch {
	case n != 1 || s.leaderAt[i] != z || leaderSide(l) != s.act:
		rd.Fail("%s has not moved to %s", lexicon.Whats[l], zoneName(z))
	case state == &s.spent:
		s.ridden |= 1 << i
	case state == &s.halted:
		s.stopped |= 1 << i
	default:
		rd.Fail("%s is no unit", lexicon.Whats[l])
	}
}

func chartCount(k what) int { return int(chart.counters[plain(k)].count) }

func (s *State) readLeaders(rd *reader, here zoneRecord, z zone) {
	for _, name := range here.Leaders {
		l := rd.whatIn(Hugh, Rhys, name, "leader")
		if rd.Err != nil {
			return
		}
		switch {
		case !s.plays(l):
			rd.Fail("%s is not in %s", name, s.scene().id)
		case s.leaderAt[l-firstLeader] != nowhere:
			rd.Fail("%s in two zones", name)
		case s.leaderIn(leaderSide(l), z) != nothing || !s.realm(l).has(z):
			rd.Fail("%s may not be in %s", name, zoneName(z))
		}
		s.leaderAt[l-firstLeader] = z
	}
}

// readPools counts what is off the board. Whatever is left out is all that is
// neither on the board nor lost.
func readPools(rd *reader, r *record, s *State) {
	var used [unitKinds]int
	for z := range s.fresh {
		for k := what(0); k < what(unitKinds); k++ {
			used[plain(k)] += int(s.unitsOf(k, zone(z)))
		}
	}
	lost, hand := r.Lost[lexicon.Whats[Teulu]], map[string]int8(nil)
	rd.Within(int(lost), 0, chartCount(Teulu), "teulu lost")
	if _, ok := r.Lost[lexicon.Whats[Teulu]]; len(r.Lost) > 1 || len(r.Lost) == 1 && !ok {
		rd.Fail("only teulu are lost for good")
	}
	s.teuluLost = lost
	used[Teulu] += int(lost)
	if r.Moment != nil {
		hand = r.Moment.Hand
	}
	held, given := 0, 0
	for k := what(0); k < what(unitKinds); k++ {
		if plain(k) != k {
			s.pool[k] = 0
			continue
		}
		name, box := lexicon.Whats[k], chartCount(k)
		if n, ok := hand[name]; ok {
			held++
			rd.Within(int(n), 1, box, "counters in hand")
			s.hand[k] = n
			used[k] += int(n)
		}
		rest := box - used[k]
		if rest < 0 {
			rd.Fail("there are only %d %s", box, name)
			return
		}
		s.pool[k] = int8(rest)
		for _, cup := range [...]map[string]int8{r.Pools, r.Aside} {
			if n, ok := cup[name]; ok {
				given++
				rd.Within(int(n), 0, rest, "counters of "+name)
				s.pool[k] = n
			}
		}
	}
	rd.all(held, len(hand), "counter in hand")
	rd.all(given, len(r.Pools)+len(r.Aside), "counter")
}

// readControl notes who controls each zone and whose earl's it is.
func readControl(rd *reader, r *record, s *State) {
	for z := range zones {
		here := r.Zones[zoneName(z)]
		a := s.deduced(z)
		switch here.Control {
		case "":
		case noOne:
			a = nobody
		default:
			a = side(rd.Find(lexicon.Sides[:Vikings], here.Control, "side in control"))
		}
		if a != nobody {
			s.held[a] |= bit(z)
		}
		if a == Normans && s.scene().earls {
			s.tag[z] = nearestEarl(z)
		}
		if here.Earl == "" {
			continue
		}
		e := rd.whatIn(Hugh, William, here.Earl, "earl")
		if s.tag[z] == nothing || earldoms.has(z) && s.tag[z] != e {
			rd.Fail("%s is not %s's", zoneName(z), here.Earl)
		}
		s.tag[z] = e
	}
}

func readKingdoms(rd *reader, r *record, s *State) {
	s.mobilised = s.scene().mobilised
	if r.Mobilised != nil {
		s.mobilised = rd.kingdoms(*r.Mobilised)
	}
	if r.Conquered != nil {
		s.conquered = rd.kingdoms(*r.Conquered)
	} else {
		for k := firstKingdom; k <= Dyfed; k++ {
			if s.subdued(k) && !s.mobilised.has(k) {
				s.conquered |= one(k)
			}
		}
	}
	if s.mobilised&s.conquered != 0 {
		rd.Fail("a kingdom is mobilised and conquered")
	}
	if s.phase != SetUp { // until then nobody is on the map for anybody to see
		s.alert()
	}
	s.feuds, s.harvest = rd.kingdoms(r.Feuds), r.PoorHarvest
}

// readStart stands the position at the beginning of a phase, or in the middle
// of one.
func readStart(rd *reader, r *record, s *State) {
	if s.phase == SetUp {
		s.checkPlacings(rd)
	}
	if r.Moment != nil {
		s.readMoment(rd, r.Moment)
		return
	}
	for z := range zones {
		switch contested := s.contested(z); {
		case contested && s.phase != Combat:
			rd.Fail("two enemies in %s", zoneName(z))
		case contested:
			if s.held[s.act].has(z) {
				rd.Fail("%s cannot be attacked by who controls it", zoneName(z))
			}
			s.attacked |= bit(z)
		}
	}
	if s.phase > Movement {
		s.ready(&s.spent)
		s.ridden = 0
	}
	switch s.phase {
	case SetUp:
		s.push(frame{step: stepSetup, place: nowhere})
	case Over:
		s.finish()
	default:
		s.push(frame{step: stepGame, place: nowhere, stage: s.gameStage()})
		s.push(frame{step: stepSide, place: nowhere, stage: stage(s.phase)})
	}
	s.events = s.events[:0]
}

// checkPlacings holds that what is to be set up is there to be set up.
func (s *State) checkPlacings(rd *reader) {
	left := s.pool
	for i := range s.scene().placings {
		p := &s.scene().placings[i]
		for _, k := range append([]what{p.what}, p.with...) {
			switch {
			case isLeader(k):
				if s.leaderAt[k-firstLeader] != nowhere || s.lost(k) {
					rd.Fail("%s is set up twice", lexicon.Whats[k])
				}
			case left[k] == 0:
				rd.Fail("no %s is left to be set up", lexicon.Whats[k])
			default:
				left[k]--
			}
		}
	}
}

// gameStage is the stage of the game turn once the acting side has begun.
func (s *State) gameStage() stage {
	if s.act == s.scene().first {
		return gameSecondSide
	}
	return gameTurnEnds
}

// contested reports whether more than one side is in a zone.
func (p *position) contested(z zone) bool {
	n := 0
	for a := range sides {
		if (p.present[a] | p.leadersOf(a)).has(z) {
			n++
		}
	}
	return n > 1
}
