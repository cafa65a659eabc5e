package britannia

import (
	"math/bits"
	"slices"
	"testing"

	"bretwalda/engine"
)

func secondEditions() []game { return []game{{revisedEdition()}, {firstEdition()}} }

// setupOf is a scenario by its ID.
func setupOf(t *testing.T, g game, id string, seats int) engine.Setup {
	t.Helper()
	setup := engine.DefaultSetup(g)
	setup.Scenario = slices.IndexFunc(g.Scenarios(), func(s engine.Scenario) bool { return s.ID == id })
	setup.Seats = seats
	if err := engine.CheckSetup(g, setup); err != nil {
		t.Fatal(err)
	}
	for i, o := range g.Options() {
		if o.ID == "colours" {
			setup.Options[i] = coloursChosen
		}
	}
	return setup
}

func begin(t *testing.T, g game, id string, seats int) *State {
	t.Helper()
	s, err := g.New(setupOf(t, g, id, seats))
	if err != nil {
		t.Fatal(err)
	}
	return s.(*State)
}

// Each nation is played by one player, or by nobody and then never seen.
func TestScenariosDealEachNationOnce(t *testing.T) {
	want := map[string]nationSet{
		standard:   1<<nations - 1,
		"invaders": nationsOf(Romans, Belgae, Welsh, Brigantes, Caledonians, Picts, Irish, Scots, Saxons, Jutes, Angles),
		"germanic": nationsOf(RomanoBritish, Belgae, Welsh, Brigantes, Caledonians, Picts, Irish, Scots, Saxons, Jutes, Angles),
		"vikings":  nationsOf(Welsh, Brigantes, Caledonians, Picts, Irish, Scots, Norsemen, Dubliners, Danes, Saxons, Jutes, Angles),
	}
	short := nationsOf(RomanoBritish, Welsh, Brigantes, Caledonians, Danes, Picts, Irish, Norsemen, Saxons, Scots, Jutes, Angles)
	for _, g := range secondEditions() {
		if want["short"] = short; g.ed.ID == "britannia-2008" {
			want["short"] |= nationsOf(Dubliners)
		}
		for _, scenario := range g.Scenarios() {
			for _, seats := range scenario.Seats {
				s := begin(t, g, scenario.ID, seats)
				var dealt nationSet
				for n := Nation(0); n < nations; n++ {
					if s.player[n] != engine.Nobody {
						dealt |= 1 << uint(n)
					}
				}
				if dealt != want[scenario.ID] {
					t.Errorf("%s, %s for %d: %v", g.ID(), scenario.ID, seats, nationList(dealt))
				}
				total := 0
				for _, group := range s.ed.split(seats).Players {
					total += len(group)
				}
				if total != bits.OnesCount32(uint32(dealt)) {
					t.Errorf("%s, %s for %d: a nation is dealt twice", g.ID(), scenario.ID, seats)
				}
				for r := range s.ed.Timeline {
					for _, a := range s.ed.Timeline[r].Arrivals {
						if !has(dealt, a.Nation) {
							t.Errorf("%s, %s: %s come and nobody plays them", g.ID(), scenario.ID, nationNames[a.Nation])
						}
					}
				}
			}
		}
	}
}

