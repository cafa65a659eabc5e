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

// uncertain is the percentage of what is not certain: below 100, and above 0 where it
// may come about at all.
func uncertain(part, whole uint64) int {
	if part == 0 {
		return 0
	}
	return min(max(parts(part, whole, 100), 1), 99)
}
