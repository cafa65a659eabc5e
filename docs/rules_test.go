package docs

import (
	"bytes"
	"cmp"
	"flag"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

var updateRules = flag.Bool("rules", false, "write docs/RULES_INDEX.md anew")

const rulesIndex = "RULES_INDEX.md"

// rulebook is the contents of a game's rulebook, with the code and the tests that
// cite each section.
type rulebook struct {
	name     string // of the game's folder
	title    string // of the game, and where it is played
	sections []*section
	lacks    string // what players look for in vain
	faults   []string
}

// section is a section of a rulebook. One that holds no rule need not be cited.
type section struct {
	key, title string
	also       string // other words for it
	idle       bool
	functions  []string // "file.go: function", in the order of the files
	tests      []string
}

// numbered is a section with a number or a page, which is its key. Any other
// has its heading as the key, up to a colon.
var numbered = regexp.MustCompile(`^(p\. \d+|(?:\d+|[IVX]+)(?:\.\d+)*)\.? (.*)$`)

// readContents reads a file of contents: "title: " and the rulebook's name, a section a line, "- " before one that
// holds no rule, " | also: " before other words for it, "lacks: " before what no section
// has, and # before what is said about the file.
func (b *rulebook) readContents(text string) {
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		if said, ok := strings.CutPrefix(line, "lacks: "); ok {
			b.lacks = said
			continue
		}
		if said, ok := strings.CutPrefix(line, "title: "); ok {
			b.title = said
			continue
		}
		line, also, _ := strings.Cut(line, " | also: ")
		line, idle := strings.CutPrefix(line, "- ")
		s := &section{key: line, also: also, idle: idle}
		if found := numbered.FindStringSubmatch(line); found != nil {
			s.key, s.title = found[1], found[2]
		} else if key, title, ok := strings.Cut(line, ": "); ok {
			s.key, s.title = key, title
		}
		b.sections = append(b.sections, s)
	}
}

var (
	marked = regexp.MustCompile(`\((§[^()]*|pp?\. [^()]*)\)`)
	ruled  = regexp.MustCompile(`(?i)\b(?:rules?|rulebook) (\d+(?:\.\d+)+(?:(?:, and|,| and| or| to) \d+(?:\.\d+)+)*)`)
	bare   = regexp.MustCompile(`\((\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*)\)`)
	number = regexp.MustCompile(`( to )?\b(\d+(?:\.\d+)+)`)
)

// cited lists the sections that a comment cites: "(§8.3, §7.4)" and "(p. 12)", and
// "Rules 8.3 and 7.4" or "(8.3)" where sections have numbers.
func cited(comment string) (keys []string) {
	comment = strings.Join(strings.Fields(comment), " ")
	for _, found := range marked.FindAllStringSubmatch(comment, -1) {
		for key := range strings.SplitSeq(found[1], ",") {
			keys = append(keys, strings.TrimSpace(strings.TrimPrefix(strings.TrimSpace(key), "§")))
		}
	}
	for _, form := range []*regexp.Regexp{ruled, bare} {
		for _, found := range form.FindAllStringSubmatch(comment, -1) {
			for _, n := range number.FindAllStringSubmatch(found[1], -1) {
				if n[1] != "" {
					keys = append(keys, between(keys[len(keys)-1], n[2])...)
				}
				keys = append(keys, n[2])
			}
		}
	}
	return keys
}

// between lists the sections after one and before another of the same section.
func between(from, to string) (keys []string) {
	head, last := to[:strings.LastIndex(to, ".")+1], to[strings.LastIndex(to, ".")+1:]
	first, err := strconv.Atoi(strings.TrimPrefix(from, head))
	end, _ := strconv.Atoi(last)
	for n := first + 1; err == nil && n < end; n++ {
		keys = append(keys, head+strconv.Itoa(n))
	}
	return keys
}

// readRulebook reads the contents and the code of a game.
func readRulebook(folder string) (*rulebook, error) {
	contents, err := os.ReadFile(filepath.Join(folder, "testdata", "contents.txt"))
	if err != nil {
		return nil, err
	}
	b := &rulebook{name: filepath.Base(folder)}
	b.readContents(string(contents))
	files, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, err
	}
	for _, name := range files {
		if err := b.read(name); err != nil {
			return nil, err
		}
	}
	for _, s := range b.sections {
		if !s.idle && len(s.functions) == 0 {
			b.faultf("no function cites %s", s.key)
		}
		if !s.idle && len(s.tests) == 0 {
			b.faultf("no test cites %s", s.key)
		}
	}
	return b, nil
}

