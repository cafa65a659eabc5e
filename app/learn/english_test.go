package learn

import (
	"errors"
	"io/fs"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/static/site/languages"
)

// mostLeft is how many lines that are left in English are told of, of one language.
const mostLeft = 20

// worded is what has a word.
var worded = regexp.MustCompile(`\pL{2}`)

// alike are the lines of a language that are rightly the same as in English, a line each.
func alike(t *testing.T, code string) []string {
	t.Helper()
	list, err := os.ReadFile("testdata/alike/" + code + ".txt")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return strings.FieldsFunc(string(list), func(r rune) bool { return r == '\n' })
}

// written are the lines of a book or lesson that are to be translated.
func written(t *testing.T, name string) (lines []string) {
	t.Helper()
	b, err := languages.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		line = strings.TrimSpace(line)
		words, keyed := strings.CutPrefix(line, "words:")
		if keyed {
			line = words
		}
		if strings.HasPrefix(line, "# ") || !keyed && (&Section{}).head(line) || !worded.MatchString(line) {
			continue
		}
		lines = append(lines, line)
	}
	return lines
}

// TestNothingIsLeftInEnglish: a line of the rules or of a lesson that is as in English was
// not translated, but for names and the few words that two languages share.
func TestNothingIsLeftInEnglish(t *testing.T) {
	for _, code := range text.Codes()[1:] {
		same, met, left := alike(t, code), map[string]bool{}, 0
		file := func(english, own string) {
			list := written(t, english)
			for _, line := range written(t, own) {
				switch {
				case !slices.Contains(list, line):
				case slices.Contains(same, line):
					met[line] = true
				default:
					if left++; left <= mostLeft {
						t.Errorf("%s: as in English: %s", own, line)
					}
				}
			}
		}
		for book := range books() {
			file(languages.Rules("en", book), languages.Rules(code, book))
		}
		for _, lesson := range Lessons() {
			file(languages.Lesson("en", lesson), languages.Lesson(code, lesson))
		}
		if left > mostLeft {
			t.Errorf("%s: %d lines are as in English", code, left)
		}
		for _, line := range same {
			if !met[line] {
				t.Errorf("%s: no line is %q as in English", code, line)
			}
		}
	}
}
