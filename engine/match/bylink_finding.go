package match

import (
	"slices"

	"bretwalda/engine"
)

// Relation is what a match that arrives is to the one that a device knows.
type Relation uint8

const (
	Other     Relation = iota // another match
	Same                      // the very same
	Continues                 // goes on where the known one stands
	Older                     // stands where the known one has gone on
	Joins                     // both still gather, and the claims differ: to be joined
	Fork                      // parted from it
)

var relationNames = [...]string{"other", "same", "continues", "older", "joins", "fork"}

func (r Relation) String() string { return name(relationNames[:], int(r)) }

// Suspicion is a way in which an arriving match contradicts what a device knows.
type Suspicion uint8

const (
	Swapped   Suspicion = iota // the seat is bound to another chain of tokens
	Reseeded                   // the claims of one match under the number of another
	Forged                     // made for the seat, or in its possession, and not by this device
	Elsewhere                  // made with the secret of the seat, and not on this device
	Disobeyed                  // decided in the name of the seat otherwise than it has ordered
	Presumed                   // decided in the name of the seat, which has ordered nothing
	PassedOn                   // the seat is asked what it has ordered already
	Resettled                  // the orders of the seat are others, and it has not had the match
	Replayed                   // the seat has played a possession anew that others or dice had followed
	Stale                      // as Replayed, from a link after which the seat itself has played on
	Edited                     // the past is another than the one this device has played on
	TakenBack                  // the seat has undone a choice that was already sent
	Renamed                    // the player of the seat has another name
	Tampered                   // what the seat has left of hidden cards is another, or gone
	Altered                    // the seat has not vouched for what comes back to its device
	Unvouched                  // the seat has not vouched for what this device had got before
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

// Doubt is one contradiction. It says what was altered, not by whom: a link is
// not signed, and whoever has had it since may have altered it.
type Doubt struct {
	Kind  Suspicion
	Seat  engine.Seat   // whose token, choice, possession or orders it is about
	Place int           // number of the choice in the arriving match, or -1
	Hands []engine.Seat // who has had the arriving match since, in order, without one's own seats
	Sure  bool          // devices that keep the rules cannot bring it about
}

// Finding is what an arriving match is to the one that a device knows, and all
// that speaks against it.
type Finding struct {
	Relation     Relation
	Parting      int   // choices with which both begin
	Ours, Theirs Entry // of a fork: choice number Parting in the known and in the arriving match
	Amended      bool  // they part by what players have settled besides the rules, not by a choice
	Clashes      []Clash
	Doubts       []Doubt
	Vouched      []Voucher // of whom this device has learned that they have vouched for what it knows
}

// Cheated reports whether something is certain to have been altered against the
// rules.
func (f Finding) Cheated() bool {
	return slices.ContainsFunc(f.Doubts, func(d Doubt) bool { return d.Sure })
}

// ByTwoDevices reports whether all that is certain would also come about where
// somebody plays one seat on two devices, neither of which knows of the other.
func (f Finding) ByTwoDevices() bool {
	return !slices.ContainsFunc(f.Doubts, func(d Doubt) bool {
		switch d.Kind {
		case Forged, Elsewhere, Replayed, Stale, Edited:
			return false
		}
		return d.Sure
	})
}
