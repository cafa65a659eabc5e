package board

import (
	"math"
	"testing"

	"bretwalda/static/maps"
)

var (
	board = frame(chart, english)
	phone = window{Width: 390, Height: 844, Top: 56, Bottom: 210}
	small = window{Width: 360, Height: 640, Top: 56, Bottom: 190}
	desk  = window{Width: 1280, Height: 800, Top: 56}
)

func TestFirstViewShowsTheWholeBoardOnAPhone(t *testing.T) {
	for _, w := range []window{phone, desk} {
		v := first(board, w, board.middle())
		left, top := v.screen(maps.Point{X: board.left, Y: board.top})
		right, bottom := v.screen(maps.Point{X: board.right, Y: board.bottom})
		free := w.free()
		if left < free.left-.01 || top < free.top-.01 || right > free.right+.01 || bottom > free.bottom+.01 {
			t.Errorf("%+v: the board is at %.0f,%.0f to %.0f,%.0f", w, left, top, right, bottom)
		}
	}
}

func TestFirstViewIsLegibleOnASmallPhone(t *testing.T) {
	for i, name := range []string{"Kent", "Buellt", "Kildare"} {
		k := kits[i]
		board := frame(k.chart, k.names)
		at := k.chart.Places[k.place(t, name)].Label
		v := first(board, small, at)
		if v.Zoom < .34 {
			t.Errorf("%s: %.2f pixels for a unit", k.game.ID(), v.Zoom)
		}
		if x, y := v.screen(at); x < 0 || x > small.Width || y < small.Top || y > small.Height-small.Bottom {
			t.Errorf("%s is at %.0f,%.0f", name, x, y)
		}
	}
}

// On a phone all of Ireland is seen at once, its towns 11 pixels wide, and all
// of Wales, its counters 12.
func TestWalesAndIrelandFitAPhone(t *testing.T) {
	for _, w := range []window{phone, {Width: 360, Height: 740, Top: 56, Bottom: 190}} {
		for _, c := range []struct {
			kit   *kit
			thing float64 // units
			least float64 // pixels
		}{{wales, 30, 11.4}, {ireland, 2 * townReach, 11}} {
			board := frame(c.kit.chart, c.kit.names)
			v := first(board, w, board.middle())
			if got := c.thing * v.Zoom * v.piecesScale(); got < c.least {
				t.Errorf("%s: %.1f pixels on %.0f", c.kit.game.ID(), got, w.Width)
			}
			for p := range c.kit.chart.Places {
				at := c.kit.chart.Places[p].Label
				if x, y := v.screen(at); x < 8 || x > w.Width-8 || y < w.Top+4 || y > w.Height-w.Bottom-4 {
					t.Errorf("%s is at %.0f,%.0f of %.0f,%.0f", c.kit.name(int8(p)), x, y, w.Width, w.Height)
				}
			}
		}
	}
}

func TestZoomHoldsThePointBelowTheFinger(t *testing.T) {
	v := first(board, phone, board.middle())
	before := v.chart(100, 300)
	v = v.closer(2.5, 100, 300, board, phone)
	if after := v.chart(100, 300); math.Hypot(after.X-before.X, after.Y-before.Y) > 1e-6 {
		t.Errorf("%v became %v", before, after)
	}
}

func TestZoomHasLimits(t *testing.T) {
	v := first(board, phone, board.middle())
	for range 20 {
		v = v.closer(2, 195, 400, board, phone)
	}
	if v.Zoom != zoomMost {
		t.Errorf("closest: %.2f", v.Zoom)
	}
	for range 20 {
		v = v.closer(.5, 10, 10, board, phone).clamp(board, phone)
	}
	if want := whole(board, phone); math.Abs(v.Zoom-want.Zoom) > 1e-9 || math.Abs(v.X-want.X) > 1e-6 || math.Abs(v.Y-want.Y) > 1e-6 {
		t.Errorf("farthest: %+v, not %+v", v, want)
	}
}

