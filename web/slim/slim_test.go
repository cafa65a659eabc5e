package slim_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bretwalda/web/slim"
)

// root is the folder of the project, seen from this package.
const root = "../.."

// TestNoServer holds what the copy is for: no server reaches the browser.
func TestNoServer(t *testing.T) {
	b, err := slim.Prepare(root)
	if err != nil {
		t.Fatal(err)
	}
	out, err := b.Command("list", "-deps", "./web/testdata/hello").CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, slim.Module+"/pkg/app") {
		t.Errorf("hello is not a go-app: %v", deps)
	}
	for _, heavy := range []string{"net/http", "crypto/tls", "text/template", "database/sql/driver", "crypto/aes", "math/big", "regexp"} {
		if slices.Contains(deps, heavy) {
			t.Errorf("the client depends on %s", heavy)
		}
	}
}

// TestPrepareTwice checks that a second build rewrites nothing, so that it can
// run beside a first one.
func TestPrepareTwice(t *testing.T) {
	if _, err := slim.Prepare(root); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(root, "build", "go.mod")
	before, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := slim.Prepare(root); err != nil {
		t.Fatal(err)
	}
	after, err := os.Stat(file)
	if err != nil {
		t.Fatal(err)
	}
	if !os.SameFile(before, after) {
		t.Error("an unchanged module file was written again")
	}
}
