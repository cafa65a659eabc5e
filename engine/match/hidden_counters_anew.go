package match

import "bretwalda/engine"

// A player has vanished with the keys of a seat of a match with hidden counters. The
// first seat of a side owns its keys: the match goes back to where the concealment in
// course began, and its successor has keys of their own from there on. Another seat has
// nothing but a copy: nothing is undone, and its successor asks for one.

// concealing is the part of hidden hands that has to do with levies that are raised anew.
type concealing struct{ *hidden }

// round is the first concealment whose key a player of a seat has not shown; 0 for a seat
// that owns no keys.
func (h concealing) round(seat engine.Seat, player int) int {
	if counters(h).ownerOf(seat) != seat {
		return 0
	}
	_, time := redealing(h).keysBy(int(seat), player)
	return time + 1
}

func (h concealing) number(time int) int { return time }

// begun is the concealment of a seat's present player that begins anew, or nil.
func (h concealing) begun(seat engine.Seat, time int) *concealment {
	for i := range h.concealed.all {
		if s := &h.concealed.all[i]; s.owner == seat && s.time == time && s.player == h.play.heir(seat) && s.from >= 0 {
			return s
		}
	}
	return nil
}

func (h concealing) from(seat engine.Seat, time int) int {
	if s := h.begun(seat, time); s != nil {
		return s.from
	}
	return len(h.play.Log())
}

// may reports whether no other side would have to hide something once more by a key
// that all know.
func (h concealing) may(seat engine.Seat, time int) bool {
	from := h.from(seat, time)
	for i := range h.concealed.all {
		if s := &h.concealed.all[i]; s.owner != seat && s.from >= from && h.isOpen(s) {
			return false
		}
	}
	return true
}

// void forgets what devices know of concealments that were undone: they begin anew.
func (h concealing) void(int) {
	for i := range h.concealed.all {
		if s := &h.concealed.all[i]; s.from < 0 {
			*s = concealment{owner: s.owner, player: s.player, time: s.time, from: -1, to: -1, liar: engine.Nobody}
		}
	}
}

func (h concealing) last(time int) int { return max(time-1, 0) }

// isOpen reports whether the key of a concealment was shown.
func (h concealing) isOpen(s *concealment) bool {
	_, shown := redealing(h).keysBy(int(s.owner), s.player)
	return shown >= s.time
}

// allied reports whether two seats of a match with hidden counters play one side.
func (h concealing) allied(a, b engine.Seat) bool {
	return h.hiding() != nil && counters(h).onSide(a, counters(h).ownerOf(b))
}

// turn is how many players have vanished of a seat and of the owner of its keys. Things
// that a seat has got or asked for in another turn are of no use any more.
func (h concealing) turn(seat, owner engine.Seat) int {
	return len(h.before[seat]) + len(h.before[owner])
}
