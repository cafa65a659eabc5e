package client

import (
	"testing"

	"bretwalda/engine/dice"
)

// The screen stays lit while people roll their own dice, and while a code is scanned; a
// device that has slept is kept awake again.
func TestTheScreenStaysLit(t *testing.T) {
	p := emptyPage(t)
	p.tell(StartMatch{})
	if p.awake {
		t.Error("for a match that needs no dice")
	}
	if p.tell(ShowCode{}); !p.awake {
		t.Error("the code goes dark")
	}
	if p.tell(HideCode{}); p.awake {
		t.Error("the code is put away")
	}
	p.tell(Goto{AtHome}, SetDice{dice.ByHand}, StartMatch{})
	if !p.awake {
		t.Error("the table goes dark between two rolls")
	}
	p.awake = false
	if p.tell(Returned{}); !p.awake {
		t.Error("the device has slept")
	}
	if p.tell(Goto{AtHome}); p.awake {
		t.Error("the first screen stays lit")
	}
}
