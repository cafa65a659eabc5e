package britannia

// The rounds that many lines of the classic cards share. "Final" is round 16.
var (
	olderRounds = []int8{4, 7, 10, 13}
	oldEnd      = []int8{16}
)

// onlyOn are the coasts where armies may not land that land on these alone.
func onlyOn(coasts ...Place) set { return allLand &^ setOf(coasts...) }

// The coasts that a landing line of the classic manual leaves open: the areas
// it names are among them.
var (
	westFromSkyeToAvalon = shires{ // Dubliners
		Skye, Dalriada, Strathclyde, Galloway, Cumbria, Cheshire, Clwyd, Gwynedd, Powys, Dyfed,
		Gwent, Hwicce, Avalon,
	}
	roundTheSouthToCumbria = shires{ // Irish: Cumbria in the west, York in the east
		Cumbria, Cheshire, Clwyd, Gwynedd, Powys, Dyfed, Gwent, Hwicce, Avalon, Devon, Cornwall,
		Wessex, Sussex, Kent, Essex, Suffolk, Norfolk, Lindsey, York,
	}
	gallowayToOrkneys = shires{ // Scots
		Galloway, Strathclyde, Dalriada, Skye, Hebrides, Caithness, Orkneys,
	}
	cornwallToMar = shires{ // Saxons, Jutes: along the Channel and the east
		Cornwall, Devon, Wessex, Sussex, Kent, Essex, Suffolk, Norfolk, Lindsey, York, Bernicia,
		Lothian, Dunedin, Mar,
	}
	northOfMar = shires{Moray, Caithness, Orkneys, Hebrides, Skye} // closed to the Angles
)

// The thirteen areas for which alone the Brigantes score.
var brigantia = shires{
	Dunedin, Dalriada, Strathclyde, Lothian, Galloway, Cumbria, Pennines, Bernicia, Cheshire, York,
	March, NorthMercia, Lindsey,
}

