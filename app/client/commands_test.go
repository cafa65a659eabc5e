package client

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"testing"
)

// TestThePageCarriesOutEveryCommand: the page is built for browsers alone, so its
// source is read: each type of command.go has a case there, and no case is without one.
func TestThePageCarriesOutEveryCommand(t *testing.T) {
	read := func(name string) *ast.File {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		return file
	}
	commands, cases := map[string]bool{}, map[string]bool{}
	ast.Inspect(read("command.go"), func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok && spec.Name.Name != "Command" {
			commands[spec.Name.Name] = true
		}
		return true
	})
	ast.Inspect(read("../page_wasm.go"), func(n ast.Node) bool {
		chosen, ok := n.(*ast.TypeSwitchStmt)
		if !ok {
			return true
		}
		for _, c := range chosen.Body.List {
			for _, of := range c.(*ast.CaseClause).List {
				cases[of.(*ast.SelectorExpr).Sel.Name] = true
			}
		}
		return true
	})
	want, got := slices.Sorted(maps.Keys(commands)), slices.Sorted(maps.Keys(cases))
	if len(want) < 20 || !slices.Equal(got, want) {
		t.Errorf("the page carries out %v, commands are %v", got, want)
	}
}
