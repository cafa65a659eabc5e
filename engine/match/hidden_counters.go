package match

import (
	"fmt"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Hidden counters: a side sets up unseen, or draws counters from a cup of its own
// and turns them up later. Nothing is shuffled: the counters follow from a key that
// only the side knows and from tokens that it could not choose. Other devices
// guess; when the counters are turned up the key is shown, and everybody can see
// that they were drawn so.

// HiddenCounters is a State of a game in which a side sets up, or draws counters, so
// that others do not see it. It is over for a side before it begins anew.
type HiddenCounters interface {
	engine.State
	// Guard has the rules ask a seat to reveal what only its side knows.
	Guard()
	// Times is how often a side may have something unseen.
	Times() int
	// Team is the first seat of a side, and how many seats play it.
	Team(side int8) (first engine.Seat, seats int)
	// Conceals is the side that has something unseen, or is about to, and which time
	// it is, 1 to Times; None where there is nothing. It depends on nothing unseen.
	Conceals() (side int8, time int)
	// SetsUp reports whether the seat that decides does so unseen.
	SetsUp() bool
	// Draws reports whether Nature draws a counter for Turn.Place that only
	// Turn.Side sees. A place has no more than one.
	Draws() bool
	// Exposes reports whether Nature draws a counter that all see, out of a cup
	// that only the side knows.
	Exposes() bool
	// Reveals reports whether the seat that decides reveals the counter of
	// Turn.Place, or all that its side has unseen. It has one choice.
	Reveals() (some, all bool)
	// Spent reports whether the side has decided all that hangs on what it has
	// unseen and will be turned up soon anyway.
	Spent() bool
	// Counters are the Whats that a counter may be that is drawn or turned up now.
	Counters() []int8
}

// counters are what sides have set up unseen, and counters that they have drawn.
type counters struct{ *hidden }

// current is the concealment that the open decision belongs to, or nil.
func (h counters) current() *concealment {
	side, time := h.hiding().Conceals()
	if side == engine.None {
		return nil
	}
	owner, _ := h.hiding().Team(side)
	player, list := h.play.heir(owner), h.concealed.all
	for i := range list {
		if s := &list[i]; s.owner == owner && s.time == time && s.player == player {
			return s
		}
	}
	h.concealed.all = append(list, concealment{owner: owner, player: player, time: time, from: -1, to: -1, liar: engine.Nobody})
	return &h.concealed.all[len(list)]
}

// keyOf is the key of a concealment, if this device knows it and what was turned up
// agrees with it.
func (h counters) keyOf(s *concealment) (key dice.Token, ok bool) {
	chain, _ := redealing(h).keysBy(int(s.owner), s.player)
	key, ok = chain.At(s.time)
	return key, ok && s.liar == engine.Nobody
}

// onSide reports whether a seat plays the side of another.
func (h counters) onSide(seat, owner engine.Seat) bool {
	for side := range h.play.Game().Lexicon().Sides {
		if first, n := h.hiding().Team(int8(side)); first == owner && seat >= first && int(seat-first) < n {
			return true
		}
	}
	return false
}

// playsFor reports whether a seat of an owner's side plays on this device.
func (h counters) playsFor(owner engine.Seat) bool {
	for i := range h.seats {
		if seat := engine.Seat(i); h.keyChains[seat].Held() && h.onSide(seat, owner) {
			return true
		}
	}
	return false
}

// lacks reports whether a seat of this device is asked for what its side has
// unseen, and the device does not know the key.
func (h counters) lacks() bool {
	g := h.hiding()
	some, _ := g.Reveals()
	if h.play.Turn().Seat < 0 || !h.keyChains[h.play.Turn().Seat].Held() || !some && !g.SetsUp() {
		return false
	}
	_, ok := h.keyOf(h.current())
	return !ok
}

// reveals reports whether a seat of this device reveals what it must: there is
// nothing to decide.
func (h counters) reveals() bool {
	g := h.hiding()
	if h.play.Turn().Seat < 0 {
		return false
	}
	some, _ := g.Reveals()
	return some && h.keyChains[h.play.Turn().Seat].Held() && h.current().keyed
}

// revealsAll reports whether a seat reveals all that its side has unseen.
func revealsAll(s engine.State) bool {
	g, ok := s.(HiddenCounters)
	if !ok {
		return false
	}
	_, all := g.Reveals()
	return all
}

// opened: all of it follows from the key, which was shown.
func (h counters) opened() bool {
	if _, all := h.hiding().Reveals(); !all || h.play.Turn().Seat < 0 {
		return false
	}
	s := h.current()
	_, ok := h.keyOf(s)
	return ok && concealing(h).isOpen(s)
}

// waits: Nature waits for a device that knows the cup.
func (h counters) waits() bool {
	g := h.hiding()
	return g.Exposes() && !(h.playsFor(h.current().owner) && h.current().keyed)
}

// learn has partners recall the keys of their side, and puts what follows from
// keys in place of guesses.
func (h counters) learn() error {
	_, seats := h.Partners()
	for _, seat := range seats {
		h.readKey(seat, h.ownerOf(seat))
	}
	return h.replayWithKeys()
}

// replayWithKeys plays again, with their keys, concealments that were a guess.
func (h counters) replayWithKeys() error {
	for i := range h.concealed.all {
		s := &h.concealed.all[i]
		if _, ok := h.keyOf(s); s.from < 0 || s.keyed || !ok {
			continue
		}
		if fits, err := h.play.again(s.from); err != nil {
			return err
		} else if !fits {
			return fmt.Errorf("%w: more was turned up than there is", ErrRules)
		}
	}
	return nil
}

// act sends keys to partners, and shows them once all was turned up. With sealed dice
// it shows them before the dice of a turn, when all marches are made. Else the match
// would have to come back for nothing but that.
func (h counters) act() error {
	h.shareKeys()
	if err := h.replayWithKeys(); err != nil {
		return err
	}
	for i := range h.concealed.all {
		s := &h.concealed.all[i]
		if _, ok := h.keyOf(s); !ok || !h.playsFor(s.owner) || s.player < len(h.before[s.owner]) || concealing(h).isOpen(s) {
			continue
		}
		if s.to < 0 && s.from >= 0 && h.play.Patient() && h.hiding().Spent() {
			s.early, s.before = len(h.play.Log()), h.shown[s.owner]
		} else if s.to < 0 {
			continue
		}
		h.shown[s.owner] = s.time
	}
	return nil
}

// Concealments is how often sides have had something unseen, and how often all of it
// was turned up and its key shown.
func (h *hidden) Concealments() (all, open int) {
	if h.hiding() == nil {
		return 0, 0
	}
	for _, s := range h.concealed.all {
		if s.from < 0 {
			continue
		}
		if all++; s.to >= 0 && (concealing{h}).isOpen(&s) {
			open++
		}
	}
	return all, open
}

// review names a seat that has revealed counters it did not draw, or has told a
// partner another key than its own.
func (h counters) review() (*CheatError, error) {
	for _, s := range h.concealed.all {
		if s.liar != engine.Nobody {
			return h.playedOther(s.liar, s.time, s.lie), nil
		}
	}
	return h.judgePartners(), nil
}

func (h counters) reviewDue() (*CheatError, error) { return h.review() }

func (h counters) deals(s engine.State) bool {
	g := s.(HiddenCounters)
	return g.Draws() || g.Exposes()
}

func (h counters) dealt(holder engine.Seat) (int, error) { return h.counterRank(holder), nil }

// dealer draws a counter that all see: the holder, or else the player who knows
// the cup.
func (h counters) dealer(holder engine.Seat) (engine.Seat, bool) {
	if !h.exposes() {
		return engine.Nobody, false
	}
	if h.onSide(holder, h.current().owner) {
		return holder, true
	}
	return h.play.Turn().Roller, true
}

func (h counters) known(seat engine.Seat) bool {
	for _, s := range h.concealed.all {
		if s.from >= 0 && s.to < 0 && !s.keyed && h.onSide(seat, s.owner) {
			return false
		}
	}
	return true
}

// guess changes the current concealment.
func (h counters) guess(seed uint64) error {
	s := h.current()
	if s == nil || s.from < 0 || s.keyed {
		return nil
	}
	cup := h.play.Replay(s.from).Legal(nil)
	for i := range s.counters[:s.drawn] {
		if l := &s.counters[i]; !l.seen {
			l.kind = cup[dice.Draw(seed, i, len(cup))].What
		}
	}
	if !s.fit(cup) {
		return ErrRules
	}
	_, err := h.play.again(s.from)
	return err
}

// proceed learns what partners have told, reveals what is due and shows its key, and
// looks at what others have turned up.
func (h counters) proceed() error {
	for _, do := range [...]func() error{h.advance, h.play.nature, h.advance, h.detect} {
		if err := do(); err != nil {
			return err
		}
	}
	return nil
}