// classicCards are the seventeen cards of the classic edition, every figure
// twice the printed one. Where a line ends with a region or a list it means
// each other area of it.
var classicCards = [nations]Card{
	Romans: {
		Hold: []Scroll{{[]int8{5}, []Worth{ // a fort or a subject
			{6, shires{Cheshire, Essex, York}},
			{4, shires{Hwicce, Kent, NorthMercia, SouthMercia, Norfolk, Suffolk, Sussex, Wessex}},
			{2, shires{Avalon, Bernicia, Cumbria, Lothian, March, Pennines}},
		}}},
		Occupy: []Scroll{{[]int8{1, 2, 3}, []Worth{
			{6, shires{Alban, Dalriada, Dunedin}},
			{4, shires{Pennines, York}},
			{2, shires{
				Avalon, Bernicia, Cheshire, Cumbria, Devon, Downlands, Essex, Galloway, Hwicce, Kent,
				Lindsey, Lothian, March, NorthMercia, SouthMercia, Norfolk, Strathclyde, Suffolk, Sussex, Wessex,
			}},
			{1, shires{Clwyd, Cornwall, Dyfed, Gwent, Gwynedd, Powys}},
		}}},
		NoSea: allSea &^ setOf(EnglishChannel), // from the Channel straight to land
	},
	RomanoBritish: {
		Hold: []Scroll{{[]int8{7}, []Worth{
			{2, english},
		}}},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Jutes, Angles, Saxons), What: []Unit{Infantry}, Points: 2, OwnTurn: true},
			{From: anyFrom, To: anyTo, Of: nationsOf(Saxons), What: []Unit{Hengist}, Points: 6},
		},
	},
	Belgae: {
		Hold: []Scroll{
			{[]int8{4}, []Worth{ // every English area south of York and Cheshire
				{2, shires{Avalon, Downlands, Essex, Hwicce, Kent, Lindsey, March, NorthMercia, Norfolk, SouthMercia, Suffolk, Sussex, Wessex}},
			}},
			{oldEnd, []Worth{
				{2, english},
				{2, welsh},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry, Fort}, Points: 4},
		},
	},
	Welsh: {
		Hold: []Scroll{
			{olderRounds, []Worth{
				{4, shires{Powys}},
				{2, welsh},
				{1, english},
				{1, scottish},
			}},
			{oldEnd, []Worth{
				{4, shires{Powys}},
				{2, welsh},
				{2, shires{Avalon, Cheshire, Hwicce, March}},
				{1, english},
				{1, scottish},
			}},
		},
		Occupy: []Scroll{{[]int8{8, 9}, []Worth{
			{12, shires{York}},
		}}},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry, Fort}, Points: 2},
			{From: anyFrom, To: anyTo, Of: nationsOf(Saxons), What: []Unit{Hengist}, Points: 2},
		},
	},
	Brigantes: {
		Hold: []Scroll{
			{[]int8{4}, []Worth{
				{6, shires{Strathclyde}},
				{4, shires{Galloway}},
				{2, brigantia},
			}},
			{[]int8{7}, []Worth{
				{6, shires{Strathclyde}},
				{4, shires{Bernicia, Cumbria, Dalriada, Dunedin, Galloway, York}},
				{2, brigantia},
			}},
			{[]int8{10}, []Worth{
				{8, shires{Strathclyde}},
				{6, shires{Cumbria}},
				{4, shires{Bernicia, Dunedin, Galloway, York}},
				{2, brigantia},
			}},
			{[]int8{13, 16}, []Worth{
				{10, shires{Strathclyde}},
				{2, brigantia},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 6},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 2},
		},
	},
	Picts: {
		Hold: []Scroll{
			{olderRounds, []Worth{ // nothing south of Galloway, Lothian and Bernicia
				{2, shires{Galloway, Lothian, Bernicia}},
				{2, scottish},
			}},
			{oldEnd, []Worth{
				{6, shires{Alban, Mar, Moray}},
				{4, shires{Caithness, Dalriada, Dunedin, Skye}},
				{2, shires{Galloway, Hebrides, Lothian, Orkneys, Strathclyde}},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 6},
		},
	},
	Caledonians: {
		Hold: []Scroll{
			{[]int8{4, 7}, []Worth{
				{4, shires{Caithness, Hebrides, Orkneys}},
				{2, shires{Dalriada, Moray, Skye}},
			}},
			{lateRounds, []Worth{
				{4, shires{Hebrides, Orkneys}},
				{2, shires{Caithness, Dalriada, Moray, Skye}},
			}},
		},
	},
	Irish: {
		Hold: []Scroll{
			{[]int8{4, 7}, []Worth{
				{4, shires{Avalon, Cheshire, Cornwall, Cumbria, Devon, Dyfed, Gwynedd}},
			}},
			{[]int8{10, 13}, []Worth{
				{2, shires{Avalon, Cheshire, Cornwall, Cumbria, Devon, Dyfed, Gwynedd}},
			}},
			{oldEnd, []Worth{
				{2, english},
				{2, welsh},
				{2, scottish},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 2},
			{From: anyFrom, To: anyTo, Of: otherPeoples, What: []Unit{Infantry, Cavalry}, Points: 2, Raiding: true},
		},
		NoLanding: onlyOn(roundTheSouthToCumbria...),
	},
	Scots: {
		Hold: []Scroll{
			{[]int8{4}, []Worth{ // nothing south of Lothian and Galloway
				{2, shires{Galloway, Lothian}},
				{2, scottish},
			}},
			{laterRounds, []Worth{
				{4, shires{Dalriada, Dunedin, Skye}},
				{2, shires{Galloway, Lothian}},
				{2, scottish},
			}},
		},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: otherPeoples, What: []Unit{Infantry, Cavalry}, Points: 2, Raiding: true},
		},
		NoLanding: onlyOn(gallowayToOrkneys...),
	},
	Norsemen: {
		Hold: []Scroll{
			{[]int8{13}, []Worth{
				{6, shires{Cumbria, Hebrides, Orkneys}},
				{4, shires{Skye}},
				{2, shires{Avalon, Cheshire, Clwyd, Dalriada, Dyfed, Galloway, Gwent, Gwynedd, Mar, Moray, Pennines, Strathclyde}},
			}},
			{oldEnd, []Worth{
				{2, english},
				{2, welsh},
				{2, scottish},
			}},
		},
		Occupy: []Scroll{{[]int8{12, 13, 14, 15, 16}, []Worth{
			{3, shires{Cumbria, Hebrides, Orkneys}},
			{1, shires{Avalon, Cheshire, Clwyd, Dalriada, Dyfed, Galloway, Gwent, Gwynedd, Mar, Moray, Pennines, Skye, Strathclyde}},
		}}},
	},
	Dubliners: {
		Hold: []Scroll{
			{[]int8{13}, []Worth{
				{8, shires{York}},
				{5, shires{Cumbria}},
				{2, shires{Avalon, Bernicia, Cheshire, Dalriada, Dyfed, Gwent}},
			}},
			{oldEnd, []Worth{
				{8, shires{York}},
				{5, shires{Cumbria}},
				{2, shires{Avalon, Bernicia, Cheshire, Dalriada, Dyfed, Gwent}},
				{1, english},
				{1, welsh},
				{1, scottish},
			}},
		},
		NoLanding: onlyOn(westFromSkyeToAvalon...),
	},
	Danes: {
		Hold: []Scroll{{[]int8{13, 16}, []Worth{
			{8, shires{York}},
			{4, shires{Essex, Lindsey, NorthMercia}},
			{2, shires{Cornwall, Devon, Dunedin, Strathclyde}},
			{2, english},
		}}},
		Occupy: []Scroll{
			{[]int8{11}, []Worth{ // after the battles, before the raiders go
				{2, english},
				{2, welsh},
				{2, scottish},
			}},
			{[]int8{12}, []Worth{
				{8, shires{York}},
				{4, shires{Bernicia, Cheshire, Cumbria, Essex, Lindsey, Lothian, NorthMercia, Norfolk, Pennines, SouthMercia, Strathclyde, Suffolk}},
				{2, shires{Kent, March}},
				{1, shires{Avalon, Cornwall, Devon, Downlands, Hwicce, Sussex, Wessex}},
			}},
		},
	},
	Jutes: {
		Hold: []Scroll{
			{[]int8{4}, []Worth{
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
			{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Infantry, Cavalry}, Points: 2, OwnTurn: true},
			{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Arthur}, Points: 6},
		},
		NoLanding: onlyOn(cornwallToMar...),
	},
	Norwegians: {
		Hold: []Scroll{{oldEnd, []Worth{
			{2, english},
		}}},
		Occupy: []Scroll{{[]int8{15}, []Worth{
			{10, shires{York}},
			{6, shires{NorthMercia}},
			{4, shires{Bernicia, Cumbria, March}},
		}}},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Saxons), What: []Unit{Harold}, Points: 6},
			{From: anyFrom, To: anyTo, Of: nationsOf(Normans), What: []Unit{William}, Points: 6, Unless: Harold},
		},
		NoSea: allSea &^ setOf(NorthSea), // from the North Sea straight to land
	},
	Saxons: {
		Hold: []Scroll{
			{[]int8{4}, []Worth{ // every English area south of Cheshire, York, Lindsey and Norfolk
				{2, shires{Avalon, Downlands, Essex, Hwicce, Kent, March, NorthMercia, SouthMercia, Suffolk, Sussex, Wessex}},
			}},
			{[]int8{7}, []Worth{
				{6, shires{Essex}},
				{4, shires{Avalon, Sussex, Wessex}},
				{3, shires{Kent, Suffolk}},
				{2, shires{Cheshire, Cornwall, Devon, Downlands, Hwicce, March, NorthMercia, SouthMercia, Norfolk, York}},
			}},
			{[]int8{10}, []Worth{
				{4, shires{Avalon, Downlands, Essex, Hwicce, Sussex, Wessex}},
				{3, shires{Kent}},
				{2, shires{Cornwall, Devon, March, SouthMercia, Norfolk, Suffolk}},
			}},
			{[]int8{13, 16}, []Worth{ // England but Galloway, Lothian, Cumbria and Bernicia, and two of Wales
				{2, shires{
					Avalon, Downlands, Wessex, Sussex, Kent, Essex, Lindsey, Suffolk, Norfolk, SouthMercia,
					NorthMercia, Hwicce, March, Cheshire, York, Pennines,
				}},
				{2, shires{Devon, Cornwall}},
			}},
		},
		Eliminate: oldGermanicSkulls,
		Limit:     outsideEngland,
		NoLanding: onlyOn(cornwallToMar...),
	},
	Angles: {
		Hold: []Scroll{
			{[]int8{4}, []Worth{ // every English area north of Kent, Sussex, Downlands and Avalon
				{2, shires{
					Essex, Suffolk, Norfolk, Lindsey, SouthMercia, NorthMercia, Hwicce, March, Cheshire, York,
					Bernicia, Pennines, Cumbria, Lothian, Galloway,
				}},
			}},
			{[]int8{7}, []Worth{
				{6, shires{York}},
				{4, shires{Bernicia, Dunedin, Lothian, NorthMercia, Norfolk}},
				{2, shires{Cheshire, Cumbria, Essex, Hwicce, Lindsey, March, Pennines, SouthMercia, Suffolk}},
			}},
			{lateRounds, []Worth{
				{4, shires{Bernicia, Cheshire, Hwicce, Lothian, NorthMercia, Norfolk, Pennines, York}},
				{2, shires{Cumbria, Galloway, Lindsey, March, SouthMercia, Suffolk}},
			}},
		},
		Eliminate: oldGermanicSkulls,
		Limit:     outsideEngland,
		NoLanding: setOf(northOfMar...),
	},
	// Of this card only the six for Harold and the King's points are known; the
	// rest is reconstructed from the second edition's and the Norwegians'.
	Normans: {
		Hold: []Scroll{{oldEnd, []Worth{
			{2, english},
		}}},
		Occupy: []Scroll{{[]int8{15}, []Worth{
			{8, shires{Essex}},
			{6, shires{Wessex}},
			{4, shires{Kent, SouthMercia, Suffolk, Sussex}},
			{2, shires{Avalon, Hwicce, Norfolk}},
		}}},
		Eliminate: []Skull{
			{From: anyFrom, To: anyTo, Of: nationsOf(Saxons), What: []Unit{Harold}, Points: 6},
			{From: anyFrom, To: anyTo, Of: nationsOf(Norwegians), What: []Unit{HaraldHardrada}, Points: 6, Unless: Harold},
		},
		NoSea: allSea &^ setOf(EnglishChannel), // from the Channel straight to land
	},
}

// outsideEngland is the limit of the Saxons and of the Angles.
var outsideEngland = Limit{Capped: setOf(welsh...) | setOf(scottish...), Base: setOf(english...)}

// oldGermanicSkulls are on the classic cards of the Saxons and of the Angles alike.
var oldGermanicSkulls = []Skull{
	{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Infantry}, Points: 2},
	{From: anyFrom, To: anyTo, Of: nationsOf(Romans), What: []Unit{Fort}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Infantry, Cavalry}, Points: 2, OwnTurn: true},
	{From: anyFrom, To: anyTo, Of: nationsOf(RomanoBritish), What: []Unit{Arthur}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(Danes), What: []Unit{IvarAndHalfdan}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(Norwegians), What: []Unit{HaraldHardrada}, Points: 6},
	{From: anyFrom, To: anyTo, Of: nationsOf(Normans), What: []Unit{William}, Points: 6},
}
