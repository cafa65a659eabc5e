package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// coding is the part of a match that tells its choices as everybody knows them.
type coding struct{ match *Match }

// code is a choice as everybody knows it: number n of so many. Drawn: it is one
// of Nature's that only a link can tell.
type code struct {
	n, of uint16
	drawn bool
}

func (h cards) codeOf(c engine.Choice, rank int) code {
	g := h.play.State().(Guarded)
	if h.play.Turn().Seat == engine.Nature {
		if g.Deals() {
			return code{n: 0, of: 1}
		}
		return code{n: uint16(rank), of: uint16(len(h.play.Legal()))}
	}
	if packet, _ := g.Keeps(); packet != nil {
		slots := h.course().slots(packet)
		return code{n: pairNumber(slices.Index(slots, h.course().slot(c.What)), slices.Index(slots, h.course().slot(c.Extra))), of: pairs(len(slots))}
	}
	open := g.Open(nil)
	return code{n: uint16(slices.Index(open, c)), of: uint16(len(open))}
}

// choiceOf is the choice of a code in this device's world. It need not be legal
// there, but is one that it can be in some world.
func (h cards) choiceOf(n int) (engine.Choice, error) {
	g := h.play.State().(Guarded)
	legal := h.play.Legal()
	switch packet, _ := g.Keeps(); {
	case h.play.Turn().Over():
		return engine.Choice{}, ErrOver
	case h.play.Turn().Seat == engine.Nature && g.Deals():
		return h.next()
	case h.play.Turn().Seat == engine.Nature:
		if n < 0 || n >= len(legal) {
			return engine.Choice{}, ErrRank
		}
		return legal[n], nil
	case packet != nil:
		r := h.course()
		slots := r.slots(packet)
		if n < 0 || n >= int(pairs(len(slots))) {
			return engine.Choice{}, ErrRank
		}
		a, b := pairOf(n)
		c := legal[0]
		c.What, c.Extra = r.deck[slots[a]], r.deck[slots[b]]
		if c.What > c.Extra {
			c.What, c.Extra = c.Extra, c.What
		}
		return c, nil
	}
	open := g.Open(nil)
	if n < 0 || n >= len(open) {
		return engine.Choice{}, ErrRank
	}
	return open[n], nil
}

func (h cards) dealt(engine.Seat) (int, error) {
	c, err := h.next()
	return slices.Index(h.play.Legal(), c), err
}

// dealer is the holder: the deck is shuffled, and nothing is rolled.
func (h cards) dealer(holder engine.Seat) (engine.Seat, bool) { return holder, h.deals(h.play.State()) }

func (h cards) waits() bool   { return false }
func (h cards) turnsUp() bool { return false }
func (h cards) lacks() bool   { return false }

// next is the card that Nature deals: that of the next slot of who gets it.
func (h cards) next() (engine.Choice, error) {
	r := h.course()
	seats := h.seats
	if r == nil {
		return engine.Choice{}, fmt.Errorf("%w: a deal in no round", ErrRules)
	}
	_, each := h.play.State().(Guarded).Cards()
	c := h.play.Legal()[0]
	c.What = r.deck[int(h.play.Turn().Side)*each+r.dealt/seats]
	return c, nil
}

// slots are those of some cards, ascending.
func (r *handRound) slots(cards []int8) []int {
	var slots []int
	for _, c := range cards {
		slots = append(slots, r.slot(c))
	}
	slices.Sort(slots)
	return slots
}

// pairs is how many pairs there are of k things.
func pairs(k int) uint16 { return uint16(k * (k - 1) / 2) }

// pairNumber numbers the pairs of things a and b: (0,1), (0,2), (1,2), (0,3)…
func pairNumber(a, b int) uint16 {
	if a > b {
		a, b = b, a
	}
	return pairs(b) + uint16(a)
}

// pairOf is the pair of a number, a < b.
func pairOf(n int) (a, b int) {
	b = 1
	for int(pairs(b+1)) <= n {
		b++
	}
	return n - int(pairs(b)), b
}

