package britannia

// shires are areas as a card lists them.
type shires = []Place

// The regions as lists: each English, Welsh or Scottish area on a card.
var (
	english = shires{
		Avalon, Downlands, Wessex, Sussex, Kent, Essex, Lindsey, Suffolk, Norfolk, SouthMercia,
		NorthMercia, Hwicce, March, Cheshire, York, Bernicia, Pennines, Cumbria, Lothian, Galloway,
	}
	welsh    = shires{Devon, Cornwall, Gwent, Dyfed, Powys, Gwynedd, Clwyd}
	scottish = shires{Dunedin, Strathclyde, Dalriada, Alban, Mar, Moray, Skye, Caithness, Orkneys, Hebrides}
)

// The rounds that many lines share.
var (
	laterRounds = []int8{7, 10, 13, 16}
	everyRound  = []int8{5, 7, 10, 13, 16}
	lateRounds  = []int8{10, 13, 16}
)

// northOfTheWall is the north as landing lines mean it: Scotland, Galloway and Lothian.
// That is all that lies north of Cumbria, and all that does not lie south of Galloway
// or of Lothian.
var northOfTheWall = setOf(scottish...) | setOf(Galloway, Lothian)

const (
	anyFrom, anyTo = 1, 16 // any round

	otherPeoples nationSet = 1<<nations - 1 // an enemy is never of the own nation
)

