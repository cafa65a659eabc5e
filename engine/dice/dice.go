// Package dice says where the choices of Nature come from.
//
// A draw is keyed by its place in the log, not by how many draws were made before. So
// undo and replay meet the same dice again, and nothing is kept between two draws.
package dice

import "math/bits"

// Kind is a source of chance. The numbers are part of the link format.
type Kind uint8

const (
	Seeded  Kind = iota // computed from the seed in the header
	ByHand              // rolled on the table and entered by a person
	Chained             // computed from tokens of all players; the holder of the match can look ahead
	Sealed              // as chained, but another player's device rolls for one's decisions
	Kinds               // how many kinds there are
)

func (k Kind) String() string {
	switch k {
	case Seeded:
		return "seeded"
	case ByHand:
		return "hand"
	case Chained:
		return "chained"
	case Sealed:
		return "sealed"
	}
	return "unknown"
}

// Tokens reports whether the rolls come from tokens of the players.
func (k Kind) Tokens() bool { return k == Chained || k == Sealed }

// Source is where a match takes its dice from.
type Source struct {
	Kind Kind
	// Seed is the seed of seeded dice. In a match by link it identifies the match. Else
	// it is 0.
	Seed uint64
}

// gamma is the step of splitmix64: odd, and close to 2^64 over the golden ratio.
const gamma = 0x9e3779b97f4a7c15

// Draw is a number in [0, n), each equally likely, fixed for ever by the seed and by
// the place in the log, the number of choices before. n is at least 1; a draw of one is
// 0.
//
// A word of 64 bits times n has its high half in [0, n). Of the low halves the
// first 2^64 mod n are one too many for some results; a word that falls there
// is drawn again.
func Draw(seed uint64, place, n int) int {
	key := mix(mix(seed+gamma) + gamma*uint64(place+1))
	many := uint64(n)
	for try := uint64(1); ; try++ {
		high, low := bits.Mul64(mix(key+gamma*try), many)
		if low >= many || low >= -many%many {
			return int(high)
		}
	}
}

// mix is the finisher of splitmix64: every bit in moves half of the bits out.
func mix(z uint64) uint64 {
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
