// Icons makes the icons of static/site/icons from two drawings: the emblem, on a
// ground of its own shape or filling its square for systems that cut icons to a
// shape of theirs, and the same in one colour.
//
//	go generate ./web/icons
package main

import (
	"bytes"
	"cmp"
	"encoding/base64"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"bretwalda/web/browser"
)

//go:generate go run . ../../static/site/icons

// ground is one of the emblem's grounds: what is drawn below it, what it is cut to, and
// how large it is.
type ground struct {
	path, scale string
}

var (
	rounded = ground{"M-160-256h320a96 96 0 0 1 96 96v320a96 96 0 0 1-96 96h-320a96 96 0 0 1-96-96v-320a96 96 0 0 1 96-96z", "1"}
	full    = ground{"M-256-256h512v512h-512z", ".8"}
)

// bitmaps lists what is painted: the file, its drawing and its side in pixels.
var bitmaps = []struct {
	file   string
	ground *ground // nil: the drawing in one colour
	side   int64
}{
	{"icon-192.png", &rounded, 192},
	{"icon-512.png", &rounded, 512},
	{"maskable-192.png", &full, 192},
	{"maskable-512.png", &full, 512},
	{"apple-touch.png", &full, 180},
	{"monochrome-512.png", nil, 512},
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

// indexed writes a PNG with the 256 colours that it has most of, which makes it half as large:
// the drawings have a few colours, and edges that shade them.
func indexed(content []byte) ([]byte, error) {
	picture, err := png.Decode(bytes.NewReader(content))
	if err != nil {
		return nil, err
	}
	count := map[color.NRGBA]int{}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			count[color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA)]++
		}
	}
	most := slices.SortedFunc(maps.Keys(count), func(a, b color.NRGBA) int {
		return cmp.Or(cmp.Compare(count[b], count[a]), strings.Compare(fmt.Sprint(a), fmt.Sprint(b)))
	})
	var colours color.Palette
	for _, c := range most[:min(len(most), 256)] {
		colours = append(colours, c)
	}
	small := image.NewPaletted(picture.Bounds(), colours)
	draw.Draw(small, small.Rect, picture, picture.Bounds().Min, draw.Src)
	var b bytes.Buffer
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(&b, small)
	return b.Bytes(), err
}

// on lays the emblem on a ground.
func (g *ground) on(emblem string) string {
	_, drawing, _ := strings.Cut(emblem, "\n")
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-256 -256 512 512">
<clipPath id="ground"><path d="` + g.path + `"/></clipPath>
<path d="` + g.path + `" fill="#132a34"/>
<g clip-path="url(#ground)"><g transform="scale(` + g.scale + `)">
` + strings.Replace(drawing, "</svg>", "</g></g>\n</svg>", 1)
}

func paint(folder string) error {
	emblem, err := os.ReadFile("emblem.svg")
	if err != nil {
		return fmt.Errorf("icons: %w", err)
	}
	plain, err := os.ReadFile("monochrome.svg")
	if err != nil {
		return fmt.Errorf("icons: %w", err)
	}
	if err := os.WriteFile(filepath.Join(folder, "icon.svg"), []byte(rounded.on(string(emblem))), 0o644); err != nil {
		return fmt.Errorf("icons: %w", err)
	}
	chromium, err := browser.Launch(browser.Chromium)
	if err != nil {
		return err
	}
	defer chromium.Close()
	for _, b := range bitmaps {
		drawing := string(plain)
		if b.ground != nil {
			drawing = b.ground.on(string(emblem))
		}
		address := "data:image/svg+xml;base64," + base64.StdEncoding.EncodeToString([]byte(drawing))
		picture, err := chromium.Paint(address, b.side)
		if err != nil {
			return fmt.Errorf("icons: %s: %w", b.file, err)
		}
		if picture, err = indexed(picture); err != nil {
			return fmt.Errorf("icons: %s: %w", b.file, err)
		}
		if err := os.WriteFile(filepath.Join(folder, b.file), picture, 0o644); err != nil {
			return fmt.Errorf("icons: %w", err)
		}
	}
	return nil
}
