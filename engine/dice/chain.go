package dice

import (
	"crypto/sha256"
	"encoding/binary"
)

// Chains are dice that distant players can trust. Each seat hashes a secret many times
// over: the last of these tokens is its commitment, known to all before the first roll.
// Whenever the seat takes the match up it shows the token before the one it showed
// last. Nobody can foresee it, and the seat cannot choose it. A roll comes from the
// newest tokens of all seats.

// Token is a secret, or a link of the chain that begins with it.
type Token [16]byte

// Links is how many tokens a seat can show after its commitment.
const Links = 4096

// Chain is the tokens of one seat. Token 0 is the commitment, token n+1 hashes to
// token n. Only the first are known of a seat that plays on another device. The zero
// value belongs to a seat without a chain.
type Chain struct {
	match  uint64
	seat   byte
	tokens []Token // known
	whole  []Token // all of them, where the secret is known
}

// Forge is the chain of a seat in a match, by its secret.
func Forge(match uint64, seat int, secret Token) Chain {
	c := Chain{match: match, seat: byte(seat)}
	c.whole = c.walk(0, Links, secret)
	c.tokens = c.whole[:1:1]
	return c
}

// Shown is the chain of a seat of which the tokens up to number n are known.
func Shown(match uint64, seat, n int, newest Token) Chain {
	c := Chain{match: match, seat: byte(seat)}
	c.tokens = c.walk(0, n, newest)
	return c
}

// walk is the tokens up to number n, which is t: the known ones before number
// from, and hashes down to that one.
func (c *Chain) walk(from, n int, t Token) []Token {
	tokens := make([]Token, n+1)
	copy(tokens[:from], c.tokens)
	for tokens[n] = t; n > from; n-- {
		tokens[n-1] = c.back(tokens[n])
	}
	return tokens
}

// back hashes a token. The match and the seat are hashed along: a token is
// worth nothing elsewhere.
func (c *Chain) back(t Token) Token {
	const name = "bretwalda token"
	text := make([]byte, 0, len(name)+9+len(t))
	text = append(text, name...)
	text = binary.BigEndian.AppendUint64(text, c.match)
	text = append(text, c.seat)
	sum := sha256.Sum256(append(text, t[:]...))
	return Token(sum[:len(t)])
}

// reach is the whole chain up to number n, token. It answers nil when the token
// is of another chain.
func (c *Chain) reach(n int, token Token) []Token {
	known := len(c.tokens) - 1
	if known < 0 || n < known || n > Links {
		return nil
	}
	tokens := c.walk(known, n, token)
	if tokens[known] != c.tokens[known] {
		return nil
	}
	return tokens
}

// Hold takes the secret of the chain. It answers false, and nothing changes,
// when the secret is of another chain.
func (c *Chain) Hold(secret Token) bool {
	if c.Held() && c.whole[Links] == secret {
		return true
	}
	whole := c.reach(Links, secret)
	if whole == nil {
		return false
	}
	c.whole = whole
	return true
}

// HoldLike holds a secret that another chain of the seat holds already, without hashing
// all of it again. It does nothing where the other is of another secret or commitment.
func (c *Chain) HoldLike(o *Chain, secret Token) {
	known := len(c.tokens) - 1
	if known >= 0 && o.Held() && c.match == o.match && c.seat == o.seat && o.whole[Links] == secret && o.whole[known] == c.tokens[known] {
		c.whole = o.whole
	}
}

// Learn takes token number n, which another device has shown. It answers false,
// and nothing changes, when the token is of another chain.
func (c *Chain) Learn(n int, token Token) bool {
	if known := len(c.tokens) - 1; n >= 0 && n < known {
		return c.tokens[n] == token
	}
	tokens := c.reach(n, token)
	if tokens == nil {
		return false
	}
	c.tokens = tokens
	return true
}

// Public is the chain as others know it, by the tokens that are known so far.
func (c Chain) Public() Chain {
	c.whole = nil
	return c
}

// Held reports whether the secret is known.
func (c *Chain) Held() bool { return c.whole != nil }

// Committed reports whether the seat has a chain.
func (c *Chain) Committed() bool { return len(c.tokens) > 0 }

// At is token number n, if it is known.
func (c *Chain) At(n int) (Token, bool) {
	if n >= len(c.tokens) && n <= Links && c.Held() {
		c.tokens = c.whole
	}
	if n < 0 || n >= len(c.tokens) {
		return Token{}, false
	}
	return c.tokens[n], true
}

// Mix is the seed of rolls that come from tokens, in the order of seats.
func Mix(match uint64, tokens []Token) uint64 { return mixed("bretwalda roll", match, tokens) }

// MixBot is the seed of the bots' chance, from the same tokens.
func MixBot(match uint64, tokens []Token) uint64 { return mixed("bretwalda bot", match, tokens) }

func mixed(name string, match uint64, tokens []Token) uint64 {
	text := binary.BigEndian.AppendUint64([]byte(name), match)
	for _, t := range tokens {
		text = append(text, t[:]...)
	}
	sum := sha256.Sum256(text)
	return binary.BigEndian.Uint64(sum[:])
}
