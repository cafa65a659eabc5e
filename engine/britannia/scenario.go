package britannia

import (
	"slices"
	"sync"
)

// Scenario is another way to play an edition: its changes, as data.
type Scenario struct {
	ID         string
	Rounds     [2]int8   // the first and the last round
	Splits     []Split   // by number of players; nations of nobody do not come
	Setup      []Start   // nil: that of the whole game
	Former     nationSet // as Edition.Former, and so on
	Tolerated  nationSet
	NoTribute  bool // the Romano-British score nothing for former subjects
	MustSubmit bool
	Twin       nationSet
}

// shortGame is the shorter three-player game, from the going of the Romans to the
// coming of the Vikings. The printings give the Dubliners to different players
// (§Scenarios).
func shortGame(dubliners bool) Scenario {
	third := []Nation{Scots, Jutes, Angles}
	if dubliners {
		third = append(third, Dubliners)
	}
	return Scenario{
		ID:     "short",
		Rounds: [2]int8{6, 13},
		Splits: []Split{{"three", [][]Nation{
			{RomanoBritish, Welsh, Brigantes, Caledonians, Danes},
			{Picts, Irish, Norsemen, Saxons},
			third,
		}}},
		Setup: []Start{
			{RomanoBritish, shires{Avalon, Downlands, Hwicce, NorthMercia, SouthMercia, York}, 1},
			{Welsh, shires{Cheshire, Clwyd, Devon, Gwent, Gwynedd, March, Powys}, 1},
			{Brigantes, shires{Bernicia, Cumbria, Galloway, Lothian, Pennines, Strathclyde}, 1},
			{Caledonians, shires{Caithness, Orkneys}, 1},
			{Picts, shires{Alban, Dunedin, Mar, Moray, Skye}, 1},
			{Irish, shires{Cornwall, Dyfed}, 1},
			{Scots, shires{Dalriada, Hebrides}, 1},
			{Saxons, shires{Sussex, Wessex}, 1},
			{Jutes, shires{Kent, Essex}, 1},
			{Angles, shires{Lindsey, Norfolk, Suffolk}, 1},
		},
		Former:    nationsOf(Brigantes, Welsh),
		Tolerated: nationsOf(Jutes, Saxons, Angles),
		NoTribute: true,
	}
}

// duels are the scenarios for two players.
var duels = []Scenario{
	{
		ID:     "invaders", // early invaders against the inhabitants
		Rounds: [2]int8{1, 5},
		Splits: []Split{{"two", [][]Nation{
			{Romans, Caledonians, Scots},
			{Belgae, Welsh, Brigantes, Picts, Irish, Saxons, Jutes, Angles},
		}}},
		MustSubmit: true,
	},
	{
		ID:     "germanic", // Germanic invaders against the inhabitants
		Rounds: [2]int8{6, 10},
		Splits: []Split{{"two", [][]Nation{
			{Irish, Scots, Saxons, Jutes, Angles},
			{RomanoBritish, Belgae, Welsh, Brigantes, Caledonians, Picts},
		}}},
		Setup: []Start{
			{RomanoBritish, shires{Avalon, Bernicia, Cheshire, Hwicce, March, Wessex, York}, 1},
			{Belgae, shires{Essex, Kent, NorthMercia, Norfolk, SouthMercia, Suffolk, Sussex}, 1},
			{Welsh, shires{Devon, Gwent, Dyfed, Powys, Gwynedd, Clwyd}, 1},
			{Brigantes, shires{Cumbria, Galloway, Lothian, Strathclyde}, 1},
			{Caledonians, shires{Caithness, Hebrides, Orkneys}, 1},
			{Picts, shires{Alban, Dunedin, Mar, Moray, Skye}, 1},
			{Irish, shires{Cornwall}, 1},
			{Scots, shires{Dalriada}, 1},
		},
		Twin: nationsOf(Belgae),
	},
	{
		ID:     "vikings", // Vikings against the inhabitants
		Rounds: [2]int8{11, 14},
		Splits: []Split{{"two", [][]Nation{
			{Norsemen, Dubliners, Danes},
			{Welsh, Brigantes, Caledonians, Picts, Irish, Scots, Saxons, Jutes, Angles},
		}}},
		Setup: []Start{
			{Welsh, shires{Cheshire, Clwyd, Gwent, Powys}, 1},
			{Brigantes, shires{Galloway, Strathclyde}, 1},
			{Caledonians, shires{Hebrides, Orkneys}, 1},
			{Picts, shires{Alban, Caithness, Mar, Moray}, 1},
			{Irish, shires{Cornwall}, 1},
			{Scots, shires{Dalriada, Dunedin, Skye}, 1},
			{Saxons, shires{Avalon, Devon, Hwicce, Sussex, Wessex}, 1},
			{Jutes, shires{Kent}, 1},
			{Angles, shires{Bernicia, Essex, Lothian, Norfolk, NorthMercia, SouthMercia, Suffolk, York}, 1},
		},
	},
}

