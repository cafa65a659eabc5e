package table

import "slices"

// Offer is a facet that is open, with what it may be.
type Offer struct {
	Facet  Facet
	Values []int // at least two
	Chosen int
}

// Next is the offered number so many steps away, or the one at the end.
func (o Offer) Next(step int) int {
	i := slices.Index(o.Values, o.Chosen) + step
	return o.Values[min(max(i, 0), len(o.Values)-1)]
}

// Nearest is the highest number offered that is not above a wish, or the lowest of all.
func (o Offer) Nearest(wish int) int { return nearest(o.Values, wish) }

// nearest is the highest number of an ascending list that is not above a wish,
// or the lowest of all.
func nearest(list []int, wish int) int {
	taken := list[0]
	for _, v := range list {
		if v <= wish {
			taken = v
		}
	}
	return taken
}
