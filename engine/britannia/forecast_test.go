package britannia

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/bot"
)

// everyPrinting plays a random game of every setup of every edition.
func everyPrinting(t *testing.T, look look) {
	t.Helper()
	roam(t, look)
	g := Classic()
	for i, scenario := range g.Scenarios() {
		for _, seats := range scenario.Seats {
			setup := engine.DefaultSetup(g)
			setup.Scenario, setup.Seats = i, seats
			stroll(t, g, setup, uint64(31*i+seats), look)
		}
	}
}

// some lets a look see one in so many positions.
func some(one int, look look) look {
	n := 0
	return func(t *testing.T, s *State, c engine.Choice, told []engine.Event) {
		if n++; n%one == 0 {
			look(t, s, c, told)
		}
	}
}

// paidFor is the score of a nation during an action.
func paidFor(s *State, n Nation, do func()) int {
	before := s.points[n]
	do()
	return int(s.points[n] - before)
}

// TestTheRulesPayTheRewards checks that without changes every round pays each nation
// the rewards of its card, area by area.
func TestTheRulesPayTheRewards(t *testing.T) {
	everyPrinting(t, some(23, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.Turn().Over() {
			if s.Rewards(int8(Saxons)) != nil {
				t.Fatal("the game is over, and something is still to come")
			}
			return
		}
		for n := Nation(0); n < nations; n++ {
			x := s.Clone().(*State) // each nation by itself
			next := 0
			list := s.Rewards(int8(n))
			take := func(round int8, holding bool) *Reward {
				if next < len(list) && list[next].Round == int(round) && list[next].Holding == holding {
					next++
					return &list[next-1]
				}
				return nil
			}
			for r := s.round; r <= s.ed.Rounds[1]; r++ {
				x.round = r
				occupied := paidFor(x, n, func() { stands(x, s, n) })
				if w := take(r, false); w != nil {
					agrees(t, x, *w, occupied, evScoreOccupy)
				} else if occupied != 0 {
					t.Fatalf("%s: %d for standing somewhere in round %d is not told", nationNames[n], occupied, r)
				}
				if !s.ed.Timeline[r].Scoring || r == s.round && s.roundEnds() {
					continue
				}
				x.events = x.events[:0]
				held := paidFor(x, n, func() { x.scoreHolding(n) })
				if w := take(r, true); w != nil {
					agrees(t, x, *w, held, evScoreHold)
				} else if held != 0 {
					t.Fatalf("%s: %d for areas held in round %d is not told", nationNames[n], held, r)
				}
			}
			if next != len(list) {
				t.Fatalf("%s: %+v is never paid", nationNames[n], list[next:])
			}
		}
	}))
}

// stands pays a nation by the rules for standing where it does when a round of x
// begins, its turn in it begins, or its raid is judged. s is the position in which the
// present round stands still.
func stands(x, s *State, n Nation) {
	x.events = x.events[:0]
	if n == Danes && x.round == x.ed.DanesHome {
		if x.round > s.round || s.raidDue() {
			x.scoreRaid(Danes)
		}
		return
	}
	later := x.round > s.round || !s.opened()
	if later {
		x.scoreStanding()
	}
	if has(x.ed.OwnOccupation, n) && (later || s.turn < s.rank(n)) {
		x.scoreWhere(n)
	}
}

// agrees holds a reward against the events by which it was paid.
func agrees(t *testing.T, x *State, w Reward, paid int, kind uint8) {
	t.Helper()
	if w.Pays != paid || w.Pays > w.Most && w.Lost >= 0 {
		t.Fatalf("round %d pays %d, told %+v", w.Round, paid, w)
	}
	areas := map[Place]int{}
	for _, e := range x.events {
		if e.Kind == kind {
			areas[Place(e.To)] += int(e.Count)
		}
	}
	if w.Pays == 0 && w.Lost > 0 {
		return // a subject who scores nothing
	}
	for _, a := range w.Areas {
		if a.Counts && paid != 0 && areas[Place(a.Place)] < a.Points {
			t.Fatalf("%s in round %d: %d, told %+v", placeName(Place(a.Place)), w.Round, areas[Place(a.Place)], a)
		}
	}
}

// TestTheRoundPaysItsForecast checks that the end of a round pays the forecast made
// just before it, crown included.
func TestTheRoundPaysItsForecast(t *testing.T) {
	ends := 0
	everyPrinting(t, some(11, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.Turn().Over() || !s.opened() || s.roundEnds() || s.fight.round > 0 {
			return
		}
		x := s.Clone().(*State)
		x.stack, x.depth = [maxDepth]frame{{step: stepRoundEnd}}, 1
		x.turn = nations
		var told [nations]int
		for n := range told {
			for _, w := range x.preview(Nation(n)) {
				told[n] += w
			}
		}
		last := x.round == x.ed.Rounds[1]
		x.answered()
		x.events = x.events[:0]
		points := x.points
		for x.depth > 0 && x.stack[0].step == stepRoundEnd && x.ask.kind == asks {
			x.runOne()
		}
		for n := Nation(0); n < nations; n++ {
			if got := int(x.points[n] - points[n]); got != told[n] {
				t.Fatalf("%s: the end of round %d pays %d, told %d (last %v)", nationNames[n], s.round, got, told[n], last)
			}
		}
		ends++
	}))
	if ends < 500 {
		t.Errorf("only %d ends of rounds", ends)
	}
}

