package veil

import "slices"

// Write gives the bytes of a shuffle, one after the other. Of a deck that is
// open only what was done is left, so that it can be audited.
func (s *Shuffle) Write(put func(byte), open bool) {
	put(byte(len(s.acts)))
	for _, a := range s.acts {
		put(byte(a.Seat) | byte(a.Kind)<<6)
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
			if s.Done(seat, Show) {
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
	a := Act{Seat: int(b & (1<<6 - 1)), Kind: Kind(b >> 6)}
	for i := range a.Print {
		a.Print[i] = next()
	}
	if a.Seat >= s.table.Seats || a.Kind >= kinds || s.Done(a.Seat, a.Kind) ||
		a.Kind == Strip && !s.Masked() || a.Kind == Show && !s.Done(a.Seat, Mask) {
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
	for seat := range s.table.Seats {
		if s.table.Round > 1 && s.Done(seat, Show) && !s.Forgotten(seat) {
			return ErrOrder
		}
	}
	if err := s.parsePublic(next); err != nil {
		return err
	}
	last := s.lastOfDeck()
	if last.Kind == Strip {
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
	if s.read == 0 && s.print(last.Seat, last.Kind) != last.Print {
		return ErrPoint
	}
	return nil
}

// lastOfDeck is the last act that changed the deck.
func (s *Shuffle) lastOfDeck() Act {
	i := len(s.acts) - 1
	for s.acts[i].Kind == Show {
		i-- // who shows has masked before
	}
	return s.acts[i]
}

func (s *Shuffle) parsePublic(next func() byte) error {
	switch next() {
	case 0:
		if !s.Stripped() {
			return ErrOrder
		}
		s.public = nil
		return nil
	case 1:
	default:
		return ErrOrder
	}
	for seat := range s.public {
		if !s.Done(seat, Show) {
			continue
		}
		if err := s.public[seat].parse(next); err != nil {
			return err
		}
		print := s.print(seat, Show)
		if !slices.Contains(s.acts, Act{seat, Show, print}) {
			return ErrPoint
		}
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
