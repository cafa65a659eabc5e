package store

// Sketch is a board in little: its width and height, 0, then x, y and the colour of
// those who are there, for each spot.
type Sketch []byte

// maxSpots is how many a sketch has at most, more than any board has places.
const maxSpots = 200

// Has reports whether a sketch has a spot.
func (s Sketch) Has(spot [3]byte) bool {
	for i := 3; i+2 < len(s); i += 3 {
		if [3]byte(s[i:]) == spot {
			return true
		}
	}
	return false
}
