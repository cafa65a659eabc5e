package bot

import "bretwalda/engine"

// Judge is what a seat makes of a position by what it may know, in grains: what it
// may expect, less what the others may.
func Judge(s engine.State, seat engine.Seat) int {
	t := &thinker{seat: seat}
	view := s.View(seat)
	if d, ok := view.(Dealer); ok {
		view = d.Deal(t.draw)
	}
	t.scratch = scratch(view, Medium)
	return t.stake(view)
}