// The printed set-ups: how many armies each nation has, and which areas are
// empty.
func TestScenarioSetups(t *testing.T) {
	for _, c := range []struct {
		scenario string
		seats    int
		round    int8
		armies   [nations]int8
		empty    set
	}{
		{standard, 4, 1, [nations]int8{Romans: 16, Belgae: 10, Welsh: 9, Brigantes: 9, Caledonians: 3, Picts: 6}, 0},
		{"short", 3, 6, [nations]int8{RomanoBritish: 6, Welsh: 7, Brigantes: 6, Caledonians: 2, Picts: 5, Irish: 2, Scots: 2, Jutes: 2, Saxons: 2, Angles: 3}, 0},
		{"invaders", 2, 1, [nations]int8{Romans: 16, Belgae: 10, Welsh: 9, Brigantes: 9, Caledonians: 3, Picts: 6}, 0},
		{"germanic", 2, 6, [nations]int8{RomanoBritish: 7, Belgae: 7, Welsh: 6, Brigantes: 4, Caledonians: 3, Picts: 5, Irish: 1, Scots: 1}, setOf(Downlands, Lindsey, Pennines)},
		{"vikings", 2, 11, [nations]int8{Welsh: 4, Brigantes: 2, Caledonians: 2, Picts: 4, Irish: 1, Scots: 3, Saxons: 5, Jutes: 1, Angles: 8}, setOf(Cumbria, Downlands, Dyfed, Gwynedd, Lindsey, March, Pennines)},
	} {
		s := begin(t, game{revisedEdition()}, c.scenario, c.seats)
		if s.round != c.round {
			t.Errorf("%s begins with round %d", c.scenario, s.round)
		}
		if former := s.ed.Former; s.submitted != former || (former != 0) != (c.scenario == "short") {
			t.Errorf("%s: former subjects %v", c.scenario, nationList(s.submitted))
		}
		var vacant set
		for at := Place(0); at < lands; at++ {
			if s.present[at] == 0 {
				vacant |= bit(at)
			}
		}
		if vacant != c.empty {
			t.Errorf("%s: empty are %v", c.scenario, names(vacant))
		}
		for n := Nation(0); n < nations; n++ {
			if infantry, _ := s.inPlay(n); infantry != c.armies[n] {
				t.Errorf("%s: %d armies of the %s", c.scenario, infantry, nationNames[n])
			}
		}
	}
}

// The last round of a scenario is its end.
func TestScenariosEnd(t *testing.T) {
	last := map[string]int8{standard: 16, "short": 13, "invaders": 5, "germanic": 10, "vikings": 14}
	for _, g := range secondEditions() {
		for i, scenario := range g.Scenarios() {
			for _, seats := range scenario.Seats {
				setup := engine.DefaultSetup(g)
				setup.Scenario, setup.Seats = i, seats
				state, err := g.New(setup)
				if err != nil {
					t.Fatal(err)
				}
				s := state.(*State)
				x := uint64(seats)*2654435761 + uint64(i) + 1
				for !s.Turn().Over() {
					list := s.Legal(nil)
					x ^= x << 13
					x ^= x >> 7
					x ^= x << 17
					if _, err := s.Play(list[x%uint64(len(list))]); err != nil {
						t.Fatal(err)
					}
				}
				if s.round != last[scenario.ID] {
					t.Errorf("%s, %s: over in round %d", g.ID(), scenario.ID, s.round)
				}
				if won := slices.ContainsFunc(s.Standing()[:seats], func(x engine.Score) bool { return x.Won }); !won {
					t.Errorf("%s, %s: nobody has won", g.ID(), scenario.ID)
				}
			}
		}
	}
}

// A scenario is played by copies: the edition itself stays as it is.
func TestScenariosLeaveTheEditionAlone(t *testing.T) {
	for _, g := range secondEditions() {
		before := len(g.ed.Timeline[1].Arrivals) + len(g.ed.Cards[RomanoBritish].Eliminate)
		begin(t, g, "short", 3)
		begin(t, g, "germanic", 2)
		if len(g.ed.Timeline[1].Arrivals)+len(g.ed.Cards[RomanoBritish].Eliminate) != before || g.ed.Rounds != [2]int8{1, 16} {
			t.Errorf("%s has changed", g.ID())
		}
	}
}

// In the whole game for three of the first printing, Belgae and Jutes may
// change hands; nothing else does, and no other player count.
func TestBelgaeAndJutesExchanged(t *testing.T) {
	g := game{firstEdition()}
	if slices.Contains(revisedEdition().Options, optSwap) {
		t.Error("the revised edition knows no exchange")
	}
	for seats := 3; seats <= 5; seats++ {
		setup := setupOf(t, g, standard, seats)
		plain, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		setup.Options[slices.Index(g.ed.Options, optSwap)] = swapMade
		swapped, err := g.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		a, b := plain.(*State).player, swapped.(*State).player
		if seats == 3 {
			a[Belgae], a[Jutes] = a[Jutes], a[Belgae]
		}
		if a != b {
			t.Errorf("%d players: %v, not %v", seats, b, a)
		}
	}
}
