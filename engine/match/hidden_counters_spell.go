package match

import (
	"slices"

	"bretwalda/engine"
)

// unseen is what a match keeps of sides that hide something.
type unseen struct {
	spells   []spell
	partners [engine.MaxSeats]Partner
}

// spell is the time from when a side hides something until it is turned up.
type spell struct {
	owner    engine.Seat // whose chain the key comes from: the first seat of the side
	time     int         // number of the key
	from, to int         // in the log, its first choice and one beyond its last; below 0: not yet
	keyed    bool        // made with the key, so nothing is a guess
	liar     engine.Seat // has turned up what was not drawn; Nobody
	lie      int         // in the log
	lots     []lot       // counters in the order of drawing
	drawn    int         // of them so far
	exposed  []lot       // counters that all saw drawn
}

// lot is a counter that was drawn.
type lot struct {
	at    int // in the log
	place int8
	kind  int8 // known, or a guess
	seen  bool // it was turned up: everybody knows it
}

// fit makes the guess one that can be drawn out of a cup: what was turned up
// stays, of the rest as much as can. It answers false where more was turned up
// than there is.
func (s *spell) fit(cup []engine.Choice) bool {
	left := map[int8]int{}
	for _, c := range cup {
		left[c.What]++
	}
	drawn := s.lots[:s.drawn]
	for _, known := range [...][]lot{drawn, s.exposed} {
		for _, l := range known {
			if l.seen {
				left[l.kind]--
			}
			if left[l.kind] < 0 {
				return false
			}
		}
	}
	for i := range drawn {
		l := &drawn[i]
		for _, c := range cup {
			if left[l.kind] > 0 || l.seen {
				break
			}
			l.kind = c.What
		}
		if !l.seen {
			left[l.kind]--
		}
	}
	return true
}

// cut forgets what was hidden from a number of the log on. The guess stays.
func (s *spell) cut(number int) {
	if s.to > number {
		s.to = -1
	}
	if s.from >= number {
		s.from = -1
	}
	for s.drawn > 0 && s.lots[s.drawn-1].at >= number {
		s.drawn--
	}
	for len(s.exposed) > 0 && s.exposed[len(s.exposed)-1].at >= number {
		s.exposed = s.exposed[:len(s.exposed)-1]
	}
}

// clone is an independent copy.
func (u *unseen) clone() unseen {
	c := unseen{spells: slices.Clone(u.spells), partners: u.partners}
	for i := range c.spells {
		s := &c.spells[i]
		s.lots, s.exposed = slices.Clone(s.lots), slices.Clone(s.exposed)
	}
	return c
}

// again is what a match that is played once more begins with: the guesses, and
// what seats have left for their partners.
func (u *unseen) again() unseen {
	c := u.clone()
	for i := range c.spells {
		c.spells[i].cut(0)
	}
	return c
}
