package text

import "strings"

// List is several nouns, each joined in the form its gap asks for.
type List []Noun

// And joins parts as a sentence does: "a, b and c".
func (l *Language) And(parts []string) string {
	key := "list.and"
	// Before its own sound Spanish says "e" instead of "y", and Italian "ed" instead of "e".
	if n := len(parts); n > 1 && parts[n-1] != "" {
		switch parts[n-1][0] {
		case 'I', 'i':
			key += ".i"
		case 'E', 'e':
			key += ".e"
		}
	}
	return l.series(key, parts)
}

// or is the same with "or" at the end.
func (l *Language) or(parts []string) string { return l.series("list.or", parts) }

func (l *Language) series(key string, parts []string) string {
	if len(parts) < 2 {
		return strings.Join(parts, "")
	}
	last := len(parts) - 1
	return l.Say(key, "first", l.Commas(parts[:last]), "last", parts[last])
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
