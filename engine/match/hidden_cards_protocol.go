package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/poker"
)

func (h cards) act() error {
	h.showKeys()
	for again := true; again; {
		again = false
		for seat := range h.seats {
			if !h.keyChains[seat].Held() {
				continue
			}
			did, err := h.shuffle(seat)
			if err != nil {
				return err
			}
			again = again || did
		}
	}
	if err := h.learn(); err != nil {
		return err
	}
	h.showKeys()
	h.passOn()
	h.takeNotes()
	return h.openRounds()
}

// proceed first checks the rounds that others have opened.
func (h cards) proceed() error {
	if err := h.detect(); err != nil {
		return err
	}
	return h.advance()
}

// shuffle does a seat's part in shuffling.
func (h cards) shuffle(seat int) (did bool, err error) {
	h.reach(h.due())
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.closed() || i >= h.due() {
			continue
		}
		acted, err := r.Shuffle.Do(h.key(seat, i+1))
		if err != nil {
			return did, err
		}
		did = did || acted
	}
	return did, nil
}

// due is the last deck that may be shuffled: the next one, once the link need not tell
// how the cards of this one were dealt and passed on.
func (h cards) due() int {
	g := h.play.State().(HiddenCards)
	number, _ := g.Hands()
	if number == 0 {
		number = 1
		for i, r := range h.rounds {
			if r.to >= 0 && !r.Void {
				number = h.roundOf(i+1) + 1
			}
		}
	} else if r := h.round(); r != nil && (r.Open || !r.Shuffle.Passing()) && r.from >= 0 {
		number++
	}
	return h.deckOf(min(number, g.Rounds()))
}

// readings are the cards of a round that a seat of this device was shown so far, batch
// by batch. unread: some that it should be able to read are unreadable.
func (h cards) readings(r *handRound, seat int) (cards [][]int8, unread bool) {
	k := h.key(seat, r.deal.Round)
	noted := r.Notes[seat]
	done := 0
	for _, b := range r.batches(seat) {
		var read []int8
		var err error
		switch n := len(b.slots); {
		case len(noted) >= done+n:
			read = k.Recall(done, noted[done:done+n])
		case b.pass < 0:
			read, err = r.Shuffle.Read(k)
		case b.pass < len(r.Passed):
			p := r.passes[b.pass]
			read, err = r.Shuffle.Hear(k, p.by, p.before, r.Passed[b.pass])
		default:
			return cards, false
		}
		if err != nil {
			return cards, errors.Is(err, poker.ErrUnreadable)
		}
		if len(read) != len(b.slots) {
			return cards, true // told of more or fewer
		}
		cards = append(cards, read)
		done += len(b.slots)
	}
	return cards, false
}

// showKeys shows the keys of this device's seats that are due.
func (h cards) showKeys() {
	for seat := range h.seats {
		if h.keyChains[seat].Held() {
			h.shown[seat] = max(h.shown[seat], h.over())
		}
	}
}

// passOn passes on the rest of packets from which seats of this device have kept
// cards.
func (h cards) passOn() {
	for i := range h.rounds {
		r := &h.rounds[i]
		for len(r.Passed) < len(r.passes) && !r.closed() {
			p := r.passes[len(r.Passed)]
			if !h.keyChains[p.by].Held() {
				break
			}
			var cards []int8
			for _, slot := range p.slots {
				cards = append(cards, r.deck[slot])
			}
			told, err := r.Shuffle.Tell(h.key(p.by, i+1), p.to, p.before, cards)
			if err != nil {
				break
			}
			r.Passed = append(r.Passed, told)
		}
	}
}

// takeNotes has the seats of this device note the cards they were shown. Then the
// points of the deck and those for passing can be left out.
func (h cards) takeNotes() {
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.closed() || r.Complaint != engine.Nobody || !r.Shuffle.Stripped() {
			continue
		}
		for seat := range h.seats {
			if !h.keyChains[seat].Held() {
				continue
			}
			k := h.key(seat, i+1)
			cards, _ := h.readings(r, seat)
			for _, batch := range cards[min(r.notes(seat), len(cards)):] {
				r.Notes[seat] = append(slices.Clip(r.Notes[seat]), k.Note(len(r.Notes[seat]), batch)...)
			}
			if len(r.Notes[seat]) > 0 {
				r.Shuffle.Forget(k)
				r.Shuffle.Do(k) // shows its point, which cannot fail
			}
		}
		if h.passedOn(r) {
			r.Shuffle.EndPassing()
			forget(h.rounds[:i])
		}
	}
}

// forget leaves out the data by which open rounds before one were audited: every
// device has seen it.
func forget(rounds []handRound) {
	for i := range rounds {
		if r := &rounds[i]; r.Open {
			r.Shuffle, r.Passed = nil, nil
		}
	}
}

// passedOn reports whether all that is passed on in a round was told and noted.
func (h cards) passedOn(r *handRound) bool {
	number, drafting := h.play.State().(HiddenCards).Hands()
	if r.from < 0 || drafting && h.deckOf(number) == r.deal.Round || len(r.Passed) < len(r.passes) {
		return false
	}
	for seat := range h.seats {
		if r.notes(seat) < len(r.batches(seat)) {
			return false
		}
	}
	return true
}

func (h cards) waitingFor(seat engine.Seat) engine.Seat {
	r := h.round()
	seats := engine.Seat(h.seats)
	if round, _ := h.Complaint(); round > 0 {
		for k := range seats {
			if other := (seat + k) % seats; h.shown[other] < round {
				return other
			}
		}
	}
	if r == nil || r.closed() {
		return engine.Nobody
	}
	for k := range seats {
		if other := (seat + k) % seats; !r.Shuffle.Ready(int(seat)) && r.Shuffle.Owes(int(other)) {
			return other
		}
	}
	untold := r.passes[min(len(r.Passed), len(r.passes)):]
	if !slices.ContainsFunc(untold, func(p pass) bool { return p.to == int(seat) }) {
		return engine.Nobody
	}
	if p := untold[0]; r.Shuffle.Shown(p.to) {
		return engine.Seat(p.by)
	}
	return engine.Seat(untold[0].to)
}
