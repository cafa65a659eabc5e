package view

import (
	"slices"
	"strings"
	"testing"

	"bretwalda/app/client"
	"bretwalda/engine/games"
)

// TestAPlayerHearsWhoTheyAreAndWhatTheyLost before what has happened and what is asked.
func TestAPlayerHearsWhoTheyAreAndWhatTheyLost(t *testing.T) {
	d := deskOf(t, games.ByID("britannia-2008"))
	d.Begin()
	d.Tell(client.Ready{})
	s := d.seatView()
	if said := (heardView{s}).spoken(); len(said) == 0 || !strings.HasPrefix(said[0], "You are Ann and play Romans, ") {
		t.Errorf("at first it is said %q", said)
	}
	losers := 0
	for n := 0; n < 150 && losers == 0; n++ {
		tb := d.M.Table
		if tb.Passing {
			if said := (heardView{d.seatView()}).spoken(); slices.ContainsFunc(said, func(line string) bool { return strings.Contains(line, "Lost: ") }) {
				t.Errorf("whoever holds the device hears %q", said)
			}
			d.Tell(client.Ready{})
			continue
		}
		said := heardView{d.seatView()}.spoken()
		lost := slices.IndexFunc(said, func(line string) bool { return strings.Contains(line, ". Lost: ") })
		told := slices.IndexFunc(said, func(line string) bool { return strings.HasSuffix(line, "lose 1 infantry in Kent.") })
		if lost >= 0 && len(tb.News) > 0 {
			losers++
			if told >= 0 && told < lost {
				t.Errorf("losses come after the news: %q", said)
			}
		}
		choices := tb.Picker.All()
		d.Tell(client.Press{Choice: choices[0]}, client.ConfirmEnd{})
	}
	if losers == 0 {
		t.Error("nobody has lost anything")
	}
}

// TestAPlaceSaysWhatATapLeadsTo: from an army its places, to a place the march and its
// odds, which are told once.
func TestAPlaceSaysWhatATapLeadsTo(t *testing.T) {
	d := deskOf(t, games.ByID("britannia-2008"))
	d.Begin()
	d.Tell(client.Ready{})
	p := &d.M.Table.Picker
	kent := int8(slices.Index(d.M.Table.Game().Lexicon().Places, "Kent"))
	if p.From() < 0 || p.Targets()>>kent&1 == 0 {
		t.Fatal("the Romans cannot land in Kent")
	}
	s := heardView{d.seatView()}
	if said := s.meets(kent); !strings.HasPrefix(said, "Move ") || strings.Contains(said, " v 1") {
		t.Errorf("Kent leads to %q", said)
	}
	if odds := s.odds(kent); !strings.Contains(odds, " v 1, Romans win: ") || !strings.HasSuffix(odds, "%") {
		t.Errorf("Kent is against %q", odds)
	}
	if worth := s.game.Worth(kent); worth != "Romans: 2 points (Occupied in round I)" {
		t.Errorf("Kent is worth %q", worth)
	}
	d.Tell(client.Tap{Place: kent})
	d.Shows(`aria-description="Move 16 infantry from the English Channel to Kent. 16 v 1, Romans win: `)
	if said := (heardView{d.seatView()}).question(sheetView{d.seatView()}.panel(), nil); !strings.Contains(said, "16 v 1") {
		t.Errorf("it is asked %q", said)
	}
	if h := d.HTML("en"); strings.Index(h, "Confirm: Move") > strings.Index(h, `id="end"`) {
		t.Error("the keyboard comes to the end of the turn before it comes to the march")
	}
}
