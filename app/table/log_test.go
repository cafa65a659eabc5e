package table

import (
	"testing"

	"bretwalda/engine"
)

func TestTheLogIsCutWhereAChoiceWasTakenBack(t *testing.T) {
	var l Log
	l.Add(0, fight()[:2])
	l.Add(1, fight()[2:4])
	l.Add(4, fight()[4:])
	if n := len(l.Since(1)); n != 10 {
		t.Errorf("%d events since choice 1", n)
	}
	if n := len(l.Since(2)); n != 8 {
		t.Errorf("%d events since choice 2", n)
	}
	l.Cut(4)
	if n := len(l.All()); n != 4 {
		t.Errorf("%d events after the cut", n)
	}
	l.Cut(9)
	if n := len(l.All()); n != 4 {
		t.Errorf("a cut beyond the end leaves %d", n)
	}
}

func TestDiceOfASideShareALine(t *testing.T) {
	lines := Lines(KindsOf(&lexicon), fight())
	var dice []int
	for _, l := range lines {
		if l.Dice != nil {
			dice = append(dice, len(l.Dice))
		}
	}
	if len(lines) != 10 || len(dice) != 4 || dice[0] != 2 || dice[1] != 1 {
		t.Fatalf("%d lines, dice %v", len(lines), dice)
	}
}

func TestAreasHeldByASideShareALine(t *testing.T) {
	held := engine.Lexicon{Events: []string{"march", "scoreHold"}}
	events := []engine.Event{event(1, angles, 0, 2), event(1, angles, 0, 4), event(1, picts, 0, 2), event(0, picts, 0, 1), event(0, picts, 0, 1)}
	lines := Lines(KindsOf(&held), events)
	if len(lines) != 4 || len(lines[0].HoldScores) != 2 || len(lines[1].HoldScores) != 1 || lines[2].HoldScores != nil || lines[0].Dice != nil {
		t.Fatalf("%+v", lines)
	}
}

func TestPacketsKeptInARowShareALine(t *testing.T) {
	draft := engine.Lexicon{Events: []string{"dealt", "kept"}}
	lines := Lines(KindsOf(&draft), []engine.Event{event(1, angles, 0, 2), event(1, picts, 0, 2), event(1, picts, 0, 2)})
	if len(lines) != 2 || len(lines[1].Alike) != 2 {
		t.Fatalf("%+v", lines)
	}
}

func TestTheLogBeforeAChoice(t *testing.T) {
	var l Log
	l.Add(0, []engine.Event{{Kind: 1}})
	l.Add(2, []engine.Event{{Kind: 2}, {Kind: 3}})
	for number, want := range []int{0, 1, 1, 3, 3} {
		if before, since := l.Before(number), l.Since(number); len(before) != want || len(before)+len(since) != 3 {
			t.Errorf("before choice %d there are %d events, since it %d", number, len(before), len(since))
		}
	}
}

// A side that levies in several areas in a row has one line for all of them.
func TestLeviesInARowAreOneLine(t *testing.T) {
	x := engine.Lexicon{Events: []string{"levy", "castle"}}
	k := KindsOf(&x)
	var events []engine.Event
	for _, e := range [][2]int8{{0, angles}, {0, angles}, {0, picts}, {1, picts}, {1, picts}} {
		events = append(events, event(uint8(e[0]), e[1], engine.None, 0))
	}
	lines := Lines(k, events)
	if len(lines) != 3 || len(lines[0].Alike) != 2 || len(lines[1].Alike) != 1 || len(lines[2].Alike) != 2 {
		t.Errorf("the lines are %+v", lines)
	}
}
