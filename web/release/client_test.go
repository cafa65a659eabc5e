package release_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bretwalda/web/release"
	"bretwalda/web/slim"
)

// TestLoader checks that the loader that is served is that of the toolchain: the
// two parts of a client must be of one version.
func TestLoader(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile("../../wasm_exec.js")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("wasm_exec.js is not the toolchain's: cp $(go env GOROOT)/lib/wasm/wasm_exec.js . (and read what web/slim says of another toolchain)")
	}
}

// heavy are packages that came with others until they were left out.
var heavy = []string{"net/http", "crypto/tls", "math/big", "unique", "internal/bisect"}

// TestNothingHeavyInTheProgram checks that the program for the browser holds no server
// and nothing of the host.
func TestNothingHeavyInTheProgram(t *testing.T) {
	b, err := slim.Prepare("../..")
	if err != nil {
		t.Fatal(err)
	}
	if !b.Known {
		t.Errorf("%s: web/slim knows neither its standard library nor its programs; app.wasm is as large as it came", b.Version)
	}
	out, err := b.Command("list", "-deps", release.Page).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, dep := range strings.Fields(string(out)) {
		if slices.Contains(heavy, dep) || strings.HasPrefix(dep, "bretwalda/web") {
			t.Errorf("the program depends on %s", dep)
		}
	}
}
