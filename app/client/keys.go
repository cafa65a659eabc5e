package client

import "bretwalda/engine"

// atTable reports whether the screen is that of a table.
func (m *Model) atTable() bool {
	return m.Table != nil && (m.Screen == Play || m.Screen == Lessons)
}

// askKeys opens the list of keys at a table, and closes it where it is open.
func (m *Model) askKeys() []Command {
	switch {
	case !m.atTable() || m.Table.Code:
		return nil
	case m.Table.Drawer == KeysDrawer:
		return m.play(OpenDrawer{NoDrawer})
	}
	return m.play(OpenDrawer{KeysDrawer})
}

// Anchor is where the keyboard goes when what it was on is there no longer: the
// heading of what lies on top.
func (m *Model) Anchor() string {
	switch {
	case !m.atTable():
		return Title
	case m.Table.Code:
		return Code
	case m.Table.Drawer != NoDrawer:
		return DrawerTitle
	case m.Table.Post != nil && m.Table.Post.Lobby != nil:
		return Title
	}
	return Asked
}

// escape closes a notice, then a code, a card or drawer, then takes a question
// back.
func (m *Model) escape() []Command {
	t := m.Table
	switch {
	case m.Notice != nil:
		m.Notice = nil
	case m.Forget != "":
		m.Forget = ""
	case m.Screen != Play && m.Screen != Lessons || t == nil:
	case t.Code:
		return t.hideCode()
	case t.Side != engine.None:
		return m.play(OpenDrawer{t.Drawer})
	case t.Drawer != NoDrawer:
		return m.play(OpenDrawer{NoDrawer})
	case t.Asking != NoQuestion:
		t.Asking = NoQuestion
	case t.pending == nil && !t.Curtain && !t.Changed:
		t.own()
		t.Picker.Clear()
	}
	return nil
}
