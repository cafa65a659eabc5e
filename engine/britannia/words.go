package britannia

import "bretwalda/engine"

// question is a kind of question: Turn.Kind.
type question uint8

// The questions, with the other fields of Turn and the verbs that the list offers.
const (
	askColours         question = iota // Nature: which group of nations the seat Turn.Roller plays; draw
	askWithhold                        // Count invaders too many for the counters: which stay out; withhold
	askGrowth                          // a subject's overlord: full growth of Other?; allow, refuse
	askBurh                            // Saxons: burhs instead of armies; burh, end
	askPlace                           // a new army; place (Count armies left to place)
	askLeader                          // where a leader without printed starting area appears; place
	askCompanion                       // the area in which Arthur and his cavalry appear; place
	askReplaceFort                     // which Roman fort becomes a Romano-British army; place
	askReplaceArmy                     // where Roman armies become Romano-British; place
	askNormanCavalry                   // round 16: cavalry in place of two infantry each; muster
	askMarch                           // movement; march, lead, ask, end
	askAbandon                         // overlord: may Other leave areas vacant?; allow, refuse
	askExcess                          // movement ended above the stacking limits and nothing can move; remove
	askBattle                          // which battle next; fight
	askRoll                            // Nature: one die for a unit of Side at Place; roll
	askKillCavalry                     // Side's sixes against Other: how many take cavalry; kill
	askLoseBurh                        // owner: is the loss a burh or an army; lose
	askDefenderRetreat                 // retreat, retreatLed, end
	askAttackerRetreat                 // retreat, retreatLed, end
	askLost                            // the attacker chooses the armies that the dice took; lose
	askSubmit                          // submit to Other?; submit, refuse
	askDisplace                        // overlord's armies must leave Place; displace
	askWithdraw                        // raiders back to sea; withdraw, end
	askDepart                          // Danes, round 14: which armies go home with Cnut; remove
	askOverpopulation                  // which armies starve; remove
	askLegion                          // Romans, round 2: which armies leave; remove
	askBallot                          // a seat without votes: open or secret ballot?; open, secret
	askVote                            // which nation shall be Bretwalda; vote, secret
	askBidder                          // Nature draws the first bidder; begin
	askBid                             // for which group; bid
	askRaise                           // how much for the group of Side; raise
	asks

	noQuestion = asks     // the procedure goes on
	gameOver   = asks + 1 // no question is open
)

// The actions: Choice.Verb, with the fields each one uses.
const (
	verbDraw       = iota // Count: the group of nations
	verbWithhold          // From: the sea, What
	verbAllow             //
	verbRefuse            //
	verbBurh              // To
	verbEnd               // nothing more of this kind
	verbPlace             // What, To
	verbMuster            // Count: cavalry taken
	verbMarch             // What, From, To, Via, Via2, Count
	verbLead              // as march with the leader: Count infantry, Extra of What; both 0: the leader goes alone
	verbAsk               // the subject asks leave to vacate areas
	verbRemove            // What, From; Via, Via2: its origin, if that is chosen too
	verbFight             // To: the area
	verbRoll              // Count: the face, 1 to 6
	verbKill              // Count: cavalry taken by sixes
	verbLose              // What, From: the origin of such armies
	verbRetreat           // What, From, To, Count
	verbRetreatLed        // as retreat, the leader going along (Count may be 0)
	verbSubmit            //
	verbDisplace          // From, To, Count
	verbWithdraw          // From, To: the sea or land it set out from, Count
	verbOpen              //
	verbSecret            //
	verbVote              // What: the nation voted for
	verbDeal              // What: a nation, which stands for its group
	verbBegin             // Count: the seat
	verbBid               // What: a nation, which stands for its group
	verbRaise             // Count: points
	verbs
)

