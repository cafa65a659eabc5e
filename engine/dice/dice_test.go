package dice

import "testing"

// The dice of every seeded match ever shared hang on these numbers.
func TestDrawIsFrozen(t *testing.T) {
	for _, c := range []struct {
		seed     uint64
		place, n int
		want     int
	}{
		{0x0, 0, 6, 0},
		{0x0, 0, 24, 3},
		{0x0, 0, 65535, 9090},
		{0x0, 1, 6, 1},
		{0x0, 1, 24, 4},
		{0x0, 1, 65535, 12047},
		{0x0, 1500, 6, 0},
		{0x0, 1500, 24, 0},
		{0x0, 1500, 65535, 717},
		{0x1, 0, 6, 4},
		{0x1, 0, 24, 16},
		{0x1, 0, 65535, 45449},
		{0x1, 1, 6, 3},
		{0x1, 1, 24, 14},
		{0x1, 1, 65535, 40667},
		{0x1, 1500, 6, 2},
		{0x1, 1500, 24, 11},
		{0x1, 1500, 65535, 30246},
		{0xdeadbeefcafef00d, 0, 6, 1},
		{0xdeadbeefcafef00d, 0, 24, 6},
		{0xdeadbeefcafef00d, 0, 65535, 16668},
		{0xdeadbeefcafef00d, 1, 6, 5},
		{0xdeadbeefcafef00d, 1, 24, 20},
		{0xdeadbeefcafef00d, 1, 65535, 56324},
		{0xdeadbeefcafef00d, 1500, 6, 5},
		{0xdeadbeefcafef00d, 1500, 24, 23},
		{0xdeadbeefcafef00d, 1500, 65535, 63027},
	} {
		if got := Draw(c.seed, c.place, c.n); got != c.want {
			t.Errorf("Draw(%#x, %d, %d) = %d, want %d", c.seed, c.place, c.n, got, c.want)
		}
	}
}

func TestMixIsTheFinisherOfSplitmix64(t *testing.T) {
	// The first numbers of splitmix64 from the seed 1234567, as published with it.
	want := []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821}
	state := uint64(1234567)
	for i, w := range want {
		state += gamma
		if got := mix(state); got != w {
			t.Errorf("number %d is %d, want %d", i, got, w)
		}
	}
}

func TestDrawIsFair(t *testing.T) {
	for _, n := range []int{2, 3, 5, 6, 7, 20, 36, 65_535} {
		const each = 2000
		faces := min(n, 36)
		counts := make([]int, faces)
		for place := range each * faces {
			x := Draw(99, place, n)
			if x < 0 || x >= n {
				t.Fatalf("Draw of %d gave %d", n, x)
			}
			counts[x*faces/n]++
		}
		// Chi-square with at most 35 degrees of freedom: 80 is beyond one in 10,000.
		chi := 0
		for _, c := range counts {
			chi += (c - each) * (c - each)
		}
		if chi/each > 80 {
			t.Errorf("draws of %d are uneven: chi-square %d, %v", n, chi/each, counts)
		}
	}
}

func TestNeighboursAreIndependent(t *testing.T) {
	// Two dice at places or seeds side by side fall on each of 36 pairs alike.
	for name, pair := range map[string]func(i int) (int, int){
		"places": func(i int) (int, int) { return Draw(7, 2*i, 6), Draw(7, 2*i+1, 6) },
		"seeds":  func(i int) (int, int) { return Draw(uint64(2*i), 5, 6), Draw(uint64(2*i+1), 5, 6) },
		"shift":  func(i int) (int, int) { return Draw(uint64(i), i, 6), Draw(uint64(i+1), i, 6) },
	} {
		const each = 1000
		var counts [36]int
		for i := range 36 * each {
			a, b := pair(i)
			counts[a*6+b]++
		}
		chi := 0
		for _, c := range counts {
			chi += (c - each) * (c - each)
		}
		if chi/each > 80 {
			t.Errorf("%s: chi-square %d", name, chi/each)
		}
	}
}

func TestDrawOfOneIsNothing(t *testing.T) {
	if Draw(3, 4, 1) != 0 {
		t.Error("a draw of one is not 0")
	}
}

func TestKindsHaveNames(t *testing.T) {
	if Seeded.String() != "seeded" || ByHand.String() != "hand" || Kinds.String() != "unknown" {
		t.Error("a kind of dice has lost its name")
	}
}

func BenchmarkDraw(b *testing.B) {
	for i := range b.N {
		Draw(1, i, 6)
	}
}
