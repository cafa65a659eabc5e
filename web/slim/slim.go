// Package slim makes a copy of go-app without its server, for the client to be
// built against.
//
// The client half of go-app v9 imports its own server, and with it net/http,
// crypto/tls and text/template; also ciphers for stored state and patterns for
// paths, which no page here uses. The copy keeps those files out of wasm and
// supplies the names they leave behind: a third less to download. The copy is a
// product of the build and never committed.
package slim

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Module is the module that is slimmed.
const Module = "github.com/maxence-charriere/go-app/v9"

// Modfile is the module file to build the client with, from the root of the
// project: go build -modfile=build/go.mod.
const Modfile = "build/go.mod"

// left lists the files of pkg/app that are left out of wasm.
var left = []string{"http.go", "resource.go", "crypto.go", "route.go"}

//go:embed stub/goapp.go.txt
var goappStub []byte

//go:embed stub/uuid.go.txt
var uuidStub []byte

// Prepare writes the copy and Modfile under root/build. It downloads go-app
// when the module cache lacks it. Several builds may prepare the same folder at
// once: a file is only written when it differs, and then as a whole.
func Prepare(root string) error {
	module, err := download(root)
	if err != nil {
		return err
	}
	build := filepath.Join(root, "build")
	if err := copyModule(module, filepath.Join(build, "go-app")); err != nil {
		return fmt.Errorf("slim: copy of go-app: %w", err)
	}
	uuid := filepath.Join(build, "uuid")
	if err := write(filepath.Join(uuid, "go.mod"), []byte("module github.com/google/uuid\n\ngo 1.26\n")); err != nil {
		return err
	}
	if err := write(filepath.Join(uuid, "uuid.go"), uuidStub); err != nil {
		return err
	}
	return writeModfile(root)
}

// download returns the folder of go-app in the module cache.
func download(root string) (string, error) {
	cmd := exec.Command("go", "mod", "download", "-json", Module)
	cmd.Dir = root
	out, err := cmd.Output()
	var module struct{ Dir, Error string }
	if e := json.Unmarshal(out, &module); e == nil && module.Error != "" {
		return "", fmt.Errorf("slim: %s", module.Error)
	}
	if err != nil {
		return "", fmt.Errorf("slim: go mod download: %w%s", err, stderr(err))
	}
	return module.Dir, nil
}

// stderr is what a failed command said, to stand behind its error.
func stderr(err error) string {
	var exit *exec.ExitError
	if errors.As(err, &exit) && len(exit.Stderr) > 0 {
		return "\n" + string(exit.Stderr)
	}
	return ""
}

// copyModule copies the packages a client needs, without tests.
func copyModule(from, to string) error {
	mod, err := os.ReadFile(filepath.Join(from, "go.mod"))
	if err != nil {
		return err
	}
	if err := write(filepath.Join(to, "go.mod"), mod); err != nil {
		return err
	}
	for _, pkg := range []string{"pkg/app", "pkg/errors"} {
		entries, err := os.ReadDir(filepath.Join(from, pkg))
		if err != nil {
			return err
		}
		for _, e := range entries {
			name := e.Name()
			if e.IsDir() || !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
				continue
			}
			content, err := os.ReadFile(filepath.Join(from, pkg, name))
			if err != nil {
				return err
			}
			switch {
			case pkg == "pkg/app" && slices.Contains(left, name):
				content = append([]byte("//go:build !wasm\n\n"), content...)
			case name == elements:
				if content, err = oneElement(content); err != nil {
					return err
				}
			case name == "engine.go":
				// The body is of the one type that there is.
				content = bytes.ReplaceAll(content, []byte("e.Body.(*htmlBody)"), []byte("e.Body"))
			}
			if err := write(filepath.Join(to, pkg, name), content); err != nil {
				return err
			}
		}
	}
	return write(filepath.Join(to, "pkg/app/slim_wasm.go"), goappStub)
}

// writeModfile writes the project's go.mod with the two replacements, and the
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
	mod = append(mod, "\nreplace (\n\t"+Module+" => ./build/go-app\n\tgithub.com/google/uuid => ./build/uuid\n)\n"...)
	file := filepath.Join(root, filepath.FromSlash(Modfile))
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
