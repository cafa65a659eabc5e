package marcher

import (
	"slices"

	"bretwalda/engine"
)

// redeals is how many other courses are tried: one that has drawn a counter which is
// turned up later, from a cup that holds one, does not fit.
const redeals = 400

// Redeal goes through a game by other secrets of the other side: what the seat does not
// know in the end, levies face down or the set-up, is drawn or chosen again, so that the
// seat has seen the same in each position. It takes the first position and its choices,
// and returns others; none where it finds none.
func (s *State) Redeal(log []engine.Choice, seat engine.Seat, draw func(n int) int) []engine.Choice {
	now := s.Clone().(*State)
	var hidden []secret
	before, from := now, 0 // the first of them
	for n, c := range log {
		if !now.over() && now.ask.side != now.sideOf(seat) && (now.ask.kind == askPlace || now.Draws()) {
			if len(hidden) == 0 {
				before, from = now.Clone().(*State), n
			}
			hidden = append(hidden, secret{n, now.ask.place})
		}
		events, err := now.Play(c)
		if err != nil {
			return nil
		}
		for _, e := range events {
			if e.Kind == evReveal {
				hidden = slices.DeleteFunc(hidden, func(h secret) bool { return h.place == zone(e.To) })
			}
		}
		if now.View(seat).(*State).concealed == 0 {
			hidden = hidden[:0]
		}
	}
	if len(hidden) == 0 {
		return log
	}
	for range redeals {
		if anew := before.redeal(log[from:], from, hidden, seat, draw); anew != nil {
			return slices.Concat(log[:from], anew)
		}
	}
	return nil
}

// secret is a choice that a seat does not know: of the set-up, or a levy in a zone.
type secret struct {
	choice int
	place  zone
}

// redeal plays on from choice number from, with secrets drawn again, as long as the seat
// sees the same; none where it does not.
func (s *State) redeal(log []engine.Choice, from int, hidden []secret, seat engine.Seat, draw func(n int) int) []engine.Choice {
	now, then := s.Clone().(*State), s.Clone().(*State)
	anew := slices.Clone(log)
	for n := range anew {
		if slices.ContainsFunc(hidden, func(h secret) bool { return h.choice == from+n }) {
			list := then.Legal(nil)
			anew[n] = list[draw(len(list))]
		}
		if _, err := now.Play(log[n]); err != nil {
			return nil
		}
		if _, err := then.Play(anew[n]); err != nil || now.ask != then.ask || !now.View(seat).(*State).Is(then.View(seat)) {
			return nil
		}
	}
	return anew
}
