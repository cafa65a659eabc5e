package client

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/marcher"
	"bretwalda/engine/match"
)

// TestAnEventOfABotIsReadBeforeItGoesOn: and how the points stand after a round; where the
// person is next, nothing is in the way, and who does not want to tap goes on by themselves.
func TestAnEventOfABotIsReadBeforeItGoesOn(t *testing.T) {
	t.Parallel()
	p := &page{t: t, store: &memoryStore{texts: map[string]string{}}, games: []engine.Game{marcher.Lords()}, patient: true}
	p.start()
	p.tell(Goto{AtNew})
	p.tell(everybody(2)...)
	p.tell(SetName{1, ""}, SetKind{1, match.Easy}, SetSetting{Passing, "never"}, StartMatch{})
	table := p.m.Table
	var read []int
	for n := 0; n < 1500 && !table.Turn.Over() && len(read) < 6; n++ {
		switch at := table.Rest; {
		case table.RestsAt(AtMoment):
			moments := Moments(table)
			if !slices.ContainsFunc(table.Log.Since(0), func(e engine.Event) bool { return reads(table, []engine.Event{e}) }) || len(moments) == 0 {
				t.Fatalf("after %d choices there is nothing to read: %+v", at.At, moments)
			}
			if p.pass(); table.Rest == nil || p.asked != nil {
				t.Fatal("the bot goes on meanwhile")
			}
			read = append(read, at.At)
			p.tell(EndReplay{})
			if table.Rest != nil && table.Rest.At <= at.At {
				t.Fatalf("after %d choices: it still rests", at.At)
			}
		case at != nil:
			p.tell(EndReplay{})
		case table.Passing:
			p.tell(Ready{})
		default:
			p.goesOn(n)
		}
	}
	if len(read) < 6 {
		t.Fatalf("read after %v choices", read)
	}
	p.tell(SetSetting{Results, "off"})
	for n := 0; n < 600 && !table.RestsAt(AtMoment); n++ {
		switch {
		case table.Rest != nil:
			p.tell(EndReplay{})
		default:
			p.goesOn(n)
		}
	}
	if at := table.Rest.At; table.Rest != nil {
		if p.pass(); table.Rest != nil && table.Rest.At == at {
			t.Error("the event stays although it need not be tapped")
		}
	}
}

// goesOn has a bot play, or the person choose by chance.
func (p *page) goesOn(n int) {
	t := p.m.Table
	if t.BotTurn() {
		if p.asked != nil {
			p.think()
		}
		p.pass()
		return
	}
	list := t.match.Legal()
	if p.tell(Press{list[dice.Draw(7, n, len(list))]}); t.Asking == EndQuestion {
		p.tell(ConfirmEnd{})
	}
}
