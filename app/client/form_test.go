package client

import (
	"strings"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
)

func TestTheFormRefusesNamesThatAreTooLongOrTwice(t *testing.T) {
	for _, c := range []struct{ one, two, fault string }{
		{"Ann", " ann ", "new.nameTwice"},
		{"Ann", "\u202eA\u200bnn", "new.nameTwice"},
		{strings.Repeat("x", 41), "", "new.nameLong"},
		{"", "", ""},
		{"Ann", "Bob", ""},
		{"Paco", "Расо", "new.nameTwice"},
		{"Ian", "lan", "new.nameTwice"},
		{"Аnna", "", "new.nameSigns"},
		{"#1ADMhWA1zbhx", "", "new.nameSigns"},
		{"x 1AOMl______9oAAALEXVyrj", "", "new.nameSigns"},
		{"Анна", "Anna", ""},
		{"\u200bPam\u202e\u00a0B", "Pam", ""},
	} {
		p := emptyPage(t)
		p.tell(Goto{AtNew}, SetName{0, c.one}, SetName{1, c.two})
		if p.m.Setup.Fault != c.fault {
			t.Errorf("%.10q, %q: %q", c.one, c.two, p.m.Setup.Fault)
		}
		p.tell(StartMatch{})
		if (p.m.Screen == Play) != (c.fault == "") {
			t.Errorf("%.10q, %q: screen %d", c.one, c.two, p.m.Screen)
		}
	}
}

func TestChosenColoursAndDiceByHand(t *testing.T) {
	p := emptyPage(t)
	p.tell(Goto{AtNew}, SetOption{0, 1}, SetDice{dice.ByHand})
	p.tell(everybody(4)...)
	p.tell(StartMatch{})
	h := p.m.Table.Header()
	if h.Setup.Options[0] != 1 || h.Dice != (dice.Source{Kind: dice.ByHand}) {
		t.Fatalf("%+v", h)
	}
	for range 300 {
		if p.m.Table.Turn.Seat == engine.Nature {
			break
		}
		p.march()
		p.step()
	}
	if p.m.Table.Turn.Seat != engine.Nature {
		t.Fatal("no dice are ever asked for")
	}
	before := p.m.Table.Text()
	p.step()
	if p.m.Table.Text() == before {
		t.Fatal("the die is not taken")
	}
	p.tell(Ready{}, AskTakeBack{}, TakeBack{})
	if p.m.Table.Text() != before {
		t.Fatal("the die is not taken back")
	}
}
