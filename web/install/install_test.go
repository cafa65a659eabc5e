package install_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bretwalda/web/install"
)

func TestFindTakesTheNamedProgram(t *testing.T) {
	own := filepath.Join(t.TempDir(), "my-browser")
	if err := os.WriteFile(own, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CHROMIUM", own)
	if got, err := install.Chromium.Find(); err != nil || got != own {
		t.Errorf("Find gives %q, %v", got, err)
	}
	t.Setenv("CHROMIUM", filepath.Join(t.TempDir(), "none"))
	if got, err := install.Chromium.Find(); err == nil || errors.Is(err, install.ErrMissing) {
		t.Errorf("a wrong $CHROMIUM gives %q, %v", got, err)
	}
}

// TestAMissingProgramTellsHowToGetIt for every program of every browser.
func TestAMissingProgramTellsHowToGetIt(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for browser, programs := range install.Of {
		for _, program := range programs {
			path, err := program.Find()
			if err == nil {
				if !filepath.IsAbs(path) {
					t.Errorf("%s: %q is no full path", browser, path)
				}
				continue // one of the fixed places
			}
			if !errors.Is(err, install.ErrMissing) || !strings.Contains(err.Error(), "apt-get install ") {
				t.Errorf("%s: %v", browser, err)
			}
		}
	}
	if _, err := install.Ensure("netscape"); err == nil {
		t.Error("a browser nobody knows is found")
	}
}
