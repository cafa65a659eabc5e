package brianboru

import (
	"fmt"

	"bretwalda/engine"
)

// Questions: Turn.Kind. The comment names the decision, the use of Turn's other
// fields and the verbs of the list. Turn.Side is the
// side of the seat that decides, or that Nature draws for.
const (
	askFirst       = iota // Nature draws the first player; begin
	askViking             // Nature: the Viking card of the round; reveal
	askSuitor             // Nature: the marriage card of the round; reveal
	askDeal               // Nature: a card for the packet of Side; deal (Count cards left to deal)
	askStart              // the first disc; place
	askKeep               // two cards of a packet; keep
	askLead               // the active town and a card; lead, end
	askFollow             // a card; play
	askAction             // a loser's action of the card; upper, lower
	askCourtExtra         // more steps on the marriage track; buy
	askChurchExtra        // more discs in the church area; buy
	askRaidExtra          // more raiders from the battle area; buy
	askExpand             // a town by road for five coins; expand, end
	askLiberate           // which Viking control token goes; liberate
	askPrincess           // the alliance with Estrid; support, trade, spurn
	askTown               // where a disc goes; place (Place: the region, or None for any town)
	askLoseTown           // which town of Other goes to the Vikings; lose
	askMonastery          // where a monastery rises; monastery
	asks

	unasked = asks // no decision is open
)

// Answers: Choice.Verb, with the fields each one uses.
const (
	verbBegin     = iota // Count: the seat
	verbReveal           // Count: strength, Extra: the number among equal ones, from 1; or What: a marriage card
	verbDeal             // What: the card
	verbPlace            // To
	verbKeep             // What: a card, Extra: the other one, as an index in Whats; What < Extra
	verbLead             // To: the town, What: the card
	verbPlay             // What: the card
	verbUpper            // the upper of the two actions
	verbLower            // the lower
	verbBuy              // Count: how many, 0 for none
	verbExpand           // To
	verbEnd              // no expansion; no card to lead with
	verbLiberate         // To
	verbSupport          // military support
	verbTrade            // establish trade
	verbSpurn            //
	verbLose             // To
	verbMonastery        // To
	verbs
)

// Events: Event.Kind, with the fields each one uses. None names a card
// that some seat may not know.
const (
	evFirst     = iota // Side begins
	evRound            // Count: the round
	evVikings          // Count raiders come to the battle area
	evSuitor           // What: the marriage card of the round
	evDealt            // Count: cards each
	evKept             // Side, Count: cards
	evTurn             // Side leads, Count: the trick of the round
	evLead             // Side, To, What
	evPlay             // Side, What
	evTrick            // Side wins with What, To: the town
	evAction           // Side, What: the card, Count: 0 primary, 1 upper, 2 lower
	evCoins            // Side, Count: more or fewer
	evRenown           // Side, Count
	evCourt            // Side, Count: steps, Extra: the space reached
	evFallBack         // Side, Extra: the space, below an occupied one
	evChurch           // Side, Count: discs
	evRaid             // Side, Count: raiders
	evTown             // Side, To: a disc on a town
	evExpand           // Side, To: a disc by road
	evMarker           // Side has the active town marker
	evLiberate         // Side, Other: whose town, To
	evMarry            // Side, What
	evUnwed            // What: the card, out of the game
	evTrack            // Side, Count: the space whose benefit comes
	evRepulsed         // no raider is left in the battle area
	evIncursion        // Side chooses, Other loses To
	evSpared           // Other has no town to lose
	evSpoils           // Side, Count: raiders returned
	evMonastery        // Side, To
	evBlessed          // Side, Count: discs back from the church area
	evFlip             // To: a region whose claim is face up now
	evClaim            // To: a region whose claim Side has now; Vikings: back to the board
	evDiscarded        // the cards left in all hands go
	evSupport          // Side
	evTrade            // Side
	evSpurn            // Side
	evOver             //
	// Points: Side scores Count; with the ten of the start they add up to the score.
	evScoreMarriage // for a marriage card
	evScoreSpurn    // for Estrid spurned
	evScoreSpoils   // spoils of battle
	evScoreChurch   // discs in the church area
	evScorePay      // negative: a coin owed and not there
	evScoreCoins    // the end: most coins
	evScoreMarker   // the end: the active town marker
	evScoreRenown   // the end
	evScoreClaim    // the end: the claim of To
	evScoreHalf     // the end: half the claim of To, which nobody holds
	evScoreRegions  // the end: how many regions
	events
)

// Other things than cards: Whats from 25 on. The action card of value v is v-1.
const (
	disc = int8(cardCount + iota)
	monastery
	vikingControl
	marker
	raider
	claimFaceUp
	claimFaceDown
	coin
	renown
	orlaith // the first marriage card
	whats   = orlaith + marriageCount
	nothing = int8(engine.None)
)

// what is the marriage card as a What, or nothing.
func (m marriage) what() int8 {
	if m == noMarriage {
		return nothing
	}
	return orlaith + int8(m)
}

func marriageOf(what int8) marriage { return marriage(what - orlaith) }

// Names of the lexicon by town, region and marriage card.
var townNames, regionNames, marriageNames []string

// lexicon holds the stable English words of the game.
var lexicon = engine.Lexicon{
	Asks: make([]string, asks), // by define
	Verbs: []string{
		"begin", "reveal", "deal", "place", "keep", "lead", "play", "upper", "lower",
		"buy", "expand", "end", "liberate", "support", "trade", "spurn", "lose",
		"monastery",
	},
	Events: []string{
		"first", "round", "vikings", "suitor", "dealt", "kept", "turn", "lead", "play",
		"trick", "action", "coins", "renown", "court", "fallBack", "church", "raid",
		"town", "expand", "marker", "liberate", "marry", "unwed", "track", "repulsed",
		"incursion", "spared", "spoils", "monastery", "blessed", "flip", "claim",
		"discarded", "support", "trade", "spurn", "over",
		"scoreMarriage", "scoreSpurn", "scoreSpoils", "scoreChurch", "scorePay",
		"scoreCoins", "scoreMarker", "scoreRenown", "scoreClaim", "scoreHalf", "scoreRegions",
	},
	Sides: []string{"Dál Cais", "Uí Néill", "Eóganacht", "Uí Briúin", "Laigin", "Vikings"},
	// The next packet may wait behind the one before a seat.
	ExtraIsWhat: func(verb uint8) bool { return verb == verbKeep },
	Shows:       func(verb uint8) bool { return verb == verbKeep },
	Dealt:       true,
	Price:       price,
	Policies:    orderBook[:],
	PointUnit:   1,
}

func init() {
	for v := 1; v <= cardCount; v++ {
		lexicon.Whats = append(lexicon.Whats, fmt.Sprintf("card %d", v))
		lexicon.Suits = append(lexicon.Suits, deck[v-1].Suit.String())
	}
	lexicon.Whats = append(lexicon.Whats,
		"disc", "monastery", "viking control", "marker", "raider", "claim", "claim face down", "coin", "renown")
	for _, m := range marriageCards {
		lexicon.Whats = append(lexicon.Whats, m.ID)
	}
	for _, t := range towns {
		lexicon.Places = append(lexicon.Places, t.Name)
	}
	for _, r := range regions {
		lexicon.Places = append(lexicon.Places, r.Name)
	}
	townNames, regionNames = lexicon.Places[:townCount], lexicon.Places[townCount:]
	marriageNames = lexicon.Whats[orlaith:]
}

// String is the player's name, or "" of nobody.
func (who side) String() string {
	if who == nobody {
		return ""
	}
	return lexicon.Sides[who]
}
