package client

import "testing"

// TestLeavingIsFinal: a choice that is still being stored when the
// person goes to another screen is stored, and the screen stays.
func TestLeavingIsFinal(t *testing.T) {
	p := emptyPage(t)
	p.begin()
	p.hold = true
	p.step()
	if len(p.held) != 1 {
		t.Fatalf("%d saves under way", len(p.held))
	}
	p.tell(Goto{AtHome})
	p.release()
	if p.m.Screen != Home {
		t.Errorf("screen %d", p.m.Screen)
	}
	if got := p.m.Records[0].Writes; got != 2 {
		t.Errorf("the match is stored %d times", got)
	}
}
