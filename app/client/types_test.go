package client

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// No type has more than forty methods or twenty fields.
func TestNoTypeDoesEverything(t *testing.T) {
	const mostMethods, mostFields = 40, 20
	names, _ := filepath.Glob("*.go")
	methods, fields := map[string]int{}, map[string]int{}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv != nil {
					of, _, _ := strings.Cut(nameOf(n), ".")
					methods[of]++
				}
			case *ast.TypeSpec:
				if s, ok := n.Type.(*ast.StructType); ok {
					for _, f := range s.Fields.List {
						fields[n.Name.Name] += max(len(f.Names), 1)
					}
				}
			}
			return true
		})
	}
	for name, n := range methods {
		if n > mostMethods {
			t.Errorf("%s has %d methods", name, n)
		}
	}
	for name, n := range fields {
		if n > mostFields {
			t.Errorf("%s has %d fields", name, n)
		}
	}
}
