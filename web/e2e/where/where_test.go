package where_test

import (
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"bretwalda/web/browser"
	"bretwalda/web/e2e/where"
)

var update = flag.Bool("update", false, "write the table into docs/TESTING.md")

// TestEveryTestHasItsPlace checks that of each test it is said where it runs.
func TestEveryTestHasItsPlace(t *testing.T) {
	tests, err := where.Read("..")
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for file, names := range tests {
		all = append(all, names...)
		if where.Files[file] == "" {
			t.Errorf("web/e2e/where/where.go does not say in Files why the tests of %s run in Chromium alone", file)
		}
	}
	seen := map[string]bool{}
	listed := func(name string) {
		if seen[name] {
			t.Errorf("%s is listed twice", name)
		}
		seen[name] = true
		if !slices.Contains(all, name) {
			t.Errorf("there is no test called %s", name)
		}
	}
	for _, e := range where.Everywhere {
		listed(e.Test)
	}
	for _, o := range where.Own {
		listed(o.Test)
	}
	if short, long := len(where.Short()), len(where.Long(tests)); short != len(where.Everywhere) || short+long != len(all) {
		t.Errorf("%d short tests and %d long ones are not the %d that there are", short, long, len(all))
	}
	only := where.Only(tests)
	for _, kind := range browser.Kinds {
		left := 0
		for _, o := range only {
			if o.Reason(kind) != "" {
				left++
			}
		}
		if runs := len(all) - left; kind == browser.Chromium && left > 0 || runs < len(where.Everywhere) {
			t.Errorf("%s runs %d of %d tests", kind, runs, len(all))
		}
	}
}

// The lines of the document between which the table stands.
const begin, end = "<!-- where tests run: go test ./web/e2e/where -update -->\n\n", "\n<!-- end -->\n"

func TestTheDocumentTellsWhereTestsRun(t *testing.T) {
	const file = "../../../docs/TESTING.md"
	document, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	head, rest, ok := strings.Cut(string(document), begin)
	table, tail, both := strings.Cut(rest, end)
	if !ok || !both {
		t.Fatal("docs/TESTING.md has no place for the table")
	}
	if table == where.Table() {
		return
	}
	if !*update {
		t.Fatal("docs/TESTING.md is not what web/e2e/where says: go test ./web/e2e/where -update")
	}
	if err := os.WriteFile(file, []byte(head+begin+where.Table()+end+tail), 0o644); err != nil {
		t.Fatal(err)
	}
}
