package bot

import "bretwalda/engine"

// Judge is the stake of a seat in a position as it may know it, in grains: its
// expectation, less that of the others.
func Judge(s engine.State, seat engine.Seat) int {
	t := &thinker{seat: seat, envy: envy, spite: spite}
	view := s.View(seat)
	if d, ok := view.(Dealer); ok {
		view = d.Deal(t.draw)
	}
	t.scratch = scratch(view, Medium)
	return t.stake(view)
}
