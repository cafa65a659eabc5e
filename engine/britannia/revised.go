package britannia

import "sync"

// revisedEdition is the second edition in its revised text of 2008, with the
// board, the cards and the markers of that box.
var revisedEdition = sync.OnceValue(func() *Edition {
	e := &Edition{
		ID:       "britannia-2008",
		Revision: 3,
		Markers:  251,
		Order: [nations]Nation{
			Romans, RomanoBritish, Belgae, Welsh, Brigantes, Caledonians, Picts, Irish, Scots,
			Norsemen, Dubliners, Danes, Norwegians, Saxons, Jutes, Angles, Normans,
		},
		Counters: [nations]Counters{
			Romans:        {16, 0},
			RomanoBritish: {8, 2},
			Belgae:        {10, 0},
			Welsh:         {13, 0},
			Brigantes:     {11, 0},
			Caledonians:   {7, 0},
			Picts:         {10, 0},
			Irish:         {8, 0},
			Scots:         {11, 0},
			Norsemen:      {10, 0},
			Dubliners:     {9, 0},
			Danes:         {18, 0},
			Norwegians:    {12, 0},
			Saxons:        {20, 0},
			Jutes:         {6, 0},
			Angles:        {17, 0},
			Normans:       {8, 4},
		},
		Splits: []Split{
			{"four", [][]Nation{ // the colours: yellow, green, red, blue
				{Romans, RomanoBritish, Scots, Dubliners, Norwegians},
				{Welsh, Caledonians, Danes, Jutes},
				{Brigantes, Irish, Norsemen, Saxons},
				{Belgae, Picts, Angles, Normans},
			}},
			{"three", [][]Nation{
				{Romans, RomanoBritish, Scots, Dubliners, Danes, Jutes},
				{Belgae, Welsh, Picts, Angles, Normans},
				{Brigantes, Caledonians, Irish, Norsemen, Norwegians, Saxons},
			}},
			{"five", [][]Nation{
				{Romans, RomanoBritish, Scots, Norwegians},
				{Welsh, Danes, Jutes},
				{Brigantes, Irish, Norsemen, Normans},
				{Belgae, Picts, Angles},
				{Caledonians, Dubliners, Saxons},
			}},
		},
		// The sixteen Romans in the Channel are on the timeline.
		Setup: []Start{
			{Belgae, shires{Downlands, Essex, Kent, Lindsey, NorthMercia, SouthMercia, Norfolk, Suffolk, Sussex, Wessex}, 1},
			{Welsh, shires{Avalon, Clwyd, Cornwall, Devon, Dyfed, Gwent, Gwynedd, Hwicce, Powys}, 1},
			{Brigantes, shires{Bernicia, Cheshire, Cumbria, Galloway, Lothian, March, Pennines, Strathclyde, York}, 1},
			{Caledonians, shires{Caithness, Hebrides, Orkneys}, 1},
			{Picts, shires{Alban, Dalriada, Dunedin, Mar, Moray, Skye}, 1},
		},
		Timeline: revisedTimeline(),
		Cards:    revisedCards,
		Rounds:   [2]int8{1, 16},
		Others:   append([]Scenario{shortGame(true)}, duels...),
		Options:  []int8{optColours, optRaise, optHarold, optBurhs, optOrder, optInvaders, optFewest},

		StackLimit:      [2]int8{3, 2},
		OverstackLimit:  [2]int8{0, 4},
		RomanStackLimit: [2]int8{0, 4},
		ArmyCost:        6,
		Yield:           [2]int8{2, 1},
		BurhCost:        2,
		BurhAreas:       8,
		BurhRounds:      [2]int8{12, 13},
		BurhFirst:       14,
		SubmitAt:        [nations]int8{Belgae: 4, Welsh: 5, Brigantes: 3, Picts: 3},
		SubmitRound:     [nations]int8{Belgae: 1},
		LegionRound:     2,
		LegionArmies:    12,
		Reinforcements:  revisedReinforcements,
		BritonsRound:    6,
		BritonForts:     8,
		BritonArea:      yorkAndCheshireSouthward,
		ArthurArea:      yorkAndCheshireSouthward,
		BanUntil:        8,
		AngleSubmission: [2]int8{6, 12},
		BriganteCore:    setOf(scottish...) | setOf(Galloway),
		KingAreas:       4,
		BretwaldaPoints: 4,
		KingPoints:      8,
		CnutPoints:      8,
		Claimants: []Claimant{
			{Saxons, Harold, 10},
			{Normans, William, 10},
			{Norwegians, HaraldHardrada, 10},
			{Danes, Svein, 10},
		},
		DanesHome:     11,
		CnutRound:     14,
		CnutArmies:    4,
		NormanTowns:   setOf(Essex, Wessex, Hwicce, SouthMercia),
		HaroldGone:    3,
		HaroldRound:   15,
		SaxonShires:   2,
		Fall:          Fall{15, 16, nationsOf(Norwegians, Danes, Normans), 6},
		BothScrolls:   true,
		Lasting:       []Unit{Harold, HaraldHardrada, William},
		BoatRaiders:   nationsOf(Picts),
		RoadMoves:     true,
		OwnOccupation: nationsOf(Romans),

		HalvesUp:         true,
		LandingsRetreat:  true,
		RetreatAshore:    true,
		RoadsAfterStrait: true,
		BritonStacks:     true,
		ArthurAnywhere:   true,
		DisplacedChoose:  true,
		ArriveInTurn:     true,
		ShortfallFills:   true,
		RaidScoresAgain:  true,
		RetreatOccupies:  true,
		CandidatesHold:   true,
		KingAmongNations: true,
		BurhsAreCounted:  true,
		BurhMarkers:      8,
		BrigantesRoam:    true,
		AngleTribute:     [2]int8{7, 10},
		RebelsForgotten:  true,
		RoadsLeadOn:      true,
		PlainWays:        true,
		OwnersChoose:     true,
	}
	return e.compile()
})

