package table

import (
	"testing"

	"bretwalda/engine"
)

var lexicon = engine.Lexicon{Events: []string{"round", "turn", "battle", "die", "hit", "retreat", "battleEnd", "march"}}

const (
	evRound = iota
	evTurn
	evBattle
	evDie
	evHit
	evRetreat
	evEnd
	evMarch
)

const (
	angles = 1
	picts  = 2
)

func event(kind uint8, side, other int8, count int16) engine.Event {
	return engine.Event{Kind: kind, Side: side, Other: other, To: kent, From: engine.None, What: 0, Count: count}
}

// Two rounds: nobody falls, then each side loses one and the Picts retreat.
func fight() []engine.Event {
	return []engine.Event{
		event(evMarch, angles, engine.None, 2),
		event(evBattle, angles, picts, 0),
		event(evDie, angles, engine.None, 2), event(evDie, angles, engine.None, 3), event(evDie, picts, engine.None, 1),
		event(evDie, angles, engine.None, 5), event(evDie, angles, engine.None, 4), event(evDie, picts, engine.None, 6),
		event(evHit, picts, angles, 1), event(evHit, angles, picts, 1),
		event(evRetreat, picts, engine.None, 1),
		event(evEnd, angles, engine.None, 0),
	}
}

func TestABattleIsReadRoundByRound(t *testing.T) {
	list := Battles(KindsOf(&lexicon), fight())
	if len(list) != 1 {
		t.Fatalf("%d battles", len(list))
	}
	b := list[0]
	if b.Place != kent || b.Attacker != angles || b.Defender != picts || !b.Over || b.Holder != angles {
		t.Fatalf("%+v", b)
	}
	if len(b.Clashes) != 2 {
		t.Fatalf("%d rounds: %+v", len(b.Clashes), b.Clashes)
	}
	first, second := b.Clashes[0], b.Clashes[1]
	if len(first.Of(angles)) != 2 || len(first.Of(picts)) != 1 || first.Lost(picts) != 0 {
		t.Errorf("first round %+v", first)
	}
	if second.Of(angles)[0].Face != 5 || second.Lost(picts) != 1 || second.Lost(angles) != 1 || len(second.Retreats) != 1 {
		t.Errorf("second round %+v", second)
	}
}

func TestABattleUnderWayIsNotOver(t *testing.T) {
	list := Battles(KindsOf(&lexicon), fight()[:6])
	if len(list) != 1 || list[0].Over || list[0].Holder != engine.None || len(list[0].Clashes) != 2 {
		t.Fatalf("%+v", list)
	}
}

func TestBattlesFollowOneAnother(t *testing.T) {
	list := Battles(KindsOf(&lexicon), append(fight(), fight()...))
	if len(list) != 2 || !list[0].Over || !list[1].Over {
		t.Fatalf("%+v", list)
	}
}

func TestAGameWithoutBattlesHasNone(t *testing.T) {
	none := engine.Lexicon{Events: []string{"run"}}
	if list := Battles(KindsOf(&none), fight()); len(list) != 0 {
		t.Fatalf("%+v", list)
	}
}

func TestTheReportIsOfTheLastEvents(t *testing.T) {
	k, events := KindsOf(&lexicon), fight()
	for _, c := range []struct {
		name   string
		events []engine.Event
		news   int
		want   int // battles
	}{
		{"the whole battle at once", events, 11, 1},
		{"its second round", events[:10], 5, 1},
		{"a question in the middle of it", events[:9], 0, 1},
		{"a march after it", append(events[:len(events):len(events)], event(evMarch, angles, engine.None, 1)), 1, 0},
		{"a march before it", events[:1], 1, 0},
		{"a turn after one that was broken off", append(events[:5:5], event(evTurn, picts, 0, 0), event(evMarch, picts, 0, 1)), 1, 0},
		{"nothing yet", nil, 0, 0},
	} {
		if got := Report(k, c.events, c.news); len(got) != c.want {
			t.Errorf("%s: %d battles, want %d", c.name, len(got), c.want)
		}
	}
	if b := Report(k, events[:10], 5)[0]; len(b.Clashes) != 2 {
		t.Errorf("the second round is told without the first: %+v", b)
	}
}

// Each place is counted once, whether its fight begins, goes on or ends, or nobody fights.
func TestFightsAreCountedByTheirPlaces(t *testing.T) {
	lexicon := engine.Lexicon{Events: []string{"battle", "die", "hit", "battleEnd", "conquer", "levy", "phase", "march"}}
	k := KindsOf(&lexicon)
	at := func(kind uint8, place int8) engine.Event { return engine.Event{Kind: kind, To: place} }
	const battle, die, hit, end, conquer, levy, phase, march = 0, 1, 2, 3, 4, 5, 6, 7
	for _, c := range []struct {
		name   string
		events []engine.Event
		fights int
		quiet  bool
	}{
		{"a battle and its zone", []engine.Event{at(battle, kent), at(die, kent), at(hit, engine.None), at(conquer, kent), at(end, kent)}, 1, false},
		{"the end of one and the next", []engine.Event{at(end, kent), at(battle, kent+1)}, 2, false},
		{"who falls last", []engine.Event{at(hit, engine.None)}, 1, false},
		{"a zone that nobody holds", []engine.Event{at(march, kent), at(conquer, kent)}, 1, false},
		{"a march", []engine.Event{at(march, kent)}, 0, false},
		{"a levy before a phase", []engine.Event{at(levy, kent), at(phase, engine.None)}, 0, true},
	} {
		if n, quiet := Fights(k, c.events), Quiet(k, c.events); n != c.fights || quiet != c.quiet {
			t.Errorf("%s: %d fights, quiet %v", c.name, n, quiet)
		}
	}
}
