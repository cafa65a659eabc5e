package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/poker"
)

// The seats of one side share its keys. The first seat of the side tells its last key,
// from which all others follow, to each of its partners, once for the whole match. It
// is sealed with a secret that the two seats share, whose points the link holds. It
// fits the chain of the owner or does not.

// Stage is the progress of a partner.
type Stage uint8

const (
	NoKey   Stage = iota
	AsksKey       // shows the point by which it can get the key
	KeySent       // has got the key, by the point of the owner
	KeyKept       // has sealed the key under its own
	Stages        // how many there are
)

// Partner is the part of a link for a seat that is not the first of its side.
type Partner struct {
	Turn   int // how many players of its own seat and of the owner's had vanished
	Stage  Stage
	Point  poker.Point // its own, until it has noted
	Owner  poker.Point // the owner's, once the key was sent and until it is kept
	Sealed dice.Token  // the key, once it was sent
}

// Partners is the part of a link for the seats that are not the first of their side;
// nil where nothing is drawn unseen.
func (h *hidden) Partners() (of []Partner, seats []engine.Seat) {
	g := h.hiding()
	if g == nil {
		return nil, nil
	}
	for side := range h.play.Game().Lexicon().Sides {
		first, n := g.Team(int8(side))
		for k := 1; k < n; k++ {
			seat := first + engine.Seat(k)
			of, seats = append(of, h.concealed.partners[seat]), append(seats, seat)
		}
	}
	return of, seats
}

// DrawsCounters reports whether the match hides counters that sides
// set up and draw.
func (h *hidden) DrawsCounters() bool { return h.hiding() != nil }

// SetPartner takes the part of a link for a seat, after HideHands and before the first
// choice.
func (h *hidden) SetPartner(seat engine.Seat, p Partner) error {
	if h.hiding() == nil || len(h.play.Log()) > 0 || p.Stage >= Stages {
		return ErrHidden
	}
	h.concealed.partners[seat] = p
	return nil
}

// ownerOf is the first seat of a seat's side.
func (h counters) ownerOf(seat engine.Seat) engine.Seat {
	for side := range h.play.Game().Lexicon().Sides {
		if first, n := h.hiding().Team(int8(side)); n > 0 && seat >= first && int(seat-first) < n {
			return first
		}
	}
	return seat
}

// pair is the seat's key for sharing secrets with partners: of the link of its chain
// after the last that it shows in a match without complaints.
func (h counters) pair(seat engine.Seat) (*poker.Pair, bool) {
	token, ok := h.keyChains[seat].At(h.lastKey)
	if !ok {
		return nil, false
	}
	return poker.NewPair(h.id, int(seat), token), true
}

// shareKeys does the part of this device's seats in sharing keys.
func (h counters) shareKeys() {
	_, seats := h.Partners()
	for _, seat := range seats {
		owner := h.ownerOf(seat)
		h.showPoint(seat, owner)
		h.sendKey(seat, owner)
		h.keepKey(seat, owner)
	}
}

// showPoint shows a partner's point. Where a new player has come to its seat, or to the
// owner's, it asks once more.
func (h counters) showPoint(seat, owner engine.Seat) {
	p := &h.concealed.partners[seat]
	if !h.keyChains[seat].Held() {
		return
	}
	turn := concealing(h).turn(seat, owner)
	if p.Stage == KeyKept && p.Turn == turn {
		return
	}
	if pair, _ := h.pair(seat); p.Stage == NoKey || p.Turn != turn || p.Point != pair.Point() {
		*p = Partner{Turn: turn, Stage: AsksKey, Point: pair.Point()}
	}
}

// sendKey sends a partner the owner's last key.
func (h counters) sendKey(seat, owner engine.Seat) {
	p := &h.concealed.partners[seat]
	if p.Stage != AsksKey || !h.keyChains[owner].Held() || p.Turn != concealing(h).turn(seat, owner) {
		return
	}
	pair, _ := h.pair(owner)
	secret, err := pair.Share(p.Point, int(owner), int(seat))
	if err != nil {
		return // no point: its owner shows another
	}
	last, _ := h.keyChains[owner].At(h.hiding().Times())
	p.Stage, p.Owner, p.Sealed = KeySent, pair.Point(), xor(last, secret)
}

// readKey has a partner's device learn the key that it was sent or has kept. It
// returns false where that is not the owner's last key.
func (h counters) readKey(seat, owner engine.Seat) bool {
	p := h.concealed.partners[seat]
	if !h.keyChains[seat].Held() || p.Stage < KeySent || p.Turn != concealing(h).turn(seat, owner) {
		return true
	}
	pair, _ := h.pair(seat)
	secret := pair.Own(p.Turn)
	if p.Stage == KeySent {
		var err error
		if secret, err = pair.Share(p.Owner, int(owner), int(seat)); err != nil {
			return false
		}
	}
	return h.learnKey(owner, xor(p.Sealed, secret))
}

// keepKey has a partner keep the key that it was sent. Where that is not the owner's
// last key it shows its own, so that all can see it.
func (h counters) keepKey(seat, owner engine.Seat) {
	p := &h.concealed.partners[seat]
	if !h.readKey(seat, owner) {
		h.shown[seat] = h.lastKey
		return
	}
	if h.keyChains[seat].Held() && p.Stage == KeySent && p.Turn == concealing(h).turn(seat, owner) {
		pair, _ := h.pair(seat)
		last, _ := h.keyChains[owner].At(h.hiding().Times())
		*p = Partner{Turn: p.Turn, Stage: KeyKept, Sealed: xor(last, pair.Own(p.Turn))}
	}
}

// learnKey takes a token if it is an owner's last key.
func (h counters) learnKey(owner engine.Seat, last dice.Token) bool {
	if h.keyChains[owner].Held() {
		return true
	}
	return h.keyChains[owner].Learn(h.hiding().Times(), last)
}

// xor seals a token with a secret, and opens it.
func xor(t dice.Token, secret [32]byte) dice.Token {
	for i := range t {
		t[i] ^= secret[i]
	}
	return t
}

// judgePartners names the seat that has sent a partner a wrong key, once that partner
// has shown the key that opens it. If all was in order it names the partner.
func (h counters) judgePartners() *CheatError {
	of, seats := h.Partners()
	for i, seat := range seats {
		if h.shown[seat] < h.lastKey {
			continue
		}
		p, owner := of[i], h.ownerOf(seat)
		pair, _ := h.pair(seat)
		if secret, err := pair.Share(p.Owner, int(owner), int(seat)); p.Stage == KeySent && p.Point == pair.Point() &&
			(err != nil || !h.fitsChain(owner, xor(p.Sealed, secret))) {
			return &CheatError{Seat: owner, Round: 1, Misdeed: PassedOther, To: seat}
		}
		return &CheatError{Seat: seat, Round: 1, Misdeed: Complained, To: owner}
	}
	return nil
}

// fitsChain reports whether a token is an owner's last key.
func (h counters) fitsChain(owner engine.Seat, last dice.Token) bool {
	chain := h.keyChains[owner].Public()
	return chain.Learn(h.hiding().Times(), last)
}

// waitingFor: the owner, who has not sent the seat its key.
func (h counters) waitingFor(seat engine.Seat) engine.Seat {
	owner := h.ownerOf(seat)
	if s := h.current(); s != nil && s.owner == owner && owner != seat && h.concealed.partners[seat].Stage == AsksKey && h.concealed.partners[seat].Turn == concealing(h).turn(seat, owner) {
		return owner
	}
	return engine.Nobody
}
