package view

import (
	"io/fs"
	"strings"
	"testing"

	"bretwalda/static/site"
)

// TestStylesAskForNothingWithin: a rule that asks what an element has in it is
// looked at whenever anything in there changes, and one of them may style the
// whole map anew at each tap. Views give their elements classes instead.
func TestStylesAskForNothingWithin(t *testing.T) {
	sheets, err := fs.Glob(site.Files, "*.css")
	if err != nil || len(sheets) < 10 {
		t.Fatalf("style sheets %v, %v", sheets, err)
	}
	for _, name := range sheets {
		content, err := fs.ReadFile(site.Files, name)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(string(content), "\n") {
			if strings.Contains(line, ":has(") {
				t.Errorf("%s:%d: %s", name, n+1, line)
			}
		}
	}
}
