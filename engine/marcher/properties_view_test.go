package marcher

import (
	"bytes"
	"testing"

	"bretwalda/engine"
)

// shuffleSecrets deals the face-down levies of a side again, among their zones and
// with the cup, and places its set-up elsewhere.
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
	for i := range other.scenario().placings {
		if p := &other.scenario().placings[i]; p.side == a && other.sites[i] != nowhere {
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
	t.Parallel()
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
	t.Parallel()
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
			if v.concealed == 0 {
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
