package britannia

import (
	"testing"

	"bretwalda/engine"
)

// errand is a march without its way.
func errand(c engine.Choice) engine.Choice {
	c.Via, c.Via2 = int8(nowhere), int8(nowhere)
	return c
}

// named is the name of a way: the places that it leads by.
func named(c engine.Choice) string {
	via := c.Via
	if via < 0 {
		via = c.Via2
	}
	if c.Via2 < 0 || c.Via2 == via {
		return placeOrNone(Place(via))
	}
	return placeOrNone(Place(via)) + " and " + placeOrNone(Place(c.Via2))
}

func placeOrNone(p Place) string {
	if p == nowhere {
		return "straight"
	}
	return placeName(p)
}

// Ways between two places differ in their names and effects, and the plainest comes
// first.
func TestWaysDiffer(t *testing.T) {
	several := 0
	look := func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		if s.ask.kind != askMarch {
			return
		}
		first := map[engine.Choice]engine.Choice{}
		told := map[engine.Choice]map[string]engine.Choice{}
		for _, c := range s.Legal(nil) {
			if c.Verb != verbMarch && c.Verb != verbLead || c.Count+c.Extra != 1 {
				continue
			}
			e := errand(c)
			if told[e] == nil {
				told[e] = map[string]engine.Choice{}
				first[e] = c
			}
			if other, twice := told[e][named(c)]; twice {
				t.Fatalf("%s: %s > %s by way of %s is listed as %v and as %v", s.ed.ID, placeName(Place(c.From)), placeName(Place(c.To)), named(c), other, c)
			}
			told[e][named(c)] = c
		}
		for e, ways := range told {
			if plain := first[e]; ways["straight"] != (engine.Choice{}) && ways["straight"] != plain {
				w, _ := wayOf(plain, s.explore(s.walker(plain)))
				o, _ := wayOf(ways["straight"], s.explore(s.walker(plain)))
				if w.moves >= o.moves {
					t.Errorf("%s: %s > %s by way of %s stands before straight", s.ed.ID, placeName(Place(e.From)), placeName(Place(e.To)), named(plain))
				}
			}
			if len(ways) < 2 {
				continue
			}
			several++
			seen := map[sight]string{}
			for name, c := range ways {
				after := s.Clone().(*State)
				if _, err := after.Play(c); err != nil {
					t.Fatal(err)
				}
				view := sightOf(after)
				if same, ok := seen[view]; ok {
					t.Errorf("%s: %s > %s comes to the same by way of %s and by way of %s", s.ed.ID, placeName(Place(c.From)), placeName(Place(c.To)), same, name)
				}
				seen[view] = name
			}
		}
	}
	wander(t, 2, look)
	g := Classic()
	stroll(t, g, engine.DefaultSetup(g), 1, look)
	if several < 1000 {
		t.Errorf("only %d times was there a choice of ways", several)
	}
}

// sight has everything that a march may change for the players: the board, the points,
// and where a battle lets both sides retreat to.
type sight struct {
	infantry, cavalry    [nations][places]int8
	leaderAt             [nations]Place
	burhs, forts, ruins  set
	points               [nations]int16
	entered              [lands]set
	bands                [maxBands]band
	occupied             [nations]set
	ledMoves             int8
	ledSailed, marchesOn bool
}

func sightOf(s *State) sight {
	return sight{
		s.infantry, s.cavalry, s.leaderAt, s.burhs, s.forts, s.ruins, s.points,
		s.entered, s.bands, s.occupied, s.ledMoves, s.ledSailed, s.ask.kind == askMarch,
	}
}

func (s *State) walker(c engine.Choice) traveller {
	if c.Verb == verbLead {
		return s.leaderTraveller(s.act)
	}
	return s.traveller(s.act, Place(c.From), Unit(c.What))
}

// From Wessex, of which a road leads on, the neighbour is entered straight.
func TestNeighboursAreEnteredStraight(t *testing.T) {
	state, err := Revised().Parse([]byte(`{"round":1,"nation":"Romans","phase":"movement","half":2,"options":{"colours":"chosen"},"units":{
		"Romans":{"Wessex":{"infantry":3},"South Mercia":{"infantry":3}},"Welsh":{"Avalon":{"infantry":1},"Hwicce":{"infantry":1}},
		"Belgae":{"North Mercia":{"infantry":1},"Suffolk":{"infantry":1}}},
		"forts":{"Wessex":"intact","Downlands":"intact","South Mercia":"intact","Essex":"intact"}}`))
	if err != nil {
		t.Fatal(err)
	}
	want := map[[2]Place]string{{Wessex, Avalon}: "straight", {SouthMercia, NorthMercia}: "straight", {SouthMercia, Hwicce}: "straight"}
	for ends, way := range want {
		for _, c := range state.Legal(nil) {
			if c.Verb == verbMarch && Place(c.From) == ends[0] && Place(c.To) == ends[1] {
				if named(c) != way {
					t.Errorf("%s > %s begins with the way by %s", placeName(Place(c.From)), placeName(Place(c.To)), named(c))
				}
				break
			}
		}
	}
}
