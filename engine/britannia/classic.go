package britannia

import (
	"sync"

	"bretwalda/engine"
)

// classicEdition is the first edition, of 1986, in the text of the manual for play by
// mail with the rules of the world championships. Its points are printed in wholes and
// halves. Here one printed point is PointUnit of ours, as in the second edition, so
// that both count in integers.
var classicEdition = sync.OnceValue(func() *Edition {
	e := &Edition{
		ID:       "britannia-classic",
		Title:    "classic edition",
		Number:   1,
		Revision: 3,
		Rounds:   [2]int8{1, 16},
		Options:  []int8{optColours, optRaise},
		Order: [nations]Nation{
			Romans, RomanoBritish, Belgae, Welsh, Brigantes, Picts, Caledonians, Irish, Scots,
			Norsemen, Dubliners, Danes, Jutes, Norwegians, Saxons, Angles, Normans,
		},
		Counters: [nations]Counters{
			Romans:        {15, 0},
			RomanoBritish: {8, 2},
			Belgae:        {10, 0},
			Welsh:         {13, 0},
			Brigantes:     {14, 0},
			Picts:         {13, 0},
			Caledonians:   {6, 0},
			Irish:         {8, 0},
			Scots:         {12, 0},
			Norsemen:      {10, 0},
			Dubliners:     {9, 0},
			Danes:         {18, 0},
			Jutes:         {5, 0},
			Norwegians:    {12, 0},
			Saxons:        {20, 0},
			Angles:        {15, 0},
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
				{Romans, RomanoBritish, Irish, Scots, Dubliners, Saxons},
				{Belgae, Brigantes, Caledonians, Danes, Jutes, Normans},
				{Welsh, Picts, Norsemen, Norwegians, Angles},
			}},
			{"five", [][]Nation{
				{Romans, RomanoBritish, Norsemen, Norwegians},
				{Welsh, Jutes, Normans},
				{Brigantes, Caledonians, Danes},
				{Picts, Irish, Angles},
				{Belgae, Scots, Dubliners, Saxons},
			}},
		},
		// The fifteen Romans in the Channel are on the timeline.
		Setup: []Start{
			{Belgae, shires{Downlands, Essex, Kent, Lindsey, NorthMercia, SouthMercia, Norfolk, Suffolk, Sussex, Wessex}, 1},
			{Welsh, shires{Avalon, Clwyd, Cornwall, Devon, Dyfed, Gwent, Gwynedd, Hwicce, Powys}, 1},
			{Brigantes, shires{Bernicia, Cheshire, Cumbria, Galloway, Lothian, March, Pennines, Strathclyde, York}, 1},
			{Picts, shires{Alban, Dalriada, Dunedin, Mar, Moray, Skye}, 1},
			{Caledonians, shires{Caithness, Hebrides, Orkneys}, 1},
		},
		Timeline: classicTimeline(),
		Cards:    classicCards,
		Others:   []Scenario{classicShortGame},

		StackLimit:      [2]int8{3, 2},
		OverstackLimit:  [2]int8{0, 4},
		RomanStackLimit: [2]int8{0, 4},
		ArmyCost:        6, // thirds of an army, in halves
		Yield:           [2]int8{2, 1},
		SubmitAt:        [nations]int8{Welsh: 4, Brigantes: 3, Picts: 2},
		Reinforcements:  classicReinforcements(),
		BritonsRound:    6,
		BritonForts:     8,
		BritonArea:      allLand,
		ArthurArea:      yorkAndCheshireSouthward,
		AngleSubmission: [2]int8{1, 11},
		BriganteCore:    allLand,
		KingAreas:       4,
		BretwaldaPoints: 4,
		KingPoints:      8,
		CnutPoints:      8,
		DanesHome:       11,
		CnutRound:       14,
		CnutArmies:      4,
		NormanTowns:     setOf(Essex, Wessex, Hwicce, SouthMercia),
		HaroldGone:      3,
		Lasting:         []Unit{Harold, HaraldHardrada, William},
		BoatRaiders:     nationsOf(Picts),

		RetreatAshore:    true,
		BritonStacks:     true,
		DisplacedChoose:  true,
		ArriveInTurn:     true,
		RaidScoresAgain:  true,
		RetreatOccupies:  true,
		KingAmongNations: true,
		AngleTribute:     [2]int8{10, 10},
		AnglesPass:       true,
		SubjectsFight:    true,
		BattlesBar:       true,
		RomansLand:       4,
		PlainWays:        true,
		OwnersChoose:     true,
		LeadersAlone:     true,
		VoyagesScore:     true,

		Cuts:           [][2]Place{{Cumbria, Lothian}},
		PointUnit:      2,
		LastForts:      4,
		SubmitAnyTime:  true,
		SubjectsFree:   true,
		SubjectsPoor:   true,
		BritonsInPlace: true,
		LastingPeace:   nationsOf(Brigantes, Welsh),
		LoneLeaders:    true,
		UnitRaiders:    true,
		SeaWaits:       true,
		BoatsAlone:     true,
		FreeRetreat:    true,
		CavalryFirst:   true,
		NoOverpopulation: [17]nationSet{
			4: nationsOf(Jutes, Saxons, Angles),
			5: nationsOf(Jutes, Saxons, Angles),
		},
		CrownFirst: true,
		Claimants: []Claimant{
			{Saxons, Harold, 8},
			{Normans, William, 10},
			{Norwegians, HaraldHardrada, 10},
		},
		HaroldsSlayer: true,

		DisplacedFar:  true,
		SealedVotes:   true,
		SubjectsVote:  true,
		RuinsBar:      true,
		RaidersLast:   true,
		OwnOccupation: nationsOf(Danes, Norwegians, Normans),
	}
	return e.compile()
})

