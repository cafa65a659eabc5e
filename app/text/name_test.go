package text_test

import (
	"strings"
	"testing"
	"unicode/utf8"

	"bretwalda/app/text"
)

func TestPersonName(t *testing.T) {
	cases := map[string]string{
		"Ann":                          "Ann",
		"Æthelflæd of Mercia":          "Æthelflæd of Mercia",
		"  Ann \t of\nKent ":           "Ann of Kent",
		"":                             "",
		" \u200b\u2060\u00ad ":         "",
		"\u200d":                       "",
		"\u0301":                       "",
		"\u00a0\u0326":                 "",
		"Ann\u00a0Lee":                 "Ann Lee",
		"<b>Ann</b> & \"co\"":          "<b>Ann</b> & \"co\"",
		"Ann\x00\x1b[31m":              "Ann [31m",
		"An\u200bn":                    "Ann",
		"\u202enna":                    "nna",
		"Ann\u2069\u2067":              "Ann",
		"דוד":                          "\u2068דוד\u2069",
		"\u202bדוד\u2069 Ann":          "\u2068דוד Ann\u2069",
		"مريم":                         "\u2068مريم\u2069",
		"👩‍👧":                          "👩‍👧",
		"e\u0301\u0302\u0303\u0304":    "e\u0301\u0302",
		"Zoë\u0308":                    "Zoë\u0308",
		strings.Repeat("x", 40):        strings.Repeat("x", 40),
		strings.Repeat("x", 10_000):    strings.Repeat("x", 40) + "…",
		strings.Repeat("é", 10_000):    strings.Repeat("é", 40) + "…",
		strings.Repeat("\u202e", 9999): "",
	}
	for name, want := range cases {
		if got := text.PersonName(name); got != want {
			t.Errorf("%.60q is shown as %q, not %q", name, got, want)
		}
	}
}

func FuzzPersonName(f *testing.F) {
	f.Add("Ann")
	f.Add("\u202eAnn\u2069 דוד\xff")
	f.Fuzz(func(t *testing.T, name string) {
		got := text.PersonName(name)
		if !utf8.ValidString(got) || utf8.RuneCountInString(got) > 43 {
			t.Errorf("%q", got)
		}
		inner, opened := strings.CutPrefix(got, "\u2068")
		if opened {
			var closed bool
			if inner, closed = strings.CutSuffix(inner, "\u2069"); !closed {
				t.Errorf("%q is not closed", got)
			}
		}
		if strings.ContainsAny(inner, "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\n\x00") {
			t.Errorf("%q steers the words around it", got)
		}
		if text.PersonName(inner) != got && !strings.HasSuffix(inner, "…") {
			t.Errorf("%q is shown as %q, and that as %q", name, got, text.PersonName(inner))
		}
	})
}
