package board

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"bretwalda/app/text"
)

// TestNamesOfSeasBend: on a bow that is longer than they are, gently, and within
// what they are said to cover.
func TestNamesOfSeasBend(t *testing.T) {
	for _, code := range text.Codes() {
		bent := 0
		for _, n := range britain.namesIn(code) {
			if n.Place < 0 || !britain.chart.Places[n.Place].Sea {
				if n.Bow != 0 {
					t.Errorf("%s: %v bends", code, n.Lines)
				}
				continue
			}
			bent++
			if n.Bow == 0 || math.Abs(n.Bow) > bowMost*n.width()+.01 {
				t.Errorf("%s: %v bends by %.1f units, %.0f wide", code, n.Lines, n.Bow, n.width())
			}
			var b strings.Builder
			n.write(&b)
			if got := strings.Count(b.String(), "<textPath"); got != len(n.Lines) {
				t.Errorf("%s: %v has %d bows", code, n.Lines, got)
			}
			for _, bow := range strings.Split(b.String(), ` d="M`)[1:] {
				d, _, _ := strings.Cut(bow, `"`)
				from, rest, _ := strings.Cut(d, "Q")
				_, to, _ := strings.Cut(rest, " ")
				left, right := ends(t, from), ends(t, strings.SplitN(to, " ", 2)[1])
				if right-left < 1.5*n.width() {
					t.Errorf("%s: %v is %.0f wide on a bow of %.0f", code, n.Lines, n.width(), right-left)
				}
			}
		}
		if bent != 6 {
			t.Errorf("%s: %d names of seas", code, bent)
		}
	}
}

// ends is the first number of a point.
func ends(t *testing.T, point string) float64 {
	t.Helper()
	x, err := strconv.ParseFloat(strings.Fields(point)[0], 64)
	if err != nil {
		t.Fatal(err)
	}
	return x
}
