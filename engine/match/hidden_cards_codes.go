package match

import (
	"slices"

	"bretwalda/engine"
)

func (h cards) codeOf(c engine.Choice, rank int) code {
	g := h.play.State().(HiddenCards)
	if h.play.Turn().Seat == engine.Nature {
		if g.Deals() {
			return code{n: 0, of: 1}
		}
		return code{n: uint16(rank), of: uint16(len(h.play.Legal()))}
	}
	if packet, _ := g.Keeps(); packet != nil {
		slots := h.round().slots(packet)
		return code{n: pairNumber(slices.Index(slots, h.round().slot(c.What)), slices.Index(slots, h.round().slot(c.Extra))), of: pairs(len(slots))}
	}
	open := g.Open(nil)
	return code{n: uint16(slices.Index(open, c)), of: uint16(len(open))}
}

// choiceOf is the choice of a code in this device's guess. It need not be legal there,
// but is in some guess.
func (h cards) choiceOf(n int) (engine.Choice, error) {
	g := h.play.State().(HiddenCards)
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
		r := h.round()
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

// pairs is the number of pairs of k things.
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

func (h cards) codeCount() int {
	if !h.coded() {
		return len(h.play.Legal())
	}
	g := h.play.State().(HiddenCards)
	if packet, _ := g.Keeps(); packet != nil {
		return int(pairs(len(packet)))
	}
	return len(g.Open(nil))
}

// coded: the decision is a seat's in a round that is not open.
func (h cards) coded() bool {
	r := h.round()
	return r != nil && !r.Open && h.play.Turn().Seat >= 0
}

func (h cards) secret() bool {
	g := h.play.State().(HiddenCards)
	packet, _ := g.Keeps()
	return packet != nil || len(g.Open(nil)) != len(h.play.Legal())
}

// byCode: the round is not open.
func (h cards) byCode(number int) bool {
	return slices.ContainsFunc(h.rounds, func(r handRound) bool {
		return r.from >= 0 && number >= r.from && (r.to < 0 || number < r.to) && !r.Open
	})
}
