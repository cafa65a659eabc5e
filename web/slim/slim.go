// Package slim makes copies of modules for the client to be built against,
// without what no page needs.
//
// The client half of go-app v9 imports its own server, and with it net/http,
// crypto/tls and text/template; also ciphers for stored state and patterns for
// paths, which no page here uses. The copy keeps those files out of wasm and
// supplies the names they leave behind. The copies are products of the build and
// never committed.
//
// # Another toolchain
//
// The stubs replace files of one standard library, that of the toolchain which
// go.mod names and wasmpack.Known knows. A build with another Go fetches that
// toolchain. Where it cannot be had and the other one is not known either, the
// standard library stays whole, the program is not packed and half as large again,
// and the tests of web/release say so. To have the package know another one:
//
//  1. Follow the documentation of web/wasmpack.
//  2. Build: go run ./web build. A stub of the standard library (stub, listed in
//     std) that lacks a name does not compile: give it the name. A file of it that
//     has gone is ErrLayout.
//  3. go test ./web/slim ./web/release says what has come back into the program.
//  4. go run ./web size says whether it is as small as before.
//
// Go 1.27 is known, too: it builds where Go 1.26 cannot be had. The client weighs 80 kB
// more with 1.27.4, so go.mod names 1.26.
package slim

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"bretwalda/web/wasmpack"
)

// Module is go-app.
const Module = "github.com/maxence-charriere/go-app/v9"

// Where Prepare writes what a Build is told of, from the root of the project.
const (
	modfile = "build/go.mod"
	overlay = "build/overlay.json"
)

// ErrLayout says that a file of a module, or of the standard library, is not as
// this package knows it.
var ErrLayout = errors.New("slim: unknown layout of a source file")

// shorter is a module that is copied with changes.
type shorter struct {
	module   string
	folder   string // below build
	packages []string
	changes  map[string]change // by file
	added    map[string][]byte // by file
}

// change rewrites a file of Go.
type change func(source []byte) ([]byte, error)

var copies = []shorter{
	{
		module:   Module,
		folder:   "go-app",
		packages: []string{"pkg/app", "pkg/errors"},
		changes: map[string]change{
			"pkg/app/http.go":     leaveOut,
			"pkg/app/resource.go": leaveOut,
			"pkg/app/crypto.go":   leaveOut,
			"pkg/app/route.go":    leaveOut,
			"pkg/app/state.go":    leaveOut,
			"pkg/app/" + elements: oneElement,
			"pkg/app/engine.go":   oneBody,
			"pkg/app/js_wasm.go":  anyAddress,
		},
		added: map[string][]byte{
			"pkg/app/slim_wasm.go":    goappStub,
			"pkg/app/address_wasm.go": bytes.Replace(address, []byte("package slim"), []byte("package app"), 1),
		},
	},
	{ // two functions of it bring math/big along
		module:   "github.com/gtank/ristretto255",
		folder:   "ristretto255",
		packages: []string{".", "internal/edwards25519", "internal/radix51", "internal/scalar"},
		changes: map[string]change{
			"fe.go":                  without([]string{"math/big"}, []string{"fieldElementFromDecimal"}),
			"internal/radix51/fe.go": without([]string{"math/big", "math/bits"}, []string{"FromBig", "ToBig"}),
		},
		added: map[string][]byte{"slim.go": ristrettoStub},
	},
	{
		module: "github.com/google/uuid",
		folder: "uuid",
		added: map[string][]byte{
			"go.mod":  []byte("module github.com/google/uuid\n\ngo 1.26\n"),
			"uuid.go": uuidStub,
		},
	},
}

