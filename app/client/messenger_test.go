package client

import (
	"strings"

	"bretwalda/engine/link"
)

// letter is a message on its way from one friend to another.
type letter struct {
	of     *contest
	to     *friend
	text   string // as it was written
	due    int    // the step from which on it is there
	key    bool   // it brings the key of a seat to its new player
	forged bool   // somebody has altered it on the way
	own    *handset
}

// messenger carries letters as messengers do: some are lost, come late, twice, or cut.
type messenger struct {
	*fate
	calm   bool // nothing goes wrong any more
	under  []*letter
	past   []*letter // to be pasted once more
	counts struct{ sent, lost, twice, cut, old int }
}

// post takes a letter.
func (m *messenger) post(l letter, step int) {
	m.counts.sent++
	l.due = step
	if m.calm {
		m.under = append(m.under, &l)
		return
	}
	m.past = append(m.past, &l)
	if m.oneIn(9) {
		m.counts.lost++
		return
	}
	if m.oneIn(4) {
		l.due += m.draw(25)
	}
	m.under = append(m.under, &l)
	if m.oneIn(9) {
		m.counts.twice++
		again := l
		again.due += m.draw(40)
		m.under = append(m.under, &again)
	}
}

// deliver is a letter that is there by now, in no order, or nil.
func (m *messenger) deliver(step int) *letter {
	if !m.calm && len(m.past) > 0 && m.oneIn(25) {
		m.counts.old++
		return m.past[m.draw(len(m.past))]
	}
	var there []int
	for i, l := range m.under {
		if l.due <= step {
			there = append(there, i)
		}
	}
	if len(there) == 0 {
		return nil
	}
	i := there[m.draw(len(there))]
	l := m.under[i]
	m.under = append(m.under[:i:i], m.under[i+1:]...)
	return l
}

// carried is a text as it comes out of a messenger; whole tells whether all of it does.
func (m *messenger) carried(text string) (out string, whole bool) {
	if m.calm {
		return text, true
	}
	switch m.draw(9) {
	case 0:
		return "Look: " + text + " !", true
	case 1:
		return "> " + strings.ReplaceAll(text, "\n", "\n> "), true
	case 2:
		return "Your turn, it is the 3rd of May.\n<" + text + ">\nBob", true
	case 3: // in lines, as old mail programs send them
		var b strings.Builder
		for i, r := range text {
			if i > 0 && i%72 == 0 {
				b.WriteString("\r\n")
			}
			b.WriteRune(r)
		}
		return b.String(), true
	case 4:
		if m.oneIn(2) {
			m.counts.cut++
			return text[:m.draw(len(text))], false
		}
	case 5:
		return strings.ReplaceAll(text, "#", "%23"), true
	}
	return text, true
}

// alter exchanges the link in a letter for another one.
func (l *letter) alter(f *fate, h *handset) {
	found, err := link.Extract(l.text)
	if err != nil || l.key {
		return
	}
	if forged := f.forge(found, h.m.World.Revisions); forged != found {
		l.text, l.forged = "https://example.org/bretwalda/#"+forged, true
	}
}
