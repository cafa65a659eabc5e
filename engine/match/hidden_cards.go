package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/poker"
)

// Hidden cards. In a match by link whose hands are hidden no device knows the cards of
// other seats: the players shuffle together (package poker). Every device guesses the
// cards that its seats do not know, and plays in the whole position that its guess
// makes. All devices know the code of a choice: the slots of a packet that were kept,
// the card that was played. At the end of a round every seat shows its key; then each
// device audits the round, and the true deck replaces the guess.

// HiddenCards is a State of a game with cards that only their owners may know. A round
// of it begins with a deal of the whole deck. Then seats may keep cards of packets and
// pass on the rest, and then they play cards openly.
type HiddenCards interface {
	engine.State
	// Guard has the rules ask a seat wherever only it knows that it has no choice.
	Guard()
	// Rounds is the largest number of rounds of the match.
	Rounds() int
	// Cards is the number of cards and the number dealt to each seat. They are the
	// Whats 0 to cards-1.
	Cards() (cards, each int)
	// Holders is the round whose cards are in play, from 1, or 0; drafting: some
	// are still to be dealt or kept.
	Hands() (round int, drafting bool)
	// Deals reports whether Nature deals What to Turn.Side, the seat's own side.
	Deals() bool
	// Keeps is the packet from which the deciding seat keeps What and Extra, and the
	// seat that gets the rest; nil in other decisions.
	Keeps() (packet []int8, rest engine.Seat)
	// Hand lists the cards that a seat holds or has kept.
	Hand(engine.Seat) []int8
	// Open appends the choices that the seat may have as far as everybody knows.
	// Those of Legal are among them. It is not for a seat that keeps cards.
	Open(buf []engine.Choice) []engine.Choice
}

// HandRound is the part of a link about the cards of a round.
type HandRound struct {
	Shuffle   *poker.Shuffle
	Open      bool                    // all keys were shown, and no seat has cheated
	Void      bool                    // dealt anew: nobody plays with this deck any more
	Order     []int                   // seats in the order in which they masked the deck
	Passed    [][]int8                // the cards that were passed on, sealed, in the order of the log
	Notes     [engine.MaxSeats][]int8 // the seats' notes for themselves, sealed
	Complaint engine.Seat             // the seat that could not read its cards; Nobody: all is well
}

// handRound is a round with what follows from the log and the keys.
type handRound struct {
	HandRound
	deal     poker.Deal
	from, to int    // in the log, its first choice and one beyond its last; below 0: not yet
	deck     []int8 // the card of each slot: known, or a guess
	sure     uint64 // slots that are known, a bit each
	dealt    int    // cards dealt so far
	passes   []pass // in the order of the log
}

// pass is the rest of a packet that goes on to the next seat.
type pass struct {
	at     int // in the log, the choice that has left it
	by, to int
	slots  []int // ascending
	before int   // cards that went the same way before
}

// cards are hands of cards that the players have shuffled.
type cards struct{ *hidden }

// newRound is a round whose deck nobody has touched.
func newRound(deal poker.Deal) handRound {
	r := handRound{HandRound: HandRound{Shuffle: poker.New(deal), Complaint: engine.Nobody}, deal: deal, from: -1, to: -1}
	r.deck = make([]int8, deal.Cards)
	for i := range r.deck {
		j := dice.Draw(deal.Match+uint64(deal.Round), i, i+1)
		r.deck[i] = r.deck[j]
		r.deck[j] = int8(i)
	}
	return r
}

// Deck identifies the deck of a round.
func (h *hidden) Deck(round int) poker.Deal {
	cards, each := h.play.State().(HiddenCards).Cards()
	return poker.Deal{Match: h.id, Round: round, Seats: h.seats, Cards: cards, Each: each, Guarded: h.guarded}
}

// Holders is the part of a link about the cards of each round. It is not to be written
// to.
func (h *hidden) Hands() []HandRound {
	if h == nil {
		return nil
	}
	var rounds []HandRound
	for i, r := range h.rounds {
		if !h.complained(i+1, r.Complaint) {
			r.Complaint = engine.Nobody // not yet: an earlier round is being played
		}
		rounds = append(rounds, r.HandRound)
	}
	return rounds
}

// SetHands takes the part of a link about the cards of each round, after the
// commitments and before the first choice.
func (h *hidden) SetHands(rounds []HandRound) error {
	if h == nil {
		return ErrHidden
	}
	if !dealsCards(h) || len(h.play.Log()) > 0 || len(rounds) == 0 || len(rounds) > h.lastKey {
		return ErrHidden
	}
	h.rounds = nil
	for i, given := range rounds {
		r := newRound(h.Deck(i + 1))
		r.HandRound = given
		if given.Complaint != engine.Nobody && !h.complained(i+1, given.Complaint) {
			return ErrHidden
		}
		if r.Open {
			keys := cards{h}.keys(i + 1)
			if keys == nil || len(r.Order) != len(keys) || i > 0 && !rounds[i-1].Open && !rounds[i-1].Void {
				return ErrHidden
			}
			if r.Shuffle == nil && (i+1 == len(rounds) || !rounds[i+1].donePassing()) {
				return ErrHidden // some have not had the chance to audit it
			}
			r.reveal(poker.Deck(h.Deck(i+1), r.Order, keys))
		}
		h.rounds = append(h.rounds, r)
	}
	return nil
}

