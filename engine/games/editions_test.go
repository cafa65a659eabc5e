package games

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/engine/britannia"
)

// A new edition is on no list: only its own folder names an edition of Britannia.
func TestOnlyItsFolderNamesAnEdition(t *testing.T) {
	read := 0
	for _, root := range []string{"..", "../../app", "../../web", "../../static"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && path == filepath.Join("..", "britannia"):
				return filepath.SkipDir
			case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
				return nil
			}
			b, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			read++
			for _, g := range britannia.Editions() {
				if strings.Contains(string(b), `"`+g.ID()) {
					t.Errorf("%s names %s", path, g.ID())
				}
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if read < 100 {
		t.Fatalf("%d files read", read)
	}
}
