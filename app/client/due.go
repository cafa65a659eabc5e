package client

import (
	"bretwalda/app/advice"
	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/match"
)

// due is the battle of a person at this table for which the dice have fallen and are
// not shown yet, since nobody has seen its odds: it began by itself when another one
// was over. The page rests before it, until the person rolls. It is nil where there
// is none.
func (t *Table) due() *Replay {
	if t.Lesson != nil || t.match.Dice().Kind == dice.ByHand {
		return nil
	}
	var p *Replay
	t.match.Plies(t.rolled, func(d match.Ply) bool {
		if place := unasked(t, d); place >= 0 {
			n := d.Number + 1
			p = &Replay{From: n, At: n, To: n, Place: place, Due: true, stops: []int{n}}
		}
		return p == nil
	})
	if p == nil {
		t.rolled = t.logged
	}
	return p
}

// unasked is the place of a battle that has begun with a choice that its player did
// not make, and in which dice fall next; None where there is none, or it is a bot's.
func unasked(t *Table, d match.Ply) int8 {
	if d.State.Turn().Seat != engine.Nature {
		return engine.None
	}
	for _, e := range d.Events {
		if int(e.Kind) != t.Kinds.Battle || d.Turn.Seat >= 0 && plays(d.State, d.Turn.Seat, e.Side) {
			continue
		}
		watched := false
		for seat := range t.Seats {
			seat := engine.Seat(seat)
			watched = watched || t.sits(seat) && plays(d.State, seat, e.Side)
		}
		if _, known := t.advisor.Due(contextOf(t.Game().Lexicon(), d.State.View(t.viewer(t.Holder)))); watched && known {
			return e.To
		}
	}
	return engine.None
}

// Due is how the battle stands before whose dice the page rests.
func (t *Table) Due() advice.Preview {
	p, _ := t.advisor.Due(t.adviceContext())
	return p
}

// contextOf is a position as the advisor sees it that nobody decides in.
func contextOf(l *engine.Lexicon, s engine.State) advice.Context {
	return advice.Context{Lexicon: l, State: s, Turn: s.Turn(), Pieces: s.Pieces(nil)}
}

// AwaitsRoll reports whether the page rests before the dice of a battle.
func (p *Replay) AwaitsRoll() bool { return p != nil && p.Due }

// throw shows the dice that were due.
func (m *AtTable) throw() []Command {
	t := m.Table
	t.rolled = t.Replay.At
	t.newsFrom = t.Replay.At
	t.Replay = nil
	t.refresh(m.Settings.Curtain)
	return append(m.restAfterMove(), m.feelDice()...)
}
