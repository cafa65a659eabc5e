package marcher

import (
	"bytes"
	"encoding/json"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// Properties of every game, tested with players who choose at random.

// look is called after every choice, with the position before it.
type look func(t *testing.T, before *position, s *State, c engine.Choice, told []engine.Event)

// setups lists every scenario for every number of players with no option, each
// option and all of them.
func setups() (list []engine.Setup) {
	for i := range allScenarios {
		for _, seats := range allScenarios[i].seats {
			for _, agreed := range [][]uint8{{off, off, off}, {on, off, off}, {off, on, off}, {off, off, on}, {on, on, on}} {
				list = append(list, engine.Setup{Scenario: i, Seats: seats, Options: agreed})
			}
		}
	}
	return list
}

// roam plays random games of every setup.
func roam(t *testing.T, games int, look look) {
	t.Helper()
	for i, setup := range setups() {
		for seed := range uint64(games) {
			stroll(t, setup, seed*100+uint64(i), look)
		}
	}
}

// stroll plays one random game.
func stroll(t *testing.T, setup engine.Setup, seed uint64, look look) {
	t.Helper()
	state, err := Lords().New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	before := s.position
	rulestest.Stroll(t, s, seed, func(c engine.Choice, told []engine.Event) {
		look(t, &before, s, c, told)
		before = s.position
	})
}

// TestCountersAreConserved checks that every counter is in the cup, in hand, on
// the map or lost, and that the counts by zone agree.
func TestCountersAreConserved(t *testing.T) {
	t.Parallel()
	roam(t, 4, func(t *testing.T, _ *position, s *State, c engine.Choice, _ []engine.Event) {
		var have [unitKinds]int
		for k := range have {
			have[k] = int(s.pool[k]) + int(s.hand[k])
		}
		have[Teulu] += int(s.teuluLost)
		if s.phase == SetUp {
			return
		}
		var here [sides][zones]int8
		for z := zone(0); z < zones; z++ {
			for k := what(0); k < what(unitKinds); k++ {
				for _, state := range [...]*[zones][unitKinds]int8{&s.fresh, &s.spent, &s.halted, &s.down} {
					if state[z][k] < 0 {
						t.Fatalf("less than nothing in %s after %v", zoneName(z), c)
					}
				}
				n := s.unitsOf(k, z)
				have[plain(k)] += int(n)
				here[sideOf[k]][z] += n
			}
		}
		for k := range have {
			if have[k] != int(chart.counters[k].count) {
				t.Fatalf("%d %s after %v", have[k], lexicon.Whats[k], c)
			}
		}
		if here != s.here {
			t.Fatalf("units by zone are wrong after %v", c)
		}
		for a := range sides {
			for z := zone(0); z < zones; z++ {
				if (here[a][z] > 0) != (s.present[a].has(z)) {
					t.Fatalf("presence in %s is wrong", zoneName(z))
				}
			}
		}
	})
}

// TestUnitsFollowTheEvents checks that events report all that happens to units.
func TestUnitsFollowTheEvents(t *testing.T) {
	type army [zones][whats]int
	stands := func(p *position) (a army) {
		for z := zone(0); z < zones; z++ {
			for k := what(0); k < what(unitKinds); k++ {
				a[z][plain(k)] += int(p.unitsOf(k, z))
			}
		}
		for l := range leaders {
			if at := p.leaderAt[l]; at != nowhere {
				a[at][l.what()]++
			}
		}
		return a
	}
	roam(t, 2, func(t *testing.T, before *position, s *State, c engine.Choice, told []engine.Event) {
		a := stands(before)
		secret := false
		for _, e := range told {
			k := what(e.What)
			if isUnit(k) {
				k = plain(k)
			}
			switch e.Kind {
			case evPlace:
				a[e.To][k] += int(e.Count)
			case evVikings:
				a[e.To][Viking] += int(e.Count)
			case evMarch, evRetreat:
				a[e.From][k] -= int(e.Count)
				a[e.To][k] += int(e.Count)
			case evHit:
				a[e.From][k] -= int(e.Count)
			case evRemove:
				if secret = k == nothing; !secret {
					a[e.From][k] -= int(e.Count)
				}
			case evLevy:
				secret = true
			}
		}
		if !secret && a != stands(&s.position) {
			t.Fatalf("the events of %v do not tell what happened: %v", c, told)
		}
	})
}

// TestPointsAddUpToTheEvents checks the events of points against the score at
// the end of every game (§11.1.7, §11.2.6).
func TestPointsAddUpToTheEvents(t *testing.T) {
	told := 0
	roam(t, 4, func(t *testing.T, before *position, s *State, _ engine.Choice, events []engine.Event) {
		if before.phase == SetUp {
			told = 0
		}
		for _, e := range events {
			if e.Kind >= evScoreTeulu && e.Kind <= evScoreBorder {
				if side(e.Side) != s.scenario().scores {
					t.Fatalf("%s scores", lexicon.Sides[e.Side])
				}
				told += int(e.Count)
			}
		}
		tally := s.Score()
		if tally.Total != s.points() {
			t.Fatalf("the lines add up to %d, the score is %d", tally.Total, s.points())
		}
		if s.Turn().Over() && told != tally.Total {
			t.Fatalf("%d points, by the events %d", tally.Total, told)
		}
	})
}

// TestBoardIsSound checks that no two sides hold the same zone, that leaders are where
// they may be, that tags are on Norman zones and nowhere else, and that enemies are
// together only where a battle is due.
func TestBoardIsSound(t *testing.T) {
	roam(t, 4, func(t *testing.T, _ *position, s *State, c engine.Choice, _ []engine.Event) {
		if s.held[Normans]&s.held[Welsh] != 0 {
			t.Fatalf("two sides hold a zone after %v", c)
		}
		for z := zone(0); z < zones; z++ {
			if tagged := s.tag[z] != noLeader; tagged != (s.scenario().earls && s.held[Normans].has(z)) {
				t.Fatalf("tag of %s after %v", zoneName(z), c)
			}
			if s.tag[z] != noLeader && earldoms.has(z) && s.tag[z] != nearestEarl(z) {
				t.Fatalf("%s is another earl's", zoneName(z))
			}
			if s.phase != SetUp && s.contested(z) && !s.attacked.has(z) && s.raid.at != z && s.fight.at != z {
				t.Fatalf("enemies in %s for no reason after %v", zoneName(z), c)
			}
			n := 0
			for l := range leaders {
				if s.leaderAt[l] == z {
					n++
					if !s.realm(l).has(z) && s.tag[z] != s.otherLiving(l, z) {
						t.Fatalf("%s in %s after %v", lexicon.Whats[l.what()], zoneName(z), c)
					}
				}
			}
			if n > 1 {
				t.Fatalf("two leaders in %s", zoneName(z))
			}
			if s.scenario().teuluAtHome && s.unitsOf(Teulu, z) > 0 && kingdomOf(z) == nothing {
				t.Fatalf("teulu in %s after %v", zoneName(z), c)
			}
			if !s.scenario().teuluAtHome && s.unitsOf(Teulu, z) > 0 && earldoms.has(z) {
				t.Fatalf("teulu in %s after %v", zoneName(z), c)
			}
		}
		if s.ask.kind == askStrategic && s.bounds > 0 {
			t.Fatal("something is still bound")
		}
		if s.phase != Movement && s.phase != Strategic && s.phase != Events && s.phase != Combat && s.spent != [zones][unitKinds]int8{} {
			t.Fatal("units have moved outside of a movement")
		}
	})
}

// otherLiving is the living earl other than l whose a zone is.
func (s *State) otherLiving(l leader, z zone) leader {
	if e := s.tag[z]; e != noLeader && e != l && s.leaderAt[e] != nowhere {
		return e
	}
	return -2
}

// TestPositionsReadBack checks that a position written in words and read is the
// same.
func TestPositionsReadBack(t *testing.T) {
	n := 0
	roam(t, 2, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if n++; n%17 != 0 && !s.Turn().Over() {
			return
		}
		readsBack(t, s)
	})
}

