package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
)

// TestTheKeyboardHasAPlace: the keys are listed at a table alone, and the keyboard
// falls to the heading of what is on top.
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

// TestPointsAreOneTapAway: of the person who looks, by a button or a key, and off by the same.
func TestPointsAreOneTapAway(t *testing.T) {
	p := emptyPage(t)
	table := p.begin()
	if table.Passing {
		p.tell(Ready{})
	}
	if p.tell(ShowPoints{}); !table.Layer.On || table.Layer.Threats || !slices.ContainsFunc(table.Standing, func(s engine.Score) bool { return s.Side == table.Layer.Side && s.Seat == table.Viewer }) {
		t.Errorf("%+v", table.Layer)
	}
	if p.tell(Key{"s"}); table.Layer.On {
		t.Error("a second time leaves them on")
	}
}

func TestSingleKeys(t *testing.T) {
	p, table := typist(t)
	p.tell(CloseLine{})
	c := table.Picker.All()[0]
	before := table.match.Len()
	p.tell(Press{c})
	if table.match.Len() == before || !table.CanUndo {
		t.Fatal("nothing can be undone")
	}
	p.tell(SetSetting{SingleKeys, "off"}, Key{"u"}, Key{"?"}, Key{"/"})
	if table.match.Len() == before || table.Drawer != NoDrawer || table.Line != nil {
		t.Error("keys that are off do something")
	}
	p.tell(SetSetting{SingleKeys, "on"}, Key{"?"}, Key{"u"})
	if table.match.Len() == before || table.Drawer != KeysDrawer {
		t.Error("a key undoes what lies below a drawer")
	}
	p.tell(Key{"?"}, Key{"u"})
	if table.match.Len() != before {
		t.Error("U undoes nothing")
	}
	p.tell(Key{"h"})
	if !table.Hinting() {
		t.Error("H asks for no hint")
	}
	p.tell(Key{"e"})
	if table.match.Len() != before {
		t.Error("E ends the turn without Enter")
	}
}
