package marcher

import "bretwalda/engine"

// The scenarios (§11.0).
const (
	normanConquerors = iota
	welshRevival
	scenarios
)

// scenario is everything in which the two scenarios differ.
type scenario struct {
	id    string
	seats []int
	first side // moves first in every turn

	// Set-up: the units in every zone of a side, and those that it places by choice.
	zones    [2]set
	garrison [2][]placed
	castles  bool // in every Norman zone
	placings []placing

	mobilised kingdomSet // from the start

	earls          bool // Norman zones are an earl's (§11.1.2)
	kings          bool // Welsh zones are a king's (§11.2.2)
	teuluAtHome    bool // in their kingdom (§11.1.6); else out of the earldoms (§11.2.5)
	evenWelsh      bool // the Welsh levy on even turns only, also in Borderland (§11.2.7)
	oddEarldoms    bool // on odd turns only earldoms levy (§11.2.7)
	scores         side // whose points are counted
	teulu, leader  int8 // for each one eliminated
	castle, border int8 // for each castle in Norman hands outside the earldoms, each border zone in Welsh hands
	earldom        int8 // for each zone of an earldom in Welsh hands
	bands          []Band
}

// placed is some units of a kind.
type placed struct {
	what  what
	count int8
}

// placing is a unit or leader that a side sets up in a zone of its choice.
type placing struct {
	side  side
	what  what
	with  []what // units that come along
	where set
}

const maxPlacings = 10

// turns is the length of both scenarios (§11.1.1, §11.2.1).
const turns = 10

var allScenarios [scenarios]scenario

func init() {
	allScenarios = [scenarios]scenario{
		// The Norman conquerors (§11.1).
		normanConquerors: {
			id: "norman-conquerors", seats: []int{2, 3, 4}, first: Normans,
			zones: [2]set{earldoms, outside &^ inRegion[inBorderland]},
			garrison: [2][]placed{
				{{NormanKnight, 1}, {NormanInfantry, 2}},
				{{WelshInfantry, 1}},
			},
			castles: true,
			placings: []placing{
				{Normans, Hugh, nil, inRegion[inChester]},
				{Normans, Roger, nil, inRegion[inShrewsbury]},
				{Normans, William, nil, inRegion[inHereford]},
				{Welsh, Teulu, nil, inRegion[inMorgannwg]},
				{Welsh, Teulu, nil, inRegion[inGwent]},
				{Welsh, Teulu, nil, inRegion[inGwynedd]},
				{Welsh, WelshArcher, nil, inRegion[inGwynedd]},
				{Welsh, Teulu, nil, inRegion[inPowys]},
				{Welsh, WelshArcher, nil, inRegion[inPowys]},
				{Welsh, Teulu, nil, inRegion[inDeheubarth]},
			},
			earls: true, teuluAtHome: true,
			scores: Normans, teulu: 1, leader: -2, castle: 1, earldom: -2,
			bands: []Band{
				{Low: lowest, High: 7, Winner: Welsh},
				{Low: 8, High: 9, Winner: engine.None},
				{Low: 10, High: 12, Winner: Normans},
				{Low: 13, High: highest, Winner: Normans, Major: true},
			},
		},
		// The Welsh revival (§11.2).
		welshRevival: {
			id: "welsh-revival", seats: []int{2, 3}, first: Welsh,
			zones: [2]set{earldoms | borderSet, outside &^ borderSet},
			garrison: [2][]placed{
				{{NormanInfantry, 1}},
				{{WelshInfantry, 1}},
			},
			castles: true,
			placings: []placing{
				{Welsh, Gruffydd, []what{WelshArcher, Teulu}, inRegion[inGwynedd] &^ borderSet},
				{Welsh, Rhys, []what{WelshArcher, Teulu}, inRegion[inDeheubarth] &^ borderSet},
			},
			mobilised: everyKingdom &^ one(Dyfed),
			kings:     true, evenWelsh: true, oddEarldoms: true,
			scores: Welsh, leader: -2, border: 1, earldom: 2,
			bands: []Band{
				{Low: lowest, High: 3, Winner: Normans},
				{Low: 4, High: 5, Winner: engine.None},
				{Low: 6, High: highest, Winner: Welsh},
			},
		},
	}
}

