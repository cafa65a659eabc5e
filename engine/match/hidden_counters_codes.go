package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// pad is what is added to a rank that is set up unseen.
func (h counters) pad(key dice.Token, n int) int {
	return dice.Draw(dice.Mix(h.id, []dice.Token{key}), len(h.play.Log()), n)
}

// lotRank is the rank of the counter that Nature draws, in the tenure of a seat:
// by the key, or a guess.
func (h counters) lotRank(holder engine.Seat) int {
	s, legal := h.spell(), h.play.Legal()
	if key, ok := h.keyOf(s); ok {
		seed := dice.Mix(h.id, append([]dice.Token{key}, h.play.newest(holder)...))
		return dice.Draw(seed, len(h.play.Log()), len(legal))
	}
	if s.drawn < len(s.lots) && h.unseen().Draws() {
		if rank := rankOf(legal, s.lots[s.drawn].kind); rank >= 0 {
			return rank
		}
	}
	return dice.Draw(h.id+uint64(s.time), len(h.play.Log()), len(legal))
}

// rankOf is the first choice with a What, or -1.
func rankOf(legal []engine.Choice, kind int8) int {
	return slices.IndexFunc(legal, func(c engine.Choice) bool { return c.What == kind })
}

func (h counters) codeOf(c engine.Choice, rank int) code {
	g, n := h.unseen(), len(h.play.Legal())
	some, all := g.TurnsUp()
	switch {
	case g.SetsUp():
		if key, ok := h.keyOf(h.spell()); ok {
			rank = (rank + h.pad(key, n)) % n
		}
	case g.Draws(), all:
		return code{n: 0, of: 1}
	case g.Exposes(), some:
		kinds := g.Counters()
		return code{n: uint16(slices.Index(kinds, c.What)), of: uint16(len(kinds)), drawn: g.Exposes()}
	}
	return code{n: uint16(rank), of: uint16(n)}
}

func (h counters) codeCount() int {
	g := h.unseen()
	some, all := g.TurnsUp()
	switch {
	case g.Draws(), all:
		return 1
	case g.Exposes(), some:
		return len(g.Counters())
	}
	return len(h.play.Legal())
}

// coded: the decision is about what a side has unseen.
func (h counters) coded() bool {
	g := h.unseen()
	some, _ := g.TurnsUp()
	return some || g.SetsUp() || g.Exposes()
}

func (h counters) secret() bool { return true }

func (h counters) byCode(int) bool { return true }

// fitting answers a *CheatError that names a seat which has turned up all it has
// unseen and kept the key.
func (h counters) fitting(made step) (int, error) {
	g, legal, n, holder := h.unseen(), h.play.Legal(), made.n, made.holder
	switch {
	case h.play.Turn().Over():
		return 0, ErrOver
	case n < 0 || n >= h.codeCount():
		return 0, ErrRank
	}
	some, all := g.TurnsUp()
	switch {
	case g.SetsUp():
		if key, ok := h.keyOf(h.spell()); ok {
			n = (n + len(legal) - h.pad(key, len(legal))) % len(legal)
		}
	case g.Draws():
		return h.lotRank(holder), nil
	case g.Exposes():
		kind := g.Counters()[n]
		if _, ok := h.keyOf(h.spell()); !ok {
			return rankOf(legal, kind), nil
		}
		if n = h.lotRank(holder); legal[n].What != kind {
			return -1, nil
		}
	case all:
		s := h.spell()
		if _, ok := h.keyChains[s.owner].At(s.time); !ok { // nobody can know what follows
			return 0, &CheatError{Seat: h.play.Turn().Seat, Round: s.time, Deed: Withheld, To: engine.Nobody}
		}
	case some:
		return rankOf(legal, g.Counters()[n]), nil
	}
	return n, nil
}

// guessOther makes a counter that was turned up or drawn what it was, and answers
// where its spell begins. Where the key says otherwise somebody lies; then the key
// tells nothing any more.
func (h counters) guessOther(made step, _ int) (from int, err error) {
	s, g, turn := h.spell(), h.unseen(), h.play.Turn()
	if s == nil || s.from < 0 {
		return 0, fmt.Errorf("%w: nothing was drawn that could be another", ErrRules)
	}
	by := turn.Seat
	if by < 0 {
		by = made.holder
	}
	if _, ok := h.keyOf(s); ok {
		s.liar, s.lie = by, len(h.play.Log())
		return s.from, nil
	}
	shown := lot{at: len(h.play.Log()), place: turn.Place, kind: g.Counters()[made.n], seen: true}
	drawn := s.lots[:s.drawn]
	if g.Exposes() {
		s.exposed = append(slices.Clip(s.exposed), shown)
	} else if i := slices.IndexFunc(drawn, func(l lot) bool { return l.place == turn.Place }); i >= 0 {
		shown.at = drawn[i].at
		drawn[i] = shown
	}
	if !s.fit(h.play.Replay(s.from).Legal(nil)) {
		return 0, h.playedOther(by, s.time, len(h.play.Log()))
	}
	return s.from, nil
}

func (h counters) record(c engine.Choice) {
	s, g := h.spell(), h.unseen()
	if s == nil {
		return
	}
	if s.from < 0 {
		s.from = len(h.play.Log())
		_, s.keyed = h.keyOf(s)
	}
	l := lot{at: len(h.play.Log()), place: h.play.Turn().Place, kind: c.What}
	switch {
	case g.Draws():
		if s.drawn < len(s.lots) {
			l.seen = s.lots[s.drawn].seen
		}
		s.lots = append(s.lots[:s.drawn:s.drawn], append([]lot{l}, s.lots[min(s.drawn+1, len(s.lots)):]...)...)
		s.drawn++
	case g.Exposes():
		l.seen = true
		s.exposed = append(slices.Clip(s.exposed), l)
	default:
		if some, all := g.TurnsUp(); some && !all {
			for i := range s.lots[:s.drawn] {
				s.lots[i].seen = s.lots[i].seen || s.lots[i].place == l.place
			}
		}
	}
}

// conclude: all was turned up.
func (h counters) conclude() {
	now := h.spell()
	for i := range h.counted.spells {
		if s := &h.counted.spells[i]; s != now && s.from >= 0 && s.to < 0 {
			s.to = len(h.play.Log())
		}
	}
}
