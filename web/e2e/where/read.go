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

// Table is what docs/TESTING.md shows.
func Table() string {
	var b strings.Builder
	b.WriteString("| run in every browser | for what of it |\n|---|---|\n")
	for _, e := range Everywhere {
		b.WriteString("| `" + e.Test + "` | " + e.Of + " |\n")
	}
	b.WriteString("\n| not run everywhere | because |\n|---|---|\n")
	for _, o := range Own {
		var why []string
		for _, need := range o.Needs {
			why = append(why, "it needs "+string(need))
		}
		if o.Alone != "" {
			why = append(why, o.Alone)
		}
		b.WriteString("| `" + o.Test + "` | " + strings.Join(why, "; ") + " |\n")
	}
	b.WriteString("\n| `make test-all` alone runs | `make test` has meanwhile |\n|---|---|\n")
	for _, l := range Long {
		b.WriteString("| `" + l.Test + "` | " + l.Meanwhile + " |\n")
	}
	b.WriteString("\n| the other tests of | run in Chromium alone, because |\n|---|---|\n")
	byReason := map[string][]string{}
	for file, reason := range Files {
		byReason[reason] = append(byReason[reason], "`"+file+"`")
	}
	var rows []string
	for reason, files := range byReason {
		slices.Sort(files)
		rows = append(rows, "| "+strings.Join(files, ", ")+" | "+reason+" |\n")
	}
	slices.Sort(rows)
	return b.String() + strings.Join(rows, "")
}
