package client

// Messages about a new version of the app.
type (
	// AcceptUpdate lets the new version take over.
	AcceptUpdate struct{}
	// PutOffUpdate hides the offer until the next start.
	PutOffUpdate struct{}
)

// Messages of the runner about it.
type (
	// UpdateWaits says that a new version is ready.
	UpdateWaits struct{}
	// Stayed says that the new version could not take over.
	Stayed struct{}
)

func (AcceptUpdate) Apply(m *Model) []Command {
	m.accepted = true
	return nil
}

func (PutOffUpdate) Apply(m *Model) []Command {
	m.putOff = true
	return nil
}

func (UpdateWaits) report() {}

func (UpdateWaits) Apply(m *Model) []Command {
	m.Waits = true
	return nil
}

func (Stayed) report() {}

func (Stayed) Apply(m *Model) []Command {
	m.warn("update.failed")
	return nil
}

// Offers reports whether the new version is offered now: never in the middle of a
// turn or a form, nor while something is not stored. The menu of the table has it
// all the time.
func (m *Model) Offers() bool {
	if !m.CanUpdate() || !m.offered() {
		return false
	}
	switch m.Screen {
	case Home, History, Options, About, Learn, Rules:
		return true
	case Arrived:
		return m.Arrival.Code != "" // nothing has come
	case Play:
		return m.Table != nil && m.Table.idle()
	}
	return false
}

// offered reports whether the person is to hear of a version that waits.
func (r *Release) offered() bool { return r.Waits && !r.putOff }

// takeAccepted takes up, once nothing is being stored any more, that the person has accepted
// the version, and reports whether they had.
func (r *Release) takeAccepted(storing bool) bool {
	if !r.accepted || storing {
		return false
	}
	r.accepted = false
	return true
}

// CanUpdate reports whether a new version waits and could take over without a
// loss.
func (m *Model) CanUpdate() bool { return m.Waits && len(m.unstored)+len(m.deletedElsewhere) == 0 }

// idle reports whether nobody is in the middle of a turn: the match is over, has
// been handed over, or the device changes hands.
func (t *Table) idle() bool {
	if t.pending != nil || !t.Live() || t.Stale || t.Drawer != NoDrawer {
		return false
	}
	return t.Turn.Over() || t.Passing || t.ByLink != nil && !t.ByLink.Here && (t.ByLink.Sent || !t.ByLink.HandOver)
}

// takeUpdate lets the new version take over, once what is being stored is stored.
func (m *Model) takeUpdate() []Command {
	if !m.takeAccepted(m.Table != nil && m.Table.pending != nil) {
		return nil
	}
	if len(m.unstored)+len(m.deletedElsewhere) > 0 { // it was not
		m.warn("update.unsaved")
		return nil
	}
	return []Command{TakeUpdate{}}
}
