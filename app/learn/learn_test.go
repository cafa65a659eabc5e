package learn

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/text"
	"bretwalda/engine"
	"bretwalda/engine/games"
	"bretwalda/static/site"
	"bretwalda/static/site/languages"
)

// books are the games of each book.
func books() map[string][]engine.Game {
	list := map[string][]engine.Game{}
	for _, g := range games.All() {
		book := engine.Family(g.ID())
		list[book] = append(list[book], g)
	}
	return list
}

func open(t *testing.T, code, name string) *Book {
	t.Helper()
	b, err := languages.Read(languages.Rules(code, name))
	if err != nil {
		t.Fatal(err)
	}
	book, err := ParseBook(string(b))
	if err != nil {
		t.Fatalf("%s/%s: %v", code, name, err)
	}
	return book
}

// TestBooksAgree checks that a book has the same sections in each language, for
// the same games, matches, rules and decisions.
func TestBooksAgree(t *testing.T) {
	for name := range books() {
		first := open(t, "en", name)
		for _, code := range text.Codes()[1:] {
			other := open(t, code, name)
			if len(other.Sections) != len(first.Sections) {
				t.Errorf("%s has %d sections in English and %d in %s", name, len(first.Sections), len(other.Sections), code)
			}
			for i := range min(len(first.Sections), len(other.Sections)) {
				a, b := first.Sections[i], other.Sections[i]
				if a.ID != b.ID || !slices.Equal(a.For, b.For) || !reflect.DeepEqual(a.Rules, b.Rules) || !slices.Equal(a.Asks, b.Asks) || !reflect.DeepEqual(a.When, b.When) {
					t.Errorf("%s: section %d is %s in English, %s in %s, or for other games, matches, rules or decisions", name, i, a.ID, b.ID, code)
					break
				}
			}
		}
	}
}

// TestLinksOfBooks checks that every link leads to a section that holds wherever
// the link stands, and that each section has something to say.
func TestLinksOfBooks(t *testing.T) {
	for name, list := range books() {
		for _, code := range text.Codes() {
			book := open(t, code, name)
			for _, s := range book.Sections {
				if len(s.Blocks) == 0 && !s.Opens() {
					t.Errorf("%s/%s: %s is empty", code, name, s.ID)
				}
				if !s.Opens() && book.Section(s.Chapter()) == nil {
					t.Errorf("%s/%s: %s stands in no chapter", code, name, s.ID)
				}
				for _, g := range s.For {
					if !slices.ContainsFunc(list, func(o engine.Game) bool { return o.ID() == g }) {
						t.Errorf("%s/%s: %s is for %q", code, name, s.ID, g)
					}
				}
				for _, b := range s.Blocks {
					for _, span := range b.Spans {
						if span.Link == "" {
							continue
						}
						to := book.Section(span.Link)
						if to == nil {
							t.Errorf("%s/%s: %s leads to %q", code, name, s.ID, span.Link)
							continue
						}
						for _, g := range list {
							if s.appliesTo(g.ID()) && !to.appliesTo(g.ID()) {
								t.Errorf("%s/%s: %s leads to %s, which is not about %s", code, name, s.ID, to.ID, g.ID())
							}
						}
					}
				}
			}
		}
	}
}

// TestTermsCanBeMet checks that what a section waits for can be chosen in each of its
// games, and can be left out: else it would always matter, or never.
func TestTermsCanBeMet(t *testing.T) {
	for name, list := range books() {
		for _, s := range open(t, "en", name).Sections {
			for _, terms := range s.When {
				for _, g := range list {
					if !s.appliesTo(g.ID()) {
						continue
					}
					values := valuesOf(g, terms.Of)
					for _, v := range terms.Values {
						if !slices.Contains(values, v) {
							t.Errorf("%s: %s waits for %s=%s, which %s does not have", name, s.ID, terms.Of, v, g.ID())
						}
					}
					if len(terms.Values) >= len(values) {
						t.Errorf("%s: %s waits for whatever %s may be", name, s.ID, terms.Of)
					}
				}
			}
		}
	}
}