func TestBoardCannotBeLost(t *testing.T) {
	start := first(board, phone, board.middle()).closer(3, 195, 400, board, phone)
	free := phone.free()
	for _, far := range [][2]float64{{9000, 0}, {-9000, 0}, {0, 9000}, {0, -9000}, {9000, -9000}} {
		v := start.pan(far[0], far[1]).clamp(board, phone)
		left, top := v.screen(maps.Point{X: board.left, Y: board.top})
		right, bottom := v.screen(maps.Point{X: board.right, Y: board.bottom})
		if left > free.left+.01 || top > free.top+.01 || right < free.right-.01 || bottom < free.bottom-.01 {
			t.Errorf("after %v the board is at %.0f,%.0f to %.0f,%.0f", far, left, top, right, bottom)
		}
	}
}

func TestRevealMovesNoMoreThanItMust(t *testing.T) {
	v := first(board, phone, board.middle())
	york := chart.Places[placeNamed(t, "York")].Label
	if got := v.reveal(york, board, phone); math.Abs(got.X-v.X)+math.Abs(got.Y-v.Y) > 1e-6 {
		t.Errorf("York was in view, but %+v became %+v", v, got)
	}
	near := v.closer(4, 195, 400, board, phone)
	for p := range chart.Places {
		at := stopPoint(&chart.Places[p])
		x, y := near.reveal(at, board, phone).screen(at)
		if free := phone.free(); x < free.left || x > free.right || y < free.top || y > free.bottom {
			t.Errorf("%s is revealed at %.0f,%.0f", chart.Places[p].Name, x, y)
		}
	}
}

func TestNamesAndPiecesGrowSlowerThanTheLand(t *testing.T) {
	last := 0.0
	for _, zoom := range []float64{.2, .4, .46, .6, 1, 2, 4} {
		v := transform{Zoom: zoom}
		k := v.piecesScale()
		if k > 1 || k*zoom <= last {
			t.Errorf("at %.2f pieces take %.2f of the land's growth", zoom, k)
		}
		last = k * zoom
	}
}

func TestAWindowWithoutRoomIsFilled(t *testing.T) {
	w := window{Width: 300, Height: 200, Top: 80, Bottom: 100}
	if b := w.free(); b != (box{0, 0, 300, 200}) {
		t.Errorf("%+v", b)
	}
	if v := first(board, window{}, board.middle()); math.IsNaN(v.X) || v.Zoom <= 0 {
		t.Errorf("%+v", v)
	}
}

func TestWheelTurnsBothWays(t *testing.T) {
	if in, out := (wheel{y: -100}).factor(), (wheel{y: 100}).factor(); in <= 1 || math.Abs(in*out-1) > 1e-9 {
		t.Errorf("in %.3f, out %.3f", in, out)
	}
	if lines := (wheel{y: -3, mode: 1}).factor(); lines < 1.05 || lines > 1.3 {
		t.Errorf("three lines: %.3f", lines)
	}
	if wild := (wheel{y: -1e9, mode: 7, pinch: true}).factor(); wild > 2 {
		t.Errorf("a wild turn: %.3f", wild)
	}
}

func TestTwoFingersOnATouchpadMoveTheMap(t *testing.T) {
	for name, row := range map[string]struct {
		w      wheel
		dx, dy float64
		pans   bool
	}{
		"a click of a wheel":     {wheel{y: 100, notches: -120}, 0, 0, false},
		"one that tells nothing": {wheel{y: 100}, 0, 0, false},
		"lines":                  {wheel{x: 1, y: 3, mode: 1}, 0, 0, false},
		"two fingers":            {wheel{y: 7, notches: -21}, 0, -7, true},
		"two fingers aslant":     {wheel{x: 4, y: 7}, -4, -7, true},
		"a pinch":                {wheel{y: 7, notches: -21, pinch: true}, 0, 0, false},
		"a wheel with shift":     {wheel{y: 100, notches: -120, aside: true}, -100, 0, true},
	} {
		if dx, dy, pans := row.w.pans(); dx != row.dx || dy != row.dy || pans != row.pans {
			t.Errorf("%s: %v %v %v", name, dx, dy, pans)
		}
	}
}

