package match

import (
	"bretwalda/engine"
	"bretwalda/engine/dice"
)

// Report has all checks that need nothing but the match: that its rolls come from its
// tokens, and its tokens from the seats' commitments. Only a device that has known the
// past can tell whether it was altered: see Compare.
type Report struct {
	Dice    dice.Source
	Broken  int      // the first choice that does not follow from those before, or -1
	Seats   []Ledger // one a seat
	Rolls   []Roll
	Ordered []Deputed
}

// Ledger is the tokens of a seat and the dice it has rolled.
type Ledger struct {
	Chained     bool       // the seat has tokens, and the newest hashes back to the commitment
	Commitment  dice.Token // token 0
	Newest      dice.Token // token number Possessions
	Possessions int        // how often the seat has had the match; 0 where it is not by link
	Faces       [6]int     // how often each face of its dice of six came up
	OneIn       int        // fair spreads is as uneven, see dice.Uneven: 1, 10, 20, 100 or 1000; 0: too few dice
}

// Roll is a choice of Nature that had an alternative.
type Roll struct {
	Number  int         // in the log, from 0
	Round   int         // 0 where the game has none
	Turn    engine.Turn // the question; Turn.Roller would hold the dice
	Choice  engine.Choice
	Rank    int         // of Choice among Choices equally likely ones, from 0
	Choices int         // how many it might have been
	Face    int         // of a die of six, 1 to 6; else 0
	Holder  engine.Seat // of the possession; Nobody where the match is not by link
	Tokens  []int       // by seat, the number of the token it came from; -1: the seat has none. Nil without tokens
}

// Deputed is a choice made by standing orders.
type Deputed struct {
	Number  int // in the log, from 0
	Seat    engine.Seat
	Holder  engine.Seat // the holder that obeyed
	Choice  engine.Choice
	Follows bool // the orders of the seat give it now
	Binding bool // the seat has not had the match since: its orders were the same then
}

