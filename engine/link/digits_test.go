package link_test

import (
	"math"
	"strings"
	"testing"

	"bretwalda/engine/games"
	"bretwalda/engine/link"
	"bretwalda/engine/link/linktest"
)

// TestDigits checks that the digits of links of all lengths open the same match, with
// a site before them and words around them, and are few.
func TestDigits(t *testing.T) {
	for choices := range 60 {
		text := linktest.After(t, nil, uint64(choices), choices)
		digits := link.Digits(text)
		if strings.Trim(digits, "0123456789") != "" {
			t.Fatalf("%q are no digits", digits)
		}
		if most := math.Ceil(float64(6*len(text))*0.3016) + 2; float64(len(digits)) > most {
			t.Errorf("%d digits for %d letters, more than %v", len(digits), len(text), most)
		}
		for _, around := range []string{"", "https://example.org/play/#", "Your turn, Bob! https://example.org/#"} {
			got, err := link.Extract(around + digits)
			if err != nil || got != text {
				t.Errorf("%d choices, after %q: %v, %q for %q", choices, around, err, got, text)
			}
		}
		if _, err := link.Decode(digits+" – Ann", games.All()); err != nil {
			t.Errorf("%d choices: %v", choices, err)
		}
	}
}

// TestDamagedDigits checks that damaged digits open nothing.
func TestDamagedDigits(t *testing.T) {
	digits := link.Digits(linktest.After(t, nil, 3, 40))
	for i := range digits {
		for name, damaged := range map[string]string{
			"one changed": digits[:i] + string('0'+(digits[i]-'0'+1)%10) + digits[i+1:],
			"one lost":    digits[:i] + digits[i+1:],
			"cut off":     digits[:i],
		} {
			if got, err := link.Extract(damaged); err == nil && damaged != digits {
				t.Errorf("%s at %d: %q", name, i, got)
			}
		}
	}
	for _, other := range []string{"0", "00", "0800 123 456", "#0", "0" + strings.Repeat("9", 19), strings.Repeat("0", 400)} {
		if got, err := link.Extract(other); err == nil {
			t.Errorf("%q is %q", other, got)
		}
	}
}
