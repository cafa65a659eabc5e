package client

import "testing"

// TestTheKeyboardHasAPlace: the keys are listed at a table alone, and the keyboard
// falls to the heading of what lies on top.
func TestTheKeyboardHasAPlace(t *testing.T) {
	p := emptyPage(t)
	wants := func(when string, drawer Drawer, anchor string) {
		t.Helper()
		if got := p.m.Anchor(); got != anchor {
			t.Errorf("%s the keyboard falls to %s, not to %s", when, got, anchor)
		}
		if p.m.Table != nil && p.m.Table.Drawer != drawer {
			t.Errorf("%s drawer %d is open, not %d", when, p.m.Table.Drawer, drawer)
		}
	}
	p.tell(AskKeys{})
	wants("at the first screen", NoDrawer, Title)
	p.begin()
	wants("at the table", NoDrawer, Asked)
	p.tell(AskKeys{})
	wants("with the list of keys", KeysDrawer, DrawerTitle)
	p.tell(AskKeys{})
	wants("without it", NoDrawer, Asked)
	p.tell(ShowCode{}, AskKeys{})
	wants("behind a code", NoDrawer, Code)
	p.tell(Escape{})
	wants("after the code", NoDrawer, Asked)
}
