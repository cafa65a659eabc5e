package release

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"bretwalda/web/slim"
	"bretwalda/web/wasmpack"
)

// inlined are the packages whose functions the compiler may write into their
// callers: those that need the speed. In all others calls stay calls: what is
// written out in many places compresses badly.
var inlined = []string{"bretwalda/engine/...", "runtime", "internal/...", "math/...", "bytes", "cmp", "slices", "sort", "strings"}

// inlinedInPage are those in the program of the page, which has no bot: the rules,
// which a tap waits for, and the runtime.
var inlinedInPage = []string{"bretwalda/engine", "bretwalda/engine/britannia", "bretwalda/engine/marcher", "bretwalda/engine/brianboru", "bretwalda/engine/odds", "runtime", "internal/runtime/...", "internal/abi", "internal/bytealg"}

// Page is the package of the program of the page.
const Page = "./app"

// calls says so to the compiler.
func calls(pkg string) []string {
	flags := []string{"-gcflags=all=-l"}
	those := inlined
	if pkg == Page {
		those = inlinedInPage
	}
	for _, packages := range those {
		flags = append(flags, "-gcflags="+packages+"=")
	}
	return flags
}

// Bots is the package of the program that thinks for bots.
const Bots = "./app/bots"

// Build builds the package that becomes app.wasm, and Bots, for the download.
func Build(root, pkg string) (p Programs, err error) {
	if p.Page, p.Loader, err = Client(root, pkg, true); err != nil {
		return p, err
	}
	p.Bots, _, err = Client(root, Bots, true)
	return p, err
}

// Client builds a package of the project for the browser and returns the wasm
// and the loader that belongs to it. Slimmed, it is built for the download: against
// shorter copies of what it imports, with most calls kept, and packed if the
// toolchain is known. The passes named in without are left out.
func Client(root, pkg string, slimmed bool, without ...wasmpack.Pass) (wasm, loader []byte, err error) {
	loader, err = os.ReadFile(filepath.Join(root, "wasm_exec.js"))
	if err != nil {
		return nil, nil, fmt.Errorf("release: %w", err)
	}
	folder, err := os.MkdirTemp("", "bretwalda-client-")
	if err != nil {
		return nil, nil, fmt.Errorf("release: %w", err)
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "app.wasm")

	args := []string{"-trimpath", "-ldflags", "-s -w", "-o", out}
	cmd := exec.Command("go", slices.Concat([]string{"build"}, args, []string{pkg})...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	known := false
	if slimmed {
		b, err := slim.Prepare(root)
		if err != nil {
			return nil, nil, err
		}
		if known = b.Known; !known {
			fmt.Fprintf(os.Stderr, "release: %s is not packed: web/wasmpack does not know the programs of %s\n", pkg, b.Version)
		}
		cmd = b.Command("build", slices.Concat(args, calls(pkg), []string{pkg})...)
	}
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, nil, fmt.Errorf("release: go build %s: %w\n%s", pkg, err, said)
	}
	wasm, err = os.ReadFile(out)
	if err != nil {
		return nil, nil, fmt.Errorf("release: %w", err)
	}
	if known {
		if wasm, err = wasmpack.Pack(wasm, without...); err != nil {
			return nil, nil, err
		}
	}
	return wasm, loader, nil
}
