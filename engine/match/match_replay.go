package match

import (
	"bretwalda/engine"
)

// Replay is the position after the first n choices; n below 0 is the first
// position, n above Len the current one. The position is the caller's own.
func (m *Match) Replay(n int) engine.State {
	if n >= len(m.log) {
		return m.state.Clone()
	}
	n = max(n, 0)
	from := n / stride * stride
	state := m.snapshots[n/stride]
	if r := m.recent; r.state != nil && from <= r.after && r.after <= n {
		from, state = r.after, r.state
	}
	state = state.Clone()
	for _, e := range m.log[from:n] {
		// The log holds only choices that were played from this very position.
		state.Play(e.Choice)
	}
	if n > from {
		m.recent = recalled{n, state.Clone()}
	}
	return state
}

// recalled is a position that was asked for, after so many choices: the next that is
// asked for is often one of the next ones.
type recalled struct {
	after int
	state engine.State // nil for none
}

// Ply is a choice of the log with its effects.
type Ply struct {
	Number int         // in the log, from 0
	Turn   engine.Turn // the question
	Choice engine.Choice
	Events []engine.Event // valid until the next ply
	State  engine.State   // after the choice; valid until the next ply
}

// Plies calls see for the choices from number n to the end, in order, until it returns
// false.
func (m *Match) Plies(n int, see func(Ply) bool) {
	n = max(n, 0)
	if n >= len(m.log) {
		return
	}
	state := m.Replay(n)
	for ; n < len(m.log); n++ {
		turn := state.Turn()
		events, _ := state.Play(m.log[n].Choice)
		if !see(Ply{Number: n, Turn: turn, Choice: m.log[n].Choice, Events: events, State: state}) {
			return
		}
	}
}

// Past shows the choices from the beginning of a round, or from before it, to number n of
// the log, as a seat has seen them.
func (m *Match) Past(n int, seat engine.Seat) engine.Past {
	return func(see func(before engine.State, told []engine.Event)) {
		now, from := engine.RoundOf(m.Replay(n)), n/stride
		for from > 0 && engine.RoundOf(m.snapshots[from]) == now {
			from--
		}
		state := m.Replay(from * stride)
		for _, e := range m.log[from*stride : n] {
			before := state.View(seat)
			told, _ := state.Play(e.Choice) // the log holds only what was played
			see(before, told)
		}
	}
}

// EventsSince lists all events from choice number n on. It is valid until the next
// call and not to be written to.
func (m *Match) EventsSince(n int) []engine.Event { return m.told[m.tells(n):] }

// EventsOf lists the events of choice number n, as EventsSince does.
func (m *Match) EventsOf(n int) []engine.Event { return m.told[m.tells(n):m.tells(n+1)] }

// tells is how many events the first n choices have.
func (m *Match) tells(n int) int {
	if n = min(n, len(m.ends)); n <= 0 {
		return 0
	}
	return int(m.ends[n-1])
}

// HandOvers counts how often the device passed from one person to another, the
// hand-over that is due now included. Bots and dice do not count.
func (m *Match) HandOvers() int {
	n, holder := 0, engine.Nobody
	pass := func(s engine.Seat) {
		if s < 0 || int(s) < len(m.header.Players) && m.header.Players[s].Kind != Person {
			return
		}
		if holder != engine.Nobody && s != holder {
			n++
		}
		holder = s
	}
	for _, e := range m.log {
		pass(e.Seat)
	}
	pass(m.Turn().Seat)
	return n
}

// Parting is the number of choices with which two matches begin alike. Where one of
// them is a fork of the other, it is the first choice that differs.
func Parting(a, b *Match) int {
	n := 0
	for n < len(a.log) && n < len(b.log) && same(a, b, n) {
		n++
	}
	return n
}

// same reports whether two matches have the same choice number n, as far as all
// know it.
func same(a, b *Match, n int) bool {
	if a.hidden == nil || b.hidden == nil {
		return a.log[n] == b.log[n]
	}
	return a.hidden.codes[n] == b.hidden.codes[n] && a.log[n].Seat == b.log[n].Seat && a.log[n].Holder == b.log[n].Holder && a.log[n].Orders == b.log[n].Orders
}
