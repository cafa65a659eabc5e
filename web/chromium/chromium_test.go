package chromium_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"bretwalda/web/chromium"
)

func TestFindTakesTheNamedProgram(t *testing.T) {
	own := filepath.Join(t.TempDir(), "my-browser")
	if err := os.WriteFile(own, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("CHROMIUM", own)
	if got, err := chromium.Find(); err != nil || got != own {
		t.Errorf("Find gives %q, %v", got, err)
	}
	t.Setenv("CHROMIUM", filepath.Join(t.TempDir(), "none"))
	if got, err := chromium.Find(); err == nil || errors.Is(err, chromium.ErrMissing) {
		t.Errorf("a wrong $CHROMIUM gives %q, %v", got, err)
	}
}
