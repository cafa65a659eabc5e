package marcher_test

import (
	"bytes"
	"slices"
	"testing"

	"bretwalda/engine"
)

// Levies lie face down (rule 4.0): whose they are knows them, the other side
// sees how many there are.

// twins are positions that differ only in things hidden from the other side.
type twins struct {
	name, one, two string
	seats          engine.Seat
	blind          []engine.Seat // seats that see no difference
	knows          []engine.Seat // seats that do
}

// TestViewOfLevies checks what each side sees of levies (§4.0).
func TestViewOfLevies(t *testing.T) {
	for _, row := range []twins{
		{"which zone drew which", `
			turn 2, Normans, movement
			Hereford: 1 norman infantry, 1 hidden knight, castle
			Chester: 1 norman infantry, 1 hidden norman archer, castle
			Rhos: 1 welsh infantry
		`, `
			turn 2, Normans, movement
			Hereford: 1 norman infantry, 1 hidden norman archer, castle
			Chester: 1 norman infantry, 1 hidden knight, castle
			Rhos: 1 welsh infantry
		`, 2, []engine.Seat{1}, []engine.Seat{0}},
		{"the cup and the map", `
			turn 2, Normans, event
			Hereford: 1 norman infantry, 1 hidden knight, castle
			Rhos: 1 welsh infantry
		`, `
			turn 2, Normans, event
			Hereford: 1 norman infantry, 1 hidden norman infantry, castle
			Rhos: 1 welsh infantry
		`, 2, []engine.Seat{1}, []engine.Seat{0}},
		{"Welsh levies from the Norman", `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry, 1 hidden welsh infantry
			Arfon: 1 welsh infantry, 1 hidden welsh archer
		`, `
			turn 2, Welsh, event
			Hereford: 1 norman infantry, castle
			Rhos: 1 welsh infantry, 1 hidden welsh archer
			Arfon: 1 welsh infantry, 1 hidden welsh infantry
		`, 2, []engine.Seat{0}, []engine.Seat{1}},
		{"a team knows all its own", `
			turn 2, Normans, movement
			seats: 3
			Hereford: 1 norman infantry, 1 hidden knight, castle
			Chester: 1 norman infantry, 1 hidden norman archer, castle
			Rhos: 1 welsh infantry
		`, `
			turn 2, Normans, movement
			seats: 3
			Hereford: 1 norman infantry, 1 hidden norman archer, castle
			Chester: 1 norman infantry, 1 hidden knight, castle
			Rhos: 1 welsh infantry
		`, 3, []engine.Seat{2}, []engine.Seat{0, 1}},
		{"while the rest is being drawn", `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			draw knight
		`, `
			turn 2, Normans, levy
			Hereford: 1 norman infantry, castle
			Chester: 1 norman infantry, castle
			Nantwich: 1 norman infantry, castle
			draw norman archer
		`, 2, []engine.Seat{1}, []engine.Seat{0}},
		{"archers of Gwent are no more than levies", `
			turn 2, Normans, movement
			options: gwentArchers on
			Gwent Uwchcoed: 1 norman infantry, 1 hidden norman gwent archer, castle
		`, `
			turn 2, Normans, movement
			options: gwentArchers on
			Gwent Uwchcoed: 1 norman infantry, 1 hidden knight, castle
		`, 2, []engine.Seat{1}, []engine.Seat{0}},
	} {
		t.Run(row.name, func(t *testing.T) {
			one, two := play(t, row.one), play(t, row.two)
			if bytes.Equal(one.JSON(), two.JSON()) {
				t.Fatal("the positions are the same")
			}
			for _, seat := range append(row.blind, engine.Nobody) {
				if !alike(t, one.State.View(seat), two.State.View(seat)) {
					t.Errorf("seat %d sees the difference", seat)
				}
			}
			for _, seat := range row.knows {
				if alike(t, one.State.View(seat), two.State.View(seat)) {
					t.Errorf("seat %d sees no difference", seat)
				}
			}
		})
	}
}

// alike reports whether two positions look the same in every way.
func alike(t *testing.T, a, b engine.State) bool {
	t.Helper()
	one, err := a.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	two, err := b.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	return bytes.Equal(one, two) && a.Turn() == b.Turn() && slices.Equal(a.Legal(nil), b.Legal(nil)) &&
		slices.Equal(a.Pieces(nil), b.Pieces(nil)) && slices.Equal(a.Standing(), b.Standing())
}

