package table

import (
	"testing"

	"bretwalda/engine"
)

// TestACrownComesWithItsPoints: what is seen by itself has what it brings; equal ones in
// a row are one, and nobody is shown more than a few.
func TestACrownComesWithItsPoints(t *testing.T) {
	l := &engine.Lexicon{Events: []string{"march", "king", "scoreKing", "castle", "loss"}}
	kinds := map[string]MomentKind{
		"king":   {Title: "king", Only: func(e engine.Event) bool { return e.Side >= 0 }},
		"castle": {Title: "castle"},
		"loss":   {Title: "loss", Harms: Target},
	}
	event := func(kind uint8, side int8, count int16) engine.Event {
		e := engine.NewEvent(kind)
		e.Side, e.Other, e.Count = side, 5, count
		return e
	}
	list := Moments(l, kinds, []engine.Event{
		event(0, 1, 1), event(1, engine.None, 0), // nobody is king
		event(1, 2, 0), event(2, 2, 4), event(2, 2, 3), event(0, 2, 1), event(2, 2, 9),
		event(3, 1, 0), event(3, 1, 0), event(3, 2, 0), event(4, 3, 0),
	})
	if len(list) != 4 {
		t.Fatalf("%d moments: %+v", len(list), list)
	}
	if n := list[0].Points(l); n != 7 {
		t.Errorf("the crown brings %d", n)
	}
	if n := len(list[1].Events); n != 2 || list[2].Title != "castle" || list[2].Side() != 2 {
		t.Errorf("%d castles of one side, then %+v", n, list[2])
	}
	if side := list[3].Side(); side != 5 {
		t.Errorf("side %d is robbed", side)
	}
	var many []engine.Event
	for side := range int8(9) {
		many = append(many, event(3, side, 0))
	}
	if n := len(Moments(l, kinds, many)); n != mostMoments {
		t.Errorf("%d moments are shown at once", n)
	}
	kinds["loss"] = MomentKind{Title: "loss", Always: true}
	for side := range int8(6) {
		many = append(many, event(4, side, 0))
	}
	list = Moments(l, kinds, many)
	if len(list) != 6 {
		t.Errorf("%d moments are shown where six are kept", len(list))
	}
	for _, m := range list {
		if !m.Always {
			t.Errorf("%+v is shown beside six that are kept", m)
		}
	}
}

// TestASceneIsWhole: what follows a scene belongs to it, also what would begin one of
// its own, until another scene begins or a new round ends it.
func TestASceneIsWhole(t *testing.T) {
	l := &engine.Lexicon{Events: []string{"marry", "scoreMarriage", "track", "coins", "incursion", "spared", "round", "suitor"}}
	wedding, raid := MomentKind{Title: "wedding", Whole: true}, MomentKind{Title: "raid", Whole: true}
	kinds := map[string]MomentKind{"marry": wedding, "track": wedding, "incursion": raid, "spared": raid, "round": {}}
	var events []engine.Event
	for _, kind := range []uint8{7, 0, 1, 2, 3, 3, 4, 5, 6, 7} {
		events = append(events, engine.NewEvent(kind))
	}
	list := Moments(l, kinds, events)
	if len(list) != 2 || len(list[0].Events) != 5 || len(list[1].Events) != 2 || list[1].Title != "raid" {
		t.Errorf("%d scenes: %+v", len(list), list)
	}
}