func (b *rulebook) faultf(format string, args ...any) {
	b.faults = append(b.faults, fmt.Sprintf(format, args...))
}

// read reads what a file cites.
func (b *rulebook) read(name string) error {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	base := filepath.Base(name)
	test := strings.HasSuffix(base, "_test.go")
	owned := map[*ast.CommentGroup]bool{}
	for _, d := range file.Decls {
		from, holder := d.Pos(), ""
		switch d := d.(type) {
		case *ast.FuncDecl:
			holder = d.Name.Name
			if d.Doc != nil {
				from = d.Doc.Pos()
			}
		case *ast.GenDecl:
			holder = declares(d)
			if d.Doc != nil {
				from = d.Doc.Pos()
			}
		}
		counts := !test || strings.HasPrefix(holder, "Test")
		cites := false
		for _, c := range file.Comments {
			if c.Pos() < from || c.End() > d.End() {
				continue
			}
			owned[c] = true
			for _, key := range cited(c.Text()) {
				cites = true
				if !counts {
					holder = ""
				}
				b.cite(base, holder, key, test)
			}
		}
		ast.Inspect(d, func(n ast.Node) bool {
			if call, ok := n.(*ast.CallExpr); ok {
				if name, keys, ok := decision(call); ok && !test {
					for _, key := range keys {
						b.cite(base, cmp.Or(name, holder), key, false)
					}
				}
			}
			return true
		})
		if test && counts && !cites && tells(d) {
			b.faultf("%s: %s cites no section", base, holder)
		}
	}
	for _, c := range file.Comments {
		if !owned[c] {
			for _, key := range cited(c.Text()) {
				b.cite(base, "", key, test)
			}
		}
	}
	return nil
}

// cite enters a citation. One without a holder must be right, and counts for
// nothing.
func (b *rulebook) cite(file, holder, key string, test bool) {
	at := slices.IndexFunc(b.sections, func(s *section) bool { return s.key == key })
	switch {
	case at < 0:
		b.faultf("%s: %s cites %q, which the contents do not have", file, cmp.Or(holder, "a comment"), key)
		return
	case holder == "":
		return
	}
	list := &b.sections[at].functions
	if test {
		list = &b.sections[at].tests
	}
	if entry := file + ": " + holder; !slices.Contains(*list, entry) {
		*list = append(*list, entry)
	}
}

// declares is the first name of a declaration.
func declares(d *ast.GenDecl) string {
	for _, spec := range d.Specs {
		switch spec := spec.(type) {
		case *ast.TypeSpec:
			return spec.Name.Name
		case *ast.ValueSpec:
			return spec.Names[0].Name
		}
	}
	return ""
}

// decision reads the record of a decision: engine.Decide(name, cites, …). A name
// that is no literal is "".
func decision(call *ast.CallExpr) (name string, keys []string, ok bool) {
	fun, ok := call.Fun.(*ast.SelectorExpr)
	if !ok || fun.Sel.Name != "Decide" || len(call.Args) < 2 {
		return "", nil, false
	}
	word := func(e ast.Expr) string {
		lit, ok := e.(*ast.BasicLit)
		if !ok {
			return ""
		}
		said, _ := strconv.Unquote(lit.Value)
		return said
	}
	if said := word(call.Args[0]); said != "" {
		name = "decision " + said
	}
	if cites := word(call.Args[1]); cites != "" {
		keys = strings.Split(cites, ", ")
	}
	return name, keys, true
}

// tells reports whether a test tells situations at the table.
func tells(d ast.Decl) bool {
	found := false
	ast.Inspect(d, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if fun, ok := call.Fun.(*ast.Ident); ok && fun.Name == "playAll" {
				found = true
			}
		}
		return true
	})
	return found
}

// books lists the rulebooks of the games whose contents are listed.
func books(t *testing.T) (all []*rulebook) {
	t.Helper()
	folders, err := filepath.Glob("../engine/*/testdata/contents.txt")
	if err != nil || len(folders) == 0 {
		t.Fatalf("no contents of a rulebook: %v", err)
	}
	for _, name := range folders {
		b, err := readRulebook(filepath.Dir(filepath.Dir(name)))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, b)
	}
	return all
}