// sheet is an edition in one of its scenarios (0 the standard game) with the players'
// agreements.
type sheet struct {
	edition  *Edition
	scenario int
	agreed   [options]uint8
}

var sheets struct {
	sync.Mutex
	made map[sheet]*Edition
}

// with is the edition as it is played in a scenario with some options. The
// same question has the same answer, so that positions can be compared (§Scenarios).
func (e *Edition) with(scenario int, agreed [options]uint8) *Edition {
	agreed[optColours], agreed[optRaise] = 0, 0 // these change the players, not the rules
	if scenario == 0 && agreed == [options]uint8{} {
		return e
	}
	key := sheet{e, scenario, agreed}
	sheets.Lock()
	defer sheets.Unlock()
	if sheets.made == nil {
		sheets.made = map[sheet]*Edition{}
	}
	if made := sheets.made[key]; made != nil {
		return made
	}
	made := *e
	made.Splits = slices.Clone(e.Splits)
	if scenario > 0 {
		made.play(&e.Others[scenario-1])
	}
	made.agree(agreed)
	sheets.made[key] = made.recompile()
	return sheets.made[key]
}

// play changes an edition to one of its scenarios (§Scenarios).
func (e *Edition) play(c *Scenario) {
	e.Scenario = c.ID
	e.Rounds, e.Splits = c.Rounds, c.Splits
	if c.Setup != nil {
		e.Setup = c.Setup
	}
	e.Former, e.Tolerated, e.MustSubmit, e.Twin = c.Former, c.Tolerated, c.MustSubmit, c.Twin
	var played nationSet
	for _, nations := range c.Splits[0].Players {
		played |= nationsOf(nations...)
	}
	for r := range e.Timeline {
		e.Timeline[r].Arrivals = slices.DeleteFunc(slices.Clone(e.Timeline[r].Arrivals), func(a Arrival) bool {
			return !has(played, a.Nation)
		})
	}
	for n := range e.Cards {
		if has(c.Twin, Nation(n)) {
			e.Cards[n] = e.Cards[RomanoBritish]
		}
	}
	if c.NoTribute {
		card := &e.Cards[RomanoBritish]
		card.Eliminate = slices.DeleteFunc(slices.Clone(card.Eliminate), func(k Skull) bool { return k.Banned })
	}
}

// agree changes an edition to the agreements of the players (§Scenarios).
func (e *Edition) agree(agreed [options]uint8) {
	if agreed[optHarold] == haroldOnce {
		e.BothScrolls = false
	}
	if agreed[optBurhs] == burhsFirst {
		e.BurhFirst = e.BurhRounds[0]
	}
	if agreed[optOrder] == orderTimeline {
		saxons, jutes := slices.Index(e.Order[:], Saxons), slices.Index(e.Order[:], Jutes)
		e.Order[saxons], e.Order[jutes] = Jutes, Saxons
	}
	if agreed[optInvaders] == invadersRound {
		e.ArriveInTurn = false
	}
	if agreed[optFewest] == fewestNone {
		clear(e.Reinforcements[:4])
	}
	if agreed[optSwap] == swapMade && e.Scenario == "" {
		for i, split := range e.Splits {
			if len(split.Players) == 3 {
				e.Splits[i] = split.swapped(Belgae, Jutes)
			}
		}
	}
}

// swapped is the split with two nations exchanged.
func (p Split) swapped(a, b Nation) Split {
	players := make([][]Nation, len(p.Players))
	for i, list := range p.Players {
		players[i] = slices.Clone(list)
		for j, n := range list {
			switch n {
			case a:
				players[i][j] = b
			case b:
				players[i][j] = a
			}
		}
	}
	return Split{p.ID, players}
}

// recompile fills the dense tables again.
func (e *Edition) recompile() *Edition {
	clear(e.points.hold[:])
	clear(e.points.occupy[:])
	clear(e.points.worth[:])
	return e.compile()
}
