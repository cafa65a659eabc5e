package advice

import "strconv"

// Tenths among the values of Words is a number with one digit after the point,
// counted in tenths.
type Tenths int

// Stakes is what a battle costs, as the one who decides sees it: expected losses
// in tenths of units, and chances in percent.
type Stakes struct {
	Own, Others       Tenths
	OwnLed, OthersLed bool    // there is a leader
	OwnFalls          Percent // the chance that they fall
	OthersFalls       Percent
	Nobody            Percent // the chance that nobody is left

	Strange            bool // others fight it: they are named
	Attacker, Defender Side
}

// Swapped is the same as the other side sees it.
func (k Stakes) Swapped() Stakes {
	k.Own, k.Others = k.Others, k.Own
	k.OwnLed, k.OthersLed = k.OthersLed, k.OwnLed
	k.OwnFalls, k.OthersFalls = k.OthersFalls, k.OwnFalls
	return k
}

// Words tell the stakes, a line each.
func (k Stakes) Words() []Words {
	line := func(ours, theirs string, side Side, gap string, value any) Words {
		if k.Strange {
			return Say(theirs, "side", side, gap, value)
		}
		return Say(ours, gap, value)
	}
	list := []Words{
		line("odds.own", "odds.side", k.Attacker, "count", k.Own),
		line("odds.others", "odds.side", k.Defender, "count", k.Others),
	}
	if k.OwnLed {
		list = append(list, line("odds.ownLeader", "odds.sideLeader", k.Attacker, "percent", k.OwnFalls))
	}
	if k.OthersLed {
		list = append(list, line("odds.othersLeader", "odds.sideLeader", k.Defender, "percent", k.OthersFalls))
	}
	if k.Nobody != 0 {
		list = append(list, Say("odds.nobody", "percent", k.Nobody))
	}
	return append(list, Say("odds.assumed"))
}

// Parts is a part of a whole in so many parts, rounded.
func Parts(part, whole uint64, in int) int { return int((part*uint64(in) + whole/2) / whole) }

// Percent is a chance in percent, as it is shown: 100 only where it is certain, 0
// only where it is impossible.
type Percent int

// Chances that round to 0 and are possible, or to 100 and are not certain.
// They are outside of 0 to 100, on the side they belong to.
const (
	Hardly Percent = -1
	Nearly Percent = 101
)

// String is the number before the sign. Everything that is shown in percent is
// written here.
func (p Percent) String() string {
	switch p {
	case Hardly:
		return "<1"
	case Nearly:
		return ">99"
	}
	return strconv.Itoa(int(p))
}

// PercentOf is a part of a whole in percent. Everything that is shown in percent
// is rounded here.
func PercentOf(part, whole uint64) Percent {
	return percentOf(part, whole, part > 0, part == whole)
}

// Estimate is a part of a whole in percent where the part is a guess, so that
// neither of the two is certain; 0 stays 0.
func Estimate(part, whole int) Percent {
	return percentOf(uint64(part), uint64(whole), part > 0, false)
}

// percentOf is PercentOf for a part that is rounded itself: whether it may come
// about at all, and whether it must, is known apart.
func percentOf(part, whole uint64, may, must bool) Percent {
	switch {
	case must:
		return 100
	case !may:
		return 0
	}
	switch rounded := Parts(part, whole, 100); rounded {
	case 0:
		return Hardly
	case 100:
		return Nearly
	default:
		return Percent(rounded)
	}
}

// Share is the percentage of the endings of a battle in which something is so. A
// battle may end in ways whose chance rounds to nothing.
func Share[E any](part, whole uint64, endings []E, is func(E) bool) Percent {
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