func TestAFlingGoesAsFarAsItWasFast(t *testing.T) {
	v := transform{Zoom: 1}
	slow, fast := v.fling(.5, 0), v.fling(0, -1)
	if slow.X <= 0 || slow.Y != 0 || fast.Y >= 0 || -fast.Y <= slow.X {
		t.Errorf("slow %+v, fast %+v", slow, fast)
	}
	if wild := v.fling(300, 400); math.Abs(math.Hypot(wild.X, wild.Y)-flingMost) > 1e-6 {
		t.Errorf("a wild one goes %+v", wild)
	}
}

func TestTheViewMovesToAPlaceThatIsAskedFor(t *testing.T) {
	south := placeNamed(t, "Kent")
	at := stopPoint(&chart.Places[south])
	part := box{at.X - 60, at.Y - 40, at.X + 10, at.Y + 10}
	tall := phone
	tall.Bottom = 420
	v := first(board, phone, board.middle())
	if _, y := v.screen(at); y < tall.Height-tall.Bottom {
		t.Fatalf("Kent is at %.0f before", y)
	}
	near := v.bring(part, false, board, tall)
	if _, y := near.screen(at); y > tall.Height-tall.Bottom || near.Zoom != v.Zoom {
		t.Errorf("Kent is brought to %.0f, zoom %.2f of %.2f", y, near.Zoom, v.Zoom)
	}
	if again := near.bring(part, false, board, tall); again != near {
		t.Errorf("what is in sight moves from %+v to %+v", near, again)
	}
	close := v.closer(8, 195, 300, board, tall)
	if got := close.bring(board, false, board, tall); got != close {
		t.Errorf("what has no room moves the map to %+v", got)
	}
	if got := close.bring(part, true, board, tall); got.Zoom > close.Zoom {
		t.Errorf("the map comes closer: %.2f", got.Zoom)
	}
}

func TestTheViewComesBackWhereThereIsRoomAgain(t *testing.T) {
	low := phone
	low.Bottom = 600
	wide := box{board.left + 40, board.top + 40, board.right - 40, board.bottom - 40}
	kent := chart.Places[placeNamed(t, "Kent")].Label
	part := box{kent.X - 60, kent.Y - 60, kent.X + 60, kent.Y + 60}
	open := first(board, phone, board.middle())
	far := open.bring(wide, true, board, low)
	if far.Zoom*worthComing > open.Zoom {
		t.Fatalf("a high sheet leaves a zoom of %.2f of %.2f", far.Zoom, open.Zoom)
	}
	if got := far.back(wide, board, low); got != far {
		t.Errorf("below the high sheet it comes to %+v from %+v", got, far)
	}
	back := far.back(part, board, phone)
	if math.Abs(back.Zoom-open.Zoom) > .001 {
		t.Errorf("it comes back to %.2f, not to %.2f", back.Zoom, open.Zoom)
	}
	if x, y := back.screen(kent); !phone.sees(x, y, 14) {
		t.Errorf("Kent is at %.0f,%.0f then", x, y)
	}
	if got := back.back(part, board, phone); got != back {
		t.Errorf("it does not rest: %+v after %+v", got, back)
	}
	close := open.closer(2, 200, 300, board, phone)
	if got := close.back(part, board, phone); got != close {
		t.Error("who is closer is taken away")
	}
}

// The towns of Ireland reach nearly from edge to edge of a phone, and the names of
// its regions farther.
func TestABoardThatHasRoomIsNotPushedOverAnEdge(t *testing.T) {
	f := frame(ireland.chart, ireland.names)
	w := window{Width: 390, Height: 651, Top: 112, Bottom: 20}
	towns := box{84.5, 86.6, 927.8, 1100.7}
	v := first(f, w, f.middle()).bring(towns, true, f, w)
	if at := v.part(f); at.left < -.01 || at.right > w.Width+.01 {
		t.Errorf("the board is at %.1f to %.1f of %.0f", at.left, at.right, w.Width)
	}
	if at := v.part(towns); at.top < w.Top || at.bottom > w.Height-w.Bottom {
		t.Errorf("the towns are at %.1f to %.1f", at.top, at.bottom)
	}
}

