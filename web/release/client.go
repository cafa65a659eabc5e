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
// callers: those that need the speed, but for those of called. In all others calls stay
// calls: what is written out in many places compresses badly.
var inlined = []string{"bretwalda/engine/...", "runtime", "internal/...", "math/...", "cmp", "slices"}

// called are packages of the engine that no bot runs again and again.
var called = []string{"bretwalda/engine/link/...", "bretwalda/engine/match/...", "bretwalda/engine/notation/...", "bretwalda/engine/review/..."}

// Page is the package of the program.
const Page = "./app"

// calls says so to the compiler.
func calls() []string {
	flags := []string{"-gcflags=all=-l"}
	for _, packages := range inlined {
		flags = append(flags, "-gcflags="+packages+"=")
	}
	for _, packages := range called {
		flags = append(flags, "-gcflags="+packages+"=-l")
	}
	return flags
}

// Build builds the package that becomes app.wasm for the download, and divides it.
func Build(root, pkg string) (p Programs, err error) {
	var wasm []byte
	var known bool
	if wasm, p.Loader, known, err = compiled(root, pkg, true); err != nil {
		return p, err
	}
	if !known {
		p.Page = wasm
		return p, nil
	}
	parts, err := divide(wasm)
	if err != nil {
		return p, err
	}
	p.Page, p.Parts = parts[0].Content, parts[1:]
	return p, nil
}

// Compiled is a package as the linker leaves it, for wasmpack.Divide.
func Compiled(root, pkg string) ([]byte, error) {
	wasm, _, _, err := compiled(root, pkg, true)
	return wasm, err
}

// Watched builds that package whole; its program notes which functions run: see
// wasmpack.Watch, which names them.
func Watched(root, pkg string) (p Programs, names []string, err error) {
	if p.Page, p.Loader, _, err = compiled(root, pkg, true); err != nil {
		return p, nil, err
	}
	p.Page, names, err = wasmpack.Watch(p.Page)
	return p, names, err
}

// Client builds a package of the project for the browser and returns the wasm
// and the loader that belongs to it. Slimmed, it is built for the download: against
// shorter copies of what it imports, with most calls kept, and packed if the
// toolchain is known. The passes named in without are left out.
func Client(root, pkg string, slimmed bool, without ...wasmpack.Pass) (wasm, loader []byte, err error) {
	wasm, loader, known, err := compiled(root, pkg, slimmed)
	if err == nil && known {
		wasm, err = wasmpack.Pack(wasm, without...)
	}
	return wasm, loader, err
}

// compiled is a program as the linker leaves it, and whether it may be packed.
func compiled(root, pkg string, slimmed bool) (wasm, loader []byte, known bool, err error) {
	loader, err = os.ReadFile(filepath.Join(root, "wasm_exec.js"))
	if err != nil {
		return nil, nil, false, fmt.Errorf("release: %w", err)
	}
	folder, err := os.MkdirTemp("", "bretwalda-client-")
	if err != nil {
		return nil, nil, false, fmt.Errorf("release: %w", err)
	}
	defer os.RemoveAll(folder)
	out := filepath.Join(folder, "app.wasm")

	args := []string{"-trimpath", "-ldflags", "-s -w", "-o", out}
	cmd := exec.Command("go", slices.Concat([]string{"build"}, args, []string{pkg})...)
	cmd.Dir = root
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if slimmed {
		b, err := slim.Prepare(root)
		if err != nil {
			return nil, nil, false, err
		}
		if known = b.Known; !known {
			fmt.Fprintf(os.Stderr, "release: %s is not packed: web/wasmpack does not know the programs of %s\n", pkg, b.Version)
		}
		cmd = b.Command("build", slices.Concat(args, calls(), []string{pkg})...)
	}
	if said, err := cmd.CombinedOutput(); err != nil {
		return nil, nil, false, fmt.Errorf("release: go build %s: %w\n%s", pkg, err, said)
	}
	wasm, err = os.ReadFile(out)
	if err != nil {
		return nil, nil, false, fmt.Errorf("release: %w", err)
	}
	return wasm, loader, known, nil
}
