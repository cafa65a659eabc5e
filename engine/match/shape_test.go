package match_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"strings"
	"testing"
)

// TestPartsStaySmall counts: no type of the package has more than forty methods of its
// own, no file more than 500 lines, and each file begins with the name of its part.
func TestPartsStaySmall(t *testing.T) {
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	methods := map[string]int{}
	for _, f := range files {
		name := f.Name()
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		part, _, _ := strings.Cut(strings.TrimSuffix(name, ".go"), "_")
		if part != "match" && part != "bylink" && part != "hidden" {
			t.Errorf("%s is of no part", name)
		}
		fset := token.NewFileSet()
		file, err := parser.ParseFile(fset, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		if lines := fset.File(file.Pos()).LineCount(); lines > 500 {
			t.Errorf("%s has %d lines", name, lines)
		}
		for _, d := range file.Decls {
			if d, ok := d.(*ast.FuncDecl); ok && d.Recv != nil {
				of := d.Recv.List[0].Type
				if p, ok := of.(*ast.StarExpr); ok {
					of = p.X
				}
				methods[of.(*ast.Ident).Name]++
			}
		}
	}
	for of, n := range methods {
		if n > 40 {
			t.Errorf("%s has %d methods", of, n)
		}
	}
	if methods["Match"] == 0 {
		t.Error("no methods of Match were counted")
	}
}
