package link

import (
	"hash/crc32"
	"strings"

	"bretwalda/engine/match"
)

// The frame: version, length, body, check. It stays the same in every version,
// so that a newer link can be told from a damaged one.

const (
	onDevice    = '1' // version of matches on one device
	byLink1     = '2' // version of matches by link, by the first protocol
	protected1  = '3' // version of those with hidden hands
	byLink2     = '4' // version of matches by link, by the second protocol
	protected2  = '5' // version of those with hidden hands
	dealtAnew   = '6' // version of these in which players have amended something
	branch      = '7' // version of branches of a match, on one device
	newest      = branch
	checkLength = 6
	longLength  = 32      // first digit of a length in four digits
	maxBody     = 1 << 17 // letters; the longest body of MaxChoices is half of it
)

// Versions lists the versions of links that this release opens.
const Versions = string(onDevice) + string(byLink1) + string(protected1) + string(byLink2) + string(protected2) + string(dealtAnew) + string(branch)

// frame wraps the digits of a body. A length below 2,048 takes two digits,
// others four.
func frame(version byte, body []byte) string {
	n := len(body)
	text := make([]byte, 0, n+5+checkLength)
	text = append(text, version)
	if n < longLength<<6 {
		text = append(text, alphabet[n>>6], alphabet[n&63])
	} else {
		text = append(text, alphabet[longLength+n>>18], alphabet[n>>12&63], alphabet[n>>6&63], alphabet[n&63])
	}
	for _, d := range body {
		text = append(text, alphabet[d])
	}
	return string(text) + check(string(text))
}

// check is the CRC-32 (IEEE) of all before it, in six letters and figures: a link
// never ends on a sign that messengers swallow.
func check(text string) string {
	sum := crc32.ChecksumIEEE([]byte(text))
	var c [checkLength]byte
	for i := checkLength - 1; i >= 0; i-- {
		c[i] = alphabet[sum%62] // the letters and figures come first
		sum /= 62
	}
	return string(c[:])
}

// framed is a link taken apart.
type framed struct {
	version byte
	body    string // in letters
	text    string // all of it
}

// unframe finds the link at the beginning of text. It ignores the rest.
func unframe(text string) (framed, error) {
	if text == "" || text[0] < '1' || text[0] > '9' {
		return framed{}, ErrNotGame
	}
	if len(text) < 3 {
		return framed{}, ErrCut
	}
	head := 3
	first := int(digitOf[text[1]])
	n := first<<6 | int(digitOf[text[2]])
	if first >= longLength {
		if len(text) < 5 {
			return framed{}, ErrCut
		}
		head = 5
		n = (first-longLength)<<18 | int(digitOf[text[2]])<<12 | int(digitOf[text[3]])<<6 | int(digitOf[text[4]])
	}
	end := head + n
	switch {
	case n > maxBody:
		return framed{}, ErrDamaged
	case len(text) < end+checkLength:
		return framed{}, ErrCut
	case text[end:end+checkLength] != check(text[:end]):
		return framed{}, ErrDamaged
	}
	return framed{text[0], text[head:end], text[:end+checkLength]}, nil
}

// Limits of Extract: a longer text, or one with more beginnings, is no message.
const (
	maxText   = 1 << 18 // bytes
	maxStarts = 64
	leastLink = 9 // letters in a row that may be a link, or a rest of one, without "#"
)

// Extract finds the link in a message: a whole address, its fragment, or the bare text.
// Words and signs may be around it, blanks and line breaks within. It may also be
// the digits of a link, in a row. A row as short as a player's name yields to longer
// ones, and then to later ones: a message names players before its link. Its errors are
// ErrNotGame, ErrCut and ErrDamaged.
func Extract(text string) (string, error) {
	f, err := extract(text)
	return f.text, err
}

func extract(text string) (framed, error) {
	if len(text) > maxText {
		return framed{}, ErrNotGame
	}
	text = strings.ReplaceAll(text, "%23", "#")
	failure := ErrNotGame
	var short framed // that may be a name
	broken := false  // something longer than a name is a link that does not open
	for i, starts := 0, 0; i < len(text) && starts < maxStarts; i++ {
		fragment := i > 0 && text[i-1] == '#'
		if f, digits := scanned(text, i); digits > 0 {
			if nameable(text, i, digits) {
				short = f
				continue
			}
			return f, nil
		}
		if !begins(text, i) {
			continue
		}
		run := row(text[i:])
		if !fragment && len(run) < leastLink {
			continue
		}
		starts++
		f, err := unframe(run)
		if err == nil && nameable(text, i, len(f.text)) {
			short = f
			continue
		}
		if err == nil {
			return f, nil
		}
		broken = broken || fragment && len(run) > match.MaxName
		// A messenger may have broken the link. It may also have cut it, and then the
		// rest is no part of it: the first error stands.
		if err == ErrCut {
			if f, joined := unframe(join(text[i:])); joined == nil {
				return f, nil
			}
		}
		if failure == ErrNotGame {
			failure = err.(*Error)
		}
	}
	if short.text != "" && !broken {
		return short, nil
	}
	return framed{}, failure
}

// nameable reports whether a link of n bytes that begins at text[i] may be a name, or
// in one. It may where it is as short with everything before it in its word, but
// without the signs that a sentence may put around a name.
func nameable(text string, i, n int) bool {
	const signs = 8 // bytes of quotation marks and the like
	word := strings.LastIndexAny(text[:i], " \t\r\n") + 1
	return i-word+n <= match.MaxName+signs
}

// begins reports whether a link may begin at text[i]: with a version, after a
// "#" or after anything that is no letter of the alphabet.
func begins(text string, i int) bool {
	return text[i] >= '1' && text[i] <= '9' && (i == 0 || digitOf[text[i-1]] < 0)
}

// row is the letters of the alphabet that text begins with.
func row(text string) string {
	n := 0
	for n < len(text) && digitOf[text[n]] >= 0 {
		n++
	}
	return text[:n]
}

// join is the letters that text begins with, without blanks, line breaks, marks of
// quotation after a line break and signs without width.
func join(text string) string {
	var b strings.Builder
	fresh := false // at the beginning of a line
	for _, r := range text {
		switch {
		case r == '\n' || r == '\r':
			fresh = true
		case r == ' ' || r == '\t' || r == '\u00a0' || r == '\u00ad' || r >= '\u200b' && r <= '\u200d' || r == '\u2060' || r == '\ufeff':
		case r == '>' && fresh:
		case r < 128 && digitOf[r] >= 0:
			b.WriteByte(byte(r))
			fresh = false
		default:
			return b.String()
		}
		if b.Len() > maxBody {
			break
		}
	}
	return b.String()
}