// std lists files of the standard library that are built as something shorter,
// or not at all: those are tests that ciphers make of themselves where an
// American standard is asked for, and bring all ciphers into what only hashes.
var std = map[string][]byte{
	"crypto/internal/fips140/aes/cast.go":     nil,
	"crypto/internal/fips140/aes/gcm/cast.go": nil,
	"crypto/internal/fips140/drbg/cast.go":    nil,
	"crypto/internal/fips140/drbg/rand.go":    drbgStub,
	"crypto/internal/fips140/hmac/cast.go":    nil,
	"crypto/internal/fips140/sha256/cast.go":  nil,
	"crypto/internal/fips140/sha3/cast.go":    nil,
	"crypto/internal/fips140/sha512/cast.go":  nil,
	"net/netip/netip.go":                      netipStub,
	"internal/godebug/godebug.go":             godebugStub,
	"net/netip/uint128.go":                    nil,
	"slices/zsortanyfunc.go":                  slicesStub,
}

//go:embed address.go
var address []byte

//go:embed stub/goapp.go.txt
var goappStub []byte

//go:embed stub/ristretto255.go.txt
var ristrettoStub []byte

//go:embed stub/uuid.go.txt
var uuidStub []byte

//go:embed stub/drbg.go.txt
var drbgStub []byte

//go:embed stub/godebug.go.txt
var godebugStub []byte

//go:embed stub/slices_any.go.txt
var slicesStub []byte

//go:embed stub/netip.go.txt
var netipStub []byte

// Build is how a program is built against the copies.
type Build struct {
	Version string // of Go
	Known   bool   // the program may be packed

	root, goroot string
	flags        []string
}

// Prepare writes the copies under root/build. It downloads modules that the module
// cache lacks. Several builds may prepare the same folder at once: a file is only
// written when it differs, and then as a whole.
func Prepare(root string) (*Build, error) {
	b, err := toolchainOf(root)
	if err != nil {
		return nil, err
	}
	for _, c := range copies {
		if err := c.write(root); err != nil {
			return nil, fmt.Errorf("slim: copy of %s: %w", c.module, err)
		}
	}
	if err := writeModfile(root); err != nil {
		return nil, err
	}
	b.flags = []string{"-modfile=" + modfile}
	if b.Known {
		if err := writeOverlay(root, b.goroot); err != nil {
			return nil, err
		}
		b.flags = append(b.flags, "-overlay="+overlay)
	}
	return b, nil
}

// Command is a command of go, build or list, about programs for the browser.
func (b *Build) Command(verb string, args ...string) *exec.Cmd {
	cmd := exec.Command(filepath.Join(b.goroot, "bin", "go"), slices.Concat([]string{verb}, b.flags, args)...)
	cmd.Dir = b.root
	cmd.Env = append(os.Environ(), "GOROOT="+b.goroot, "GOTOOLCHAIN=local", "GOOS=js", "GOARCH=wasm")
	return cmd
}

// toolchainOf finds the Go that builds a folder: the one at hand if it is of the
// release that go.mod names, else that one, which it may fetch, so that a program is as
// small wherever it is built. Where that cannot be had, the one at hand builds.
func toolchainOf(root string) (*Build, error) {
	said, err := goEnv(root, "")
	if err != nil {
		return nil, err
	}
	if pinned, err := pinned(root); err == nil && !sameRelease(said[0], pinned) {
		if other, err := goEnv(root, pinned); err == nil {
			said = other
		}
	}
	b := &Build{Version: said[0], Known: wasmpack.Known(said[0]), root: root, goroot: said[1]}
	if below, err := filepath.Rel(said[2], b.goroot); err == nil && filepath.IsLocal(below) {
		b.goroot, err = elsewhere(root, b.goroot)
		if err != nil {
			return nil, err
		}
	}
	return b, nil
}

// sameRelease reports whether two versions of Go differ in the patch alone.
func sameRelease(a, b string) bool {
	major := func(version string) string {
		number, _, _ := strings.Cut(version, " ")
		if parts := strings.SplitN(number, ".", 3); len(parts) == 3 {
			number = parts[0] + "." + parts[1]
		}
		return number
	}
	return major(a) == major(b)
}

