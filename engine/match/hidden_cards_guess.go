package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

func (h cards) fitting(s codedChoice) (int, error) {
	c, err := h.choiceOf(s.n)
	return slices.Index(h.play.Legal(), c), err
}

func (h cards) guessOther(s codedChoice, try int) (from int, err error) {
	c, err := h.choiceOf(s.n)
	if err != nil {
		return 0, err
	}
	r := h.round()
	if r == nil || r.from < 0 {
		return 0, fmt.Errorf("%w: no deal fits", ErrRules)
	}
	return r.from, h.dealAnew(r, c, try)
}

// dealAnew changes the guess so that the deciding seat may make a choice that it could
// not. The seat gets the card in exchange for one that nobody knows it has.
func (h cards) dealAnew(r *handRound, c engine.Choice, try int) error {
	seat := h.play.Turn().Seat
	cheat := h.playedOther(seat, r.deal.Round, len(h.play.Log()))
	draw := func(n int) int { return dice.Draw(h.id+uint64(try), len(h.play.Log()), n) }
	playable := func(card int8) bool {
		return slices.ContainsFunc(h.play.Legal(), func(c engine.Choice) bool { return c.What == card })
	}
	var held, others []int // slots of cards that may be exchanged
	for slot, card := range r.deck {
		switch owner := holder(h.play.State().(HiddenCards), h.seats, card); {
		case r.isSure(slot):
		case owner == seat && c.What == engine.None && !playable(card):
		case owner == seat:
			held = append(held, slot)
		case owner != engine.Nobody || r.aside(slot):
			others = append(others, slot)
		}
	}
	if c.What == engine.None { // the seat cannot do something that the cards of the guess allow
		if len(held) == 0 || len(others) == 0 {
			return cheat
		}
		r.exchange(held[draw(len(held))], others[dice.Draw(h.id, try, len(others))])
		return nil
	}
	slot := r.slot(c.What)
	if len(held) == 0 || !slices.Contains(others, slot) {
		return cheat
	}
	r.exchange(slot, held[draw(len(held))])
	return nil
}

// holder is the seat that has a card in its hand, or Nobody.
func holder(g HiddenCards, seats int, card int8) engine.Seat {
	for seat := range engine.Seat(seats) {
		if slices.Contains(g.Hand(seat), card) {
			return seat
		}
	}
	return engine.Nobody
}

// learn adds the cards that this device's seats may read to its guess. Where they do
// not fit, or cannot be read, the seat complains. The seeming cheat may be innocent, so
// all keys are to be shown at once.
func (h cards) learn() error {
	for i := range h.rounds {
		if h.rounds[i].closed() || h.rounds[i].Complaint != engine.Nobody {
			continue
		}
		for seat := range h.seats {
			if !h.keyChains[seat].Held() {
				continue
			}
			before := h.play.snapshot()
			fits, err := h.take(i, seat)
			if err != nil {
				return err
			}
			if !fits {
				h.play.restore(before)
				h.rounds[i].Complaint = engine.Seat(seat)
				h.showKeys()
			}
		}
	}
	return nil
}

// take adds the cards that a seat may read in a round to the guess. It returns false
// where they do not fit.
func (h cards) take(round, seat int) (fits bool, err error) {
	r := &h.rounds[round]
	was := slices.Clone(r.deck)
	if !h.know(r, seat) {
		return false, nil
	}
	if r.from < 0 || slices.Equal(was, r.deck) {
		return true, nil
	}
	return h.play.again(r.from)
}

// know puts a card that a seat was shown into its slot. It returns false where it does
// not fit.
func (h cards) know(r *handRound, seat int) bool {
	cards, unread := h.readings(r, seat)
	list := r.batches(seat)
	for i, batch := range cards {
		for j, card := range batch {
			slot, was := list[i].slots[j], r.slot(card)
			if slot != was && (r.isSure(slot) || r.isSure(was)) {
				return false // the card lies elsewhere, or another one here
			}
			r.exchange(slot, was)
			r.sure |= 1 << uint(slot)
		}
	}
	return !unread
}

func (h cards) guess(seed uint64) error {
	before := h.play.snapshot()
	first := -1
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.closed() {
			continue
		}
		var unsure []int
		for slot := range r.deck {
			if !r.isSure(slot) {
				unsure = append(unsure, slot)
			}
		}
		for n := len(unsure); n > 1; n-- {
			r.exchange(unsure[n-1], unsure[dice.Draw(seed+uint64(i), n, n)])
		}
		if first < 0 {
			first = r.from
		}
	}
	if first < 0 {
		return nil
	}
	fits, err := h.play.again(first)
	if !fits {
		h.play.restore(before)
	}
	return err
}
