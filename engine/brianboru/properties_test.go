package brianboru

import (
	"bytes"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/rulestest"
)

// Properties of every game, tested with random players.

// look is called after every choice.
type look func(t *testing.T, s *State, c engine.Choice, told []engine.Event)

// setups are all ways to play: three, four and five players, and the option.
var setups = []engine.Setup{
	{Seats: 3, Options: []uint8{0}},
	{Seats: 4, Options: []uint8{0}},
	{Seats: 5, Options: []uint8{0}},
	{Seats: 5, Options: []uint8{1}},
}

// wander plays random games of every setup.
func wander(t *testing.T, games int, look look) {
	t.Helper()
	for i, setup := range setups {
		for seed := range uint64(games) {
			stroll(t, setup, seed*7+uint64(i), look)
		}
	}
}

// chooser draws numbers, the same for the same seed.
type chooser uint64

func (x *chooser) below(n int) int {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	return int(uint64(*x) % uint64(n))
}

// stroll plays one random game.
func stroll(t *testing.T, setup engine.Setup, seed uint64, look look) {
	t.Helper()
	state, err := HighKing().New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s := state.(*State)
	rulestest.Stroll(t, s, seed, func(c engine.Choice, told []engine.Event) { look(t, s, c, told) })
}

// TestPositionsReadBack checks that a position written in words and read is the same.
func TestPositionsReadBack(t *testing.T) {
	t.Parallel()
	wander(t, 4, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		text, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		read, err := HighKing().Parse(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if read.(*State).position != s.position {
			again, _ := read.MarshalJSON()
			t.Fatalf("read back differently:\n%s\n%s", text, again)
		}
	})
}

// TestPointsAddUp checks that points are ten to begin with and those of the events.
func TestPointsAddUp(t *testing.T) {
	var points [maxSeats]int16
	wander(t, 40, func(t *testing.T, s *State, _ engine.Choice, told []engine.Event) {
		for _, e := range told {
			if e.Kind == evFirst {
				for i := range points {
					points[i] = startPoints
				}
			}
			if e.Kind >= evScoreMarriage && e.Kind <= evScoreRegions {
				points[e.Side] += e.Count
			}
		}
		for i := range s.seats {
			if s.player[i].points != points[i] || points[i] < 0 {
				t.Fatalf("seat %d has %d points, by the events %d", i, s.player[i].points, points[i])
			}
		}
	})
}

// changing are the events after which something is not where, or as much as, it was.
var changing = []uint8{
	evVikings, evCoins, evRenown, evCourt, evFallBack, evChurch, evRaid, evTown, evExpand, evLiberate,
	evMarker, evMarry, evIncursion, evSpoils, evBlessed, evMonastery, evFlip, evClaim,
}

// TestEventsTellEverything checks that coins, renown, raiders, discs in the church,
// spaces of the track, towns, tokens and claims follow from the events, and no event
// makes nothing of them.
func TestEventsTellEverything(t *testing.T) {
	var told position
	wander(t, 40, func(t *testing.T, s *State, _ engine.Choice, events []engine.Event) {
		for _, e := range events {
			if e.Kind == evFirst {
				told = newBoard(int(s.seats), s.playAll).position
			}
			before := told
			if retell(&told, e); told == before && slices.Contains(changing, e.Kind) {
				t.Fatalf("%s is told, and nothing changes: %+v", lexicon.Events[e.Kind], e)
			}
		}
		for i := range s.seats {
			want, got := s.player[i], told.player[i]
			got.points, got.hand, got.married = want.points, want.hand, want.married
			if s.phase == phaseMarriage && i == s.actor {
				got.space = want.space // a disc goes back when the benefits are settled
			}
			if got != want {
				t.Fatalf("seat %d is %+v, by the events %+v", i, want, got)
			}
		}
		if told.viking != s.viking || told.monastery != s.monastery || told.faceUp != s.faceUp || told.claim != s.claim ||
			told.battle != s.battle && s.phase != phaseBattle || told.holder != s.holder {
			t.Fatalf("the board is %+v, by the events %+v", s.position, told)
		}
	})
}

