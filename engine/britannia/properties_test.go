package britannia

import (
	"math/bits"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// Properties of every game, tested with players who choose at random.

// look is called after every choice.
type look func(t *testing.T, s *State, c engine.Choice, told []engine.Event)

// wander plays random games of the standard setup.
func wander(t *testing.T, games int, look look) {
	t.Helper()
	g := Revised()
	for seed := range uint64(games) {
		stroll(t, g, engine.DefaultSetup(g), seed, look)
	}
}

// roam plays a random game of every setup: every printing, every scenario for
// every number of players, every value of every option.
func roam(t *testing.T, look look) {
	t.Helper()
	for _, g := range secondEditions() {
		for i, scenario := range g.Scenarios() {
			for _, seats := range scenario.Seats {
				setup := engine.DefaultSetup(g)
				setup.Scenario, setup.Seats = i, seats
				stroll(t, g, setup, uint64(10*i+seats), look)
			}
		}
		for i, option := range g.Options() {
			for value := range option.Values {
				setup := engine.DefaultSetup(g)
				setup.Options[i] = uint8(value)
				stroll(t, g, setup, uint64(100+10*i+value), look)
			}
		}
	}
}

// stroll plays one random game.
func stroll(t *testing.T, g engine.Game, setup engine.Setup, seed uint64, look look) {
	t.Helper()
	state, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	rulestest.Stroll(t, s, seed, func(c engine.Choice, told []engine.Event) { look(t, s, c, told) })
}

// armiesInPlay counts infantry and cavalry of all nations.
func armiesInPlay(s *State) (k [nations]int) {
	for n := Nation(0); n < nations; n++ {
		infantry, cavalry := s.inPlay(n)
		k[n] = int(infantry + cavalry)
	}
	return
}

func TestUnitsAreConserved(t *testing.T) {
	var before [nations]int
	wander(t, 60, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		for _, e := range told {
			if e.Kind == evRound && e.Count == 1 {
				before = [nations]int{Belgae: 10, Welsh: 9, Brigantes: 9, Caledonians: 3, Picts: 6}
			}
			army := Unit(e.What) == Infantry || Unit(e.What) == Cavalry || Unit(e.What) == Raiders
			switch e.Kind {
			case evArrive, evPlace:
				if army {
					before[e.Side] += int(e.Count)
				}
			case evHit, evRemove:
				if army {
					before[e.Side] -= int(e.Count)
				}
			case evReplace:
				before[RomanoBritish]++
				if Unit(e.What) == Infantry {
					before[Romans]--
				}
			}
		}
		if now := armiesInPlay(s); s.depth > 0 && s.stack[0].step != stepDraw && now != before {
			t.Fatalf("armies %v, by the events %v", now, before)
		}
	})
}

func TestPointsAddUpToTheEvents(t *testing.T) {
	var points [nations]int16
	wander(t, 60, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		if s.stack[0].step == stepDraw {
			points = [nations]int16{}
			return
		}
		for _, e := range told {
			if e.Kind == evRound && e.Count == 1 {
				points = [nations]int16{}
			}
			if e.Kind >= evScoreOccupy && e.Kind <= evScoreGeneric || e.Kind == evScoreSubject {
				points[e.Side] += e.Count
			}
		}
		if points != s.points {
			t.Fatalf("points %v, by the events %v", s.points, points)
		}
	})
}