// revisedReinforcements has a row for each number of Roman armies in play and
// a column for each of rounds 2 to 5. The printed table begins at four armies;
// what fewer bring is reconstructed as what four bring.
var revisedReinforcements = [17][4]int8{
	0:  {4, 4, 3, 3},
	1:  {4, 4, 3, 3},
	2:  {4, 4, 3, 3},
	3:  {4, 4, 3, 3},
	4:  {4, 4, 3, 3},
	5:  {3, 3, 3, 3},
	6:  {3, 3, 2, 2},
	7:  {2, 2, 1, 1},
	8:  {2, 2, 1, 1},
	9:  {1, 1, 1, 0},
	10: {1, 1, 0, 0},
	11: {1, 0, 0, 0},
}

// yorkAndCheshireSouthward is York, Cheshire and every area south of them, the
// whole of Wales included. It is also every area south of Cumbria, Pennines and
// Bernicia: nothing lies between the two lines.
var yorkAndCheshireSouthward = setOf(
	Avalon, Downlands, Wessex, Sussex, Kent, Essex, Lindsey, Suffolk, Norfolk,
	SouthMercia, NorthMercia, Hwicce, Devon, Cornwall, Gwent, Dyfed, Powys,
	Gwynedd, Clwyd, March, Cheshire, York,
)

