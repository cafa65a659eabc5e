package docs

import (
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestWorkflowsCallTheMakefile: what the workflows run are targets of the Makefile,
// and HOSTING.md points to the one that publishes the site.
func TestWorkflowsCallTheMakefile(t *testing.T) {
	files, err := filepath.Glob("../.github/workflows/*.yml")
	if err != nil || len(files) != 2 {
		t.Fatalf("%q, %v", files, err)
	}
	targets := look(t).targets
	run := regexp.MustCompile(`(?m)^\s*- run: (.*)$`)
	hosting := text(t, "HOSTING.md")
	for _, file := range files {
		found := run.FindAllStringSubmatch(text(t, file), -1)
		if len(found) == 0 {
			t.Errorf("%s runs nothing", file)
		}
		for _, f := range found {
			target, ok := strings.CutPrefix(f[1], "make ")
			if !ok || !targets[target] {
				t.Errorf("%s runs %q, which the Makefile does not have", file, f[1])
			}
		}
	}
	if !strings.Contains(hosting, "(../.github/workflows/pages.yml)") || !strings.Contains(text(t, "../.github/workflows/pages.yml"), "make site") {
		t.Error("HOSTING.md does not name the workflow that publishes the site")
	}
}
