package engine_test

import (
	"os"
	"regexp"
	"testing"

	"bretwalda/engine"
)

// TestVersionIsInTheChangelog checks that the newest release in the changelog is this one. An
// unreleased one has no date.
func TestVersionIsInTheChangelog(t *testing.T) {
	b, err := os.ReadFile("../CHANGELOG.md")
	if err != nil {
		t.Fatal(err)
	}
	told := regexp.MustCompile(`(?m)^## (\S+) \(\d`).FindSubmatch(b)
	if told == nil || string(told[1]) != engine.Version {
		t.Errorf("the changelog tells of %q, the release is %s", told, engine.Version)
	}
}
