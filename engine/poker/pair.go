package poker

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/gtank/ristretto255"
)

// Pair holds the keys with which a seat seals for another seat, and for itself. All
// follows from the token.
type Pair struct {
	match uint64
	hand  *ristretto255.Scalar
	own   [32]byte
}

// NewPair is the pair of a seat in a match, by a token that it does not show.
func NewPair(match uint64, seat int, token Token) *Pair {
	k := &Key{deal: Deal{Match: match}, seat: seat}
	p := &Pair{match: match, hand: k.scalar("pair", token)}
	sum := k.hash("own", token)
	copy(p.own[:], sum[:])
	return p
}

// Point is the public point of the pair.
func (p *Pair) Point() Point { return encode(timesBase(p.hand)) }

// Own seals note number n of the seat for itself: nobody seals two with one secret.
func (p *Pair) Own(n int) [32]byte {
	if n == 0 {
		return p.own
	}
	return sha256.Sum256(append(append([]byte("bretwalda own"), 0, byte(n)), p.own[:]...))
}

// Share is the secret with the owner of another point; from is the seat that sends.
// ErrPoint: it is no point.
func (p *Pair) Share(with Point, from, to int) (secret [32]byte, err error) {
	e, err := decode(with)
	if err != nil {
		return secret, err
	}
	both := encode(e.ScalarMult(p.hand, e))
	text := append([]byte("bretwalda veil key"), 0)
	text = binary.BigEndian.AppendUint64(text, p.match)
	text = append(text, byte(from), byte(to))
	return sha256.Sum256(append(text, both[:]...)), nil
}

// WritePoint gives a point as symbols, each one of so many. The two bits that are
// 0 in every point are left out.
func WritePoint(p Point, put func(symbol, of int)) { p.write(put) }

// ParsePoint reads a point that WritePoint wrote, or fails.
func ParsePoint(next func(of int) int) (p Point, err error) {
	err = p.parse(next)
	return p, err
}
