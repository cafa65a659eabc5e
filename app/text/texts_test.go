package text

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bretwalda/static/site"
	"bretwalda/static/site/languages"
)

// entry is a line of a language's file.
type entry struct{ key, text string }

// entries reads a file in its order, with keys that come twice.
func entries(t *testing.T, code string) []entry {
	t.Helper()
	raw, err := languages.Read(languages.Texts(code))
	if err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	if _, err := d.Token(); err != nil {
		t.Fatal(err)
	}
	var list []entry
	for d.More() {
		key, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		value, err := d.Token()
		if err != nil {
			t.Fatal(err)
		}
		text, isText := value.(string)
		if !isText {
			t.Fatalf("%s: %v is not a text but %v", code, key, value)
		}
		list = append(list, entry{key.(string), text})
	}
	return list
}

// classed are the families of keys whose texts are nouns.
var classed = []string{"nation.", "area.", "leader.", "region.", "what."}

func isNoun(key string) bool {
	return slices.ContainsFunc(classed, func(family string) bool { return strings.HasPrefix(key, family) })
}

// named is a text without the class that a noun has before it.
func named(e entry) string {
	if _, name, found := strings.Cut(e.text, "|"); found && isNoun(e.key) {
		return name
	}
	return e.text
}

func isJoin(key string) bool { return strings.HasPrefix(key, "join.") }

