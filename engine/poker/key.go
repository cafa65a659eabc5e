package poker

import (
	"crypto/sha256"
	"crypto/sha512"
	"encoding/binary"
	"slices"

	"github.com/gtank/ristretto255"
)

// Token is the source of all keys of a seat in a round: a link of its hash chain. It
// is shown when the hands of the round are over.
type Token = [16]byte

// Key holds a seat's mask and order for the deck of a round, and the keys of things
// that only it may read. All follows from the token.
type Key struct {
	deal    Deal
	seat    int
	mask    *ristretto255.Scalar
	hand    *ristretto255.Scalar // for cards that are passed on
	shuffle []int                // slot i gets the card of slot shuffle[i]
	own     [32]byte             // seals notes
	finds   [32]byte             // makes prints of the deck that the seat has found
}

// NewKey is the key of a seat by its token.
func NewKey(d Deal, seat int, token Token) *Key {
	k := &Key{deal: d, seat: seat}
	k.mask = k.scalar("mask", token)
	k.hand = k.scalar("hand", token)
	sum := k.hash("note", token)
	copy(k.own[:], sum[:])
	if d.Guarded {
		sum = k.hash("finds", token)
		copy(k.finds[:], sum[:])
	}
	sum = k.hash("shuffle", token)
	k.shuffle = make([]int, d.Cards)
	for i := range k.shuffle {
		j := int(stream(sum[:32], i) % uint64(i+1))
		k.shuffle[i] = k.shuffle[j]
		k.shuffle[j] = i
	}
	return k
}

// hash is 64 bytes that belong to a purpose, the deal, the seat and the token.
func (k *Key) hash(purpose string, token Token) [64]byte {
	text := k.deal.label(purpose)
	text = append(text, byte(k.seat))
	return sha512.Sum512(append(text, token[:]...))
}

func (k *Key) scalar(purpose string, token Token) *ristretto255.Scalar {
	sum := k.hash(purpose, token)
	return ristretto255.NewScalar().FromUniformBytes(sum[:])
}

// unmask is the inverse of the mask.
func (k *Key) unmask() *ristretto255.Scalar { return ristretto255.NewScalar().Invert(k.mask) }

// public is the point by which others share a secret with the seat.
func (k *Key) public() Point { return encode(timesBase(k.hand)) }

// shared is the secret that the seat shares with the owner of a public point; of the
// two, from passes cards to the other. It fails if the point is none.
func (k *Key) shared(public Point, from, to int) (secret [32]byte, err error) {
	p, err := decode(public)
	if err != nil {
		return secret, err
	}
	both := encode(ristretto255.NewElement().ScalarMult(k.hand, p))
	text := append(k.deal.label("pass"), byte(from), byte(to))
	return sha256.Sum256(append(text, both[:]...)), nil
}

// stream is number i of the random words that a key gives.
func stream(key []byte, i int) uint64 {
	text := binary.BigEndian.AppendUint32(append([]byte(nil), key...), uint32(i))
	sum := sha256.Sum256(text)
	return binary.BigEndian.Uint64(sum[:])
}

// seal hides cards, which have consecutive places among all that is sealed with the
// key. unseal is its inverse.
func (d Deal) seal(key [32]byte, from int, cards []int8) []int8 {
	return d.shift(key, from, cards, func(word int) int { return word })
}

func (d Deal) unseal(key [32]byte, from int, cards []int8) []int8 {
	return d.shift(key, from, cards, func(word int) int { return d.Cards - word })
}

func (d Deal) shift(key [32]byte, from int, cards []int8, by func(int) int) []int8 {
	moved := make([]int8, len(cards))
	for i, c := range cards {
		word := int(stream(key[:], from+i) % uint64(d.Cards))
		moved[i] = int8((int(c) + by(word)) % d.Cards)
	}
	return moved
}

// open reads cards that were told and checks their tag, where there is one.
func (d Deal) open(secret [32]byte, from int, told []int8) (cards []int8, meant bool) {
	if !d.Guarded {
		return d.unseal(secret, from, told), true
	}
	n := len(told) - tagSize
	if n < 0 {
		return nil, false
	}
	cards = d.unseal(secret, from, told[:n])
	return cards, slices.Equal(told[n:], d.tag(secret, from, cards))
}

// tag guards cards that are told: only the two who share the secret can make it.
func (d Deal) tag(secret [32]byte, from int, cards []int8) []int8 {
	text := append(d.label("tag"), secret[:]...)
	text = append(text, byte(from))
	for _, c := range cards {
		text = append(text, byte(c))
	}
	sum := sha256.Sum256(text)
	tag := make([]int8, tagSize)
	for i := range tag {
		tag[i] = int8(stream(sum[:], i) % uint64(d.Cards))
	}
	return tag
}

// Note seals cards that the seat has seen, so that its device finds them in the
// link again. from is how many it has noted before.
func (k *Key) Note(from int, cards []int8) []int8 { return k.deal.seal(k.own, from, cards) }

// Recall reads cards that Note sealed.
func (k *Key) Recall(from int, noted []int8) []int8 { return k.deal.unseal(k.own, from, noted) }
