// Package odds computes probabilities in whole numbers, alike on every machine.
package odds

import "math/bits"

// Chance is a probability in parts of Certain, or how often something is expected to
// happen, up to 15 times. Products and quotients round down by less than one part, so
// that even the longest battle stays exact to far below one part of 2^32. The possible
// keeps one part: a chance is 0 only for the impossible.
type Chance uint64

// Certain is the chance of the inevitable.
const Certain Chance = 1 << 60

// Times is the chance that both happen.
func (c Chance) Times(d Chance) Chance {
	hi, lo := bits.Mul64(uint64(c), uint64(d))
	if p := Chance(hi<<4 | lo>>60); p != 0 || c == 0 || d == 0 {
		return p
	}
	return 1
}

// Of is the chance that c, at most Certain, happens and then a die of at most 15 faces
// shows one of some of them.
func (c Chance) Of(some, faces Chance) Chance {
	if p := c * some / faces; p != 0 || c == 0 || some == 0 {
		return p
	}
	return 1
}

// Over is c/d, which must be below 16; d is not 0.
func (c Chance) Over(d Chance) Chance {
	q, _ := bits.Div64(uint64(c)>>4, uint64(c)<<60, uint64(d))
	return Chance(q)
}

// Parts rounds a chance to parts of a whole, a power of two up to Certain.
func (c Chance) Parts(whole uint64) uint64 {
	unit := Certain / Chance(whole)
	return uint64((c + unit/2) / unit)
}

// Shares rounds chances that add up to Certain to parts that add up to a whole; the
// largest takes the remainder.
func Shares(whole uint64, chances ...Chance) []uint64 {
	parts := make([]uint64, len(chances))
	largest, sum := 0, uint64(0)
	for i, c := range chances {
		parts[i] = c.Parts(whole)
		sum += parts[i]
		if parts[i] > parts[largest] {
			largest = i
		}
	}
	parts[largest] += whole - sum
	return parts
}
