package dice

import (
	"crypto/sha256"
	"encoding/binary"
)

// Dice that players far from each other can trust. Each seat thinks of a secret
// and hashes it many times over: the last of these tokens is its commitment,
// known to all before the first roll. Whenever the seat takes the match up it
// shows the token before the one it showed last; nobody can foresee it, and the
// seat cannot choose it. A roll comes from the newest tokens of all seats.

// Token is a secret, or a link of the chain that begins with it.
type Token [16]byte

// Links is how many tokens a seat can show after its commitment.
const Links = 4096

// Chain is the tokens of one seat. Token 0 is the commitment, token n+1 hashes
// to token n. Of a seat that plays on another device only the first are known.
// The zero value is the chain of a seat that has none.
type Chain struct {
	match  uint64
	seat   byte
	tokens []Token // known
	secret Token
	held   bool // the secret is known
}

// Forge is the chain of a seat in a match, by its secret.
func Forge(match uint64, seat int, secret Token) Chain {
	c := Chain{match: match, seat: byte(seat), secret: secret, held: true}
	c.tokens = append(c.tokens, c.back(secret, Links))
	return c
}

// Shown is the chain of a seat of which the tokens up to number n are known.
func Shown(match uint64, seat, n int, newest Token) Chain {
	c := Chain{match: match, seat: byte(seat), tokens: make([]Token, n+1)}
	for ; n >= 0; n-- {
		c.tokens[n] = newest
		newest = c.back(newest, 1)
	}
	return c
}

// back hashes a token n times. The match and the seat are hashed along: a token
// is worth nothing elsewhere.
func (c *Chain) back(t Token, n int) Token {
	const name = "bretwalda token"
	text := make([]byte, 0, len(name)+9+len(t))
	text = append(text, name...)
	text = binary.BigEndian.AppendUint64(text, c.match)
	text = append(text, c.seat)
	for range n {
		sum := sha256.Sum256(append(text, t[:]...))
		copy(t[:], sum[:])
	}
	return t
}

// Hold takes the secret of the chain. It answers false, and nothing changes,
// when the secret is of another chain.
func (c *Chain) Hold(secret Token) bool {
	n := len(c.tokens) - 1
	if n < 0 || n > Links || c.back(secret, Links-n) != c.tokens[n] {
		return false
	}
	c.secret, c.held = secret, true
	return true
}

// Learn takes token number n, which another has told. It answers false, and
// nothing changes, when the token is of another chain.
func (c *Chain) Learn(n int, token Token) bool {
	known := len(c.tokens) - 1
	if known < 0 || n < known || n > Links || c.back(token, n-known) != c.tokens[known] {
		return n >= 0 && n < known && c.tokens[n] == token
	}
	tokens := make([]Token, n+1)
	copy(tokens, c.tokens)
	for ; n > known; n-- {
		tokens[n] = token
		token = c.back(token, 1)
	}
	c.tokens = tokens
	return true
}

// Public is the chain as others know it, by the tokens that are known so far.
func (c Chain) Public() Chain {
	c.secret, c.held = Token{}, false
	return c
}

// Held reports whether the secret is known.
func (c *Chain) Held() bool { return c.held }

// Committed reports whether the seat has a chain.
func (c *Chain) Committed() bool { return len(c.tokens) > 0 }

// At is token number n, if it is known.
func (c *Chain) At(n int) (Token, bool) {
	if known := len(c.tokens); n >= known && n <= Links && c.held {
		c.tokens = append(c.tokens, make([]Token, Links+1-known)...)
		t := c.secret
		for k := Links; k >= known; k-- {
			c.tokens[k] = t
			t = c.back(t, 1)
		}
	}
	if n < 0 || n >= len(c.tokens) {
		return Token{}, false
	}
	return c.tokens[n], true
}

// Mix is the seed of rolls that come from tokens, in the order of seats.
func Mix(match uint64, tokens []Token) uint64 { return mixed("bretwalda roll", match, tokens) }

// MixBot is the seed of what bots leave to chance, from the same tokens.
func MixBot(match uint64, tokens []Token) uint64 { return mixed("bretwalda bot", match, tokens) }

func mixed(name string, match uint64, tokens []Token) uint64 {
	text := binary.BigEndian.AppendUint64([]byte(name), match)
	for _, t := range tokens {
		text = append(text, t[:]...)
	}
	sum := sha256.Sum256(text)
	return binary.BigEndian.Uint64(sum[:])
}
