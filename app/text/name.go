package text

import (
	"strings"
	"unicode"
)

const (
	maxLetters = 40 // of a name that is shown
	maxMarks   = 2  // on one letter

	isolate    = '\u2068' // first strong isolate
	endIsolate = '\u2069' // pop directional isolate
)

// PersonName is a name that a person has chosen, as it is put into texts.
// Signs that are invisible or turn the words around them are left out, accents do not
// pile up, a long name is cut, and one that is written from right to left is isolated.
// A name in which nothing can be seen is empty.
func PersonName(name string) string {
	var b strings.Builder
	letters, marks := 0, 0
	seen, backwards := false, false
	for _, r := range name {
		switch {
		case unseen(r):
			continue
		case combines(r):
			if marks++; marks > maxMarks {
				continue
			}
		case unicode.IsSpace(r) || unicode.IsControl(r):
			r, marks = ' ', 0
		case r != '\u200c' && r != '\u200d': // joiners, which scripts and emoji need
			seen, marks = true, 0
		}
		if letters++; letters > maxLetters {
			b.WriteRune('…')
			break
		}
		backwards = backwards || fromRight(r)
		b.WriteRune(r)
	}
	switch shown := strings.Join(strings.Fields(b.String()), " "); {
	case !seen:
		return ""
	case backwards:
		return string(isolate) + shown + string(endIsolate)
	default:
		return shown
	}
}

// Isolated reports whether a name that is shown ends with the sign that ends its
// isolation.
func Isolated(name string) bool { return strings.HasSuffix(name, string(endIsolate)) }

// unseen reports whether a sign only steers how others are written.
func unseen(r rune) bool {
	switch r {
	case '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180e', '\u200b', '\u200e', '\u200f',
		'\u2028', '\u2029', '\u2800', '\u3164', '\ufeff', '\uffa0', '\ufffc', '\ufffd':
		return true
	}
	return r >= '\u202a' && r <= '\u202e' || r >= '\u2060' && r <= '\u206f' || r >= 0xe0000 && r <= 0xe007f
}

// combines reports whether a sign is set on the letter before it; those of
// scripts that cannot be read without them do not count.
func combines(r rune) bool {
	return r >= 0x300 && r <= 0x36f || r >= 0x483 && r <= 0x489 || r >= 0x1ab0 && r <= 0x1aff ||
		r >= 0x1dc0 && r <= 0x1dff || r >= 0x20d0 && r <= 0x20ff || r >= 0xfe20 && r <= 0xfe2f
}

// fromRight reports whether a letter is written from right to left.
func fromRight(r rune) bool {
	return r >= 0x590 && r <= 0x8ff || r >= 0xfb1d && r <= 0xfdff || r >= 0xfe70 && r <= 0xfefe ||
		r >= 0x10800 && r <= 0x10fff || r >= 0x1e800 && r <= 0x1efff
}
