package learn

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
)

// Found is a section that a search has found.
type Found struct {
	Section *Section
	Snippet string // of its text around the first word found, or its beginning
	rank    int
}

// Weights of a word by where it is found: in the title, among the words of the
// section, in its text. A whole word counts for more than a beginning.
const (
	inTitle   = 100
	inWords   = 30
	inText    = 1
	wholeWord = 2 // times
	mostText  = 8 // times a word of the text counts
	snippet   = 120
)

// Search finds the sections about a game in which every word of the query begins
// some word, whatever its accents: best first, then in the order of the book.
func (b *Book) Search(game, query string) []Found {
	wanted := words(query)
	if len(wanted) == 0 {
		return nil
	}
	var list []Found
	for _, s := range b.Of(game) {
		if len(s.Blocks) == 0 {
			continue // nothing but a heading
		}
		title, extra := words(s.Title), words(s.Words)
		plain := s.plain(b.Title)
		text := words(plain)
		rank := 0
		for _, w := range wanted {
			r := inTitle*score(title, w, 1) + inWords*score(extra, w, 1) + inText*score(text, w, mostText)
			if rank += r; r == 0 {
				rank = 0
				break
			}
		}
		if rank > 0 {
			list = append(list, Found{s, cut(plain, wanted), rank})
		}
	}
	slices.SortStableFunc(list, func(a, b Found) int { return cmp.Compare(b.rank, a.rank) })
	return list
}

// score counts a word in a text, so many times at most.
func score(text []string, word string, most int) int {
	sum := 0
	for _, t := range text {
		switch {
		case t == word:
			sum += wholeWord
		case strings.HasPrefix(t, word):
			sum++
		default:
			continue
		}
		if most--; most == 0 {
			break
		}
	}
	return sum
}

// plain is all the text of a section.
func (s *Section) plain(title func(string) string) string {
	var parts []string
	for _, b := range s.Blocks {
		parts = append(parts, b.Plain(title))
	}
	return strings.Join(parts, " ")
}

// cut is a piece of a text around the first of some words, from word to word.
func cut(text string, wanted []string) string {
	from := 0
	for at, word := range pieces(text) {
		if slices.ContainsFunc(wanted, func(w string) bool { return strings.HasPrefix(fold(word), w) }) {
			from = at
			break
		}
	}
	if from -= snippet / 3; from <= 0 {
		from = 0
	} else if i := strings.IndexByte(text[from:], ' '); i >= 0 {
		from += i + 1
	}
	to := len(text)
	if to-from > snippet {
		if i := strings.LastIndexByte(text[from:from+snippet], ' '); i > 0 {
			to = from + i
		}
	}
	piece := text[from:to]
	if from > 0 {
		piece = "… " + piece
	}
	if to < len(text) {
		piece += " …"
	}
	return piece
}

// words are the words of a text, folded.
func words(text string) []string {
	var list []string
	for _, word := range pieces(text) {
		list = append(list, fold(word))
	}
	return list
}

// pieces yields the words of a text with where they begin.
func pieces(text string) func(func(int, string) bool) {
	return func(yield func(int, string) bool) {
		from := -1
		for i, r := range text {
			part := unicode.IsLetter(r) || unicode.IsDigit(r)
			switch {
			case part && from < 0:
				from = i
			case !part && from >= 0:
				if !yield(from, text[from:i]) {
					return
				}
				from = -1
			}
		}
		if from >= 0 {
			yield(from, text[from:])
		}
	}
}

// plainLetters are the letters of our languages, and of the names in them, by
// the letter they go by when nobody types accents.
var plainLetters = strings.NewReplacer(
	"á", "a", "à", "a", "â", "a", "ä", "a", "ã", "a", "æ", "ae",
	"é", "e", "è", "e", "ê", "e", "ë", "e",
	"í", "i", "ì", "i", "î", "i", "ï", "i",
	"ó", "o", "ò", "o", "ô", "o", "ö", "o", "õ", "o", "ø", "o",
	"ú", "u", "ù", "u", "û", "u", "ü", "u",
	"ŵ", "w", "ŷ", "y", "ý", "y", "ñ", "n", "ç", "c", "ð", "d", "þ", "th",
)

// fold makes a text small and plain.
func fold(text string) string { return plainLetters.Replace(strings.ToLower(text)) }
