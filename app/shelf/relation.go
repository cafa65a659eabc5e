package shelf

import "bretwalda/engine/match"

// Relation is what a match that arrives is to one that is kept.
type Relation = match.Relation

const (
	Other     = match.Other     // another match
	Same      = match.Same      // the very same
	Continues = match.Continues // goes on where the kept one stands
	Older     = match.Older     // stands where the kept one has gone on
	Joins     = match.Joins     // both gather players: the claims are to be joined
	Fork      = match.Fork      // parted from it
)

// Relate says what the arriving match is to the kept one, and after how many
// choices they part. What speaks against it is match.Compare's to say.
func Relate(kept, arriving *match.Match) (Relation, int) {
	f := match.Compare(kept, arriving, nil)
	return f.Relation, f.Parting
}
