package marcher

import (
	"testing"

	"bretwalda/engine"
)

// TestScoreStaysWithinItsForecast checks that the final score is within every
// forecast before it, and that the points of the moment are those that the end
// counts (§11.1.7, §11.2.6).
func TestScoreStaysWithinItsForecast(t *testing.T) {
	var at *State
	var open []Forecast
	ends := 0
	roam(t, 2, func(t *testing.T, _ *position, s *State, _ engine.Choice, told []engine.Event) {
		if s != at {
			at, open = s, nil
		}
		f := s.Forecast()
		if f.Now != s.Score().Total || f.Least > f.Now || f.Now > f.Most {
			t.Fatalf("%+v, the score is %d", f, s.Score().Total)
		}
		for _, before := range open {
			if f.Now < before.Least || f.Now > before.Most {
				t.Fatalf("the score is %d, foretold %+v", f.Now, before)
			}
		}
		if len(open) < 200 {
			open = append(open, f)
		}
		if !s.Turn().Over() {
			return
		}
		ends++
		if f.Least != f.Now || f.Most != f.Now {
			t.Fatalf("the game is over: %+v", f)
		}
		paid := map[int8]int{}
		for _, e := range told {
			switch e.Kind {
			case evScoreCastle, evScoreEarldom, evScoreBorder:
				paid[e.To] += int(e.Count)
			}
		}
		for _, p := range s.ZonePoints() {
			want := 0
			if p.Counts {
				want = p.Points
			}
			if paid[p.Place] != want {
				t.Fatalf("%s: the end counts %d, foretold %+v", chart.zones[p.Place].name, paid[p.Place], p)
			}
			delete(paid, p.Place)
		}
		if len(paid) > 0 {
			t.Fatalf("not foretold: %v", paid)
		}
	})
	if ends == 0 {
		t.Error("no game has ended")
	}
}

// TestLeviesByTurn checks which zones levy in which turn (§3.1, §11.2.7).
func TestLeviesByTurn(t *testing.T) {
	for _, c := range []struct {
		scenario, turn int
		normans, welsh LevyIn
	}{
		{normanConquerors, 1, NobodyLevies, NobodyLevies},
		{normanConquerors, 2, EverybodyMay, EverybodyMay},
		{normanConquerors, 3, EverybodyMay, EverybodyMay},
		{welshRevival, 1, NobodyLevies, NobodyLevies},
		{welshRevival, 2, EverybodyMay, EverybodyMay},
		{welshRevival, 3, EarldomsLevy, NobodyLevies},
	} {
		s := &State{}
		s.scenarioIndex = int8(c.scenario)
		if n, w := s.LevyIn(Normans, c.turn), s.LevyIn(Welsh, c.turn); n != c.normans || w != c.welsh {
			t.Errorf("%+v: %d, %d", c, n, w)
		}
	}
}