// revisedCards are the seventeen cards. Points come before their areas as on the card,
// so a region at the end of a line means each other area of it.
var revisedCards = [nations]Card{
	Romans: {
		Hold: []Scroll{{[]int8{5}, []Worth{ // an intact fort or a subject
			{6, shires{Cheshire, York, Essex}},
			{4, shires{Norfolk, Suffolk, NorthMercia, Hwicce, SouthMercia, Kent, Sussex, Wessex}},
			{2, shires{Lothian, Bernicia, Pennines, Cumbria, March, Avalon, Devon, Cornwall}},
			{1, shires{Gwynedd, Clwyd, Powys, Dyfed, Gwent, Downlands}},
		}}},
		Occupy: []Scroll{{[]int8{1, 2, 3}, []Worth{
			{4, shires{Alban, Dalriada, Dunedin, Mar}},
			{2, shires{Strathclyde, Gwynedd, Dyfed, Devon}},
			{2, english},
			{1, welsh},
		}}},
		Eliminate: []Skull{
			{From: 1, To: 2, Of: nationsOf(Belgae), What: []Unit{Boudicca}, Points: 6},
		},
		Submitted: [nations]int8{Belgae: 6},
		NoSea:     allSea &^ setOf(EnglishChannel), // from the Channel straight to land
	},
	RomanoBritish: {
		Hold: []Scroll{{laterRounds, []Worth{ // every English area that is not difficult
			{2, shires{Avalon, Wessex, Sussex, Kent, Essex, Suffolk, Norfolk, SouthMercia, NorthMercia, Hwicce, March, Cheshire, York, Bernicia, Cumbria, Lothian}},
		}}},
		Eliminate: []Skull{
			{From: 6, To: 7, Of: nationsOf(Saxons), What: []Unit{Aelle}, Points: 6},
			{From: 6, To: 7, Of: nationsOf(Saxons, Angles, Jutes), What: []Unit{Infantry, Cavalry}, Points: 2, OwnTurn: true},
			{From: 6, To: 7, Of: otherPeoples, What: []Unit{Infantry, Cavalry}, Points: 2, OwnTurn: true, Banned: true},
		},
	},
	Belgae: {
		Hold: []Scroll{{everyRound, []Worth{ // every English area south of Cheshire and York
			{2, shires{Avalon, Downlands, Essex, Hwicce, Kent, Lindsey, March, NorthMercia, Norfolk, SouthMercia, Suffolk, Sussex, Wessex}},
		}}},
		Eliminate: []Skull{
			{From: 1, To: 1, Of: nationsOf(Romans), What: []Unit{Infantry, Fort}, Points: 6, OwnTurn: true},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 4},
		},
	},
	Welsh: {
		Hold: []Scroll{
			{[]int8{5, 7, 10, 13}, []Worth{
				{4, shires{Powys, Gwynedd, Dyfed}},
				{2, welsh},
				{1, english},
				{1, scottish},
			}},
			{[]int8{16}, []Worth{
				{4, shires{Powys, Gwynedd, Dyfed}},
				{2, welsh},
				{2, shires{Cheshire, March, Hwicce, Avalon}},
				{1, english},
				{1, scottish},
			}},
		},
		Occupy: []Scroll{{[]int8{8, 9}, []Worth{
			{12, shires{York}},
		}}},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 6},
			{From: 6, To: 7, Of: nationsOf(Saxons), What: []Unit{Aelle}, Points: 2},
		},
		Limit: Limit{Capped: setOf(english...) | setOf(scottish...), Base: setOf(welsh...)},
	},
	Brigantes: {
		Hold: []Scroll{
			{[]int8{5}, []Worth{
				{6, shires{Strathclyde}},
				{4, shires{Galloway}},
				{2, shires{Dalriada, Dunedin, Lothian, Bernicia, Pennines, Cumbria, Cheshire, York, March, NorthMercia, Lindsey}},
			}},
			{[]int8{7}, []Worth{
				{6, shires{Strathclyde}},
				{4, shires{Dalriada, Dunedin, Galloway, Cumbria, Bernicia, York}},
				{2, shires{Lothian, Pennines, Cheshire, March, NorthMercia, Lindsey}},
			}},
			{[]int8{10}, []Worth{
				{8, shires{Strathclyde}},
				{6, shires{Cumbria}},
				{4, shires{Dunedin, Galloway, Bernicia, York}},
				{2, shires{Dalriada, Lothian, Pennines, Cheshire, March, NorthMercia, Lindsey}},
			}},
			{[]int8{13, 16}, []Worth{
				{10, shires{Strathclyde}},
				{2, shires{Dalriada, Dunedin, Lothian, Galloway, Cumbria, Pennines, Bernicia, York, Cheshire, March, NorthMercia, Lindsey}},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 6},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 2},
		},
	},
	Caledonians: {
		Hold: []Scroll{
			{[]int8{5, 7}, []Worth{
				{4, shires{Orkneys, Caithness, Hebrides}},
				{2, shires{Moray, Skye, Dalriada}},
			}},
			{lateRounds, []Worth{
				{4, shires{Orkneys, Hebrides}},
				{2, shires{Caithness, Moray, Skye, Dalriada}},
			}},
		},
	},
	Picts: {
		Hold: []Scroll{{everyRound, []Worth{
			{4, shires{Alban, Mar, Moray}},
			{2, shires{Galloway, Lothian, Bernicia}},
			{2, scottish},
		}}},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 6},
		},
	},
	Irish: {
		Hold: []Scroll{
			{[]int8{5, 7}, []Worth{
				{4, shires{Cumbria, Cheshire, Gwynedd, Dyfed, Avalon, Devon, Cornwall}},
			}},
			{[]int8{10, 13}, []Worth{
				{2, shires{Cumbria, Cheshire, Gwynedd, Dyfed, Avalon, Devon, Cornwall}},
			}},
			{[]int8{16}, []Worth{
				{2, english},
				{2, welsh},
				{2, scottish},
			}},
		},
		Eliminate: []Skull{
			{From: 3, To: 6, Of: otherPeoples, What: []Unit{Infantry, Cavalry}, Points: 2, OwnTurn: true},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 2},
		},
		NoLanding: northOfTheWall, // only south of Galloway
	},
	Scots: {
		Hold: []Scroll{
			{[]int8{5}, []Worth{ // every area north of Cumbria, Pennines and Bernicia
				{2, shires{Galloway, Lothian}},
				{2, scottish},
			}},
			{laterRounds, []Worth{
				{4, shires{Skye, Dalriada, Dunedin}},
				{2, shires{Galloway, Lothian}},
				{2, scottish},
			}},
		},
		Eliminate: []Skull{
			{From: 4, To: 6, Of: otherPeoples, What: []Unit{Infantry, Cavalry}, Points: 2, OwnTurn: true},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 2},
		},
		NoLanding: allLand&^northOfTheWall | setOf(Moray, Mar), // only north of Cumbria, and not in Moray or Mar
	},
	Norsemen: {
		Hold: []Scroll{
			{[]int8{13}, []Worth{
				{6, shires{Orkneys, Hebrides, Caithness}},
				{4, shires{Cumbria, Skye}},
				{2, shires{Mar, Moray, Dalriada, Strathclyde, Galloway, Pennines, Cheshire, Clwyd, Gwynedd, Dyfed, Gwent, Avalon}},
			}},
			{[]int8{16}, []Worth{
				{4, shires{Orkneys, Hebrides, Cumbria, Caithness}},
				{2, english},
				{2, welsh},
				{2, scottish},
			}},
		},
		Occupy: []Scroll{{[]int8{11, 12, 13, 14, 15, 16}, []Worth{
			{3, shires{Orkneys, Hebrides, Cumbria, Caithness}},
			{1, shires{Mar, Moray, Skye, Dalriada, Strathclyde, Galloway, Pennines, Cheshire, Clwyd, Gwynedd, Dyfed, Gwent, Avalon}},
		}}},
	},
	Dubliners: {
		Hold: []Scroll{
			{[]int8{13}, []Worth{
				{8, shires{York}},
				{5, shires{Cumbria}},
				{2, shires{Dalriada, Bernicia, Cheshire, Dyfed, Gwent, Avalon}},
			}},
			{[]int8{16}, []Worth{
				{4, shires{Cumbria}},
				{2, shires{Dalriada, Bernicia, Cheshire, York, Dyfed, Gwent, Avalon}},
				{1, english},
				{1, welsh},
				{1, scottish},
			}},
		},
		NoSea:     setOf(IcelandicSea),
		NoLanding: setOf(Cornwall, Devon, Wessex, Sussex, Kent), // only north of Devon: not on the Channel
	},
	Danes: {
		Hold: []Scroll{
			{[]int8{13}, []Worth{
				{8, shires{York}},
				{4, shires{Lindsey, NorthMercia, Essex, Suffolk, Norfolk}},
				{2, english},
				{2, shires{Dunedin, Strathclyde, Devon, Cornwall}},
			}},
			{[]int8{16}, []Worth{
				{8, shires{York}},
				{4, shires{Lindsey, NorthMercia, Essex, Suffolk, Norfolk}},
				{2, english},
				{2, shires{Devon, Cornwall}},
			}},
		},
		Occupy: []Scroll{
			{[]int8{11}, []Worth{ // as the withdrawal begins
				{2, english},
				{2, welsh},
				{2, scottish},
			}},
			{[]int8{12}, []Worth{
				{8, shires{York}},
				{4, shires{Strathclyde, Lothian, Bernicia, Pennines, Cumbria, Norfolk, Cheshire, Lindsey, NorthMercia, SouthMercia, Suffolk, Essex}},
				{2, shires{March, Kent}},
				{1, shires{Hwicce, Downlands, Sussex, Wessex, Avalon, Devon, Cornwall}},
			}},
		},
		Eliminate: []Skull{
			{From: 15, To: 16, Of: nationsOf(Saxons), What: []Unit{Harold}, Points: 6},
			{From: 15, To: 16, Of: nationsOf(Normans), What: []Unit{William}, Points: 6},
			{From: 15, To: 16, Of: nationsOf(Norwegians), What: []Unit{HaraldHardrada}, Points: 6},
		},
		NoLanding: northOfTheWall, // only south of Lothian
	},
	Norwegians: {
		Hold: []Scroll{{[]int8{16}, []Worth{
			{2, english},
		}}},
		Occupy: []Scroll{{[]int8{15}, []Worth{
			{10, shires{York}},
			{6, shires{NorthMercia}},
			{4, shires{Bernicia, Cheshire, March}},
		}}},
		Eliminate: []Skull{
			{From: 15, To: 16, Of: nationsOf(Saxons), What: []Unit{Harold}, Points: 6},
			{From: 15, To: 16, Of: nationsOf(Normans), What: []Unit{William}, Points: 6},
			{From: 15, To: 16, Of: nationsOf(Danes), What: []Unit{Svein}, Points: 6},
		},
		NoSea: allSea &^ setOf(NorthSea), // from the North Sea straight to land
	},
	Saxons: {
		Hold: []Scroll{
			{[]int8{5}, []Worth{ // every English area south of Cheshire, York, Lindsey and Norfolk
				{2, shires{Avalon, Downlands, Essex, Hwicce, Kent, March, NorthMercia, SouthMercia, Suffolk, Sussex, Wessex}},
			}},
			{[]int8{7}, []Worth{
				{6, shires{Essex}},
				{4, shires{Sussex, Wessex, Avalon}},
				{3, shires{Suffolk, Kent}},
				{2, shires{Norfolk, York, Cheshire, March, NorthMercia, SouthMercia, Hwicce, Downlands, Devon, Cornwall}},
			}},
			{lateRounds, []Worth{
				{4, shires{Hwicce, Downlands, Avalon, Wessex, Sussex, Essex}},
				{3, shires{Kent}},
				{2, shires{March, Norfolk, Suffolk, SouthMercia, Devon, Cornwall}},
			}},
		},
		Eliminate: germanicSkulls,
		Limit:     Limit{Capped: setOf(welsh...), Base: setOf(english...)},
		NoSea:     setOf(AtlanticOcean),
	},
	Jutes: {
		Hold: []Scroll{
			{[]int8{5}, []Worth{
				{8, shires{Kent}},
				{4, shires{Essex, Sussex, Wessex}},
			}},
			{laterRounds, []Worth{
				{4, shires{Kent}},
				{2, shires{Essex, Sussex, Wessex}},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 6},
			{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Cavalry}, Points: 2, OwnTurn: true},
			{From: 7, To: 7, Of: nationsOf(RomanoBritish), What: []Unit{Arthur}, Points: 6},
		},
		NoSea: setOf(AtlanticOcean),
	},
	Angles: {
		Hold: []Scroll{
			{[]int8{5}, []Worth{
				{2, shires{Essex, SouthMercia, Hwicce, March, NorthMercia, Suffolk, Norfolk, Lindsey, York}},
			}},
			{[]int8{7}, []Worth{
				{6, shires{Norfolk}},
				{4, shires{Dunedin, Lothian, Bernicia, York, NorthMercia}},
				{2, shires{Pennines, Cumbria, Cheshire, March, Hwicce, SouthMercia, Essex, Suffolk, Lindsey}},
			}},
			{lateRounds, []Worth{
				{4, shires{Lothian, Bernicia, Pennines, Cheshire, York, NorthMercia, Hwicce, Norfolk}},
				{2, shires{Galloway, Cumbria, March, Lindsey, Suffolk, SouthMercia}},
			}},
		},
		Eliminate: germanicSkulls,
		Limit:     Limit{Capped: setOf(scottish...), Base: setOf(english...)},
		NoSea:     setOf(IcelandicSea),
	},
	Normans: {
		Hold: []Scroll{{[]int8{16}, []Worth{
			{2, english},
		}}},
		Occupy: []Scroll{{[]int8{15}, []Worth{
			{8, shires{Essex}},
			{6, shires{Wessex}},
			{4, shires{Suffolk, SouthMercia, Sussex, Kent}},
			{2, shires{Norfolk, Hwicce, Avalon}},
		}}},
		Eliminate: []Skull{
			{From: 15, To: 16, Of: nationsOf(Saxons), What: []Unit{Harold}, Points: 6},
			{From: 15, To: 16, Of: nationsOf(Norwegians), What: []Unit{HaraldHardrada}, Points: 6},
			{From: 15, To: 16, Of: nationsOf(Danes), What: []Unit{Svein}, Points: 6},
		},
		NoSea: allSea &^ setOf(EnglishChannel), // from the Channel straight to land
	},
}

// germanicSkulls are on the cards of the Saxons and of the Angles alike.
var germanicSkulls = []Skull{
	{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
	{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Cavalry}, Points: 2, OwnTurn: true},
	{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Arthur}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(Danes), What: []Unit{IvarAndHalfdan, Svein}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(Norwegians), What: []Unit{HaraldHardrada}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(Normans), What: []Unit{William}, Points: 6},
}
