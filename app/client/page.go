package client

import "bretwalda/engine"

// Goto asks for another screen.
type Goto struct{ Fragment string }

func (msg Goto) Apply(m *Model) []Command {
	m.Forget = ""
	return []Command{Go{Fragment: msg.Fragment}}
}

// Dismiss closes the notice.
type Dismiss struct{}

func (Dismiss) Apply(m *Model) []Command {
	m.Notice = nil
	return nil
}

// Faded ends the time of a notice that all went well.
type Faded struct{ Notice *Notice }

func (Faded) report() {}

func (msg Faded) Apply(m *Model) []Command {
	if m.Notice == msg.Notice {
		m.Notice = nil
	}
	return nil
}

// How long a notice stays in milliseconds, and longer for each letter.
const (
	noticeStays = 3000
	letterStays = 60
)

// fade gives a new notice that all went well its time. One of an error stays until it is
// closed.
func fade(m *Model) []Command {
	n := m.Notice
	if n == nil || n.Error || n == m.fading {
		return nil
	}
	m.fading = n
	letters := 0
	for _, line := range n.Lines {
		letters += len(m.Language().Say(line.Key, line.Args...))
	}
	return []Command{Fade{n, noticeStays + letters*letterStays}}
}

// Escape closes what was opened last: a notice, then a code, a card or drawer; then it
// takes a question back. From the rules and from Learn it leads back.
type Escape struct{}

func (Escape) Apply(m *Model) []Command {
	switch {
	case m.Notice != nil:
		m.Notice = nil
	case m.Forget != "":
		m.Forget = ""
	case m.tableOnScreen():
		return closeLast(m)
	case m.Screen == Rules && m.Reader.Back():
		return ReadBack{}.Apply(m)
	case m.Screen == Rules, m.Screen == Learn:
		return []Command{Go{Fragment: m.Back()}}
	}
	return nil
}

// closeLast closes what was opened last at the table, or takes a question back.
func closeLast(m *Model) []Command {
	t := m.Table
	switch {
	case t.Code:
		return t.hideCode()
	case t.Side != engine.None:
		return m.openDrawer(t.Drawer)
	case t.Drawer != NoDrawer:
		return m.openDrawer(NoDrawer)
	case t.Line != nil:
		return CloseLine{}.Apply(m)
	case t.Asking != NoQuestion:
		t.Asking = NoQuestion
	case t.pending == nil && !t.Passing && !t.Stale:
		t.clearHint()
		t.Picker.Clear()
		mark(t, nil)
	}
	return nil
}

// WentBack says that the person has gone back from what covers the table.
type WentBack struct{}

func (WentBack) Apply(m *Model) []Command {
	m.covered = false
	switch {
	case !m.tableOnScreen():
		return nil
	case overlaid(m.Table):
		return closeLast(m)
	case looksAtPast(m.Table):
		return EndReplay{}.Apply(m)
	}
	return nil
}

// cover says when something begins to cover the table that the person may close, or
// is there no more. A thing that came with the screen goes with it.
func cover(m *Model) []Command {
	over := m.tableOnScreen() && (overlaid(m.Table) || looksAtPast(m.Table))
	m.along = m.along && over
	if over = over && !m.along; over == m.covered {
		return nil
	}
	m.covered = over
	return []Command{Overlay{over}}
}

// overlaid reports whether the person has opened something over the table: a code, a card, a
// drawer, the command line, a question.
func overlaid(t *Table) bool {
	return t.Code || t.Side != engine.None || t.Drawer != NoDrawer || t.Line != nil || t.Asking != NoQuestion
}

// looksAtPast reports whether the person looks at the past.
func looksAtPast(t *Table) bool {
	return t.Replay != nil && (t.Replay.Whole || t.Replay.Brief())
}

// AskKeys opens the list of keys at a table, and closes it where it is open.
type AskKeys struct{}

func (AskKeys) Apply(m *Model) []Command {
	switch {
	case !m.tableOnScreen() || m.Table.Code:
		return nil
	case m.Table.Drawer == KeysDrawer:
		return m.openDrawer(NoDrawer)
	}
	return m.openDrawer(KeysDrawer)
}

// Copied and Shared are the results of Copy and Share. A person who thinks better of it
// makes no error, and has not Given anything.
type (
	Copied struct{ Err error }
	Shared struct {
		Given bool
		Err   error
	}
)

func (Copied) report() {}

func (msg Copied) Apply(m *Model) []Command {
	switch {
	case msg.Err != nil:
		m.warn("share.copyFailed")
	case m.copying != "":
		m.notify(m.copying)
	default:
		m.notify("share.copied")
	}
	m.copying = ""
	m.endHandover(msg.Err == nil)
	return nil
}

func (Shared) report() {}

func (msg Shared) Apply(m *Model) []Command {
	if msg.Err != nil {
		m.warn("share.failed")
	}
	m.endHandover(msg.Given && msg.Err == nil)
	return nil
}

// Waited is the result of Wait.
type Waited struct{ Ticket int }

func (Waited) report() {}

// Apply ends the pause of a bot, or that of a replay.
func (msg Waited) Apply(m *Model) []Command {
	t := m.Table
	switch {
	case t == nil:
	case t.bots.pause == msg.Ticket:
		t.bots.pause = 0
	case t.Replay != nil && t.Replay.pause == msg.Ticket:
		return m.stepReplay(1)
	case t.Rest != nil && t.Rest.ticket == msg.Ticket:
		return m.endRest()
	}
	return nil
}
