package brianboru

import (
	"bytes"
	"encoding/json"
	"errors"
)

// Action cards in words.

// cardsHere is a list of cards by value or, of a View, how many are hidden.
type cardsHere struct {
	cards  cards
	hidden int8
}

type hiddenHere struct {
	Hidden int8 `json:"hidden"`
}

var (
	errHidden = errors.New("a position with hidden cards cannot be played")
	errCard   = errors.New("cards have values from 1 to 25, each once")
)

func (c cardsHere) MarshalJSON() ([]byte, error) {
	if c.hidden > 0 {
		return json.Marshal(hiddenHere{c.hidden})
	}
	values := []int8{}
	for held := c.cards; held != 0; {
		values = append(values, held.draw().value())
	}
	return json.Marshal(values)
}

func (c *cardsHere) UnmarshalJSON(text []byte) error {
	if bytes.HasPrefix(text, []byte("{")) {
		return errHidden
	}
	var values []int8
	if err := json.Unmarshal(text, &values); err != nil {
		return err
	}
	for _, v := range values {
		if v < 1 || v > cardCount || c.cards.has(card(v-1)) {
			return errCard
		}
		c.cards |= card(v - 1).set()
	}
	return nil
}

// cardHere is a card by value or, of a View, hidden.
type cardHere int8

func (c cardHere) MarshalJSON() ([]byte, error) {
	if c == 0 {
		return json.Marshal(hiddenHere{1})
	}
	return json.Marshal(int8(c))
}

func (c *cardHere) UnmarshalJSON(text []byte) error {
	if bytes.HasPrefix(text, []byte("{")) {
		return errHidden
	}
	return json.Unmarshal(text, (*int8)(c))
}

// hands are the cards of hands, packets and trick and the one left over.
func (w *words) hands(s *State, r *record) {
	if w.Writing {
		for _, p := range s.Trick() {
			r.Trick = append(r.Trick, playHere{lexicon.Sides[p.Seat], p.Card + 1})
		}
		if s.aside != noCard || s.hidden.aside > 0 {
			aside := cardHere(s.aside.value())
			r.SetAside = &aside
		}
		return
	}
	var seen cards
	hold := func(c cards) {
		if seen&c != 0 {
			w.Fail("a card is in two places")
		}
		seen |= c
	}
	for who := range s.seats {
		h := r.Players[who.String()]
		s.player[who].hand = h.Hand.cards
		hold(h.Hand.cards)
		hold(h.Packet.cards)
		for _, waiting := range h.Waiting {
			hold(waiting.cards)
		}
	}
	for i, t := range r.Trick {
		who, played := side(w.Find(w.sides(), t.Side, "player")), w.card(t.Card)
		if i == 0 {
			s.leader = who
		} else if w.Err == nil && (s.trick[who] != noCard || s.trick[s.before(who)] == noCard) {
			w.Fail("the trick is not in the order of play")
		}
		if w.Err != nil {
			return
		}
		s.trick[who] = played
		hold(played.set())
	}
	if r.SetAside != nil {
		s.aside = w.card(int8(*r.SetAside))
		hold(s.aside.set())
	}
}

// writeCards writes the cards in a hand and, in the draft, in the packets before it.
func writeCards(s *State, who side, h *playerHere) {
	h.Hand = cardsHere{s.player[who].hand, s.hidden.hand[who]}
	if s.phase != phaseDraft {
		return
	}
	for nth := range s.waiting(who) {
		from := s.behind(who, nth)
		packet := cardsHere{s.packet[from], s.hidden.packet[from]}
		if nth == 0 {
			h.Packet = packet
		} else {
			h.Waiting = append(h.Waiting, packet)
		}
	}
}

// card reads a card's value.
func (w *words) card(value int8) card {
	c := card(0)
	if w.Within(int(value), 1, cardCount, "card"); w.Err == nil {
		c = card(value - 1)
	}
	return c
}
