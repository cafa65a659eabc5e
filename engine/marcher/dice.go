package marcher

// faces counts the faces of a die that reach a number with an addition: the
// chance of a throw in tenths. The 0 of a single die is a ten (§2.4).
func faces[N int | int8 | int32](least, added N) N { return min(10, max(0, 10+1-least+added)) }