func revisedTimeline() [17]Round {
	return [17]Round{
		1: {
			Years: [2]int{43, 60},
			Arrivals: []Arrival{
				{Romans, Infantry, 16, EnglishChannel, nowhere},
				{Belgae, Infantry, 1, nowhere, nowhere},
				{Belgae, Boudicca, 1, nowhere, nowhere},
			},
			Major: nationsOf(Romans),
		},
		2: {
			Years: [2]int{60, 100},
		},
		3: {
			Years:    [2]int{100, 250},
			Arrivals: []Arrival{{Irish, Infantry, 1, AtlanticOcean, nowhere}},
			Raids:    nationsOf(Irish),
		},
		4: {
			Years: [2]int{250, 340},
			Arrivals: []Arrival{
				{Irish, Infantry, 2, AtlanticOcean, nowhere},
				{Scots, Infantry, 1, IrishSea, nowhere},
				{Saxons, Infantry, 3, EnglishChannel, nowhere},
				{Jutes, Infantry, 2, EnglishChannel, nowhere},
				{Angles, Infantry, 3, FrisianSea, nowhere},
			},
			Boats: nationsOf(Caledonians, Picts, Irish),
			Raids: nationsOf(Picts, Irish, Scots, Saxons, Jutes, Angles),
		},
		5: {
			Years: [2]int{340, 430},
			Arrivals: []Arrival{
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 2, IrishSea, nowhere},
				{Saxons, Infantry, 3, EnglishChannel, nowhere},
				{Jutes, Infantry, 2, EnglishChannel, nowhere},
				{Angles, Infantry, 3, FrisianSea, nowhere},
			},
			Boats:   nationsOf(Caledonians, Picts, Irish, Scots, Saxons, Jutes, Angles),
			Raids:   nationsOf(Picts, Irish, Scots, Saxons, Jutes, Angles),
			Scoring: true,
		},
		6: {
			Years: [2]int{430, 485},
			Arrivals: []Arrival{
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 2, IrishSea, nowhere},
				{Saxons, Infantry, 8, FrisianSea, nowhere},
				{Saxons, Aelle, 1, FrisianSea, nowhere},
				{Jutes, Infantry, 1, EnglishChannel, nowhere},
				{Angles, Infantry, 4, NorthSea, nowhere},
			},
			Boats: nationsOf(Caledonians, Picts, Irish, Scots, Saxons, Jutes, Angles),
			Raids: nationsOf(Irish, Scots),
			Major: nationsOf(Saxons),
		},
		7: {
			Years: [2]int{485, 560},
			Arrivals: []Arrival{
				{RomanoBritish, Cavalry, 2, nowhere, nowhere},
				{RomanoBritish, Arthur, 1, nowhere, nowhere},
				{Brigantes, Urien, 1, nowhere, nowhere},
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 3, IrishSea, nowhere},
				{Scots, Fergus, 1, IrishSea, nowhere},
				{Saxons, Infantry, 4, FrisianSea, nowhere},
				{Angles, Infantry, 7, NorthSea, nowhere},
				{Angles, Ida, 1, NorthSea, nowhere},
			},
			Boats:   nationsOf(Irish, Scots, Saxons, Jutes, Angles),
			Raids:   nationsOf(Scots),
			Major:   nationsOf(Scots, Angles),
			Scoring: true,
		},
		8: {
			Years: [2]int{560, 635},
			Arrivals: []Arrival{
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 1, IrishSea, nowhere},
				{Angles, Infantry, 2, NorthSea, nowhere},
			},
			Boats: nationsOf(Saxons, Jutes, Angles),
			Crown: Bretwalda,
		},
		9: {
			Years: [2]int{635, 710},
			Arrivals: []Arrival{
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Angles, Oswiu, 1, nowhere, Bernicia},
			},
			Boats: nationsOf(Saxons, Angles),
			Crown: Bretwalda,
		},
		10: {
			Years:    [2]int{710, 785},
			Arrivals: []Arrival{{Angles, Offa, 1, nowhere, NorthMercia}},
			Boats:    nationsOf(Saxons, Angles),
			Scoring:  true,
			Crown:    Bretwalda,
		},
		11: {
			Years: [2]int{785, 860},
			Arrivals: []Arrival{
				{Norsemen, Infantry, 5, IcelandicSea, nowhere},
				{Norsemen, Ketil, 1, IcelandicSea, nowhere},
				{Danes, Infantry, 4, NorthSea, nowhere},
				{Danes, Infantry, 4, FrisianSea, nowhere},
				{Saxons, Egbert, 1, nowhere, nowhere},
			},
			Boats: nationsOf(Norsemen),
			Raids: nationsOf(Norsemen, Danes),
			Major: nationsOf(Norsemen),
			Crown: King,
		},
		12: {
			Years: [2]int{860, 935},
			Arrivals: []Arrival{
				{Norsemen, Infantry, 2, IrishSea, nowhere},
				{Norsemen, Infantry, 2, AtlanticOcean, nowhere},
				{Dubliners, Infantry, 2, IrishSea, nowhere},
				{Danes, Infantry, 6, NorthSea, nowhere},
				{Danes, IvarAndHalfdan, 1, NorthSea, nowhere},
				{Saxons, Alfred, 1, nowhere, nowhere},
			},
			Boats: nationsOf(Norsemen, Danes),
			Raids: nationsOf(Norsemen, Dubliners),
			Major: nationsOf(Danes),
			Crown: King,
		},
		13: {
			Years: [2]int{935, 985},
			Arrivals: []Arrival{
				{Dubliners, Infantry, 5, IrishSea, nowhere},
				{Dubliners, Olaf, 1, IrishSea, nowhere},
				{Danes, Infantry, 2, NorthSea, nowhere},
				{Saxons, Edgar, 1, nowhere, nowhere},
			},
			Boats:   nationsOf(Norsemen, Dubliners, Danes),
			Major:   nationsOf(Dubliners),
			Scoring: true,
			Crown:   King,
		},
		14: {
			Years: [2]int{985, 1035},
			Arrivals: []Arrival{
				{Dubliners, Infantry, 3, IrishSea, nowhere},
				{Danes, Infantry, 6, FrisianSea, nowhere},
				{Danes, Cnut, 1, FrisianSea, nowhere},
			},
			Boats: nationsOf(Norsemen, Dubliners, Danes),
			Crown: King,
		},
		15: {
			Years: [2]int{1035, 1066},
			Arrivals: []Arrival{
				{Norwegians, Infantry, 10, NorthSea, nowhere},
				{Norwegians, HaraldHardrada, 1, NorthSea, nowhere},
				{Saxons, Harold, 1, nowhere, nowhere},
				{Normans, Infantry, 6, EnglishChannel, nowhere},
				{Normans, Cavalry, 4, EnglishChannel, nowhere},
				{Normans, William, 1, EnglishChannel, nowhere},
			},
			Boats: nationsOf(Danes, Norwegians),
			Major: nationsOf(Norwegians, Normans),
		},
		16: {
			Years: [2]int{1066, 1085},
			Arrivals: []Arrival{
				{Danes, Infantry, 3, FrisianSea, nowhere},
				{Danes, Svein, 1, FrisianSea, nowhere},
			},
			Boats:   nationsOf(Danes, Norwegians),
			Scoring: true,
			Crown:   LastKing,
		},
	}
}
