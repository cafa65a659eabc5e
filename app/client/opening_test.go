package client

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/games"
)

// TestTheLogBeginsWithTheFirstRound: where the sides are chosen the rules begin the
// first round before anybody has chosen anything; the log tells it all the same,
// once, also after everything was undone.
func TestTheLogBeginsWithTheFirstRound(t *testing.T) {
	g := games.ByID("britannia-2008")
	p := device(t, 1, g)
	rounds := func() (n int) {
		for _, e := range p.m.Table.Log.Before(p.m.Table.match.Len() + 1) {
			if g.Lexicon().Events[e.Kind] == "round" {
				n++
			}
		}
		return n
	}
	for option, o := range g.Options() {
		if o.ID == "colours" {
			p.tell(Goto{AtNew}, SetOption{option, 1}, StartMatch{})
		}
	}
	table := p.m.Table
	if table == nil || table.match.Len() > 0 || table.match.Turn().Seat == engine.Nature {
		t.Fatal("the first choice is not a player's")
	}
	if n := rounds(); n != 1 {
		t.Fatalf("%d rounds are told before the first choice", n)
	}
	p.choose()
	if n := rounds(); n != 1 {
		t.Errorf("%d rounds are told after it", n)
	}
	if page, _ := table.Log.Chronicle(table.Kinds, table.match.Len(), 2); len(page) == 0 || !page[0].Round || page[0].At != 0 {
		t.Errorf("the log begins with %+v", page)
	}
	p.tell(Undo{})
	if n := rounds(); n != 1 {
		t.Errorf("%d rounds are told when it is undone", n)
	}
}
