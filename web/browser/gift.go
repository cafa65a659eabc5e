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

// Downloaded waits for the file that the page gives to save, whole, and returns
// its path. It takes the newest when there were several. Files that the tests save
// are not empty: a browser may put an empty one where the file is going to be.
func (p *Page) Downloaded() string {
	p.t.Helper()
	var newest string
	var size int64
	p.wait("get a file", func(context.Context) error {
		path, has, err := newestIn(p.folder)
		if err != nil {
			return err
		}
		before := size
		if path != newest {
			before = 0
		}
		newest, size = path, has
		if size == 0 || size != before {
			return errors.New("it is not whole yet")
		}
		return nil
	})
	return newest
}

// newestIn is the file in a folder that was written last, and its bytes. While a
// browser is writing there it is an error.
func newestIn(folder string) (path string, size int64, err error) {
	entries, err := os.ReadDir(folder)
	if err != nil {
		return "", 0, err
	}
	var at int64
	for _, e := range entries {
		if unfinished(e.Name()) {
			return "", 0, errors.New("one is being written")
		}
		info, err := e.Info()
		if err != nil {
			return "", 0, err
		}
		if when := info.ModTime().UnixNano(); when >= at {
			at, path, size = when, filepath.Join(folder, e.Name()), info.Size()
		}
	}
	if path == "" {
		return "", 0, errors.New("none came")
	}
	return path, size, nil
}

// unfinished reports whether a file is one that a browser still writes.
func unfinished(name string) bool {
	return strings.HasPrefix(name, ".") || strings.HasSuffix(name, ".crdownload") || strings.HasSuffix(name, ".part") || strings.HasSuffix(name, ".wkdownload")
}