// donePassing reports whether all cards of the round were passed on and noted.
func (r *HandRound) donePassing() bool { return r.closed() || !r.Shuffle.Passing() }

// reveal puts the true deck in place of the guess.
func (r *handRound) reveal(deck []int8) {
	r.deck = deck
	r.sure = 1<<uint(len(deck)) - 1
}

func (h cards) deals(s engine.State) bool { return s.(HiddenCards).Deals() }

// round is the round whose cards are in play, or nil.
func (h cards) round() *handRound {
	number, _ := h.play.State().(HiddenCards).Hands()
	if number == 0 {
		return nil
	}
	deck := h.deckOf(number)
	h.reach(deck)
	return &h.rounds[deck-1]
}

// reach makes the decks up to a round's.
func (h *hidden) reach(number int) {
	for len(h.rounds) < number {
		h.rounds = append(h.rounds, newRound(h.Deck(len(h.rounds)+1)))
	}
}

// slot is the slot of a card in the deck of this device's guess.
func (r *handRound) slot(card int8) int { return slices.Index(r.deck, card) }

// isSure reports whether this device knows the card of a slot.
func (r *handRound) isSure(slot int) bool { return r.sure>>uint(slot)&1 != 0 }

// exchange exchanges the cards of two slots.
func (r *handRound) exchange(a, b int) { r.deck[a], r.deck[b] = r.deck[b], r.deck[a] }

func (h cards) known(seat engine.Seat) bool {
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.closed() || r.from < 0 {
			continue
		}
		for _, b := range r.batches(int(seat)) {
			for _, slot := range b.slots {
				if !r.isSure(slot) {
					return false
				}
			}
		}
	}
	return true
}

// batch is a set of cards that a seat is shown at one time.
type batch struct {
	slots []int
	pass  int // its number among those of the round, or -1: dealt to the seat
}

// batches lists the batches of a seat, in the order in which it notes them.
func (r *handRound) batches(seat int) []batch {
	var slots []int
	for from, to := r.deal.Slots(seat); from < to; from++ {
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

// notes is how many batches a seat has noted.
func (r *handRound) notes(seat int) int {
	n, cards := 0, 0
	for _, b := range r.batches(seat) {
		if cards += len(b.slots); cards > len(r.Notes[seat]) {
			break
		}
		n++
	}
	return n
}

func (h cards) dealt(engine.Seat) (int, error) {
	c, err := h.next()
	return slices.Index(h.play.Legal(), c), err
}

// dealer is the holder: the deck is shuffled, and nothing is rolled.
func (h cards) dealer(holder engine.Seat) (engine.Seat, bool) { return holder, h.deals(h.play.State()) }

func (h cards) waits() bool { return false }

func (h cards) reveals() bool { return false }

func (h cards) lacks() bool { return false }

func (h cards) opened() bool { return false }

// next is the card that Nature deals: that of the receiver's next slot.
func (h cards) next() (engine.Choice, error) {
	r := h.round()
	seats := h.seats
	if r == nil {
		return engine.Choice{}, fmt.Errorf("%w: a deal in no round", ErrRules)
	}
	_, each := h.play.State().(HiddenCards).Cards()
	c := h.play.Legal()[0]
	c.What = r.deck[int(h.play.Turn().Side)*each+r.dealt/seats]
	return c, nil
}

// slots lists the slots of some cards, ascending.
func (r *handRound) slots(cards []int8) []int {
	var slots []int
	for _, c := range cards {
		slots = append(slots, r.slot(c))
	}
	slices.Sort(slots)
	return slots
}

// aside reports whether a slot is dealt to nobody.
func (r *handRound) aside(slot int) bool { return r.deal.Owner(slot) < 0 }

func (h cards) noteChoice(c engine.Choice) {
	g := h.play.State().(HiddenCards)
	r := h.round()
	if r == nil {
		return
	}
	if g.Deals() {
		if r.from < 0 {
			r.from = len(h.play.Log())
		}
		r.dealt++
	}
	if packet, to := g.Keeps(); packet != nil {
		rest := slices.DeleteFunc(slices.Clone(packet), func(card int8) bool { return card == c.What || card == c.Extra })
		r.pass(pass{at: len(h.play.Log()), by: int(h.play.Turn().Seat), to: int(to), slots: r.slots(rest)})
	}
}

// pass records the cards that go on to the next seat.
func (r *handRound) pass(p pass) {
	for _, o := range r.passes {
		if o.by == p.by && o.to == p.to {
			p.before += len(o.slots)
		}
	}
	r.passes = append(r.passes, p)
}

func (h cards) endHands() {
	number, _ := h.play.State().(HiddenCards).Hands()
	for i := range h.rounds {
		if r := &h.rounds[i]; r.from >= 0 && r.to < 0 && i+1 != h.deckOf(number) {
			r.to = len(h.play.Log())
		}
	}
}
