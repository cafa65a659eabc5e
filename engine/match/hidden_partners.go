package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/veil"
)

// How the seats of one side come to know its keys. The first seat of the side
// tells its last key, from which all others follow, to each of its partners,
// once for the whole match. It is sealed with a secret that two seats share whose
// points the link holds, and fits the chain of the owner or does not.

// Stage is how far a partner is.
type Stage uint8

const (
	Untold Stage = iota
	Shown        // shows the point by which it can be told
	Told         // has been told, by the point of the owner
	Noted        // has put the key under a key of its own
	Stages       // how many there are
)

// Partner is what a link holds for a seat that is not the first of its side.
type Partner struct {
	Stage  Stage
	Point  veil.Point // its own, until it has noted
	Owner  veil.Point // the owner's, once it was told and until it has noted
	Sealed dice.Token // the key, once it was told
}

// Partners is what a link holds for the seats that are not the first of their
// side, and which seats these are; nil where nothing is drawn unseen.
func (h *hidden) Partners() (of []Partner, seats []engine.Seat) {
	g := h.unseen()
	if g == nil {
		return nil, nil
	}
	for side := range h.play.Game().Lexicon().Sides {
		first, n := g.Team(int8(side))
		for k := 1; k < n; k++ {
			seat := first + engine.Seat(k)
			of, seats = append(of, h.counted.partners[seat]), append(seats, seat)
		}
	}
	return of, seats
}

// Lots reports whether it is no cards that are veiled in the match but what sides
// set up and draw.
func (h *hidden) Lots() bool { return h.unseen() != nil }

// SetPartner takes what a link holds for a seat, after Veil and before the first
// choice.
func (h *hidden) SetPartner(seat engine.Seat, p Partner) error {
	if h.unseen() == nil || len(h.play.Log()) > 0 || p.Stage >= Stages {
		return ErrVeil
	}
	h.counted.partners[seat] = p
	return nil
}

// ownerOf is the first seat of a seat's side.
func (h counters) ownerOf(seat engine.Seat) engine.Seat {
	for side := range h.play.Game().Lexicon().Sides {
		if first, n := h.unseen().Team(int8(side)); n > 0 && seat >= first && int(seat-first) < n {
			return first
		}
	}
	return seat
}

// pair is the seat's key for sharing secrets with partners: of the link of its
// chain after the last one that it shows in a match without complaints.
func (h counters) pair(seat engine.Seat) (*veil.Pair, bool) {
	token, ok := h.keyChains[seat].At(h.lastKey)
	if !ok {
		return nil, false
	}
	return veil.NewPair(h.id, int(seat), token), true
}

// whisper does for the seats of this device what is due in telling keys.
func (h counters) whisper() {
	_, seats := h.Partners()
	for _, seat := range seats {
		owner := h.ownerOf(seat)
		h.ask(seat)
		h.answerTo(seat, owner)
		h.hear(seat, owner)
	}
}

// ask shows a partner's point.
func (h counters) ask(seat engine.Seat) {
	p := &h.counted.partners[seat]
	if !h.keyChains[seat].Held() || p.Stage == Noted {
		return
	}
	if pair, _ := h.pair(seat); p.Stage == Untold || p.Point != pair.Point() {
		*p = Partner{Stage: Shown, Point: pair.Point()}
	}
}

// answerTo tells a partner the owner's last key.
func (h counters) answerTo(seat, owner engine.Seat) {
	p := &h.counted.partners[seat]
	if p.Stage != Shown || !h.keyChains[owner].Held() {
		return
	}
	pair, _ := h.pair(owner)
	secret, err := pair.Share(p.Point, int(owner), int(seat))
	if err != nil {
		return // no point: its owner shows another
	}
	last, _ := h.keyChains[owner].At(h.unseen().Times())
	p.Stage, p.Owner, p.Sealed = Told, pair.Point(), crossed(last, secret)
}

// recall has a partner's device learn what it was told or has noted. It answers
// false where that is not the owner's last key.
func (h counters) recall(seat, owner engine.Seat) bool {
	p := h.counted.partners[seat]
	if !h.keyChains[seat].Held() || p.Stage < Told {
		return true
	}
	pair, _ := h.pair(seat)
	secret := pair.Own()
	if p.Stage == Told {
		var err error
		if secret, err = pair.Share(p.Owner, int(owner), int(seat)); err != nil {
			return false
		}
	}
	return h.learns(owner, crossed(p.Sealed, secret))
}

// hear has a partner note what it was told. Where that is not the owner's last
// key it shows its own, so that all can see it.
func (h counters) hear(seat, owner engine.Seat) {
	p := &h.counted.partners[seat]
	if !h.recall(seat, owner) {
		h.shown[seat] = h.lastKey
		return
	}
	if h.keyChains[seat].Held() && p.Stage == Told {
		pair, _ := h.pair(seat)
		last, _ := h.keyChains[owner].At(h.unseen().Times())
		*p = Partner{Stage: Noted, Sealed: crossed(last, pair.Own())}
	}
}

// learns takes an owner's last key, if it is.
func (h counters) learns(owner engine.Seat, last dice.Token) bool {
	if h.keyChains[owner].Held() {
		return true
	}
	return h.keyChains[owner].Learn(h.unseen().Times(), last)
}

// crossed seals a token with a secret, and opens it.
func crossed(t dice.Token, secret [32]byte) dice.Token {
	for i := range t {
		t[i] ^= secret[i]
	}
	return t
}

// judgeWhispers names who has told a partner another key than his, once that
// partner has shown what it was told with; or the partner, if all was in order.
func (h counters) judgeWhispers() *CheatError {
	of, seats := h.Partners()
	for i, seat := range seats {
		if h.shown[seat] < h.lastKey {
			continue
		}
		p, owner := of[i], h.ownerOf(seat)
		pair, _ := h.pair(seat)
		if secret, err := pair.Share(p.Owner, int(owner), int(seat)); p.Stage == Told && p.Point == pair.Point() &&
			(err != nil || !h.fitsChain(owner, crossed(p.Sealed, secret))) {
			return &CheatError{Seat: owner, Round: 1, Deed: ToldOther, To: seat}
		}
		return &CheatError{Seat: seat, Round: 1, Deed: Complained, To: owner}
	}
	return nil
}

// fitsChain reports whether a token is an owner's last key.
func (h counters) fitsChain(owner engine.Seat, last dice.Token) bool {
	chain := h.keyChains[owner].Told()
	return chain.Learn(h.unseen().Times(), last)
}

// owing: the owner, who has not told the seat its key.
func (h counters) owing(seat engine.Seat) engine.Seat {
	owner := h.ownerOf(seat)
	if s := h.spell(); s != nil && s.owner == owner && owner != seat && h.counted.partners[seat].Stage == Shown {
		return owner
	}
	return engine.Nobody
}
