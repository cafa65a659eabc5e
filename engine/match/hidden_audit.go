package match

import (
	"errors"
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/poker"
)

// Misdeed is a kind of cheating with hidden hands.
type Misdeed uint8

const (
	MaskedOther   Misdeed = iota // masked or shuffled the deck against the seat's key
	StrippedOther                // stripped something other than its mask
	ShownOther                   // showed a point for passing that is not of its key
	PassedOther                  // passed on a different card than announced
	PlayedOther                  // played a card, or passed, against its hand
	Complained                   // claimed that its cards were unreadable, while all were in order
	Withheld                     // revealed all its hidden counters, and kept the key
	FoundOther                   // left the deck by its key, while the next seat found another
	Misdeeds                     // how many there are
)

var (
	misdeeds     = [...]Misdeed{poker.Mask: MaskedOther, poker.Strip: StrippedOther, poker.Show: ShownOther}
	misdeedNames = [Misdeeds]string{
		"masked otherwise", "stripped otherwise", "shown otherwise", "told otherwise", "played otherwise", "complained for nothing", "key withheld", "found otherwise",
	}
)

func (d Misdeed) String() string {
	if d < Misdeeds {
		return misdeedNames[d]
	}
	return "unknown"
}

// CheatError is a contradiction in the hidden hands that honest devices cannot cause.
// The seat has cheated only where it is proven: then this device knows that the seat
// has vouched for it. Else the link was altered between the hand-over of the seat and
// that of another, or by one of the two.
type CheatError struct {
	Seat    engine.Seat
	Round   int // of the cards
	Misdeed Misdeed
	Proven  bool
	To      engine.Seat // where it is not proven, the seat that has gone on with it; Nobody: not yet
}

func (e *CheatError) Error() string {
	if !e.Proven {
		return fmt.Sprintf("match: the cards of round %d were altered between seat %d and seat %d: %s", e.Round, e.Seat, e.To, e.Misdeed)
	}
	return fmt.Sprintf("match: seat %d has cheated with the cards of round %d: %s", e.Seat, e.Round, e.Misdeed)
}

// Verdict is a *CheatError that names a cheat with hidden hands, as far as this device
// can know. It knows the cards of its seats, and the remains of the last rounds whose
// keys were shown. Nil: nothing was found.
func (h *hidden) Verdict() error {
	if h == nil {
		return nil
	}
	if h.cheat != nil {
		return h.cheat
	}
	cheat, err := h.kind.reviewDue()
	if cheat != nil {
		return cheat
	}
	return err
}

func (h cards) reviewDue() (*CheatError, error) {
	if cheat, err := h.review(); cheat != nil || err != nil {
		return cheat, err
	}
	for i := range h.rounds {
		if h.rounds[i].closed() {
			continue
		}
		before := h.play.snapshot()
		cheat, err := h.judge(i)
		h.play.restore(before)
		if cheat != nil || err != nil {
			return cheat, err
		}
	}
	return nil, nil
}

// detect looks for a cheat, unless one was found before.
func (h *hidden) detect() (err error) {
	if h.cheat == nil {
		h.cheat, err = h.kind.review()
	}
	return err
}

// review audits the rounds that are open.
func (h cards) review() (*CheatError, error) {
	for i := range h.rounds {
		if !h.rounds[i].Open {
			continue
		}
		if cheat, err := h.judge(i); cheat != nil || err != nil {
			return cheat, err
		}
	}
	return nil, nil
}

// judge plays round i again with all keys that are shown, and names the cheat in it,
// if there is one. If there is none and the round is not open yet, the device's guess
// gets its true cards.
func (h cards) judge(i int) (*CheatError, error) {
	r, keys := &h.rounds[i], h.keys(i+1)
	if keys == nil || r.Shuffle == nil {
		return nil, nil
	}
	if cheat := h.audit(i, keys); cheat != nil || r.Open {
		return cheat, nil
	}
	if r.Complaint != engine.Nobody && r.from < 0 {
		return &CheatError{Seat: r.Complaint, Round: h.roundOf(i + 1), Misdeed: Complained, To: engine.Nobody}, nil
	}
	r.reveal(poker.Deck(h.Deck(i+1), r.Shuffle.Order(), keys))
	steps := h.play.since(r.from)
	h.play.cut(r.from)
	err := h.play.follow(steps)
	var cheat *CheatError
	if errors.As(err, &cheat) {
		return cheat, nil
	}
	if err == nil && r.Complaint != engine.Nobody {
		return &CheatError{Seat: r.Complaint, Round: h.roundOf(i + 1), Misdeed: Complained, To: engine.Nobody}, nil
	}
	return nil, err
}

// audit names the seat that has treated the deck of round i against its key, or passed
// on different cards than it announced.
func (h cards) audit(i int, keys []*poker.Key) *CheatError {
	r := &h.rounds[i]
	var found *poker.Cheat
	if errors.As(r.Shuffle.Audit(keys), &found) {
		seat := engine.Seat(found.Seat)
		if found.To >= 0 {
			return &CheatError{Seat: seat, Round: h.roundOf(i + 1), Misdeed: FoundOther, To: engine.Seat(found.To)}
		}
		return &CheatError{
			Seat: seat, Round: h.roundOf(i + 1), Misdeed: misdeeds[found.Kind],
			Proven: h.play.vouchedAct(seat, i, found.Act), To: engine.Seat(r.Shuffle.After(found.Act)),
		}
	}
	if !r.Shuffle.Masked() {
		return nil
	}
	deck := poker.Deck(h.Deck(i+1), r.Shuffle.Order(), keys)
	for n, told := range r.Passed {
		if n >= len(r.passes) {
			break // of no pass that was made: nobody has heard it
		}
		p := r.passes[n]
		var packet []int8
		for _, slot := range p.slots {
			packet = append(packet, deck[slot])
		}
		if cards, meant := poker.Overhear(keys[p.by], keys[p.to], p.before, told); !slices.Equal(cards, packet) {
			// If the tag of a packet is right, the seat meant to tell it so. Else it
			// may not have seen the point of the other, or the packet was altered on
			// the way.
			by := engine.Seat(p.by)
			return &CheatError{Seat: by, Round: h.roundOf(i + 1), Misdeed: PassedOther, Proven: meant && h.play.vouchedPassed(by, i, n), To: engine.Seat(p.to)}
		}
	}
	return nil
}

// playedOther reports that a seat cannot have made choice number n of the log.
func (h *hidden) playedOther(by engine.Seat, round, n int) *CheatError {
	e := &CheatError{Seat: by, Round: h.roundOf(round), Misdeed: PlayedOther, Proven: h.play.vouchedChoice(by, n), To: engine.Nobody}
	for _, next := range h.play.Log()[min(n+1, len(h.play.Log())):] {
		if e.To == engine.Nobody && next.Holder != by {
			e.To = next.Holder
		}
	}
	return e
}

// openRounds opens rounds whose keys were all shown, unless a seat has cheated: the
// true deck takes the place of this device's guess.
func (h cards) openRounds() error {
	for i := range h.rounds {
		if h.rounds[i].closed() {
			continue
		}
		if h.cheat != nil || h.keys(i+1) == nil {
			return nil
		}
		before := h.play.snapshot()
		cheat, err := h.judge(i)
		if cheat != nil || err != nil {
			h.play.restore(before)
			h.cheat = cheat
			return err
		}
		r := &h.rounds[i]
		r.Open, r.Order = true, r.Shuffle.Order()
		r.Shuffle.Close()
		r.Notes = [engine.MaxSeats][]int8{}
		forget(h.rounds[:i])
	}
	return nil
}
