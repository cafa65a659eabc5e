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
func (m *Match) Partners() (of []Partner, seats []engine.Seat) {
	g := m.unseen()
	if g == nil {
		return nil, nil
	}
	for side := range m.game.Lexicon().Sides {
		first, n := g.Team(int8(side))
		for k := 1; k < n; k++ {
			seat := first + engine.Seat(k)
			of, seats = append(of, m.hands.unseen.partners[seat]), append(seats, seat)
		}
	}
	return of, seats
}

// Lots reports whether it is no cards that are veiled in the match but what sides
// set up and draw.
func (m *Match) Lots() bool { return m.unseen() != nil }

// SetPartner takes what a link holds for a seat, after Veil and before the first
// choice.
func (m *Match) SetPartner(seat engine.Seat, p Partner) error {
	if m.unseen() == nil || len(m.log) > 0 || p.Stage >= Stages {
		return ErrVeil
	}
	m.hands.unseen.partners[seat] = p
	return nil
}

// ownerOf is the first seat of a seat's side.
func (m *Match) ownerOf(seat engine.Seat) engine.Seat {
	for side := range m.game.Lexicon().Sides {
		if first, n := m.unseen().Team(int8(side)); n > 0 && seat >= first && int(seat-first) < n {
			return first
		}
	}
	return seat
}

// pair is the seat's key for sharing secrets with partners: of the link of its
// chain after the last one that it shows in a match without complaints.
func (m *Match) pair(seat engine.Seat) (*veil.Pair, bool) {
	token, ok := m.hands.chains[seat].At(m.hands.keys)
	if !ok {
		return nil, false
	}
	return veil.NewPair(m.header.Dice.Seed, int(seat), token), true
}

// whisper does for the seats of this device what is due in telling keys.
func (m *Match) whisper() {
	_, seats := m.Partners()
	for _, seat := range seats {
		owner := m.ownerOf(seat)
		m.ask(seat)
		m.answerTo(seat, owner)
		m.hear(seat, owner)
	}
}

// ask shows a partner's point.
func (m *Match) ask(seat engine.Seat) {
	p := &m.hands.unseen.partners[seat]
	if !m.hands.chains[seat].Held() || p.Stage == Noted {
		return
	}
	if pair, _ := m.pair(seat); p.Stage == Untold || p.Point != pair.Point() {
		*p = Partner{Stage: Shown, Point: pair.Point()}
	}
}

// answerTo tells a partner the owner's last key.
func (m *Match) answerTo(seat, owner engine.Seat) {
	p := &m.hands.unseen.partners[seat]
	if p.Stage != Shown || !m.hands.chains[owner].Held() {
		return
	}
	pair, _ := m.pair(owner)
	secret, err := pair.Share(p.Point, int(owner), int(seat))
	if err != nil {
		return // no point: its owner shows another
	}
	last, _ := m.hands.chains[owner].At(m.unseen().Times())
	p.Stage, p.Owner, p.Sealed = Told, pair.Point(), crossed(last, secret)
}

// recall has a partner's device learn what it was told or has noted. It answers
// false where that is not the owner's last key.
func (m *Match) recall(seat, owner engine.Seat) bool {
	p := m.hands.unseen.partners[seat]
	if !m.hands.chains[seat].Held() || p.Stage < Told {
		return true
	}
	pair, _ := m.pair(seat)
	secret := pair.Own()
	if p.Stage == Told {
		var err error
		if secret, err = pair.Share(p.Owner, int(owner), int(seat)); err != nil {
			return false
		}
	}
	return m.learns(owner, crossed(p.Sealed, secret))
}

// hear has a partner note what it was told. Where that is not the owner's last
// key it shows its own, so that all can see it.
func (m *Match) hear(seat, owner engine.Seat) {
	p := &m.hands.unseen.partners[seat]
	if !m.recall(seat, owner) {
		m.hands.shown[seat] = m.hands.keys
		return
	}
	if m.hands.chains[seat].Held() && p.Stage == Told {
		pair, _ := m.pair(seat)
		last, _ := m.hands.chains[owner].At(m.unseen().Times())
		*p = Partner{Stage: Noted, Sealed: crossed(last, pair.Own())}
	}
}

// learns takes an owner's last key, if it is.
func (m *Match) learns(owner engine.Seat, last dice.Token) bool {
	if m.hands.chains[owner].Held() {
		return true
	}
	return m.hands.chains[owner].Learn(m.unseen().Times(), last)
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
func (m *Match) judgeWhispers() *CheatError {
	of, seats := m.Partners()
	for i, seat := range seats {
		if m.hands.shown[seat] < m.hands.keys {
			continue
		}
		p, owner := of[i], m.ownerOf(seat)
		pair, _ := m.pair(seat)
		if secret, err := pair.Share(p.Owner, int(owner), int(seat)); p.Stage == Told && p.Point == pair.Point() &&
			(err != nil || !m.fitsChain(owner, crossed(p.Sealed, secret))) {
			return &CheatError{Seat: owner, Round: 1, Deed: ToldOther, To: seat}
		}
		return &CheatError{Seat: seat, Round: 1, Deed: Complained, To: owner}
	}
	return nil
}

// fitsChain reports whether a token is an owner's last key.
func (m *Match) fitsChain(owner engine.Seat, last dice.Token) bool {
	chain := m.hands.chains[owner].Told()
	return chain.Learn(m.unseen().Times(), last)
}

// owing: the owner, who has not told the seat its key.
func (m lotHands) owing(seat engine.Seat) engine.Seat {
	owner := m.ownerOf(seat)
	if s := m.spell(); s != nil && s.owner == owner && owner != seat && m.hands.unseen.partners[seat].Stage == Shown {
		return owner
	}
	return engine.Nobody
}
