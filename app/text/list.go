package text

import (
	"strings"
	"unicode/utf8"
)

// List is several nouns, each joined in the form its gap asks for.
type List []Noun

// And joins parts as a sentence does: "a, b and c".
func (l *Language) And(parts []string) string { return l.series("list.and", parts) }

// Or is the same with "or" at the end.
func (l *Language) Or(parts []string) string { return l.series("list.or", parts) }

// series joins parts with the word of a key before the last. Before its own sound
// the word is another: Spanish "e" and "u" for "y" and "o", Italian "ed" for "e".
func (l *Language) series(key string, parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := parts[len(parts)-1]
	if v := opening(last); v != 0 && l.Has(key+"."+string(v)) {
		key += "." + string(v)
	}
	return l.Say(key, "first", l.Commas(parts[:len(parts)-1]), "last", last)
}

// vowels are those that change the word before them, each with its accented kin.
var vowels = [...]string{"aáàâäã", "eéèêë", "iíìîï", "oóòôöõ"}

// opening is the vowel that a name begins with to the ear, without accent, or 0: 'i'
// of Ívar and of Hilda. Where another vowel follows, "hi" sounds like a consonant.
func opening(name string) rune {
	name = strings.ToLower(strings.TrimPrefix(name, string(isolate)))
	mute, silent := strings.CutPrefix(name, "h")
	for _, kin := range vowels {
		first, size := utf8.DecodeRuneInString(mute)
		if !strings.ContainsRune(kin, first) {
			continue
		}
		v := rune(kin[0])
		if silent && (v == 'a' || v == 'e' || v == 'i' && strings.IndexAny(mute[size:], "aeou") == 0) {
			return 0
		}
		return v
	}
	return 0
}

// Commas joins parts as a table does: "a, b, c".
func (l *Language) Commas(parts []string) string {
	s := ""
	for i, p := range parts {
		if i == 0 {
			s = p
		} else {
			s = l.Say("list.comma", "first", s, "last", p)
		}
	}
	return s
}

// Rounds writes rounds in ascending order with runs drawn together: "I–III, V".
func Rounds(rounds []int8) string {
	var parts []string
	for i := 0; i < len(rounds); {
		end := i
		for end+1 < len(rounds) && rounds[end+1] == rounds[end]+1 {
			end++
		}
		if end-i < 2 {
			end = i
		}
		s := Roman(rounds[i]).String()
		if end > i {
			s += "–" + Roman(rounds[end]).String()
		}
		parts = append(parts, s)
		i = end + 1
	}
	return strings.Join(parts, ", ")
}
