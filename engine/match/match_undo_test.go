package match_test

import (
	"errors"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/match"
)

func TestUndoIsTheInverseOfDo(t *testing.T) {
	m := begin(t, byHand)
	var before []string
	for !m.Turn().Over() {
		before = append(before, picture(t, m.State()))
		playOn(t, m, 1, 8)
	}
	if len(before) < 150 {
		t.Fatalf("a race of %d choices tests little", len(before))
	}
	for i := len(before) - 1; i >= 0; i-- {
		if err := m.TakeBack(); err != nil {
			t.Fatal(err)
		}
		if m.Len() != i || picture(t, m.State()) != before[i] {
			t.Fatalf("taking back choice %d gives another position", i)
		}
	}
	if m.CanUndo() {
		t.Error("there is something before the beginning")
	}
	if err := m.TakeBack(); !errors.Is(err, match.ErrNoUndo) {
		t.Errorf("took back the beginning: %v", err)
	}
}

func TestUndoneAndDoneAgainMeetsTheSameDice(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 120, 8)
	want := picture(t, m.State())
	for range 70 {
		if err := m.TakeBack(); err != nil {
			t.Fatal(err)
		}
	}
	playOn(t, m, 70, 8)
	if picture(t, m.State()) != want {
		t.Error("the dice changed")
	}
}

func TestUndoStopsAtDiceAndHandOver(t *testing.T) {
	m := begin(t, byHand)
	playOn(t, m, 1, 8) // the first seat has bet; the next one holds the device
	if m.CanUndo() {
		t.Error("undo crosses a change of seat")
	}
	if err := m.Undo(); !errors.Is(err, match.ErrNoUndo) {
		t.Errorf("undo: %v", err)
	}
	for m.Turn().Seat != engine.Nature {
		playOn(t, m, 1, 8)
	}
	if !m.CanUndo() {
		t.Error("nothing was rolled yet, and the choice cannot be undone")
	}
	length := m.Len()
	if err := m.Undo(); err != nil || m.Len() != length-1 {
		t.Errorf("undo: %v, %d choices", err, m.Len())
	}
	playOn(t, m, 2, 8)
	if err := m.Undo(); err != nil || m.Turn().Seat != engine.Nature {
		t.Errorf("a roll tapped wrongly cannot be corrected: %v", err)
	}
	playOn(t, m, 1, 8)
	for m.Turn().Seat == engine.Nature || m.Turn().Seat == m.Log()[m.Len()-1].Seat || m.Log()[m.Len()-1].Seat == engine.Nature {
		playOn(t, m, 1, 8)
	}
	if m.CanUndo() {
		t.Error("undo crosses a change of seat")
	}
	if err := m.TakeBack(); err != nil {
		t.Errorf("what players agree on cannot be taken back: %v", err)
	}
}

func TestTakeBackOfSeededDiceReachesThePlayer(t *testing.T) {
	m := begin(t, seeded)
	for m.Len() == 0 || m.Log()[m.Len()-1].Seat != engine.Nature {
		playOn(t, m, 1, 8)
	}
	if m.CanUndo() {
		t.Error("undo crosses dice")
	}
	length := m.Len()
	if err := m.TakeBack(); err != nil || m.Len() != length-2 || m.Turn().Seat == engine.Nature {
		t.Errorf("%v; %d of %d choices left", err, m.Len(), length)
	}
}

func TestUndoWithinATurn(t *testing.T) {
	m, err := match.NewAt(begin(t, seeded).Game(), &longState{list: 3}, seeded)
	if err != nil {
		t.Fatal(err)
	}
	playOn(t, m, 2, 8)
	if !m.CanUndo() || m.Undo() != nil || m.Len() != 1 {
		t.Error("a seat cannot undo what it has just done")
	}
}

func TestTakeBackToOneSeatsDecision(t *testing.T) {
	m := begin(t, seeded)
	playOn(t, m, 60, 8)
	first := func(seat engine.Seat) bool { return seat == 0 }
	n := m.LastOf(first)
	if n < 0 || n == m.LastOf(func(engine.Seat) bool { return true }) {
		t.Fatalf("choice %d of %d is the first seat's last: that tests little", n, m.Len())
	}
	for _, e := range m.Log()[n+1:] {
		if e.Seat == 0 {
			t.Fatal("the seat has decided since")
		}
	}
	if err := m.TakeBackTo(n); err != nil || m.Len() != n || m.Turn().Seat != 0 {
		t.Fatalf("%v: %d choices are left, and seat %d decides", err, m.Len(), m.Turn().Seat)
	}
	for _, n := range []int{-1, m.Len()} {
		if err := m.TakeBackTo(n); !errors.Is(err, match.ErrNoUndo) {
			t.Errorf("choice %d is taken back: %v", n, err)
		}
	}
	if m.LastOf(func(engine.Seat) bool { return false }) != -1 {
		t.Error("nobody has decided something")
	}
}
