package client

import (
	"errors"
	"maps"
	"slices"

	"bretwalda/app/store"
)

// Messages about stored matches.
type (
	// SaveAgain stores once more what could not be stored, or is stored no more.
	SaveAgain struct{}
	// LetGo gives up what is stored no more.
	LetGo struct{}
)

// Messages of the runner about the store.
type (
	// Returned says that the page is looked at again.
	Returned struct{}
	// ChangedElsewhere says that another tab has stored or deleted a match.
	ChangedElsewhere struct{ ID string }
	// Listed is what List has read.
	Listed struct {
		Ticket int
		Texts  map[string]string
		Err    error
	}
)

func (Returned) report() {}

// Apply finds out what other tabs have done meanwhile. It tries again to
// store what could not be stored.
func (Returned) Apply(m *Model) []Command {
	m.awake = false // a page that is not looked at lets the screen go dark
	if m.Storage != nil {
		return nil
	}
	return append(m.storeAgain(), m.checkStored("")...)
}

func (ChangedElsewhere) report() {}

func (msg ChangedElsewhere) Apply(m *Model) []Command { return m.checkStored(msg.ID) }

func (SaveAgain) Apply(m *Model) []Command { return m.saveAgain() }

func (LetGo) Apply(m *Model) []Command {
	for id := range m.deletedElsewhere {
		m.forgetMatch(id)
	}
	return nil
}

// Trouble is the key of the text for what a store answers.
func Trouble(err error) string {
	switch {
	case errors.Is(err, store.ErrFull):
		return "storage.full"
	case errors.Is(err, store.ErrChanged):
		return "storage.tabs"
	case errors.Is(err, store.ErrGone):
		return "storage.gone"
	case errors.Is(err, store.ErrNewer):
		return "storage.newer"
	}
	return "storage.refused"
}

// Lost is how many matches this page still has that are stored no more.
func (m *Matches) Lost() int { return len(m.deletedElsewhere) }

// Gone reports whether the match at hand is one of them.
func (m *Model) Gone() bool {
	if m.Table == nil {
		return false
	}
	_, gone := m.deletedElsewhere[m.Table.Record.ID]
	return gone
}

// askToLeave has the browser ask before the page is closed while it has something
// that is stored nowhere.
func (m *Matches) askToLeave() []Command {
	if only := len(m.unstored)+len(m.deletedElsewhere) > 0; only != m.asksToLeave {
		m.asksToLeave = only
		return []Command{AskToLeave{only}}
	}
	return nil
}

// checkStored finds out what another tab has done with a match, or "" for any, if it is
// the one at hand or listed.
func (m *Model) checkStored(id string) []Command {
	if m.Storage != nil {
		return nil
	}
	var commands []Command
	if t := m.Table; t != nil && t.Lesson == nil && t.Failed == nil && !t.Waiting() && (id == "" || id == t.Record.ID) {
		commands = append(commands, Load{t.Record.ID})
	}
	if m.Screen == Home || m.Screen == History {
		commands = append(commands, m.list()...)
	}
	return commands
}

// list reads all matches again.
func (m *Matches) list() []Command { return []Command{List{m.writes}} }

func (Listed) report() {}

// Apply takes up what is stored now. A change during the reading makes the
// answer worthless. A store that is suddenly empty was cleared: what this page
// has of it is not given up unasked.
func (msg Listed) Apply(m *Model) []Command {
	if msg.Err != nil || msg.Ticket != m.writes {
		return nil
	}
	had := m.Records
	m.Records, m.Broken = store.Arrange(msg.Texts)
	for _, r := range had {
		_, stored := msg.Texts[r.ID]
		_, ahead := m.unstored[r.ID]
		_, gone := m.deletedElsewhere[r.ID]
		switch atHand := m.Table != nil && m.Table.Record.ID == r.ID; {
		case ahead, gone && !stored:
			m.putRecord(r)
		case stored:
			delete(m.deletedElsewhere, r.ID)
		case atHand, len(msg.Texts) == 0:
			m.putRecord(r)
			m.noteDeleted(r)
		}
	}
	store.Sort(m.Records)
	if a := m.Arrival; a != nil && m.Screen == Arrived && m.Table == nil {
		m.Arrival = m.readLink(a.Text, nil)
		if m.Arrival.plain() {
			return m.accept(false)
		}
	}
	return nil
}

// noteDeleted notes that a match is stored no more. This page still has it.
func (m *Model) noteDeleted(r store.Record) {
	r.Writes = 1 // as it would be written again
	m.deletedElsewhere[r.ID] = r
	for i := range m.Records {
		if m.Records[i].ID == r.ID {
			m.Records[i] = r
		}
	}
	if t := m.Table; t != nil && t.Record.ID == r.ID {
		t.Record = r
		t.Record.Writes = 0
		t.Stale = true
	}
}

// forgetMatch takes a match away from everywhere.
func (m *Model) forgetMatch(id string) {
	m.dropRecord(id)
	delete(m.unstored, id)
	delete(m.deletedElsewhere, id)
	if m.Table != nil && m.Table.Record.ID == id {
		m.Table = nil
	}
	if m.Missing.ID == id {
		m.Missing = Missing{ID: id, Code: Gone}
	}
}

// storeAgain stores what could not be stored.
func (m *Model) storeAgain() []Command {
	commands := m.write(m.unstored)
	if m.unset {
		commands = append(commands, m.saveSettings())
	}
	return commands
}

// saveAgain stores whatever is not stored. Where the store could not even be
// opened it is opened first.
func (m *Model) saveAgain() []Command {
	if m.Storage != nil {
		return []Command{Open{}}
	}
	m.unset = m.unset || len(m.deletedElsewhere) > 0 // the settings may have gone with the matches
	return append(m.storeAgain(), m.write(m.deletedElsewhere)...)
}

// write stores records, the match at hand as it stands.
func (m *Model) write(records map[string]store.Record) []Command {
	var commands []Command
	for _, id := range slices.Sorted(maps.Keys(records)) {
		switch t := m.Table; {
		case t == nil || t.Record.ID != id:
			commands = append(commands, Save{records[id]})
		case t.pending == nil && (!t.Stale || m.Gone()):
			t.Stale = false
			commands = append(commands, m.store()...)
		}
	}
	return commands
}
