package marcher

import (
	"encoding/json"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// record is a position in words. docs/POSITIONS.md describes it.
type record struct {
	Scenario    string               `json:"scenario,omitempty"`
	Seats       int                  `json:"seats,omitempty"`
	Options     map[string]string    `json:"options,omitempty"`
	Turn        int8                 `json:"turn,omitempty"`
	Side        *named[lordNames]    `json:"side,omitempty"`
	Phase       *Phase               `json:"phase,omitempty"`
	Weather     Weather              `json:"weather"`
	Event       *named[eventNames]   `json:"event,omitempty"`
	Quarrel     *named[kingdomNames] `json:"quarrel,omitempty"`
	Zones       map[zone]zoneRecord  `json:"zones,omitempty"`
	Pools       pieces               `json:"pools,omitempty"`
	Aside       pieces               `json:"aside,omitempty"`
	Lost        pieces               `json:"lost,omitempty"`
	LeadersLost chiefs               `json:"leadersLost,omitzero"`
	Mobilised   *kingdomSet          `json:"mobilised,omitempty"`
	Conquered   *kingdomSet          `json:"conquered,omitempty"`
	Feuds       kingdomSet           `json:"feuds,omitzero"`
	PoorHarvest bool                 `json:"poorHarvest,omitempty"`
	Guarded     bool                 `json:"guarded,omitempty"`
	Moment      *moment              `json:"moment,omitempty"`
}

// pieces counts units, or leaders.
type pieces = map[named[pieceNames]]int8

// zoneRecord is a zone and the pieces in it.
type zoneRecord struct {
	Units    pieces               `json:"units,omitempty"`
	Spent    pieces               `json:"spent,omitempty"`
	Halted   pieces               `json:"halted,omitempty"`
	FaceDown pieces               `json:"faceDown,omitempty"`
	Hidden   int8                 `json:"hidden,omitempty"` // face down, in a view that hides them
	Castle   bool                 `json:"castle,omitempty"`
	Leaders  []named[leaderNames] `json:"leaders,omitempty"`
	Control  *named[ownerNames]   `json:"control,omitempty"`
	Earl     *named[earlNames]    `json:"earl,omitempty"`
}

// deduced is the side that controls a zone by the pieces in it: that whose units are
// alone, of two enemies the one that does not act. A side that meets Vikings or an
// enemy leader in its own turn has come to fight.
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
	r := record{
		Scenario: s.scenario().id, Seats: int(s.seats), Options: map[string]string{}, Turn: s.turn,
		Side: (*named[lordNames])(&s.act), Phase: &s.phase, Weather: s.weather,
		Zones: map[zone]zoneRecord{}, Pools: pieces{}, Aside: pieces{}, Lost: pieces{Teulu: s.teuluLost},
		LeadersLost: s.leadersLost, Mobilised: &s.mobilised, Conquered: &s.conquered, Feuds: s.feuds,
		PoorHarvest: s.harvest, Guarded: s.guarded, Moment: s.moment(),
	}
	for i, o := range agreements {
		r.Options[o.ID] = o.Values[s.option[i]]
	}
	if s.event != nothing {
		r.Event = (*named[eventNames])(&s.event)
	}
	if s.quarrel != nothing {
		r.Quarrel = (*named[kingdomNames])(&s.quarrel)
	}
	for k, n := range s.pool {
		switch k {
		case NormanGwentArcher, WelshGwentArcher:
		case Irish, Viking:
			r.Aside[named[pieceNames](k)] = n
		default:
			r.Pools[named[pieceNames](k)] = n
		}
	}
	for z := range zones {
		if here, some := s.zoneRecord(z); some {
			r.Zones[z] = here
		}
	}
	return json.Marshal(r)
}

