package release

import (
	"io/fs"
	"path"
	"regexp"
	"strings"
	"testing"

	"bretwalda/static/site"
)

// Uncommented is for the tests of the whole.
var Uncommented = uncommented

// TestCommentsAreNotServed and nothing else is left out.
func TestCommentsAreNotServed(t *testing.T) {
	for _, c := range []struct{ name, content, want string }{
		{"a.css", "/* Colours\n   in pairs. */\n\na {\n  --light: ; /* none */\n  /* of its own */\n  margin: 0;\n}\n", "a {\n  --light: ; \n  margin: 0;\n}\n"},
		{"a.js", "// Starts it.\n\"use strict\";\n\n  // Why.\nfetch(\"https://example.org\"); // here\n", "\"use strict\";\nfetch(\"https://example.org\"); // here\n"},
		{"a.txt", "// words\n", "// words\n"},
	} {
		if got := string(uncommented(c.name, []byte(c.content))); got != c.want {
			t.Errorf("%s: %q, not %q", c.name, got, c.want)
		}
	}
}

// TestNoTextLooksLikeAComment: no string of a script goes over lines that begin as comments do,
// and none of a style sheet has the signs of one.
func TestNoTextLooksLikeAComment(t *testing.T) {
	quoted := regexp.MustCompile(`"[^"\n]*/\*[^"\n]*"`)
	err := fs.WalkDir(site.Files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(site.Files, name)
		switch path.Ext(name) {
		case ".css":
			if found := quoted.Find(content); found != nil {
				t.Errorf("%s: %s", name, found)
			}
		case ".js":
			open := false
			for line := range strings.Lines(string(content)) {
				comment := strings.HasPrefix(strings.TrimSpace(line), "//")
				if open && comment {
					t.Errorf("%s: %q stands in a string", name, line)
				}
				if !comment && strings.Count(line, "`")%2 == 1 {
					open = !open
				}
			}
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
