package brianboru

// contest is a race for one thing, with the chance of each to be first at the end.
type contest struct {
	force [maxSeats + 1]int // how likely, against the sum
	sum   int
	*odds
}

// odds is the worth of steps in a contest: each step behind the first leaves
// the same part of the chance.
type odds struct {
	behind [steps]int // what so many steps behind leave, of whole
	ahead  [steps]int // by what so many steps more multiply, in parts of whole
}

const (
	steps = 20      // more count as so many less one
	whole = 1 << 16 // the force of the first
)

// oddsOf makes odds in which a step behind leaves so many parts of sure.
// The first entry is for a contest in which nothing more will happen, the next
// ones for more and more to come.
func oddsOf(leaves ...int) []odds {
	list := make([]odds, len(leaves))
	for i, part := range leaves {
		c := &list[i]
		c.behind[0], c.ahead[0] = whole, whole
		for k := 1; k < steps; k++ {
			c.behind[k] = c.behind[k-1] * part / sure
			c.ahead[k] = min(c.ahead[k-1]*sure/max(part, 1), 1<<40)
		}
	}
	return list
}

// run begins a contest; has is the start of each.
func (c *odds) run(has []int) (r contest) {
	most := has[0]
	for _, n := range has[1:] {
		most = max(most, n)
	}
	r.odds = c
	for i, n := range has {
		r.force[i] = c.behind[min(most-n, steps-1)]
		r.sum += r.force[i]
	}
	return
}

// chance is how likely a player is the first, in parts of sure, with so many
// steps more, or fewer where that is negative.
func (r *contest) chance(who side, more int) int {
	f := r.force[who]
	if more == 0 {
		return f * sure / r.sum
	}
	g := f
	if more > 0 {
		g = f * r.ahead[min(more, steps-1)] / whole
	} else {
		g = f * r.behind[min(-more, steps-1)] / whole
	}
	return g * sure / max(r.sum-f+g, 1)
}
