package marcher

import "bretwalda/engine"

// The sides, in the order of Lexicon.Sides.
const (
	Normans = iota
	Welsh
	Vikings

	sides  side = Vikings + 1
	lords  side = Welsh + 1 // the sides that people play: Normans and Welsh
	nobody side = engine.None
)

// The units, leaders, works, kingdoms and events, in the order of
// Lexicon.Whats.
const (
	NormanKnight = iota
	NormanInfantry
	NormanArcher
	NormanGwentArcher // (§12.3)
	WelshInfantry
	WelshArcher
	WelshGwentArcher // (§12.3)
	Teulu
	Irish
	Viking

	Hugh
	Roger
	William
	Gruffydd
	Rhys

	Castle
	Banner // whose earl's a Norman zone is

	Mon
	Gwynedd
	Powys
	Gwent
	Morgannwg
	Deheubarth
	Dyfed

	QuietSeason
	ClearWeather
	BadWeather
	VikingRaid
	WelshInsurgents
	CastleBurned
	Reinforcements
	Recalled
	WelshFeud
	KnightsCharge
	SiegeEngineers
	Ambush
	CampFever
	IrishAuxiliaries
	Bards
	KingdomRises
	MasterArchers
	DynasticFeud
	PoorHarvest
	Bribery
	whats

	nothing what = engine.None

	unitKinds           = Viking + 1
	leaders      leader = Rhys - Hugh + 1
	earls               = William - Hugh + 1
	kings               = Rhys - Gruffydd + 1
	kingdoms            = Dyfed - Mon + 1
	firstKingdom what   = Mon
	firstEvent   what   = QuietSeason
)

// The leaders.
const (
	hugh leader = iota
	roger
	william
	gruffydd
	rhys
	noLeader leader = engine.None
)

// question is the kind of a question: Turn.Kind. Each comment gives Turn's
// other fields and the verbs of the list. Nature's lists may hold a single
// entry, those of players only for askShow.
type question uint8

const (
	askPlace           question = iota // set-up, hidden from the other side; place
	askLevy                            // which zone draws the next counter; levy
	askDraw                            // Nature: a counter for Side, in Place; draw (Count counters to draw)
	askEvent                           // Nature: tens and units together; roll
	askPick                            // Nature: at random, a zone, a kingdom or a king; pick, name
	askLanding                         // Nature: the landing of the Vikings; roll
	askRaidSize                        // Nature: how many they are; roll
	askIrishLanding                    // the landing of the Irish; place
	askReinforce                       // the zone of the drawn counters; place
	askRising                          // the zone of the drawn counter; place
	askFeud                            // a kingdom that raises no levy; name
	askRise                            // a kingdom that is mobilised; name
	askRecall                          // a unit that leaves Place; remove
	askFever                           // a unit that dies in camp; remove
	askBribe                           // a unit that takes the gold in Place; remove
	askMarch                           // movement; march, advance, end
	askSupply                          // Nature: the check of all that are bound for Place; roll
	askCrossing                        // Nature: the strait, Place the far shore; roll
	askBattle                          // which battle next; fight
	askSiege                           // attacker, before the first round in Place; siege, end
	askSiegeRoll                       // Nature; roll
	askToll                            // attacker: the unit a failed siege costs; lose
	askRoll                            // Nature: a die for a unit of Side in Place; roll (Count dice left)
	askLose                            // owner: a casualty (Count left); lose
	askAttackerRetreat                 // retreat, end
	askDefenderRetreat                 // retreat, end
	askStrategic                       // units of one zone; march, end
	askShow                            // only when guarded: hidden units are revealed, the levy in Place or all there is; show
	asks

	noQuestion = asks     // the procedure goes on by itself
	gameOver   = asks + 1 // nothing is asked any more
)

// The verbs of choices, with the fields that each one uses.
const (
	verbPlace   = iota // What: a unit, a leader, or None for the drawn counters; To
	verbLevy           // To
	verbDraw           // What, Count: the number among equal counters, from 1
	verbRoll           // Count: the face, 1 to 10; of two dice together 0 to 99
	verbPick           // To
	verbName           // What: a kingdom, or a king for a land
	verbRemove         // What: a unit, or None for a levy that is face down; From
	verbMarch          // What, From, To, Count. Where a check is due it only binds the stack for To
	verbAdvance        // To: the check of all that are bound for it
	verbFight          // To
	verbSiege          //
	verbLose           // What
	verbRetreat        // To
	verbEnd            // nothing, or nothing more
	verbShow           // What: the levy in From, by its name in the cup; None: all that is hidden
	verbs
)