// A person who has moved the map sees what a new question is about: all of it where
// there is room, else the nearest, and else nothing moves.
func TestAMovedMapShowsWhatItShowsNoneOf(t *testing.T) {
	at := func(names ...string) (offered []maps.Point, part box) {
		for i, name := range names {
			p := stopPoint(&chart.Places[placeNamed(t, name)])
			around := box{p.X, p.Y, p.X, p.Y}
			if i > 0 {
				around = around.union(part)
			}
			offered, part = append(offered, p), around
		}
		return offered, part
	}
	orkneys, _ := at("Orkneys")
	north := first(board, phone, board.middle()).closer(4, 195, 400, board, phone).reveal(orkneys[0], board, phone)
	for name, row := range map[string]struct {
		offered []string
		seen    []string // of them
		moves   bool
	}{
		"nothing":                 {},
		"something in sight":      {[]string{"Kent", "Orkneys"}, []string{"Orkneys"}, false},
		"two neighbours":          {[]string{"Kent", "Essex"}, []string{"Kent", "Essex"}, true},
		"two far from each other": {[]string{"Cornwall", "Lothian"}, []string{"Lothian"}, true},
	} {
		offered, part := at(row.offered...)
		v := north.recall(offered, part, board, phone)
		if (v != north) != row.moves || v.Zoom != north.Zoom {
			t.Errorf("%s: %+v became %+v", name, north, v)
		}
		seen, _ := at(row.seen...)
		for i, p := range seen {
			if x, y := v.screen(p); !phone.sees(x, y, 0) {
				t.Errorf("%s: %s is at %.0f,%.0f", name, row.seen[i], x, y)
			}
		}
	}
}

// TestAPhoneOnItsSideOpensWithTheWholeBoard: of its width there would be a strip.
func TestAPhoneOnItsSideOpensWithTheWholeBoard(t *testing.T) {
	w := window{Width: 844, Height: 390, Right: 340, Corner: box{8, 8, 102, 202}}
	for _, k := range kits {
		f := frame(k.chart, k.names)
		v := first(f, w, f.middle())
		for p := range k.chart.Places {
			if x, y := v.screen(stopPoint(&k.chart.Places[p])); x < 0 || x > w.Width-w.Right || y < 0 || y > w.Height {
				t.Errorf("%s is at %.0f,%.0f", k.name(int8(p)), x, y)
			}
		}
	}
}

// TestTheCameraComesNearABattle: and stays where it is near already and sees it.
func TestTheCameraComesNearABattle(t *testing.T) {
	for _, w := range []window{phone, small, desk} {
		open := first(board, w, board.middle())
		for p := range chart.Places {
			at := stopPoint(&chart.Places[p])
			v := open.approach(at, board, w)
			if x, y := v.screen(at); !w.sees(x, y, 5) || v.Zoom < zoomNear-.01 || v.Zoom < open.Zoom*1.3 {
				t.Errorf("%s is at %.0f,%.0f, %.2f pixels for a unit", chart.Places[p].Name, x, y, v.Zoom)
			}
			if again := v.approach(at, board, w); !again.alike(v) {
				t.Errorf("%s: it does not rest: %+v after %+v", chart.Places[p].Name, again, v)
			}
		}
	}
}

// TestTheBoardFillsTheRoomOfALargeSheet: once that is gone.
func TestTheBoardFillsTheRoomOfALargeSheet(t *testing.T) {
	f := frame(ireland.chart, ireland.names)
	page, hand := phone, phone
	page.Bottom = 760
	hand.Bottom = 240
	if !page.large() || hand.large() {
		t.Error("it is not known which sheet is large")
	}
	v := first(f, page, f.middle()).clamp(f, hand)
	for p := range ireland.chart.Places {
		if x, y := v.screen(stopPoint(&ireland.chart.Places[p])); !hand.sees(x, y, 4) {
			t.Errorf("%s is at %.0f,%.0f", ireland.name(int8(p)), x, y)
		}
	}
}
