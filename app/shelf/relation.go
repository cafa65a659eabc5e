package shelf

import "bretwalda/engine/match"

// Relation is what a match that arrives is to one that is kept.
type Relation int

const (
	Other     Relation = iota // another match
	Same                      // the very same
	Continues                 // goes on where the kept one stands
	Older                     // stands where the kept one has gone on
	Fork                      // parted from it
)

// Relate says what the arriving match is to the kept one, and after how many
// choices they part.
func Relate(kept, arriving *match.Match) (Relation, int) {
	a, errA := kept.Header()
	b, errB := arriving.Header()
	if errA != nil || errB != nil || !a.Equal(b) {
		return Other, 0
	}
	n := match.Parting(kept, arriving)
	switch {
	case n == kept.Len() && n == arriving.Len():
		return Same, n
	case n == kept.Len():
		return Continues, n
	case n == arriving.Len():
		return Older, n
	}
	return Fork, n
}
