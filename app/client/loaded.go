package client

import (
	"errors"

	"bretwalda/app/store"
	"bretwalda/engine/link"
)

// loaded takes up a record that was read again.
func (m *Model) loaded(msg Loaded) []Command {
	if t := m.Table; t != nil && t.Record.ID == msg.ID {
		return m.compare(msg)
	}
	if m.Screen != Play || m.fragment != AtMatch(msg.ID) {
		return nil
	}
	if r, gone := m.gone[msg.ID]; gone && errors.Is(msg.Err, store.ErrGone) {
		return m.recall(r)
	}
	if errors.Is(msg.Err, store.ErrUnread) {
		m.Missing = Missing{ID: msg.ID}
		return nil
	}
	if msg.Err != nil {
		m.Missing = Missing{ID: msg.ID, Code: Gone}
		if !errors.Is(msg.Err, store.ErrGone) {
			m.alarm(Trouble(msg.Err))
		}
		return nil
	}
	r, err := store.Read(msg.ID, msg.Text)
	if err != nil {
		m.Missing = Missing{ID: msg.ID, Text: msg.Text, Newer: errors.Is(err, store.ErrNewer)}
		return nil
	}
	game, err := link.Decode(r.Link, m.World.Shelf)
	if err != nil {
		m.Missing = Missing{ID: msg.ID, Text: r.Link, Code: link.Code(err)}
		return nil
	}
	delete(m.gone, r.ID)
	m.Table = newTable(r, game, m.Settings.Curtain)
	m.welcome()
	m.replayed()
	return []Command{m.dress(), Focus{m.Anchor()}}
}

// recall shows a match that could not be stored, or is no more, as it stands.
func (m *Model) recall(r store.Record) []Command {
	game, err := link.Decode(r.Link, m.World.Shelf)
	if err != nil {
		m.Missing = Missing{ID: r.ID, Text: r.Link, Code: link.Code(err)}
		return []Command{m.dress()}
	}
	r.Revision--
	m.Table = newTable(r, game, m.Settings.Curtain)
	if m.Table.Changed = m.Gone(); !m.Table.Changed {
		m.Table.Kept = store.ErrRefused
	}
	return []Command{m.dress(), Focus{m.Anchor()}}
}

// compare notices that another tab has gone on with the match at hand.
func (m *Model) compare(msg Loaded) []Command {
	t := m.Table
	if t.Waiting() || t.Kept != nil || m.Gone() {
		return nil
	}
	if errors.Is(msg.Err, store.ErrGone) {
		m.lose(t.Record)
		return m.list()
	}
	r, err := store.Read(msg.ID, msg.Text)
	t.Changed = msg.Err == nil && (err != nil || r.Revision > t.Record.Revision)
	return nil
}

func (m *Model) copyBroken(id string) []Command {
	if m.Missing.ID == id {
		return []Command{Copy{m.Missing.Text}}
	}
	for _, b := range m.Broken {
		if b.ID == id {
			return []Command{Copy{b.Text}}
		}
	}
	return nil
}
