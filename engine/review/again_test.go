package review

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// TestWhatIsMissedTwiceIsOneMistake: a march that a side does not make is missed once,
// where it would have brought most, whatever marches instead and whoever fights between;
// in the next movement it is missed anew.
func TestWhatIsMissedTwiceIsOneMistake(t *testing.T) {
	const move, fight = 1, 2
	even := []int{0, 0}
	march := func(from, to, count int8) engine.Choice { return engine.Choice{From: from, To: to, Count: count} }
	end := engine.Choice{From: engine.None, To: engine.None}
	step := func(seat engine.Seat, kind uint8, best engine.Choice, missed int) Step {
		return Step{Turn: engine.Turn{Seat: seat, Kind: kind, Side: int8(seat)}, Best: best, Error: missed, Before: even, After: even}
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

// TestWhatIsMadeUpForIsNoMistake: of two marches the better one goes second, and all that
// should have gone are where they should be when the movement ends. It stays a mistake if
// fewer go, if something else goes, or if what went first did harm by itself.
func TestWhatIsMadeUpForIsNoMistake(t *testing.T) {
	march := func(from, to, count int8) engine.Choice { return engine.Choice{From: from, To: to, Count: count} }
	step := func(made, best engine.Choice, missed, change int) Step {
		return Step{Turn: engine.Turn{Side: 4}, Choice: made, Best: best, Error: missed, Before: []int{0, 0}, After: []int{change, 0}}
	}
	roll := Step{Turn: engine.Turn{Seat: engine.Nature, Kind: 9}}
	rival := Step{Turn: engine.Turn{Seat: 1, Side: 5}, Choice: march(7, 8, 1), Best: march(7, 8, 1), Before: []int{0, 0}, After: []int{0, 0}}
	good, other := march(1, 2, 3), march(5, 6, 1)
	for _, c := range []struct {
		what     string
		steps    []Step
		mistakes int
	}{
		{"it goes next", []Step{step(other, good, 10, 0), step(good, good, 0, 0)}, 0},
		{"it is missed twice, and goes then", []Step{step(other, good, 10, 0), step(other, good, 12, 0), step(good, good, 0, 0)}, 0},
		{"it goes in two parts, after dice", []Step{step(other, good, 10, 0), step(march(1, 2, 1), good, 3, 0), roll, step(march(1, 2, 2), good, 0, 0)}, 0},
		{"it never goes", []Step{step(other, good, 10, 0), step(other, other, 0, 0)}, 1},
		{"too few go", []Step{step(other, good, 10, 0), step(march(1, 2, 2), good, 0, 0)}, 1},
		{"it goes a round later", []Step{step(other, good, 10, 0), rival, step(good, good, 0, 0)}, 1},
		{"what went first did harm", []Step{step(other, good, 10, -8), step(good, good, 0, 0)}, 1},
		{"it is missed again after it went", []Step{step(other, good, 10, 0), step(good, good, 0, 0), step(other, good, 9, 0)}, 1},
	} {
		r := Review{Margin: 5, Steps: c.steps}
		r.missOnce()
		mistakes := 0
		for _, s := range r.Steps {
			if r.Mistake(s) {
				mistakes++
			}
		}
		if mistakes != c.mistakes {
			t.Errorf("%s: %d mistakes, not %d", c.what, mistakes, c.mistakes)
		}
	}
}

// TestAMarchIsOneMistake: an army goes wrong kind by kind, or step by step, or stands where it
// should not, and is blamed once, where that cost most; another army is blamed for itself, and so
// is the same one in the next round.
func TestAMarchIsOneMistake(t *testing.T) {
	march := func(what, from, to int8) engine.Choice {
		return engine.Choice{What: what, From: from, To: to, Count: 1}
	}
	end := engine.Choice{What: engine.None, From: engine.None, To: engine.None}
	step := func(made, best engine.Choice, missed int) Step {
		return Step{Turn: engine.Turn{Side: 4}, Choice: made, Best: best, Error: missed, Before: []int{0, 0}, After: []int{0, 0}}
	}
	roll := Step{Turn: engine.Turn{Seat: engine.Nature, Kind: 9}}
	rival := Step{Turn: engine.Turn{Seat: 1, Side: 5}, Choice: march(0, 7, 8), Best: march(0, 7, 8), Before: []int{0, 0}, After: []int{0, 0}}
	for _, c := range []struct {
		what     string
		steps    []Step
		mistakes []int
	}{
		{"foot and horse go the same way", []Step{step(march(0, 1, 2), end, 10), step(march(1, 1, 2), march(1, 1, 3), 12)}, []int{1}},
		{"an army goes on, after dice", []Step{step(march(0, 1, 2), end, 10), roll, step(march(0, 2, 3), march(0, 2, 4), 8)}, []int{0}},
		{"an army goes on, and begins well", []Step{step(march(0, 1, 2), march(0, 1, 2), 0), step(march(0, 2, 3), end, 8), step(march(0, 3, 4), end, 9)}, []int{2}},
		{"an army stays that should go to either place", []Step{step(end, march(0, 1, 2), 10), step(end, march(0, 1, 3), 12)}, []int{1}},
		{"foot and horse stay that should go", []Step{step(end, march(0, 1, 2), 10), step(end, march(1, 1, 2), 9)}, []int{0}},
		{"two armies go", []Step{step(march(0, 1, 2), end, 10), step(march(0, 5, 6), end, 8)}, []int{0, 1}},
		{"foot stay that should go here, and horse there", []Step{step(end, march(0, 1, 2), 10), step(end, march(1, 1, 3), 9)}, []int{0, 1}},
		{"an army goes on a round later", []Step{step(march(0, 1, 2), end, 10), rival, step(march(0, 2, 3), end, 8)}, []int{0, 2}},
	} {
		r := Review{Margin: 5, Steps: c.steps}
		r.missOnce()
		var mistakes []int
		for i, s := range r.Steps {
			if r.Mistake(s) {
				mistakes = append(mistakes, i)
			}
		}
		if !slices.Equal(mistakes, c.mistakes) {
			t.Errorf("%s: mistakes are %v, not %v", c.what, mistakes, c.mistakes)
		}
	}
}