// The kinds of events, with the fields that each one uses.
const (
	evRound       = iota // Count: the turn, 1 to 10
	evTurn               // Side
	evPhase              // Count: 1 to 6
	evPlaced             // Side has set up
	evPlace              // Side, What, Count, To
	evLevy               // Side, To: a counter, face down
	evCastle             // Side, To: a castle is built
	evMobilise           // What: a kingdom
	evDemobilise         // What: a kingdom, all of it conquered
	evEventRoll          // Side, Count: 0 to 99
	evEvent              // Side, What: an event
	evWeatherEnds        //
	evVikings            // Count Vikings land in To
	evPicked             // To, or What: a kingdom or a king; Side names it, or chance picks
	evRemove             // Side, What (None: a levy that is face down), Count, From
	evCastleLost         // To
	evMarch              // Side, What, Count, From, To
	evSupply             // Side, To, Count: the face, Extra: the modifier
	evHalt               // Side, To: all bound for it stay where they are
	evAdvance            // Side, To: all bound for it go; their marches follow
	evCrossing           // Side, To, Count: the face, Extra: 1 when they cross
	evBattle             // Side attacks Other in To
	evReveal             // Side, What, Count, To: levies turned face up
	evSiege              // Side, To, Count: the face, Extra: the modifier
	evSiegeWon           // Side, To
	evSiegeLost          // Side, To
	evMissile            // To
	evMelee              // To
	evPursuit            // Side pursues out of To
	evDie                // Side, Other, To, What: the unit, Count: the face, Extra: the addition
	evHit                // Side loses Count of What in From to Other
	evRetreat            // Side, What, Count, From, To
	evBattleEnd          // Side holds To, or None when nobody does
	evConquer            // Side, To
	evNeutral            // To
	evBanner             // Side, To, Count: the earl, 0 to 2
	evActivate           // Side, What, Count, To
	evStrategic          // Side, From
	evOver               //
	evResult             // Side: the winner or None, Count: 2 for a major victory of the Normans, else 1
	// Points: Side scores Count; the events of these kinds add up to the score.
	evScoreTeulu   // for each teulu lost
	evScoreEarl    // Count is negative
	evScoreKing    // Count is negative
	evScoreCastle  // for the castle in To
	evScoreEarldom // for To, held by the Welsh
	evScoreBorder  // for To, held by the Welsh
	events
)

var lexicon = engine.Lexicon{
	Asks: make([]string, asks), // by define
	Verbs: []string{
		"place", "levy", "draw", "roll", "pick", "name", "remove", "march",
		"advance", "fight", "siege", "lose", "retreat", "end", "show",
	},
	Events: []string{
		"round", "turn", "phase", "placed", "place", "levy", "castle", "mobilise",
		"demobilise", "eventRoll", "event", "weatherEnds", "vikings", "picked",
		"remove", "castleLost", "march", "supply", "halt", "advance", "crossing",
		"battle", "reveal", "siege", "siegeWon", "siegeLost", "missile", "melee",
		"pursuit", "die", "hit", "retreat", "battleEnd", "conquer", "neutral",
		"banner", "activate", "strategic", "over", "result", "scoreTeulu",
		"scoreEarl", "scoreKing", "scoreCastle", "scoreEarldom", "scoreBorder",
	},
	Whats: []string{
		"norman knight", "norman infantry", "norman archer", "norman gwent archer",
		"welsh infantry", "welsh archer", "welsh gwent archer", "teulu", "irish",
		"viking", "hugh", "roger", "william", "gruffydd", "rhys", "castle", "banner",
		"Môn", "Gwynedd", "Powys", "Gwent", "Morgannwg", "Deheubarth", "Dyfed",
		"quietSeason", "clearWeather", "badWeather", "vikingRaid",
		"welshInsurgents", "castleBurned", "reinforcements", "recalled",
		"welshFeud", "knightsCharge", "siegeEngineers", "ambush", "campFever",
		"irishAuxiliaries", "bards", "kingdomRises", "masterArchers",
		"dynasticFeud", "poorHarvest", "bribery",
	},
	Sides:     []string{"Normans", "Welsh", "Vikings"},
	Shows:     func(verb uint8) bool { return verb == verbShow },
	Enough:    enough,
	Policies:  orderBook[:],
	PointUnit: 1,
}

func enough(event uint8) int {
	switch event {
	case evSupply:
		return EnoughSupply
	case evSiege:
		return EnoughToBesiege
	}
	return 0
}

func init() {
	for z := range chart.zones {
		lexicon.Places = append(lexicon.Places, chart.zones[z].name)
	}
}
