package review

import "testing"

// TestErrorsThatAreToldAlikeAreJudgedAlike: the judge calls nothing a mistake that costs six
// points or less, and no mistake is told as one of six.
func TestErrorsThatAreToldAlikeAreJudgedAlike(t *testing.T) {
	told := func(grains int, fine bool) int {
		if fine {
			return (10*grains + Grain/2) / Grain
		}
		return (grains + Grain/2) / Grain
	}
	for margin := range 20 * Grain {
		r := Review{Margin: alike(margin)}
		fine := Fine(margin)
		if Fine(r.Margin) != fine {
			t.Fatalf("a margin of %d grains becomes one of %d", margin, r.Margin)
		}
		edge := fine && r.Margin == 2*Grain-1 // where tenths end
		for e := max(r.Margin-Grain, 0); e < r.Margin+Grain; e++ {
			mistake := r.Mistake(Step{Error: e})
			if more := told(e, fine) > told(r.Margin, fine); mistake != more && !edge {
				t.Fatalf("margin %d: an error of %d is told as %d, the margin as %d; a mistake: %v", margin, e, told(e, fine), told(r.Margin, fine), mistake)
			}
		}
	}
}