// valuesOf are the values that a game may be set up with under a name of Terms.
func valuesOf(g engine.Game, of string) []string {
	var list []string
	for _, s := range g.Scenarios() {
		switch of {
		case "scenario":
			list = append(list, s.ID)
		case "seats":
			for _, n := range s.Seats {
				list = append(list, strconv.Itoa(n))
			}
		}
	}
	for _, o := range g.Options() {
		if o.ID == of {
			return o.Values
		}
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// TestASectionMattersWithItsChapter.
func TestASectionMattersWithItsChapter(t *testing.T) {
	book := open(t, "en", "marcher")
	teams := book.Section("teams.welsh")
	for _, c := range []struct {
		scenario, seats string
		want            bool
	}{{"welsh-revival", "3", true}, {"welsh-revival", "2", false}, {"norman-conquerors", "3", false}} {
		set := map[string]string{"scenario": c.scenario, "seats": c.seats}
		if got := book.Matters(teams, func(of string) string { return set[of] }); got != c.want {
			t.Errorf("%s with %s: it matters: %v", c.scenario, c.seats, got)
		}
	}
}

// TestHelpForEveryDecision checks that whatever a player may be asked in a game
// has a section that helps.
func TestHelpForEveryDecision(t *testing.T) {
	for name, list := range books() {
		book := open(t, "en", name)
		for _, g := range list {
			for _, ask := range g.Lexicon().Asks {
				if book.Help(g.ID(), ask, plainly) == nil {
					t.Errorf("%s: nothing helps with %s", g.ID(), ask)
				}
			}
		}
		for _, s := range book.Sections {
			for _, ask := range s.Asks {
				if !slices.ContainsFunc(list, func(g engine.Game) bool { return slices.Contains(g.Lexicon().Asks, ask) }) {
					t.Errorf("%s: %s helps with %q, which is never asked", name, s.ID, ask)
				}
			}
		}
	}
}

// refusals reads from the rules of a game the names under which they forbid.
func refusals(t *testing.T, book string) []string {
	t.Helper()
	folders, err := filepath.Glob(filepath.Join("..", "..", "engine", book+"*"))
	if err != nil || len(folders) != 1 {
		t.Fatalf("%s: %v, %v", book, folders, err)
	}
	var list []string
	err = filepath.WalkDir(folders[0], func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(f, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || len(spec.Names) != 1 || len(spec.Values) != 1 || !strings.HasPrefix(spec.Names[0].Name, "rule") {
				return true
			}
			if lit, ok := spec.Values[0].(*ast.BasicLit); ok && lit.Kind == token.STRING {
				name, _ := strconv.Unquote(lit.Value)
				list = append(list, name)
			}
			return true
		})
		return nil
	})
	if err != nil || len(list) == 0 {
		t.Fatalf("%s: %v, %v", book, list, err)
	}
	return list
}

// TestSectionForEveryRefusal checks that each name by which the rules forbid a
// choice leads to a section.
func TestSectionForEveryRefusal(t *testing.T) {
	second := []string{"britannia-2005", "britannia-2008"}
	only := map[string][]string{"burh": second, "federates": second} // the classic edition has none
	for name, list := range books() {
		book := open(t, "en", name)
		for _, rule := range refusals(t, name) {
			for _, g := range list {
				if in := only[rule]; in != nil && !slices.Contains(in, g.ID()) {
					continue
				}
				if book.Refusal(g.ID(), rule) == nil {
					t.Errorf("%s: no section about %q", g.ID(), rule)
				}
			}
		}
	}
}