// scenario is the scenario of the game (§11.0).
func (p *position) scenario() *scenario { return &allScenarios[p.scenarioIndex] }

// deploy puts units with a printed zone on the board (§11.1.4, §11.1.5, §11.1.6,
// §11.2.4, §11.2.5).
func (s *State) deploy() {
	c := s.scenario()
	for a := range lords {
		for t := c.zones[a]; t != 0; {
			z := next(&t)
			for _, u := range c.garrison[a] {
				s.come(&s.fresh, u.what, z, u.count)
				s.pool[u.what] -= u.count
			}
			s.held[a] |= bit(z)
			if a == Normans && c.castles {
				s.castles |= bit(z)
			}
			if a == Normans && c.earls {
				s.tag[z] = nearestEarl(z)
			}
		}
	}
	s.mobilised = c.mobilised
}

// Stages of the set-up.
const (
	setUpFirst  stage = iota // a side places, or the only one does
	setUpSecond              // the other one does
	setUpShown
)

// runSetup lets one side after the other place its units; the other side sees them
// when both have finished (§11.1.3, §11.2.3).
func (s *State) runSetup(f *frame) {
	c := s.scenario()
	for i := range c.placings {
		if p := &c.placings[i]; s.sites[i] == nowhere {
			if i > 0 && c.placings[i-1].side != p.side && f.stage == setUpFirst {
				s.sayPlaced(c.placings[i-1].side)
				f.stage = setUpSecond
			}
			s.open(askPlace, p.side, nowhere)
			return
		}
	}
	if s.guarded && f.stage == setUpSecond {
		f.stage = setUpShown
		s.open(askShow, c.first, nowhere)
		return
	}
	if f.stage == setUpFirst {
		s.sayPlaced(c.first)
	}
	s.sayPlaced(1 - c.first)
	s.pop()
	s.show()
	s.push(frame{step: stepGame, place: nowhere})
}

func init() {
	define(askPlace, func(s *State, a asking) bool {
		return s.placingDue() < maxPlacings && a.side == s.placing().side && a.seat == s.placer(s.placing())
	}, engine.Decide(
		"place", "11.1.3, 11.2.3",
		engine.Asks(func(s *State, _ asking) engine.Seat { return s.placer(s.placing()) }),
		uncounted,
		func(s *State, buf []engine.Choice) []engine.Choice {
			p := s.placing()
			return placeChoices(buf, verbPlace, p.what, p.where)
		},
		func(s *State, _ asking, c engine.Choice) { s.sites[s.placingDue()] = zone(c.To) },
		because(rulePlacing),
		alwaysAsked,
	))
}

// sayPlaced tells that a side has set up.
func (s *State) sayPlaced(a side) {
	s.say(evPlaced).side(a)
}

// placer is the seat that sets up a unit or leader (§11.1.4, §11.1.6, §11.2.5).
func (s *State) placer(p *placing) engine.Seat {
	if isLeader(p.what) {
		return s.leaderSeat(p.what.leader())
	}
	return s.captain(p.side)
}

// placingDue is the number of the next thing to set up.
func (s *State) placingDue() int {
	for i, z := range s.sites[:len(s.scenario().placings)] {
		if z == nowhere {
			return i
		}
	}
	return maxPlacings
}

// placing is the next thing to set up.
func (s *State) placing() *placing { return &s.scenario().placings[s.placingDue()] }

// show puts the sides' set-ups on the board (§11.1.3, §11.2.3).
func (s *State) show() {
	c := s.scenario()
	for i := range c.placings {
		p := &c.placings[i]
		s.showPlaced(p, p.what, s.sites[i])
		for _, k := range p.with {
			s.showPlaced(p, k, s.sites[i])
		}
		s.sites[i] = nowhere
	}
	s.alert()
}

// showPlaced puts a thing that was set up on the board.
func (s *State) showPlaced(p *placing, k what, z zone) {
	if isLeader(k) {
		s.leaderAt[k.leader()] = z
	} else {
		s.come(&s.fresh, k, z, 1)
		s.pool[k]--
	}
	s.say(evPlace).side(p.side).what(k).count(1).to(z)
}