// zoneRecord is a zone and the pieces in it, and whether there is anything to
// write.
func (s *State) zoneRecord(z zone) (r zoneRecord, some bool) {
	r = zoneRecord{
		Units: counted(&s.fresh[z]), Spent: counted(&s.spent[z]), Halted: counted(&s.halted[z]), FaceDown: counted(&s.down[z]),
		Hidden: s.unknown[z], Castle: s.castles.has(z),
	}
	for l := range leaders {
		if s.leaderAt[l] != z {
			continue
		}
		r.Leaders = append(r.Leaders, named[leaderNames](l))
		if s.ridden.has(l) {
			r.Spent[named[pieceNames](l.what())] = 1
		}
		if s.stopped.has(l) {
			r.Halted[named[pieceNames](l.what())] = 1
		}
	}
	if a := named[ownerNames](s.owner(z)); side(a) != s.deduced(z) {
		r.Control = &a
	}
	if s.tag[z] != noLeader {
		r.Earl = (*named[earlNames])(&s.tag[z])
	}
	present := s.present[Normans] | s.present[Welsh] | s.present[Vikings]
	some = present.has(z) || r.Castle || len(r.Leaders) > 0 || r.Control != nil
	return r, some
}

// reader reads a position and remembers the first thing that is wrong.
type reader struct{ notation.Reader }

func (rd *reader) failIf(wrong bool, format string, args ...any) {
	if wrong {
		rd.Fail(format, args...)
	}
}

// Parse reads a position. Anything that makes no sense is an error.
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
		s.proceed()
		return s, nil
	})
}

