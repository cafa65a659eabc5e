package table

import (
	"testing"

	"bretwalda/engine"
)

var chronicled = engine.Lexicon{Events: []string{"round", "turn", "battle", "die", "hit", "retreat", "battleEnd", "march", "scoreHold", "scoreEliminate"}}

const (
	evHold = iota + evMarch + 1
	evEliminate
)

// reign is two rounds: in the first the Angles march and fight, and score in
// the battle and at the end; in the second the Picts march.
func reign() *Log {
	var l Log
	l.Add(0, []engine.Event{event(evRound, engine.None, engine.None, 1), event(evTurn, angles, engine.None, 0)})
	l.Add(1, fight()[:1])
	l.Add(2, fight()[1:2])
	for i, e := range fight()[2:] {
		l.Add(3+i, []engine.Event{e})
		if int(e.Kind) == evHit && e.Side == picts {
			l.Add(3+i, []engine.Event{event(evEliminate, angles, picts, 2)})
		}
	}
	l.Add(13, []engine.Event{
		event(evHold, angles, engine.None, 2), event(evHold, angles, engine.None, 3),
		event(evRound, engine.None, engine.None, 2), event(evTurn, picts, engine.None, 0),
	})
	l.Add(14, []engine.Event{event(evMarch, picts, engine.None, 1)})
	return &l
}

func TestTheLogIsAChronicle(t *testing.T) {
	k := KindsOf(&chronicled)
	list, more := reign().Chronicle(k, 99, 5)
	if len(list) != 4 || more {
		t.Fatalf("%d paragraphs, more: %v: %+v", len(list), more, list)
	}
	if !list[0].Round || !list[1].Turn || !list[2].Round || !list[3].Turn || list[1].Head.Side != angles {
		t.Fatalf("%+v", list)
	}
	if list[1].RoundStart == nil || list[1].RoundStart.Count != 1 || list[3].RoundStart != nil {
		t.Error("the first round does not end with the turn of the Angles, or the second is over")
	}
	items := list[1].Items
	if len(items) != 3 || items[1].Battle == nil || len(items[2].Line.HoldScores) != 2 {
		t.Fatalf("a march, a battle and what is held are %+v", items)
	}
	b := items[1]
	if b.From != 2 || b.To != 13 || b.Place() != kent || b.Battle.Holder != angles {
		t.Errorf("the battle: %+v", b)
	}
	if b.Battle.Lost(angles) != 1 || b.Battle.Lost(picts) != 1 {
		t.Errorf("%d and %d lost", b.Battle.Lost(angles), b.Battle.Lost(picts))
	}
	if len(b.Gains) != 1 || b.Gains[0] != (Gain{angles, 2}) {
		t.Errorf("gains %+v", b.Gains)
	}
	told := 0
	for _, l := range b.Lines {
		told += max(len(l.Dice), 1)
	}
	if told != 11 { // all but the attack
		t.Errorf("%d events are told of the battle: %+v", told, b.Lines)
	}
}

func TestTheChronicleShowsTheLastRounds(t *testing.T) {
	list, more := reign().Chronicle(KindsOf(&chronicled), 99, 1)
	if len(list) != 2 || !more || list[0].Head.Count != 2 || list[1].Items[0].From != 14 {
		t.Fatalf("more: %v, %+v", more, list)
	}
}

func TestTheChronicleUpToAChoice(t *testing.T) {
	list, more := reign().Chronicle(KindsOf(&chronicled), 3, 1)
	if len(list) != 2 || more || len(list[1].Items) != 2 || list[1].Items[1].Battle.Over {
		t.Fatalf("more: %v, %+v", more, list)
	}
}

func TestABattleUnderWayIsTold(t *testing.T) {
	var l Log
	l.Add(0, fight()[1:4])
	list, _ := l.Chronicle(KindsOf(&chronicled), 99, 1)
	if len(list) != 1 || len(list[0].Items) != 1 || list[0].Items[0].Battle.Over || len(list[0].Items[0].Lines) != 1 {
		t.Fatalf("%+v", list)
	}
	// A player who never heard its end hears the next one begin.
	l.Add(1, fight()[1:])
	if list, _ = l.Chronicle(KindsOf(&chronicled), 99, 1); len(list[0].Items) != 2 {
		t.Fatalf("%+v", list[0].Items)
	}
}

func TestWhereTurnsBegin(t *testing.T) {
	k, l := KindsOf(&chronicled), reign()
	if b := l.Begins(k); len(b) != 2 || b[0] != 1 || b[1] != 14 {
		t.Errorf("turns begin after %v choices", b)
	}
	if l.Side(k) != picts {
		t.Errorf("side %d", l.Side(k))
	}
	for _, c := range []struct{ choices, round, side int }{{0, 0, engine.None}, {1, 1, angles}, {13, 1, angles}, {14, 2, picts}, {99, 2, picts}} {
		round, turn := l.Heading(k, c.choices)
		gotRound, gotSide := 0, engine.None
		if round != nil {
			gotRound = int(round.Count)
		}
		if turn != nil {
			gotSide = int(turn.Side)
		}
		if gotRound != c.round || gotSide != c.side {
			t.Errorf("after %d choices: round %d of side %d", c.choices, gotRound, gotSide)
		}
	}
}

// TestPointsStandInTheTurnThatBroughtThem: the choice that ends the turn of the Angles has
// them score and lets the Picts begin.
func TestPointsStandInTheTurnThatBroughtThem(t *testing.T) {
	k, l := KindsOf(&chronicled), reign()
	scored := len(l.Before(13))
	if round, turn := l.HeadingOf(k, scored); round.Count != 1 || turn.Side != angles {
		t.Errorf("before they score: round %d, side %d", round.Count, turn.Side)
	}
	if round, turn := l.Heading(k, 14); round.Count != 2 || turn.Side != picts {
		t.Errorf("after the choice: round %d, side %d", round.Count, turn.Side)
	}
}