// TestRulesIndex checks that every section of the rulebooks has a function and a
// test, that every citation names a section, and that docs/RULES_INDEX.md lists
// them: go test ./docs -run RulesIndex -rules writes it.
func TestRulesIndex(t *testing.T) {
	var doc bytes.Buffer
	doc.WriteString("# Index of the rules\n\n" +
		"The sections of each rulebook, in its order and in our own words, with the words of players in brackets, the functions that carry them out and the tests that check them. " +
		"`go test ./docs -run RulesIndex -rules` makes this file from the comments that cite a section.\n")
	for _, b := range books(t) {
		for _, fault := range b.faults {
			t.Errorf("%s: %s", b.name, fault)
		}
		b.write(&doc)
	}
	if *updateRules {
		if err := os.WriteFile(rulesIndex, doc.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if text(t, rulesIndex) != doc.String() {
		t.Error("docs/RULES_INDEX.md is not up to date: go test ./docs -run RulesIndex -rules")
	}
}

// write writes the table of a rulebook.
func (b *rulebook) write(doc *bytes.Buffer) {
	fmt.Fprintf(doc, "\n## %s (engine/%s)\n\n| section | functions | tests |\n|---|---|---|\n", b.title, b.name)
	for _, s := range b.sections {
		title := s.key
		if s.title != "" {
			title += " " + s.title
		}
		if s.also != "" {
			title += " *(" + s.also + ")*"
		}
		if s.idle && len(s.functions) == 0 && len(s.tests) == 0 {
			title += " (no rule)"
		}
		fmt.Fprintf(doc, "| %s | %s | %s |\n", title, byFile(s.functions), byFile(s.tests))
	}
	if b.lacks != "" {
		fmt.Fprintf(doc, "\nNot in this rulebook: %s.\n", b.lacks)
	}
}

// byFile lists entries, each file once.
func byFile(entries []string) string {
	var out strings.Builder
	last := ""
	for _, e := range entries {
		file, name, _ := strings.Cut(e, ": ")
		switch {
		case file == last:
			out.WriteString(", ")
		case last != "":
			out.WriteString("<br>" + file + ": ")
		default:
			out.WriteString(file + ": ")
		}
		last = file
		if strings.Contains(name, " ") {
			out.WriteString(name)
		} else {
			out.WriteString("`" + name + "`")
		}
	}
	return out.String()
}

// TestRulesIndexFindsOrphans checks that the index sees what is missing.
func TestRulesIndexFindsOrphans(t *testing.T) {
	folder := t.TempDir()
	for name, said := range map[string]string{
		"testdata/contents.txt": "# by hand\n8.0 Battles\n8.1 Dice | also: chance, luck\n8.2 Hits\n8.3 Retreats\n- 9.0 Credits\nbattle step | also: raid\nlacks: winter, money\n",
		"a.go": "package a\n\n// fight: rules 8.0 to 8.2, and flight (§8.3,\n// §battle step).\nfunc fight() {\n\t// (9.9)\n}\n\n" +
			"var d = engine.Decide(\"flee\", \"8.3, 8.4\")\n",
		"a_test.go": "package a\n\n// (§8.0)\nfunc TestFight(t *testing.T) {\n\t// Rule 8.1 and (p. 7)\n}\n\n// (§8.2)\nfunc help() {}\n\n" +
			"func TestTold(t *testing.T) { playAll(t) }\n\n// (§battle step)\nfunc TestStep(t *testing.T) { playAll(t) }\n",
	} {
		name = filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(said), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	b, err := readRulebook(folder)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		`a.go: fight cites "9.9", which the contents do not have`,
		`a.go: decision flee cites "8.4", which the contents do not have`,
		`a_test.go: TestFight cites "p. 7", which the contents do not have`,
		`a_test.go: TestTold cites no section`,
		`no test cites 8.2`,
		`no test cites 8.3`,
	}
	if !slices.Equal(b.faults, want) {
		t.Errorf("faults\n%s\nnot\n%s", strings.Join(b.faults, "\n"), strings.Join(want, "\n"))
	}
	var doc bytes.Buffer
	b.write(&doc)
	for _, row := range []string{
		"| 8.1 Dice *(chance, luck)* | a.go: `fight` | a_test.go: `TestFight` |",
		"| battle step *(raid)* | a.go: `fight` | a_test.go: `TestStep` |",
		"| 8.3 Retreats | a.go: `fight`, decision flee |  |",
		"| 9.0 Credits (no rule) |  |  |",
		"\nNot in this rulebook: winter, money.\n",
	} {
		if !strings.Contains(doc.String(), row) {
			t.Errorf("%q is not in\n%s", row, doc.String())
		}
	}
}
