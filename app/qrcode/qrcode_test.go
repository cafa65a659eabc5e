package qrcode

import (
	"errors"
	"strings"
	"testing"

	"rsc.io/qr/coding"

	"bretwalda/app/qrcode/scan"
	"bretwalda/app/qrcode/scan/scantest"
	"bretwalda/engine/link"
	"bretwalda/engine/link/linktest"
)

const site = "https://example.org/games/bretwalda/"

// TestACodeHoldsTheAddress: read back module by module.
func TestACodeHoldsTheAddress(t *testing.T) {
	for _, choices := range []int{0, 20, 200, 500, 700} {
		text := linktest.After(t, nil, 9, choices)
		c, err := Of(site+"#", text)
		if err != nil {
			t.Fatal(err)
		}
		address, err := scan.Read(c.Size, c.Dark)
		if err != nil {
			t.Fatalf("version %d: %v", c.Version, err)
		}
		found, err := link.Extract(address)
		if err != nil || found != text || !strings.HasPrefix(address, site+"#0") {
			t.Errorf("version %d says %q: %v", c.Version, address, err)
		}
	}
}

// TestHowMuchACodeHolds: the longest message fits a code, and most matches one
// that phones scan well. Letters as they are would take much more.
func TestHowMuchACodeHolds(t *testing.T) {
	for _, of := range []struct{ letters, digits, bytes int }{
		{300, 10, 12}, {600, 15, 17}, {1000, 20, 23}, {1230, 22, 25}, {1600, 25, 30}, {1900, 28, 32},
	} {
		text := strings.Repeat("x", of.letters)
		c, err := Of(site+"#", text)
		if err != nil {
			t.Fatal(err)
		}
		plain := coding.Version(coding.MinVersion)
		for coding.String(site+"#"+text).Bits(plain) > 8*plain.DataBytes(coding.L) {
			plain++
		}
		if c.Version != of.digits || int(plain) != of.bytes {
			t.Errorf("%d letters: version %d, as letters %d; want %d and %d", of.letters, c.Version, plain, of.digits, of.bytes)
		}
	}
	if _, err := Of(site+"#", strings.Repeat("x", 4000)); !errors.Is(err, ErrLong) {
		t.Errorf("4,000 letters: %v", err)
	}
}

// TestTheDrawing covers the dark modules and nothing else.
func TestTheDrawing(t *testing.T) {
	c, err := Of(site+"#", linktest.After(t, nil, 9, 30))
	if err != nil {
		t.Fatal(err)
	}
	modules, err := scantest.Drawn(c.Path())
	if err != nil {
		t.Fatal(err)
	}
	dark := 0
	for y := range c.Size {
		for x := range c.Size {
			if c.Dark(x, y) {
				dark++
			}
			if modules[[2]int{x + Quiet, y + Quiet}] != c.Dark(x, y) {
				t.Fatalf("module %d, %d", x, y)
			}
		}
	}
	if len(modules) != dark {
		t.Errorf("%d modules are drawn, %d are dark", len(modules), dark)
	}
}

func BenchmarkCode(b *testing.B) {
	text := linktest.After(b, nil, 9, 700)
	for b.Loop() {
		c, err := Of(site+"#", text)
		if err != nil || c.Path() == "" {
			b.Fatal(err)
		}
	}
}
