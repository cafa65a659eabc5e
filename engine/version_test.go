package engine_test

import (
	"os"
	"regexp"
	"testing"

	"bretwalda/engine"
)

// TestVersionIsTold: the newest release that the changelog tells of is this one. What
// is not released yet has no date.
func TestVersionIsTold(t *testing.T) {
	b, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	told := regexp.MustCompile(`(?m)^## (\S+) \(\d`).FindSubmatch(b)
	if told == nil || string(told[1]) != engine.Version {
		t.Errorf("the changelog tells of %q, the release is %s", told, engine.Version)
	}
}
