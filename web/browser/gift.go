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
	var words string
	p.do("read the clipboard", func(ctx context.Context) error {
		var err error
		words, err = p.tab.clipboard(ctx)
		return err
	})
	return words
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
			if err != nil || unfinished(e.Name()) {
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

// unfinished reports whether a file is one that a browser still writes.
func unfinished(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, ".crdownload") || strings.HasSuffix(name, ".part") || strings.HasSuffix(name, ".wkdownload")
}
