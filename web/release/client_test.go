package release_test

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/web/slim"
)

// TestLoader holds that the loader that is served is that of the toolchain: the
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
		t.Error("wasm_exec.js is not the toolchain's: cp $(go env GOROOT)/lib/wasm/wasm_exec.js .")
	}
}

// TestNoServerInTheClient holds that the program for the browser holds no
// server, and nothing of the host.
func TestNoServerInTheClient(t *testing.T) {
	if err := slim.Prepare("../.."); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "list", "-modfile="+slim.Modfile, "-deps", "./app")
	cmd.Dir = "../.."
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, dep := range strings.Fields(string(out)) {
		if dep == "net/http" || dep == "crypto/tls" || strings.HasPrefix(dep, "bretwalda/web") {
			t.Errorf("the client depends on %s", dep)
		}
	}
}
