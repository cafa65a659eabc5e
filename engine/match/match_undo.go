package match

import (
	"bretwalda/engine"
)

// CanUndo reports whether Undo would take a choice back. The seat that decides now made
// the last one, no dice were rolled since, and it showed the seat nothing new. In a
// match by link the seat made it in its own possession, on the device that holds its
// secret. A real die that was entered last is such a choice of whoever entered it.
func (m *Match) CanUndo() bool {
	if len(m.log) <= m.header.Parting() {
		return false
	}
	if e := m.log[len(m.log)-1]; m.header.ByLink && !m.ownDie(e) && !m.ownChoice(e) {
		return false
	}
	if m.header.ByLink && len(m.amendments) > 0 && len(m.log) <= m.amendments[len(m.amendments)-1].after {
		return false
	}
	if shows := m.game.Lexicon().Shows; shows != nil && shows(m.log[len(m.log)-1].Choice.Verb) {
		return false
	}
	if m.hidden != nil && m.hidden.ended(len(m.log)) {
		return false // keys are shown
	}
	if e := m.log[len(m.log)-1]; e.Seat == engine.Nature && !m.automatic(len(m.log)-1) {
		return true
	}
	last := m.log[len(m.log)-1].Seat
	now := m.Turn()
	if now.Seat == engine.Nature {
		return last != engine.Nature
	}
	return last == now.Seat
}

// ownChoice reports whether a choice of a match by link is this device's, as far as its
// secrets tell. Dice by hand have none.
func (m *Match) ownChoice(e Entry) bool {
	return e.Seat == e.Holder && !e.Orders && (m.chains[e.Seat].Held() || !m.header.Dice.Kind.Tokens())
}

// ownDie reports whether a choice of a match by link is a real die, entered by the seat
// that goes on: another has not seen it.
func (m *Match) ownDie(e Entry) bool {
	now := m.Turn()
	return e.Seat == engine.Nature && !m.automatic(len(m.log)-1) && (now.Seat == e.Holder || now.Seat == engine.Nature && now.Roller == e.Holder)
}

// Undo takes back the last choice. Across dice, a change of seat or something shown it
// returns ErrNoUndo: then the players must agree on TakeBack.
func (m *Match) Undo() error {
	if !m.CanUndo() {
		return ErrNoUndo
	}
	m.cut(len(m.log) - 1)
	return nil
}

// TakeBack takes back the last choice of a person or bot, with all that followed,
// across dice and seats. A roll entered by hand is such a choice.
func (m *Match) TakeBack() error {
	return m.TakeBackTo(m.last())
}

// last is the number of the last choice that was not Nature's own, or -1.
func (m *Match) last() int { return m.LastOf(func(engine.Seat) bool { return true }) }

// LastOf is the number of the last choice of one of some seats, or roll entered by
// hand; -1 when there is none.
func (m *Match) LastOf(seats func(engine.Seat) bool) int {
	if m.ByLink() {
		return -1 // others may have seen it
	}
	for n := len(m.log) - 1; n >= m.header.Parting(); n-- {
		if e := m.log[n]; !m.automatic(n) && (e.Seat == engine.Nature || seats(e.Seat)) {
			return n
		}
	}
	return -1
}

// TakeBackTo takes back choice number n and all that followed, across dice and
// seats. ErrNoUndo: there is no such choice, or Nature made it.
func (m *Match) TakeBackTo(n int) error {
	if n < m.header.Parting() || n >= len(m.log) || m.automatic(n) || m.ByLink() {
		return ErrNoUndo
	}
	m.cut(n)
	return nil
}

// automatic reports whether nature makes choice number n.
func (m *Match) automatic(n int) bool {
	e := m.log[n]
	return e.Seat == engine.Nature && (!m.header.entered(n) || e.Forced())
}

// cut forgets every choice from number n on.
func (m *Match) cut(n int) {
	m.state = m.Replay(n)
	m.told = m.told[:m.tells(n)]
	m.log, m.ends = m.log[:n], m.ends[:n]
	if m.recent.after > n {
		m.recent = recalled{}
	}
	m.snapshots = m.snapshots[:n/stride+1]
	m.listed = false
	if m.hidden != nil {
		m.hidden.cut(n)
	}
	m.findPossession()
}