// goEnv is version, root and module cache of a toolchain; "" is the one at hand.
func goEnv(root, toolchain string) ([]string, error) {
	cmd := exec.Command("go", "env", "GOVERSION", "GOROOT", "GOMODCACHE")
	cmd.Dir = root
	if toolchain != "" {
		cmd.Env = append(os.Environ(), "GOTOOLCHAIN="+toolchain)
	}
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("slim: go env: %w%s", err, stderr(err))
	}
	said := strings.Split(strings.TrimSpace(strings.ReplaceAll(string(out), "\r", "")), "\n")
	if len(said) != 3 {
		return nil, fmt.Errorf("slim: go env says %q", out)
	}
	return said, nil
}

// pinned is the toolchain that go.mod names.
func pinned(root string) (string, error) {
	b, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", fmt.Errorf("slim: %w", err)
	}
	for line := range strings.Lines(string(b)) {
		if name, ok := strings.CutPrefix(strings.TrimSpace(line), "toolchain "); ok {
			return name, nil
		}
	}
	return "", errors.New("slim: go.mod names no toolchain")
}

// elsewhere is another path of a Go that an older one has downloaded. Nothing that
// is in the module cache may be replaced.
func elsewhere(root, goroot string) (string, error) {
	link, err := filepath.Abs(filepath.Join(root, "build", filepath.Base(goroot)))
	if err != nil {
		return "", fmt.Errorf("slim: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(link), 0o755); err != nil {
		return "", fmt.Errorf("slim: %w", err)
	}
	if old, err := os.Readlink(link); err == nil && old == goroot {
		return link, nil
	}
	os.Remove(link)
	if err := os.Symlink(goroot, link); err != nil && !errors.Is(err, fs.ErrExist) { // another build was quicker
		return "", fmt.Errorf("slim: %w", err)
	}
	return link, nil
}

// write writes the copy: the packages a client needs, without tests.
func (c shorter) write(root string) error {
	to := filepath.Join(root, "build", c.folder)
	if len(c.packages) > 0 {
		from, err := download(root, c.module)
		if err != nil {
			return err
		}
		if err := c.copy(from, to); err != nil {
			return err
		}
	}
	for file, content := range c.added {
		if err := write(filepath.Join(to, file), content); err != nil {
			return err
		}
	}
	return nil
}

func (c shorter) copy(from, to string) error {
	files := []string{"go.mod"}
	for _, pkg := range c.packages {
		entries, err := os.ReadDir(filepath.Join(from, pkg))
		if err != nil {
			return err
		}
		for _, e := range entries {
			if name := e.Name(); !e.IsDir() && strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
				files = append(files, filepath.ToSlash(filepath.Join(pkg, name)))
			}
		}
	}
	for file := range c.changes {
		if !slices.Contains(files, file) {
			return fmt.Errorf("there is no %s: %w", file, ErrLayout)
		}
	}
	for _, file := range files {
		content, err := os.ReadFile(filepath.Join(from, file))
		if err != nil {
			return err
		}
		if change := c.changes[file]; change != nil {
			if content, err = change(content); err != nil {
				return fmt.Errorf("%s: %w", file, err)
			}
		}
		if err := write(filepath.Join(to, file), content); err != nil {
			return err
		}
	}
	return nil
}

// leaveOut keeps a file out of wasm.
func leaveOut(source []byte) ([]byte, error) {
	return append([]byte("//go:build !wasm\n\n"), source...), nil
}

// oneBody fits the file that knows the body of the page to there being one type
// of element.
func oneBody(source []byte) ([]byte, error) {
	return replace(source, "e.Body.(*htmlBody)", "e.Body")
}

// anyAddress has the page ask for its address by addressOf: go-app goes on without
// one where it is not as it should be, and ends.
func anyAddress(source []byte) ([]byte, error) {
	return replace(source, "u, _ := url.Parse(rawurl)\n\treturn u", "return addressOf(rawurl)")
}

