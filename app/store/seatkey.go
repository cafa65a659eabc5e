package store

import (
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// A seat's key as a short text, by which another device of the same player plays
// the seat too. People may have to copy it by hand: its letters are those of
// Crockford's base 32, which has neither I, L, O nor U, in groups of four.

const (
	keyLetters  = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	keySeatBits = 3
	keySumBits  = 9
	keyBits     = 128 + keySeatBits + keySumBits // a multiple of what a letter holds
	keyGroup    = 4
)

// KeyText is the key of a seat as a text.
func KeyText(seat engine.Seat, secret dice.Token) string {
	bits := make([]byte, 0, keyBits)
	put := func(n uint32, width int) {
		for k := width - 1; k >= 0; k-- {
			bits = append(bits, byte(n>>k&1))
		}
	}
	put(uint32(seat), keySeatBits)
	for _, b := range secret {
		put(uint32(b), 8)
	}
	put(keySum(seat, secret), keySumBits)
	var text strings.Builder
	for i := 0; i < len(bits); i += 5 {
		n := 0
		for _, b := range bits[i : i+5] {
			n = n<<1 | int(b)
		}
		text.WriteByte(keyLetters[n])
	}
	return text.String()
}

// KeyGroups is a key's text as people read it to each other.
func KeyGroups(text string) string {
	var groups []string
	for ; len(text) > keyGroup; text = text[keyGroup:] {
		groups = append(groups, text[:keyGroup])
	}
	return strings.Join(append(groups, text), "-")
}

// ReadKey reads a key as KeyText or KeyGroups wrote it, with blanks and small
// letters; false for anything else.
func ReadKey(text string) (seat engine.Seat, secret dice.Token, ok bool) {
	var bits []byte
	for _, r := range strings.ToUpper(text) {
		switch r {
		case ' ', '-', '\n', '\r', '\t', '\u00a0':
			continue
		case 'O':
			r = '0'
		case 'I', 'L':
			r = '1'
		}
		n := strings.IndexRune(keyLetters, r)
		if n < 0 || len(bits) == keyBits {
			return 0, secret, false
		}
		for k := 4; k >= 0; k-- {
			bits = append(bits, byte(n>>k&1))
		}
	}
	if len(bits) != keyBits {
		return 0, secret, false
	}
	take := func(width int) (n uint32) {
		for _, b := range bits[:width] {
			n = n<<1 | uint32(b)
		}
		bits = bits[width:]
		return n
	}
	seat = engine.Seat(take(keySeatBits))
	for i := range secret {
		secret[i] = byte(take(8))
	}
	if seat >= engine.MaxSeats || take(keySumBits) != keySum(seat, secret) {
		return 0, dice.Token{}, false
	}
	return seat, secret, true
}

// keySum tells a key from one with a slip in it: a cyclic check finds every slip
// in one letter.
func keySum(seat engine.Seat, secret dice.Token) uint32 {
	const polynomial = 0x119
	var sum uint32
	feed := func(n uint32, width int) {
		for k := width - 1; k >= 0; k-- {
			out := sum>>(keySumBits-1) ^ n>>k&1
			if sum = sum << 1 & (1<<keySumBits - 1); out == 1 {
				sum ^= polynomial
			}
		}
	}
	feed(1, 1) // else no seat and no secret would need no check
	feed(uint32(seat), keySeatBits)
	for _, b := range secret {
		feed(uint32(b), 8)
	}
	return sum
}
