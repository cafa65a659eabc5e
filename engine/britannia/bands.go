package britannia

// Bands are the armies of the acting nation and their movement this turn.

// beginMovement makes or renews the bands and records the position at the start of the
// movement phase, as far as its rules need it.
func (s *State) beginMovement(n Nation) {
	if s.half == 1 {
		s.clearBands()
		for t := s.where[n]; t != 0; {
			at := next(&t)
			raiders := int8(0)
			switch {
			case !isSea(at):
			case s.ed.UnitRaiders:
				raiders = s.raiding[n][at-lands]
			case s.raids(n):
				raiders = s.infantry[n][at]
			}
			home := nowhere
			if isSea(at) && s.boatsBound(n) {
				home = at
			}
			s.joinBand(band{place: at, kind: Infantry, home: home, count: s.infantry[n][at] - raiders})
			s.joinBand(band{place: at, kind: Raiders, home: at, count: raiders})
			s.joinBand(band{place: at, kind: Cavalry, home: nowhere, count: s.cavalry[n][at]})
		}
	}
	s.raiding[n] = [places - lands]int8{} // the bands know, until the turn ends
	fresh := s.bands
	k := s.banded
	s.clearBands()
	for _, b := range fresh[:k] {
		b.start, b.entry, b.landed, b.state = b.place, nowhere, nowhere, unmoved
		s.joinBand(b)
	}
	s.roads = 0
	if n == Romans && s.ed.RoadMoves {
		s.roads = s.forts
		for m := Nation(0); m < nations; m++ {
			if s.overlord[m] == Romans {
				s.roads |= s.solely(m) &^ s.ruins
			}
		}
	}
	s.held = s.occupiedBy(n)
	s.entered = [lands]set{}
	s.ledMoves, s.ledSailed = 0, false
}

func (s *State) clearBands() {
	s.bands, s.banded = [maxBands]band{}, 0
}

// joinBand adds armies to the band like them, keeping bands in order.
func (s *State) joinBand(b band) {
	if b.count <= 0 {
		return
	}
	i := 0
	for ; i < int(s.banded); i++ {
		o := &s.bands[i]
		if same := *o; same.place == b.place && same.kind == b.kind && same.home == b.home &&
			same.start == b.start && same.landed == b.landed && same.entry == b.entry && same.state == b.state {
			o.count += b.count
			return
		}
		if b.before(o) {
			break
		}
	}
	copy(s.bands[i+1:s.banded+1], s.bands[i:s.banded])
	s.bands[i] = b
	s.banded++
}

func (b *band) before(o *band) bool {
	for _, d := range [...]int8{
		int8(b.place - o.place), int8(b.kind - o.kind), int8(b.home - o.home), int8(b.start - o.start),
		int8(b.landed - o.landed), int8(b.entry - o.entry), int8(b.state - o.state),
	} {
		if d != 0 {
			return d < 0
		}
	}
	return false
}

// takeBand takes up to k armies out of band i and returns how many it took.
func (s *State) takeBand(i int, k int8) int8 {
	b := &s.bands[i]
	k = min(k, b.count)
	b.count -= k
	if b.count == 0 {
		copy(s.bands[i:s.banded-1], s.bands[i+1:s.banded])
		s.banded--
		s.bands[s.banded] = band{}
	}
	return k
}

// takeFrom takes k fitting armies, in the order of the bands, and calls use with each
// group and its count.
func (s *State) takeFrom(k int8, fit func(*band) bool, use func(band)) {
	var taken [maxBands]band
	got := 0
	for i := 0; i < int(s.banded) && k > 0; {
		if !fit(&s.bands[i]) {
			i++
			continue
		}
		b, before := s.bands[i], s.banded
		b.count = s.takeBand(i, k)
		k -= b.count
		taken[got] = b
		got++
		if s.banded == before {
			i++
		}
	}
	for _, b := range taken[:got] {
		use(b)
	}
}

// dropBands forgets all armies of the acting nation in a place.
func (s *State) dropBands(n Nation, at Place) {
	if n != s.act {
		return
	}
	s.takeFrom(127, func(b *band) bool { return b.place == at }, func(band) {})
}

// moveBands takes k armies from one place to another without a march of their
// own: a retreat, a withdrawal, a displacement.
func (s *State) moveBands(from, to Place, k int8) {
	s.takeFrom(k, func(b *band) bool { return b.place == from }, func(b band) { s.restBand(b, to) })
}

// restBand puts armies down in a place where they have nothing to fight.
func (s *State) restBand(b band, to Place) {
	b.place, b.start, b.entry, b.state = to, to, nowhere, moved
	s.joinBand(b)
}

// in counts the armies of some kind and state in a place.
func (s *State) in(at Place, kind Unit, state march) int8 {
	var k int8
	for i := range s.bands[:s.banded] {
		if b := &s.bands[i]; b.place == at && b.kind == kind && b.state == state {
			k += b.count
		}
	}
	return k
}
