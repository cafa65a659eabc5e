package client

import (
	"bytes"
	"slices"

	"bretwalda/engine"
)

// hidesTurn reports whether the seat that decides sees or does what the person who has
// held the device must not see. holder is Nobody when that is not known.
func hidesTurn(state engine.State, seat, holder engine.Seat) bool {
	return sees(state, seat, engine.Nobody) && sees(state, seat, holder) ||
		decidesInSecret(state, engine.Nobody) && decidesInSecret(state, holder)
}

// sees reports whether a seat and another one see different positions.
func sees(state engine.State, seat, other engine.Seat) bool {
	return !same(state.View(seat), state.View(other))
}

// decidesInSecret reports whether two choices make positions that differ, and
// look alike to another seat: a vote in secret, a card laid face down. The first
// and the last choice of each verb stand for all.
func decidesInSecret(state engine.State, other engine.Seat) bool {
	var ends []engine.Choice
	legal := state.Legal(nil)
	for i, c := range legal {
		if i == 0 || i == len(legal)-1 || legal[i-1].Verb != c.Verb || legal[i+1].Verb != c.Verb {
			ends = append(ends, c)
		}
	}
	var after []engine.State
	var views []*telling
	for _, c := range ends {
		next := state.Clone()
		if _, err := next.Play(c); err != nil {
			return true // the rules contradict themselves: show less rather than more
		}
		view := &telling{State: next.View(other)}
		for i, before := range after {
			if view.same(views[i]) && !same(next, before) {
				return true
			}
		}
		after, views = append(after, next), append(views, view)
	}
	return false
}

// same compares two positions, or two views of them.
func same(a, b engine.State) bool { return (&telling{State: a}).same(&telling{State: b}) }

// telling is a position that is written out at most once, for that takes long.
type telling struct {
	engine.State
	text []byte
	err  error
}

// same compares two positions: written out only where they are not the same in every
// part.
func (w *telling) same(o *telling) bool {
	if a, ok := w.State.(interface{ Is(engine.State) bool }); ok && a.Is(o.State) {
		return true
	}
	w.write()
	o.write()
	return w.err == nil && o.err == nil && bytes.Equal(w.text, o.text)
}

func (w *telling) write() {
	if w.text == nil && w.err == nil {
		w.text, w.err = w.MarshalJSON()
	}
}

// Public reports whether everybody may see what is on the board and what is scored.
func (t *Scene) Public() bool {
	if t.Passing {
		return false
	}
	all := t.State.View(engine.Nobody)
	return slices.Equal(t.Pieces, all.Pieces(nil)) && slices.Equal(t.Standing, all.Standing())
}

// Pictured is the match on the table, of which the device may keep a cover for the next
// start, "" if none; open tells whether it may keep a picture of what is on the screen:
// one that shows nothing but what everybody may see.
func Pictured(t *Table) (match string, open bool) {
	if t.Lesson != nil || t.Stale {
		return "", false
	}
	state := t.match.State()
	open = !t.Passing && t.Replay == nil && !decidesInSecret(state, engine.Nobody)
	for seat := range t.Seats {
		open = open && !sees(state, engine.Seat(seat), engine.Nobody)
	}
	return t.Record.ID, open
}