func replace(source []byte, old, new string) ([]byte, error) {
	if !bytes.Contains(source, []byte(old)) {
		return nil, fmt.Errorf("there is no %s: %w", old, ErrLayout)
	}
	return bytes.ReplaceAll(source, []byte(old), []byte(new)), nil
}

// download returns the folder of a module in the module cache.
func download(root, module string) (string, error) {
	cmd := exec.Command("go", "mod", "download", "-json", module)
	cmd.Dir = root
	out, err := cmd.Output()
	var downloaded struct{ Dir, Error string }
	if e := json.Unmarshal(out, &downloaded); e == nil && downloaded.Error != "" {
		return "", errors.New(downloaded.Error)
	}
	if err != nil {
		return "", fmt.Errorf("go mod download: %w%s", err, stderr(err))
	}
	return downloaded.Dir, nil
}

// stderr is what a failed command said, which follows its error.
func stderr(err error) string {
	var exit *exec.ExitError
	if errors.As(err, &exit) && len(exit.Stderr) > 0 {
		return "\n" + string(exit.Stderr)
	}
	return ""
}

// writeOverlay writes the files of std and the list that says what they stand for.
func writeOverlay(root, goroot string) error {
	replaced := map[string]string{}
	contents := maps.Clone(std)
	for file, names := range hollowed {
		source, err := os.ReadFile(filepath.Join(goroot, "src", filepath.FromSlash(file)))
		if err != nil {
			return fmt.Errorf("slim: %w: %w", ErrLayout, err)
		}
		if contents[file], err = hollow(names...)(source); err != nil {
			return fmt.Errorf("slim: %s: %w", file, err)
		}
	}
	sorting, err := sortingOf(filepath.Join(goroot, "src"))
	if err != nil {
		return err
	}
	contents["slices/zsortordered.go"] = sorting
	for file, content := range contents {
		old := filepath.Join(goroot, "src", filepath.FromSlash(file))
		if _, err := os.Stat(old); err != nil {
			return fmt.Errorf("slim: %w: %w", ErrLayout, err)
		}
		replaced[old] = "" // no such file
		if content == nil {
			continue
		}
		name := filepath.Join("build", "std", filepath.FromSlash(file))
		if err := write(filepath.Join(root, name), content); err != nil {
			return err
		}
		replaced[old] = name
	}
	list, err := json.MarshalIndent(map[string]any{"Replace": replaced}, "", "\t")
	if err != nil {
		return fmt.Errorf("slim: %w", err)
	}
	return write(filepath.Join(root, filepath.FromSlash(overlay)), list)
}

// writeModfile writes the project's go.mod with the replacements, and the
// sums beside it.
func writeModfile(root string) error {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return fmt.Errorf("slim: %w", err)
	}
	sum, err := os.ReadFile(filepath.Join(root, "go.sum"))
	if err != nil {
		return fmt.Errorf("slim: %w", err)
	}
	mod = append(mod, "\nreplace (\n"...)
	for _, c := range copies {
		mod = fmt.Appendf(mod, "\t%s => ./build/%s\n", c.module, c.folder)
	}
	mod = append(mod, ")\n"...)
	file := filepath.Join(root, filepath.FromSlash(modfile))
	if err := write(file, mod); err != nil {
		return err
	}
	return write(strings.TrimSuffix(file, ".mod")+".sum", sum)
}

// write replaces a file in one step, and only when its content differs.
func write(name string, content []byte) error {
	old, err := os.ReadFile(name)
	if err == nil && string(old) == string(content) {
		return nil
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("slim: %w", err)
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return fmt.Errorf("slim: %w", err)
	}
	f, err := os.CreateTemp(filepath.Dir(name), ".new-*")
	if err != nil {
		return fmt.Errorf("slim: %w", err)
	}
	defer os.Remove(f.Name())
	_, err = f.Write(content)
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		return fmt.Errorf("slim: %w", err)
	}
	return nil
}
