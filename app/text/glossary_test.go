package text

import (
	"encoding/json"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"bretwalda/static/site"
	"bretwalda/static/site/languages"
)

// glossary is docs/GLOSSARY.md: the rows of the table below a heading, its head first.
func glossary(t *testing.T, heading string) [][]string {
	t.Helper()
	raw, err := os.ReadFile("../../docs/GLOSSARY.md")
	if err != nil {
		t.Fatal(err)
	}
	_, below, found := strings.Cut(string(raw), "\n## "+heading+"\n")
	below, _, _ = strings.Cut(below, "\n## ")
	var rows [][]string
	for line := range strings.Lines(below) {
		if !strings.HasPrefix(line, "| ") {
			continue
		}
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")
		for i := range cells {
			cells[i] = strings.TrimSpace(cells[i])
		}
		rows = append(rows, cells)
	}
	if !found || len(rows) < 2 {
		t.Fatalf("the glossary has nothing under %q", heading)
	}
	return rows
}

// passage is something that people read, and where it comes from.
type passage struct{ where, text string }

// passages are all texts of a language but names: of the app, the shell, the rules
// and the lessons.
func passages(t *testing.T, code string) []passage {
	t.Helper()
	list := said(t, code)
	raw, err := languages.Read(languages.Shell(code))
	if err != nil {
		t.Fatal(err)
	}
	var shell map[string]string
	if err := json.Unmarshal(raw, &shell); err != nil {
		t.Fatal(err)
	}
	for key, text := range shell {
		list = append(list, passage{"shell.json " + key, text})
	}
	steer := regexp.MustCompile(`^(#|[a-z]+:)`)
	for _, folder := range []string{"rules", "lessons"} {
		err := fs.WalkDir(site.Files, path.Join(languages.Folder, code, folder), func(name string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			raw, err := languages.Read(name)
			for line := range strings.Lines(string(raw)) {
				if line = strings.TrimSpace(line); line != "" && !steer.MatchString(line) {
					list = append(list, passage{name, regexp.MustCompile(`\[\[[^\]]*\]\]`).ReplaceAllString(line, "…")})
				}
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// said are the texts of the app but names and what joins them.
func said(t *testing.T, code string) []passage {
	var list []passage
	for _, e := range entries(t, code) {
		if !isNoun(e.key) && !isJoin(e.key) {
			list = append(list, passage{e.key, e.text})
		}
	}
	return list
}

// TestTermsAreComplete: a word for each concept in each language, and the first of
// them is in use.
func TestTermsAreComplete(t *testing.T) {
	aside := regexp.MustCompile(`\([^)]*\)|[“”]`)
	head, rows := glossary(t, "Terms")[0], glossary(t, "Terms")[1:]
	for _, code := range Codes() {
		column := slices.Index(head, code)
		if column < 0 {
			t.Fatalf("no column for %s", code)
		}
		var all strings.Builder
		for _, p := range passages(t, code) {
			all.WriteString(strings.ToLower(p.text) + "\n")
		}
		for _, e := range entries(t, code) {
			all.WriteString(strings.ToLower(named(e)) + "\n")
		}
		for _, row := range rows {
			if len(row) != len(head) || slices.Contains(row, "") {
				t.Fatalf("the row %q is not complete", row)
			}
			term, _, _ := strings.Cut(aside.ReplaceAllString(row[column], ""), ";")
			if term = strings.ToLower(strings.TrimSpace(term)); strings.ContainsAny(term, "0123456789") {
				continue
			}
			if !strings.Contains(all.String(), term) {
				t.Errorf("%s: nothing says %q", code, term)
			}
		}
	}
}

func TestWordsThatAreNotUsed(t *testing.T) {
	said := map[string][]passage{}
	for _, code := range Codes() {
		said[code] = passages(t, code)
	}
	for _, row := range glossary(t, "Words not used")[1:] {
		code, word := row[0], regexp.MustCompile(`(?:^|[^\pL])(?:`+strings.Trim(row[1], "`")+`)(?:[^\pL]|$)`)
		if len(said[code]) == 0 {
			t.Fatalf("%q is no language", code)
		}
		for _, p := range said[code] {
			if word.MatchString(p.text) {
				t.Errorf("%s: %s: say %s in %q", code, p.where, row[2], p.text)
			}
		}
	}
}

// leaders are the texts that speak of a leader or king of history, who may be he.
var leaders = regexp.MustCompile(`^(card\.|ask\.companion\.|rule\.king$|timeline\.cnut$|worth\.crown\.king$)`)

// heads are how no sentence begins that asks nothing, and questions without a mark.
var heads = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?:^|[.:;] |- |> )(?:Who|What) `),
	"es": regexp.MustCompile(`(?:^|[.:;] |- |> )(?:Lo que|Quien|Quienes) `),
	"it": regexp.MustCompile(`(?:^|[.:;] |- |> )(?:Ciò che|Chi) `),
}

// labels are titles and buttons that begin so because a name or a picture follows.
var labels = []string{
	"new.kind", "bot.seats", "bot.seat", "odds.more", "log.title", "verify.knows", "handOver.what", "amend.before",
}

func TestSentencesHaveASubject(t *testing.T) {
	for _, code := range Codes() {
		if heads[code] == nil {
			t.Fatalf("add a row for %s to heads", code)
		}
		for _, p := range passages(t, code) {
			asks := strings.Contains(p.text, "?") || slices.Contains(labels, p.where)
			if heads[code].MatchString(p.text) && !asks {
				t.Errorf("%s: %s: %q", code, p.where, p.text)
			}
		}
	}
	he := regexp.MustCompile(`\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself)\b`)
	for _, p := range said(t, "en") {
		if he.MatchString(p.text) && !leaders.MatchString(p.where) {
			t.Errorf("%s: a player is they: %q", p.where, p.text)
		}
	}
}

func TestSignsAndSpaces(t *testing.T) {
	percent := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`[\d}] %`), "es": regexp.MustCompile(`[\d}]%`), "it": regexp.MustCompile(`[\d}] %`),
	}
	for _, code := range Codes() {
		if percent[code] == nil {
			t.Fatalf("add a row for %s to percent", code)
		}
		for _, p := range passages(t, code) {
			if strings.Contains(p.text, "  ") || strings.ContainsAny(p.text, "'\"") || percent[code].MatchString(p.text) {
				t.Errorf("%s: %s: %q", code, p.where, p.text)
			}
		}
	}
}

// TestTextsFitAPhone: buttons side by side, hints, and the two lines of a tip.
func TestTextsFitAPhone(t *testing.T) {
	button := regexp.MustCompile(`^(verb\.[^.]+|ask\.[^.]+\.(end|refuse|allow|place))(\.(marcher-lords|brian-boru|britannia-classic))?$`)
	hint := regexp.MustCompile(`^ask\.[^.]+\.hint(\.|$)`)
	tip := regexp.MustCompile(`^tip\.[^.]+\.[^.]+$`)
	ends := regexp.MustCompile(`[.!?](?: |$)`)
	gap := regexp.MustCompile(`\{[^}]*\}`)
	for _, code := range Codes() {
		for _, p := range said(t, code) {
			most, shown := 0, p.text
			switch {
			case button.MatchString(p.where) && !strings.Contains(p.text, "{"):
				most = 16
			case hint.MatchString(p.where):
				most, shown = 70, gap.ReplaceAllString(p.text, "York")
			case tip.MatchString(p.where) && p.where != "tip.again.done":
				if n := utf8.RuneCountInString(p.text); n > 135 { // it is shown whole
					t.Errorf("%s: %s has %d letters, more than 135: %q", code, p.where, n, p.text)
				}
				most = 65
				if i := ends.FindStringIndex(p.text); i != nil {
					shown = p.text[:i[0]+1]
				}
			default:
				continue
			}
			if n := utf8.RuneCountInString(shown); n > most {
				t.Errorf("%s: %s has %d letters, more than %d: %q", code, p.where, n, most, shown)
			}
		}
	}
}