// TestLessonsAreListed checks that the list of lessons is that of the files.
func TestLessonsAreListed(t *testing.T) {
	entries, err := site.Files.ReadDir("lessons")
	if err != nil {
		t.Fatal(err)
	}
	var there []string
	for _, e := range entries {
		if id, ok := strings.CutSuffix(e.Name(), ".txt"); ok && !slices.Contains(there, Taught(id)) {
			there = append(there, Taught(id))
		}
	}
	slices.Sort(there)
	listed := slices.Sorted(slices.Values(Lessons()))
	if !slices.Equal(listed, there) {
		t.Errorf("there are lessons of %v, and listed are %v", there, listed)
	}
}

const small = `# start
First steps
for: a b

Tap an *army*, then see [[move.far]] or [[move.far|go on]].

# move.far
Cómo llegar
for: a
rule: a 7.2 far; b 5.1
ask: march retreat
words: límite

Two areas [not three * or more.
- one
  and on
- two

> An example
> of two lines.
`

func TestParseBook(t *testing.T) {
	b, err := ParseBook(small)
	if err != nil {
		t.Fatal(err)
	}
	far := b.Section("move.far")
	want := &Section{
		ID: "move.far", Title: "Cómo llegar", For: []string{"a"},
		Rules: []Numbers{{"a", []string{"7.2", "far"}}, {"b", []string{"5.1"}}}, Asks: []string{"march", "retreat"}, Words: "límite",
		Blocks: []Block{
			{Paragraph, []Span{{Text: "Two areas [not three * or more."}}},
			{Item, []Span{{Text: "one and on"}}},
			{Item, []Span{{Text: "two"}}},
			{Example, []Span{{Text: "An example of two lines."}}},
		},
	}
	if !reflect.DeepEqual(far, want) {
		t.Errorf("read %+v, want %+v", far, want)
	}
	start := b.Section("start").Blocks[0]
	spans := []Span{{Text: "Tap an "}, {Text: "army", Strong: true}, {Text: ", then see "}, {Link: "move.far"}, {Text: " or "}, {Text: "go on", Link: "move.far"}, {Text: "."}}
	if !reflect.DeepEqual(start.Spans, spans) {
		t.Errorf("read %+v, want %+v", start.Spans, spans)
	}
	if got := start.Plain(b.Title); got != "Tap an army, then see Cómo llegar or go on." {
		t.Errorf("plain: %q", got)
	}
	if s := b.Refusal("a", "far"); s != far || b.Refusal("b", "5.1") != nil {
		t.Errorf("refusals lead to %v", s)
	}
	if len(b.Of("b")) != 1 || b.Help("a", "march", plainly) != far || b.Help("b", "march", plainly) != nil {
		t.Error("what holds for a game is not told apart")
	}
	for _, bad := range []string{"", "words\n# a\nA\n", "# a\nA\n# a\nA\n", "# a\n\n\n"} {
		if _, err := ParseBook(bad); err == nil {
			t.Errorf("%q is a book", bad)
		}
	}
}

func TestSearch(t *testing.T) {
	b, err := ParseBook(small)
	if err != nil {
		t.Fatal(err)
	}
	for query, want := range map[string][]string{
		"COMO":        {"move.far", "start"}, // where the title is said
		"limite area": {"move.far"},
		"army":        {"start"},
		"llegar":      {"move.far", "start"}, // a title counts for more than a text
		"lleg zzz":    nil,
		"  ,. ":       nil,
	} {
		var got []string
		for _, f := range b.Search("a", query) {
			got = append(got, f.Section.ID)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q finds %v, want %v", query, got, want)
		}
	}
	long := cut(strings.Repeat("wörter und ", 40)+"Ziel "+strings.Repeat("und mehr ", 40), []string{"ziel"})
	if !strings.Contains(long, "Ziel") || len(long) > 200 || !strings.HasPrefix(long, "… ") || !strings.HasSuffix(long, " …") {
		t.Errorf("snippet %q", long)
	}
}

