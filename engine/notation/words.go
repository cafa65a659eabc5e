package notation

// Words goes through a position and its words side by side, part by part, and
// writes the words or reads them: a field is named once for both ways.
type Words struct {
	Reader
	Writing bool
}

// Number is a field that lies between two others.
func Number[W, N ~int8 | ~int16](w *Words, word *W, n *N, low, high int, of string) {
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

// Name is a field that is one of a list. Nothing is written of a number below 0, and
// where nothing is said the field stays as it is.
func Name[N ~int8 | ~uint8](w *Words, word *string, n *N, list []string, of string) {
	switch {
	case !w.Writing && *word != "":
		*n = N(w.Find(list, *word, of))
	case w.Writing && int(*n) >= 0:
		*word = list[*n]
	}
}

// Names is a field that is some of a list, a bit each.
func Names[S ~uint8 | ~uint64](w *Words, words *[]string, some *S, list []string, of string) {
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
