package engine_test

import (
	"os"
	"regexp"
	"testing"

	"bretwalda/engine"
)

// TestVersionIsTold: the newest release that the changelog tells of is this one,
// and the documents that name the release name this one.
func TestVersionIsTold(t *testing.T) {
	for file, where := range map[string]string{
		"../CHANGELOG.md":        `(?m)^## (\S+)`,
		"../docs/LINK_FORMAT.md": `Bretwalda (\d+\.\d+\.\d+)`,
	} {
		b, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if told := regexp.MustCompile(where).FindSubmatch(b); told == nil || string(told[1]) != engine.Version {
			t.Errorf("%s tells of %q, the release is %s", file, told, engine.Version)
		}
	}
}