// retell carries out an event on a board.
func retell(p *position, e engine.Event) {
	var own *player
	if e.Side >= 0 && e.Side < maxSeats {
		own = &p.player[e.Side]
	}
	switch e.Kind {
	case evFirst, evMarker:
		p.holder = side(e.Side)
	case evVikings:
		p.battle += e.Count
	case evCoins:
		own.coins += e.Count
	case evRenown:
		own.renown += e.Count
	case evCourt, evFallBack:
		own.space = int8(e.Extra)
	case evChurch:
		own.church += e.Count
	case evRaid:
		own.raiders += e.Count
		p.battle -= e.Count
	case evTown, evExpand:
		own.discs |= place(e.To).set()
	case evLiberate:
		p.viking &^= place(e.To).set()
	case evMarry:
		own.space = 0
	case evIncursion:
		p.viking |= place(e.To).set()
	case evSpoils:
		own.raiders -= e.Count
	case evBlessed:
		own.church -= e.Count
	case evMonastery:
		p.monastery |= place(e.To).set()
	case evFlip:
		p.faceUp |= only(place(e.To).region())
	case evClaim:
		p.claim[e.To-townCount] = side(e.Side)
		if side(e.Side) == Vikings {
			p.claim[e.To-townCount] = nobody
		}
	}
	// The rest of the battle area goes back before the church step.
	if e.Kind == evIncursion || e.Kind == evSpared {
		p.battle = 0
	}
}

// TestTheTableIsSound checks that every card is in one place, a town has one disc at
// most, nothing is below nothing, and a space of the track has one disc.
func TestTheTableIsSound(t *testing.T) {
	wander(t, 40, func(t *testing.T, s *State, c engine.Choice, _ []engine.Event) {
		var held cards
		var discs set
		spaces := uint(0)
		for i := range s.seats {
			p := &s.player[i]
			for _, some := range []cards{p.hand, s.packet[i], playedBy(s, i)} {
				if held&some != 0 {
					t.Fatalf("a card in two places after %v", c)
				}
				held |= some
			}
			if discs&p.discs != 0 || p.coins < 0 || p.renown < 1 || p.church < 0 || p.raiders < 0 || p.points < 0 || p.space > topSpace {
				t.Fatalf("seat %d: %+v after %v", i, *p, c)
			}
			discs |= p.discs
			if on := uint(1) << uint(p.space); p.space > 0 && s.ask.kind != askCourtExtra {
				if spaces&on != 0 {
					t.Fatalf("two discs on space %d after %v", p.space, c)
				}
				spaces |= on
			}
		}
		if s.aside != noCard && held.has(s.aside) {
			t.Fatal("the card left over is in a hand")
		}
		if s.viking&^discs != 0 || s.monastery&^discs != 0 || s.battle < 0 {
			t.Fatalf("tokens without a disc after %v", c)
		}
		for r, who := range s.claim {
			if who != nobody && !s.faceUp.has(region(r)) {
				t.Fatal("a claim is taken face down")
			}
		}
	})
}

func playedBy(s *State, who side) cards {
	if s.trick[who] == noCard {
		return 0
	}
	return s.trick[who].set()
}

// shuffled is a position that a seat cannot tell from this one: all the cards
// it may not know are dealt again among the places they may be in.
func shuffled(s *State, seat engine.Seat, x *chooser) *State {
	twin := s.Clone().(*State)
	view := s.View(seat).(*State)
	again := view.Deal(x.below).(*State)
	for i := range twin.player {
		twin.player[i].hand = again.player[i].hand
	}
	twin.packet, twin.aside = again.packet, again.aside
	return twin
}

