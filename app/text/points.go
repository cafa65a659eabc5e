package text

// Figure is a number that writes itself: a Roman, Points, a percentage.
type Figure interface{ String() string }

// Points is a number of points in the smallest unit of a game, written as its
// rulebook prints them: 25 halves are 12½.
type Points struct {
	count int
	unit  int // how many make one point: 1 or 2
}

// Points is so many of the smallest unit of the narrator's game.
func (h *Narrator) Points(count int) Points { return Points{count, max(1, h.Lexicon.PointUnit)} }

// String is the number alone: "12½", "−½", "0".
func (p Points) String() string {
	whole, half := p.count/p.unit, p.count%p.unit != 0
	switch {
	case !half:
		return signed(whole)
	case whole != 0:
		return signed(whole) + "½"
	case p.count < 0:
		return "−½"
	}
	return "½"
}

// Any reports whether it is more or less than nothing.
func (p Points) Any() bool { return p.count != 0 }

// single reports whether it is one point or a part of one.
func (p Points) single() bool {
	k := p.count
	if k < 0 {
		k = -k
	}
	return k > 0 && k <= p.unit
}

// Tenths is a number counted in tenths, with one digit after the point.
func (l *Language) Tenths(count int) string {
	return l.Say("number.tenths", "whole", count/10, "tenth", count%10)
}
