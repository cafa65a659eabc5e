package match

import (
	"slices"

	"bretwalda/engine"
)

// Relation is the relation of an arriving match to the one that a device knows.
type Relation uint8

const (
	Other     Relation = iota // another match
	Same                      // equal
	Continues                 // begins with the known one
	Older                     // the known one begins with it
	Joins                     // both still gather, with different claims: to be joined
	Fork                      // parted from it
)

var relationNames = [...]string{"other", "same", "continues", "older", "joins", "fork"}

func (r Relation) String() string { return name(relationNames[:], int(r)) }

// Suspicion is a way in which an arriving match contradicts what a device knows.
type Suspicion uint8

const (
	Swapped   Suspicion = iota // the seat is bound to another chain of tokens
	Reseeded                   // has the claims of one match under the number of another
	Forged                     // made for the seat, or in its possession, and not by this device
	Elsewhere                  // made with the secret of the seat, and not on this device
	Disobeyed                  // decided in the name of the seat against its orders
	Presumed                   // decided in the name of the seat, which has given no orders
	PassedOn                   // the seat is asked a question that its orders answer
	Resettled                  // the orders of the seat have changed, and it has not had the match
	Replayed                   // the seat has played a possession again that others or dice had followed
	Stale                      // as Replayed, from a link after which the seat itself has played on
	Edited                     // the past differs from the one this device has played on
	TakenBack                  // the seat has undone a choice that was already sent
	Renamed                    // the player of the seat has another name
	Tampered                   // the seat's part of the hidden cards has changed, or is gone
	Altered                    // the seat has not vouched for the match that comes back to its device
	Unvouched                  // the seat has not vouched for the match that this device got before
)

var suspicionNames = [...]string{
	"swapped", "reseeded", "forged", "elsewhere", "disobeyed", "presumed",
	"passedOn", "resettled", "replayed", "stale", "edited", "takenBack", "renamed", "tampered",
	"altered", "unvouched",
}

func (s Suspicion) String() string { return name(suspicionNames[:], int(s)) }

func name(names []string, n int) string {
	if n < len(names) {
		return names[n]
	}
	return "unknown"
}

// Doubt is one contradiction. It tells the alteration, not its author: a link is not
// signed, and everyone who has had it since may have altered it.
type Doubt struct {
	Kind    Suspicion
	Seat    engine.Seat   // whose token, choice, possession or orders it is about
	Place   int           // number of the choice in the arriving match, or -1
	Holders []engine.Seat // the seats that have had the arriving match since, in order, without one's own
	Sure    bool          // devices that keep the rules cannot bring it about
}

// Finding is the relation of an arriving match to the one that a device knows, and all
// contradictions.
type Finding struct {
	Relation     Relation
	Parting      int   // choices with which both begin
	Ours, Theirs Entry // of a fork: choice number Parting in the known and in the arriving match
	Amended      bool  // they part by an amendment, not by a choice
	Clashes      []Clash
	Doubts       []Doubt
	Vouched      []Voucher // seats of which this device has learned that they vouched for the match it knows
}

// Cheated reports whether something is certain to have been altered against the
// rules.
func (f Finding) Cheated() bool {
	return slices.ContainsFunc(f.Doubts, func(d Doubt) bool { return d.Sure })
}

// ByTwoDevices reports whether all that is certain could also come from one seat
// played on two devices that do not know of each other.
func (f Finding) ByTwoDevices() bool {
	return !slices.ContainsFunc(f.Doubts, func(d Doubt) bool {
		switch d.Kind {
		case Forged, Elsewhere, Replayed, Stale, Edited, Resettled, PassedOn:
			return false
		}
		return d.Sure
	})
}
