package match

import (
	"slices"

	"bretwalda/engine"
)

// concealed holds the concealments of a match.
type concealed struct {
	all      []concealment
	partners [engine.MaxSeats]Partner
}

// concealment is the time in which a side hides something, until it is revealed.
type concealment struct {
	owner    engine.Seat // whose chain the key comes from: the first seat of the side
	player   int         // which of its players, from 0
	time     int         // number of the key
	from, to int         // in the log, its first choice and one beyond its last; below 0: not yet
	keyed    bool        // made with the key, so nothing is a guess
	liar     engine.Seat // has revealed counters that were not drawn; Nobody
	lie      int         // in the log
	counters []counter   // counters in the order of drawing
	drawn    int         // of them so far
	exposed  []counter   // counters that all saw drawn
	early    int         // in the log, where this device has shown its key before all was revealed; 0: it has not
	before   int         // the key that it had shown until then
}

// counter is a counter that was drawn.
type counter struct {
	at    int // in the log
	place int8
	kind  int8 // known, or a guess
	seen  bool // it was revealed: everybody knows it
}

// fit makes the guess one that can be drawn from a cup: the revealed counters stay, of
// the rest as many as possible. It returns false where more were revealed than there
// are.
func (s *concealment) fit(cup []engine.Choice) bool {
	left := map[int8]int{}
	for _, c := range cup {
		left[c.What]++
	}
	drawn := s.counters[:s.drawn]
	for _, known := range [...][]counter{drawn, s.exposed} {
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

// cut forgets concealments from a number of the log on. The guess stays.
func (s *concealment) cut(number int) {
	if s.to > number {
		s.to = -1
	}
	if s.from >= number {
		s.from = -1
	}
	for s.drawn > 0 && s.counters[s.drawn-1].at >= number {
		s.drawn--
	}
	for len(s.exposed) > 0 && s.exposed[len(s.exposed)-1].at >= number {
		s.exposed = s.exposed[:len(s.exposed)-1]
	}
}

// clone is an independent copy.
func (u *concealed) clone() concealed {
	c := concealed{all: slices.Clone(u.all), partners: u.partners}
	for i := range c.all {
		s := &c.all[i]
		s.counters, s.exposed = slices.Clone(s.counters), slices.Clone(s.exposed)
	}
	return c
}

// again is the beginning of a match that is played again: the guesses, and the seats'
// parts for their partners.
func (u *concealed) again() concealed {
	c := u.clone()
	for i := range c.all {
		c.all[i].cut(0)
	}
	return c
}