// The events: Event.Kind, with the fields each one uses.
const (
	evDraw         = iota // Count: the group; Extra: the seat
	evRound               // Count: the round
	evTurn                // Side
	evHalf                // Side, Count: 1 or 2, the half of a major invasion
	evPopulation          // Side, Count: points gained, Extra: points kept
	evArrive              // Side, What, Count, To
	evWithheld            // Side, What, Count, From
	evLost                // Side, What, Count: armies that had no counter or no room
	evPlace               // Side, What, Count, To
	evMarch               // Side, What, Count, From, To, Via, Via2; Extra: 1 when a leader goes along. Each kind of unit has its own
	evFort                // To: a Roman fort rises
	evAbandon             // Side asks Other for leave, Count: 1 granted, 0 refused
	evBattle              // Side attacks Other in To
	evDie                 // Side, What: the unit, Count: the face; Extra: the addition
	evHit                 // Side loses Count of What in From to Other
	evRetreat             // Side, What, Count, From, To
	evBattleEnd           // Side holds To, or None when nobody is left
	evWithdraw            // Side, What, Count, From, To
	evRemove              // Side, What, Count, From; Extra: 1 for stacking, 2 overpopulation, 3 legion, 4 departure, 5 displacement
	evSubmit              // Side submits to Other
	evRevolt              // Side is free of Other again
	evDisplace            // Side, Count, From, To
	evLeaderLeaves        // Side, What, From
	evReplace             // a Roman fort or army in To becomes Romano-British: What
	evBallot              // a secret ballot is called; Extra: the seat
	evVote                // Side votes for Other, Count votes
	evBretwalda           // Side, or None
	evKing                // Side, or None
	evOver                //
	// Points: Side scores Count; the events of these kinds add up to the score.
	evScoreOccupy    // in To
	evScoreHold      // for To
	evScoreLimit     // Count is negative: points above the limit of the card
	evScoreEliminate // for one What of Other in From
	evScoreSubmit    // for Other
	evScoreBretwalda //
	evScoreKing      //
	evScoreGeneric   // for a line of the card without symbol
	// The auction. Bids are taken from a seat, not from a nation.
	evDeal      // Side: a nation, which stands for its group; Extra: the seat
	evBidder    // Extra: the seat that bids first
	evBid       // Side: a nation, which stands for its group; Count: points, Extra: the seat
	evScoreBid  // Count is negative: a seat's bid; Extra: the seat
	evScoreRaid // for units that raiders eliminated, now that they are home
	// The half that a subject of Other does not score: Count is negative.
	evScoreSubject
	evPerish // Side has nobody left on the board since the battle with Other in To
	evGrowth // Side asks Other for leave to grow to the full, Count: 1 granted, 0 refused
	events
)

var lexicon = engine.Lexicon{
	Asks: make([]string, asks), // by define
	Verbs: []string{
		"draw", "withhold", "allow", "refuse", "burh", "end", "place", "muster",
		"march", "lead", "ask", "remove", "fight", "roll", "kill", "lose", "retreat",
		"retreatLed", "submit", "displace", "withdraw", "open", "secret", "vote",
		"deal", "begin", "bid", "raise",
	},
	Events: []string{
		"draw", "round", "turn", "half", "population", "arrive", "withheld", "lost",
		"place", "march", "fort", "abandon", "battle", "die", "hit", "retreat",
		"battleEnd", "withdraw", "remove", "submit", "revolt", "displace",
		"leaderLeaves", "replace", "ballot", "vote", "bretwalda", "king", "over",
		"scoreOccupy", "scoreHold", "scoreLimit", "scoreEliminate", "scoreSubmit",
		"scoreBretwalda", "scoreKing", "scoreGeneric", "deal", "bidder", "bid", "scoreBid", "scoreRaid",
		"scoreSubject", "perish", "growth",
	},
	Whats:      whatNames[:],
	Sides:      nationNames[:],
	WhatIsSide: func(verb uint8) bool { return verb == verbVote || verb == verbDeal || verb == verbBid },
	Counted:    countedBy,
	Policies:   orderBook[:],
}

// countedBy is the kind of army that Count counts, where Extra counts another.
func countedBy(verb uint8) int8 {
	if verb == verbLead {
		return int8(Infantry)
	}
	return int8(nothing)
}

// halves is the lexicon of the editions that print half points.
var halves engine.Lexicon

func init() {
	for p := Place(0); p < places; p++ {
		lexicon.Places = append(lexicon.Places, placeName(p))
	}
	lexicon.PointUnit = 1
	halves = lexicon
	halves.PointUnit = 2
}
