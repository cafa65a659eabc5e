package release

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/andybalholm/brotli"
)

// packed lists the kinds of file that shrink.
var packed = map[string]bool{
	".html": true, ".css": true, ".js": true, ".json": true, ".svg": true, ".txt": true, ".wasm": true, ".webmanifest": true,
}

// WriteTo writes the release into a folder and removes what an older one left
// there, but for names that begin with a dot. Packed, every file that shrinks has a
// .gz and a .br beside it, for hosts that can use them.
//
// It refuses a folder that holds anything but a site: what is in it would be
// lost.
func (r *Release) WriteTo(folder string, pack bool) error {
	entries, err := os.ReadDir(folder)
	if err == nil && len(entries) > 0 {
		if _, err := os.Stat(filepath.Join(folder, Worker)); err != nil {
			return fmt.Errorf("release: %s is not empty and holds no site", folder)
		}
		for _, e := range entries {
			if strings.HasPrefix(e.Name(), ".") {
				continue
			}
			if err := os.RemoveAll(filepath.Join(folder, e.Name())); err != nil {
				return fmt.Errorf("release: %w", err)
			}
		}
	}
	// The worker goes first: what is cut off half-way can be written again.
	for _, name := range append([]string{Worker}, r.Paths()...) {
		if err := r.write(folder, name, pack); err != nil {
			return fmt.Errorf("release: %w", err)
		}
	}
	return nil
}

func (r *Release) write(folder, name string, pack bool) error {
	file := filepath.Join(folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	content := r.Files[name]
	if err := os.WriteFile(file, content, 0o644); err != nil {
		return err
	}
	if !pack || !packed[path.Ext(name)] {
		return nil
	}
	if err := os.WriteFile(file+".gz", Gzip(content), 0o644); err != nil {
		return err
	}
	return os.WriteFile(file+".br", Brotli(content), 0o644)
}

// Gzip packs as small as gzip can, the same bytes every time.
func Gzip(content []byte) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		panic(err) // The level is a constant.
	}
	w.Write(content) // A buffer takes everything.
	w.Close()
	return b.Bytes()
}

// widest is the widest window that browsers take, 16 MB as a power of two.
const widest = 24

// Brotli packs as small as brotli can.
func Brotli(content []byte) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: widest})
	w.Write(content)
	w.Close()
	return b.Bytes()
}