// classicShortGame is the shorter three-player game. The Romans have gone and
// the Normans do not come; it ends with the points for areas held in round 13.
var classicShortGame = Scenario{
	ID:     "short",
	Rounds: [2]int8{6, 13},
	Splits: []Split{{"three", [][]Nation{
		{RomanoBritish, Welsh, Caledonians, Danes, Jutes},
		{Brigantes, Scots, Norsemen, Saxons},
		{Picts, Irish, Dubliners, Angles},
	}}},
	Setup: []Start{
		{RomanoBritish, shires{Avalon, Cheshire, Devon, Hwicce, March}, 1},
		{Welsh, shires{Clwyd, Cornwall, Dyfed, Gwent, Gwynedd, Powys}, 1},
		{Brigantes, shires{Cumbria, Dalriada, Galloway, Lothian, Strathclyde}, 1},
		{Picts, shires{Alban, Caithness, Mar, Moray, Skye}, 1},
		{Caledonians, shires{Hebrides, Orkneys}, 1},
		{Jutes, shires{Kent, Sussex}, 1},
		{Saxons, shires{Essex, Suffolk, Wessex}, 1},
		{Angles, shires{Lindsey, Norfolk, York}, 1},
	},
}

// classicReinforcements brings the Romans up to ten armies in rounds 4 and 5.
func classicReinforcements() (table [17][4]int8) {
	for armies := range table {
		k := max(0, int8(10-armies))
		table[armies] = [4]int8{0, 0, k, k}
	}
	return
}