// readSetup makes an empty board of a scenario for some players.
func (g game) readSetup(rd *reader, r *record) *State {
	scenario := 0
	if r.Scenario != "" {
		var ids []string
		for i := range allScenarios {
			ids = append(ids, allScenarios[i].id)
		}
		scenario = int(rd.Find(ids, r.Scenario, "scenario"))
	}
	if r.Seats == 0 {
		r.Seats = 2
	}
	if !slices.Contains(allScenarios[scenario].seats, r.Seats) {
		rd.Fail("%s is not for %d players", allScenarios[scenario].id, r.Seats)
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
	rd.failIf(known != len(r.Options), "an unknown option")
	return s
}

func readHeader(rd *reader, r *record, s *State) {
	if r.Turn != 0 {
		s.turn = r.Turn
	}
	rd.Within(int(s.turn), 1, turns, "turn")
	s.guarded, s.weather, s.phase = r.Guarded, r.Weather, Movement
	if r.Side != nil {
		s.act = side(*r.Side)
	}
	if r.Phase != nil {
		s.phase = *r.Phase
	}
	if r.Event != nil {
		s.event = what(*r.Event)
	}
	if r.Quarrel != nil {
		s.quarrel = what(*r.Quarrel)
	}
}

// readBoard puts units, leaders and castles into their zones.
func readBoard(rd *reader, r *record, s *State) {
	for z := range zones {
		here := r.Zones[z]
		rd.failIf(here.Hidden != 0, "a view does not tell all that a position needs")
		s.readUnits(rd, &s.fresh, here.Units, z, "units")
		s.readLeaders(rd, here.Leaders, z)
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
	s.leadersLost = r.LeadersLost
	for l := range leaders {
		rd.failIf(s.lost(l) && (s.leaderAt[l] != nowhere || !s.plays(l)), "%s is not lost in this game", lexicon.Whats[l.what()])
	}
}

// plays reports whether a leader is in the scenario.
func (p *position) plays(l leader) bool {
	if l.side() == Normans {
		return p.scenario().earls
	}
	return p.scenario().kings
}

func (s *State) readUnits(rd *reader, state *[zones][unitKinds]int8, units pieces, z zone, as string) {
	for k := range what(Rhys + 1) {
		n, ok := units[named[pieceNames](k)]
		if !ok {
			continue
		}
		name := lexicon.Whats[k]
		switch {
		case isLeader(k):
			s.readTired(rd, state, k.leader(), n, z)
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
}

// readTired reads a leader among the units that have moved or were halted.
func (s *State) readTired(rd *reader, state *[zones][unitKinds]int8, l leader, n int8, z zone) {
	name := lexicon.Whats[l.what()]
	switch {
	case n != 1 || s.leaderAt[l] != z || l.side() != s.act:
		rd.Fail("%s has not moved to %s", name, zoneName(z))
	case state == &s.spent:
		s.ridden |= only(l)
	case state == &s.halted:
		s.stopped |= only(l)
	default:
		rd.Fail("%s is no unit", name)
	}
}

func chartCount(k what) int { return int(chart.counters[plain(k)].count) }

func (s *State) readLeaders(rd *reader, names []named[leaderNames], z zone) {
	for _, one := range names {
		l := leader(one)
		name := lexicon.Whats[l.what()]
		switch {
		case !s.plays(l):
			rd.Fail("%s is not in %s", name, s.scenario().id)
		case s.leaderAt[l] != nowhere:
			rd.Fail("%s in two zones", name)
		case s.leaderIn(l.side(), z) != noLeader || !s.realm(l).has(z):
			rd.Fail("%s may not be in %s", name, zoneName(z))
		}
		s.leaderAt[l] = z
	}
}

// readPools counts the counters off the board. A number left out is that
// of the counters neither on the board nor lost.
func readPools(rd *reader, r *record, s *State) {
	var used [unitKinds]int
	for z := range zones {
		for k := range what(unitKinds) {
			used[plain(k)] += int(s.unitsOf(k, z))
		}
	}
	s.teuluLost = r.Lost[Teulu]
	rd.Within(int(s.teuluLost), 0, chartCount(Teulu), "teulu lost")
	if _, ok := r.Lost[Teulu]; len(r.Lost) > 1 || len(r.Lost) == 1 && !ok {
		rd.Fail("only teulu are lost for good")
	}
	used[Teulu] += int(s.teuluLost)
	hand := pieces(nil)
	if r.Moment != nil {
		hand = r.Moment.Hand
	}
	read := 0
	for k := range what(unitKinds) {
		if plain(k) != k {
			s.pool[k] = 0
			continue
		}
		name, box := lexicon.Whats[k], chartCount(k)
		if n, ok := hand[named[pieceNames](k)]; ok {
			read++
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
		for _, cup := range [...]pieces{r.Pools, r.Aside} {
			if n, ok := cup[named[pieceNames](k)]; ok {
				read++
				rd.Within(int(n), 0, rest, "counters of "+name)
				s.pool[k] = n
			}
		}
	}
	rd.failIf(read != len(hand)+len(r.Pools)+len(r.Aside), "an unknown counter")
}

// readControl reads the owner of each zone and its earl.
func readControl(rd *reader, r *record, s *State) {
	for z := range zones {
		here := r.Zones[z]
		a := s.deduced(z)
		if here.Control != nil {
			a = side(*here.Control)
		}
		if a != nobody {
			s.held[a] |= bit(z)
		}
		if a == Normans && s.scenario().earls {
			s.tag[z] = nearestEarl(z)
		}
		if here.Earl == nil {
			continue
		}
		e := leader(*here.Earl)
		rd.failIf(s.tag[z] == noLeader || earldoms.has(z) && s.tag[z] != e, "%s is not %s's", zoneName(z), lexicon.Whats[e.what()])
		s.tag[z] = e
	}
}

func readKingdoms(rd *reader, r *record, s *State) {
	s.mobilised = s.scenario().mobilised
	if r.Mobilised != nil {
		s.mobilised = *r.Mobilised
	}
	if r.Conquered != nil {
		s.conquered = *r.Conquered
	} else {
		for k := firstKingdom; k <= Dyfed; k++ {
			if s.subdued(k) && !s.mobilised.has(k) {
				s.conquered |= one(k)
			}
		}
	}
	rd.failIf(s.mobilised&s.conquered != 0, "a kingdom is mobilised and conquered")
	if s.phase != SetUp { // until then nobody is on the map for anybody to see
		s.alert()
	}
	s.feuds, s.harvest = r.Feuds, r.PoorHarvest
}

// readStart has the game go on from the beginning of a phase, or from the
// middle of one.
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
			rd.failIf(s.held[s.act].has(z), "%s cannot be attacked by who controls it", zoneName(z))
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

// checkPlacings checks that the pieces of the set-up are there to be set up.
func (s *State) checkPlacings(rd *reader) {
	left := s.pool
	for i := range s.scenario().placings {
		p := &s.scenario().placings[i]
		for _, k := range append([]what{p.what}, p.with...) {
			switch {
			case isLeader(k):
				rd.failIf(s.leaderAt[k.leader()] != nowhere || s.lost(k.leader()), "%s is set up twice", lexicon.Whats[k])
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
	if s.act == s.scenario().first {
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
