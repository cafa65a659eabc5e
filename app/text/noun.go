package text

import "strings"

// Noun is the name of a nation, place or leader in one language, with the class
// that says what goes before it: an article, or how a preposition joins it.
type Noun struct {
	class, name string
	many        bool // a verb with it is plural
	small       bool // it has no capital where something goes before it: "los romanos"
}

// String is the name alone.
func (n Noun) String() string { return n.name }

// With is the name with words after it.
func (n Noun) With(words string) Noun {
	n.name += words
	return n
}

// Roman is a number that is written as the board does: VI for 6.
type Roman int

var romans = [...]struct {
	value int
	text  string
}{
	{1000, "M"}, {900, "CM"}, {500, "D"}, {400, "CD"},
	{100, "C"}, {90, "XC"}, {50, "L"}, {40, "XL"},
	{10, "X"}, {9, "IX"}, {5, "V"}, {4, "IV"}, {1, "I"},
}

// String is empty for zero and less, which have no Roman numerals.
func (r Roman) String() string {
	var b strings.Builder
	n := int(r)
	for _, s := range romans {
		for n >= s.value {
			b.WriteString(s.text)
			n -= s.value
		}
	}
	return b.String()
}
