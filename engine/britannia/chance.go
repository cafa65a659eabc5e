package britannia

import "math/bits"

// chance is a probability in parts of certain. Products and quotients round
// down by less than one part, so that even the longest battle stays exact to
// far below one part of OddsWhole.
type chance uint64

const certain chance = 1 << 60

func (c chance) times(d chance) chance {
	hi, lo := bits.Mul64(uint64(c), uint64(d))
	return chance(hi<<4 | lo>>60)
}

// over is c/d; c must not be larger than d, and d not 0.
func (c chance) over(d chance) chance {
	q, _ := bits.Div64(uint64(c)>>4, uint64(c)<<60, uint64(d))
	return chance(q)
}

// parts rounds a chance to parts of a whole, a power of two up to certain.
func (c chance) parts(whole uint64) uint64 {
	unit := certain / chance(whole)
	return uint64((c + unit/2) / unit)
}

// shares rounds three chances that are certain together to parts of OddsWhole
// that add up to it; the largest takes what rounding leaves.
func shares(c [3]chance) (a, b, d uint64) {
	var p [3]uint64
	largest := 0
	for i := range c {
		p[i] = c[i].parts(OddsWhole)
		if p[i] > p[largest] {
			largest = i
		}
	}
	p[largest] += OddsWhole - (p[0] + p[1] + p[2])
	return p[0], p[1], p[2]
}
