package britannia

import (
	"testing"

	"bretwalda/engine"
)

// The event of the growth tells what is on the track afterwards, when burhs
// have been paid for and markers have run out.
func TestGrowthReportsTheTrack(t *testing.T) {
	kept := func(s *State, c engine.Choice) (told int16) {
		t.Helper()
		events, err := s.Play(c)
		if err != nil {
			t.Fatal(err)
		}
		told = -1
		for _, e := range events {
			if e.Kind == evPopulation {
				told = e.Extra
			}
		}
		return told
	}
	burhs := at(t, `{"round": 12, "nation": "Saxons", "phase": "population", "units": {"Saxons": {"Kent": {"infantry": 1}, "Essex": {"infantry": 1}}}}`)
	built := engine.NewChoice(verbBurh)
	built.What, built.To = int8(Burh), int8(Kent)
	if told := kept(burhs, built); told != -1 {
		t.Fatalf("%d are kept while burhs are built", told)
	}
	if told := kept(burhs, engine.NewChoice(verbEnd)); told != 2 || burhs.population[Saxons] != 2 {
		t.Errorf("one burh of four points: told that %d are kept, %d are", told, burhs.population[Saxons])
	}
	full := at(t, `{"round": 8, "nation": "Brigantes", "phase": "population", "population": {"Brigantes": 4},
		"subjects": {"Brigantes": "Angles"}, "units": {"Angles": {"York": {"infantry": 1}}, "Brigantes": {"Cumbria": {"infantry": 11}}}}`)
	if told := kept(full, engine.NewChoice(verbAllow)); told != 5 || full.population[Brigantes] != 5 {
		t.Errorf("no marker left: told that %d are kept, %d are", told, full.population[Brigantes])
	}
}

// TestANewArmyIsRefusedForWhatForbidsIt: an area that is full says so, one that has had its
// army, or is not theirs, names the rule of the placement.
func TestANewArmyIsRefusedForWhatForbidsIt(t *testing.T) {
	s := at(t, `{"round": 9, "nation": "Saxons", "phase": "population", "population": {"Saxons": 5},
		"units": {"Saxons": {"Pennines": {"infantry": 3}, "Galloway": {"infantry": 2}, "Kent": {"infantry": 1}, "Essex": {"infantry": 1}, "Sussex": {"infantry": 1}}}}`)
	place := func(to Place) engine.Choice {
		c := engine.NewChoice(verbPlace)
		c.What, c.Count, c.To = int8(Infantry), 1, int8(to)
		return c
	}
	rule := func(to Place) string { return s.placeRule(place(to)) }
	if got := rule(Galloway); got != ruleStacking {
		t.Errorf("beside a larger group a full area is refused for %q", got)
	}
	if got := rule(York); got != rulePopulation {
		t.Errorf("an area of nobody is refused for %q", got)
	}
	s.top().placed |= bit(Kent)
	if got := rule(Kent); got != rulePopulation {
		t.Errorf("a second army is refused for %q", got)
	}
}
