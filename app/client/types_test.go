package client

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// No type of app, web or static has more than forty methods or twenty fields.
func TestNoTypeDoesEverything(t *testing.T) {
	const mostMethods, mostFields = 40, 20
	methods, fields := map[string]int{}, map[string]int{}
	look := func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		in := filepath.Dir(path) + "."
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				if n.Recv != nil {
					of, _, _ := strings.Cut(nameOf(n), ".")
					methods[in+of]++
				}
			case *ast.TypeSpec:
				switch of := n.Type.(type) {
				case *ast.StructType:
					for _, f := range of.Fields.List {
						fields[in+n.Name.Name] += max(len(f.Names), 1)
					}
				case *ast.InterfaceType:
					methods[in+n.Name.Name] += len(of.Methods.List)
				}
			}
			return true
		})
		return nil
	}
	for _, folder := range []string{"..", "../../web", "../../static"} {
		if err := filepath.WalkDir(folder, look); err != nil {
			t.Fatal(err)
		}
	}
	if len(methods) < 100 || len(fields) < 100 {
		t.Fatalf("%d types with methods and %d with fields are found", len(methods), len(fields))
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

// nameOf is the name of a function behind that of its type.
func nameOf(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	of := f.Recv.List[0].Type
	if star, ok := of.(*ast.StarExpr); ok {
		of = star.X
	}
	if generic, ok := of.(*ast.IndexExpr); ok {
		of = generic.X
	}
	return of.(*ast.Ident).Name + "." + f.Name.Name
}
