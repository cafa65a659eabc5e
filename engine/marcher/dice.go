package marcher

// Rule 2.4: a single die shows 1 to 10, its 0 being ten.

// faces is how many faces of a die are at least so high with what is added to
// them: the chance of a throw in tenths.
func faces[N int | int8 | int32](least, added N) N { return min(10, max(0, 10+1-least+added)) }
