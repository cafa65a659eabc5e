package veil

import "slices"

// Write gives the bytes of a shuffle, one after the other. Of a deck that is
// open only what was done is left, so that it can be audited.
func (s *Shuffle) Write(put func(byte), open bool) {
	put(byte(len(s.acts)))
	for _, a := range s.acts {
		act := byte(a.Seat)
		if a.Strip {
			act |= 1 << 7
		}
		put(act)
		for _, b := range a.Print {
			put(b)
		}
	}
	if open || len(s.acts) == 0 {
		return
	}
	put(s.read)
	if s.public == nil {
		put(0)
	} else {
		put(1)
		for seat := range s.public {
			if s.Done(seat, false) {
				s.public[seat].write(put)
			}
		}
	}
	for i := range s.points {
		if !s.dropped(i) {
			s.points[i].write(put)
		}
	}
}

func (p *Point) write(put func(byte)) {
	for _, b := range p {
		put(b)
	}
}

// dropped reports whether the point of a slot was left out.
func (s *Shuffle) dropped(slot int) bool {
	owner := s.table.Owner(slot)
	return owner >= 0 && s.Forgotten(owner)
}

// Parse reads what Write wrote. It fails on what no course of acts leads to,
// on what are no points and on a deck that is not the last act's.
func Parse(t Table, next func() byte, open bool) (*Shuffle, error) {
	s := New(t)
	for range next() {
		if err := s.parseAct(next); err != nil {
			return nil, err
		}
	}
	if open {
		if !s.Stripped() {
			return nil, ErrOrder
		}
		s.Close()
		return s, nil
	}
	if len(s.acts) == 0 {
		return s, nil
	}
	return s, s.parseDeck(next)
}

func (s *Shuffle) parseAct(next func() byte) error {
	b := next()
	a := Act{Seat: int(b &^ (1 << 7)), Strip: b>>7 != 0}
	for i := range a.Print {
		a.Print[i] = next()
	}
	if a.Seat >= s.table.Seats || s.Done(a.Seat, a.Strip) || a.Strip && !s.Masked() {
		return ErrOrder
	}
	s.acts = append(s.acts, a)
	return nil
}

func (s *Shuffle) parseDeck(next func() byte) error {
	s.read = next()
	if s.read>>uint(s.table.Seats) != 0 || s.read != 0 && !s.Stripped() {
		return ErrOrder
	}
	switch next() {
	case 0:
		if !s.Stripped() {
			return ErrOrder
		}
		s.public = nil
	case 1:
		for seat := range s.public {
			if !s.Done(seat, false) {
				continue
			}
			if err := s.public[seat].parse(next); err != nil {
				return err
			}
		}
	default:
		return ErrOrder
	}
	if s.acts[len(s.acts)-1].Strip {
		s.points = s.points[:s.table.dealt()]
	}
	var seen []Point
	for i := range s.points {
		if s.dropped(i) {
			s.points[i] = Point{}
			continue
		}
		if err := s.points[i].parse(next); err != nil {
			return err
		}
		if slices.Contains(seen, s.points[i]) {
			return ErrPoint // a card twice
		}
		seen = append(seen, s.points[i])
	}
	last := s.acts[len(s.acts)-1]
	if s.read == 0 && (s.public != nil || last.Strip) && s.print(last.Seat, last.Strip) != last.Print {
		return ErrPoint
	}
	return nil
}

func (p *Point) parse(next func() byte) error {
	for i := range p {
		p[i] = next()
	}
	_, err := decode(*p)
	return err
}
