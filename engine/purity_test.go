package engine_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// impure reports whether the rules must not import a package, since the same choices
// could give another game on another machine or day.
func impure(path string) bool {
	for _, banned := range []string{
		"syscall/js", "os", "net", "time", "math/rand",
		"github.com/maxence-charriere/go-app", "github.com/hack-pad/safejs",
	} {
		if path == banned || strings.HasPrefix(path, banned+"/") {
			return true
		}
	}
	return false
}

// TestPurity reads every source file below engine but those of the console and
// of tests: no browser, no files, no network, no clock, no chance, no floats, no
// goroutines.
func TestPurity(t *testing.T) {
	files := 0
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if path == "console" || d.Name() == "testdata" {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		files++
		source, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for _, fault := range faults(source) {
			t.Errorf("%s %s", path, fault)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if files == 0 {
		t.Fatal("no source was read")
	}
}

// faults lists the places where a source file breaks purity.
func faults(source *ast.File) []string {
	var found []string
	for _, spec := range source.Imports {
		if path, err := strconv.Unquote(spec.Path.Value); err != nil || impure(path) {
			found = append(found, "imports "+spec.Path.Value)
		}
	}
	ast.Inspect(source, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			found = append(found, "starts a goroutine")
		case *ast.BasicLit:
			if n.Kind == token.FLOAT {
				found = append(found, "has a float")
			}
		case *ast.Ident:
			if n.Name == "float32" || n.Name == "float64" {
				found = append(found, "has a "+n.Name)
			}
		}
		return true
	})
	return found
}

// TestPurityNotices checks that TestPurity can fail.
func TestPurityNotices(t *testing.T) {
	const source = `package x
import ("net/http"; "math/rand/v2"; "strings"; "os/exec"; "netip")
func f() { go f(); g(1.5, float64(2), 1e3, 3, "4.5") }`
	file, err := parser.ParseFile(token.NewFileSet(), "x.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{`imports "net/http"`, `imports "math/rand/v2"`, `imports "os/exec"`, "starts a goroutine", "has a float", "has a float64", "has a float"}
	got := faults(file)
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("faults are %q, not %q", got, want)
	}
}
