// Icons paints the bitmaps of static/site/icons from the two drawings: the mark
// itself, and the one that fills its square for systems that cut icons to a
// shape of their own.
//
//	go generate ./web/icons
package main

import (
	"encoding/base64"
	"fmt"
	"os"
	"path/filepath"

	"bretwalda/web/browser"
)

//go:generate go run . ../../static/site/icons

// bitmaps lists what is painted: the file, its drawing and its side in pixels.
var bitmaps = []struct {
	file, drawing string
	side          int64
}{
	{"icon-192.png", "icon.svg", 192},
	{"icon-512.png", "icon.svg", 512},
	{"maskable-512.png", "maskable.svg", 512},
	{"apple-touch.png", "maskable.svg", 180},
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run ./web/icons FOLDER")
		os.Exit(2)
	}
	if err := paint(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func paint(folder string) error {
	chromium, err := browser.Launch()
	if err != nil {
		return err
	}
	defer chromium.Close()
	for _, b := range bitmaps {
		from := filepath.Join(folder, b.drawing)
		if b.drawing == "maskable.svg" {
			from = b.drawing // Only ever painted, so it is not part of the site.
		}
		drawing, err := os.ReadFile(from)
		if err != nil {
			return fmt.Errorf("icons: %w", err)
		}
		address := "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString(drawing)
		picture, err := chromium.Paint(address, b.side)
		if err != nil {
			return fmt.Errorf("icons: %s: %w", b.file, err)
		}
		if err := os.WriteFile(filepath.Join(folder, b.file), picture, 0o644); err != nil {
			return fmt.Errorf("icons: %w", err)
		}
	}
	return nil
}