// Codes is how many codes the choice of the open decision may have in a link.
// Where hands are not veiled, or the round is open, the code is the rank.
func (d *coding) Codes() int {
	if d.match.hidden == nil {
		return len(d.match.Legal())
	}
	return d.match.hidden.kind.codeCount()
}

func (h cards) codeCount() int {
	if !h.coded() {
		return len(h.play.Legal())
	}
	g := h.play.State().(Guarded)
	if packet, _ := g.Keeps(); packet != nil {
		return int(pairs(len(packet)))
	}
	return len(g.Open(nil))
}

// coded reports whether the code of the open decision need not be its rank.
func (d *coding) coded() bool { return d.match.hidden != nil && d.match.hidden.kind.coded() }

// coded: the decision is a seat's in a round that is not open.
func (h cards) coded() bool {
	r := h.course()
	return r != nil && !r.Open && h.play.Turn().Seat >= 0
}

func (h cards) secret() bool {
	g := h.play.State().(Guarded)
	packet, _ := g.Keeps()
	return packet != nil || len(g.Open(nil)) != len(h.play.Legal())
}

// Code is what a link holds of a choice of the log: number n of so many.
func (d *coding) Code(number int) (n, of int) {
	if d.match.hidden != nil && d.match.hidden.kind.byCode(number) {
		c := d.match.hidden.codes[number]
		return int(c.n), int(c.of)
	}
	e := d.match.log[number]
	return int(e.Rank), int(e.Len)
}

// byCode: the round is not open.
func (h cards) byCode(number int) bool {
	return slices.ContainsFunc(h.rounds, func(r handRound) bool {
		return r.from >= 0 && number >= r.from && (r.to < 0 || number < r.to) && !r.Open
	})
}

// Drawn reports whether choice number n of the log is one of Nature's that only
// a link can tell: a counter was drawn that all see, out of a cup that they may
// not know.
func (d *coding) Drawn(n int) bool { return d.match.hidden != nil && d.match.hidden.codes[n].drawn }

// Stored reports whether a link holds choice number n of the log: every choice of
// a player, and of Nature what a person rolled or only one side's device could
// draw.
func (d *coding) Stored(n int) bool {
	e := d.match.log[n]
	return e.Seat != engine.Nature || d.match.header.Dice.Kind == dice.ByHand && !e.Forced() || d.Drawn(n)
}

// DoCode makes the choice of that code, as Do does that of a rank. Where it does
// not fit what this device has guessed, the cards are dealt anew. A *CheatError
// names a seat that plays a card which it cannot have.
func (d *coding) DoCode(n int) error {
	if !d.coded() {
		_, err := d.match.Do(n)
		return err
	}
	holder, err := d.match.taker(d.match.Turn().Seat)
	if err != nil {
		return err
	}
	return d.goOnWith(step{n, holder, false})
}

// DoCodeFor is DoCode for a seat that has left its decision to its orders.
func (d *coding) DoCodeFor(n int) error {
	if !d.coded() {
		_, err := d.match.DoFor(n)
		return err
	}
	if d.match.hidden.kind.secret() {
		return ErrOrders // nobody else can know what the seat holds
	}
	return d.goOnWith(step{n, d.match.holder, d.match.MayObey()})
}

func (d *coding) goOnWith(s step) error {
	d.match.events = d.match.events[:0]
	if err := d.follow([]step{s}); err != nil {
		return err
	}
	return d.match.nature()
}

// step is a choice that is to be made once more: its code, in whose tenure, and
// whether by orders.
type step struct {
	n      int
	holder engine.Seat
	orders bool
}

// since is all choices from a number on.
func (d *coding) since(number int) []step {
	var steps []step
	for i := number; i < len(d.match.log); i++ {
		steps = append(steps, step{int(d.match.hidden.codes[i].n), d.match.log[i].Holder, d.match.log[i].Orders})
	}
	return steps
}

// mostDeals is how often the cards of a round are dealt anew before a device
// gives up. Nearly always a few times are enough.
const mostDeals = 4000

