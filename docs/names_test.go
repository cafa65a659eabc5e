package docs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
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
var nameless = []string{"games", "internal", "learn", "lessons"}

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
	listed := namesListed(t)
	compared := 0
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
		for name := range comparedTexts(file) {
			if !names[name] {
				continue
			}
			if compared++; !listed[name] {
				t.Errorf("docs/ADD_A_GAME.md does not list %q, with which %s compares", name, path)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if compared < 60 {
		t.Errorf("the client compares %d names", compared)
	}
}

// namesListed are the names that ADD_A_GAME.md lists.
func namesListed(t *testing.T) map[string]bool {
	t.Helper()
	_, table, _ := strings.Cut(text(t, "ADD_A_GAME.md"), "## Names that the client knows")
	table, more, _ := strings.Cut(table, "\n## ")
	listed := map[string]bool{}
	for line := range strings.Lines(table) {
		if cells := strings.Split(line, "|"); len(cells) > 2 {
			line = cells[1]
		}
		for _, m := range quoted.FindAllStringSubmatch(line, -1) {
			listed[m[1]] = true
		}
	}
	if len(listed) < 60 || more == "" {
		t.Fatalf("ADD_A_GAME.md lists %v", listed)
	}
	return listed
}

// TestAddAGameTellsWhereTheClientKnowsNames: each row names files that compare with its names.
func TestAddAGameTellsWhereTheClientKnowsNames(t *testing.T) {
	_, table, _ := strings.Cut(text(t, "ADD_A_GAME.md"), "| where in `app` |")
	for line := range strings.Lines(table) {
		cells := strings.Split(line, "|")
		if len(cells) < 5 || strings.HasPrefix(cells[1], "---") {
			continue
		}
		found := map[string]bool{}
		for path := range strings.SplitSeq(strings.TrimSpace(cells[3]), ", ") {
			file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("../app", path), nil, 0)
			if err != nil {
				t.Error(err)
				continue
			}
			maps.Copy(found, comparedTexts(file))
		}
		for _, m := range quoted.FindAllStringSubmatch(cells[1], -1) {
			if !found[m[1]] {
				t.Errorf("%s do not compare with %q", cells[3], m[1])
			}
		}
	}
}

// quoted is a name in a document.
var quoted = regexp.MustCompile("`([^`]+)`")

// comparedTexts are the texts with which a file compares something, and those of its lists
// of texts.
func comparedTexts(file *ast.File) map[string]bool {
	found := map[string]bool{}
	add := func(list ...ast.Expr) {
		for _, x := range list {
			if x, ok := x.(*ast.BasicLit); ok && x.Kind == token.STRING {
				s, _ := strconv.Unquote(x.Value)
				found[s] = true
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
		case *ast.CompositeLit:
			if list, ok := n.Type.(*ast.ArrayType); ok {
				if of, ok := list.Elt.(*ast.Ident); ok && of.Name == "string" {
					add(n.Elts...)
				}
			}
		case *ast.CallExpr:
			switch fun := n.Fun.(type) {
			case *ast.Ident:
				if fun.Name == "find" { // table.KindsOf
					add(n.Args...)
				}
			case *ast.SelectorExpr:
				if slices.Contains([]string{"Index", "Contains", "HasPrefix"}, fun.Sel.Name) {
					add(n.Args...)
				}
			}
		}
		return true
	})
	return found
}
