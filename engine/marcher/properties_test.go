package marcher

import (
	"bytes"
	"encoding/json"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/tabletest"
)

// What must hold in every game, whoever plays: tested with players who choose
// at random.

// look is called after every choice, with the position before it.
type look func(t *testing.T, before *position, s *State, c engine.Choice, told []engine.Event)

// setups lists every scenario for every number of players with no option, each
// option and all of them.
func setups() (list []engine.Setup) {
	for i := range scenes {
		for _, seats := range scenes[i].seats {
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
	tabletest.Stroll(t, s, seed, func(c engine.Choice, told []engine.Event) {
		look(t, &before, s, c, told)
		before = s.position
	})
}

// TestCountersAreConserved checks that every counter is in the cup, in hand, on
// the map or lost, and that the counts by zone agree.
func TestCountersAreConserved(t *testing.T) {
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
		for l := firstLeader; isLeader(l); l++ {
			if at := p.leaderAt[l-firstLeader]; at != nowhere {
				a[at][l]++
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
				if side(e.Side) != s.scene().scores {
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

// TestBoardIsSound checks that nobody holds what another side holds, that
// leaders are where they may be, that tags are on Norman zones and nowhere
// else, and that enemies are together only where a battle is due.
func TestBoardIsSound(t *testing.T) {
	roam(t, 4, func(t *testing.T, _ *position, s *State, c engine.Choice, _ []engine.Event) {
		if s.held[Normans]&s.held[Welsh] != 0 {
			t.Fatalf("two sides hold a zone after %v", c)
		}
		for z := zone(0); z < zones; z++ {
			if tagged := s.tag[z] != nothing; tagged != (s.scene().earls && s.held[Normans].has(z)) {
				t.Fatalf("tag of %s after %v", zoneName(z), c)
			}
			if s.tag[z] != nothing && earldoms.has(z) && s.tag[z] != nearestEarl(z) {
				t.Fatalf("%s is another earl's", zoneName(z))
			}
			if s.phase != SetUp && s.contested(z) && !s.attacked.has(z) && s.raid.at != z && s.fight.at != z {
				t.Fatalf("enemies in %s for no reason after %v", zoneName(z), c)
			}
			n := 0
			for l := firstLeader; isLeader(l); l++ {
				if s.leaderAt[l-firstLeader] == z {
					n++
					if !s.realm(l).has(z) && s.tag[z] != s.otherLiving(l, z) {
						t.Fatalf("%s in %s after %v", lexicon.Whats[l], zoneName(z), c)
					}
				}
			}
			if n > 1 {
				t.Fatalf("two leaders in %s", zoneName(z))
			}
			if s.scene().teuluAtHome && s.unitsOf(Teulu, z) > 0 && kingdomOf(z) == nothing {
				t.Fatalf("teulu in %s after %v", zoneName(z), c)
			}
			if !s.scene().teuluAtHome && s.unitsOf(Teulu, z) > 0 && earldoms.has(z) {
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
func (s *State) otherLiving(l what, z zone) what {
	if e := s.tag[z]; e != nothing && e != l && s.leaderAt[e-firstLeader] != nowhere {
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

// shuffleSecrets deals the levies of a side that lie face down anew, among
// their zones and with the cup, and places its set-up elsewhere.
func shuffleSecrets(s *State, a side, x *uint64) (other *State, changed bool) {
	other = s.Clone().(*State)
	var cup []what
	for _, k := range kindsOf[a] {
		for range other.pool[k] {
			if levied(k) {
				cup = append(cup, k)
			}
		}
		for z := range other.down {
			for range other.down[z][k] {
				cup = append(cup, plain(k))
			}
		}
		if levied(k) {
			other.pool[k] = 0
		}
	}
	deal := func() what {
		*x = *x*6364136223846793005 + 1442695040888963407
		i := int(*x>>33) % len(cup)
		k := cup[i]
		cup = append(cup[:i], cup[i+1:]...)
		return k
	}
	for z := range other.down {
		n := int8(0)
		for _, k := range kindsOf[a] {
			n += other.down[z][k]
			other.down[z][k] = 0
		}
		for range n {
			other.down[z][deal()]++
		}
	}
	for _, k := range cup {
		other.pool[k]++
	}
	for i := range other.scene().placings {
		if p := &other.scene().placings[i]; p.side == a && other.sites[i] != nowhere {
			*x = *x*6364136223846793005 + 1442695040888963407
			t := p.where
			for range int(*x>>33) % size(t) {
				next(&t)
			}
			other.sites[i] = first(t)
		}
	}
	other.known = false
	return other, other.position != s.position
}

// TestViewsHideTheOtherSide checks that a view does not depend on which levies
// of the other side lie face down, nor on where it has set up, and that it
// shows everything of its own side.
func TestViewsHideTheOtherSide(t *testing.T) {
	x := uint64(3)
	seen := map[question]int{}
	told, n := 0, 0
	roam(t, 4, func(t *testing.T, before *position, s *State, c engine.Choice, events []engine.Event) {
		if n++; before.phase != SetUp && n%11 != 0 {
			return
		}
		for a := range lords {
			other, changed := shuffleSecrets(s, a, &x)
			if !changed {
				continue
			}
			seen[s.ask.kind]++
			for seat := engine.Nobody; seat < engine.Seat(s.seats); seat++ {
				if seat >= 0 && s.sideOf(seat) == a {
					if s.View(seat).(*State).down != s.down {
						t.Fatal("a side does not know its own levies")
					}
					continue
				}
				compareViews(t, s.View(seat).(*State), other.View(seat).(*State))
			}
		}
		// A choice that is open to both tells the same of both.
		was := &State{position: *before}
		for a := range lords {
			other, changed := shuffleSecrets(was, a, &x)
			if !changed || c.Verb == verbDraw {
				continue
			}
			heard, err := other.Play(c)
			if err != nil {
				if was.ask.side != a {
					t.Fatalf("%v depends on what is hidden", c)
				}
				continue
			}
			if other.phase != was.phase || s.phase != was.phase || c.Verb == verbPlace || s.fight.at != nowhere || was.fight.at != nowhere {
				continue // levies are turned up, placings are shown
			}
			told++
			if len(heard) != len(events) {
				t.Fatalf("%v tells of what is hidden: %v, %v", c, heard, events)
			}
			for i := range heard {
				if heard[i] != events[i] {
					t.Fatalf("%v tells of what is hidden: %v, %v", c, heard[i], events[i])
				}
			}
		}
	})
	for _, kind := range []question{askPlace, askDraw, askMarch, askEvent, askRecall, askFever} {
		if seen[kind] == 0 {
			t.Errorf("nothing was hidden when asking %s", lexicon.Asks[kind])
		}
	}
	if told == 0 {
		t.Error("no events were compared")
	}
}

// compareViews holds two views equal in all they can tell.
func compareViews(t *testing.T, a, b *State) {
	t.Helper()
	if a.position != b.position {
		one, _ := a.MarshalJSON()
		two, _ := b.MarshalJSON()
		t.Fatalf("a view tells what is hidden:\n%s\n%s", one, two)
	}
	if a.turn%5 == 0 || a.phase == SetUp {
		one, err := a.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		two, _ := b.MarshalJSON()
		if !bytes.Equal(one, two) {
			t.Fatal("views are written differently")
		}
	}
	same(t, a.Pieces(nil), b.Pieces(nil))
	same(t, a.Legal(nil), b.Legal(nil))
	same(t, a.Standing(), b.Standing())
	if a.Turn() != b.Turn() {
		t.Fatal("a view asks what is hidden")
	}
}

func same[E comparable](t *testing.T, a, b []E) {
	t.Helper()
	if len(a) != len(b) {
		t.Fatalf("%v, %v", a, b)
	}
	for i := range a {
		if a[i] != b[i] {
			t.Fatalf("%v, %v", a[i], b[i])
		}
	}
}

// TestViewsAndDeals checks that a seat's choices in its view are those of the
// position. A view that hides nothing is the position; one that hides something
// cannot be played on, and a deal of it is a whole game that looks the same.
func TestViewsAndDeals(t *testing.T) {
	whole, dealt := 0, 0
	x := uint64(11)
	draw := func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		if seat := s.Turn().Seat; seat >= 0 {
			same(t, s.View(seat).Legal(nil), s.Legal(nil))
		}
		for seat := engine.Nobody; seat < engine.Seat(s.seats); seat++ {
			v := s.View(seat).(*State)
			if v.veiled == 0 {
				whole++
				if v.position != s.position {
					t.Fatal("a view that hides nothing is another position")
				}
				continue
			}
			dealt++
			list := s.Legal(nil)
			if _, err := v.Play(list[0]); err == nil {
				t.Fatal("a view that hides something is played on")
			}
			d := v.Deal(draw).(*State)
			if d.View(seat).(*State).position != v.position {
				t.Fatal("a deal looks otherwise")
			}
			if len(d.Legal(nil)) == 0 {
				t.Fatal("a deal ends the game")
			}
			for z := zone(0); z < zones; z++ {
				marked := d.down[z][NormanGwentArcher] + d.down[z][WelshGwentArcher]
				bare := d.down[z][NormanArcher] + d.down[z][WelshArcher]
				if ofGwent := kingdomOf(z) == Gwent && s.option[optGwentArchers] == on; ofGwent && bare > 0 || !ofGwent && marked > 0 {
					t.Fatalf("%d archers of Gwent and %d others levied in %s", marked, bare, zoneName(z))
				}
			}
		}
	})
	if whole == 0 || dealt == 0 {
		t.Errorf("%d whole views, %d that hide something", whole, dealt)
	}
}

// TestPartnersSeeTheSame checks that the commanders of a side have one view.
func TestPartnersSeeTheSame(t *testing.T) {
	roam(t, 1, func(t *testing.T, _ *position, s *State, _ engine.Choice, _ []engine.Event) {
		for seat := engine.Seat(1); seat < engine.Seat(s.seats); seat++ {
			if s.sideOf(seat) == s.sideOf(seat-1) && s.View(seat).(*State).position != s.View(seat-1).(*State).position {
				t.Fatal("partners know different things")
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
