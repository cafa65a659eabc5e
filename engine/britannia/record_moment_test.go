package britannia

import (
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/notation"
)

// names are the places of a set.
func names(s set) (list []string) {
	for s != 0 {
		list = append(list, placeName(next(&s)))
	}
	return list
}

// nationList are the nations of a set.
func nationList(s nationSet) (list []string) {
	for n, name := range nationNames {
		if has(s, Nation(n)) {
			list = append(list, name)
		}
	}
	return list
}

// A frame is stored in fewer fields than it has, and reads back as it was, in every
// step.
func TestFramesReadBack(t *testing.T) {
	for name, f := range map[string]frame{
		"a draw":                  {step: stepDraw, seat: 2},
		"a round that begins":     {step: stepRound},
		"a round under way":       {step: stepRound, stage: roundTurns, listed: 16},
		"a turn":                  {step: stepTurn, stage: turnBattles, n: Saxons},
		"growth":                  {step: stepPopulation, stage: growthArmies, n: Picts, points: 7, replacing: replacingOver},
		"burhs":                   {step: stepPopulation, stage: growthBurhs, n: Saxons, points: 9, burhs: 3, replacing: replacingOver},
		"invaders held back":      {step: stepPopulation, stage: growthWithhold, n: Danes, count: 2, withheld: withheld{1, 0, 2}},
		"Romans replaced":         {step: stepPopulation, n: RomanoBritish, replacing: replacingNow, remaining: setOf(York, Avalon)},
		"Romans no more replaced": {step: stepPopulation, n: RomanoBritish, replacing: replacingStopped, remaining: setOf(Kent)},
		"new armies":              {step: stepPlace, stage: placeEnglish, n: Saxons, count: 3, placed: setOf(Essex)},
		"a battle":                {step: stepBattle, stage: battleDefender, n: Angles, place: Lindsey},
		"submission":              {step: stepSubmission, n: Romans, unasked: Picts},
		"displacement":            {step: stepDisplace, n: Romans, subject: Welsh, place: Gwent, remaining: setOf(Gwent, Clwyd)},
		"the finale":              {step: stepFinale, listed: 13, count: 4},
		"invaders of all nations": {step: stepArrivals, stage: arrivalWithhold, n: Irish, listed: 7, count: 1, withheld: withheld{0, 3}},
		"a ballot":                {step: stepCrown, stage: ballotSeats, uncalled: 3},
		"an auction":              {step: stepAuction, stage: auctionRaise, seat: 1, group: 2},
	} {
		var h frameHere
		var got frame
		write, read := words{notation.Words{Writing: true}}, words{}
		write.frame(&f, &h)
		if read.frame(&got, &h); got != f || read.Err != nil {
			t.Errorf("%s reads back as %+v", name, got)
		}
	}
}

// Covers and links tell the editions apart, and an edition keeps its number at all
// its revisions.
func TestEditionsHaveNumbers(t *testing.T) {
	type cover struct {
		number int
		title  string
	}
	seen := map[cover]string{}
	for _, g := range Editions() {
		_, title := g.(game).Title()
		c := cover{g.(game).Number(), title}
		if c.number < 1 || c.number > 15 || title == "" {
			t.Errorf("%s has number %d and title %q", g.ID(), c.number, title)
		}
		if id, ok := seen[c]; ok && id != g.ID() {
			t.Errorf("%s and %s have one number", id, g.ID())
		}
		seen[c] = g.ID()
	}
	ids := map[string]bool{}
	for _, id := range seen {
		ids[id] = true
	}
	if len(seen) != len(ids) {
		t.Errorf("%d editions have %d covers", len(ids), len(seen))
	}
}

// Without a table an edition would play without a forecast of its end, and say nothing.
func TestEveryEditionAndScenarioHasAForecast(t *testing.T) {
	for _, g := range Editions() {
		for i, scenario := range g.Scenarios() {
			e := g.(game).ed.with(i, [options]uint8{})
			if forecasts[e.ID+e.Scenario] == nil {
				t.Errorf("%s, %s: no forecast; judge -fit of the console makes one", g.ID(), scenario.ID)
			}
		}
	}
}

// A changed copy of an edition plays by its own rules, and the other goes on by its.
func TestANewEditionPlays(t *testing.T) {
	e := *revisedEdition()
	e.ID, e.Number, e.StackLimit = "britannia-crowded", 15, [2]int8{5, 4}
	g, highest := New(&e), int8(0)
	stroll(t, g, engine.DefaultSetup(g), 3, func(_ *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		for at := Place(0); at < lands; at++ {
			highest = max(highest, s.stacked(Welsh, at), s.stacked(Picts, at), s.stacked(Saxons, at))
		}
	})
	if highest < 4 || revisedEdition().StackLimit == e.StackLimit {
		t.Errorf("at most %d armies stand together", highest)
	}
}