// TestTheBoardIsSound checks that counters are within the box, occupancy and bands as
// the armies say, no leader alone and no nation at war with itself.
func TestTheBoardIsSound(t *testing.T) {
	sound := func(t *testing.T, s *State, c engine.Choice, _ []engine.Event) {
		for n := Nation(0); n < nations; n++ {
			infantry, cavalry := s.inPlay(n)
			if infantry > s.ed.Counters[n].Infantry+s.ed.Counters[n].Cavalry || cavalry > s.ed.Counters[n].Cavalry {
				t.Fatalf("%s: %d infantry, %d cavalry", nationNames[n], infantry, cavalry)
			}
			for at := Place(0); at < places; at++ {
				if s.infantry[n][at] < 0 || s.cavalry[n][at] < 0 {
					t.Fatalf("less than nothing in %s", placeName(at))
				}
				if has := s.force(n, at) > 0; has != (s.where[n]&bit(at) != 0) || has != (s.present[at]>>uint(n)&1 != 0) {
					t.Fatalf("%s in %s: occupancy is wrong", nationNames[n], placeName(at))
				}
			}
			if s.leader[n] != nothing && units([3]int8{s.stacked(n, s.leaderAt[n])}) == 0 {
				t.Fatalf("%s is alone after %v", whatNames[s.leader[n]], c)
			}
		}
		if s.burhs&difficult != 0 || bits.OnesCount64(uint64(s.burhs)) > 8 || s.forts&s.ruins != 0 {
			t.Fatal("works where there can be none")
		}
		for at := Place(0); at < lands; at++ {
			if bits.OnesCount32(uint32(s.present[at])) > 2 {
				t.Fatalf("three nations in %s", placeName(at))
			}
		}
		if s.ask.kind == askMarch && s.ask.seat >= 0 {
			for at := Place(0); at < places; at++ {
				if s.missing(s.act, at, false) != 0 || s.missing(s.act, at, true) != 0 {
					t.Fatalf("bands and armies differ in %s", placeName(at))
				}
			}
		}
	}
	wander(t, 60, sound)
	roam(t, sound)
}

// TestStacksAreWithinTheLimits checks the stacks whenever a movement phase has ended.
func TestStacksAreWithinTheLimits(t *testing.T) {
	roam(t, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.ask.kind == askBattle && !s.stacksFit(s.act) {
			t.Fatalf("%s stack too high", nationNames[s.act])
		}
	})
}

// TestViewsHideSecretVotes checks that a view is the same for all secret votes of
// others.
func TestViewsHideSecretVotes(t *testing.T) {
	seen := 0
	wander(t, 60, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		if s.ask.kind != askVote || !s.secret {
			return
		}
		for _, e := range told {
			if e.Kind == evVote {
				t.Fatal("a secret vote is told")
			}
		}
		other := s.Clone().(*State)
		changed := false
		for n := range other.vote {
			if v := other.vote[n]; v != nobody && s.player[n] != s.ask.seat {
				other.vote[n] = (v + 1) % nations
				changed = true
			}
		}
		if !changed {
			return
		}
		seen++
		a, b := s.View(s.ask.seat).(*State), other.View(s.ask.seat).(*State)
		if a.position != b.position {
			t.Fatal("the view depends on a secret vote")
		}
	})
	if seen == 0 {
		t.Fatal("no secret vote was seen")
	}
}

// TestPositionsReadBack checks that a position written in words and read is the same.
func TestPositionsReadBack(t *testing.T) {
	n := 0
	roam(t, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if n++; n%23 != 0 {
			return
		}
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		g := Revised()
		if s.ed.ID != g.ID() {
			g = FirstPrinting()
		}
		read, err := g.Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read.(*State).position != s.position {
			t.Fatalf("read back differently:\n%s", text)
		}
	})
}

func FuzzParse(f *testing.F) {
	g := Revised()
	f.Add([]byte(`{}`))
	step := 0
	state, err := g.New(engine.DefaultSetup(g))
	if err != nil {
		f.Fatal(err)
	}
	for list := state.Legal(nil); len(list) > 0 && step < 400; list = state.Legal(nil) {
		if step%40 == 0 {
			text, err := state.MarshalJSON()
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
		if _, err := state.Play(list[step%len(list)]); err != nil {
			f.Fatal(err)
		}
		step++
	}
	f.Add([]byte(`{"scenario":"short","round":7,"nation":"Welsh","bids":[1,2,3]}`))
	f.Add([]byte(`{"scenario":"germanic","options":{"order":"timeline"}}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		for _, g := range secondEditions() {
			state, err := g.Parse(text)
			if err != nil {
				continue
			}
			if _, err := state.MarshalJSON(); err != nil {
				t.Fatal(err)
			}
			state.Pieces(nil)
			state.Standing()
		}
	})
}
