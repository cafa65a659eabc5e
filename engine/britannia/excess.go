package britannia

// Armies that the stacking limits will take, known before the movement ends.

// Excess is an area with more armies than may stay there.
type Excess struct {
	Place       int8
	Stays, Goes int8 // of the armies in it
}

// ExpectedExcess lists the areas of the marching nation with more moved armies than can stay,
// wherever the others still go. Those above the limit leave the board at the end of the
// movement.
func (s *State) ExpectedExcess() []Excess {
	if s.ask.kind != askMarch {
		return nil
	}
	n := s.act
	var stuck [lands]int8
	for t := s.where[n] & allLand; t != 0; {
		at := next(&t)
		stuck[at] = s.stacked(n, at)
	}
	for _, b := range s.bands[:s.banded] {
		if !isSea(b.place) && (b.state == unmoved || b.state == escorted && s.leaderIn(n, b.place) && s.ledMoves < longMoves) {
			stuck[b.place] -= b.count
		}
	}
	best, saved := nowhere, int8(0) // the one larger group, where most are above the normal limit
	for at, c := range stuck {
		if n == Romans {
			break
		}
		saves := c - s.ed.StackLimit[terrain(Place(at))]
		if limit := s.ed.OverstackLimit[terrain(Place(at))]; limit != 0 {
			saves = min(saves, limit-s.ed.StackLimit[terrain(Place(at))])
		}
		if saves > saved {
			best, saved = Place(at), saves
		}
	}
	var list []Excess
	for i, c := range stuck {
		at := Place(i)
		limit := s.ed.StackLimit[terrain(at)]
		switch {
		case n == Romans:
			limit = s.ed.RomanStackLimit[terrain(at)]
		case at == best:
			limit = s.ed.OverstackLimit[terrain(at)]
		}
		if (n == Romans || at == best) && limit == 0 || c <= limit {
			continue
		}
		list = append(list, Excess{Place: int8(at), Stays: limit, Goes: c - limit})
	}
	return list
}
