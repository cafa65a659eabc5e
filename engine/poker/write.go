package poker

import "slices"

// Write gives a shuffle as symbols, each one of so many. Of an open deck only the acts
// are left, for the audit.
func (s *Shuffle) Write(put func(symbol, of int), open bool) {
	put(len(s.acts), s.deal.Seats*s.deal.kinds()+1)
	for _, a := range s.acts {
		put(a.Seat, s.deal.Seats)
		put(int(a.Kind), s.deal.kinds())
		switch {
		case !s.deal.Guarded:
			writeBytes(a.Print[:], put)
		case a.Kind != Show:
			writeBytes(a.Found[:], put)
		}
	}
	if open || len(s.acts) == 0 {
		return
	}
	if !s.deal.Guarded {
		put(int(s.read), 1<<uint(s.deal.Seats))
	}
	if s.public == nil {
		put(0, 2)
	} else {
		put(1, 2)
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

func writeBytes(list []byte, put func(symbol, of int)) {
	for _, b := range list {
		put(int(b), 256)
	}
}

func parseBytes(list []byte, next func(of int) int) {
	for i := range list {
		list[i] = byte(next(256))
	}
}

// write leaves out the two bits that are 0 in the canonical form of every point.
func (p *Point) write(put func(symbol, of int)) {
	put(int(p[0]>>1), 1<<7)
	for _, b := range p[1 : pointSize-1] {
		put(int(b), 1<<8)
	}
	put(int(p[pointSize-1]), 1<<7)
}

func (p *Point) parse(next func(of int) int) error {
	p[0] = byte(next(1<<7) << 1)
	for i := range p[1 : pointSize-1] {
		p[i+1] = byte(next(1 << 8))
	}
	p[pointSize-1] = byte(next(1 << 7))
	_, err := decode(*p)
	return err
}

// dropped reports whether the point of a slot was left out.
func (s *Shuffle) dropped(slot int) bool {
	owner := s.deal.Owner(slot)
	return owner >= 0 && s.Forgotten(owner)
}

// Parse reads a shuffle that Write wrote. It fails if no course of acts leads there,
// if a point is none or if the deck is not the last act's.
func Parse(d Deal, next func(of int) int, open bool) (*Shuffle, error) {
	s := New(d)
	for range next(d.Seats*d.kinds() + 1) {
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

func (s *Shuffle) parseAct(next func(of int) int) error {
	a := Act{Seat: next(s.deal.Seats), Kind: Kind(next(s.deal.kinds()))}
	switch {
	case !s.deal.Guarded:
		parseBytes(a.Print[:], next)
	case a.Kind != Show:
		parseBytes(a.Found[:], next)
	}
	if s.Done(a.Seat, a.Kind) || a.Kind == Strip && !s.Masked() || a.Kind == Read && !s.Stripped() || a.Kind == Show && !s.Done(a.Seat, Mask) {
		return ErrOrder
	}
	s.acts = append(s.acts, a)
	if a.Kind == Read {
		s.read |= 1 << uint(a.Seat)
	}
	return nil
}

func (s *Shuffle) parseDeck(next func(of int) int) error {
	if !s.deal.Guarded {
		s.read = uint8(next(1 << uint(s.deal.Seats)))
	}
	if s.read != 0 && !s.Stripped() {
		return ErrOrder
	}
	for seat := range s.deal.Seats {
		if s.deal.Round > 1 && s.Done(seat, Show) && !s.Forgotten(seat) {
			return ErrOrder
		}
	}
	if err := s.parsePublic(next); err != nil {
		return err
	}
	last := s.lastOfDeck()
	if last.Kind == Strip {
		s.points = s.points[:s.deal.dealt()]
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
	if !s.deal.Guarded && s.read == 0 && s.print(last.Seat, last.Kind) != last.Print {
		return ErrPoint
	}
	return nil
}

// lastOfDeck is the last act that changed the deck.
func (s *Shuffle) lastOfDeck() Act {
	i := len(s.acts) - 1
	for s.acts[i].Kind >= Show {
		i-- // a seat that shows or reads has masked before
	}
	return s.acts[i]
}

func (s *Shuffle) parsePublic(next func(of int) int) error {
	if next(2) == 0 {
		if !s.Stripped() {
			return ErrOrder
		}
		s.public = nil
		return nil
	}
	for seat := range s.public {
		if !s.Done(seat, Show) {
			continue
		}
		if err := s.public[seat].parse(next); err != nil {
			return err
		}
		print := s.print(seat, Show)
		if !slices.Contains(s.acts, Act{Seat: seat, Kind: Show, Print: print}) {
			return ErrPoint
		}
	}
	return nil
}
