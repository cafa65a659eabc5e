// Package docs holds the documents of the project against the project.
package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// folders lists the folders of the project that the documents speak of.
var folders = []string{"app", "engine", "web", "static", "docs"}

// kinds lists the kinds of the files that a document may call by their names alone; the
// first are products.
var kinds = []string{".json", ".go", ".css", ".js", ".md"}

// project is what can be named: files and folders by their paths from the root,
// and what is declared in the code, by package and alone.
type project struct {
	paths    []string
	declared map[string]bool // "match.Compare", "Compare", "TestFreeze"
	packages map[string]bool
	targets  map[string]bool // of make
}

// look walks the project.
func look(t *testing.T) project {
	t.Helper()
	p := project{declared: map[string]bool{}, packages: map[string]bool{}, targets: map[string]bool{}}
	top, err := filepath.Glob("../*")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range top {
		p.paths = append(p.paths, filepath.Base(name))
	}
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			p.paths = append(p.paths, strings.TrimPrefix(filepath.ToSlash(name), "../"))
			if d.IsDir() || filepath.Ext(name) != ".go" {
				return nil
			}
			return p.read(name)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, found := range regexp.MustCompile(`(?m)^(\w+):`).FindAllStringSubmatch(text(t, "../Makefile"), -1) {
		p.targets[found[1]] = true
	}
	return p
}

// read notes what a file of Go declares.
func (p project) read(name string) error {
	file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
	if err != nil {
		return err
	}
	p.packages[file.Name.Name] = true
	note := func(names ...*ast.Ident) {
		for _, n := range names {
			p.declared[n.Name], p.declared[file.Name.Name+"."+n.Name] = true, true
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			note(n.Name)
		case *ast.TypeSpec:
			note(n.Name)
		case *ast.ValueSpec:
			note(n.Names...)
		case *ast.Field:
			note(n.Names...)
		}
		return true
	})
	return nil
}

// text is what is in a file.
func text(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// documents are the paths of all of them, from here.
func documents(t *testing.T) []string {
	t.Helper()
	var all []string
	for _, pattern := range []string{"../*.md", "*.md", "*/*.md"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, found...)
	}
	if len(all) < 12 {
		t.Fatalf("only %q were found", all)
	}
	return all
}

var (
	link    = regexp.MustCompile(`\]\(([^)#:]*)(?:#([^)]*))?\)`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	span    = regexp.MustCompile("`([^`\n]+)`")
	tested  = regexp.MustCompile(`\b(?:Test|Fuzz|Benchmark)[A-Z]\w*`)
	made    = regexp.MustCompile("(?m)(?:`|^    )make ([a-z]+)")
	ran     = regexp.MustCompile(`\bgo (?:run|test|generate) (?:-\S+ )*\./([\w/]+)`)
	goName  = regexp.MustCompile(`^\(?\*?([A-Za-z]\w*)\)?((?:\.[A-Za-z]\w*)*)(?:\([^)]*\))?$`)
	aFile   = regexp.MustCompile(`^[\w{},*./-]+$`)
)

// TestDocumentsNameWhatIsThere: what a document links to, and every file, folder,
// test, command and Go name that it tells of, is there.
func TestDocumentsNameWhatIsThere(t *testing.T) {
	p := look(t)
	for _, name := range documents(t) {
		said := text(t, name)
		for _, fault := range p.faults(t, name, said) {
			t.Errorf("%s names %s, which is not there", strings.TrimPrefix(name, "../"), fault)
		}
	}
}

// TestDocumentsAreRead checks that the test above can fail.
func TestDocumentsAreRead(t *testing.T) {
	const said = "# A head\n[a](none.md) [b](#a-head) [c](#no-head) `match.Comparison` `Match.plays` `app/nobody.go` `nothing.css`\n" +
		"`TestNothingAtAll` `make none` `make run`\n    go run ./web/none -x\n"
	want := []string{"none.md", "#no-head", "TestNothingAtAll", "make none", "./web/none", "match.Comparison", "app/nobody.go", "nothing.css"}
	if got := look(t).faults(t, "a.md", said); !slices.Equal(got, want) {
		t.Errorf("not there are %q, not %q", got, want)
	}
}

// faults lists what a document names and is not there.
func (p project) faults(t *testing.T, name, said string) (faults []string) {
	for _, found := range link.FindAllStringSubmatch(said, -1) {
		target, there := filepath.Join(filepath.Dir(name), found[1]), said
		if found[1] != "" {
			if _, err := os.Stat(target); err != nil {
				faults = append(faults, found[1])
				continue
			}
			if found[2] != "" {
				there = text(t, target)
			}
		}
		if found[2] != "" && !slices.Contains(anchors(there), found[2]) {
			faults = append(faults, found[1]+"#"+found[2])
		}
	}
	for _, test := range tested.FindAllString(said, -1) {
		if !p.declared[test] {
			faults = append(faults, test)
		}
	}
	for _, found := range made.FindAllStringSubmatch(said, -1) {
		if !p.targets[found[1]] {
			faults = append(faults, "make "+found[1])
		}
	}
	for _, found := range ran.FindAllStringSubmatch(said, -1) {
		if !slices.Contains(p.paths, found[1]) {
			faults = append(faults, "./"+found[1])
		}
	}
	for _, found := range span.FindAllStringSubmatch(said, -1) {
		if !p.has(found[1]) {
			faults = append(faults, found[1])
		}
	}
	return faults
}

// anchors lists the anchors of the headings of a document.
func anchors(said string) (list []string) {
	for _, found := range heading.FindAllStringSubmatch(said, -1) {
		anchor := regexp.MustCompile(`[^\w -]`).ReplaceAllString(strings.ToLower(found[1]), "")
		list = append(list, strings.ReplaceAll(anchor, " ", "-"))
	}
	return list
}

// has reports whether the project has what is in quotes, as far as that is a
// name of its own: a path, a file, or a Go name with its package or its type.
func (p project) has(quoted string) bool {
	if at := goName.FindStringSubmatch(quoted); at != nil && at[2] != "" && (p.packages[at[1]] || p.declared[at[1]]) && !slices.Contains(kinds, path.Ext(quoted)) {
		last := at[2][strings.LastIndex(at[2], ".")+1:]
		if p.packages[at[1]] {
			return p.declared[at[1]+"."+last]
		}
		return p.declared[last]
	}
	first, _, within := strings.Cut(quoted, "/")
	switch {
	case !aFile.MatchString(quoted):
		return true
	case within && slices.Contains(folders, first):
		return p.matches(strings.TrimSuffix(quoted, "/"))
	case !within && slices.Contains(kinds[1:], path.Ext(quoted)):
		return p.matches("*" + quoted)
	}
	return true
}

// matches reports whether each of the paths that a pattern stands for is there:
// "{en,es}" is both, "*", "ID" and "FAMILY" are anything, and one that begins with "*" may be
// in any folder.
func (p project) matches(pattern string) bool {
	if head, rest, ok := strings.Cut(pattern, "{"); ok {
		list, tail, _ := strings.Cut(rest, "}")
		return !slices.ContainsFunc(strings.Split(list, ","), func(one string) bool { return !p.matches(head + one + tail) })
	}
	pattern = strings.NewReplacer("ID", "*", "FAMILY", "*").Replace(pattern)
	rest, anywhere := strings.CutPrefix(pattern, "*")
	return slices.ContainsFunc(p.paths, func(name string) bool {
		if anywhere {
			name, pattern = path.Base(name), rest
		}
		ok, err := path.Match(pattern, name)
		return err == nil && ok
	})
}
