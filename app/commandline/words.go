package commandline

import (
	"slices"
	"strings"
	"unicode"

	"bretwalda/engine"
)

// plain are the letters that a player need not find on their keyboard.
var plain = map[rune]string{
	'á': "a", 'à': "a", 'â': "a", 'ä': "a", 'é': "e", 'è': "e", 'ê': "e", 'ë': "e", 'í': "i", 'ì': "i", 'î': "i", 'ï': "i",
	'ó': "o", 'ò': "o", 'ô': "o", 'ö': "o", 'ú': "u", 'ù': "u", 'û': "u", 'ü': "u", 'ñ': "n", 'ç': "c", 'ŵ': "w", 'ŷ': "y",
	'æ': "ae", 'ð': "d", 'þ': "th",
}

// fold splits a text into words in small letters without accents. Numbers are words,
// also where they touch letters: "b25" is "b" and "25". "+" stays before its word, and
// "?" is a word, and ">" at the beginning.
func fold(s string) []string {
	var list []string
	var b strings.Builder
	digits := false
	flush := func() {
		if b.Len() > 0 {
			list = append(list, b.String())
			b.Reset()
		}
	}
	for _, r := range s {
		r = unicode.ToLower(r)
		switch {
		case r == '+':
			flush()
			b.WriteRune(r)
			digits = false
			continue
		case r == '?' || r == '>' && len(list) == 0 && b.Len() == 0:
			flush()
			list = append(list, string(r))
			continue
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if d := unicode.IsDigit(r); d != digits {
				if b.String() != "+" {
					flush()
				}
				digits = d
			}
			if p, ok := plain[r]; ok {
				b.WriteString(p)
			} else {
				b.WriteRune(r)
			}
		case r == '\'' || r == '’': // "l’Islam" is two words, "king’s" begins like one
			flush()
		default:
			flush()
		}
	}
	flush()
	return list
}

// Begins reports whether a name begins like a text, without regard to case and accents.
func Begins(name, text string) bool {
	return strings.HasPrefix(strings.Join(fold(name), ""), strings.Join(fold(text), ""))
}

// number reports whether a word is one.
func number(word string) bool { return word != "" && word[0] >= '0' && word[0] <= '9' }

// fit is how well words fit a sentence: how many are whole words of it, whether they
// are in its order, whether they need its way, and how many numbers of it are left where one was typed: "kent 2"
// means 2 cavalry, and not 2 cavalry with 5 infantry.
type fit struct {
	exact    int
	ordered  bool
	backward bool // the place where it leads is typed before the one where it begins
	direct   bool // no word is one of the way
	left     int
}

// fits tells how typed words fit the words of a name; false where one does not. A word takes
// the first word of the name that it begins and that no other has taken, behind the one
// before, if there is such.
func fits(typed, name []string) (fit, bool) {
	f, _, ok := placed(typed, name, nil)
	return f, ok
}

// placed is the same of a sentence, and tells which word of it each takes; -1 for none. No
// word takes one behind a denial that none has taken.
func placed(typed, sentence, denials []string) (f fit, at []int, ok bool) {
	taken := make([]bool, len(sentence))
	f = fit{ordered: true}
	last := -1
	denial := slices.IndexFunc(sentence, func(s string) bool { return slices.Contains(denials, s) })
	take := func(word string, exact, behind bool) bool {
		for i, s := range sentence {
			if taken[i] || behind && i <= last || number(word) != number(s) {
				continue
			}
			if s != word && (exact || number(word) || !strings.HasPrefix(s, word)) {
				continue
			}
			if denial >= 0 && i > denial && !taken[denial] {
				return false
			}
			taken[i], at[len(at)-1] = true, i
			if s == word {
				f.exact++
			}
			if behind {
				last = i
			}
			return true
		}
		return false
	}
	for _, word := range typed {
		at = append(at, -1)
		loose := number(word) // a number may be typed anywhere
		if bare, ok := strings.CutPrefix(word, "+"); ok {
			word, loose = bare, true
		}
		if word == "" {
			continue
		}
		if take(word, true, true) || !loose && take(word, false, true) {
			if loose { // "2 1" means 2 infantry and 1 cavalry
				f.exact++
			}
			continue
		}
		if loose && take(word, false, false) {
			continue
		}
		if loose || !take(word, false, false) {
			return fit{}, nil, false
		}
		f.ordered = false
	}
	if slices.ContainsFunc(typed, number) {
		for i, s := range sentence {
			if number(s) && !taken[i] {
				f.left++
			}
		}
	}
	return f, at, true
}

// begins are where the words of a name begin in a sentence, or -1.
func begins(name, sentence []string) int {
	for i := 0; i+len(name) <= len(sentence); i++ {
		if len(name) > 0 && slices.Equal(name, sentence[i:i+len(name)]) {
			return i
		}
	}
	return -1
}

