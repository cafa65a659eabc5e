package notation

import (
	"reflect"
	"slices"
)

// Words goes through a position and its words side by side, part by part, and writes
// the words or reads them. So a field is named once for both ways.
type Words struct {
	Reader
	Writing bool
}

// Fail records an error in the words that are read.
func (w *Words) Fail(format string, args ...any) {
	if !w.Writing {
		w.Reader.Fail(format, args...)
	}
}

// Within checks that a number that is read is between two others.
func (w *Words) Within(v, low, high int, what string) {
	if !w.Writing {
		w.Reader.Within(v, low, high, what)
	}
}

// Field is a field that is written as it is.
func Field[T any](w *Words, word, field *T) {
	if w.Writing {
		*word = *field
	} else {
		*field = *word
	}
}

// Number is a field that is between two others.
func Number[W, N ~int8 | ~int16 | ~uint8](w *Words, word *W, n *N, low, high int, of string) {
	if w.Writing {
		*word = W(*n)
		return
	}
	*n = N(*word)
	w.Within(int(*word), low, high, of)
}

// Optional is a number from 0 on that may be left out. Then it stays as it is.
func Optional[N ~int8 | ~int16](w *Words, word **N, n *N, high int, of string) {
	if w.Writing {
		*word = n
	} else if *word != nil {
		Number(w, *word, n, 0, high, of)
	}
}

// Name is a field that is one of a list. A number below 0 is not written, and a
// missing name leaves the field as it is.
func Name[N ~int8 | ~uint8](w *Words, word *string, n *N, list []string, of string) {
	if w.Writing || *word != "" {
		Known(w, word, n, list, of)
	}
}

// Known is a name that cannot be left out.
func Known[N ~int8 | ~uint8](w *Words, word *string, n *N, list []string, of string) {
	switch {
	case !w.Writing:
		*n = N(w.Find(list, *word, of))
	case int(*n) >= 0:
		*word = list[*n]
	}
}

// Names is a field that is some of a list, a bit each.
func Names[S ~uint8 | ~uint32 | ~uint64](w *Words, words *[]string, some *S, list []string, of string) {
	if !w.Writing {
		for _, word := range *words {
			*some |= 1 << w.Find(list, word, of)
		}
		return
	}
	*words = []string{}
	for i, word := range list {
		if *some>>i&1 != 0 {
			*words = append(*words, word)
		}
	}
}

// Each goes through parts named by a list. part reports whether one has anything to
// write.
func Each[N ~int8, T any](w *Words, words *map[string]T, list []string, of string, part func(n N, word *T) bool) {
	if w.Writing {
		*words = map[string]T{}
	} else {
		w.know(*words, list, of)
	}
	for i, name := range list {
		word, said := (*words)[name]
		if (w.Writing || said) && part(N(i), &word) && w.Writing {
			(*words)[name] = word
		}
	}
}

// know refuses the first name of a map that is not in a list.
func (w *Words) know(words any, list []string, of string) {
	var names []string
	for _, key := range reflect.ValueOf(words).MapKeys() {
		names = append(names, key.String())
	}
	slices.Sort(names)
	for _, name := range names {
		w.Find(list, name, of)
	}
}
