package board

import (
	"testing"

	"bretwalda/static/maps"
)

// carded is a window with a card over its corner, below which the board reaches.
func carded(width float64) window {
	return window{Width: width, Height: 900, Top: 62, Left: 72, Corner: box{width - 400, 480, width - 16, 884}}
}

// TestAPlaceBelowTheCardComesIntoSight: a place below it is brought out of it,
// whatever the zoom; what is above it stays.
func TestAPlaceBelowTheCardComesIntoSight(t *testing.T) {
	for _, width := range []float64{1000, 1280, 1440, 1920} {
		w := carded(width)
		for _, factor := range []float64{1, 1.4, 2, 4} {
			v := first(board, w, board.middle())
			v = v.closer(factor, 500, 500, board, w).clamp(board, w)
			moved := 0
			for i := range chart.Places {
				at := stopPoint(&chart.Places[i])
				if x, y := v.screen(at); w.sees(x, y, 14) {
					continue
				}
				r := v.reveal(at, board, w)
				if x, y := r.screen(at); !w.sees(x, y, 10) {
					t.Errorf("%.0f wide, ×%.1f: %s is at %.0f, %.0f", width, factor, chart.Places[i].Name, x, y)
				}
				if again := r.reveal(at, board, w); again != r {
					t.Errorf("%.0f wide, ×%.1f: %s moves again", width, factor, chart.Places[i].Name)
				}
				moved++
			}
			if factor > 1 && moved == 0 {
				t.Errorf("%.0f wide, ×%.1f: everything is in sight", width, factor)
			}
		}
	}
}

// TestTheBoardMakesRoomForTheCard: where all of it is shown and there is room
// beside the card, none of it is below.
func TestTheBoardMakesRoomForTheCard(t *testing.T) {
	for _, width := range []float64{1120, 1280, 1440, 1920} {
		w := carded(width)
		v := first(board, w, board.middle())
		if at := v.part(board); at.right > w.Corner.left+.01 || at.left < w.Left-.01 {
			t.Errorf("%.0f wide: the board from %.0f to %.0f, the card from %.0f", width, at.left, at.right, w.Corner.left)
		}
	}
	w := carded(1280)
	v := first(board, w, board.middle())
	kent := stopPoint(&chart.Places[placeNamed(t, "Kent")])
	near := v.closer(2, 0, 0, board, w)
	part := box{kent.X - 20, kent.Y - 20, kent.X + 20, kent.Y + 20}
	x, y := near.screen(kent)
	near = near.pan(w.Corner.middle().X-x, w.Corner.middle().Y-y)
	if got := near.bring(part, false, board, w); got.part(part).overlap(w.Corner) > 0 || got.Zoom != near.Zoom {
		t.Errorf("what can be tapped stays below the card: %+v", got.part(part))
	}
}

// TestWhatIsOfferedComesFromUnderTheRail: on a small phone the buttons of the rail
// stand over the east of the board, or over the west of Wales; what a new question
// offers there is moved aside.
func TestWhatIsOfferedComesFromUnderTheRail(t *testing.T) {
	kent, devon := stopPoint(&chart.Places[placeNamed(t, "Kent")]), stopPoint(&chart.Places[placeNamed(t, "Devon")])
	part := box{devon.X - 12, devon.Y - 34, kent.X + 12, max(kent.Y, devon.Y) + 12}
	for side, at := range map[string]struct {
		rail box
		of   maps.Point
	}{
		"right": {box{258, 64, 352, 258}, kent},
		"left":  {box{8, 64, 102, 258}, devon},
	} {
		w := window{Width: 360, Height: 640, Top: 62, Bottom: 266, Corner: at.rail}
		v := first(board, w, kent)
		x, y := v.screen(at.of)
		v = v.pan(at.rail.middle().X-x, 220-y)
		if seen := v.part(part); seen.overlap(w.Corner) == 0 {
			t.Fatalf("%s: nothing is under the rail: %+v", side, seen)
		}
		if seen := v.bring(part, true, board, w).part(part); seen.overlap(w.Corner) > 0 || seen.left < 0 || seen.right > w.Width {
			t.Errorf("%s: what is offered lies at %+v", side, seen)
		}
	}
}