// Sound reports whether nothing in the report contradicts the rest.
func (r Report) Sound() bool {
	for _, l := range r.Seats {
		if l.Possessions > 0 && r.Dice.Kind.Tokens() && !l.Chained {
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

// verification is a Report in the making.
type verification struct {
	Report
	match *Match
}

// Verify plays a match again from its header, its tokens and the choices of its
// players, and compares.
func Verify(m *Match) (Report, error) {
	if m.midGame {
		return Report{}, ErrNoStart
	}
	v := verification{match: m}
	r := &v.Report
	r.Dice = m.header.Dice
	var err error
	if r.Broken, err = v.broken(); err != nil {
		return Report{}, err
	}
	for i := range m.header.Players {
		r.Seats = append(r.Seats, v.ledger(engine.Seat(i)))
	}
	v.rolls()
	for i := range r.Seats {
		r.Seats[i].OneIn = dice.Uneven(r.Seats[i].Faces[:])
	}
	return v.Report, nil
}

// broken is the first choice that differs when the match is played again, or -1.
func (v *verification) broken() (int, error) {
	again, err := begin(v.match.game, v.match.founding())
	if err != nil {
		return 0, err
	}
	if v.match.header.ByLink {
		bind(again, v.match)
		if list := v.match.Amendments(); len(list) > 0 {
			if err := again.SetAmendments(v.match.shownAmendments()); err != nil {
				return 0, err
			}
		}
		if v.match.begun {
			if err := again.Begin(); err != nil {
				return 0, err
			}
		}
	}
	if len(v.match.Amendments()) > 0 {
		retrace(again, v.match)
	}
	for again.Len() < len(v.match.log) {
		if redo(again, v.match, again.Len()) != nil {
			break
		}
	}
	if n := Parting(again, v.match); n < len(v.match.log) {
		return n, nil
	}
	return -1, nil
}

// retrace repeats all choices of an amended match, with those that were undone.
func retrace(m, o *Match) {
	number := 0
	for _, s := range o.History() {
		if s.Amendment != nil {
			continue // made when its place comes
		}
		if number++; number <= len(m.log)+m.undone {
			continue // followed by itself
		}
		do := m.DoCode
		if s.Entry.Orders {
			do = m.DoCodeFor
		}
		if code, _ := s.Code(); do(code) != nil {
			return
		}
	}
}

// redo repeats choice number n of another match.
func redo(m, o *Match, n int) error {
	code, _ := o.Code(n)
	if o.log[n].Orders {
		return m.DoCodeFor(code)
	}
	return m.DoCode(code)
}

// bind gives a match before its beginning the claims of another: the tokens
// that were shown, no secrets.
func bind(m, o *Match) {
	if o.hidden != nil && m.HideHands() == nil {
		m.adopt(o.hidden)
	}
	for i, p := range o.founding().Players {
		seat := engine.Seat(i)
		if p.Kind == Person && o.claimed[seat] {
			n, newest, _ := o.CommittedBy(seat, 0)
			m.Commit(seat, n, newest)
		}
	}
}

// ledger hashes the newest token of a seat back to its commitment.
func (v *verification) ledger(seat engine.Seat) Ledger {
	var l Ledger
	if !v.match.header.ByLink {
		return l
	}
	l.Possessions = v.match.number[seat]
	n, newest, ok := v.match.Committed(seat)
	if !ok {
		return l
	}
	l.Newest = newest
	l.Commitment, _ = v.match.Token(seat, 0)
	chain := dice.Shown(v.match.header.Dice.Seed, int(seat), n, newest)
	first, ok := chain.At(0)
	l.Chained = ok && first == l.Commitment
	return l
}

// rolls lists the rolls and the ordered choices.
func (v *verification) rolls() {
	state := v.match.Replay(0)
	var t possession
	if v.match.header.ByLink {
		t = v.match.possessionAt(0)
	}
	for n, e := range v.match.log {
		turn := state.Turn()
		if v.match.header.ByLink {
			if t.pass(e); len(v.match.Amendments()) > 0 {
				t = v.match.possessionAt(n + 1)
			}
		}
		switch {
		case v.match.deals(state), e.Orders && v.match.hidden != nil && revealsAll(state):
		case e.Seat == engine.Nature && !e.Forced():
			roll := Roll{Number: n, Round: engine.RoundOf(state), Turn: turn, Choice: e.Choice, Rank: int(e.Rank), Choices: int(e.Len), Face: v.face(e), Holder: e.Holder}
			if v.match.header.Dice.Kind.Tokens() {
				roll.Tokens = v.match.numbers(t)
			}
			if roll.Face > 0 && turn.Roller >= 0 && int(turn.Roller) < len(v.Seats) {
				v.Seats[turn.Roller].Faces[roll.Face-1]++
			}
			v.Rolls = append(v.Rolls, roll)
		case e.Orders:
			c, ok := answer(state, v.match.orders[e.Seat])
			v.Ordered = append(v.Ordered, Deputed{
				Number: n, Seat: e.Seat, Holder: e.Holder, Choice: e.Choice,
				Follows: ok && c == e.Choice, Binding: !v.hadSince(e.Seat, n) && v.match.HandedOn(e.Seat) == 0, // a new player has other orders
			})
		}
		state.Play(e.Choice)
	}
}

// hadSince reports whether a seat has had the match after choice n.
func (v *verification) hadSince(seat engine.Seat, n int) bool {
	for _, e := range v.match.log[n:] {
		if e.Holder == seat {
			return true
		}
	}
	return v.match.Awaits() == seat
}

// face is the face of a die of six, 0 for other choices of Nature.
func (v *verification) face(e Entry) int {
	if c := e.Choice; e.Len == 6 && v.match.game.Lexicon().Verbs[c.Verb] == "roll" && c.Count >= 1 && c.Count <= 6 {
		return int(c.Count)
	}
	return 0
}
