package marcher

// The charts: the map, the counters, the event tables and the landing die.
//
// All of this file is reconstructed, but for the exceptions in its comments. The
// rulebook refers to charts that are not part of it and that could not be found. The
// zones keep what the rulebook tells of the map: two in each earldom and in Gwent,
// eight Welsh ones along the earldoms, Môn adjacent to the nearest zone of Gwynedd
// only. The strengths keep what its examples prove.
//
// Anybody who owns the printed game can put the printed charts in: every table below is
// one row a line. board.go works out what follows from them. Changing any of it changes
// what the links of games mean, so it needs a new revision in game.go.

// The zones, in the order of Lexicon.Places.
const (
	chester zone = iota
	nantwich
	shrewsbury
	ludlow
	hereford
	archenfield
	mon
	arfon
	rhos
	tegeingl
	meirionnydd
	ial
	mechain
	caereinion
	arwystli
	maelienydd
	gwerthrynion
	buellt
	elfael
	gwentUwchcoed
	gwentIscoed
	gwynllwg
	senghenydd
	gorfynydd
	brycheiniog
	cantrefBychan
	gwyr
	cantrefMawr
	isAeron
	penweddig
	cemais
	penfro
	cantrefGwarthaf
	zones
	nowhere zone = -1
	hidden  zone = -2 // hidden by a view
)

// Regions: the earldoms in the order of their earls, the kingdoms in the order
// of their whats, and the land between them.
const (
	inChester region = iota
	inShrewsbury
	inHereford
	inMon
	inGwynedd
	inPowys
	inGwent
	inMorgannwg
	inDeheubarth
	inDyfed
	inBorderland
	regions
)

// zoneRow is a zone on the map (§2.2).
type zoneRow struct {
	name   string
	in     region
	king   leader // of its land (§11.2.2), or noLeader
	coast  bool
	border bool // one of the eight zones that count in the second scenario (§11.2.6)
}

// counterRow is a kind of counter (§2.3).
type counterRow struct {
	side     side
	class    class
	strength int8 // the least die, with its additions, that hits
	move     int8 // zones in a movement phase; a review has 2 for horse and leaders, 1 for others
	count    int8 // counters in the box
}

type class uint8

const (
	foot class = iota
	archer
	horse
)

// tableRow is a line of an event table: the two dice as tens and units.
type tableRow struct {
	from, to int8
	event    what
}

// leaderMove is how many zones an earl or a king moves.
const leaderMove = 2

