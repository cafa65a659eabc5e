package policy_test

import (
	"os"
	"strings"
	"testing"

	"bretwalda/web/policy"
)

// TestScriptsAreFiles checks that no text in a page can become a script.
func TestScriptsAreFiles(t *testing.T) {
	for _, directive := range strings.Split(policy.Page(), "; ") {
		name, sources, _ := strings.Cut(directive, " ")
		if strings.Contains(sources, "'unsafe-inline'") && name != "style-src-attr" {
			t.Errorf("%s allows what stands in the page", name)
		}
		for _, forbidden := range []string{"'unsafe-eval'", "*", "http:", "https:", "blob:", "'unsafe-hashes'"} {
			for source := range strings.FieldsSeq(sources) {
				if source == forbidden {
					t.Errorf("%s allows %s", name, source)
				}
			}
		}
	}
	if !strings.HasPrefix(policy.Page(), "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';") {
		t.Errorf("the policy is %s", policy.Page())
	}
}

// TestHostingGivesTheHeaders checks that who sets up a server can copy them.
func TestHostingGivesTheHeaders(t *testing.T) {
	doc, err := os.ReadFile("../../docs/HOSTING.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range policy.Headers() {
		for _, line := range []string{
			h[0] + ": " + h[1],
			"add_header " + h[0] + ` "` + h[1] + `" always;`,
			"header " + h[0] + ` "` + h[1] + `"`,
		} {
			if !strings.Contains(string(doc), line) {
				t.Errorf("docs/HOSTING.md lacks %s", line)
			}
		}
	}
}
