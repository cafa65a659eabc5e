package scan_test

import (
	"strings"
	"testing"

	"bretwalda/app/qrcode"
	"bretwalda/app/qrcode/scan"
	"bretwalda/app/qrcode/scan/scantest"
	"bretwalda/engine/link"
	"bretwalda/engine/link/linktest"
)

const site = "https://example.org/games/bretwalda/"

// codeOf is the code of a match after some choices, and its link.
func codeOf(t testing.TB, choices int) (qrcode.Code, string) {
	t.Helper()
	text := linktest.After(t, nil, 9, choices)
	c, err := qrcode.Of(site+"#", text)
	if err != nil {
		t.Fatal(err)
	}
	return c, text
}

// TestACameraReadsCodes: held straight, turned, tilted, in bad light, not quite in focus.
func TestACameraReadsCodes(t *testing.T) {
	straight := scantest.Shot{Width: 720, Height: 720, Size: 0.85, Noise: 4}
	shots := map[string]func(*scantest.Shot){
		"straight":          func(*scantest.Shot) {},
		"turned":            func(s *scantest.Shot) { s.Turn, s.Size = 33, 0.7 },
		"upside down":       func(s *scantest.Shot) { s.Turn = 178 },
		"tilted":            func(s *scantest.Shot) { s.Tilt = 28 },
		"tilted and turned": func(s *scantest.Shot) { s.Tilt, s.Nod, s.Turn, s.Size = 22, -18, 100, 0.75 },
		"blurred":           func(s *scantest.Shot) { s.Blur = 2.2 },
		"tilted, blurred":   func(s *scantest.Shot) { s.Blur, s.Nod = 1.5, 20 },
		"in the shade":      func(s *scantest.Shot) { s.Shade = 0.7 },
		"noisy":             func(s *scantest.Shot) { s.Noise = 20 },
		"far away":          func(s *scantest.Shot) { s.Size = 0.6 },
	}
	for _, choices := range []int{0, 60, 500} {
		c, text := codeOf(t, choices)
		for name, hold := range shots {
			s := straight
			hold(&s)
			said, err := scan.Find(s.Of(c.Size, c.Dark, uint64(choices)))
			found, bad := link.Extract(said)
			if err != nil || bad != nil || found != text || !strings.HasPrefix(said, site) {
				t.Errorf("version %d, %s: %v %.60q", c.Version, name, err, said)
			}
		}
	}
}

// TestWhereThereIsNoCode nothing is read, however the picture is cut.
func TestWhereThereIsNoCode(t *testing.T) {
	c, _ := codeOf(t, 60)
	p := scantest.Shot{Width: 400, Height: 400, Size: 0.8, Noise: 4}.Of(c.Size, c.Dark, 1)
	for name, part := range map[string]scan.Picture{
		"nothing":     {},
		"too little":  {Width: 5, Height: 5, Grey: make([]byte, 25)},
		"black":       {Width: 300, Height: 300, Grey: make([]byte, 90000)},
		"not whole":   {Width: 400, Height: 400, Grey: p.Grey[1:]},
		"upper half":  {Width: 400, Height: 200, Grey: p.Grey[:400*200]},
		"only a slip": {Width: 400, Height: 30, Grey: p.Grey[400*100 : 400*130]},
	} {
		if said, err := scan.Find(part); err == nil {
			t.Errorf("%s: %q", name, said)
		}
	}
}

// TestDamageIsMended as far as the check bytes of a code can, and no further.
func TestDamageIsMended(t *testing.T) {
	c, text := codeOf(t, 60)
	for _, of := range []struct {
		spot int
		good bool
	}{{0, true}, {4, true}, {c.Size / 2, false}} {
		said, err := scan.Read(c.Size, func(x, y int) bool {
			return c.Dark(x, y) != (x > 9 && x < 9+of.spot && y > 9 && y < 9+of.spot)
		})
		if good := err == nil && strings.Contains(said, "#0"); good != of.good {
			t.Errorf("a spot of %d modules: %v %.60q", of.spot, err, said)
		}
		if found, _ := link.Extract(said); of.good && found != text {
			t.Errorf("a spot of %d modules reads %q", of.spot, found)
		}
	}
}

func BenchmarkFind(b *testing.B) {
	c, _ := codeOf(b, 300)
	p := scantest.Shot{Width: 720, Height: 720, Size: 0.85, Tilt: 20, Blur: 1.5, Noise: 4}.Of(c.Size, c.Dark, 1)
	for b.Loop() {
		if _, err := scan.Find(p); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkNoCode(b *testing.B) {
	c, _ := codeOf(b, 300)
	p := scantest.Shot{Width: 720, Height: 720, Size: 0.1, Noise: 8}.Of(c.Size, c.Dark, 1)
	for b.Loop() {
		scan.Find(p)
	}
}