var chart = struct {
	zones    [zones]zoneRow
	borders  [][2]zone // pairs of zones that share a border
	strait   [2]zone   // joined by water only (§6.0)
	counters [unitKinds]counterRow
	tables   [2][]tableRow // of the Normans, of the Welsh
	events   [whats - firstEvent]procedure
	landing  [10]zone // the landing of the Vikings, by the die
	size     [10]int8 // how many they are, by the die
}{
	zones: [zones]zoneRow{
		chester:         {"Chester", inChester, noLeader, true, false},
		nantwich:        {"Nantwich", inChester, noLeader, false, false},
		shrewsbury:      {"Shrewsbury", inShrewsbury, noLeader, false, false},
		ludlow:          {"Ludlow", inShrewsbury, noLeader, false, false},
		hereford:        {"Hereford", inHereford, noLeader, false, false},
		archenfield:     {"Archenfield", inHereford, noLeader, true, false},
		mon:             {"Môn", inMon, gruffydd, true, false},
		arfon:           {"Arfon", inGwynedd, gruffydd, true, false},
		rhos:            {"Rhos", inGwynedd, gruffydd, true, false},
		tegeingl:        {"Tegeingl", inGwynedd, gruffydd, true, true},
		meirionnydd:     {"Meirionnydd", inGwynedd, gruffydd, true, false},
		ial:             {"Iâl", inPowys, gruffydd, false, true},
		mechain:         {"Mechain", inPowys, gruffydd, false, true},
		caereinion:      {"Caereinion", inPowys, gruffydd, false, true},
		arwystli:        {"Arwystli", inPowys, gruffydd, false, false},
		maelienydd:      {"Maelienydd", inBorderland, rhys, false, true},
		gwerthrynion:    {"Gwerthrynion", inBorderland, rhys, false, false},
		buellt:          {"Buellt", inBorderland, rhys, false, false},
		elfael:          {"Elfael", inBorderland, rhys, false, true},
		gwentUwchcoed:   {"Gwent Uwchcoed", inGwent, rhys, false, true},
		gwentIscoed:     {"Gwent Iscoed", inGwent, rhys, true, true},
		gwynllwg:        {"Gwynllŵg", inMorgannwg, rhys, true, false},
		senghenydd:      {"Senghenydd", inMorgannwg, rhys, true, false},
		gorfynydd:       {"Gorfynydd", inMorgannwg, rhys, true, false},
		brycheiniog:     {"Brycheiniog", inDeheubarth, rhys, false, false},
		cantrefBychan:   {"Cantref Bychan", inDeheubarth, rhys, true, false},
		gwyr:            {"Gŵyr", inDeheubarth, rhys, true, false},
		cantrefMawr:     {"Cantref Mawr", inDeheubarth, rhys, false, false},
		isAeron:         {"Is Aeron", inDeheubarth, rhys, true, false},
		penweddig:       {"Penweddig", inDeheubarth, rhys, true, false},
		cemais:          {"Cemais", inDyfed, rhys, true, false},
		penfro:          {"Penfro", inDyfed, rhys, true, false},
		cantrefGwarthaf: {"Cantref Gwarthaf", inDyfed, rhys, true, false},
	},
	borders: [][2]zone{
		{chester, nantwich}, {chester, tegeingl}, {chester, ial},
		{nantwich, shrewsbury}, {nantwich, ial},
		{shrewsbury, ludlow}, {shrewsbury, ial}, {shrewsbury, mechain}, {shrewsbury, caereinion},
		{ludlow, hereford}, {ludlow, caereinion}, {ludlow, maelienydd},
		{hereford, archenfield}, {hereford, maelienydd}, {hereford, elfael}, {hereford, gwentUwchcoed},
		{archenfield, gwentUwchcoed}, {archenfield, gwentIscoed},
		{arfon, rhos}, {arfon, meirionnydd},
		{rhos, tegeingl}, {rhos, meirionnydd}, {rhos, ial},
		{tegeingl, ial},
		{meirionnydd, ial}, {meirionnydd, mechain}, {meirionnydd, arwystli}, {meirionnydd, penweddig},
		{ial, mechain},
		{mechain, caereinion}, {mechain, arwystli},
		{caereinion, arwystli}, {caereinion, maelienydd},
		{arwystli, maelienydd}, {arwystli, gwerthrynion}, {arwystli, penweddig},
		{maelienydd, gwerthrynion}, {maelienydd, buellt}, {maelienydd, elfael},
		{gwerthrynion, buellt}, {gwerthrynion, penweddig},
		{buellt, elfael}, {buellt, brycheiniog}, {buellt, cantrefBychan}, {buellt, penweddig},
		{elfael, gwentUwchcoed}, {elfael, brycheiniog},
		{gwentUwchcoed, gwentIscoed}, {gwentUwchcoed, brycheiniog},
		{gwentIscoed, gwynllwg},
		{gwynllwg, senghenydd}, {gwynllwg, brycheiniog},
		{senghenydd, gorfynydd}, {senghenydd, brycheiniog},
		{gorfynydd, brycheiniog}, {gorfynydd, cantrefBychan}, {gorfynydd, gwyr},
		{brycheiniog, cantrefBychan},
		{cantrefBychan, gwyr}, {cantrefBychan, cantrefMawr}, {cantrefBychan, penweddig}, {cantrefBychan, cantrefGwarthaf},
		{cantrefMawr, isAeron}, {cantrefMawr, penweddig}, {cantrefMawr, cemais}, {cantrefMawr, cantrefGwarthaf},
		{isAeron, penweddig}, {isAeron, cemais},
		{cemais, penfro}, {cemais, cantrefGwarthaf},
		{penfro, cantrefGwarthaf},
	},
	strait: [2]zone{mon, arfon},
	counters: [unitKinds]counterRow{
		NormanKnight:   {Normans, horse, 4, 2, 14},
		NormanInfantry: {Normans, foot, 6, 1, 20},
		NormanArcher:   {Normans, archer, 7, 1, 6},
		WelshInfantry:  {Welsh, foot, 7, 1, 26},
		WelshArcher:    {Welsh, archer, 6, 1, 10},
		Teulu:          {Welsh, horse, 5, 2, 5}, // five (§11.1.6)
		Irish:          {Welsh, foot, 6, 1, 4},
		Viking:         {Vikings, foot, 5, 1, 8},
		// Archers while they count as levied in Gwent: no counters of their own.
		NormanGwentArcher: {Normans, archer, 7, 1, 0},
		WelshGwentArcher:  {Welsh, archer, 6, 1, 0},
	},
	tables: [2][]tableRow{
		Normans: {
			{0, 19, QuietSeason},
			{20, 29, ClearWeather},
			{30, 39, BadWeather},
			{40, 46, VikingRaid},
			{47, 54, WelshInsurgents},
			{55, 59, CastleBurned},
			{60, 67, Reinforcements},
			{68, 72, Recalled},
			{73, 78, WelshFeud},
			{79, 84, KnightsCharge},
			{85, 90, SiegeEngineers},
			{91, 95, Ambush},
			{96, 99, CampFever},
		},
		Welsh: {
			{0, 19, QuietSeason},
			{20, 29, ClearWeather},
			{30, 39, BadWeather},
			{40, 46, VikingRaid},
			{47, 54, IrishAuxiliaries},
			{55, 62, WelshInsurgents},
			{63, 67, CastleBurned},
			{68, 74, Bards},
			{75, 80, KingdomRises},
			{81, 86, MasterArchers},
			{87, 92, DynasticFeud},
			{93, 96, PoorHarvest},
			{97, 99, Bribery},
		},
	},
	landing: [10]zone{mon, arfon, tegeingl, meirionnydd, penweddig, cemais, penfro, gwyr, gorfynydd, gwentIscoed},
	size:    [10]int8{2, 2, 2, 2, 2, 3, 3, 3, 3, 4},

	// Each event is a procedure: its steps one after the other, until one has nothing
	// to act on (events.go). Its additions to dice apply in the Combat Phase that
	// follows.
	events: [whats - firstEvent]procedure{
		QuietSeason - firstEvent:  {},
		ClearWeather - firstEvent: {steps: []instruction{{do: weatherTurns, weather: Clear}}},
		BadWeather - firstEvent:   {steps: []instruction{{do: weatherTurns, weather: Bad}}},
		VikingRaid - firstEvent: {steps: []instruction{
			{do: vikingsSail},
			{do: vikingsLand},
		}},
		WelshInsurgents - firstEvent: {steps: []instruction{
			{do: zoneIsPicked, where: normanOutside},
			{do: countersAreDrawn, side: Welsh, count: 3},
			{do: theyAttack, side: Welsh},
		}},
		CastleBurned - firstEvent: {steps: []instruction{
			{do: zoneIsPicked, where: castleOutside},
			{do: castleBurns},
		}},
		Reinforcements - firstEvent: {steps: []instruction{
			{do: zoneIsNeeded, where: normanEarldoms},
			{do: countersAreDrawn, side: Normans, count: 2},
			{do: theyArrive, side: Normans, where: normanEarldoms, ask: askReinforce},
		}},
		Recalled - firstEvent: {steps: []instruction{
			{do: zoneIsPicked, where: normanEarldoms},
			{do: unitIsLost, side: Normans, where: thePicked, ask: askRecall},
		}},
		WelshFeud - firstEvent: {steps: []instruction{{do: kingdomRests, side: Normans, ask: askFeud}}},
		KnightsCharge - firstEvent: {favour: favour{
			side: Normans, units: 1 << NormanKnight, die: 1, firstRound: true,
		}},
		SiegeEngineers - firstEvent: {favour: favour{side: Normans, siege: 2}},
		Ambush - firstEvent: {favour: favour{
			side: Welsh, units: everyUnit, die: 1, firstRound: true, openDefence: true,
		}},
		CampFever - firstEvent: {steps: []instruction{
			{do: unitIsLost, side: Normans, where: normanLargest, ask: askFever},
		}},
		IrishAuxiliaries - firstEvent: {steps: []instruction{
			{do: irishSail, count: 2},
			{do: theyArrive, side: Welsh, where: welshCoast, ask: askIrishLanding},
		}},
		Bards - firstEvent: {favour: favour{
			side: Welsh, units: everyUnit, die: 1, firstRound: true,
		}},
		KingdomRises - firstEvent: {steps: []instruction{
			{do: kingdomIsMobilised, side: Welsh, ask: askRise},
			// Only where every kingdom has risen already:
			{do: zoneIsNeeded, where: welshOutside},
			{do: countersAreDrawn, side: Welsh, count: 1},
			{do: theyArrive, side: Welsh, where: welshOutside, ask: askRising},
		}},
		MasterArchers - firstEvent: {favour: favour{
			side: Welsh, units: 1<<WelshArcher | 1<<WelshGwentArcher, die: 1,
		}},
		DynasticFeud - firstEvent: {steps: []instruction{{do: kingdomQuarrels}}},
		PoorHarvest - firstEvent:  {steps: []instruction{{do: harvestFails}}},
		Bribery - firstEvent: {steps: []instruction{
			{do: zoneIsPicked, where: welshTempted},
			{do: unitIsLost, side: Welsh, where: thePicked, spared: 1 << Teulu, ask: askBribe},
		}},
	},
}
