package client

import (
	"errors"

	"bretwalda/app/store"
	"bretwalda/engine/link"
)

// Loaded is a record read again.
type Loaded struct {
	ID, Text string
	Err      error
}

func (Loaded) report() {}

func (msg Loaded) Apply(m *Model) []Command {
	if t := m.Table; t != nil && t.Record.ID == msg.ID {
		return m.checkStale(msg)
	}
	if m.Screen != Play || m.fragment != AtMatch(msg.ID) {
		return nil
	}
	if r, gone := m.deletedElsewhere[msg.ID]; gone && errors.Is(msg.Err, store.ErrGone) {
		return m.openAsItStands(r)
	}
	if errors.Is(msg.Err, store.ErrUnread) {
		m.Missing = Missing{ID: msg.ID}
		return nil
	}
	if msg.Err != nil {
		m.Missing = Missing{ID: msg.ID, Code: Gone}
		if !errors.Is(msg.Err, store.ErrGone) {
			m.warn(Trouble(msg.Err))
		}
		return nil
	}
	r, err := store.Read(msg.ID, msg.Text)
	if err != nil {
		m.Missing = Missing{ID: msg.ID, Text: msg.Text, Newer: errors.Is(err, store.ErrNewer)}
		return nil
	}
	game, err := link.Decode(r.Link, m.World.Revisions)
	if err != nil {
		m.Missing = Missing{ID: msg.ID, Text: r.Link, Code: link.Code(err)}
		return nil
	}
	delete(m.deletedElsewhere, r.ID)
	m.Table = m.tableOf(r, game)
	m.replayWhatCame()
	focus := m.openAskedReplay()
	return []Command{m.dressPage(), focus}
}

// ReloadMatch shows the match at hand as it is stored.
type ReloadMatch struct{}

func (ReloadMatch) Apply(m *Model) []Command {
	t := m.openMatch()
	if t == nil {
		return nil
	}
	m.Table = nil
	delete(m.unstored, t.Record.ID)
	return []Command{Load{t.Record.ID}}
}

// openAsItStands shows a match that could not be stored, or is no more, as it stands.
func (m *Model) openAsItStands(r store.Record) []Command {
	game, err := link.Decode(r.Link, m.World.Revisions)
	if err != nil {
		m.Missing = Missing{ID: r.ID, Text: r.Link, Code: link.Code(err)}
		return []Command{m.dressPage()}
	}
	r.Writes--
	m.Table = m.tableOf(r, game)
	if m.Table.Stale = m.Gone(); !m.Table.Stale {
		m.Table.Failed = store.ErrRefused
	}
	return []Command{m.dressPage(), Focus{m.Anchor()}}
}

// checkStale notices that another tab has gone on with the match at hand.
func (m *Model) checkStale(msg Loaded) []Command {
	t := m.Table
	if t.Waiting() || t.Failed != nil || m.Gone() {
		return nil
	}
	if errors.Is(msg.Err, store.ErrGone) {
		m.noteDeleted(t.Record)
		return m.list()
	}
	r, err := store.Read(msg.ID, msg.Text)
	t.Stale = msg.Err == nil && (err != nil || r.Writes > t.Record.Writes)
	return nil
}

// CopyBroken copies the text of a record that cannot be read.
type CopyBroken struct{ ID string }

func (msg CopyBroken) Apply(m *Model) []Command {
	if m.Missing.ID == msg.ID {
		return []Command{Copy{m.Missing.Text}}
	}
	for _, b := range m.Broken {
		if b.ID == msg.ID {
			return []Command{Copy{b.Text}}
		}
	}
	return nil
}
