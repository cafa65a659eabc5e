package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Report is what can be checked of a match from the match alone: that its rolls
// are those that its tokens give, and that its tokens are those that the seats
// are bound to. That nobody has altered the past only a device can tell that
// has known it: see Compare.
type Report struct {
	Dice    dice.Source
	Broken  int      // the first choice that does not follow from those before, or -1
	Seats   []Ledger // one a seat
	Rolls   []Roll
	Ordered []Deputed
}

// Ledger is the tokens of a seat and the dice it has rolled.
type Ledger struct {
	Chained    bool       // the seat has tokens, and the newest hashes back to the commitment
	Commitment dice.Token // token 0
	Newest     dice.Token // token number Tenures
	Tenures    int        // how often the seat has had the match; 0 where it is not by link
	Faces      [6]int     // how often each face of its dice of six came up
	OneIn      int        // of what fair dice the spread is, see dice.Uneven: 1, 10, 20, 100 or 1000; 0: too few dice
}

// Roll is a choice of Nature that had an alternative.
type Roll struct {
	Number int         // in the log, from 0
	Round  int         // 0 where the game has none
	Turn   engine.Turn // what for; Turn.Roller is who would hold the dice
	Choice engine.Choice
	Rank   int         // of Of equally likely ones
	Of     int         //
	Face   int         // of a die of six, 1 to 6; else 0
	Holder engine.Seat // in whose tenure; Nobody where the match is not by link
	Tokens []int       // by seat, the number of the token it came from; -1: the seat has none. Nil without tokens
}

// Deputed is a choice made by standing orders.
type Deputed struct {
	Number  int // in the log, from 0
	Seat    engine.Seat
	Holder  engine.Seat // who obeyed
	Choice  engine.Choice
	Follows bool // it is what the orders of the seat say now
	Binding bool // the seat has not had the match since: its orders were the same then
}

// Sound reports whether nothing in the report contradicts the rest.
func (r Report) Sound() bool {
	for _, l := range r.Seats {
		if l.Tenures > 0 && r.Dice.Kind.Tokens() && !l.Chained {
			return false
		}
	}
	for _, d := range r.Ordered {
		if d.Binding && !d.Follows {
			return false
		}
	}
	return r.Broken < 0
}

// Verify plays a match again from its header, its tokens and the choices of its
// players, and compares.
func Verify(m *Match) (Report, error) {
	if m.midGame {
		return Report{}, ErrNoStart
	}
	r := Report{Dice: m.header.Dice}
	var err error
	if r.Broken, err = m.broken(); err != nil {
		return Report{}, err
	}
	for i := range m.header.Players {
		r.Seats = append(r.Seats, m.ledger(engine.Seat(i)))
	}
	m.rolls(&r)
	for i := range r.Seats {
		r.Seats[i].OneIn = dice.Uneven(r.Seats[i].Faces[:])
	}
	return r, nil
}

// broken is the first choice that comes out otherwise when the match is played
// again, or -1.
func (m *Match) broken() (int, error) {
	again, err := begin(m.game, m.founding())
	if err != nil {
		return 0, err
	}
	if m.post != nil {
		again.bind(m)
		if list := m.Amendments(); len(list) > 0 {
			if err := again.SetAmendments(list); err != nil {
				return 0, err
			}
		}
		if m.post.begun {
			if err := again.Begin(); err != nil {
				return 0, err
			}
		}
	}
	if len(m.Amendments()) > 0 {
		again.retrace(m)
	}
	for again.Len() < len(m.log) {
		if again.redo(m, again.Len()) != nil {
			break
		}
	}
	if n := Parting(again, m); n < len(m.log) {
		return n, nil
	}
	return -1, nil
}

// retrace makes all choices of another match once more whose players have amended
// it, with those that were undone.
func (m *Match) retrace(o *Match) {
	number := 0
	for _, s := range o.Course() {
		if s.Amendment != nil {
			continue // made when its place comes
		}
		if number++; number <= len(m.log)+m.post.undone {
			continue // followed by itself
		}
		do := m.Do
		if s.Entry.Orders {
			do = m.DoFor
		}
		if _, err := do(int(s.Entry.Rank)); err != nil {
			return
		}
	}
}

// redo makes choice number n of another match once more.
func (m *Match) redo(o *Match, n int) error {
	code, _ := o.Code(n)
	if o.log[n].Orders {
		return m.DoCodeFor(code)
	}
	return m.DoCode(code)
}

// bind gives a match before its beginning the claims of another: the tokens
// that were shown, no secrets.
func (m *Match) bind(o *Match) {
	if o.hands != nil && m.Veil() == nil {
		m.hands.again(o.hands)
	}
	for i, p := range o.founding().Players {
		seat := engine.Seat(i)
		if p.Kind == Person && o.post.claimed[seat] {
			n, newest, _ := o.PledgedBy(seat, 0)
			m.Pledge(seat, n, newest)
		}
	}
}

// ledger hashes the newest token of a seat back to its commitment.
func (m *Match) ledger(seat engine.Seat) Ledger {
	var l Ledger
	if m.post == nil {
		return l
	}
	l.Tenures = m.post.number[seat]
	n, newest, ok := m.Pledged(seat)
	if !ok {
		return l
	}
	l.Newest = newest
	l.Commitment, _ = m.Token(seat, 0)
	chain := dice.Shown(m.header.Dice.Seed, int(seat), n, newest)
	first, ok := chain.At(0)
	l.Chained = ok && first == l.Commitment
	return l
}

// rolls tells the rolls and the ordered choices.
func (m *Match) rolls(r *Report) {
	state := m.Replay(0)
	var t tenure
	if m.post != nil {
		t = m.tenureAt(0)
	}
	for n, e := range m.log {
		turn := state.Turn()
		if m.post != nil {
			t.pass(e)
		}
		switch {
		case m.isDeal(state), m.drawsUnseen(state):
		case e.Seat == engine.Nature && !e.Forced():
			roll := Roll{Number: n, Round: engine.RoundOf(state), Turn: turn, Choice: e.Choice, Rank: int(e.Rank), Of: int(e.Len), Face: m.face(e), Holder: e.Holder}
			if m.header.Dice.Kind.Tokens() {
				roll.Tokens = m.numbers(t)
			}
			if roll.Face > 0 && turn.Roller >= 0 && int(turn.Roller) < len(r.Seats) {
				r.Seats[turn.Roller].Faces[roll.Face-1]++
			}
			r.Rolls = append(r.Rolls, roll)
		case e.Orders:
			c, ok := answer(state, m.post.orders[e.Seat])
			r.Ordered = append(r.Ordered, Deputed{
				Number: n, Seat: e.Seat, Holder: e.Holder, Choice: e.Choice,
				Follows: ok && c == e.Choice, Binding: !m.hadSince(e.Seat, n),
			})
		}
		state.Play(e.Choice)
	}
}

// hadSince reports whether a seat has had the match after choice n.
func (m *Match) hadSince(seat engine.Seat, n int) bool {
	for _, e := range m.log[n:] {
		if e.Holder == seat {
			return true
		}
	}
	return m.Awaits() == seat
}

// face is what a die of six shows, 0 for other choices of Nature.
func (m *Match) face(e Entry) int {
	if c := e.Choice; e.Len == 6 && m.game.Lexicon().Verbs[c.Verb] == "roll" && c.Count >= 1 && c.Count <= 6 {
		return int(c.Count)
	}
	return 0
}