// backward reports whether typed words name the place to which a choice leads before the one
// where it begins: at are the words of the sentence that they take, and n its language.
func (v Vocabulary) backward(c engine.Choice, n int, sentence []string, at []int) bool {
	if c.From < 0 || c.To < 0 || int(max(c.From, c.To)) >= len(v.Places) {
		return false
	}
	typed := func(place int8) int {
		names := v.Places[place]
		name := fold(names[min(n, len(names)-1)])
		begin := begins(name, sentence)
		return slices.IndexFunc(at, func(i int) bool { return begin >= 0 && i >= begin && i < begin+len(name) })
	}
	from, to := typed(c.From), typed(c.To)
	return from >= 0 && to >= 0 && to < from
}

// fitting lists the legal choices that fit the words best, and tells whether these are typed
// from their ends to their beginnings.
func (v Vocabulary) fitting(words []string) (fitting []engine.Choice, backward bool) {
	var list []engine.Choice
	var best fit
	denials := fold(strings.Join(v.Denials, " "))
	for _, c := range v.Legal {
		var own fit
		fitted := false
		ends := c
		ends.Via, ends.Via2 = engine.None, engine.None
		for _, said := range []engine.Choice{c, ends} {
			for n, sentence := range v.Say(said) {
				spelt := fold(sentence)
				f, at, ok := placed(words, spelt, denials)
				f.direct = said == ends
				f.backward = ok && !f.ordered && v.backward(c, n, spelt, at)
				if ok && (!fitted || better(f, own)) {
					own, fitted = f, true
				}
			}
			if c == ends {
				break
			}
		}
		switch {
		case !fitted || len(list) > 0 && better(best, own):
		case len(list) > 0 && own == best:
			list = append(list, c)
		default:
			list, best = []engine.Choice{c}, own
		}
	}
	if slices.ContainsFunc(words, number) {
		list = v.plainest(list)
	}
	return v.apart(words, list), best.backward
}

// plainest leaves out choices that say what another does, and more, which nobody has typed:
// "york 3" means three armies without their leader.
func (v Vocabulary) plainest(list []engine.Choice) []engine.Choice {
	var out []engine.Choice
	for _, c := range list {
		more := slices.ContainsFunc(list, func(d engine.Choice) bool {
			return d.From == c.From && d.To == c.To && d.Via == c.Via && d.Via2 == c.Via2 && d.Count == c.Count && d.Verb != c.Verb && within(fold(v.Say(d)[0]), fold(v.Say(c)[0]))
		})
		if !more {
			out = append(out, c)
		}
	}
	return out
}

// within reports whether a sentence has all words of another, in order, and more.
func within(words, sentence []string) bool {
	at := 0
	for _, w := range sentence {
		if at < len(words) && words[at] == w {
			at++
		}
	}
	return at == len(words) && len(words) < len(sentence)
}

// apart lists those of several choices that fit whose own words a typed word begins, if it
// begins some: what all have in common tells nothing. So "f" is Ferns where all lead "for" a town.
func (v Vocabulary) apart(words []string, list []engine.Choice) []engine.Choice {
	if len(list) < 2 {
		return list
	}
	var said [][][]string // by choice and language
	common := v.Say(list[0])
	shared := make([][]string, len(common))
	for _, c := range list {
		var own [][]string
		for i, sentence := range v.Say(c) {
			own = append(own, fold(sentence))
			if len(said) == 0 {
				shared[i] = own[i]
			}
			shared[i] = slices.DeleteFunc(slices.Clone(shared[i]), func(w string) bool { return !slices.Contains(own[i], w) })
		}
		said = append(said, own)
	}
	for _, word := range words {
		if number(word) || slices.ContainsFunc(shared, func(all []string) bool { return slices.Contains(all, word) }) {
			continue
		}
		var fewer []engine.Choice
		var left [][][]string
		for n, c := range list {
			for i, own := range said[n] {
				if slices.ContainsFunc(own, func(w string) bool { return strings.HasPrefix(w, word) && !slices.Contains(shared[i], w) }) {
					fewer, left = append(fewer, c), append(left, said[n])
					break
				}
			}
		}
		if len(fewer) > 0 {
			list, said = fewer, left
		}
	}
	return list
}

// better reports whether a fits better than b.
func better(a, b fit) bool {
	if a.ordered != b.ordered {
		return a.ordered
	}
	if a.backward != b.backward {
		return b.backward
	}
	if a.direct != b.direct {
		return a.direct
	}
	if a.exact != b.exact {
		return a.exact > b.exact
	}
	return a.left < b.left
}

// named lists which of several names the words begin: those that they spell whole, else
// all.
func named(words []string, names [][]string) []int {
	if whole := spelt(words, names); len(whole) > 0 {
		return whole
	}
	return matching(words, names, false)
}

// spelt lists which of several names the words spell whole.
func spelt(words []string, names [][]string) []int { return matching(words, names, true) }

func matching(words []string, names [][]string, whole bool) []int {
	var list []int
	for i, own := range names {
		for _, name := range own {
			parts := fold(name)
			if f, ok := fits(words, parts); ok && len(parts) > 0 && (!whole || f.exact == len(parts)) && !slices.Contains(list, i) {
				list = append(list, i)
			}
		}
	}
	return list
}
