package link_test

import (
	"errors"
	"slices"
	"testing"

	"bretwalda/engine"
	"bretwalda/engine/dice"
	"bretwalda/engine/games"
	"bretwalda/engine/internal/toy"
	"bretwalda/engine/match"
)

// A changed program sends these; the honest ones answer.

// rewritten is a match in the hands of a cheat: the first n choices of it, with all
// tokens that its link shows, also those of later possessions. They can go on for
// every seat as far as these reach. The change is made before seats are taken.
func rewritten(t testing.TB, m *match.Match, n int, change ...func(*match.Match) error) *match.Match {
	t.Helper()
	h, err := m.Header()
	if err != nil {
		t.Fatal(err)
	}
	cheat, err := match.Invite(m.Game(), h.Setup, h.Players, h.Host, h.Dice)
	if err != nil {
		t.Fatal(err)
	}
	for _, do := range change {
		if err := do(cheat); err != nil {
			t.Fatal(err)
		}
	}
	for i := range h.Players {
		seat := engine.Seat(i)
		k, token, _ := m.Committed(seat)
		if err := cheat.Commit(seat, k, token); err != nil {
			t.Fatal(err)
		}
		if err := cheat.SetOrders(seat, m.Orders(seat)); err != nil {
			t.Fatal(err)
		}
	}
	if err := cheat.Begin(); err != nil {
		t.Fatal(err)
	}
	copyOn(t, cheat, m, n)
	carry(cheat, m)
	return cheat
}

// carry gives a match the proofs of another, as they are.
func carry(to, from *match.Match) {
	from.Vouch()
	for i := range engine.Seat(engine.MaxSeats) {
		v := from.VouchOf(i)
		v.Choices = min(v.Choices, to.Len())
		to.SetVouch(i, v)
	}
}

// copyOn makes the choices of a match in another one, up to number n. It stops
// where they do not fit any more.
func copyOn(t testing.TB, to, from *match.Match, n int) {
	t.Helper()
	for to.Len() < n && !to.Turn().Over() {
		e := from.Log()[to.Len()]
		do := to.Do
		if e.Orders {
			do = to.DoFor
		}
		if e.Seat != to.Turn().Seat || int(e.Rank) >= len(to.Legal()) {
			return
		}
		if _, err := do(int(e.Rank)); errors.Is(err, match.ErrAway) || errors.Is(err, match.ErrDice) {
			return
		} else if err != nil {
			t.Fatal(err)
		}
	}
}

// from is the match of a device that opens the newest link in which choice n
// was not made yet, and goes on up to it as it has gone on then.
func (c *circle) from(d *device, n int) *match.Match {
	c.Helper()
	var m *match.Match
	for _, text := range c.texts {
		if old := decode(c, text); old.Len() <= n {
			m = old
		}
	}
	if err := m.Hold(d.seat, d.secret); err != nil {
		c.Fatal(err)
	}
	if _, err := m.Continue(); err != nil {
		c.Fatal(err)
	}
	copyOn(c, m, c.at.m, n)
	return m
}

// lastOf is the newest choice with an alternative that a seat made in a possession
// of its own, before choice n.
func lastOf(t testing.TB, m *match.Match, seat engine.Seat, n int) int {
	t.Helper()
	for n--; n >= 0; n-- {
		if e := m.Log()[n]; e.Seat == seat && e.Holder == seat && !e.Forced() {
			return n
		}
	}
	t.Fatalf("seat %d has made no choice", seat)
	return -1
}

// chosen goes on until a seat has passed on a possession in which it had a choice,
// and returns the seat and its newest choice.
func (c *circle) chosen() (engine.Seat, int) {
	c.Helper()
	for {
		seat, start := c.at.seat, c.at.m.Len()
		c.until(func(*match.Match) bool { return c.at.seat != seat })
		if n := lastOf(c, c.at.m, seat, c.at.m.Len()); n >= start {
			return seat, n
		}
	}
}

// otherwise makes another choice than choice number m.Len() of a match.
func otherwise(t testing.TB, m, than *match.Match) {
	t.Helper()
	e := than.Log()[m.Len()]
	if _, err := m.Do((int(e.Rank) + 1) % int(e.Len)); err != nil {
		t.Fatal(err)
	}
}

// told checks the relation that a device finds for a cheat's link, and that all wanted
// doubts are among its doubts, each surely.
func told(t testing.TB, d *device, sent *match.Match, want match.Relation, doubts ...match.Doubt) match.Finding {
	t.Helper()
	before := encode(t, d.m)
	found := d.open(t, encode(t, sent))
	if found.Relation != want {
		t.Fatalf("seat %d finds %v, not %v: %+v", d.seat, found.Relation, want, found)
	}
	for _, w := range doubts {
		if !slices.ContainsFunc(found.Doubts, func(got match.Doubt) bool {
			return got.Kind == w.Kind && got.Seat == w.Seat && got.Place == w.Place && got.Sure == w.Sure && (w.Holders == nil || slices.Equal(got.Holders, w.Holders))
		}) {
			t.Errorf("seat %d is not told %v of seat %d at %d: %+v", d.seat, w.Kind, w.Seat, w.Place, found.Doubts)
		}
	}
	if len(doubts) > 0 && encode(t, d.m) != before {
		t.Errorf("seat %d has gone on with a match in doubt", d.seat)
	}
	return found
}

