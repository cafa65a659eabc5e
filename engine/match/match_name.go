package match

import (
	"errors"
	"unicode"
	"unicode/utf8"
)

// Names of players. By the first protocol, and in matches on one device, a name may
// have any sign but control characters: devices of 1.0.0 took it so. By the second
// protocol, and in every new name, it is as it looks.

// Reasons to refuse a name.
var (
	errNotUTF8  = errors.New("is not UTF-8")
	errControl  = errors.New("has a control character")
	errUnseen   = errors.New("has a sign that is not seen, or turns the words around it")
	errAlphabet = errors.New("mixes alphabets in a word")
)

// PlainName reports the reason to refuse a new name, or nil. It refuses invisible
// signs, signs that steer the writing of others, and a word with letters of two
// alphabets that look alike.
func PlainName(name string) error {
	if err := oldName(name); err != nil {
		return err
	}
	word := noAlphabet
	for _, r := range name {
		a := alphabetOf(r)
		switch {
		case Shapeless(r):
			return errUnseen
		case r < 0x80 && a == noAlphabet: // a blank, a figure, a sign
			word = noAlphabet
		case word == noAlphabet:
			word = a
		case a != word && a != noAlphabet:
			return errAlphabet
		}
	}
	return nil
}

// named checks a name by a protocol.
func (p Protocol) named() func(string) error {
	if p <= FirstProtocol {
		return oldName
	}
	return PlainName
}

// oldName refuses names that no device has ever written.
func oldName(name string) error {
	if !utf8.ValidString(name) {
		return errNotUTF8
	}
	for _, r := range name {
		if unicode.IsControl(r) {
			return errControl
		}
	}
	return nil
}

// shapeless are the ranges of signs without a shape of their own: they steer the
// writing of others, or are blanks of an odd kind.
var shapeless = [...][2]rune{
	{0xa0, 0xa0}, {0xad, 0xad}, {0x34f, 0x34f}, {0x61c, 0x61c}, {0x115f, 0x1160}, {0x1680, 0x1680}, {0x17b4, 0x17b5},
	{0x180b, 0x180f}, {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
	{0xe000, 0xf8ff}, {0xfe00, 0xfe0f}, {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xffff}, {0x13430, 0x1345f},
	{0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0x10ffff},
}

// Shapeless reports whether a sign has no shape of its own. The plain blank has.
func Shapeless(r rune) bool {
	for _, s := range shapeless {
		if r >= s[0] && r <= s[1] {
			return true
		}
	}
	return false
}

// alphabet is an alphabet with letters that look like those of another.
type alphabet uint8

const (
	noAlphabet alphabet = iota
	latin
	greek
	cyrillic
)

func alphabetOf(r rune) alphabet {
	switch {
	case r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= 0xc0 && r <= 0x24f && r != '×' && r != '÷' || r >= 0x1e00 && r <= 0x1eff:
		return latin
	case r >= 0x370 && r <= 0x3ff || r >= 0x1f00 && r <= 0x1fff:
		return greek
	case r >= 0x400 && r <= 0x52f:
		return cyrillic
	}
	return noAlphabet
}
