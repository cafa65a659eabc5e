package brianboru

import (
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
)

var (
	_ bot.Judged    = (*State)(nil)
	_ bot.Evaluator = (*judge)(nil)
	_ bot.Foreseer  = (*judge)(nil)
	_ bot.Stager    = (*State)(nil)
	_ bot.Recaller  = (*State)(nil)
	_ bot.Stager    = recollection{}
)

// decided reports whether a player decides, and now and then only: bots take
// their time.
func decided(s *State, x *chooser, often int) bool {
	return s.Turn().Seat >= 0 && x.below(often) == 0
}

// TestBotsKnowNoMoreThanTheirSeat checks that a bot of any level gives the same
// advice in two positions that differ only in secrets of other seats.
func TestBotsKnowNoMoreThanTheirSeat(t *testing.T) {
	t.Parallel()
	x := chooser(31)
	differed := [asks]int{}
	wander(t, 6, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if !decided(s, &x, 70) {
			return
		}
		twin := shuffled(s, s.ask.seat, &x)
		if twin.position != s.position {
			differed[s.ask.kind]++
		}
		for level := range bot.Levels {
			order := bot.Task{Seed: uint64(x), Nodes: 300}
			one, other := level.Think(s, order), level.Think(twin, order)
			if !slices.Equal(one.Plan, other.Plan) || one.Points != other.Points || one.Gain != other.Gain || one.Others != other.Others {
				t.Fatalf("%v, asked %s, advises %+v or %+v", level, lexicon.Asks[s.ask.kind], one, other)
			}
		}
	})
	for _, kind := range []uint8{askKeep, askLead, askFollow, askAction} {
		if differed[kind] == 0 {
			t.Errorf("nothing was hidden when asking %s", lexicon.Asks[kind])
		}
	}
}

// TestBotsAdviseOneLegalChoice checks that bots advise a legal choice in every
// decision, the same for the same seed, and at once when told to stop.
func TestBotsAdviseOneLegalChoice(t *testing.T) {
	t.Parallel()
	x := chooser(32)
	wander(t, 6, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if !decided(s, &x, 70) {
			return
		}
		before := s.position
		for level := range bot.Levels {
			asked := 0
			stop := func() bool { asked++; return true }
			for _, order := range []bot.Task{{Seed: 1, Nodes: 300}, {Seed: 1, Stop: stop}} {
				a := level.Think(s, order)
				if len(a.Plan) != 1 || !slices.Contains(s.Legal(nil), a.Plan[0]) {
					t.Fatalf("%v, asked %s, advises %v", level, lexicon.Asks[s.ask.kind], a.Plan)
				}
				if again := level.Think(s, order); again.Plan[0] != a.Plan[0] {
					t.Fatalf("%v advises %v, then %v", level, a.Plan, again.Plan)
				}
			}
			if asked > 4 {
				t.Fatalf("%v asked %d times whether to stop", level, asked)
			}
		}
		if s.position != before {
			t.Fatal("thinking changed the position")
		}
	})
}

// TestEvaluateWhenOver checks that nothing is to come any more.
func TestEvaluateWhenOver(t *testing.T) {
	over := 0
	wander(t, 10, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if !s.Turn().Over() {
			return
		}
		over++
		for i, value := range judgeOf(s).Evaluate(nil) {
			if value != int(s.player[i].points)*bot.Grain {
				t.Fatalf("seat %d with %d points expects %d", i, s.player[i].points, value)
			}
		}
	})
	if over == 0 {
		t.Fatal("no game ended")
	}
}

// TestEvaluateIsSensible checks that nobody expects less than nothing, or more than a
// game can give; a player with more expects more.
func TestEvaluateIsSensible(t *testing.T) {
	t.Parallel()
	boons := []struct {
		name string
		give func(p *player)
	}{
		{"a point", func(p *player) { p.points++ }},
		{"a renown", func(p *player) { p.renown++ }},
	}
	wander(t, 10, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		values := judgeOf(s).Evaluate(nil)
		if len(values) != int(s.seats) {
			t.Fatalf("%d seats expect %v", s.seats, values)
		}
		if s.phase == phaseOver {
			return
		}
		for who, value := range values {
			if most := (int(s.player[who].points) + 90) * grain; value > most || value < -10*grain {
				t.Fatalf("seat %d with %d points expects %d grains", who, s.player[who].points, value)
			}
			for _, boon := range boons {
				better := s.Clone().(*State)
				boon.give(&better.player[who])
				if got := judgeOf(better).Evaluate(nil)[who]; got < value {
					t.Fatalf("with %s more seat %d expects %d instead of %d", boon.name, who, got, value)
				}
			}
		}
	})
}

