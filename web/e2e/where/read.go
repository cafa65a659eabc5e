package where

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"
)

// Read lists the tests in the files of a folder, by file.
func Read(folder string) (map[string][]string, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*_test.go"))
	if err != nil {
		return nil, err
	}
	tests := map[string][]string{}
	for _, file := range files {
		source, err := os.ReadFile(file)
		if err != nil {
			return nil, err
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, source, 0)
		if err != nil {
			return nil, err
		}
		for _, declared := range parsed.Decls {
			f, ok := declared.(*ast.FuncDecl)
			if ok && f.Recv == nil && strings.HasPrefix(f.Name.Name, "Test") && f.Name.Name != "TestMain" {
				tests[filepath.Base(file)] = append(tests[filepath.Base(file)], f.Name.Name)
			}
		}
	}
	return tests, nil
}

// Table is what docs/TESTING.md shows: Everywhere, and Own by what a browser lacks
// rather than why that will do.
func Table() string {
	var b strings.Builder
	b.WriteString("| every browser runs | because of |\n|---|---|\n")
	for _, e := range Everywhere {
		b.WriteString("| `" + e.Test + "` | " + e.Of + " |\n")
	}
	own := reasons{}
	for _, o := range Own {
		for _, need := range o.Needs {
			own.add(o.Test, string(need))
		}
		if len(o.Needs) == 0 {
			own.add(o.Test, o.Alone)
		}
	}
	own.write(&b, "not everywhere | needs, or why")
	return b.String()
}

// reasons has the names that share a reason.
type reasons map[string][]string

func (r reasons) add(name, reason string) { r[reason] = append(r[reason], "`"+name+"`") }

// write makes a table of them, a row for each reason.
func (r reasons) write(b *strings.Builder, head string) {
	var rows []string
	for reason, names := range r {
		slices.Sort(names)
		rows = append(rows, "| "+strings.Join(names, ", ")+" | "+reason+" |\n")
	}
	slices.Sort(rows)
	b.WriteString("\n| " + head + " |\n|---|---|\n" + strings.Join(rows, ""))
}
