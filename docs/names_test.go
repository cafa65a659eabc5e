package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bretwalda/engine/games"
)

// nameless are folders of app that look at no lexicon, or at those of their own game.
var nameless = []string{"games", "learn", "lessons"}

// TestAddAGameListsTheNamesThatTheClientKnows: what a lexicon has to call something, so that
// the client knows it.
func TestAddAGameListsTheNamesThatTheClientKnows(t *testing.T) {
	names := map[string]bool{}
	for _, g := range games.All() {
		l := g.Lexicon()
		for _, name := range slices.Concat(l.Asks, l.Verbs, l.Events) {
			names[name] = true
		}
	}
	_, table, _ := strings.Cut(text(t, "ADD_A_GAME.md"), "## Names that the client knows")
	table, _, _ = strings.Cut(table, "\n## ")
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
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for name := range literalsCompared(file) {
			if names[name] {
				compared[name] += " " + path
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(compared) < 30 {
		t.Errorf("the client compares %d names", len(compared))
	}
	for name, where := range compared {
		if !strings.Contains(table, "`"+name+"`") {
			t.Errorf("docs/ADD_A_GAME.md does not list %q, of%s", name, where)
		}
	}
}

// literalsCompared are the texts that a file compares something with.
func literalsCompared(file *ast.File) map[string]bool {
	found := map[string]bool{}
	add := func(list ...ast.Expr) {
		for _, x := range list {
			if l, ok := x.(*ast.BasicLit); ok && l.Kind == token.STRING {
				if s, err := strconv.Unquote(l.Value); err == nil {
					found[s] = true
				}
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				add(n.X, n.Y)
			}
		case *ast.CaseClause:
			add(n.List...)
		case *ast.CallExpr:
			switch fun := n.Fun.(type) {
			case *ast.Ident:
				if fun.Name == "find" {
					add(n.Args...)
				}
			case *ast.SelectorExpr:
				if slices.Contains([]string{"Index", "Contains", "HasPrefix"}, fun.Sel.Name) {
					add(n.Args...)
					if list, ok := n.Args[0].(*ast.CompositeLit); ok {
						add(list.Elts...)
					}
				}
			}
		}
		return true
	})
	return found
}
