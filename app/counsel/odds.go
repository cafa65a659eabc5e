package counsel

// Tenths among the values of Words is a number with one digit after the point,
// counted in tenths.
type Tenths int

// stakes is what a battle costs, as the one who decides sees it: expected losses
// in tenths of units, and chances in percent.
type stakes struct {
	own, others       Tenths
	ownLed, othersLed bool // there is a leader
	ownFalls          int  // the chance that he falls
	othersFalls       int
	nobody            int // the chance that nobody is left
}

// swapped is the same as the other side sees it.
func (k stakes) swapped() stakes {
	return stakes{k.others, k.own, k.othersLed, k.ownLed, k.othersFalls, k.ownFalls, k.nobody}
}

// words tell the stakes, a line each.
func (k stakes) words() []Words {
	list := []Words{
		Say("odds.own", "count", k.own),
		Say("odds.others", "count", k.others),
	}
	if k.ownLed {
		list = append(list, Say("odds.ownLeader", "percent", k.ownFalls))
	}
	if k.othersLed {
		list = append(list, Say("odds.othersLeader", "percent", k.othersFalls))
	}
	if k.nobody > 0 {
		list = append(list, Say("odds.nobody", "percent", k.nobody))
	}
	return append(list, Say("odds.assumed"))
}

// parts is a part of a whole in so many parts, rounded.
func parts(part, whole uint64, in int) int { return int((part*uint64(in) + whole/2) / whole) }

// Percent is a part of a whole in percent: 100 only where it is all of it, 0 only
// where it is nothing. Everything that is shown in percent is rounded here.
func Percent(part, whole uint64) int {
	return percentOf(part, whole, part > 0, part == whole)
}

// Estimate is a part of a whole in percent where the part is a guess, so that
// neither of the two is certain; 0 stays 0.
func Estimate(part, whole int) int { return percentOf(uint64(part), uint64(whole), part > 0, false) }

// percentOf is Percent of a part that is rounded itself: whether it may come
// about at all, and whether it must, is known apart.
func percentOf(part, whole uint64, may, must bool) int {
	switch {
	case must:
		return 100
	case !may:
		return 0
	}
	return min(max(parts(part, whole, 100), 1), 99)
}

// share is the percentage of the endings of a battle in which something is so. A
// battle may end in ways whose chance rounds to nothing.
func share[E any](part, whole uint64, endings []E, is func(E) bool) int {
	may, must := false, true
	for _, e := range endings {
		if is(e) {
			may = true
		} else {
			must = false
		}
	}
	return percentOf(part, whole, may, must)
}
