package release_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"path"
	"regexp"
	"strings"
	"testing"

	"bretwalda/web/release"
)

// TestEveryFileIsAskedForByItsHash checks that neither what is fetched later nor
// what a style sheet names can be taken for that of another release.
func TestEveryFileIsAskedForByItsHash(t *testing.T) {
	r := made(t, "client")
	mark := func(name string) string {
		sum := sha256.Sum256(r.Files[name])
		return hex.EncodeToString(sum[:])[:16]
	}
	var data, later map[string]string
	if err := json.Unmarshal(r.Files[release.Data], &data); err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal([]byte(data[release.Hashes]), &later); err != nil {
		t.Fatal(err)
	}
	references := regexp.MustCompile(`url\(([^)"']+)\)`)
	fonts := 0
	for _, name := range r.Paths() {
		if release.IsAsset(name) {
			if later[name] != mark(name) {
				t.Errorf("%s is asked for by %q", name, later[name])
			}
			delete(later, name)
		}
		if path.Ext(name) != ".css" {
			continue
		}
		for _, found := range references.FindAllStringSubmatch(string(r.Files[name]), -1) {
			file, v, dated := strings.Cut(found[1], "?v=")
			switch {
			case strings.HasPrefix(file, "#"): // in the page itself
			case !dated || r.Files[file] == nil || v != mark(file):
				t.Errorf("%s asks for %s", name, found[1])
			default:
				fonts++
			}
		}
	}
	if len(later) > 0 || fonts == 0 {
		t.Errorf("%v are not served; %d fonts", later, fonts)
	}
}
