package browser

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
)

// Clipboard is the text that was copied last.
func (p *Page) Clipboard() string {
	p.t.Helper()
	return Eval[string](p, "navigator.clipboard.readText()")
}

// Downloaded waits for the file that the page gives to save and returns its
// path. It takes the newest when there were several.
func (p *Page) Downloaded() string {
	p.t.Helper()
	var newest string
	p.wait("get a file", func(context.Context) error {
		entries, err := os.ReadDir(p.folder)
		if err != nil {
			return err
		}
		var at int64
		for _, e := range entries {
			info, err := e.Info()
			if err != nil || strings.HasSuffix(e.Name(), ".crdownload") || strings.HasPrefix(e.Name(), ".") {
				continue
			}
			if when := info.ModTime().UnixNano(); when >= at {
				at, newest = when, filepath.Join(p.folder, e.Name())
			}
		}
		if newest == "" {
			return errors.New("none came")
		}
		return nil
	})
	return newest
}
