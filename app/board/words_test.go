package board

import (
	"testing"

	"bretwalda/static/maps"
)

// TestWordsOverTheMapHideNoTownThatIsAskedAbout: a point counts with what is around it.
func TestWordsOverTheMapHideNoTownThatIsAskedAbout(t *testing.T) {
	v := transform{Zoom: 2, X: 10, Y: 20}
	above, below := box{0, 100, 200, 160}, box{0, 400, 200, 460}
	points := []maps.Point{{X: 50, Y: 50}, {X: 50, Y: 85}, {X: 50, Y: 250}, {X: 200, Y: 50}} // at 120, 190, 520 and to the right
	if n := v.below(above, points); n != 1 {
		t.Errorf("%d towns lie below words at the top", n)
	}
	if n := v.below(below, points); n != 0 {
		t.Errorf("%d towns lie below words at the bottom", n)
	}
	if n := v.below(above, []maps.Point{{X: 50, Y: 78}}); n != 1 {
		t.Error("a disc at the edge of the words is not hidden")
	}
}