// TestSearchFindsWhatItShould in the real books.
func TestSearchFindsWhatItShould(t *testing.T) {
	for _, c := range []struct{ code, game, query, want string }{
		{"en", "britannia-2008", "retreat", "retreat.order"},
		{"es", "britannia-2008", "poblacion", "population.points"},
		{"it", "britannia-2008", "sottomissione", "submission.when"},
		{"en", "marcher-lords", "siege", "battle.siege"},
		{"en", "brian-boru", "monastery", "church.monastery"},
	} {
		found := open(t, c.code, engine.Family(c.game)).Search(c.game, c.query)
		i := slices.IndexFunc(found, func(f Found) bool { return f.Section.ID == c.want })
		if i < 0 || i > 4 {
			t.Errorf("%s: %q finds %s at %d of %d", c.code, c.query, c.want, i, len(found))
		}
	}
}

func TestParseLesson(t *testing.T) {
	l, err := ParseLesson(`
// a note
# one
start g
seat 2
position {"a": 1}
light Kent; South Mercia

# two
play march from=Kent to=South Mercia
dice 5 2
chance draw what=Rhys
await march to=Kent
await end
with end
`)
	want := &Lesson{[]Step{
		{ID: "one", Scene: &Scene{"g", `{"a": 1}`, 2}, Lit: []string{"Kent", "South Mercia"}},
		{ID: "two", Played: []string{"march from=Kent to=South Mercia"}, Chance: []string{"roll count=5", "roll count=2", "draw what=Rhys"}, Awaits: []string{"march to=Kent", "end"}, With: []string{"end"}},
	}}
	if err != nil || !reflect.DeepEqual(l, want) {
		t.Errorf("read %+v, %v", l, err)
	}
	if l.Scene(1) != 0 {
		t.Errorf("step two stands at the table of step %d", l.Scene(1))
	}
	for _, bad := range []string{"", "light Kent", "# a\nawait end", "# a\nstart g\n# a\nawait end", "# a\nstart g\nsing loud", "# a\nstart g\nshow moon", "# a\nstart g\nseat x", "# a\nstart"} {
		if _, err := ParseLesson(bad); err == nil {
			t.Errorf("%q is a lesson", bad)
		}
	}
}

func TestFits(t *testing.T) {
	x := games.ByID("britannia-2008").Lexicon()
	place := func(name string) int8 { return Place(x, name) }
	verb := uint8(slices.Index(x.Verbs, "march"))
	c := engine.Choice{Verb: verb, What: int8(slices.Index(x.Whats, "infantry")), From: place("Kent"), To: place("South Mercia"), Via: engine.None, Via2: engine.None, Count: 2}
	for pattern, want := range map[string]bool{
		"march": true,
		"march from=Kent to=South Mercia what=infantry count=2": true,
		"march to=South Mercia via=none":                        true,
		"march to=South":                                        false,
		"march count=3":                                         false,
		"end":                                                   false,
		"march towards=Kent":                                    false,
		"march quickly":                                         false,
	} {
		if fits(x, pattern, c) != want {
			t.Errorf("%q: %v", pattern, !want)
		}
	}
	if _, ok := Find(x, "end", []engine.Choice{c}); ok || !FitsAny(x, []string{"end", "march"}, c) {
		t.Error("the wrong choice is found")
	}
	if _, err := ParseWords("# a\nb\n\nc\n"); err == nil {
		t.Error("a lesson needs a title")
	}
}

// FuzzBooks checks that no text can break the readers.
func FuzzBooks(f *testing.F) {
	f.Add(small)
	f.Add("# lesson\nT\n\n*a* [[b]] > c\n")
	f.Fuzz(func(t *testing.T, text string) {
		if b, err := ParseBook(text); err == nil {
			b.Search("a", text)
		}
		_, lesson := ParseLesson(text)
		_, words := ParseWords(text)
		_ = errors.Join(lesson, words)
	})
}

// plainly is a setting in which nothing is said.
func plainly(string) string { return "" }
