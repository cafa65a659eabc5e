package odds

import (
	"slices"
	"testing"
)

func TestProductsAndQuotients(t *testing.T) {
	half, fifth := Certain/2, Certain/5
	for _, c := range []struct {
		name      string
		got, want Chance
	}{
		{"half of a half", half.Times(half), Certain / 4},
		{"certain changes nothing", fifth.Times(Certain), fifth},
		{"three times a fifth", (3 * Certain).Times(fifth), 3 * fifth},
		{"a fifth in a half", fifth.Over(half), 2 * fifth},
		{"all in a fifth", Certain.Over(Certain / 4), 4 * Certain},
		{"never", Chance(0).Over(half), 0},
	} {
		if c.got > c.want || c.want-c.got > 2 {
			t.Errorf("%s: %d, want %d", c.name, c.got, c.want)
		}
	}
}

func TestParts(t *testing.T) {
	if got := (Certain / 3).Parts(8); got != 3 {
		t.Errorf("a third is %d parts of 8", got)
	}
	if got := Certain.Parts(1 << 32); got != 1<<32 {
		t.Errorf("certain is %d parts", got)
	}
}

// Three thirds round to 5 parts of 16 each; one of them takes the sixteenth.
func TestSharesAddUp(t *testing.T) {
	third := Certain / 3
	if got := Shares(16, third, third, third); !slices.Equal(got, []uint64{6, 5, 5}) {
		t.Errorf("thirds are shared as %v", got)
	}
	if got := Shares(8, 0, Certain); !slices.Equal(got, []uint64{0, 8}) {
		t.Errorf("all of one is shared as %v", got)
	}
}