// arena is where the cheats are tried: one game with chained and sealed dice.
type arena struct {
	*testing.T
	game   engine.Game
	kind   dice.Kind
	passed int // hand-overs so far
}

func arenas(t *testing.T, try func(a arena)) {
	for _, a := range []arena{
		{t, toy.Game(), dice.Chained, 12},
		{t, toy.Game(), dice.Sealed, 22},
		{t, games.ByID("britannia-2008"), dice.Chained, 12},
		{t, games.ByID("britannia-2008"), dice.Sealed, 22},
	} {
		t.Run(a.game.ID()+" "+a.kind.String(), func(t *testing.T) {
			a.T = t
			try(a)
		})
	}
}

// table is a circle in the midst of the game.
func (a arena) table() *circle {
	c := begun(a, a.game, a.kind, 4)
	c.until(func(*match.Match) bool { return c.passed >= a.passed })
	return c
}

// A player does not like how their turn went, which all have seen, and plays it
// again from the link that began it.
func TestATurnPlayedAgain(t *testing.T) {
	arenas(t, func(a arena) {
		c := a.table()
		cheat, n := c.chosen()
		sent := c.passed
		c.until(func(m *match.Match) bool { return c.passed > sent }) // all have seen the dice
		again := c.from(c.devices[cheat], n)
		otherwise(a, again, c.at.m)
		for _, d := range c.devices {
			if d.seat != cheat {
				found := told(a, d, again, match.Fork, match.Doubt{Kind: match.Replayed, Seat: cheat, Place: n, Holders: []engine.Seat{cheat}, Sure: true})
				if found.Ours.Holder != cheat || found.Theirs.Holder != cheat || found.Ours.Choice == found.Theirs.Choice || found.Parting != n {
					a.Errorf("the parting is told as %+v", found)
				}
			}
		}
	})
}

// A player goes on from a link of two turns ago.
func TestGoingOnFromAnOldLink(t *testing.T) {
	arenas(t, func(a arena) {
		c := a.table()
		cheat := c.at.seat
		start, turns := c.at.m.Len(), 0
		c.until(func(m *match.Match) bool {
			if m.Awaits() == cheat && c.at.seat != cheat {
				turns++
			}
			return turns == 2
		})
		n := lastOf(a, c.at.m, cheat, start)
		again := c.from(c.devices[cheat], n)
		otherwise(a, again, c.at.m)
		for _, d := range c.devices {
			if d.seat != cheat {
				told(a, d, again, match.Fork, match.Doubt{Kind: match.Stale, Seat: cheat, Place: n, Holders: []engine.Seat{cheat}, Sure: true})
			}
		}
	})
}

// A player alters another's old choice, and leaves the rest as far as possible.
func TestAnEditedLog(t *testing.T) {
	arenas(t, func(a arena) {
		c := a.table()
		n := c.at.m.Len()
		c.until(func(m *match.Match) bool { return c.passed >= a.passed+9 })
		m, cheat := c.at.m, c.at.seat
		victim, witness := (cheat+1)%4, (cheat+2)%4
		var edited *match.Match
		var hands []engine.Seat
		for len(hands) < 3 || !slices.Contains(hands, witness) { // the rest does not fit: such an edit nobody would send
			n = lastOf(a, m, victim, n)
			for other := 1; other < int(min(m.Log()[n].Len, 5)); other++ {
				edited = rewritten(a, m, n)
				if _, err := edited.Do((int(m.Log()[n].Rank) + other) % int(m.Log()[n].Len)); err != nil {
					a.Fatal(err)
				}
				copyOn(a, edited, m, m.Len())
				if hands = holders(edited, n); len(hands) >= 3 && slices.Contains(hands, witness) {
					break
				}
			}
		}
		place := slices.IndexFunc(edited.Log()[n:], func(e match.Entry) bool { return e.Holder == witness })
		told(a, c.devices[witness], edited, match.Fork,
			match.Doubt{Kind: match.Edited, Seat: victim, Place: n, Holders: without(hands, witness), Sure: true},
			match.Doubt{Kind: match.Forged, Seat: witness, Place: n + place, Sure: true})
		told(a, c.devices[victim], edited, match.Fork,
			match.Doubt{Kind: match.Forged, Seat: victim, Place: n, Sure: true})
	})
}

