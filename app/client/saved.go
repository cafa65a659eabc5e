package client

import (
	"errors"
	"slices"

	"bretwalda/app/store"
)

// Saving is how the match at hand stands to what is stored.
type Saving struct {
	Failed    error         // why the last change could not be stored, or nil
	Stale     bool          // another tab has gone on: nothing can be done here
	pending   *store.Record // being stored
	opening   bool          // for the first time: the table is shown then
	handovers []store.Sent  // links handed over, to be noted
	departed  *handover     // the key that has gone to another player, to be noted
	newsSeen  bool          // all that has happened was shown, to be noted
}

// note is what this device keeps besides, changed.
type note func(store.Record) store.Record

// store keeps the match as it stands, who plays which seat, and notes.
func (m *TableScreen) store(notes ...note) []Command {
	t := m.Table
	r := t.Record.WithSeats(t.wanted)
	r.Rolled = t.rolled + 1
	for _, n := range notes {
		r = n(r)
	}
	r, err := m.World.next(t.grant(r), t.match)
	if err != nil {
		t.wanted = t.Seats
		m.warn("storage.refused")
		return nil
	}
	t.pending = &r
	return []Command{Save{r}}
}

// Saved is the result of Save.
type Saved struct {
	Record store.Record
	Err    error
}

func (Saved) report() {}

// Apply shows a change once it is stored, or once it is known that it cannot be.
func (msg Saved) Apply(m *Model) []Command {
	m.writes++
	var commands []Command
	if msg.Err == nil {
		m.putRecord(msg.Record)
		delete(m.unstored, msg.Record.ID)
		delete(m.deletedElsewhere, msg.Record.ID)
		if t := m.Table; t == nil || t.pending == nil || t.opening {
			commands = m.askToKeep()
		}
	}
	t := m.Table
	if t == nil || t.pending == nil || t.pending.ID != msg.Record.ID || t.pending.Writes != msg.Record.Writes {
		return append(commands, m.savedAside(msg)...)
	}
	t.pending = nil
	elsewhere := errors.Is(msg.Err, store.ErrChanged) || errors.Is(msg.Err, store.ErrGone)
	switch {
	case elsewhere && t.opening: // what came by link meets what is stored now
		m.Table = nil
		return m.list()
	case errors.Is(msg.Err, store.ErrChanged):
		t.Stale = true
		return nil
	case errors.Is(msg.Err, store.ErrGone):
		m.noteDeleted(msg.Record)
		return m.list()
	case msg.Err != nil:
		t.Failed = msg.Err
		m.unstored[msg.Record.ID] = msg.Record
		m.putRecord(msg.Record)
		t.Record = t.Record.Note(msg.Record)
	default:
		t.Failed = nil
		t.Record = msg.Record
	}
	if kinds := msg.Record.SeatKinds(t.match); t.outdated(kinds, t.logged) {
		t.dealt = false
		t.sit(kinds)
		t.refresh(m.Settings.Passing)
		commands = append(append(commands, m.restAfterMove()...), m.feelDice()...)
		commands = append(commands, soundNews(&m.TableScreen)...)
	} else if here := t.here(); t.refreshByLink() != here {
		t.refresh(m.Settings.Passing)
	}
	if t.opening && (m.Screen != Play || m.fragment != AtMatch(t.Record.ID)) {
		commands = append(commands, Go{Fragment: AtMatch(t.Record.ID), Replace: m.Screen == Arrived || m.Screen == New})
	}
	t.opening = false // who leaves while a choice is being stored is not called back
	return commands
}

// AskForget asks whether to delete a match; "" takes the question back. Forget
// deletes it.
type (
	AskForget struct{ ID string }
	Forget    struct{ ID string }
)

func (msg AskForget) Apply(m *Model) []Command {
	m.Forget = msg.ID
	return nil
}

func (msg Forget) Apply(m *Model) []Command {
	m.Forget = ""
	return []Command{Delete(msg)}
}

// Deleted is the result of Delete.
type Deleted struct {
	ID  string
	Err error
}

func (Deleted) report() {}

func (msg Deleted) Apply(m *Model) []Command {
	m.writes++
	if _, atHand := m.unstored[msg.ID]; msg.Err != nil && !(atHand && m.Storage != nil) {
		m.warn("home.undeleted")
		return nil
	}
	m.forgetMatch(msg.ID)
	if m.putAway != msg.ID {
		m.notify("home.deleted")
	}
	if m.Storage != nil {
		return nil
	}
	return m.storeAgain() // there is room now
}

// savedAside takes up the result of storing a record that is not the match at hand.
func (m *Model) savedAside(msg Saved) []Command {
	id := msg.Record.ID
	_, ahead := m.unstored[id]
	_, gone := m.deletedElsewhere[id]
	switch t := m.Table; {
	case msg.Err == nil && t != nil && t.Record.ID == id && t.pending == nil:
		m.Table = nil // a file has brought more of it
	case msg.Err == nil:
	case ahead, gone:
		m.warn(Trouble(msg.Err))
	default: // out of a file
		m.unsaved++
		m.warn("import.unkept", "count", m.unsaved)
		m.Records = slices.DeleteFunc(m.Records, func(r store.Record) bool { return r.ID == id && r.Writes == msg.Record.Writes })
		return m.list()
	}
	return nil
}