// TestEveryLanguageHasTheSameFiles, and every folder its line in the list.
func TestEveryLanguageHasTheSameFiles(t *testing.T) {
	files := map[string][]string{}
	err := fs.WalkDir(site.Files, path.Clean(languages.Folder), func(name string, d fs.DirEntry, err error) error {
		code, file, found := strings.Cut(strings.TrimPrefix(name, languages.Folder), "/")
		if found && !d.IsDir() {
			files[code] = append(files[code], file)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	codes := Codes()
	if got, want := slices.Sorted(maps.Keys(files)), slices.Sorted(slices.Values(codes)); !slices.Equal(got, want) {
		t.Errorf("folders for %v, languages %v", got, want)
	}
	for _, code := range codes[1:] {
		if !slices.Equal(files[code], files[codes[0]]) {
			t.Errorf("%s has the files %v, %s has %v", code, files[code], codes[0], files[codes[0]])
		}
	}
}

var (
	gapShape = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9]*(\.[a-z]+)?$`)
	keyShape = regexp.MustCompile(`^[a-z][A-Za-z0-9]*(\.[\pL0-9][\pL0-9 '-]*)*$`)
)

func TestTextsAreSound(t *testing.T) {
	for _, code := range Codes() {
		seen := map[string]bool{}
		for _, e := range entries(t, code) {
			if seen[e.key] {
				t.Errorf("%s: %s comes twice", code, e.key)
			}
			seen[e.key] = true
			if isJoin(e.key) {
				continue
			}
			if !keyShape.MatchString(e.key) {
				t.Errorf("%s: key %q", code, e.key)
			}
			if strings.TrimSpace(e.text) != e.text || e.text == "" || strings.Contains(e.text, "  ") {
				t.Errorf("%s: %s: %q", code, e.key, e.text)
			}
			if strings.ContainsAny(named(e), "'\"") {
				t.Errorf("%s: %s: a typewriter's quote in %q", code, e.key, e.text)
			}
			if strings.Contains(e.text, "|") && !isNoun(e.key) {
				t.Errorf("%s: %s is no noun: %q", code, e.key, e.text)
			}
			for _, gap := range gaps(e.text) {
				if !gapShape.MatchString(gap) {
					t.Errorf("%s: %s: gap {%s}", code, e.key, gap)
				}
			}
			if strings.Count(e.text, "{") != strings.Count(e.text, "}") {
				t.Errorf("%s: %s: %q", code, e.key, e.text)
			}
		}
		for key := range seen {
			stem, one := strings.CutSuffix(key, ".one")
			other := strings.HasSuffix(key, ".other")
			if other {
				stem = strings.TrimSuffix(key, ".other")
			}
			if strings.HasPrefix(key, "option.") {
				continue // a value may be called "one"
			}
			if (one || other) && (!seen[stem+".one"] || !seen[stem+".other"] || seen[stem]) {
				t.Errorf("%s: %s wants %s.one and %s.other and nothing else", code, key, stem, stem)
			}
		}
	}
}

// names are the values that a text asks for.
func names(text string) []string {
	set := map[string]bool{}
	for _, gap := range gaps(text) {
		name, _, _ := parseGap(gap)
		set[name] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// TestLanguagesAgree: the same keys in the same order, asking for the same
// values. Only what goes before nouns is a language's own.
func TestLanguagesAgree(t *testing.T) {
	own := func(e entry) bool { return isJoin(e.key) }
	first := slices.DeleteFunc(entries(t, Codes()[0]), own)
	for _, code := range Codes()[1:] {
		list := slices.DeleteFunc(entries(t, code), own)
		texts, order := map[string]string{}, []string{}
		for _, e := range list {
			texts[e.key] = e.text
			if !slices.ContainsFunc(first, func(f entry) bool { return f.key == e.key }) {
				t.Errorf("%s: %s is not in %s", code, e.key, Codes()[0])
				continue
			}
			order = append(order, e.key)
		}
		for _, e := range first {
			text, found := texts[e.key]
			if !found {
				t.Errorf("%s: %s is missing", code, e.key)
				continue
			}
			if a, b := names(e.text), names(text); !slices.Equal(a, b) {
				t.Errorf("%s: %s asks for %v, in %s for %v", code, e.key, b, Codes()[0], a)
			}
			if len(order) > 0 && order[0] == e.key {
				order = order[1:]
			}
		}
		if len(order) > 0 {
			t.Errorf("%s: %s is not where it is in %s", code, order[0], Codes()[0])
		}
	}
}

// alike are the texts of a language that are rightly the same as in English, a line
// each. Names of places and people need none.
func alike(t *testing.T, code string) []string {
	t.Helper()
	list, err := os.ReadFile("testdata/alike/" + code + ".txt")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	return strings.FieldsFunc(string(list), func(r rune) bool { return r == '\n' })
}

// isName reports whether a text is the name of a place or a person.
func isName(e entry) bool {
	family, _, _ := strings.Cut(e.key, ".")
	switch family {
	case "area", "region", "leader":
		return true
	}
	return family == "what" && Capitalize(named(e)) == named(e)
}

// A word outside the gaps of a text.
var (
	inGap  = regexp.MustCompile(`\{[^}]*\}`)
	worded = regexp.MustCompile(`\pL{2}`)
)

// mostLeft is how many texts that are left in English are told of, of one language.
const mostLeft = 20

// TestNothingIsLeftInEnglish: a text that equals the English one was not translated, but
// for names and the few words that two languages share.
func TestNothingIsLeftInEnglish(t *testing.T) {
	english := map[string]string{}
	for _, e := range entries(t, "en") {
		english[e.key] = named(e)
	}
	for _, code := range Codes() {
		met, same, left := map[string]bool{}, alike(t, code), 0
		for _, e := range entries(t, code) {
			text := named(e)
			switch {
			case code == "en", isJoin(e.key), text != english[e.key], isName(e), !worded.MatchString(inGap.ReplaceAllString(text, "")):
			case slices.Contains(same, text):
				met[text] = true
			default:
				if left++; left <= mostLeft {
					t.Errorf("%s: %s is as in English: %q", code, e.key, text)
				}
			}
		}
		if left > mostLeft {
			t.Errorf("%s: %d texts are as in English", code, left)
		}
		for _, text := range same {
			if !met[text] {
				t.Errorf("%s: no text is %q as in English", code, text)
			}
		}
	}
}

// TestNounsJoin: whatever form a text asks for, every class of noun has it.
func TestNounsJoin(t *testing.T) {
	for _, code := range Codes() {
		l := Of(code)
		classes := map[string]bool{"": true} // plain strings
		forms := map[string]bool{}
		for _, e := range entries(t, code) {
			if isNoun(e.key) {
				classes[l.Noun(e.key).class] = true
				continue
			}
			for _, gap := range gaps(e.text) {
				if _, form, _ := parseGap(gap); form != "" {
					forms[form] = true
				}
			}
		}
		used := map[string]bool{}
		for class := range classes {
			for form := range forms {
				used["join."+form+".ad"] = true // before the same sound
				key := "join." + form + "." + class
				if _, ok := l.words[key]; !ok {
					t.Errorf("%s: nothing under %q", code, key)
				}
				used[key] = true
			}
		}
		for key, before := range l.words {
			if !isJoin(key) {
				continue
			}
			if !used[key] {
				t.Errorf("%s: nothing uses %q", code, key)
			}
			if before != "" && !strings.HasSuffix(before, " ") && !strings.HasSuffix(before, "’") {
				t.Errorf("%s: %q would stick to its noun", code, before)
			}
		}
	}
}
