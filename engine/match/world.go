package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// code is a choice as everybody knows it: number n of so many. Drawn: it is one
// of Nature's that only a link can tell.
type code struct {
	n, of uint16
	drawn bool
}

func (m cardHands) codeOf(c engine.Choice, rank int) code {
	g := m.state.(Guarded)
	if m.Turn().Seat == engine.Nature {
		if g.Deals() {
			return code{n: 0, of: 1}
		}
		return code{n: uint16(rank), of: uint16(len(m.Legal()))}
	}
	if packet, _ := g.Keeps(); packet != nil {
		slots := m.course().slots(packet)
		return code{n: pairNumber(slices.Index(slots, m.course().slot(c.What)), slices.Index(slots, m.course().slot(c.Extra))), of: pairs(len(slots))}
	}
	open := g.Open(nil)
	return code{n: uint16(slices.Index(open, c)), of: uint16(len(open))}
}

// choiceOf is the choice of a code in this device's world. It need not be legal
// there, but is one that it can be in some world.
func (m cardHands) choiceOf(n int) (engine.Choice, error) {
	g := m.state.(Guarded)
	legal := m.Legal()
	switch packet, _ := g.Keeps(); {
	case m.Turn().Over():
		return engine.Choice{}, ErrOver
	case m.Turn().Seat == engine.Nature && g.Deals():
		return m.dealt()
	case m.Turn().Seat == engine.Nature:
		if n < 0 || n >= len(legal) {
			return engine.Choice{}, ErrRank
		}
		return legal[n], nil
	case packet != nil:
		r := m.course()
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

// dealt is the card that Nature deals: that of the next slot of who gets it.
func (m *Match) dealt() (engine.Choice, error) {
	r := m.course()
	seats := len(m.header.Players)
	if r == nil {
		return engine.Choice{}, fmt.Errorf("%w: a deal in no round", ErrRules)
	}
	_, each := m.state.(Guarded).Cards()
	c := m.Legal()[0]
	c.What = r.deck[int(m.Turn().Side)*each+r.dealt/seats]
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
func (m *Match) Codes() int {
	if m.hands == nil {
		return len(m.Legal())
	}
	return m.hands.codeCount()
}

func (m cardHands) codeCount() int {
	if !m.coded() {
		return len(m.Legal())
	}
	g := m.state.(Guarded)
	if packet, _ := g.Keeps(); packet != nil {
		return int(pairs(len(packet)))
	}
	return len(g.Open(nil))
}

// coded reports whether the code of the open decision need not be its rank.
func (m *Match) coded() bool { return m.hands != nil && m.hands.coded() }

// coded: the decision is a seat's in a round that is not open.
func (m cardHands) coded() bool {
	r := m.course()
	return r != nil && !r.Open && m.Turn().Seat >= 0
}

func (m cardHands) secret() bool {
	g := m.state.(Guarded)
	packet, _ := g.Keeps()
	return packet != nil || len(g.Open(nil)) != len(m.Legal())
}

// Code is what a link holds of a choice of the log: number n of so many.
func (m *Match) Code(number int) (n, of int) {
	if m.hands != nil && m.hands.byCode(number) {
		c := m.hands.codes[number]
		return int(c.n), int(c.of)
	}
	e := m.log[number]
	return int(e.Rank), int(e.Len)
}

// byCode: the round is not open.
func (m cardHands) byCode(number int) bool {
	return slices.ContainsFunc(m.hands.rounds, func(r handRound) bool {
		return r.from >= 0 && number >= r.from && (r.to < 0 || number < r.to) && !r.Open
	})
}

// Drawn reports whether choice number n of the log is one of Nature's that only
// a link can tell: a counter was drawn that all see, out of a cup that they may
// not know.
func (m *Match) Drawn(n int) bool { return m.hands != nil && m.hands.codes[n].drawn }

// Stored reports whether a link holds choice number n of the log: every choice of
// a player, and of Nature what a person rolled or only one side's device could
// draw.
func (m *Match) Stored(n int) bool {
	e := m.log[n]
	return e.Seat != engine.Nature || m.header.Dice.Kind == dice.ByHand && !e.Forced() || m.Drawn(n)
}

// DoCode makes the choice of that code, as Do does that of a rank. Where it does
// not fit what this device has guessed, the cards are dealt anew. A *CheatError
// names a seat that plays a card which it cannot have.
func (m *Match) DoCode(n int) error {
	if !m.coded() {
		_, err := m.Do(n)
		return err
	}
	holder, err := m.taker(m.Turn().Seat)
	if err != nil {
		return err
	}
	return m.goOnWith(step{n, holder, false})
}

// DoCodeFor is DoCode for a seat that has left its decision to its orders.
func (m *Match) DoCodeFor(n int) error {
	if !m.coded() {
		_, err := m.DoFor(n)
		return err
	}
	if m.hands.secret() {
		return ErrOrders // nobody else can know what the seat holds
	}
	return m.goOnWith(step{n, m.post.holder, m.MayObey()})
}

func (m *Match) goOnWith(s step) error {
	m.events = m.events[:0]
	if err := m.follow([]step{s}); err != nil {
		return err
	}
	return m.nature()
}

// step is a choice that is to be made once more: its code, in whose tenure, and
// whether by orders.
type step struct {
	n      int
	holder engine.Seat
	orders bool
}

// since is all choices from a number on.
func (m *Match) since(number int) []step {
	var steps []step
	for i := number; i < len(m.log); i++ {
		steps = append(steps, step{int(m.hands.codes[i].n), m.log[i].Holder, m.log[i].Orders})
	}
	return steps
}

// mostDeals is how often the cards of a round are dealt anew before a device
// gives up. Nearly always a few times are enough.
const mostDeals = 4000

// follow makes choices by their codes. At one that does not fit the guess the
// round is dealt anew and begun again.
func (m *Match) follow(steps []step) error {
	for deals := 0; len(steps) > 0; {
		rank, err := m.hands.fitting(steps[0])
		if err != nil {
			return err
		}
		if rank >= 0 {
			if err := m.one(rank, steps[0].holder, steps[0].orders); err != nil {
				return err
			}
			steps = steps[1:]
			continue
		}
		if deals++; deals > mostDeals {
			return fmt.Errorf("%w: no deal fits", ErrRules)
		}
		from, err := m.hands.guessOther(steps[0], deals)
		if err != nil {
			return err
		}
		steps = append(m.since(from), steps...)
		m.cut(from)
	}
	return nil
}

func (m cardHands) fitting(s step) (int, error) {
	c, err := m.choiceOf(s.n)
	return slices.Index(m.Legal(), c), err
}

func (m cardHands) guessOther(s step, try int) (from int, err error) {
	c, err := m.choiceOf(s.n)
	if err != nil {
		return 0, err
	}
	r := m.course()
	if r == nil || r.from < 0 {
		return 0, fmt.Errorf("%w: no deal fits", ErrRules)
	}
	return r.from, m.dealAnew(r, c, try)
}

// dealAnew changes the guess so that the seat to decide may make a choice that it
// could not: it gets the card, in exchange for one that nobody knows it has.
func (m *Match) dealAnew(r *handRound, c engine.Choice, try int) error {
	seat := m.Turn().Seat
	cheat := m.playedOther(seat, m.roundNumber(r), len(m.log))
	draw := func(n int) int { return dice.Draw(m.header.Dice.Seed+uint64(try), len(m.log), n) }
	var held, others []int // slots of cards that may be exchanged
	for slot, card := range r.deck {
		switch owner := m.holds(card); {
		case r.isSure(slot):
		case owner == seat && c.What == engine.None && !m.could(card):
		case owner == seat:
			held = append(held, slot)
		case owner != engine.Nobody || m.aside(slot):
			others = append(others, slot)
		}
	}
	if c.What == engine.None { // he cannot do what he could with the cards of the guess
		if len(held) == 0 || len(others) == 0 {
			return cheat
		}
		r.exchange(held[draw(len(held))], others[dice.Draw(m.header.Dice.Seed, try, len(others))])
		return nil
	}
	slot := r.slot(c.What)
	if len(held) == 0 || !slices.Contains(others, slot) {
		return cheat
	}
	r.exchange(slot, held[draw(len(held))])
	return nil
}

// could reports whether a card can be played now.
func (m *Match) could(card int8) bool {
	return slices.ContainsFunc(m.Legal(), func(c engine.Choice) bool { return c.What == card })
}

// holds is the seat that has a card in its hand, or Nobody.
func (m *Match) holds(card int8) engine.Seat {
	for seat := range m.header.Players {
		if slices.Contains(m.state.(Guarded).Hand(engine.Seat(seat)), card) {
			return engine.Seat(seat)
		}
	}
	return engine.Nobody
}

// aside reports whether a slot is dealt to nobody.
func (m *Match) aside(slot int) bool { return m.Deck(0).Owner(slot) < 0 }

// roundNumber is the number of a round of the match.
func (m *Match) roundNumber(r *handRound) int {
	for i := range m.hands.rounds {
		if &m.hands.rounds[i] == r {
			return i + 1
		}
	}
	return 0
}

// ended reports whether the hands of a round were over after so many choices.
func (h *hands) ended(choices int) bool {
	return slices.ContainsFunc(h.unseen.spells, func(s spell) bool { return s.to == choices }) ||
		slices.ContainsFunc(h.rounds, func(r handRound) bool { return r.to == choices })
}

// cut forgets what the choices from a number on were to everybody.
func (h *hands) cut(number int) {
	h.codes = h.codes[:number]
	for i := range h.unseen.spells {
		h.unseen.spells[i].cut(number)
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

func (m cardHands) record(c engine.Choice) {
	g := m.state.(Guarded)
	r := m.course()
	if r == nil {
		return
	}
	if g.Deals() {
		if r.from < 0 {
			r.from = len(m.log)
		}
		r.dealt++
	}
	if packet, to := g.Keeps(); packet != nil {
		rest := slices.DeleteFunc(slices.Clone(packet), func(card int8) bool { return card == c.What || card == c.Extra })
		r.pass(pass{at: len(m.log), by: int(m.Turn().Seat), to: int(to), slots: r.slots(rest)})
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

func (m cardHands) conclude() {
	number, _ := m.state.(Guarded).Hands()
	for i := range m.hands.rounds {
		if r := &m.hands.rounds[i]; r.from >= 0 && r.to < 0 && i+1 != number {
			r.to = len(m.log)
		}
	}
}