// preview is a nation's forecast for the end of the round that is about to be scored:
// its areas, and the crown if it is a King's.
func (s *State) preview(n Nation) (list []int) {
	before := s.stack
	s.stack, s.depth = [maxDepth]frame{{step: stepRound, stage: nations + 1}}, 1
	defer func() { s.stack = before }()
	for _, w := range s.Rewards(int8(n)) {
		if w.Round == int(s.round) && w.Holding {
			list = append(list, w.Pays)
		}
	}
	for _, c := range s.Crowns() {
		if c.Round == int(s.round) && Nation(c.Side) == n {
			list = append(list, c.Points)
		}
	}
	return list
}

// runOne runs the step on top.
func (s *State) runOne() {
	switch f := s.top(); f.step {
	case stepRoundEnd:
		if f.stage >= 2 {
			s.pop()
			return
		}
		s.runRoundEnd(f)
	case stepCrown:
		s.runCrown(f)
	case stepPlace:
		s.pop()
	}
}

// TestNobodyScoresMoreThanTheForecast checks that from any moment on a nation scores
// at most its forecast, but for eliminated units.
func TestNobodyScoresMoreThanTheForecast(t *testing.T) {
	type foretold struct {
		round int
		PointsLeft
		since int // points since then
	}
	var open [nations][]foretold
	scored, game := 0, -1
	var at *State
	everyPrinting(t, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		if s != at {
			at, open = s, [nations][]foretold{}
			game++
		}
		for _, e := range told {
			switch e.Kind {
			case evScoreOccupy, evScoreHold, evScoreLimit, evScoreSubject, evScoreSubmit, evScoreBretwalda, evScoreKing, evScoreGeneric:
				scored++
				for i := range open[e.Side] {
					open[e.Side][i].since += int(e.Count)
				}
			}
		}
		for n := range open {
			for _, f := range open[n] {
				if s.Turn().Over() && f.since > f.Most {
					t.Fatalf("game %d, %s: %d points from round %d on, at the most %d foretold", game, nationNames[n], f.since, f.round, f.Most)
				}
			}
			if len(open[n]) == 0 || open[n][len(open[n])-1].round < s.Round() {
				f := s.PointsLeft(int8(n))
				if f.Pays > f.Most || f.NextPays > f.Pays || f.NextMost > f.Most {
					t.Fatalf("%s: %+v", nationNames[n], f)
				}
				open[n] = append(open[n], foretold{s.Round(), f, 0})
			}
		}
	})
	if scored < 1000 {
		t.Errorf("only %d scores", scored)
	}
}

// TestAForecastIsItsRewardsAndCrowns checks that a forecast pays its rewards and crowns
// of the position.
func TestAForecastIsItsRewardsAndCrowns(t *testing.T) {
	everyPrinting(t, some(61, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		for n := Nation(0); n < nations; n++ {
			sum := 0
			for _, w := range s.Rewards(int8(n)) {
				sum += w.Pays
			}
			for _, c := range s.Crowns() {
				if Nation(c.Side) == n {
					sum += c.Points
				}
			}
			if got := s.PointsLeft(int8(n)).Pays; got != sum {
				t.Fatalf("%s: %d, and its rewards are %d", nationNames[n], got, sum)
			}
		}
	}))
}

// TestACardIsTheSameAtAnyTime checks that the most a card gives, by the edition, is
// the most in a position before anything has happened.
func TestACardIsTheSameAtAnyTime(t *testing.T) {
	for _, g := range []engine.Game{Revised(), FirstPrinting(), Classic()} {
		state, err := g.New(engine.DefaultSetup(g))
		if err != nil {
			t.Fatal(err)
		}
		s := state.(*State)
		for n := Nation(0); n < nations; n++ {
			sum := 0
			for _, w := range s.Rewards(int8(n)) {
				sum += w.Most
			}
			all := 0
			for r := 1; r < len(s.ed.Timeline); r++ {
				occupied, held := s.ed.Most(int8(n), r)
				all += occupied + held
			}
			if all == 0 || sum > all || sum < all && s.occupied[n] == 0 {
				t.Errorf("%s, %s: %d by the card, %d by its rewards", g.ID(), nationNames[n], all, sum)
			}
		}
	}
}

// TestTheForecastEndsAsTheScore checks that, and that the forecast before the end is
// at least the points a seat has.
func TestTheForecastEndsAsTheScore(t *testing.T) {
	seen := 0
	everyPrinting(t, some(19, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		points, chances := bot.Forecast(s, 0)
		sum := 0
		for seat, p := range points {
			seen++
			sum += chances[seat]
			got, has := p/grain, s.Standing()[seat].Points
			if !s.over() {
				has -= s.price(seat) // Standing takes it off at the end
			}
			if got < has || s.over() && got != has {
				t.Fatalf("seat %d has %d and expects %d", seat, has, got)
			}
		}
		if len(points) > 0 && (sum < 990 || sum > 1010) {
			t.Fatalf("the chances %v", chances)
		}
	}))
	if seen == 0 {
		t.Error("nobody expects anything")
	}
}
