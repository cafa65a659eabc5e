package commandline

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"

	"bretwalda/engine"
)

// Named is a kind of units, or a leader, by its names.
type Named struct {
	What  int8
	Names []string
	One   bool // there is but one, a leader
}

// Force is who is to go from one place to another together, as it was typed.
type Force struct {
	From, To int8
	All      bool          // all who may
	Count    int           // so many of a kind that is not typed
	Kinds    map[int8]int  // so many of these; 0 where no number was typed
	Way      engine.Choice // one of those that lead there
}

// Force reads a line as an order to several kinds at once: "ch teg 1 knight 2 inf hugh"; false
// where it is none, or fits several ways. all are the words for all, and idle are those that join others.
func (v Vocabulary) Force(line string, all, idle []string) (Force, bool) {
	words := fold(line)
	if v.Kinds == nil || len(words) < 2 || len(words) > 20 {
		return Force{}, false
	}
	var found []Force
	seen := map[[2]int8]bool{}
	for _, c := range v.Legal {
		ends := [2]int8{c.From, c.To}
		if c.From < 0 || c.To < 0 || seen[ends] {
			continue
		}
		seen[ends] = true
		if f, ok := v.force(words, c, all, idle); ok {
			found = append(found, f)
		}
	}
	if len(found) != 1 {
		return Force{}, false
	}
	return found[0], true
}

// force reads words as an order between the places of a choice: who goes by as many words as
// that leaves for the places.
func (v Vocabulary) force(words []string, c engine.Choice, all, idle []string) (Force, bool) {
	names := slices.Concat(v.Places[c.From], v.Places[c.To])
	for _, sentence := range v.Say(c) {
		for _, word := range fold(sentence) {
			if !number(word) && !slices.ContainsFunc(names, func(name string) bool { return slices.Contains(fold(name), word) }) {
				idle = append(slices.Clip(idle), word)
			}
		}
	}
	for _, end := range []int8{c.From, c.To} { // it takes long to know who may go
		if !slices.ContainsFunc(words, func(w string) bool { return Named{Names: v.Places[end]}.begins(w) }) {
			return Force{}, false
		}
	}
	kinds := v.Kinds(c)
	words = slices.DeleteFunc(slices.Clone(words), func(word string) bool {
		return slices.Contains(idle, word) && !slices.ContainsFunc(kinds, func(k Named) bool { return k.begins(word) })
	})
	var loose []int // the words that may name who goes
	for i, word := range words {
		if number(word) || v.who(word, kinds, all) {
			loose = append(loose, i)
		}
	}
	if len(loose) > 8 {
		return Force{}, false
	}
	best, ok := Force{}, false
	least := len(words) + 1
	for set := 1; set < 1<<len(loose); set++ {
		var who, where []string
		for i, word := range words {
			if n := slices.Index(loose, i); n >= 0 && set>>n&1 != 0 {
				who = append(who, word)
			} else {
				where = append(where, word)
			}
		}
		n := bits.OnesCount(uint(set))
		if n >= least || !v.lead(where, c) {
			continue
		}
		if f, read := v.going(who, kinds, all); read {
			f.From, f.To, f.Way = c.From, c.To, c
			best, ok, least = f, true, n
		}
	}
	return best, ok
}

// who reports whether a word begins a name of those who may go, or is one for all.
func (v Vocabulary) who(word string, kinds []Named, all []string) bool {
	return slices.Contains(all, word) || slices.ContainsFunc(kinds, func(k Named) bool { return k.begins(word) })
}

func (k Named) begins(word string) bool {
	for _, name := range k.Names {
		if slices.ContainsFunc(fold(name), func(part string) bool { return !number(part) && strings.HasPrefix(part, word) }) {
			return true
		}
	}
	return false
}

// lead reports whether words name first the place where a choice begins and then the one to
// which it leads.
func (v Vocabulary) lead(where []string, c engine.Choice) bool {
	if len(where) < 2 {
		return false
	}
	for n, from := range v.Places[c.From] {
		to := v.Places[c.To][min(n, len(v.Places[c.To])-1)]
		for i := 1; i < len(where); i++ {
			a, begins := fits(where[:i], fold(from))
			b, leads := fits(where[i:], fold(to))
			if begins && leads && a.ordered && b.ordered {
				return true
			}
		}
	}
	return false
}

// going reads who goes: each number counts the kind behind it.
func (v Vocabulary) going(who []string, kinds []Named, all []string) (Force, bool) {
	f := Force{Kinds: map[int8]int{}}
	count := 0
	for _, word := range who {
		if n, err := strconv.Atoi(word); err == nil {
			if f.Count > 0 && count > 0 || n < 1 {
				return f, false
			}
			if count > 0 {
				f.Count = count
			}
			count = n
			continue
		}
		if slices.Contains(all, word) {
			f.All = true
			continue
		}
		var fit []int8
		for _, k := range kinds {
			if k.begins(word) {
				fit = append(fit, k.What)
			}
		}
		if len(fit) != 1 {
			return f, false
		}
		if one := slices.ContainsFunc(kinds, func(k Named) bool { return k.What == fit[0] && k.One }); one && count > 1 { // others go with them
			if f.Count > 0 {
				return f, false
			}
			f.Count, count = count, 0
		}
		if _, twice := f.Kinds[fit[0]]; !twice || count > 0 {
			f.Kinds[fit[0]] = count
		}
		count = 0
	}
	if count > 0 {
		if f.Count > 0 {
			return f, false
		}
		f.Count = count
	}
	return f, true
}

// Several reads a line as some choices one after the other, each as often as the number before it
// says: "lose 2 inf 1 kn" or "2i k". Nil where some words fit none of them alone.
func (v Vocabulary) Several(line string) (list []engine.Choice) {
	words := fold(line)
	if len(words) < 2 || len(v.Legal) == 0 {
		return nil
	}
	common := func(word string) bool { // says what all of them do
		return !number(word) && !slices.ContainsFunc(v.Legal, func(c engine.Choice) bool {
			return !slices.ContainsFunc(v.Say(c), func(said string) bool { return strings.HasPrefix(fold(said)[0], word) })
		})
	}
	if common(words[0]) {
		words = words[1:]
	}
	for len(words) > 0 {
		times := 1
		if n, err := strconv.Atoi(words[0]); err == nil {
			times, words = n, words[1:]
		}
		end := 0
		for end < len(words) && !number(words[end]) {
			end++
		}
		for n := end; ; n-- { // as many words as tell one
			if n == 0 || times < 1 || times > 20 {
				return nil
			}
			fits, _ := v.fitting(words[:n])
			if len(fits) != 1 {
				continue
			}
			for range times {
				list = append(list, fits[0])
			}
			words = words[n:]
			break
		}
	}
	return list
}

// Ends are the places that the words of a line name, in its order, as far as each word names one
// alone, or begins one name of which another word tells more.
func Ends(line string, v Vocabulary) (places []int8) {
	words := fold(line)
	for i := 0; i < len(words); {
		n := i + 1
		list := named(words[i:n], v.Places)
		for n < len(words) && len(list) > 1 && !number(words[n]) {
			more := named(words[i:n+1], v.Places)
			if len(more) == 0 {
				break
			}
			list = more
			n++
		}
		if len(list) == 1 && len(words[i]) > 1 && !number(words[i]) && len(places) < 2 {
			places = append(places, int8(list[0]))
		}
		i = n
	}
	return places
}
