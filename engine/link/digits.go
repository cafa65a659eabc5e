package link

import "strings"

// A link as decimal digits, for codes that are scanned: they pack digits tighter than
// letters. It begins with a 0, which is no version. Then each 63 bits of the link's
// letters, six a letter, are a number of 19 digits; the remaining bits are a shorter
// one.

const (
	digitVersion = '0'
	groupBits    = 63 // fit a number below 10^groupDigits
	groupDigits  = 19
	letterBits   = 6
)

// digitsFor is how many digits hold so many bits.
func digitsFor(bits int) int {
	count := bits / groupBits * groupDigits
	for most := uint64(1)<<(bits%groupBits) - 1; most > 0; most /= 10 {
		count++
	}
	return count
}

// bitsIn is how many bits of whole letters so many digits hold; false where there is
// no such number. Each further letter takes a further digit.
func bitsIn(digits int) (int, bool) {
	letters := (digits/groupDigits + 1) * groupBits / letterBits
	for digitsFor(letters*letterBits) > digits {
		letters--
	}
	return letters * letterBits, digitsFor(letters*letterBits) == digits
}

// Digits is a link as decimal digits. Decode and Extract take it like the link.
func Digits(link string) string {
	text := []byte{digitVersion}
	var group uint64
	bits := 0
	put := func() {
		at := len(text)
		text = append(text, make([]byte, digitsFor(bits))...)
		for i := len(text) - 1; i >= at; i-- {
			text[i] = byte('0' + group%10)
			group /= 10
		}
		group, bits = 0, 0
	}
	for i := range len(link) {
		letter := uint64(digitOf[link[i]])
		for k := letterBits - 1; k >= 0; k-- {
			group = group<<1 | letter>>k&1
			if bits++; bits == groupBits {
				put()
			}
		}
	}
	put()
	return string(text)
}

// undigit is the link that Digits has written as text; false for text that it never
// writes.
func undigit(text string) (string, bool) {
	rest, ok := strings.CutPrefix(text, string(rune(digitVersion)))
	if !ok || rest == "" {
		return "", false
	}
	left, ok := bitsIn(len(rest))
	if !ok {
		return "", false
	}
	link := make([]byte, 0, left/letterBits)
	letter, bits := 0, 0
	for rest != "" {
		n, width := min(groupDigits, len(rest)), min(groupBits, left)
		var group uint64
		for _, d := range []byte(rest[:n]) {
			if d < '0' || d > '9' {
				return "", false
			}
			group = group*10 + uint64(d-'0')
		}
		if group>>width != 0 {
			return "", false
		}
		for k := width - 1; k >= 0; k-- {
			letter = letter<<1 | int(group>>k&1)
			if bits++; bits == letterBits {
				link = append(link, alphabet[letter])
				letter, bits = 0, 0
			}
		}
		rest, left = rest[n:], left-width
	}
	return string(link), true
}

// scanned is the link whose digits begin at text[i], and how many they are; 0 where
// there is none.
func scanned(text string, i int) (framed, int) {
	if text[i] != digitVersion || i > 0 && digitOf[text[i-1]] >= 0 {
		return framed{}, 0
	}
	end := i
	for end < len(text) && text[end] >= '0' && text[end] <= '9' {
		end++
	}
	letters, ok := undigit(text[i:end])
	if !ok {
		return framed{}, 0
	}
	f, err := unframe(letters)
	if err != nil || f.text != letters {
		return framed{}, 0
	}
	return f, end - i
}
