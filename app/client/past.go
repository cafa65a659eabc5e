package client

import (
	"bretwalda/app/shelf"
	"bretwalda/app/table"
	"bretwalda/engine/match"
)

// Past is what has happened in a match by link since the person last looked, a
// player's choice at a time with the dice that followed.
type Past struct {
	From    int // the first choice that was not shown
	At      int // how many choices are shown just now
	To      int // how many there are
	Running bool
	rest    int // the ticket of the pause under way, or 0
}

// began is the number of the choice with which the step begins that is shown.
func (p *Past) began(m *match.Match) int {
	n := p.At
	for n > p.From {
		if n--; m.Log()[n].Seat >= 0 {
			break
		}
	}
	return n
}

// next is how many choices there are after one step more.
func (p *Past) next(m *match.Match) int {
	n := min(p.At+1, p.To)
	for n < p.To && m.Log()[n].Seat < 0 {
		n++
	}
	return n
}

// rewind begins to play out what has happened.
func (t *Table) rewind(running bool) {
	if t.Post == nil || t.mark >= t.logged {
		return
	}
	t.Past = &Past{From: t.mark, At: t.mark, To: t.logged, Running: running}
	t.report()
	t.look()
}

// welcome plays out what has happened elsewhere, unless the person wants all at
// once.
func (m *Model) welcome() {
	if m.pause() > 0 && m.Table.Unseen() {
		m.Table.rewind(true)
	}
}

// playOut waits until a step has been seen.
func (m *Model) playOut() []Command {
	p := m.Table.Past
	if !p.Running || p.rest != 0 {
		return nil
	}
	m.ticket++
	p.rest = m.ticket
	battles := len(table.Battles(m.Table.Kinds, m.Table.News))
	return []Command{Wait{m.ticket, m.pace() * min(1+battles, longPause)}}
}

// pace is how long a step of the past is shown: who wants bots to be shown at
// once and asks for the past does want to see it.
func (m *Model) pace() int {
	if p := m.pause(); p > 0 {
		return p
	}
	return pauses["normal"]
}

// stepPast goes a step on, or back.
func (m *Model) stepPast(step int) []Command {
	t := m.Table
	p := t.Past
	if p == nil {
		return nil
	}
	p.rest = 0
	switch {
	case step < 0:
		p.At = p.began(t.match)
	case p.At == p.To:
		return m.endPast()
	default:
		p.At = p.next(t.match)
	}
	t.report()
	t.look()
	return nil
}

// endPast shows the match as it stands.
func (m *Model) endPast() []Command {
	t := m.Table
	t.Past = nil
	t.viewed = true
	t.report()
	t.look()
	return nil
}

// noteSeen stores that all was shown.
func (m *Model) noteSeen() []Command {
	m.Table.viewed = false
	return m.store(seen(m.Table.logged))
}

// seen is a note that so many choices were shown.
func seen(choices int) note {
	return func(r shelf.Record) shelf.Record {
		r.Seen = choices
		return r
	}
}
