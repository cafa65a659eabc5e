package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// MaxAmendments is how many a match may have.
const MaxAmendments = 255

// AmendKind is a kind of amendment. The numbers are part of the link format.
type AmendKind uint8

const (
	Propose AmendKind = iota // the seat proposes a change, and agrees to it
	Agree                    // the seat agrees to the proposal
	Refuse                   // the seat refuses it: it is off
	Leave                    // the player of the seat hands it on
	Succeed                  // a new player takes the vacant seat
	Greet                    // the seat shows a token that a new player did not know
	AmendKinds
)

// ChangeKind is a kind of change. The numbers are part of the link format.
type ChangeKind uint8

const (
	Vacate   ChangeKind = iota // the seat waits for a new player
	Deputize                   // a bot plays the seat from now on
	Rewind                     // the last possession is undone
	Redeal                     // what is protected by a lost key is dealt anew, and the seat waits for a new player
)

// Change is the subject of an amendment.
type Change struct {
	Kind ChangeKind
	Seat engine.Seat // but for Rewind
	Bot  Kind        // of Deputize
	// Round is the one that is dealt anew, of Redeal; beyond the last there is none left.
	// Where levies are protected it is the number of the levy, 1 for the set-up, and 0 for
	// a seat that is not the first of its side.
	Round int
}

// Amendment is one amendment of a match.
type Amendment struct {
	Place  int // choices made before it, with those that were undone
	Kind   AmendKind
	Seat   engine.Seat // the seat that amends
	Change Change      // of Propose and Leave
	Name   string      // of Succeed

	// Of Succeed, where there are tokens: the newest that the player has shown.
	Number int
	Newest dice.Token

	// Of Succeed with protected hands: the newest key, too.
	Keys int
	Key  dice.Token

	then   possession // after it
	after  int        // choices of the log after it
	undone []Entry    // by it
	codes  []code     // of these, with hidden hands
	seats  bool       // it has changed the player of a seat

	redealt bool // it has made something void:
	number  int  // that of its key
}

// Proposal is a change that waits for the agreement of others.
type Proposal struct {
	Change Change
	By     engine.Seat
	Agreed []engine.Seat // in that order, the first by the one who proposes
	Asked  []engine.Seat // yet to agree, in the order in which the match goes round
	Before int           // how many proposals the same seat has made before
}
