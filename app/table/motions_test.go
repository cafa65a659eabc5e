package table

import (
	"reflect"
	"slices"
	"testing"

	"bretwalda/engine"
)

func TestDeedsAreReadFromEvents(t *testing.T) {
	l := &engine.Lexicon{Events: []string{"march", "place", "hit", "remove", "die", "scoreHold", "scoreLimit", "incursion"}}
	none := int8(engine.None)
	event := func(kind uint8, side, other, from, to int8, count int16) engine.Event {
		return engine.Event{Kind: kind, Side: side, Other: other, From: from, To: to, Via: none, Via2: none, What: 2, Count: count}
	}
	march := event(0, 1, none, 3, 4, 5)
	march.Via = 6
	events := []engine.Event{
		march,
		event(0, 1, none, 4, 4, 1),       // stays where it is
		event(1, 1, none, none, 7, 1),    //
		event(2, 1, 0, 4, none, 2),       // loses two
		event(3, 0, none, 8, none, 0),    //
		event(4, 0, none, none, 4, 6),    // a die
		event(5, 1, none, none, 4, 3),    //
		event(6, 1, none, none, 4, -2),   // less points
		event(5, 1, none, none, none, 4), // for no place
		event(7, 0, 3, none, 9, 0),       // who loses a town is the other
	}
	kinds := map[string]MotionKind{"march": Goes, "place": Comes, "hit": Falls, "remove": Falls, "incursion": OtherFalls}
	want := []Motion{
		{Goes, 1, 2, 5, 3, 4, []int8{3, 6, 4}},
		{Comes, 1, 2, 1, none, 7, nil},
		{Falls, 1, 2, 2, none, 4, nil},
		{Falls, 0, 2, 1, none, 8, nil},
		{Scores, 1, 2, 3, none, 4, nil},
		{Scores, 1, 2, 4, none, none, nil},
		{Falls, 3, 2, 1, none, 9, nil},
	}
	if got := Motions(l, kinds, events); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func TestStationsAreTheEndsAndWhatLiesBetween(t *testing.T) {
	const none = engine.None
	for _, row := range []struct {
		via, via2 int8
		want      []int8
	}{
		{none, none, []int8{1, 2}},
		{3, none, []int8{1, 3, 2}},
		{none, 4, []int8{1, 4, 2}},
		{3, 4, []int8{1, 3, 4, 2}},
		{3, 3, []int8{1, 3, 2}},
		{2, 1, []int8{1, 2}},
	} {
		if got := Stations(1, row.via, row.via2, 2); !slices.Equal(got, row.want) {
			t.Errorf("by %d and %d: %v", row.via, row.via2, got)
		}
	}
}
