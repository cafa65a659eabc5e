package client

import "testing"

// TestTheKeyboardHasAPlace: the keys are listed at a table alone, and the keyboard
// falls to the heading of what lies on top.
func TestTheKeyboardHasAPlace(t *testing.T) {
	m := &Model{Screen: Home}
	if commands := m.Update(AskKeys{}); len(commands) > 0 || m.Anchor() != Title {
		t.Errorf("without a table: %v, %s", commands, m.Anchor())
	}
	m.Screen, m.Table = Play, &Table{}
	if m.Anchor() != Asked {
		t.Errorf("at a table the keyboard falls to %s", m.Anchor())
	}
	m.Update(AskKeys{})
	if m.Table.Drawer != KeysDrawer || m.Anchor() != DrawerTitle {
		t.Errorf("drawer %d, %s", m.Table.Drawer, m.Anchor())
	}
	m.Update(AskKeys{})
	if m.Table.Drawer != NoDrawer {
		t.Errorf("drawer %d is open", m.Table.Drawer)
	}
	m.Table.Code = true
	if m.Update(AskKeys{}); m.Table.Drawer != NoDrawer || m.Anchor() != Code {
		t.Errorf("behind a code: drawer %d, %s", m.Table.Drawer, m.Anchor())
	}
}
