package docs

import (
	"cmp"
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

	"bretwalda/engine/games"
)

// nameless are folders of app that look at no lexicon, or at those of their own game.
var nameless = []string{"games", "learn", "lessons"}

// nameKinds are the kinds of names in a lexicon, as ADD_A_GAME.md calls them.
var nameKinds = []string{"ask", "verb", "event"}

// TestAddAGameListsTheNamesThatTheClientKnows: what a lexicon has to call something, so that
// the client knows it.
func TestAddAGameListsTheNamesThatTheClientKnows(t *testing.T) {
	names := map[string]bool{}
	for _, g := range games.All() {
		l := g.Lexicon()
		for i, list := range [][]string{l.Asks, l.Verbs, l.Events} {
			for _, name := range list {
				names[nameKinds[i]+" "+name] = true
			}
		}
	}
	listed := namesListed(t)
	compared := map[string]string{}
	err := filepath.WalkDir("../app", func(path string, d os.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && slices.Contains(nameless, d.Name()):
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		f := &comparing{files: token.NewFileSet(), source: string(source), kindOf: map[string]string{}, lists: map[string][]ast.Expr{}, found: map[string]bool{}}
		file, err := parser.ParseFile(f.files, path, source, 0)
		if err != nil {
			return err
		}
		f.read(file)
		for name := range f.found {
			compared[name] += " " + path
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	all := 0
	for said, where := range compared {
		kind, name, _ := strings.Cut(said, " ")
		of := []string{kind}
		if kind == "" { // nobody can tell
			of = nameKinds
		}
		of = slices.DeleteFunc(slices.Clone(of), func(kind string) bool { return !names[kind+" "+name] })
		if len(of) == 0 {
			continue
		}
		all++
		if !slices.ContainsFunc(of, func(kind string) bool { return listed[kind+" "+name] }) {
			t.Errorf("docs/ADD_A_GAME.md does not list the %s %q, of%s", strings.Join(of, " or "), name, where)
		}
	}
	if all < 60 {
		t.Errorf("the client compares %d names", all)
	}
}

// namesListed are the names that ADD_A_GAME.md lists, each behind its kind.
func namesListed(t *testing.T) map[string]bool {
	t.Helper()
	_, table, _ := strings.Cut(text(t, "ADD_A_GAME.md"), "## Names that the client knows")
	table, more, _ := strings.Cut(table, "\n## ")
	listed := map[string]bool{}
	kind := ""
	words := regexp.MustCompile("`([^`]+)`|\\b(ask|verb|event|option)s?\\b")
	add := func(s string) {
		for _, m := range words.FindAllStringSubmatch(s, -1) {
			if kind = cmp.Or(m[2], kind); m[1] != "" {
				listed[kind+" "+m[1]] = true
			}
		}
	}
	for line := range strings.Lines(table) {
		if cells := strings.Split(line, "|"); len(cells) > 2 {
			add(cells[1])
		} else {
			kind = "event" // below the table
			add(line)
		}
	}
	if len(listed) < 60 || more == "" {
		t.Fatalf("ADD_A_GAME.md lists %v", listed)
	}
	return listed
}

// comparing finds the texts that a file compares something with, and of which kind they are, as
// far as the file tells.
type comparing struct {
	files  *token.FileSet
	source string
	kindOf map[string]string     // of variables
	lists  map[string][]ast.Expr // variables that list texts
	found  map[string]bool       // each behind its kind, or behind a space
}

// text is an expression as written.
func (f *comparing) text(x ast.Node) string {
	if x == nil {
		return ""
	}
	return f.source[f.files.Position(x.Pos()).Offset:f.files.Position(x.End()).Offset]
}

// kind is what an expression names, or "".
func (f *comparing) kind(x ast.Node) string {
	said := f.text(x)
	if kind, known := f.kindOf[said]; known {
		return kind
	}
	for part, kind := range map[string]string{".Asks[": "ask", ".Ask()": "ask", ".ask(": "ask", ".Verbs[": "verb", ".VerbName(": "verb", ".Verb(": "verb", ".Events[": "event", ".Events, ": "event"} {
		if strings.Contains(said, part) {
			return kind
		}
	}
	return ""
}

func (f *comparing) add(kind string, list ...ast.Expr) {
	for _, x := range list {
		switch x := x.(type) {
		case *ast.BasicLit:
			if s, err := strconv.Unquote(x.Value); err == nil && x.Kind == token.STRING {
				f.found[kind+" "+s] = true
			}
		case *ast.CompositeLit:
			f.add(kind, x.Elts...)
		case *ast.Ident:
			f.add(kind, f.lists[x.Name]...)
		}
	}
}

func (f *comparing) read(file *ast.File) {
	define := func(name, value ast.Expr) {
		if list, ok := value.(*ast.CompositeLit); ok && f.text(list.Type) == "[]string" {
			f.lists[f.text(name)] = list.Elts
		} else if kind := f.kind(value); kind != "" {
			f.kindOf[f.text(name)] = kind
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for i := range min(len(n.Lhs), len(n.Rhs)) {
				define(n.Lhs[i], n.Rhs[i])
			}
		case *ast.ValueSpec:
			for i := range min(len(n.Names), len(n.Values)) {
				define(n.Names[i], n.Values[i])
			}
		}
		return true
	})
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				f.add(f.kind(n.X), n.Y)
				f.add(f.kind(n.Y), n.X)
			}
		case *ast.SwitchStmt:
			for _, c := range n.Body.List {
				f.add(f.kind(n.Tag), c.(*ast.CaseClause).List...)
			}
		case *ast.CallExpr:
			switch fun := n.Fun.(type) {
			case *ast.Ident:
				if fun.Name == "find" { // table.KindsOf
					f.add("event", n.Args...)
				}
			case *ast.SelectorExpr:
				if len(n.Args) == 2 && slices.Contains([]string{"Index", "Contains", "HasPrefix"}, fun.Sel.Name) {
					f.add(f.kind(n.Args[0]), n.Args[1])
					f.add(f.kind(n.Args[1]), n.Args[0])
				}
			}
		}
		return true
	})
}
