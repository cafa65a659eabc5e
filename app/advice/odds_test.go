package advice

import "testing"

func TestOnlyTheCertainIsAHundredPercent(t *testing.T) {
	for _, c := range []struct {
		part, whole uint64
		want        string
	}{{0, 7, "0"}, {7, 7, "100"}, {1, 1 << 32, "<1"}, {1<<32 - 1, 1 << 32, ">99"}, {1, 2, "50"}, {4, 1000, "<1"}, {5, 1000, "1"}, {994, 1000, "99"}, {995, 1000, ">99"}, {14, 1000, "1"}, {15, 1000, "2"}} {
		if got := PercentOf(c.part, c.whole).String(); got != c.want {
			t.Errorf("%d of %d are %s %%, want %s", c.part, c.whole, got, c.want)
		}
	}
	for thousandths, want := range map[int]Percent{0: 0, 1: Hardly, 5: 1, 499: 50, 994: 99, 995: Nearly, 1000: Nearly} {
		if got := Estimate(thousandths, 1000); got != want {
			t.Errorf("an estimate of %d is %s %%, want %s", thousandths, got, want)
		}
	}
}
