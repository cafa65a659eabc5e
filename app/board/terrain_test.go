package board

import (
	"math/bits"
	"strings"
	"testing"

	"bretwalda/static/maps"
)

func TestAreasThatTouchDifferInTintOrTone(t *testing.T) {
	for _, k := range kits {
		tones := shadesOf(k.chart)
		for i := range k.chart.Places {
			p := &k.chart.Places[i]
			if p.Sea || p.Town {
				continue
			}
			for beside := p.Beside; beside != 0; beside &= beside - 1 {
				j := bits.TrailingZeros64(beside)
				if q := &k.chart.Places[j]; p.Tint == q.Tint && tones[i] == tones[j] {
					t.Errorf("%s and %s look the same", p.Name, q.Name)
				}
			}
		}
	}
}

func TestHillsStandWhereGroundIsDifficult(t *testing.T) {
	c := britain.chart
	hills := make([]int, len(c.Places))
	for _, at := range c.Hills {
		for i := range c.Places {
			if p := &c.Places[i]; !p.Sea && p.Contains(at) {
				hills[i]++
			}
		}
	}
	for i := range c.Places {
		p := &c.Places[i]
		if want := p.Difficult && !p.Fen; !p.Sea && hills[i] > 0 != want {
			t.Errorf("%s: %d hills, difficult %v", p.Name, hills[i], p.Difficult)
		}
	}
}

func TestNothingGrowsOnTownsAndNames(t *testing.T) {
	for _, k := range kits {
		for _, at := range append(append([]maps.Point{}, k.chart.Hills...), k.chart.Woods...) {
			for i := range k.chart.Places {
				if p := &k.chart.Places[i]; p.Town && p.Distance(at) < townReach {
					t.Errorf("%s: something grows on %s", k.game.ID(), p.Name)
				}
			}
		}
	}
}

func TestMarksAreMoved(t *testing.T) {
	if got, want := moved("M-1 2h4M.5-3v2", maps.Point{X: 10, Y: 20.5}), "M10 20.5m-1 2h4M10 20.5m.5-3v2"; got != want {
		t.Errorf("%q, not %q", got, want)
	}
}

// Land, names and the pieces in seas have the better right.
func TestCartouchesStandAsideOfLandAndNames(t *testing.T) {
	for _, k := range kits {
		at, rose := k.chart.Cartouche.At, k.chart.Rose
		name := box{at.X - 196, at.Y - 92, at.X + 196, at.Y + 92}
		wind := box{rose.X - 110, rose.Y - 150, rose.X + 110, rose.Y + 110}
		if name.overlap(wind) > 0 {
			t.Errorf("%s: the cartouche lies on the rose", k.game.ID())
		}
		for i := range k.chart.Places {
			b := k.names[i].box()
			b.top -= 60 // a fleet
			if name.overlap(b)+wind.overlap(b) > 0 {
				t.Errorf("%s: the cartouche or the rose lies on %s", k.game.ID(), k.name(int8(i)))
			}
		}
		for i := range k.chart.Places {
			for _, ring := range k.chart.Places[i].Rings {
				for _, q := range ring {
					if point := (box{q.X - 6, q.Y - 6, q.X + 6, q.Y + 6}); !k.chart.Places[i].Sea && name.overlap(point)+wind.overlap(point) > 0 {
						t.Fatalf("%s: the cartouche or the rose lies on the coast of %s", k.game.ID(), k.name(int8(i)))
					}
				}
			}
		}
		var b strings.Builder
		writeCartouche(&b, k.chart)
		if !strings.Contains(b.String(), k.chart.Cartouche.Name) {
			t.Errorf("%s has no name", k.game.ID())
		}
	}
}
