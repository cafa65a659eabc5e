package marcher

// procedure is what an event does.
type procedure struct {
	steps  []instruction
	favour favour
}

// favour is what an event adds in the Combat Phase of the same player turn.
type favour struct {
	side        side
	units       uint16 // kinds whose dice it is added to, a bit each
	die         int8
	firstRound  bool // in the first round of each battle only
	openDefence bool // only to defenders where there is no castle
	siege       int8 // to the siege rolls of the side
}

const everyUnit = 1<<unitKinds - 1

// instruction is one step of a procedure.
type instruction struct {
	do      deed
	side    side
	where   among
	count   int8
	weather Weather
	spared  uint16 // kinds that are not taken, a bit each
	ask     uint8
}

// deed is what a step does.
type deed uint8

const (
	weatherTurns       deed = iota // the weather is from now on
	vikingsSail                    // die for the zone; none if all are on the map
	vikingsLand                    // die for how many; they occupy, or attack in the Combat Phase
	zoneIsPicked                   // at random, among where; none: the event is over
	zoneIsNeeded                   // among where; none: the event is over
	countersAreDrawn               // count from the side's pool; none: the event is over
	irishSail                      // count of those off the map; none: the event is over
	theyArrive                     // what was drawn goes, active, where the owner says
	theyAttack                     // what was drawn goes to the zone picked and attacks there
	castleBurns                    // in the zone picked
	unitIsLost                     // one of the owner's choice, to its pool
	kingdomRests                   // named among the mobilised: no levy next time
	kingdomIsMobilised             // named among the others, and the event is over; none: it goes on
	kingdomQuarrels                // at random: its units do not move in this turn
	harvestFails                   // one levy a kingdom next time
)

// among says which zones a step is about.
type among uint8

const (
	thePicked      among = iota
	normanOutside        // held by the Normans outside the earldoms
	castleOutside        // the same, with a castle
	normanEarldoms       // held by the Normans in the earldoms
	normanLargest        // with most Norman units
	welshCoast           // held by the Welsh, on the coast
	welshOutside         // held by the Welsh outside the earldoms
	welshTempted         // the same, beside a zone the Normans hold, with more than teulu
)