// TestViewsLeakNothing checks that two positions that differ only in cards hidden from
// a seat have the same view, pieces, standing, choices and events.
func TestViewsLeakNothing(t *testing.T) {
	t.Parallel()
	x := chooser(99)
	differed := 0
	wander(t, 3, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		for seat := engine.Nobody; seat < engine.Seat(s.seats); seat++ {
			twin := shuffled(s, seat, &x)
			if twin.position != s.position {
				differed++
			}
			a, b := s.View(seat).(*State), twin.View(seat).(*State)
			if a.position != b.position {
				t.Fatalf("seat %d: the view depends on hidden cards", seat)
			}
			one, err := a.MarshalJSON()
			if err != nil {
				t.Fatal(err)
			}
			other, _ := b.MarshalJSON()
			if !bytes.Equal(one, other) || !slices.Equal(a.Pieces(nil), b.Pieces(nil)) || !slices.Equal(a.Standing(), b.Standing()) ||
				a.Turn() != b.Turn() || !slices.Equal(a.Legal(nil), b.Legal(nil)) {
				t.Fatalf("seat %d may know\n%s\n%s", seat, one, other)
			}
			secret := s.ask.kind == askKeep || s.ask.kind == askLead || s.ask.kind == askFollow
			switch {
			case s.ask.kind == askDeal || secret && s.ask.seat != seat:
				if len(a.Legal(nil)) != 0 {
					t.Fatalf("seat %d is told the choices of seat %d", seat, s.ask.seat)
				}
			case !slices.Equal(a.Legal(nil), s.Legal(nil)):
				t.Fatalf("seat %d is not told the choices of %s", seat, lexicon.Asks[s.ask.kind])
			}
			if seat >= 0 && seat == s.ask.seat {
				sameEvents(t, s, twin, &x)
			}
		}
	})
	if differed == 0 {
		t.Fatal("no position hid anything")
	}
}

// sameEvents plays the same choice in both. The effects of a seat's own choice are the
// same, up to the next trick or the last cards, which are forced.
func sameEvents(t *testing.T, s, twin *State, x *chooser) {
	t.Helper()
	list := s.Legal(nil)
	c := list[x.below(len(list))]
	a, b := s.Clone().(*State), twin.Clone().(*State)
	if a.player[s.ask.seat].hand.len() <= 1 && s.ask.kind == askFollow {
		return
	}
	one, err := a.Play(c)
	if err != nil {
		t.Fatal(err)
	}
	other, err := b.Play(c)
	if err != nil {
		t.Fatal(err)
	}
	for i := range min(len(one), len(other)) {
		if one[i].Kind == evTurn || i > 0 && one[i].Kind == evPlay {
			return
		}
		if one[i] != other[i] {
			t.Fatalf("after %v the events are\n%v\n%v", c, one, other)
		}
	}
}

// TestViewsAreNotPlayed, but a position dealt from one is, to the end.
func TestViewsAreNotPlayed(t *testing.T) {
	t.Parallel()
	x := chooser(5)
	dealt := 0
	wander(t, 2, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		seat := s.ask.seat
		if seat < 0 {
			return
		}
		v := s.View(seat).(*State)
		if _, err := v.Play(v.Legal(nil)[0]); err == nil {
			t.Fatal("a view was played")
		}
		d := v.Deal(x.below).(*State)
		if got := d.View(seat).(*State).position; got != v.position {
			t.Fatal("the deal looks different")
		}
		if dealt++; dealt%20 != 0 {
			return
		}
		for !d.Turn().Over() {
			list := d.Legal(nil)
			if _, err := d.Play(list[x.below(len(list))]); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// TestAViewIsNoPosition checks that a position with hidden cards cannot be read back.
func TestAViewIsNoPosition(t *testing.T) {
	hides := 0
	wander(t, 1, func(t *testing.T, s *State, _ engine.Choice, _ []engine.Event) {
		text, err := s.View(0).MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(text, []byte(`"hidden"`)) {
			return
		}
		hides++
		if _, err := HighKing().Parse(text); err == nil {
			t.Fatalf("read: %s", text)
		}
	})
	if hides == 0 {
		t.Fatal("nothing was hidden")
	}
}
