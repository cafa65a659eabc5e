package link

import (
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/match"
	"bretwalda/engine/poker"
)

// A link of a match with hidden hands also holds: the newest key that each seat has
// shown, and the remains of each round.

// The remains of a round.
const (
	inCourse  = iota // its keys are not all shown
	auditable        // they are, and it can be audited
	opened           // only the order of shuffling remains
	states
	void       = states // it is void
	anewStates = void + 1
)

func (e *encoder) putHands(m *match.Match, h match.Header) {
	for i := range h.Players {
		if n, token, ok := m.CommittedKeysBy(engine.Seat(i), 0); ok {
			e.putSmall(n)
			e.putToken(token)
		}
	}
	if of, _ := m.Partners(); m.DrawsCounters() {
		for _, p := range of {
			if len(m.Amendments()) > 0 {
				e.putSmall(p.Turn)
			}
			e.putPartner(p)
		}
		return
	}
	rounds := m.Hands()
	e.putSmall(len(rounds))
	for i := range rounds {
		e.putRound(m, i+1, &rounds[i])
	}
}

func (e *encoder) putRound(m *match.Match, number int, r *match.HandRound) {
	t := m.Deck(number)
	state, of := inCourse, states
	if len(m.Amendments()) > 0 {
		of = anewStates
	}
	switch {
	case r.Void:
		state = void
	case r.Open && r.Shuffle == nil:
		state = opened
	case r.Open:
		state = auditable
	}
	e.put(state, of)
	if state == void {
		e.putSmall(max(int(r.Complaint)+1, 0))
		return
	}
	if state == opened {
		for _, seat := range r.Order {
			e.put(seat, t.Seats)
		}
		return
	}
	r.Shuffle.Write(e.put, r.Open)
	e.putSmall(len(r.Passed))
	for _, told := range r.Passed {
		e.putCards(told, t.Cards)
	}
	if state == auditable {
		return
	}
	for seat := range t.Seats {
		e.putCards(r.Notes[seat], t.Cards)
	}
	e.putSmall(max(int(r.Complaint)+1, 0))
}

// putCards writes sealed cards.
func (e *encoder) putCards(cards []int8, of int) {
	e.putSmall(len(cards))
	for _, c := range cards {
		e.put(int(c), of)
	}
}

// getHands reads hands that putHands wrote into a match before its first choice.
func (d *decoder) getHands(m *match.Match, h match.Header, begun bool) error {
	if err := m.HideHands(); err != nil {
		return err
	}
	if d.anew {
		list, err := d.getAmendments(h)
		if err != nil || !begun {
			return ErrForged
		}
		if err := m.SetAmendments(list); err != nil {
			return err
		}
	}
	for i, p := range h.Players {
		if p.Kind != match.Person {
			continue
		}
		n, err := d.getSmall()
		if err != nil {
			return err
		}
		if err := m.CommitKeys(engine.Seat(i), n, d.getToken()); err != nil {
			return err
		}
	}
	if d.anew {
		if err := m.InheritKeys(); err != nil {
			return err
		}
	}
	if m.DrawsCounters() {
		return d.getPartners(m)
	}
	n, err := d.getSmall()
	if err != nil || n > match.MaxChoices {
		return ErrForged
	}
	var rounds []match.HandRound
	for number := 1; number <= n; number++ {
		r, err := d.getRound(m.Deck(number))
		if err != nil {
			return err
		}
		rounds = append(rounds, r)
	}
	return m.SetHands(rounds)
}

func (d *decoder) getRound(t poker.Deal) (r match.HandRound, err error) {
	r.Complaint = engine.Nobody
	of := states
	if d.anew {
		of = anewStates
	}
	state := d.get(of)
	r.Open, r.Void = state == auditable || state == opened, state == void
	if r.Void {
		r.Complaint, err = d.getComplaint(t)
		return r, err
	}
	if state == opened {
		for range t.Seats {
			r.Order = append(r.Order, d.get(t.Seats))
		}
		return r, nil
	}
	if r.Shuffle, err = poker.Parse(t, d.get, r.Open); err != nil {
		return r, err
	}
	told, err := d.getSmall()
	if err != nil || told > t.Seats*t.Cards {
		return r, ErrForged
	}
	for range told {
		cards, err := d.getCards(t.Cards)
		if err != nil {
			return r, err
		}
		r.Passed = append(r.Passed, cards)
	}
	if r.Open {
		r.Order = r.Shuffle.Order()
		return r, nil
	}
	for seat := range t.Seats {
		if r.Notes[seat], err = d.getCards(t.Cards); err != nil {
			return r, err
		}
	}
	r.Complaint, err = d.getComplaint(t)
	return r, err
}

func (d *decoder) getComplaint(t poker.Deal) (by engine.Seat, err error) {
	n, err := d.getSmall()
	if err != nil || n > t.Seats {
		return engine.Nobody, ErrForged
	}
	if n == 0 {
		return engine.Nobody, nil
	}
	return engine.Seat(n - 1), nil
}

func (d *decoder) getCards(of int) ([]int8, error) {
	n, err := d.getSmall()
	if err != nil || n > of {
		return nil, ErrForged
	}
	var cards []int8
	for range n {
		cards = append(cards, int8(d.get(of)))
	}
	return slices.Clip(cards), nil
}

// putPartner writes the part of a seat that gets the keys of its side.
func (e *encoder) putPartner(p match.Partner) {
	e.put(int(p.Stage), int(match.Stages))
	if p.Stage == match.AsksKey || p.Stage == match.KeySent {
		poker.WritePoint(p.Point, e.put)
	}
	if p.Stage == match.KeySent {
		poker.WritePoint(p.Owner, e.put)
	}
	if p.Stage >= match.KeySent {
		e.putToken(p.Sealed)
	}
}

func (d *decoder) getPartners(m *match.Match) (err error) {
	_, seats := m.Partners()
	for _, seat := range seats {
		p := match.Partner{}
		if d.anew {
			if p.Turn, err = d.getSmall(); err != nil || p.Turn > match.MaxAmendments {
				return ErrForged
			}
		}
		p.Stage = match.Stage(d.get(int(match.Stages)))
		if p.Stage == match.AsksKey || p.Stage == match.KeySent {
			if p.Point, err = poker.ParsePoint(d.get); err != nil {
				return err
			}
		}
		if p.Stage == match.KeySent {
			if p.Owner, err = poker.ParsePoint(d.get); err != nil {
				return err
			}
		}
		if p.Stage >= match.KeySent {
			p.Sealed = d.getToken()
		}
		if err := m.SetPartner(seat, p); err != nil {
			return err
		}
	}
	return nil
}
