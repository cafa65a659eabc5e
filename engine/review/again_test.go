package review

import (
	"testing"

	"bretwalda/engine"
)

// TestWhatIsMissedTwiceIsOneMistake: a march that a side does not make is missed once,
// where it would have brought most, whatever marches instead and whoever fights between;
// in the next movement it is missed anew.
func TestWhatIsMissedTwiceIsOneMistake(t *testing.T) {
	const move, fight = 1, 2
	march := func(from, to, count int8) engine.Choice { return engine.Choice{From: from, To: to, Count: count} }
	end := engine.Choice{From: engine.None, To: engine.None}
	step := func(seat engine.Seat, kind uint8, best engine.Choice, missed int) Step {
		return Step{Turn: engine.Turn{Seat: seat, Kind: kind, Side: int8(seat)}, Best: best, Error: missed}
	}
	r := Review{Margin: 5, Steps: []Step{
		step(0, move, march(1, 2, 5), 10),
		step(0, move, march(1, 2, 5), 12),
		step(0, move, march(3, 4, 1), 7), // another one
		step(engine.Nature, 0, end, 0),
		step(1, fight, march(2, 6, 1), 8),
		step(0, move, march(1, 2, 3), 11), // fewer are left
		step(0, move, end, 9),             // two marches are made that cost something
		step(0, move, end, 9),
		step(1, move, march(1, 2, 5), 6),
		step(0, move, march(1, 2, 5), 10), // a round later
	}}
	r.missOnce()
	mistakes := 0
	for i, s := range r.Steps {
		if want := i != 0 && i != 3 && i != 5; r.Mistake(s) != want {
			t.Errorf("step %d is a mistake: %v", i, !want)
		} else if want {
			mistakes++
		}
	}
	if mistakes != 7 {
		t.Errorf("%d mistakes", mistakes)
	}
}