// follow makes choices by their codes. At one that does not fit the guess the
// round is dealt anew and begun again.
func (d *coding) follow(steps []step) error {
	for deals := 0; len(steps) > 0; {
		rank, err := d.match.hidden.kind.fitting(steps[0])
		if err != nil {
			return err
		}
		if rank >= 0 {
			if err := d.match.one(rank, steps[0].holder, steps[0].orders); err != nil {
				return err
			}
			steps = steps[1:]
			continue
		}
		if deals++; deals > mostDeals {
			return fmt.Errorf("%w: no deal fits", ErrRules)
		}
		from, err := d.match.hidden.kind.guessOther(steps[0], deals)
		if err != nil {
			return err
		}
		steps = append(d.since(from), steps...)
		d.match.cut(from)
	}
	return nil
}

func (h cards) fitting(s step) (int, error) {
	c, err := h.choiceOf(s.n)
	return slices.Index(h.play.Legal(), c), err
}

func (h cards) guessOther(s step, try int) (from int, err error) {
	c, err := h.choiceOf(s.n)
	if err != nil {
		return 0, err
	}
	r := h.course()
	if r == nil || r.from < 0 {
		return 0, fmt.Errorf("%w: no deal fits", ErrRules)
	}
	return r.from, h.dealAnew(r, c, try)
}

// dealAnew changes the guess so that the seat to decide may make a choice that it
// could not: it gets the card, in exchange for one that nobody knows it has.
func (h cards) dealAnew(r *handRound, c engine.Choice, try int) error {
	seat := h.play.Turn().Seat
	cheat := h.playedOther(seat, r.table.Round, len(h.play.Log()))
	draw := func(n int) int { return dice.Draw(h.id+uint64(try), len(h.play.Log()), n) }
	playable := func(card int8) bool {
		return slices.ContainsFunc(h.play.Legal(), func(c engine.Choice) bool { return c.What == card })
	}
	var held, others []int // slots of cards that may be exchanged
	for slot, card := range r.deck {
		switch owner := holder(h.play.State().(Guarded), h.seats, card); {
		case r.isSure(slot):
		case owner == seat && c.What == engine.None && !playable(card):
		case owner == seat:
			held = append(held, slot)
		case owner != engine.Nobody || r.aside(slot):
			others = append(others, slot)
		}
	}
	if c.What == engine.None { // he cannot do what he could with the cards of the guess
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
func holder(g Guarded, seats int, card int8) engine.Seat {
	for seat := range engine.Seat(seats) {
		if slices.Contains(g.Hand(seat), card) {
			return seat
		}
	}
	return engine.Nobody
}

// aside reports whether a slot is dealt to nobody.
func (r *handRound) aside(slot int) bool { return r.table.Owner(slot) < 0 }

// ended reports whether the hands of a round were over after so many choices.
func (h *hidden) ended(choices int) bool {
	return slices.ContainsFunc(h.counted.spells, func(s spell) bool { return s.to == choices }) ||
		slices.ContainsFunc(h.rounds, func(r handRound) bool { return r.to == choices })
}

// cut forgets what the choices from a number on were to everybody.
func (h *hidden) cut(number int) {
	h.codes = h.codes[:number]
	for i := range h.counted.spells {
		h.counted.spells[i].cut(number)
	}
	for i := range h.rounds {
		r := &h.rounds[i]
		if r.to > number {
			r.to = -1
		}
		if r.from < 0 {
			continue
		}
		r.dealt = min(r.dealt, max(number-r.from, 0))
		if r.from >= number {
			r.from = -1
		}
		for len(r.passes) > 0 && r.passes[len(r.passes)-1].at >= number {
			r.passes = r.passes[:len(r.passes)-1]
		}
	}
}

func (h cards) record(c engine.Choice) {
	g := h.play.State().(Guarded)
	r := h.course()
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

// pass notes what goes on to the next seat.
func (r *handRound) pass(p pass) {
	for _, o := range r.passes {
		if o.by == p.by && o.to == p.to {
			p.before += len(o.slots)
		}
	}
	r.passes = append(r.passes, p)
}

func (h cards) conclude() {
	number, _ := h.play.State().(Guarded).Hands()
	for i := range h.rounds {
		if r := &h.rounds[i]; r.from >= 0 && r.to < 0 && i+1 != number {
			r.to = len(h.play.Log())
		}
	}
}
