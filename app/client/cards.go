package client

import (
	"bretwalda/app/store"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/link"
	"bretwalda/engine/match"
)

// Cards is the state of the protected hands of a match by link.
type Cards struct {
	Part      bool              // whom the match awaits has nothing to decide yet, but a part in dealing
	Complaint int               // the round whose cards somebody cannot read, or 0
	By        engine.Seat       // who cannot
	Cheat     *match.CheatError // who was found to have cheated, or nil; then nothing can be played
	Keys      []engine.Seat     // seats that have still to show their keys once the game is over
}

// cardsOf is the state of the protected hands of a match, nil where none are protected.
func cardsOf(m *match.Match) *Cards {
	h, err := m.Header()
	if err != nil || !h.HiddenHands {
		return nil
	}
	c := &Cards{Cheat: m.Caught()}
	c.Complaint, c.By = m.Complaint()
	turn := m.Turn()
	c.Part = m.Begun() && turn.Seat >= 0 && m.Awaits() != turn.Seat
	if !turn.Over() {
		return c
	}
	for i := range h.Players {
		if seat := engine.Seat(i); m.HandsOpen(seat) > 0 {
			c.Keys = append(c.Keys, seat)
		}
	}
	return c
}

// serves reports whether this device may have a part to do with protected cards.
// A match that it has handed over stays as it is until it comes back.
func (t *Table) serves() bool {
	return t.ByLink != nil && t.ByLink.Cards != nil && len(t.ByLink.Mine) > len(t.ByLink.Lost) && !t.ByLink.Sent && t.served != t.Text()
}

// serve does this device's part with the cards, and rolls what has waited.
func (m *TableScreen) serve() []Command {
	t := m.Table
	before := t.Text()
	for text := before; text != t.served; { // until there is nothing more to do
		t.served = text
		var err error
		if text, err = proceed(t.match); err != nil {
			m.warn("app.error")
			return nil
		}
	}
	if t.served == before {
		if t.match.Caught() != t.ByLink.Cards.Cheat {
			t.refresh(m.Settings.Passing)
		}
		return nil
	}
	t.dealt = true
	return m.store(func(r store.Record) store.Record {
		r.Served = true
		return r
	})
}

// proceed lets the match go on as far as this device can by itself. It answers the
// link.
func proceed(m *match.Match) (string, error) {
	if _, err := m.Continue(); err != nil {
		return "", err
	}
	return link.Encode(m)
}

// key is the deciding seat's key, where hands are protected.
func (t *Duties) key(seat engine.Seat) dice.Token {
	if t.ByLink == nil || t.ByLink.Cards == nil {
		return dice.Token{}
	}
	secret, _ := t.Record.Key(seat)
	return secret
}
