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

// Packing says how much work goes into the .gz and the .br that are beside every
// file that shrinks, for hosts that can use them.
type Packing int

const (
	Loose  Packing = iota // there are none
	Quick                 // they are made in a second or two
	Packed                // they are as small as can be, which takes half a minute
)

// WriteTo writes the release into a folder and removes what an older one left
// there, but for names that begin with a dot.
//
// It refuses a folder that holds anything but a site: what is in it would be
// lost.
func (r *Release) WriteTo(folder string, packing Packing) error {
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
		if err := r.write(folder, name, packing); err != nil {
			return fmt.Errorf("release: %w", err)
		}
	}
	return nil
}

func (r *Release) write(folder, name string, packing Packing) error {
	file := filepath.Join(folder, filepath.FromSlash(name))
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	content := r.Files[name]
	if err := os.WriteFile(file, content, 0o644); err != nil {
		return err
	}
	if packing == Loose || !packed[path.Ext(name)] {
		return nil
	}
	gz, br := gzip.BestCompression, brotli.BestCompression
	if packing == Quick {
		gz, br = gzip.BestSpeed, quick
	}
	if err := os.WriteFile(file+".gz", gzipped(content, gz), 0o644); err != nil {
		return err
	}
	return os.WriteFile(file+".br", brotlied(content, br), 0o644)
}

// Gzip packs as small as gzip can, the same bytes every time.
func Gzip(content []byte) []byte { return gzipped(content, gzip.BestCompression) }

func gzipped(content []byte, level int) []byte {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, level)
	if err != nil {
		panic(err) // The levels are constants.
	}
	w.Write(content) // A buffer takes everything.
	w.Close()
	return b.Bytes()
}

// widest is the widest window that browsers take, 16 MB as a power of two.
const widest = 24

// quick is the level of brotli for sites that are looked at once.
const quick = 4

// Brotli packs as small as brotli can.
func Brotli(content []byte) []byte { return brotlied(content, brotli.BestCompression) }

func brotlied(content []byte, level int) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: level, LGWin: widest})
	w.Write(content)
	w.Close()
	return b.Bytes()
}

// BrotliEach packs contents one behind the other and tells what each adds.
func BrotliEach(contents [][]byte) []int {
	var b bytes.Buffer
	w := brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: widest})
	sizes := make([]int, len(contents))
	for i, content := range contents {
		before := b.Len()
		w.Write(content)
		w.Flush()
		sizes[i] = b.Len() - before
	}
	return sizes
}