func readsBack(t *testing.T, s *State) {
	t.Helper()
	text, err := s.MarshalJSON()
	if err != nil {
		t.Fatal(err)
	}
	read, err := Lords().Parse(text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	if again, _ := read.MarshalJSON(); read.(*State).position != s.position || !bytes.Equal(again, text) {
		t.Fatalf("read back differently:\n%s\n%s", text, again)
	}
}

// TestChoicesAreListedInOrder checks the order of choices: by verb, zone, kind,
// goal and number, and none twice. The order is part of the links.
func TestChoicesAreListedInOrder(t *testing.T) {
	rank := func(c engine.Choice) uint64 {
		r := uint64(c.Verb)
		for _, v := range [...]int8{c.From, c.What, c.To, c.Count} {
			r = r<<8 | uint64(v+1)
		}
		return r
	}
	roam(t, 2, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		list := s.Legal(nil)
		for i := 1; i < len(list); i++ {
			if rank(list[i-1]) >= rank(list[i]) {
				t.Fatalf("%v before %v", list[i-1], list[i])
			}
		}
	})
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{}`))
	f.Add([]byte(`{"phase":"setup"}`))
	f.Add([]byte(`{"phase":"over","lost":{"teulu":3}}`))
	f.Add([]byte(`{"scenario":"welsh-revival","turn":2,"phase":"levy","zones":{"Rhos":{"units":{"teulu":1}}}}`))
	for _, setup := range setups() {
		state, err := Lords().New(setup)
		if err != nil {
			f.Fatal(err)
		}
		for step, list := 0, state.Legal(nil); len(list) > 0 && step < 600; list = state.Legal(nil) {
			if step%61 == 0 {
				text, err := state.MarshalJSON()
				if err != nil {
					f.Fatal(err)
				}
				f.Add(text)
			}
			if _, err := state.Play(list[step*7%len(list)]); err != nil {
				f.Fatal(err)
			}
			step++
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		state, err := Lords().Parse(text)
		if err != nil {
			return
		}
		again, err := state.MarshalJSON()
		if err != nil || !json.Valid(again) {
			t.Fatal(err)
		}
		state.Pieces(nil)
		state.Standing()
		state.(*State).Score()
		playOn(t, state, text)
	})
}
