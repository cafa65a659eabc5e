package match

import (
	"errors"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/veil"
)

// What devices do with veiled hands while they have the match anyway: mask and
// strip the next deck, note what they may read, pass cards on, show keys.

// tend does for the seats of this device all that is due, and takes what they
// may read into the device's world.
func (h *hidden) tend() error {
	if !h.plays() {
		return nil
	}
	return h.kind.serve()
}

func (h cards) serve() error {
	h.show()
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
	h.show()
	h.tell()
	h.note()
	return h.unveil()
}

// plays reports whether a seat with veiled hands plays on this device.
func (h *hidden) plays() bool {
	return h != nil && slices.ContainsFunc(h.keyChains[:], func(c dice.Chain) bool { return c.Held() })
}

// goOn looks at what others have opened first.
func (h cards) goOn() error {
	if err := h.detect(); err != nil {
		return err
	}
	return h.tend()
}

// shuffle does a seat's part in shuffling.
func (h cards) shuffle(seat int) (did bool, err error) {
	h.reach(h.due())
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.Open || i >= h.due() {
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

// due is the last round whose deck may be shuffled: the next one, once nothing
// is left in the link of how the cards of this one were dealt and passed on.
func (h cards) due() int {
	g := h.play.State().(Guarded)
	number, _ := g.Hands()
	if number == 0 {
		number = 1
		for i, r := range h.rounds {
			if r.to >= 0 {
				number = i + 2
			}
		}
	} else if r := h.course(); r != nil && (r.Open || !r.Shuffle.Passing()) && r.from >= 0 {
		number++
	}
	return min(number, g.Rounds())
}

// batch is cards that a seat is shown at one time.
type batch struct {
	slots []int
	pass  int // its number among those of the round, or -1: dealt to the seat
}

// batches are those of a seat, in the order in which it notes them.
func (r *handRound) batches(seat int) []batch {
	var slots []int
	for from, to := r.table.Slots(seat); from < to; from++ {
		slots = append(slots, from)
	}
	list := []batch{{slots, -1}}
	for i, p := range r.passes {
		if p.to == seat {
			list = append(list, batch{p.slots, i})
		}
	}
	return list
}

// readings are the cards of a round that a seat of this device was shown so far,
// batch by batch; unread: some that it should be able to read are none.
func (h cards) readings(r *handRound, seat int) (cards [][]int8, unread bool) {
	k := h.key(seat, r.table.Round)
	noted := r.Noted[seat]
	done := 0
	for _, b := range r.batches(seat) {
		var read []int8
		var err error
		switch n := len(b.slots); {
		case len(noted) >= done+n:
			read = k.Recall(done, noted[done:done+n])
		case b.pass < 0:
			read, err = r.Shuffle.Read(k)
		case b.pass < len(r.Told):
			p := r.passes[b.pass]
			read, err = r.Shuffle.Hear(k, p.by, p.before, r.Told[b.pass])
		default:
			return cards, false
		}
		if err != nil {
			return cards, errors.Is(err, veil.ErrUnreadable)
		}
		if len(read) != len(b.slots) {
			return cards, true // told of more or fewer
		}
		cards = append(cards, read)
		done += len(b.slots)
	}
	return cards, false
}

// learn takes what this device's seats may read into its world. Where that
// cannot be, or a seat cannot read what it should, the seat complains: it need
// not be whoever seems to have cheated, so all keys are to be shown at once.
func (h cards) learn() error {
	for i := range h.rounds {
		if h.rounds[i].Open || h.rounds[i].Complaint != engine.Nobody {
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
				h.show()
			}
		}
	}
	return nil
}

// take takes what a seat may read of a round into the world. It answers false
// where that does not fit.
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

// know puts what a seat has been shown where it lies. It answers false where
// that cannot be.
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

// snapshot is a match as it was.
type snapshot struct {
	match  Match
	hidden hidden
}

func (d *coding) snapshot() *snapshot {
	m, h := d.match, d.match.hidden
	s := &snapshot{*m, *h}
	s.match.log, s.match.kept, s.match.listed = slices.Clone(m.log), slices.Clone(m.kept), false
	s.match.state = m.state.Clone()
	s.hidden.codes, s.hidden.rounds = slices.Clone(h.codes), slices.Clone(h.rounds)
	for i := range s.hidden.rounds {
		r := &s.hidden.rounds[i]
		r.passes, r.deck = slices.Clone(r.passes), slices.Clone(r.deck)
	}
	s.hidden.counted = h.counted.clone()
	return s
}

func (d *coding) restore(s *snapshot) {
	m, h := d.match, d.match.hidden
	*m, *h = s.match, s.hidden
}

// again makes all choices from a number on once more, in a world that has
// changed. It answers false where one of them cannot have been made; then the
// match is good for nothing but restore.
func (d *coding) again(from int) (fits bool, err error) {
	steps := d.since(from)
	d.match.cut(from)
	var cheat *CheatError
	if err = d.follow(steps); errors.As(err, &cheat) {
		return false, nil
	}
	return err == nil, err
}

// show shows the keys of this device's seats that are due.
func (h cards) show() {
	for seat := range h.seats {
		if h.keyChains[seat].Held() {
			h.shown[seat] = max(h.shown[seat], h.over())
		}
	}
}

// tell passes on what is left of packets that seats of this device have kept of.
func (h cards) tell() {
	for i := range h.rounds {
		r := &h.rounds[i]
		for len(r.Told) < len(r.passes) && !r.Open {
			p := r.passes[len(r.Told)]
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
			r.Told = append(r.Told, told)
		}
	}
}

// note has seats of this device note what they were shown, so that the points of
// the deck and what passing needs can be left out.
func (h cards) note() {
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.Open || r.Complaint != engine.Nobody || !r.Shuffle.Stripped() {
			continue
		}
		for seat := range h.seats {
			if !h.keyChains[seat].Held() {
				continue
			}
			k := h.key(seat, i+1)
			cards, _ := h.readings(r, seat)
			for _, batch := range cards[min(r.notes(seat), len(cards)):] {
				r.Noted[seat] = append(slices.Clip(r.Noted[seat]), k.Note(len(r.Noted[seat]), batch)...)
			}
			if len(r.Noted[seat]) > 0 {
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

// forget leaves out what the open rounds before one were audited by: every
// device has seen it.
func forget(rounds []handRound) {
	for i := range rounds {
		if r := &rounds[i]; r.Open {
			r.Shuffle, r.Told = nil, nil
		}
	}
}

// notes is how many batches a seat has noted.
func (r *handRound) notes(seat int) int {
	n, cards := 0, 0
	for _, b := range r.batches(seat) {
		if cards += len(b.slots); cards > len(r.Noted[seat]) {
			break
		}
		n++
	}
	return n
}

// passedOn reports whether all that is passed on in a round was told and noted.
func (h cards) passedOn(r *handRound) bool {
	number, drafting := h.play.State().(Guarded).Hands()
	if r.from < 0 || drafting && number == r.table.Round || len(r.Told) < len(r.passes) {
		return false
	}
	for seat := range h.seats {
		if r.notes(seat) < len(r.batches(seat)) {
			return false
		}
	}
	return true
}

// owing is the seat whose device must do its part before a seat that decides can
// see its cards; Nobody where there is none.
func (h *hidden) owing(seat engine.Seat) engine.Seat {
	if h == nil || h.cheat != nil {
		return engine.Nobody
	}
	return h.kind.owing(seat)
}

func (h cards) owing(seat engine.Seat) engine.Seat {
	r := h.course()
	seats := engine.Seat(h.seats)
	if round, _ := h.Complaint(); round > 0 {
		for k := range seats {
			if other := (seat + k) % seats; h.shown[other] < round {
				return other
			}
		}
	}
	if r == nil || r.Open {
		return engine.Nobody
	}
	for k := range seats {
		if other := (seat + k) % seats; !r.Shuffle.Ready(int(seat)) && r.Shuffle.Owes(int(other)) {
			return other
		}
	}
	untold := r.passes[min(len(r.Told), len(r.passes)):]
	if !slices.ContainsFunc(untold, func(p pass) bool { return p.to == int(seat) }) {
		return engine.Nobody
	}
	if p := untold[0]; r.Shuffle.Shown(p.to) {
		return engine.Seat(p.by)
	}
	return engine.Seat(untold[0].to)
}

// attends reports whether the match waits for this device, or is at its end: it
// may do for its seats what is due.
func (h *hidden) attends() bool {
	if h.play.Turn().Over() {
		return true
	}
	for seat := range h.seats {
		if h.keyChains[seat].Held() && (h.play.Awaits() == engine.Seat(seat) || h.play.Holder() == engine.Seat(seat)) {
			return true
		}
	}
	return false
}

// Complaint is the first round, from 1, of which a seat cannot read its cards or
// knows better than what was played, and that seat. Nothing can be played until
// all have shown their keys of the round. 0 and Nobody: all is well.
func (h *hidden) Complaint() (round int, by engine.Seat) {
	if h != nil {
		for i := range h.over() {
			if r := &h.rounds[i]; r.Complaint != engine.Nobody {
				return i + 1, r.Complaint
			}
		}
	}
	return 0, engine.Nobody
}

// HandsOpen is for how many rounds a seat has still to show its key. At the end
// of the game the last is to be shown for the sake of the audit alone.
func (h *hidden) HandsOpen(seat engine.Seat) int {
	if h == nil || !h.play.seated(seat) {
		return 0
	}
	return max(0, h.over()-h.shown[seat])
}

// Guess has this device guess anew what it does not know: another world that
// fits all that it does.
func (h *hidden) Guess(seed uint64) error {
	if h == nil {
		return nil
	}
	return h.kind.guess(seed)
}

func (h cards) guess(seed uint64) error {
	before := h.play.snapshot()
	first := -1
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.Open {
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
