package view

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestStylesAskForNothingWithin: a rule that asks what an element has in it is
// looked at whenever anything in there changes, and one of them may style the
// whole map anew at each tap. Views give their elements classes instead.
func TestStylesAskForNothingWithin(t *testing.T) {
	sheets, err := filepath.Glob("../../static/site/*.css")
	families, _ := filepath.Glob("../games/*/*.css")
	if err != nil || len(sheets) < 10 || len(families) < 2 {
		t.Fatalf("style sheets %v and %v, %v", sheets, families, err)
	}
	for _, name := range append(sheets, families...) {
		content, err := os.ReadFile(name)
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
