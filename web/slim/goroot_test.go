package slim

import (
	"os"
	"path/filepath"
	"testing"
)

// TestAGoInTheModuleCache checks that a Go that an older one has downloaded is
// called by a path outside of the cache, also when it has moved.
func TestAGoInTheModuleCache(t *testing.T) {
	root := t.TempDir()
	for range 2 {
		goroot := filepath.Join(t.TempDir(), "toolchain@go1.26")
		if err := os.MkdirAll(filepath.Join(goroot, "src"), 0o755); err != nil {
			t.Fatal(err)
		}
		for range 2 {
			link, err := elsewhere(root, goroot)
			if err != nil {
				t.Fatal(err)
			}
			found, err := filepath.EvalSymlinks(link)
			if err != nil {
				t.Fatal(err)
			}
			if want, _ := filepath.EvalSymlinks(goroot); found != want || filepath.Dir(link) != filepath.Join(root, "build") {
				t.Errorf("%s leads to %s, not to %s", link, found, want)
			}
		}
	}
}