// TestViewCountsLevies checks that the other side sees how many levies are
// where, each a counter without a name (§4.0).
func TestViewCountsLevies(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, movement
		Hereford: 1 norman infantry, 2 hidden knight, 1 hidden norman archer, castle
		Chester: 1 norman infantry, castle
	`)
	for _, seat := range []engine.Seat{1, engine.Nobody} {
		hidden := 0
		for _, piece := range tb.State.View(seat).Pieces(nil) {
			if piece.Mark&engine.Hidden == 0 {
				continue
			}
			if piece.What != engine.None || lexicon.Places[piece.Place] != "Hereford" || lexicon.Sides[piece.Side] != "Normans" {
				t.Errorf("seat %d sees %+v", seat, piece)
			}
			hidden += int(piece.Count)
		}
		if hidden != 3 {
			t.Errorf("seat %d sees %d levies", seat, hidden)
		}
	}
	own := at(t, tb.State.View(0))
	own.Is(own.stands(4), "2 hidden norman knight, 1 norman infantry, 1 hidden norman archer, 1 castle")
}

// TestDrawsAreHidden checks that drawing reports how many, never which (§4.0).
func TestDrawsAreHidden(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, levy
		Hereford: 1 norman infantry, castle
		Chester: 1 norman infantry, castle
		draw knight
		draw norman archer
		told levy Normans in Chester
		told levy Normans in Hereford
	`)
	for _, e := range tb.Events {
		if lexicon.Events[e.Kind] == "levy" && e.What != engine.None {
			t.Errorf("told %s", tb.Tale())
		}
	}
	// Turned up, everybody sees them.
	tb.tell("until event Welsh")
	tb.tell("told activate Normans 1 knight in Chester")
	other := at(t, tb.State.View(1))
	other.Is(other.stands(0), "1 norman knight, 1 norman infantry, 1 castle")
}

// TestLeviesTurnedUpInBattle checks that in a battle levies are turned up
// before the first die (§4.0).
func TestLeviesTurnedUpInBattle(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, event
		Tegeingl: 1 norman infantry, 1 hidden knight
		Chester: 1 norman infantry, 1 hidden norman archer
		event 40
		dice 3 1
	`)
	other := at(t, tb.State.View(1))
	hidden := func() int {
		n := 0
		for _, piece := range tb.State.View(1).Pieces(nil) {
			if piece.What == engine.None {
				n += int(piece.Count)
			}
		}
		return n
	}
	if hidden() != 2 {
		t.Errorf("the Welsh see %d levies face down", hidden())
	}
	tb.tell("until roll Vikings")
	other.State = tb.State.View(1)
	other.Is(other.stands(9), "1 norman knight, 1 norman infantry, 2 viking")
	if hidden() != 1 {
		t.Errorf("the Welsh see %d levies face down", hidden())
	}
}

// TestLeviesTakenFaceDown checks that an event that takes a levy does not say
// which (§5.0).
func TestLeviesTakenFaceDown(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, event
		Hereford: 1 norman infantry, 1 hidden knight, castle
		event 68
		pick Hereford
		asked recall Normans
	`)
	for _, c := range tb.State.Legal(nil) {
		if c.What == engine.None {
			tb.play(c)
			break
		}
	}
	tb.tell("Hereford has 1 norman infantry, castle")
	tb.tell("told remove Normans 1 from Hereford")
	tb.tell("untold remove knight")
	tb.tell("pool knight 14")
}

// TestViewLists checks that the lists of a view reveal nothing: drawn counters
// are listed for the drawing side alone, and the set-up for the side that did
// it.
func TestViewLists(t *testing.T) {
	tb := play(t, `
		turn 2, Normans, levy
		Hereford: 1 norman infantry, castle
		Chester: 1 norman infantry, castle
		draw knight
	`)
	tb.ask("draw")
	if legal := tb.State.View(1).Legal(nil); len(legal) != 0 {
		t.Errorf("the Welsh see %d choices of the cup", len(legal))
	}
	for _, seats := range []int{2, 3, 4} {
		one, two := begin(t, 0, seats), begin(t, 0, seats)
		one.play(one.State.Legal(nil)[0])
		two.play(two.State.Legal(nil)[1])
		for _, seat := range []engine.Seat{engine.Seat(seats - 1), engine.Nobody} {
			if !alike(t, one.State.View(seat), two.State.View(seat)) {
				t.Errorf("%d seats: seat %d sees where Hugh is", seats, seat)
			}
		}
	}
	// When the Normans are done the Welsh place, and neither sees the other.
	one, two := begin(t, 0, 2), begin(t, 0, 2)
	for range 3 {
		one.play(one.State.Legal(nil)[0])
		two.play(two.State.Legal(nil)[0])
	}
	one.tell("asked place Welsh seat 1")
	one.play(one.State.Legal(nil)[0])
	two.play(two.State.Legal(nil)[1])
	if !alike(t, one.State.View(0), two.State.View(0)) {
		t.Errorf("the Normans see where the teulu is")
	}
	if alike(t, one.State.View(1), two.State.View(1)) {
		t.Errorf("the Welsh do not see their own teulu")
	}
	one.setUp(nil)
	for seat := range engine.Seat(2) {
		if shown, err := one.State.View(seat).MarshalJSON(); err != nil || !bytes.Equal(shown, one.JSON()) {
			t.Errorf("after the set-up seat %d does not see all", seat)
		}
	}
}
