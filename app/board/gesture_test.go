package board

import (
	"math"
	"testing"
)

func TestASmallSlipIsATap(t *testing.T) {
	var g gesture
	g.down(1, 100, 100)
	if _, ok := g.move(1, 104, 105); ok {
		t.Error("the map moved")
	}
	if last, tapped := g.up(1); !last || !tapped {
		t.Error("not a tap")
	}
}

func TestARestingFingerIsNoTap(t *testing.T) {
	var g gesture
	g.down(1, 100, 100)
	g.move(1, 103, 102)
	if !g.isLongPress() {
		t.Error("a finger that rests does not hold")
	}
	if last, tapped := g.up(1); !last || tapped {
		t.Error("a finger that has held taps as it goes up")
	}
	for name, play := range map[string]func(){
		"a drag":           func() { g.down(1, 100, 100); g.move(1, 140, 100) },
		"two fingers":      func() { g.down(1, 100, 100); g.down(2, 140, 100) },
		"no finger at all": func() {},
	} {
		g = gesture{}
		if play(); g.isLongPress() {
			t.Errorf("%s holds", name)
		}
	}
}

func TestADragMovesTheMapFromWhereItLeft(t *testing.T) {
	var g gesture
	g.down(1, 100, 100)
	g.move(1, 106, 100)
	c, ok := g.move(1, 130, 90)
	if !ok || c != (change{30, -10, 1, 130, 90}) {
		t.Errorf("%+v, %v", c, ok)
	}
	if c, _ := g.move(1, 131, 91); c != (change{1, 1, 1, 131, 91}) {
		t.Errorf("%+v", c)
	}
	if _, tapped := g.up(1); tapped {
		t.Error("a drag ended as a tap")
	}
	g.down(2, 5, 5)
	if _, tapped := g.up(2); !tapped {
		t.Error("the next tap counts as a drag")
	}
}

func TestAPinchZoomsAroundTheFingersMiddle(t *testing.T) {
	var g gesture
	g.down(1, 100, 200)
	g.down(2, 200, 200)
	c, ok := g.move(2, 300, 200)
	if !ok || c.factor != 2 || c.x != 200 || c.y != 200 || c.dx != 50 {
		t.Errorf("%+v, %v", c, ok)
	}
	if last, tapped := g.up(1); last || tapped {
		t.Error("a finger is still down")
	}
	if c, ok := g.move(2, 310, 200); !ok || c.factor != 1 || c.dx != 10 {
		t.Errorf("after the pinch the other finger does %+v, %v", c, ok)
	}
	if last, tapped := g.up(2); !last || tapped {
		t.Error("a pinch ended as a tap")
	}
	if _, tapped := g.up(7); tapped {
		t.Error("a pointer that never went down has tapped")
	}
}

func TestAThirdFingerIsIgnored(t *testing.T) {
	var g gesture
	g.down(1, 0, 0)
	g.down(2, 100, 0)
	g.down(3, 50, 50)
	if _, ok := g.move(3, 90, 90); ok {
		t.Error("it moved the map")
	}
	if _, ok := g.move(9, 90, 90); ok {
		t.Error("a pointer that is not down moved the map")
	}
}

func TestFingersOnOnePointDoNotZoom(t *testing.T) {
	var g gesture
	g.down(1, 100, 100)
	g.down(2, 100, 100)
	if c, _ := g.move(2, 180, 100); c.factor != 1 || math.IsNaN(c.factor) {
		t.Errorf("%+v", c)
	}
}

func TestDoubleTapIsSoonNearAndOnOnePlace(t *testing.T) {
	for _, c := range []struct {
		name   string
		second tap
		want   bool
	}{
		{"soon", tap{1200, 104, 98, 4}, true},
		{"late", tap{1400, 104, 98, 4}, false},
		{"far", tap{1200, 140, 98, 4}, false},
		{"another place", tap{1200, 104, 98, 5}, false},
	} {
		var g gesture
		if g.double(tap{1000, 100, 100, 4}) {
			t.Errorf("%s: the first tap counts as double", c.name)
		}
		if got := g.double(c.second); got != c.want {
			t.Errorf("%s: %v", c.name, got)
		}
		if c.want && g.double(tap{c.second.time + 50, c.second.x, c.second.y, c.second.place}) {
			t.Errorf("%s: the third tap counts as double again", c.name)
		}
	}
}

func TestAFingerLetGoInPassingIsAFling(t *testing.T) {
	drag := func(stops ...[3]float64) (x, y float64) {
		var g gesture
		g.down(1, 100, 100)
		g.note(0)
		for _, s := range stops {
			g.move(1, s[1], s[2])
			g.note(s[0])
		}
		return g.speed(stops[len(stops)-1][0] + 8)
	}
	if x, y := drag([3]float64{20, 120, 100}, [3]float64{40, 140, 100}, [3]float64{60, 160, 100}); x != 1 || y != 0 {
		t.Errorf("a pixel a millisecond is %v, %v", x, y)
	}
	if x, y := drag([3]float64{20, 160, 100}, [3]float64{200, 161, 100}, [3]float64{280, 161, 100}); x != 0 || y != 0 {
		t.Errorf("a finger that rests flings by %v, %v", x, y)
	}
	if x, y := drag([3]float64{20, 102, 100}); x != 0 || y != 0 {
		t.Errorf("a tap flings by %v, %v", x, y)
	}
	var g gesture
	g.down(1, 100, 100)
	g.note(0)
	g.down(2, 200, 100)
	g.move(1, 50, 100)
	g.note(20)
	if x, y := g.speed(24); x != 0 || y != 0 {
		t.Errorf("a pinch flings by %v, %v", x, y)
	}
}
