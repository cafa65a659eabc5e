package match

import (
	"encoding/binary"
	"slices"

	"bretwalda/engine"
)

// transcript is the text that a proof covers.
func (ps *proofs) transcript(seat engine.Seat, v Vouch) (text []byte, ok bool) {
	w := &writer{text: append([]byte("bretwalda transcript"), 0)}
	founding := ps.match.founding()
	w.header(&founding)
	w.number(int(seat))
	w.claim(ps.match, seat)
	if !v.Whole {
		w.claim(ps.match, ps.match.header.Host)
		w.orders(ps.match.orders[seat])
		w.partner(ps.match, seat)
		return w.text, true
	}
	for i := range ps.match.header.Players {
		w.claim(ps.match, engine.Seat(i))
	}
	n := v.Choices
	if n > ps.steps() || !ps.ends(seat, n) || !ps.match.begun {
		return nil, false
	}
	w.number(n)
	w.history(ps.match, n)
	w.orders(ps.match.orders[seat])
	if ps.match.hidden != nil {
		ok = w.hands(ps.match, seat, v)
		return w.text, ok
	}
	return w.text, true
}

// byOrders is added in a transcript to the holder of a choice that orders made.
const byOrders = 64

// writer puts a transcript together.
type writer struct{ text []byte }

func (w *writer) number(n int) { w.text = binary.BigEndian.AppendUint16(w.text, uint16(n)) }

func (w *writer) words(s string) {
	w.number(len(s))
	w.text = append(w.text, s...)
}

func (w *writer) header(h *Header) {
	w.words(h.Game)
	for _, n := range [...]int{h.Revision, h.Setup.Scenario, h.Setup.Seats, len(h.Setup.Options), h.DiceNumber(), int(h.Host), int(h.Protocol)} {
		w.number(n)
	}
	w.text = append(w.text, h.Setup.Options...)
	w.text = binary.BigEndian.AppendUint64(w.text, h.Dice.Seed)
	for _, p := range h.Players {
		kind := p.Kind
		if p.claimable() {
			kind = Person
		}
		w.number(int(kind))
	}
	if h.HiddenHands {
		w.number(1)
	}
}

// claim holds the commitments of the first player of a seat.
func (w *writer) claim(m *Match, seat engine.Seat) {
	w.player(m, seat, 0)
	if m.hidden != nil {
		w.key(m, seat, 0)
	}
}

// key is the commitment of a player of a seat to keys.
func (w *writer) key(m *Match, seat engine.Seat, player int) {
	if m.hidden != nil {
		chain, _ := redealing{m.hidden}.keysBy(int(seat), player)
		token, _ := chain.At(0)
		w.text = append(w.text, token[:]...)
	}
}

// player is a player of a seat, with their commitment.
func (w *writer) player(m *Match, seat engine.Seat, player int) {
	w.words(m.nameOf(int(seat), player))
	token, _ := m.chainOf(int(seat), player).At(0)
	w.text = append(w.text, token[:]...)
}

// history is the first steps of the match. Steps that follow from others are no part
// of it.
func (w *writer) history(m *Match, steps int) {
	var players [engine.MaxSeats]int
	past := m.History()[:steps]
	for i := range past {
		s := &past[i]
		if a := s.Amendment; a != nil {
			w.text = append(w.text, byte(engine.MaxSeats), byte(a.Kind), byte(a.Seat), byte(a.Change.Kind), byte(a.Change.Seat), byte(a.Change.Bot))
			if a.Kind == Succeed {
				players[a.Seat]++
				w.player(m, a.Seat, players[a.Seat])
				w.key(m, a.Seat, players[a.Seat])
			}
			if a.Change.Kind == Redeal {
				w.number(a.Change.Round)
			}
			continue
		}
		holder := byte(s.Entry.Holder)
		if s.Entry.Orders {
			holder += byOrders
		}
		w.text = append(w.text, byte(s.Entry.Seat), holder)
		switch {
		case !m.Stores(s):
		case s.coded:
			w.number(int(s.code.n))
		default:
			w.number(int(s.Entry.Rank))
		}
	}
}

func (w *writer) orders(orders []engine.Order) {
	w.number(len(orders))
	for _, o := range orders {
		w.text = append(w.text, o.Policy, byte(o.Side), o.Value)
	}
}

// partner is the part of a seat in getting the keys of its side.
func (w *writer) partner(m *Match, seat engine.Seat) {
	if m.hidden == nil {
		return
	}
	p := &m.hidden.concealed.partners[seat]
	if p.Turn > 0 {
		w.number(p.Turn)
	}
	switch p.Stage {
	case NoKey:
	case KeyKept:
		w.text = append(w.text, p.Sealed[:]...)
	default:
		w.text = append(w.text, p.Point[:]...)
	}
}

// hands are the acts with hidden cards that the seat vouches for. It leaves out
// everything that others leave out once all keys are shown.
func (w *writer) hands(m *Match, seat engine.Seat, v Vouch) bool {
	h := m.hidden
	shown := h.shown[seat]
	w.partner(m, seat)
	if m.DrawsCounters() {
		return true // keys of a side are shown by the devices of all its seats
	}
	token, _ := h.keyChains[seat].At(shown)
	w.number(shown)
	w.text = append(w.text, token[:]...)
	for i := range h.rounds {
		if h.rounds[i].Complaint == seat {
			w.number(i + 1)
		}
	}
	for i, c := range v.Rounds {
		if shown+i >= len(h.rounds) {
			return false
		}
		r := &h.rounds[shown+i]
		if r.Void && c == (Cover{}) {
			continue
		}
		if r.Shuffle == nil || c.Acts > r.Shuffle.Acts() || c.Passed > len(r.Passed) {
			return false
		}
		w.number(c.Acts)
		w.text = r.Shuffle.Transcript(w.text, c.Acts)
		for _, told := range append(slices.Clone(r.Passed[:c.Passed]), r.Notes[seat]) {
			w.number(len(told))
			for _, card := range told {
				w.text = append(w.text, byte(card))
			}
		}
	}
	return true
}
