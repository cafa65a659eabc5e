package forecast

import (
	"slices"
	"testing"
)

// TestPointsBetweenKnots checks that a correction is between those of its knots.
func TestPointsBetweenKnots(t *testing.T) {
	table := &Table{Rows: [][]Line{{{16, 256}, {48, 128}}, nil}, Spreads: []int16{32, 16}}
	for _, c := range []struct {
		part       Part
		time, want int
	}{
		{Part{0, 5 * Grain, 8 * Grain}, 0, (5 + 1 + 8) * Grain},
		{Part{0, 5 * Grain, 8 * Grain}, Whole, (5 + 3 + 4) * Grain},
		{Part{0, 5 * Grain, 8 * Grain}, Whole / 2, (5 + 2 + 6) * Grain},
		{Part{0, 5 * Grain, 8 * Grain}, 9 * Whole, (5 + 3 + 4) * Grain},
		{Part{-1, 5 * Grain, 0}, 0, 5 * Grain},
		{Part{1, 5 * Grain, 8 * Grain}, 0, 13 * Grain},
	} {
		if got := table.Points(c.part, c.time); got != c.want {
			t.Errorf("%+v at %d: %d, want %d", c.part, c.time, got, c.want)
		}
	}
	if got := table.Spread(Whole / 2); got != 3*Grain/2 {
		t.Errorf("the spread is %d", got)
	}
}

// TestChances checks that a spread more is twice the chance, and that equals have
// equal ones.
func TestChances(t *testing.T) {
	for _, c := range []struct {
		scores []int
		want   []int
	}{
		{[]int{100, 100, 100, 100}, []int{250, 250, 250, 250}},
		{[]int{100, 140}, []int{333, 667}},
		{[]int{100, 120}, []int{414, 586}},
		{[]int{0, 100_000}, []int{1, 999}},
	} {
		if got := Chances(nil, c.scores, 40); !slices.Equal(got, c.want) {
			t.Errorf("%d: %d, want %d", c.scores, got, c.want)
		}
	}
}