// holders are the seats that have had a match from choice n on, in order.
func holders(m *match.Match, n int) []engine.Seat {
	var hands []engine.Seat
	for _, e := range m.Log()[n:] {
		if !slices.Contains(hands, e.Holder) {
			hands = append(hands, e.Holder)
		}
	}
	return hands
}

func without(hands []engine.Seat, seat engine.Seat) []engine.Seat {
	return slices.DeleteFunc(slices.Clone(hands), func(s engine.Seat) bool { return s == seat })
}

// A player makes a choice of another, in a possession whose token all have seen. A
// possession of another they cannot begin.
func TestAChoiceOfAnother(t *testing.T) {
	arenas(t, func(a arena) {
		c := a.table()
		victim := c.at.seat
		c.until(func(m *match.Match) bool { return c.at.seat != victim })
		m, cheat := c.at.m, c.at.seat
		n := lastOf(a, m, victim, m.Len())
		forged := rewritten(a, m, n)
		otherwise(a, forged, m)
		forged.Hold(cheat, c.at.secret)
		for forged.Awaits() == cheat && !forged.Turn().Over() {
			if _, err := forged.Do(0); err != nil {
				a.Fatal(err)
			}
		}
		found := told(a, c.devices[victim], forged, match.Fork, match.Doubt{Kind: match.Forged, Seat: victim, Place: n, Sure: true})
		if found.Ours.Choice == found.Theirs.Choice {
			a.Error("the choices are not told apart")
		}

		c.until(func(m *match.Match) bool { return m.Awaits() >= 0 && m.Awaits() != c.at.seat && m.Turn().Seat >= 0 })
		before := c.at.m.Len()
		if _, err := c.at.m.Do(0); !errors.Is(err, match.ErrAway) || c.at.m.Len() != before {
			a.Errorf("a possession of another was begun: %v", err)
		}
	})
}

// A player makes a choice of their own as if their standing orders had made it on the
// device before: the dice would be those of that possession, which they know.
func TestAChoicePassedForAnOrder(t *testing.T) {
	arenas(t, func(a arena) {
		c := a.table()
		c.until(func(m *match.Match) bool {
			_, settled := m.Answer()
			return m.Turn().Seat >= 0 && m.Awaits() != c.at.seat && !settled
		})
		before, cheat := c.at.seat, c.at.m.Awaits()
		c.next()
		slipped := rewritten(a, c.at.m, c.at.m.Len())
		n := slipped.Len()
		if _, err := slipped.DoFor(0); err != nil {
			a.Fatal(err)
		}
		told(a, c.devices[before], slipped, match.Continues, match.Doubt{Kind: match.Presumed, Seat: cheat, Place: n, Sure: true})
		witness := (before + 1) % 4
		if witness == cheat {
			witness = (before + 2) % 4
		}
		told(a, c.devices[witness], slipped, match.Continues, match.Doubt{Kind: match.Presumed, Seat: cheat, Place: n, Holders: []engine.Seat{before}, Sure: true})
	})
}

// An honest player undoes a choice that they have sent before their turn was over:
// no dice are in between, and it is no certain cheat.
func TestAChoiceTakenBack(t *testing.T) {
	c := begun(t, games.ByID("britannia-2008"), dice.Chained, 4)
	c.until(func(m *match.Match) bool { return c.passed >= 5 && m.Awaits() == c.at.seat && m.CanUndo() })
	text := encode(t, c.at.m)
	witness := c.devices[(c.at.seat+1)%4]
	if found := witness.open(t, text); found.Relation != match.Continues {
		t.Fatalf("a link in the midst of a turn is %v", found.Relation)
	}
	n := c.at.m.Len() - 1
	if err := c.at.m.Undo(); err != nil {
		t.Fatal(err)
	}
	otherwise(t, c.at.m, witness.m)
	found := told(t, witness, c.at.m, match.Fork, match.Doubt{Kind: match.TakenBack, Seat: c.at.seat, Place: n})
	if found.Cheated() {
		t.Errorf("told as a certain cheat: %+v", found.Doubts)
	}
}

// With dice by hand nothing proves a roll, but that it was another one before.
func TestADieEnteredAnew(t *testing.T) {
	c := begun(t, toy.Game(), dice.ByHand, 3)
	c.until(func(m *match.Match) bool { return c.passed >= 9 })
	m := c.at.m
	n := m.Len() - 1
	for m.Log()[n].Seat != engine.Nature || m.Log()[n].Holder == c.at.seat {
		n--
	}
	cheat := m.Log()[n].Holder
	again := rewritten(t, m, n)
	otherwise(t, again, m)
	for _, d := range c.devices {
		if d.seat != cheat {
			found := told(t, d, again, match.Fork, match.Doubt{Kind: match.Replayed, Seat: cheat, Place: n, Holders: []engine.Seat{cheat}, Sure: true})
			if found.Theirs.Seat != engine.Nature {
				t.Errorf("they part by %+v", found.Theirs)
			}
		}
	}
}