// classicTimeline has raiders where the manual marks them; its boats are those
// of the cards, which name more rounds than its table of invasions. Nobody
// sails in round 11 but the Norsemen: the Danes hold no coast then.
func classicTimeline() [17]Round {
	return [17]Round{
		1: {
			Years:    [2]int{43, 110},
			Arrivals: []Arrival{{Romans, Infantry, 15, EnglishChannel, nowhere}},
			Major:    nationsOf(Romans),
		},
		2: {
			Years: [2]int{110, 185},
		},
		3: {
			Years:    [2]int{185, 260},
			Arrivals: []Arrival{{Irish, Raiders, 1, AtlanticOcean, nowhere}},
		},
		4: {
			Years: [2]int{260, 335},
			Arrivals: []Arrival{
				{Irish, Raiders, 2, AtlanticOcean, nowhere},
				{Scots, Raiders, 1, IrishSea, nowhere},
				{Jutes, Raiders, 2, EnglishChannel, nowhere},
				{Saxons, Raiders, 3, EnglishChannel, nowhere},
				{Angles, Raiders, 3, FrisianSea, nowhere},
			},
			Boats:   nationsOf(Picts, Caledonians, Irish, Scots, Jutes, Saxons, Angles),
			Raids:   nationsOf(Picts),
			Scoring: true,
		},
		5: {
			Years: [2]int{335, 410},
			Arrivals: []Arrival{
				{Brigantes, FirstBrigante, 1, nowhere, nowhere},
				{Irish, Raiders, 1, AtlanticOcean, nowhere},
				{Scots, Raiders, 1, IrishSea, nowhere},
				{Jutes, Raiders, 2, EnglishChannel, nowhere},
				{Saxons, Raiders, 3, EnglishChannel, nowhere},
				{Angles, Raiders, 3, FrisianSea, nowhere},
			},
			Boats:   nationsOf(Picts, Caledonians, Irish, Scots, Jutes, Saxons, Angles),
			Raids:   nationsOf(Picts),
			Scoring: true, // the Romans alone: Limes
		},
		6: {
			Years: [2]int{410, 485},
			Arrivals: []Arrival{
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 2, IrishSea, nowhere},
				{Jutes, Infantry, 1, EnglishChannel, nowhere},
				{Saxons, Infantry, 8, FrisianSea, nowhere},
				{Saxons, Hengist, 1, FrisianSea, nowhere},
				{Angles, Infantry, 3, NorthSea, nowhere},
			},
			Boats: nationsOf(Picts, Caledonians, Irish, Scots, Jutes, Saxons, Angles),
			Major: nationsOf(Saxons),
		},
		7: {
			Years: [2]int{485, 560},
			Arrivals: []Arrival{
				{RomanoBritish, Cavalry, 2, nowhere, nowhere},
				{RomanoBritish, Arthur, 1, nowhere, nowhere},
				{Brigantes, SecondBrigante, 1, nowhere, nowhere},
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 3, IrishSea, nowhere},
				{Scots, Fergus, 1, IrishSea, nowhere},
				{Saxons, Infantry, 4, FrisianSea, nowhere},
				{Angles, Infantry, 8, NorthSea, nowhere},
			},
			Boats:   nationsOf(Scots, Jutes, Saxons, Angles),
			Major:   nationsOf(Scots, Angles),
			Scoring: true,
		},
		8: {
			Years: [2]int{560, 635},
			Arrivals: []Arrival{
				{Irish, Infantry, 1, AtlanticOcean, nowhere},
				{Scots, Infantry, 1, IrishSea, nowhere},
				{Angles, Infantry, 1, NorthSea, nowhere},
			},
			Boats: nationsOf(Jutes, Saxons, Angles),
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
				{Norsemen, Infantry, 6, IcelandicSea, nowhere},
				{Danes, Raiders, 4, NorthSea, nowhere},
				{Danes, Raiders, 4, FrisianSea, nowhere},
				{Saxons, Egbert, 1, nowhere, nowhere},
			},
			Boats: nationsOf(Norsemen),
			Major: nationsOf(Norsemen),
			Crown: Bretwalda,
		},
		12: {
			Years: [2]int{860, 935},
			Arrivals: []Arrival{
				{Norsemen, Raiders, 2, IrishSea, nowhere},
				{Norsemen, Raiders, 2, AtlanticOcean, nowhere},
				{Dubliners, Raiders, 2, IrishSea, nowhere},
				{Danes, Infantry, 6, NorthSea, nowhere},
				{Danes, IvarAndHalfdan, 1, NorthSea, nowhere},
				{Saxons, Alfred, 1, nowhere, nowhere},
			},
			Boats: nationsOf(Norsemen, Dubliners, Danes),
			Major: nationsOf(Danes),
			Crown: King,
		},
		13: {
			Years: [2]int{935, 985},
			Arrivals: []Arrival{
				{Dubliners, Infantry, 5, IrishSea, nowhere},
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
			Years: [2]int{1035, 1070},
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
			Crown: King,
		},
		16: {
			Years:   [2]int{1070, 1085},
			Scoring: true,
			Crown:   LastKing,
		},
	}
}

// Classic is the first edition, "britannia-classic".
func Classic() engine.Game { return game{classicEdition()} }
