package dice

// quantiles of chi-square by the faces of a die, one degree of freedom less, in
// thousandths: one of so many fair spreads is beyond.
var quantiles = map[int][]struct{ oneIn, beyond int }{
	6:  {{1000, 20_515}, {100, 15_086}, {20, 11_070}, {10, 9_236}},
	10: {{1000, 27_877}, {100, 21_666}, {20, 16_919}, {10, 14_684}},
}

// least is how often each face is to be expected before a spread says anything.
const least = 5

// Uneven says how seldom fair dice fall so unevenly; faces is how often each came up.
// It is once in 10, 20, 100 or 1000 times, or 1 for an ordinary spread. It is 0 for too
// few dice to judge, or for a number of faces that no game here rolls.
func Uneven(faces []int) int {
	n, k := 0, len(faces)
	for _, f := range faces {
		n += f
	}
	if n < least*k || quantiles[k] == nil {
		return 0
	}
	chi := 0 // times k*n
	for _, f := range faces {
		chi += (k*f - n) * (k*f - n)
	}
	for _, q := range quantiles[k] {
		if 1000*chi > q.beyond*k*n {
			return q.oneIn
		}
	}
	return 1
}
