package match

import (
	"fmt"
	"slices"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// pad hides a rank of n that is set up unseen, at a place in the log of a match.
func pad(match uint64, key dice.Token, place, n int) int {
	return dice.Draw(dice.Mix(match, []dice.Token{key}), place, n)
}

// counterRank is the rank of the counter that Nature draws, in the possession of a seat:
// by the key, or a guess.
func (h counters) counterRank(holder engine.Seat) int {
	s, legal := h.current(), h.play.Legal()
	if key, ok := h.keyOf(s); ok {
		seed := dice.Mix(h.id, append([]dice.Token{key}, h.play.newest(holder)...))
		return dice.Draw(seed, len(h.play.Log()), len(legal))
	}
	if s.drawn < len(s.counters) && h.hiding().Draws() {
		if rank := rankOf(legal, s.counters[s.drawn].kind); rank >= 0 {
			return rank
		}
	}
	return dice.Draw(h.id+uint64(s.time), len(h.play.Log()), len(legal))
}

// known reports whether a token of a chain is known.
func known(chain *dice.Chain, n int) bool {
	_, ok := chain.At(n)
	return ok
}

// rankOf is the first choice with a What, or -1.
func rankOf(legal []engine.Choice, kind int8) int {
	return slices.IndexFunc(legal, func(c engine.Choice) bool { return c.What == kind })
}

func (h counters) codeOf(c engine.Choice, rank int) code {
	g, n := h.hiding(), len(h.play.Legal())
	some, all := g.Reveals()
	switch {
	case g.SetsUp():
		if key, ok := h.keyOf(h.current()); ok {
			rank = (rank + pad(h.id, key, len(h.play.Log()), n)) % n
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
	g := h.hiding()
	some, all := g.Reveals()
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
	g := h.hiding()
	some, _ := g.Reveals()
	return some || g.SetsUp() || g.Exposes()
}

func (h counters) secret() bool { return true }

func (h counters) byCode(int) bool { return true }

// fitting answers a *CheatError that names a seat which has turned up all it has
// unseen and kept the key.
func (h counters) fitting(made codedChoice) (int, error) {
	g, legal, n, holder := h.hiding(), h.play.Legal(), made.n, made.holder
	switch {
	case h.play.Turn().Over():
		return 0, ErrOver
	case n < 0 || n >= h.codeCount():
		return 0, ErrRank
	}
	some, all := g.Reveals()
	switch {
	case g.SetsUp():
		if key, ok := h.keyOf(h.current()); ok {
			n = (n + len(legal) - pad(h.id, key, len(h.play.Log()), len(legal))) % len(legal)
		}
	case g.Draws():
		return h.counterRank(holder), nil
	case g.Exposes():
		kind := g.Counters()[n]
		if _, ok := h.keyOf(h.current()); !ok {
			return rankOf(legal, kind), nil
		}
		if n = h.counterRank(holder); legal[n].What != kind {
			return -1, nil
		}
	case all:
		s := h.current()
		if chain, _ := redealing(h).keysBy(int(s.owner), s.player); !known(chain, s.time) { // nobody can know what follows
			return 0, &CheatError{Seat: h.play.Turn().Seat, Round: s.time, Misdeed: Withheld, To: engine.Nobody}
		}
	case some:
		return rankOf(legal, g.Counters()[n]), nil
	}
	return n, nil
}

// guessOther makes a counter that was turned up or drawn what it was, and answers
// where its concealment begins. Where the key says otherwise somebody lies; then the key
// tells nothing any more.
func (h counters) guessOther(made codedChoice, _ int) (from int, err error) {
	s, g, turn := h.current(), h.hiding(), h.play.Turn()
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
	shown := counter{at: len(h.play.Log()), place: turn.Place, kind: g.Counters()[made.n], seen: true}
	drawn := s.counters[:s.drawn]
	if g.Exposes() {
		s.exposed = append(slices.Clip(s.exposed), shown)
	} else if i := slices.IndexFunc(drawn, func(l counter) bool { return l.place == turn.Place }); i >= 0 {
		shown.at = drawn[i].at
		drawn[i] = shown
	}
	if !s.fit(h.play.Replay(s.from).Legal(nil)) {
		return 0, h.playedOther(by, s.time, len(h.play.Log()))
	}
	return s.from, nil
}

func (h counters) noteChoice(c engine.Choice) {
	s, g := h.current(), h.hiding()
	if s == nil {
		return
	}
	if s.from < 0 {
		s.from = len(h.play.Log())
		_, s.keyed = h.keyOf(s)
	}
	l := counter{at: len(h.play.Log()), place: h.play.Turn().Place, kind: c.What}
	switch {
	case g.Draws():
		if s.drawn < len(s.counters) {
			l.seen = s.counters[s.drawn].seen
		}
		s.counters = append(s.counters[:s.drawn:s.drawn], append([]counter{l}, s.counters[min(s.drawn+1, len(s.counters)):]...)...)
		s.drawn++
	case g.Exposes():
		l.seen = true
		s.exposed = append(slices.Clip(s.exposed), l)
	default:
		if some, all := g.Reveals(); some && !all {
			for i := range s.counters[:s.drawn] {
				s.counters[i].seen = s.counters[i].seen || s.counters[i].place == l.place
			}
		}
	}
}

// endHands: all was turned up.
func (h counters) endHands() {
	now := h.current()
	for i := range h.concealed.all {
		if s := &h.concealed.all[i]; s != now && s.from >= 0 && s.to < 0 {
			s.to = len(h.play.Log())
		}
	}
}
