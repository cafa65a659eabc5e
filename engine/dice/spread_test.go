package dice

import "testing"

// The worth of a spread of faces, against tables of chi-square with five and with
// nine degrees of freedom.
func TestUnevenFaces(t *testing.T) {
	for _, c := range []struct {
		faces []int
		want  int
	}{
		{nil, 0},
		{[]int{0, 0, 0, 0, 0, 0}, 0},
		{[]int{29, 0, 0, 0, 0, 0}, 0},
		{[]int{4, 5, 5, 5, 5, 5}, 0},
		{[]int{5, 5, 5, 5, 5, 5}, 1},
		{[]int{20, 20, 20, 20, 20, 20}, 1},
		{[]int{24, 22, 20, 20, 18, 16}, 1},  // 2.0
		{[]int{29, 26, 20, 17, 14, 14}, 10}, // 9.9
		{[]int{10, 30, 20, 20, 20, 20}, 10},
		{[]int{30, 26, 20, 18, 13, 13}, 20}, // 11.9
		{[]int{34, 25, 20, 15, 14, 12}, 100},
		{[]int{38, 25, 20, 15, 12, 10}, 1000},
		{[]int{30, 0, 0, 0, 0, 0}, 1000},
		{[]int{20, 20, 20, 20, 20, 20, 20, 20, 20, 20}, 1},
		{[]int{50, 20, 20, 20, 20, 20, 20, 20, 5, 5}, 1000},
		{[]int{100, 0, 0, 0}, 0}, // no game rolls a die of four
	} {
		if got := Uneven(c.faces); got != c.want {
			t.Errorf("%v is one in %d, not %d", c.faces, got, c.want)
		}
	}
}

// Fair dice are uneven as often as the measure says.
func TestFairDiceAreRarelyUneven(t *testing.T) {
	counts := map[int]int{}
	const matches = 4000
	for seed := range uint64(matches) {
		faces := make([]int, 6)
		for place := range 300 {
			faces[Draw(seed, place, 6)]++
		}
		counts[Uneven(faces)]++
	}
	if n := counts[10] + counts[20] + counts[100] + counts[1000]; n < matches/10-80 || n > matches/10+80 {
		t.Errorf("%d of %d fair matches are beyond one in ten: %v", n, matches, counts)
	}
	if n := counts[100] + counts[1000]; n < matches/100-25 || n > matches/100+25 {
		t.Errorf("%d of %d fair matches are beyond one in a hundred: %v", n, matches, counts)
	}
}
