package brianboru

import (
	"slices"

	"bretwalda/engine"
)

// Redeal goes through a game by other cards where a seat does not know them: it deals and
// keeps again in every round, so that the seat has seen the same in each position. It
// takes the first position and its choices, and returns others; none where it finds none
// that fit what the players could do with their hands.
func (s *State) Redeal(log []engine.Choice, seat engine.Seat, draw func(n int) int) []engine.Choice {
	at := s.Clone().(*State)
	var anew []engine.Choice
	for n := 0; n < len(log); {
		end := n + 1
		next := at.Clone().(*State)
		for next.Play(log[n]); end < len(log) && !(next.ask.kind == askDeal && next.dealt == 0); end++ {
			next.Play(log[end])
		}
		round := at.redeal(log[n:end], seat, draw)
		if round == nil {
			return nil
		}
		anew, at, n = append(anew, round...), next, end
	}
	return anew
}

// redeals is how many deals of a round are tried: most of those that do not fit give
// a player a card to lead who had none.
const redeals = 400

// redeal deals one round again, if the choices hold one.
func (s *State) redeal(log []engine.Choice, seat engine.Seat, draw func(n int) int) []engine.Choice {
	r := redeal{seat: side(seat), draw: draw, was: s.Clone().(*State)}
	for n, c := range log {
		if r.note(n, c); r.play(c) != nil {
			return nil
		}
	}
	if len(r.deals) == 0 {
		return log
	}
	if s := r.was; s.ask.kind == askKeep && s.ask.side == r.seat {
		r.see()
	}
	for range redeals {
		if anew := r.anew(log); s.alike(log, anew, seat) {
			return anew
		}
	}
	return nil
}

// alike reports whether a seat sees the same all along.
func (s *State) alike(log, other []engine.Choice, seat engine.Seat) bool {
	now, then := s.Clone().(*State), s.Clone().(*State)
	for n, c := range log {
		if _, err := now.Play(c); err != nil {
			return false
		}
		if _, err := then.Play(other[n]); err != nil || now.ask != then.ask || !now.View(seat).(*State).Is(then.View(seat)) {
			return false
		}
	}
	return true
}

// redeal is a round that is dealt again.
type redeal struct {
	seat side
	draw func(n int) int
	was  *State // before the choice

	deals, keeps []int // choices of the round
	packet       []side
	cells        []cell // of which cards were kept
	fate         [cardCount]fate
	sights       [maxSeats][]int8 // when the seat has seen each packet: after so many have kept of it
}

// cell is where a card has gone: out of which packet it was kept, after how many others
// had kept of it. The packet goes to the left. Cards that are still in one have waits; the
// one that is left over has no packet.
type cell struct {
	packet side
	nth    int8
}

const waits = 100

// keeper is who has the cards of a cell.
func (r *redeal) keeper(c cell) side {
	if c.nth == waits {
		return nobody
	}
	return (c.packet + side(c.nth)) % r.was.seats
}

// fate is what became of a card in a round, and what is known of that.
type fate struct {
	cell   cell
	fixed  bool // the seat has kept it
	seen   side // the packet in which the seat has seen it last and passed it on, or nobody
	last   int8 // and when
	played side // who has played it, or nobody
}

// note takes down a choice before it is made.
func (r *redeal) note(n int, c engine.Choice) {
	switch s := r.was; s.ask.kind {
	case askDeal:
		if s.dealt == 0 {
			for i := range r.fate {
				r.fate[i] = fate{cell: cell{nobody, waits}, seen: nobody, last: -1, played: nobody}
			}
		}
		r.deals, r.packet = append(r.deals, n), append(r.packet, s.ask.side)
		r.fate[c.What].cell.packet = s.ask.side
	case askKeep:
		who := s.ask.side
		to := cell{s.front(who), s.kept[who]}
		r.keeps, r.cells = append(r.keeps, n), append(r.cells, to)
		if who == r.seat {
			r.see()
		}
		for _, kept := range []int8{c.What, c.Extra} {
			f := &r.fate[kept]
			f.cell, f.fixed = to, who == r.seat
		}
	}
}

// see has the seat see the packet before it.
func (r *redeal) see() {
	of, nth := r.was.front(r.seat), r.was.kept[r.seat]
	r.sights[of] = append(r.sights[of], nth)
	for c := r.was.packet[of]; c != 0; {
		f := &r.fate[c.draw()]
		f.seen, f.last = of, nth
	}
}

// play makes a choice, and takes down what happened: cards that were played, and packets
// of which the rest was kept whole.
func (r *redeal) play(c engine.Choice) error {
	packets := r.was.packets()
	events, err := r.was.Play(c)
	for _, e := range events {
		if e.Kind == evLead || e.Kind == evPlay {
			r.fate[e.What].played = side(e.Side)
			r.keep(card(e.What), side(e.Side), packets)
		}
	}
	for who := range r.was.seats {
		for hand := r.was.player[who].hand; hand != 0; {
			r.keep(hand.draw(), who, packets)
		}
	}
	return err
}

func (r *redeal) keep(c card, who side, packets int8) {
	f := &r.fate[c]
	if f.cell.nth == waits {
		f.cell.nth = packets - 1
		f.fixed = who == r.seat
	}
}

// fits reports whether a card may have gone to a cell, by what the seat knows.
func (r *redeal) fits(f *fate, to cell) bool {
	keeper := r.keeper(to)
	switch {
	case f.fixed:
		return f.cell == to
	case f.played != nobody && f.played != keeper, keeper == r.seat, f.seen != nobody && f.seen != to.packet:
		return false
	case to.packet == nobody:
		return true
	}
	for _, nth := range r.sights[to.packet] {
		if nth > f.last && nth <= to.nth {
			return false // the seat would have seen it
		}
	}
	return to.nth > f.last
}

// swaps is how often two cards change places, where both may: after so many, any deal
// that fits is as likely as another.
const swaps = 1000

// anew is the choices of the round with its cards dealt again, as many to each.
func (r *redeal) anew(log []engine.Choice) []engine.Choice {
	var to [cardCount]cell
	for c, f := range r.fate {
		to[c] = f.cell
	}
	for range swaps {
		a, b := r.draw(cardCount), r.draw(cardCount)
		if r.fits(&r.fate[a], to[b]) && r.fits(&r.fate[b], to[a]) {
			to[a], to[b] = to[b], to[a]
		}
	}
	var packets [maxSeats]cards
	for c, cell := range to {
		if cell.packet != nobody {
			packets[cell.packet] |= card(c).set()
		}
	}
	anew := slices.Clone(log)
	for i, n := range r.deals { // a card that stays in its packet is dealt as it was
		if was := card(log[n].What); packets[r.packet[i]].has(was) {
			packets[r.packet[i]] &^= was.set()
		} else {
			anew[n].What = engine.None
		}
	}
	for i, n := range r.deals {
		if anew[n].What == engine.None {
			anew[n].What = int8(packets[r.packet[i]].draw())
		}
	}
	for i, n := range r.keeps {
		var kept cards
		for c, cell := range to {
			if cell == r.cells[i] {
				kept |= card(c).set()
			}
		}
		anew[n].What, anew[n].Extra = int8(kept.draw()), int8(kept.draw())
	}
	return anew
}