// TestJudgementOfATown checks that a town of one's own is worth having in all regions,
// and a Viking control token on it is a loss.
func TestJudgementOfATown(t *testing.T) {
	s := newBoard(4, false)
	s.holder = 0
	for r := range region(regionCount) {
		with := *s
		town := inRegion[r]
		at := take(&town)
		with.player[1].discs |= at.set()
		before, after := judgeOf(s).Evaluate(nil)[1], judgeOf(&with).Evaluate(nil)[1]
		if after <= before {
			t.Errorf("a town in %s: %d after %d", regions[r].Name, after, before)
		}
		with.viking |= at.set()
		if lost := judgeOf(&with).Evaluate(nil)[1]; lost >= after {
			t.Errorf("a lost town in %s: %d after %d", regions[r].Name, lost, after)
		}
	}
}

// TestForesight checks that a choice brings about the foreseen position, but for
// forced choices.
func TestForesight(t *testing.T) {
	ahead, played := judgeOf(&State{}), judgeOf(&State{})
	wander(t, 6, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.Turn().Seat < 0 {
			return
		}
		for _, c := range s.Legal(nil) {
			ahead.CopyFrom(s)
			ahead.Foresee(c)
			ahead.proceed()
			played.CopyFrom(s)
			if _, err := played.Play(c); err != nil {
				t.Fatal(err)
			}
			if ahead.position != played.position {
				t.Fatalf("%+v was foreseen otherwise than it came", c)
			}
		}
	})
}

// TestContest checks that the chances of all are certain together, more steps are
// better, and when nothing is to come only the first are left.
func TestContest(t *testing.T) {
	has := []int{3, 5, 0, 4}
	for i := range raceOdds {
		c := raceOdds[i].run(has)
		sum := 0
		for who := range side(len(has)) {
			sum += c.chance(who, 0)
			for k := -3; k < 6; k++ {
				if c.chance(who, k) > c.chance(who, k+1) {
					t.Errorf("odds %d: %d steps more are worse for %d", i, k+1, who)
				}
			}
		}
		if sum > sure || sum < sure-len(has) {
			t.Errorf("odds %d: chances add up to %d of %d", i, sum, sure)
		}
	}
	for i, want := range [][]int{{0, 1, 0, 1}, {2, 2, 1, 1}} {
		c := raceOdds[0].run(want)
		for who := range side(len(want)) {
			leads := want[who] == slices.Max(want)
			if got := c.chance(who, 0); leads != (got == sure/2) || !leads && got != 0 {
				t.Errorf("race %d is settled: %d has a chance of %d", i, who, got)
			}
		}
	}
}

// TestBotsBeatChance checks that a careless bot wins most games against random players,
// in every number of players.
func TestBotsBeatChance(t *testing.T) {
	const games = 20
	for _, setup := range setups {
		won := 0
		for game := range games {
			state, err := HighKing().New(setup)
			if err != nil {
				t.Fatal(err)
			}
			x := chooser(game*7919 + 5)
			hero := engine.Seat(game % setup.Seats)
			for turn := state.Turn(); !turn.Over(); turn = state.Turn() {
				legal := state.Legal(nil)
				c := legal[x.below(len(legal))]
				if turn.Seat == hero {
					c = bot.Easy.Think(state, bot.Task{Seed: uint64(x)}).Plan[0]
				}
				if _, err := state.Play(c); err != nil {
					t.Fatal(err)
				}
			}
			if state.Standing()[hero].Won {
				won++
			}
		}
		if won <= games/2 {
			t.Errorf("%d players: easy wins %d of %d games", setup.Seats, won, games)
		}
	}
}
