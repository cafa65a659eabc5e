package client

import (
	"testing"

	"bretwalda/engine/marcher"
)

// TestEnterOnATargetPicksItBeforeItIsPlayed, in Wales as in Britain: the first Enter sends nobody,
// nor does a number that is changed, and the second does. A tap still sends them at once.
func TestEnterOnATargetPicksItBeforeItIsPlayed(t *testing.T) {
	p, desk, _ := lords(t, marcher.Lords(), several)
	from, to := PartyOf(desk).Ends()
	p.tell(Undo{})
	enters(t, p, desk, from, to, func() {
		of := PartyOf(desk).Members[0]
		p.tell(SetMember{What: of.What, Count: max(of.Most-1, 1)})
	})

	p = emptyPage(t)
	desk = p.begin()
	from, to = p.find(func(ways int) bool { return ways > 1 })
	desk.Picker.Clear()
	enters(t, p, desk, from, to, func() {
		offer := PickerOf(desk).Offers()[0]
		p.tell(SetFacet{offer.Facet, offer.Values[0]})
	})
}

// enters plays a march by Enter on its places, with something changed before it goes.
func enters(t *testing.T, p *page, desk *Table, from, to int8, change func()) {
	t.Helper()
	before := desk.match.Len()
	p.tell(Tap{Place: from, Keyed: true}, Tap{Place: to, Keyed: true})
	if _, complete := desk.Picker.Choice(); !complete || desk.match.Len() != before || !Keyed(desk) {
		t.Fatalf("Enter on a target makes %d choices, picked %t", desk.match.Len()-before, complete)
	}
	if change(); desk.match.Len() != before || !Keyed(desk) {
		t.Fatal("a number sends them")
	}
	if p.tell(Tap{Place: to, Keyed: true}); desk.match.Len() == before {
		t.Fatal("a second Enter sends nobody")
	}
	if made := desk.match.Log()[before].Choice; made.From != from || made.To != to {
		t.Errorf("%+v is made", made)
	}
	other := int8(-1) // where those who have gone could have gone instead
	for _, c := range desk.match.Replay(before).Legal(nil) {
		if c.From == from && c.To != to && c.To >= 0 && desk.Picker.Origins()>>uint(c.To)&1 == 0 {
			other = c.To
		}
	}
	made := desk.Text()
	if p.tell(Tap{Place: other, Keyed: true}); other >= 0 && desk.Text() != made {
		t.Error("Enter elsewhere sends those who have gone")
	}
	p.tell(Escape{}, Undo{})
	if p.tell(Tap{Place: from}, Tap{Place: to}); desk.match.Len() == before {
		t.Error("a tap sends nobody")
	}
}
