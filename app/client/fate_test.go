package client

import (
	"hash/crc32"
	"strings"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
)

// fate decides whatever could happen otherwise, always the same by one seed.
type fate struct {
	seed uint64
	n    int
}

// draw is a number below of.
func (f *fate) draw(of int) int {
	f.n++
	return dice.Draw(f.seed, f.n, of)
}

// oneIn reports whether something happens that does once in so many times.
func (f *fate) oneIn(of int) bool { return f.draw(of) == 0 }

// letters are all that a link may have, in the order of their values.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// forge is a link that reads as well as the one that it is made of, and says something
// else, or the same where none is found. Few letters at the end can be exchanged
// without others, which are the last choices and proofs.
func (f *fate) forge(text string, revisions []engine.Game) string {
	head := 3
	if at := strings.IndexByte(letters, text[1]); at >= 32 {
		head = 5
	}
	const check = 6
	end := len(text) - check
	for range 60 {
		at := max(head, end-1-f.draw(24))
		body := []byte(text[:end])
		body[at] = letters[f.draw(len(letters))]
		forged := string(body) + checked6(string(body))
		if _, err := link.Decode(forged, revisions); err == nil && forged != text {
			return forged
		}
	}
	return text
}

// checked6 is the check of a link: docs/LINK_FORMAT.md.
func checked6(text string) string {
	sum := crc32.ChecksumIEEE([]byte(text))
	var c [6]byte
	for i := len(c) - 1; i >= 0; i-- {
		c[i] = letters[sum%62]
		sum /= 62
	}
	return string(c[:])
}
