package board

import (
	"testing"

	"bretwalda/engine"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

// waiting is the function of a timer that the browser keeps until it is released.
type waiting struct {
	app.Func
	released bool
}

func (f *waiting) Release() { f.released = true }

// A person goes back while a finger rests on the map or on a card: what
// the finger waits for never comes, also where the page was too busy to stop it.
func TestTheTableGoesWhileAFingerRests(t *testing.T) {
	var waits []*waiting
	wait := func() *timer {
		f := &waiting{Func: app.FuncOf(func(app.Value, []app.Value) any { return nil })}
		waits = append(waits, f)
		return &timer{id: app.Window().Get("id"), f: f}
	}
	page := app.Window()
	m := &Map{Chart: chart, Look: look}
	m.view.Zoom = 1
	m.OnLongPress = func(int8) { t.Error("a place is explained on a table that has gone") }
	m.canvas = &canvas{m: m, mover: mover{floor: page.Get("floor"), sky: page.Get("sky")}}
	m.canvas.wheelTimer, m.canvas.naming, m.canvas.pressTimer, m.canvas.card.longPress = wait(), wait(), wait(), wait()
	m.gesture.down(1, 100, 100)
	m.lift = lift{place: placeNamed(t, "York"), waits: true}
	m.OnDismount()
	for i, f := range waits {
		if !f.released {
			t.Errorf("timer %d still waits", i)
		}
	}
	touch{m}.liftPressed()
	if m.lift.place != engine.None || m.gesture.isLongPress() {
		t.Errorf("a finger is still on the map: %+v, %+v", m.lift, m.gesture)
	}
}
